import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { LABELS } from '#features/jobs/rules.ts';
import { JOB_TYPES, SALARY_PERIODS, WORK_TYPES } from '#features/jobs/shapes.ts';
import type { Question } from '#features/questions/shapes.ts';
import { Options, QuestionField } from '#features/questions/web/parts.ts';
import { call } from '#kit/ui/data/api.ts';
import { DateInput } from '#kit/ui/inputs/DateInput.tsx';
import { NumberInput } from '#kit/ui/inputs/NumberInput.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { paths } from '#kit/ui/paths.ts';
import { formatDay, type Language } from '#kit/ui/text/dates.ts';
import { useCountryWords, useLocale } from '#kit/ui/text/locale.tsx';
import { OnboardingSearch, saveCareerDirection } from '../contract.ts';
import { CAREER_PARTS, type CareerPart } from '../rules.ts';
import { CareerDirection, type Onboarding, WishedPlace } from '../shapes.ts';
import { type CareerValues, placeName, radiusText } from './career-values.ts';
import { Places } from './PlacesInput.tsx';
import { RolesInput, RolesOfTrade } from './RolesInput.tsx';
import { StepForm } from './StepForm.tsx';
import { answerName, answersAsSpecified, answersToBegin, describeAnswer, offeredAnswers, stepResolver } from './step-values.ts';

type StepProps = {
  state: Onboarding;
  questions: readonly Question[];
  onSaved: (state: Onboarding) => Promise<void>;
  /** Shown in the profile, where nothing comes before or after it. */
  inProfile?: boolean;
};

/** Step 3. */
export function CareerStep({ state, questions, onSaved, inProfile = false }: StepProps) {
  const { countryId, language } = useLocale();
  const { career, finished } = state;
  const bodyOf = useMemo(
    () =>
      ({ answers: given, ...values }: CareerValues) => ({ ...values, ...answersAsSpecified(questions, given) }),
    [questions],
  );
  const { salary_currency } = career;
  const startFrom = ({ career: { salary_currency: _, ...wishes }, answers, revisions }: Onboarding) => ({
    values: {
      ...wishes,
      start_date: wishes.start_date ?? '',
      discharge_date: wishes.discharge_date ?? '',
      answers: answersToBegin(questions, answers),
    },
    revision: revisions.career,
  });
  const form = useForm<CareerValues>({
    defaultValues: startFrom(state).values,
    resolver: stepResolver<CareerValues>(CareerDirection, bodyOf, questions),
    shouldFocusError: false,
    mode: 'onTouched',
  });
  const { control } = form;
  const parts = useCareerParts(questions, inProfile);
  const symbol = salary_currency === 'USD' ? '$' : salary_currency === 'GBP' ? '£' : salary_currency;
  return (
    <StepForm
      form={form}
      label="Career Direction"
      backHref={parts.backHref}
      {...(parts.pages && { pages: parts.pages })}
      {...(inProfile && { action: 'Save changes' })}
      draftName="onboarding-career"
      cleanDraft={(values) => ({ ...values, answers: offeredAnswers(questions, values.answers) })}
      finished={finished.includes(3)}
      bodyOf={bodyOf}
      state={state}
      startFrom={startFrom}
      describe={(name, value) => describeAnswer(questions, name, value) ?? describeWish(name, value, language)}
      onSend={async (values, revision) => (await call(saveCareerDirection, { body: { ...bodyOf(values), revision } })).data}
      onSaved={onSaved}
    >
      {parts.shown && <PartBar parts={parts.all} shown={parts.shown} />}
      {parts.shows('direction') &&
        questions.map((question) => (
          <QuestionField key={question.id} question={question} control={control} name={`answers.${answerName(question.id)}`} />
        ))}
      {parts.shows('roles') && (
        <>
          <RolesInput control={control} />
          <RolesOfTrade control={control} periods={state.service} />
        </>
      )}
      {parts.shows('places') && <Places control={control} countryId={countryId} />}
      {parts.shows('pay') && <Pay control={control} symbol={symbol} />}
      {parts.shows('dates') && <Dates control={control} />}
    </StepForm>
  );
}

/** One group a page in onboarding, all of them in the profile. */
function useCareerParts(questions: readonly Question[], inProfile: boolean) {
  const { part } = useUrlSearch(OnboardingSearch);
  const navigate = useNavigate();
  if (inProfile) return { all: CAREER_PARTS, shown: null, shows: () => true, backHref: null, pages: null };
  const all = CAREER_PARTS.filter((one) => one !== 'direction' || questions.length > 0);
  const at = Math.max(0, part ? all.indexOf(part) : 0);
  const shown = all[at] ?? 'roles';
  const [before, after] = [all[at - 1], all[at + 1]];
  const go = (to: CareerPart) => void navigate({ href: paths.veteran.onboarding({ step: 3, part: to }) });
  return {
    all,
    shown,
    shows: (one: CareerPart) => one === shown,
    backHref: paths.veteran.onboarding(before ? { step: 3, part: before } : { step: 2 }),
    pages: {
      step: 3,
      fields: FIELDS[shown],
      next: after ? () => go(after) : null,
      show: (field: string) => go(all.find((one) => FIELDS[one].some((name) => field.startsWith(name))) ?? shown),
    },
  };
}

const FIELDS = {
  direction: ['answers'],
  roles: ['wished_roles'],
  places: ['wished_places', 'remote_ok', 'work_types'],
  pay: ['job_types', 'salary_from', 'salary_per'],
  dates: ['discharge_date', 'start_date'],
} as const satisfies Record<CareerPart, readonly (keyof CareerValues)[]>;

const PART_NAMES: Record<CareerPart, string> = {
  direction: 'Direction',
  roles: 'Roles',
  places: 'Places',
  pay: 'Job type and pay',
  dates: 'Dates',
};

/** The pages of this step as links. */
function PartBar({ parts, shown }: { parts: readonly CareerPart[]; shown: CareerPart }) {
  const at = parts.indexOf(shown);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [shown]);
  return (
    <Box>
      <Box
        component="nav"
        aria-label="Parts of this step"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 2, typography: 'body2' }}
      >
        {parts.map((one) => (
          <Link
            key={one}
            href={paths.veteran.onboarding({ step: 3, part: one })}
            aria-current={one === shown ? 'page' : undefined}
            underline={one === shown ? 'always' : 'hover'}
            color={one === shown ? 'text.primary' : 'text.secondary'}
            sx={{ py: 0.75, fontWeight: one === shown ? 600 : 400 }}
          >
            {PART_NAMES[one]}
          </Link>
        ))}
      </Box>
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2">
        {PART_NAMES[shown]}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`Part ${at + 1} of ${parts.length}`}
      </Typography>
    </Box>
  );
}

/** A field's label and its value in words. */
function describeWish(name: string, value: unknown, language: Language): { label: string; text: string } {
  const text = typeof value === 'string' ? value : '';
  const listed = (items: readonly unknown[] = Array.isArray(value) ? value : []) => items.join(', ');
  const chosen = <Of extends string>(of: readonly Of[], labels: Record<Of, string>) =>
    listed(of.filter((one) => Array.isArray(value) && value.includes(one)).map((one) => labels[one]));
  switch (name) {
    case 'wished_roles':
      return { label: 'Roles', text: listed() };
    case 'wished_places':
      return {
        label: 'Places',
        text: listed(
          WishedPlace.array()
            .safeParse(value)
            .data?.map((place) => `${placeName(place)} (${radiusText(place.radius_miles)})`),
        ),
      };
    case 'remote_ok':
      return { label: 'Remote work is fine', text: value === null ? '' : value ? 'Yes' : 'No' };
    case 'work_types':
      return { label: 'Work type', text: chosen(WORK_TYPES, LABELS.type) };
    case 'job_types':
      return { label: 'Job types', text: chosen(JOB_TYPES, LABELS.job_type) };
    case 'salary_from':
      return { label: 'Minimum pay', text: typeof value === 'number' ? value.toLocaleString(language) : '' };
    case 'salary_per':
      return { label: 'Pay per', text };
    case 'discharge_date':
      return { label: 'Discharge date', text: text && formatDay(text, language) };
    default:
      return { label: 'Available from', text: text && formatDay(text, language) };
  }
}

type PartProps = { control: Control<CareerValues> };

function Pay({ control, symbol }: PartProps & { symbol: string }) {
  return (
    <>
      <Options
        control={control}
        name="job_types"
        label="Job types"
        optional
        several
        options={JOB_TYPES.map((value) => ({ value, text: LABELS.job_type[value] }))}
        chosen={(value) => (Array.isArray(value) ? value : [])}
        next={(value, before) => (before.includes(value) ? before.filter((one) => one !== value) : [...before, value])}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 240px) minmax(0, 200px)' },
          alignItems: 'start',
        }}
      >
        <NumberInput
          control={control}
          name="salary_from"
          step="any"
          label="Minimum pay"
          optional
          startAdornment={<Box sx={{ mr: 0.5, color: 'text.secondary' }}>{symbol}</Box>}
          help="We use this to rank jobs. Employers never see it."
        />
        <SelectInput
          control={control}
          name="salary_per"
          label="Per"
          options={SALARY_PERIODS.map((value) => ({ value, label: `${value[0]?.toUpperCase()}${value.slice(1)}` }))}
        />
      </Box>
    </>
  );
}

function Dates({ control }: PartProps) {
  const words = useCountryWords();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 240px))' },
        alignItems: 'start',
      }}
    >
      <DateInput
        control={control}
        name="discharge_date"
        label="Discharge date"
        optional
        help={`The day you leave or left ${words.forces}. Many entitlements depend on it.`}
      />
      <DateInput
        control={control}
        name="start_date"
        label="Available from"
        optional
        help="You can start during terminal leave, before your last day."
      />
    </Box>
  );
}

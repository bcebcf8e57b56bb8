import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { getCountries } from '#features/lookups/contract.ts';
import type { Question } from '#features/questions/shapes.ts';
import { QuestionField } from '#features/questions/web/parts.ts';
import { countryOf, UNITED_STATES } from '#kit/country/country.ts';
import { call } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { DateInput } from '#kit/ui/inputs/DateInput.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { formatDay, type Language } from '#kit/ui/text/dates.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { savePersonalDetails } from '../contract.ts';
import { GENDERS, type Onboarding, PersonalDetails } from '../shapes.ts';
import { StepForm } from './StepForm.tsx';
import {
  type AnswerValues,
  answerName,
  answersAsSpecified,
  answersToBegin,
  describeAnswer,
  offeredAnswers,
  stepResolver,
} from './step-values.ts';

type Values = {
  dob: string;
  country_code: string;
  phone_number: string;
  gender: (typeof GENDERS)[number] | null;
  answers: AnswerValues;
};

const GENDER_NAMES: Record<(typeof GENDERS)[number], string> = {
  female: 'Female',
  male: 'Male',
  non_binary: 'Non-binary',
  other: 'Other',
};

type StepProps = {
  state: Onboarding;
  questions: readonly Question[];
  onSaved: (state: Onboarding) => Promise<void>;
  /** Shown in the profile, where nothing comes before or after it. */
  inProfile?: boolean;
};

/** Step 1. */
export function PersonalStep({ state, questions, onSaved, inProfile = false }: StepProps) {
  const { countryId, siteName, language } = useLocale();
  const bodyOf = useMemo(
    () =>
      ({ answers: given, ...values }: Values) => ({ ...values, ...answersAsSpecified(questions, given) }),
    [questions],
  );
  const startFrom = ({ personal, answers, revisions }: Onboarding) => ({
    values: {
      dob: personal.dob ?? '',
      country_code: personal.country_code ?? countryOf(countryId).phoneCode,
      phone_number: personal.phone_number ?? '',
      gender: personal.gender,
      answers: answersToBegin(questions, answers),
    },
    revision: revisions.personal,
  });
  const form = useForm<Values>({
    defaultValues: startFrom(state).values,
    resolver: stepResolver<Values>(PersonalDetails, bodyOf, questions),
    shouldFocusError: false,
    mode: 'onTouched',
  });
  return (
    <StepForm
      form={form}
      label="Personal Details"
      backHref={null}
      {...(inProfile && { action: 'Save changes' })}
      draftName="onboarding-personal"
      cleanDraft={(values) => ({ ...values, answers: offeredAnswers(questions, values.answers) })}
      finished={state.finished.includes(1)}
      bodyOf={bodyOf}
      state={state}
      startFrom={startFrom}
      describe={(name, value) => describeAnswer(questions, name, value) ?? describePersonal(name, value, language)}
      onSend={async (values, revision) => (await call(savePersonalDetails, { body: { ...bodyOf(values), revision } })).data}
      onSaved={onSaved}
    >
      <Box sx={{ '& .MuiOutlinedInput-root': { maxWidth: 240 } }}>
        <DateInput
          control={form.control}
          name="dob"
          label="Date of birth"
          autoComplete="bday"
          help="Some schemes and pensions depend on age. Employers never see it."
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <CountryCode control={form.control} />
        <TextInput
          control={form.control}
          name="phone_number"
          label="Phone number"
          type="tel"
          autoComplete="tel-national"
          help="Employers you apply to use it to contact you. Nobody else sees it."
        />
      </Box>
      <Box sx={{ '& .MuiInputBase-root': { maxWidth: 320 } }}>
        <SelectInput
          control={form.control}
          name="gender"
          label="Gender"
          optional
          emptyLabel="Prefer not to say"
          options={GENDERS.map((value) => ({ value, label: GENDER_NAMES[value] }))}
          help={`${siteName} only uses it in totals, to check that it serves everyone. Employers never see it.`}
        />
      </Box>
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          control={form.control}
          name={`answers.${answerName(question.id)}`}
          help="We use this to show the right dates and support."
        />
      ))}
    </StepForm>
  );
}

function describePersonal(name: string, value: unknown, language: Language): { label: string; text: string } {
  const text = typeof value === 'string' ? value : '';
  switch (name) {
    case 'dob':
      return { label: 'Date of birth', text: text && formatDay(text, language) };
    case 'gender':
      return { label: 'Gender', text: GENDERS.flatMap((one) => (one === value ? GENDER_NAMES[one] : [])).join() };
    case 'country_code':
      return { label: 'Country code', text };
    default:
      return { label: 'Phone number', text };
  }
}

function CountryCode({ control }: { control: ReturnType<typeof useForm<Values>>['control'] }) {
  const { data } = useQuery({ ...query(getCountries), staleTime: Number.POSITIVE_INFINITY });
  const { countryId } = useLocale();
  const all = data?.data ?? [];
  const codes = all
    .filter(({ phone_code }) => phone_code !== '')
    .map(({ id, name, phone_code }) => ({ id, value: `+${phone_code}`, label: `${name} (+${phone_code})` }))
    // Where countries share a calling code, the tenant's own country or the best known one represents it.
    .sort(
      (one, other) =>
        Number(other.id === countryId) - Number(one.id === countryId) ||
        Number(other.id === UNITED_STATES) - Number(one.id === UNITED_STATES) ||
        one.label.localeCompare(other.label),
    );
  const once = codes.filter(({ value }, index) => codes.findIndex((one) => one.value === value) === index);
  const fallback = [
    { value: '+44', label: 'United Kingdom (+44)' },
    { value: '+1', label: 'United States (+1)' },
  ];
  return (
    <SelectInput
      control={control}
      name="country_code"
      label="Country code"
      autoComplete="tel-country-code"
      options={once.length > 0 ? once : fallback}
    />
  );
}

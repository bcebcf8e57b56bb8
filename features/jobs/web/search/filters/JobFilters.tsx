import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId, useState } from 'react';
import { countryOf } from '#kit/country/country.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { formatMoney } from '#kit/ui/text/money.ts';
import type { JobFacets } from '../../../contract.ts';
import { LABELS } from '../../../rules.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES, POSTED, WORK_TYPES } from '../../../shapes.ts';
import type { JobSearch } from './job-filter-url.ts';

type JobFiltersProps = {
  search: JobSearch;
  /** Number of jobs for each value; null while loading. */
  facets: JobFacets | null;
  /** The name of a selected industry that has no jobs now. */
  industryName: (id: number) => string;
  onChange: (change: Partial<JobSearch>) => void;
};

const SALARY_STEPS = [20_000, 25_000, 30_000, 35_000, 40_000, 50_000, 60_000, 80_000, 100_000];
const CLEARANCES = { UK: ['BPSS', 'CTC', 'SC', 'DV'], US: ['Public Trust', 'Secret', 'Top Secret', 'TS/SCI'] } as const;
/** Number of values of a long list that are shown first. */
const SHORT = 6;

/** All filters of the job list except search words and place. Each change takes effect immediately. */
export function JobFilters({ search, facets, industryName, onChange }: JobFiltersProps) {
  const { countryId } = useLocale();
  const country = countryOf(countryId);
  const fixed = <Value extends string>(values: readonly Value[], words: Record<Value, string>, counts?: JobFacets['type']) =>
    values.map((value) => ({ value, label: words[value], count: counts && countOf(counts, value) }));

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Group title="For people who served">
        <Tick
          label="Guaranteed interview"
          checked={search.guaranteed_interview}
          onChange={(guaranteed_interview) => onChange({ guaranteed_interview })}
        />
        <Tick
          label="Military experience accepted"
          checked={search.military_skills_accepted}
          onChange={(military_skills_accepted) => onChange({ military_skills_accepted })}
        />
        <Tick
          label={country.iso2 === 'US' ? country.words.placement : 'Work placement before you leave'}
          checked={search.placement}
          onChange={(placement) => onChange({ placement })}
        />
        <Tick
          label="Answers in time"
          help="Employers who answered nine of ten applicants by the promised day in the last 12 months"
          checked={search.answers_in_time}
          onChange={(answers_in_time) => onChange({ answers_in_time })}
        />
      </Group>
      <Choices
        title="Where you work"
        options={fixed(WORK_TYPES, LABELS.type, facets?.type)}
        chosen={search.type}
        onChange={(type) => onChange({ type })}
      />
      <Choices
        title="Job type"
        options={fixed(JOB_TYPES, LABELS.job_type, facets?.job_type)}
        chosen={search.job_type}
        onChange={(job_type) => onChange({ job_type })}
      />
      <SalaryChoice least={search.salary_min} currency={country.currency} onChange={(salary_min) => onChange({ salary_min })} />
      <Choices
        title="Experience"
        options={fixed(EXPERIENCE_LEVELS, LABELS.experience, facets?.experience)}
        chosen={search.experience}
        onChange={(experience) => onChange({ experience })}
      />
      <PostedChoice search={search} facets={facets} onChange={onChange} />
      <Choices
        title="Occupation"
        options={(facets?.occupation ?? []).map(({ value, label, count }) => ({ value: String(value), label, count }))}
        chosen={search.occupation}
        nameOf={() => 'Occupation'}
        onChange={(occupation) => onChange({ occupation })}
      />
      <Choices
        title="Industry"
        options={(facets?.industry ?? []).map(({ value, label, count }) => ({ value: Number(value), label, count }))}
        chosen={search.industry}
        nameOf={industryName}
        onChange={(industry) => onChange({ industry })}
      />
      <Choices
        title={country.words.town}
        options={(facets?.city ?? []).map(({ value, label, count }) => ({ value: String(value), label, count }))}
        chosen={search.city}
        onChange={(city) => onChange({ city })}
      />
      <Choices
        title="Security clearance"
        options={CLEARANCES[country.forces].map((value) => ({ value, label: value }))}
        chosen={search.security_clearance}
        onChange={(security_clearance) => onChange({ security_clearance })}
      />
    </Box>
  );
}

const countOf = (facet: JobFacets['type'], value: string) => {
  const found = facet.find((one) => one.value === value);
  return found ? found.count : 0;
};

function Group({ title, children, role = 'group' }: { title: string; children: ReactNode; role?: 'group' | 'radiogroup' }) {
  const id = useId();
  return (
    <Box role={role} aria-labelledby={id}>
      <Box id={id} sx={{ typography: 'subtitle2', mb: 0.5 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

/** A label with its number of jobs at the right edge. */
function Counted({ label, count }: { label: string; count: number | null | undefined }) {
  return (
    <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <span>{label}</span>
      {typeof count === 'number' && (
        <Box component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
          {new Intl.NumberFormat('en-GB').format(count)}
        </Box>
      )}
    </Box>
  );
}

const ROW = { display: 'flex', mr: 0, '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0 } } as const;
const BOX = { py: 0.75 } as const;

function Tick(props: {
  label: string;
  /** What the label means, below it. */
  help?: string;
  count?: number | null | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <FormControlLabel
      sx={
        props.help
          ? { ...ROW, alignItems: 'flex-start', '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0, pt: 0.75 } }
          : ROW
      }
      label={
        <>
          <Counted label={props.label} count={props.count} />
          {props.help && (
            <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
              {props.help}
            </Box>
          )}
        </>
      }
      control={<Checkbox sx={BOX} checked={props.checked} onChange={(_, checked) => props.onChange(checked)} />}
    />
  );
}

type Choice<Value> = { value: Value; label: string; count?: number | null | undefined };

/** Several values can be selected. Selected values stay visible even without jobs. */
function Choices<Value extends string | number>({
  title,
  options,
  chosen,
  nameOf = String,
  onChange,
}: {
  title: string;
  options: Choice<Value>[];
  chosen: Value[];
  /** The label of a value that is not among the options. */
  nameOf?: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
}) {
  const [all, setAll] = useState(false);
  const absent = chosen.filter((value) => !options.some((option) => option.value === value));
  const every = [...options, ...absent.map((value): Choice<Value> => ({ value, label: nameOf(value), count: 0 }))];
  if (every.length === 0) return null;
  const shown =
    all || every.length <= SHORT + 1 ? every : every.filter(({ value }, index) => index < SHORT || chosen.includes(value));
  return (
    <Group title={title}>
      {shown.map(({ value, label, count }) => (
        <Tick
          key={value}
          label={label}
          count={count}
          checked={chosen.includes(value)}
          onChange={(checked) => onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value))}
        />
      ))}
      {(all || shown.length < every.length) && (
        <Button size="small" color="inherit" aria-expanded={all} onClick={() => setAll(!all)} sx={{ ml: -1.5 }}>
          {all ? 'Show fewer' : `Show all ${every.length}`}
        </Button>
      )}
    </Group>
  );
}

function SalaryChoice({
  least,
  currency,
  onChange,
}: {
  least: number | undefined;
  currency: string;
  onChange: (least: number | undefined) => void;
}) {
  const id = useId();
  const { language } = useLocale();
  // The address may contain any amount.
  const steps = [...new Set([...SALARY_STEPS, ...(least ? [least] : [])])].sort((one, other) => one - other);
  return (
    <Box>
      <Box component="label" htmlFor={id} sx={{ display: 'block', typography: 'subtitle2', mb: 0.75 }}>
        Minimum pay
      </Box>
      <NativeSelect
        fullWidth
        variant="outlined"
        input={<OutlinedInput />}
        inputProps={{ id }}
        value={least ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">Any pay</option>
        {steps.map((step) => (
          <option key={step} value={step}>
            {`${formatMoney(step, currency, language)} a year`}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

function PostedChoice({ search, facets, onChange }: Pick<JobFiltersProps, 'search' | 'facets' | 'onChange'>) {
  return (
    <Group title="Date posted" role="radiogroup">
      <RadioGroup
        value={search.posted}
        onChange={(_, value) => onChange({ posted: POSTED.find((one) => one === value) ?? 'all' })}
      >
        {POSTED.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            sx={ROW}
            control={<Radio sx={BOX} />}
            label={
              <Counted
                label={LABELS.posted[value]}
                count={value === 'all' ? undefined : facets?.posted.find((one) => one.value === value)?.count}
              />
            }
          />
        ))}
      </RadioGroup>
    </Group>
  );
}

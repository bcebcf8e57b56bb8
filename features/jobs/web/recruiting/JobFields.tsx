import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { type Country, countryOf } from '#kit/country/country.ts';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { DateInput } from '#kit/ui/inputs/DateInput.tsx';
import { FormField, useField } from '#kit/ui/inputs/FormField.tsx';
import { NumberInput } from '#kit/ui/inputs/NumberInput.tsx';
import { type Option, SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import type { JobGuidance } from '../../guidance-contract.ts';
import { MAX_OPEN_DAYS } from '../../recruiting-rules.ts';
import { PayGuidance } from './advice/PayGuidance.tsx';
import { CityField } from './CityField.tsx';
import type { JobFormControl, RecruiterJobShown } from './job-values.ts';
import { ListEditor } from './ListEditor.tsx';
import { OccupationField } from './OccupationField.tsx';
import { QuestionsEditor } from './QuestionsEditor.tsx';
import {
  CLEARANCES,
  EXPERIENCE_OPTIONS,
  JOB_TYPE_OPTIONS,
  NOTICE_OPTIONS,
  PERIOD_OPTIONS,
  WORK_TYPE_OPTIONS,
} from './recruiting-words.ts';

const RichTextField = lazy(() => import('./RichTextField.tsx'));

type JobFieldsProps = {
  control: JobFormControl;
  industries: readonly Option[];
  /** The towns chosen so far. */
  towns: readonly Option[];
  onTowns: (picked: readonly Option[]) => void;
  recognised: RecruiterJobShown['recognised'] | null;
  guidance: JobGuidance | null;
};

/** The fields of a job. */
export function JobFields({ control, industries, towns, onTowns, recognised, guidance }: JobFieldsProps) {
  const country = countryOf(useLocale().countryId);
  const currency = country.currencySymbol;
  const clearance = useWatch({ control, name: 'security_clearance' });
  const clearances = CLEARANCES[country.iso2];

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <TheJob control={control} industries={industries} recognised={recognised} />

      <Section title="Location">
        <SelectInput control={control} name="type" label="Workplace" options={WORK_TYPE_OPTIONS} />
        <CityField control={control} name="city_id" known={towns} onPick={onTowns} />
        <TextInput
          control={control}
          name="postcode"
          label={country.words.postcode}
          help="Makes distance more exact."
          autoComplete="off"
          optional
        />
      </Section>

      <Pay control={control} currency={currency} guidance={guidance} />

      <Requirements control={control} country={country} clearance={clearance} clearances={clearances} />

      <Applications control={control} />

      <Contact control={control} />
    </Box>
  );
}

type TheJobProps = {
  control: JobFormControl;
  industries: readonly Option[];
  recognised: RecruiterJobShown['recognised'] | null;
};

function TheJob({ control, industries, recognised }: TheJobProps) {
  return (
    <Section title="The job">
      <TextInput
        control={control}
        name="title"
        label="Job title"
        help="Use the title candidates would search for."
        maxLength={200}
      />
      <TextInput
        control={control}
        name="job_role"
        label="Occupation shown in the advert"
        help="For example, Maintenance engineer."
        optional
      />
      <OccupationField control={control} recognised={recognised} />
      <SelectInput
        control={control}
        name="industry_id"
        label="Industry"
        options={industries}
        emptyLabel="Choose an industry"
        optional
      />
      <DescriptionField control={control} />
      <ListEditor
        control={control}
        name="responsibilities"
        label="Responsibilities"
        one="responsibility"
        help="Press Enter after each one, or paste a list."
        maxLength={1000}
        optional
      />
      <Pair>
        <SelectInput control={control} name="job_type" label="Job type" options={JOB_TYPE_OPTIONS} />
        <SelectInput control={control} name="experience" label="Experience level" options={EXPERIENCE_OPTIONS} />
      </Pair>
      <NumberInput control={control} name="openings" label="Openings" help="How many people you want to hire." max={10_000} />
    </Section>
  );
}

type PayProps = { control: JobFormControl; currency: string; guidance: JobGuidance | null };

function Pay({ control, currency, guidance }: PayProps) {
  return (
    <Section title="Pay">
      <Triple>
        <NumberInput
          control={control}
          name="salary_from"
          step="any"
          label="From"
          startAdornment={<InputAdornment position="start">{currency}</InputAdornment>}
          optional
        />
        <NumberInput
          control={control}
          name="salary_to"
          step="any"
          label="To"
          startAdornment={<InputAdornment position="start">{currency}</InputAdornment>}
          optional
        />
        <SelectInput control={control} name="salary_per" label="Per" options={PERIOD_OPTIONS} />
      </Triple>
      <PayGuidance guidance={guidance} />
      <CheckboxInput
        control={control}
        name="show_salary"
        label="Show pay to candidates"
        help="Jobs with hidden pay still appear when people filter by pay."
      />
    </Section>
  );
}

type RequirementsProps = {
  control: JobFormControl;
  country: Country;
  clearance: string | null | undefined;
  clearances: readonly { value: string; label: string }[];
};

function Requirements({ control, country, clearance, clearances }: RequirementsProps) {
  return (
    <Section title="Candidate requirements">
      <ListEditor
        control={control}
        name="requirements"
        label="Requirements"
        one="requirement"
        help="List essentials only."
        maxLength={1000}
        optional
      />
      <ListEditor
        control={control}
        name="skills"
        label="Skills"
        one="skill"
        help="Short names, such as Fault finding. We match them with military trades and courses."
        maxLength={100}
        optional
      />
      <SelectInput
        control={control}
        name="security_clearance"
        label="Security clearance"
        options={
          !clearance || clearances.some(({ value }) => value === clearance)
            ? clearances
            : [...clearances, { value: clearance, label: clearance }]
        }
        emptyLabel="None required"
        optional
      />
      <CheckboxInput
        control={control}
        name="military_skills_accepted"
        label="Military experience counts instead of a degree"
        help="People without the degree can apply if they gained the same skills in service."
      />
      <CheckboxInput
        control={control}
        name="guaranteed_interview"
        label="Guaranteed interview"
        help="You commit to interviewing every veteran who meets the requirements."
      />
      <CheckboxInput
        control={control}
        name="placement"
        label={country.words.placement}
        help={`People can do this job before they leave ${country.words.forces}.`}
      />
    </Section>
  );
}

function Applications({ control }: { control: JobFormControl }) {
  return (
    <Section title="Applications">
      <DateInput
        control={control}
        name="closes_on"
        label="Closing date"
        help={`The last day to apply, up to ${MAX_OPEN_DAYS} days from today.`}
      />
      <Pair>
        <DateInput control={control} name="starts_at" label="Start date" optional />
        <SelectInput
          control={control}
          name="notice_period"
          label="Maximum notice period"
          options={NOTICE_OPTIONS}
          emptyLabel="Any"
          optional
        />
      </Pair>
      <QuestionsEditor control={control} />
      <TextInput
        control={control}
        name="apply_url"
        type="url"
        label="Application link"
        help="Use this if you take applications on another website. Those applicants won’t appear in your list here."
        placeholder="https://"
        optional
      />
    </Section>
  );
}

function Contact({ control }: { control: JobFormControl }) {
  return (
    <Section title="Contact person">
      <TextInput control={control} name="contact_name" label="Name" autoComplete="off" maxLength={100} optional />
      <Pair>
        <TextInput control={control} name="contact_email" type="email" label="Email" autoComplete="off" optional />
        <TextInput control={control} name="contact_phone" type="tel" label="Phone" autoComplete="off" optional />
      </Pair>
      <CheckboxInput
        control={control}
        name="contact_hidden"
        label="Hide the contact from candidates"
        help="If you don’t hide it, anyone can read it on the public job page, and search engines too. Make sure that the person agrees."
      />
    </Section>
  );
}

function DescriptionField({ control }: { control: JobFormControl }) {
  const help = 'Describe the role, the team and what success looks like in the first year.';
  const { field, id, error, aria } = useField({ control, name: 'description', help });
  return (
    <FormField id={id} label="Description" help={help} error={error}>
      <Suspense fallback={<Skeleton variant="rounded" height={242} />}>
        <RichTextField
          id={id}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          fieldRef={field.ref}
          aria={aria}
        />
      </Suspense>
    </FormField>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        display: 'grid',
        gap: 2.5,
        p: { xs: 2, sm: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>{children}</Box>
);

const Triple = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>{children}</Box>
);

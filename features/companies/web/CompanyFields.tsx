import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { getCountries, getIndustries, getStates } from '#features/lookups/contract.ts';
import { industryOptions } from '#features/lookups/industries.ts';
import { countryOf, UNITED_KINGDOM } from '#kit/country/country.ts';
import { query } from '#kit/ui/data/query.ts';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { DateInput } from '#kit/ui/inputs/DateInput.tsx';
import { NumberInput } from '#kit/ui/inputs/NumberInput.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { useCountryWords, useLocale } from '#kit/ui/text/locale.tsx';
import { COMPANY_TYPE_LABELS } from '../rules.ts';
import { COMPANY_SIZES, COMPANY_TYPES, type CompanyDraft } from '../shapes.ts';
import type { CompanyFormValues } from './company-values.ts';
import { LinesInput } from './LinesInput.tsx';

export type CompanyFormControl = Control<CompanyFormValues, unknown, CompanyDraft>;

const options = <T extends string>(values: readonly T[], words: (value: T) => string) =>
  values.map((value) => ({ value, label: words(value) }));

/** The fields of a company profile. */
export function CompanyFields({ control }: { control: CompanyFormControl }) {
  const words = useCountryWords();
  const { countryId } = useLocale();
  const [country, industry] = useWatch({ control, name: ['country_id', 'industry_id'] });
  const { data: industries } = useQuery(query(getIndustries));
  const { data: countries } = useQuery(query(getCountries));
  const { data: states } = useQuery({ ...query(getStates, { params: { id: country ?? countryId } }), enabled: Boolean(country) });

  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Section title="The company">
        <TextInput control={control} name="name" label="Company name" autoComplete="organization" maxLength={200} />
        <TextInput control={control} name="legal_name" label="Legal name" help="If it differs from the name above." optional />
        <Pair>
          <SelectInput
            control={control}
            name="company_type"
            label="Company type"
            options={options(COMPANY_TYPES, (type) => COMPANY_TYPE_LABELS[type])}
            optional
          />
          <SelectInput control={control} name="size" label="Size" options={options(COMPANY_SIZES, (size) => size)} optional />
        </Pair>
        <SelectInput
          control={control}
          name="industry_id"
          label="Industry"
          options={industryOptions(industries?.data, industry)}
          optional
        />
        <TextInput control={control} name="website" label="Website" type="url" inputMode="url" placeholder="https://" optional />
        <TextInput
          control={control}
          name="about"
          label="About"
          help="What you do and why people who served do well with you. Plain text only."
          multiline
          minRows={5}
          maxLength={5000}
          optional
        />
      </Section>
      <Section title="Location">
        <Pair>
          <SelectInput
            control={control}
            name="country_id"
            label="Country"
            autoComplete="country-name"
            options={(countries?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            optional
          />
          <SelectInput
            control={control}
            name="state_id"
            label={countryOf(Number(country)).words.state}
            options={(states?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            optional
          />
        </Pair>
        <TextInput control={control} name="city" label={words.town} autoComplete="address-level2" optional />
        <TextInput
          control={control}
          name="address"
          label="Address"
          autoComplete="street-address"
          help="Used to verify your company. It isn’t shown publicly."
          optional
        />
      </Section>
      <Section title="For people who served">
        {countryId === UNITED_KINGDOM ? (
          <SelectInput
            control={control}
            name="covenant_level"
            label="Employer Recognition Scheme award"
            help="Given to employers that signed the Armed Forces Covenant."
            emptyLabel="None"
            options={[
              { value: 'bronze', label: 'Bronze' },
              { value: 'silver', label: 'Silver' },
              { value: 'gold', label: 'Gold' },
            ]}
            optional
          />
        ) : (
          <SelectInput
            control={control}
            name="hire_vets_medallion"
            label="HIRE Vets Medallion"
            emptyLabel="None"
            options={[
              { value: 'gold', label: 'Gold' },
              { value: 'platinum', label: 'Platinum' },
            ]}
            optional
          />
        )}
        <CheckboxInput
          control={control}
          name="guaranteed_interview"
          label="We interview every veteran who meets the essential requirements"
        />
        <CheckboxInput
          control={control}
          name="placement_host"
          label={countryId === UNITED_KINGDOM ? 'We host civilian work attachments' : 'We host SkillBridge placements'}
        />
        <Pair>
          <NumberInput
            control={control}
            name="pledge_hires"
            label="Hiring pledge"
            help="How many veterans you plan to hire. We count hires made through this site."
            optional
          />
          <DateInput control={control} name="pledge_by" label="Pledge deadline" optional />
        </Pair>
        <LinesInput
          control={control}
          name="benefits"
          label="Benefits"
          help="One per line, for example “Ten paid days a year for reservists”."
          optional
        />
      </Section>
    </Box>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2.5 }}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Box>
  );
}

function Pair({ children }: { children: React.ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>{children}</Box>;
}

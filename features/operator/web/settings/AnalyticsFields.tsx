import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ANALYTICS_KINDS, ANALYTICS_NAMES, ANALYTICS_SITES } from '#features/tenants/analytics-rules.ts';
import { UNITED_STATES } from '#kit/country/country.ts';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { hasAddress, type SettingsValues } from './settings-values.ts';

const KINDS = [
  { value: 'none', label: 'None' },
  ...ANALYTICS_KINDS.map((kind) => ({ value: kind, label: ANALYTICS_NAMES[kind] })),
];

/** The analytics service of the site, with the fields that it needs. */
export function AnalyticsFields({ form, countryId }: { form: UseFormReturn<SettingsValues>; countryId: number }) {
  const { control } = form;
  const kind = useWatch({ control, name: 'analytics.kind' }) ?? 'none';
  return (
    <SettingsSection
      title="Analytics"
      lead="Counts visits of pages, except sign-in and shared links. It is never loaded in the demonstration."
    >
      <SelectInput control={control} name="analytics.kind" label="Service" options={KINDS} />
      {hasAddress(kind) && (
        <TextInput
          control={control}
          name="analytics.address"
          type="url"
          label="Address"
          help="Where the service runs, like https://stats.example.org. Without a path."
        />
      )}
      {kind !== 'none' && (
        <TextInput
          control={control}
          name="analytics.site"
          label={ANALYTICS_SITES[kind].label}
          {...(kind === 'tag_manager' && {
            help: 'Its tags may load code from Google Tag Manager only, and send to Google Analytics only. Pages block everything else.',
          })}
        />
      )}
      {kind !== 'none' && countryId === UNITED_STATES && (
        <CheckboxInput
          control={control}
          name="analytics.asks_consent"
          label="Ask visitors first"
          help="The service loads only for visitors who accept."
        />
      )}
    </SettingsSection>
  );
}

import Box from '@mui/material/Box';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { countryOf } from '#kit/country/country.ts';
import { call } from '#kit/ui/data/api.ts';
import { EditDialog } from '#kit/ui/dialogs/EditDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { AutocompleteInput } from '#kit/ui/inputs/AutocompleteInput.tsx';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { DateInput } from '#kit/ui/inputs/DateInput.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { today } from '../entry-rules.ts';
import { createProvider, findProviders, type Provider, updateProvider } from '../operator-contract.ts';
import { hoursLine, locationLine, partsOf, phoneLine, readHours, readLocation, readPhone } from '../provider-lines.ts';
import type { CATEGORY_TAGS, Category } from '../rules.ts';
import { FieldPair, FormPart } from './EntryForm.tsx';
import { COUNTRY_OPTIONS, NEED_OPTIONS, TAG_OPTIONS } from './need-words.ts';
import { COST_OPTIONS, HOURS_OPTIONS, TYPE_OPTIONS } from './provider-words.ts';
import { useMilitaryServices } from './useMilitaryServices.ts';

type CategoryTag = (typeof CATEGORY_TAGS)[number];

type Values = {
  name: string;
  category: Category;
  category_tags: CategoryTag[];
  description: string;
  reason: string;
  website: string;
  organisation: string;
  phone: string;
  /** One a line, as are opening hours and locations (features/services/provider-lines.ts). */
  more_phones: string;
  hours: string;
  opening_note: string;
  time_zone: string;
  addresses: string;
  /** Separated by commas. */
  language_tags: string;
  eligibility: string;
  cost: Provider['cost'];
  cost_note: string;
  is_crisis_line: boolean;
  email: string;
  country_id: number;
  military_service_ids: number[];
  /** Separated by commas. */
  places: string;
  service_type: Provider['service_type'];
  availability: Provider['availability'];
  for_serving: boolean;
  for_left: boolean;
  source_url: string;
  checked_on: string;
  is_verified: boolean;
  is_active: boolean;
};

const valuesOf = (provider: Provider | null, country_id: number): Values => ({
  name: provider?.name ?? '',
  category: provider?.category ?? 'employment',
  category_tags: provider?.category_tags.filter((tag) => tag !== provider.category) ?? [],
  description: provider?.description ?? '',
  reason: provider?.reason ?? '',
  website: provider?.website ?? '',
  organisation: provider?.organisation ?? '',
  phone: provider?.phones[0]?.number ?? '',
  more_phones: provider?.phones.slice(1).map(phoneLine).join('\n') ?? '',
  hours: provider?.opening_hours.map(hoursLine).join('\n') ?? '',
  opening_note: provider?.opening_note ?? '',
  time_zone: provider?.time_zone ?? countryOf(country_id).closingZone,
  addresses: provider?.locations.map(locationLine).join('\n') ?? '',
  language_tags: provider?.languages.join(', ') ?? 'en',
  eligibility: provider?.eligibility ?? '',
  cost: provider?.cost ?? 'free',
  cost_note: provider?.cost_note ?? '',
  is_crisis_line: provider?.is_crisis_line ?? false,
  email: provider?.email ?? '',
  country_id: provider?.country_id ?? country_id,
  military_service_ids: provider?.military_service_ids ?? [],
  places: provider?.places.join(', ') ?? '',
  service_type: provider?.service_type ?? 'hybrid',
  availability: provider?.availability ?? 'business_hours',
  for_serving: provider?.for_serving ?? true,
  for_left: provider?.for_left ?? true,
  source_url: provider?.source_url ?? '',
  checked_on: provider?.checked_on ?? today(),
  is_verified: provider?.is_verified ?? false,
  is_active: provider?.is_active ?? true,
});

/** What a change sends of a provider; the rest is not the form's to change. */
const presentOf = ({
  id: _id,
  chosen: _chosen,
  source: _source,
  licence: _licence,
  logo_file_id: _logo,
  reports: _reports,
  link_status: _status,
  link_fault: _fault,
  link_checked_at: _at,
  ...present
}: Provider) => present;

/** The periods and locations that lines of text mean; null where one of them means none, which is said at its field. */
function linesOf(
  { hours, addresses }: Pick<Values, 'hours' | 'addresses'>,
  countryId: number,
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
) {
  const hourLines = partsOf(hours, /\n/);
  const placeLines = partsOf(addresses, /\n/);
  const opening_hours = hourLines.flatMap((line) => readHours(line) ?? []);
  const locations = placeLines.flatMap((line) => readLocation(line, countryId) ?? []);
  const badHours = opening_hours.length < hourLines.length;
  const badPlaces =
    locations.length < placeLines.length || locations.some((one) => Number.isNaN(one.latitude) || Number.isNaN(one.longitude));
  if (badHours) setError('hours', { message: 'Write each period on its own line, such as Mon 09:00-17:00' });
  if (badPlaces) setError('addresses', { message: 'Write the country as GB or US, and latitude and longitude as numbers' });
  return badHours || badPlaces ? null : { opening_hours, locations };
}

/** Writes down a provider: what it does, for whom, how to reach it, and where that was read. */
export function ProviderDialog({ provider, onClose }: { provider: Provider | null; onClose: () => void }) {
  const { countryId } = useLocale();
  const services = useMilitaryServices();
  const form = useForm<Values>({ defaultValues: valuesOf(provider, countryId) });
  const draft = useFormDraft(form, provider ? `provider ${provider.id}` : 'new provider');
  const { control } = form;
  const [country, category] = useWatch({ control, name: ['country_id', 'category'] });
  return (
    <EditDialog
      form={form}
      draft={draft}
      title={provider ? `Edit ${provider.name}` : 'Add a provider'}
      saveLabel={provider ? 'Save provider' : 'Add provider'}
      maxWidth="md"
      list={findProviders}
      row={provider && { revision: provider.revision, values: valuesOf(provider, countryId) }}
      onClose={onClose}
      onSave={({ places, phone, more_phones, hours, addresses, language_tags, ...values }, revision) => {
        const [main] = provider?.phones ?? [];
        const number = phone.trim();
        const read = linesOf({ hours, addresses }, values.country_id, form);
        if (!read) return Promise.reject(new Error('Correct the lines that are marked.'));
        // What the form does not show stays as it is.
        const present = provider ? presentOf(provider) : {};
        const body = {
          ...present,
          ...values,
          ...read,
          places: partsOf(places, /,/),
          languages: partsOf(language_tags, /,/),
          phones: [...(number ? [{ note: '', ...main, number }] : []), ...partsOf(more_phones, /\n/).map(readPhone)],
        };
        return provider
          ? call(updateProvider, { params: { id: provider.id }, body: { ...body, revision } })
          : call(createProvider, { body });
      }}
    >
      <TextInput control={control} name="name" label="Name" maxLength={200} autoFocus />
      <TextInput control={control} name="description" label="What it does" multiline minRows={2} maxLength={4000} />
      <FieldPair>
        <SelectInput control={control} name="category" label="Category" options={NEED_OPTIONS} />
        <AutocompleteInput
          control={control}
          name="category_tags"
          label="More tags"
          multiple
          options={TAG_OPTIONS.filter(({ value }) => value !== category)}
          optional
        />
      </FieldPair>
      <TextInput
        control={control}
        name="reason"
        label="Why we suggest it"
        maxLength={200}
        help="In your own words, shown with the reasons from the person’s answers."
        optional
      />

      <TextInput
        control={control}
        name="organisation"
        label="Run by"
        help="If the organisation has a different name."
        maxLength={200}
        optional
      />
      <CheckboxInput control={control} name="is_crisis_line" label="This is a crisis line" help="Marked in the directory." />

      <ForWhom services={services} country={country} form={form} />

      <ContactDetails form={form} />

      <WhenAndWhere form={form} />

      <Terms form={form} />

      <SourceFields form={form} />
      <CheckboxInput control={control} name="is_active" label="Publish it" help="Untick to keep it hidden." />
    </EditDialog>
  );
}

type ForWhomProps = {
  services: { id: number; name: string; country_id: number }[];
  country: number;
  form: UseFormReturn<Values>;
};

function ForWhom({ services, country, form }: ForWhomProps) {
  const { control } = form;
  return (
    <FormPart title="For whom">
      <FieldPair>
        <SelectInput control={control} name="country_id" label="Country" options={COUNTRY_OPTIONS} />
        <AutocompleteInput
          control={control}
          name="military_service_ids"
          label="Services"
          multiple
          options={services
            .filter(({ country_id }) => country_id === country)
            .map(({ id, name }) => ({ value: id, label: name }))}
          help="Leave empty for all."
          optional
        />
        <TextInput
          control={control}
          name="places"
          label="Towns"
          help="Separate with commas. Leave empty for the whole country."
          optional
        />
        <Box>
          <CheckboxInput control={control} name="for_serving" label="For people who are still serving" />
          <CheckboxInput control={control} name="for_left" label="For people who have left" />
        </Box>
      </FieldPair>
    </FormPart>
  );
}

function ContactDetails({ form }: { form: UseFormReturn<Values> }) {
  const { control } = form;
  return (
    <FormPart title="Contact details">
      <FieldPair>
        <TextInput
          control={control}
          name="website"
          label="Website"
          type="url"
          help="Leave it empty if there is only a phone number."
          optional
        />
        <TextInput control={control} name="phone" label="Phone" type="tel" maxLength={200} optional />
        <TextInput
          control={control}
          name="more_phones"
          label="More phone numbers"
          help="One per line: 0800 123 4567 | what it is for."
          multiline
          optional
        />
        <TextInput control={control} name="email" label="Email" type="email" optional />
        <SelectInput control={control} name="service_type" label="How it helps" options={TYPE_OPTIONS} />
        <SelectInput control={control} name="availability" label="Availability" options={HOURS_OPTIONS} />
      </FieldPair>
    </FormPart>
  );
}

function WhenAndWhere({ form }: { form: UseFormReturn<Values> }) {
  const { control } = form;
  return (
    <FormPart title="When and where">
      <FieldPair>
        <TextInput
          control={control}
          name="hours"
          label="Opening hours"
          help="One period per line: Mon 09:00-17:00. 24:00 is the end of the day."
          multiline
          minRows={3}
          optional
        />
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <TextInput control={control} name="time_zone" label="Time zone of the hours" help="Such as Europe/London." />
          <TextInput control={control} name="opening_note" label="Note on the hours" maxLength={300} optional />
        </Box>
      </FieldPair>
      <TextInput
        control={control}
        name="addresses"
        label="Locations"
        help="One per line: name | address | town | region | postcode | GB or US | latitude | longitude. Leave a part empty where it is not known."
        multiline
        minRows={2}
        optional
      />
    </FormPart>
  );
}

function Terms({ form }: { form: UseFormReturn<Values> }) {
  const { control } = form;
  return (
    <FormPart title="Terms">
      <FieldPair>
        <TextInput control={control} name="eligibility" label="Who may use it" multiline maxLength={1000} optional />
        <TextInput
          control={control}
          name="language_tags"
          label="Languages"
          help="Language tags, separated by commas: en, cy, es."
          optional
        />
        <SelectInput control={control} name="cost" label="Cost" options={COST_OPTIONS} />
        <TextInput control={control} name="cost_note" label="Note on the cost" maxLength={300} optional />
      </FieldPair>
    </FormPart>
  );
}

function SourceFields({ form }: { form: UseFormReturn<Values> }) {
  const { control } = form;
  return (
    <FormPart title="Where you found this">
      <FieldPair>
        <TextInput control={control} name="source_url" label="Source" type="url" help="The page that confirms this." />
        <DateInput control={control} name="checked_on" label="Checked on" />
      </FieldPair>
      <CheckboxInput
        control={control}
        name="is_verified"
        label="I’ve checked this at the source"
        help="If not, the provider is marked “To check”."
      />
    </FormPart>
  );
}

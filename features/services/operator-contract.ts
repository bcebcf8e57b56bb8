import { z } from 'zod';
import { isTimeZone } from '#kit/calendar/time-zones.ts';
import { emailShape } from '#kit/contract/email.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { Day, data, done, Id, Instant, list, optionalText, singleLine, WebAddress } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import {
  BOTH_DEGREES,
  ENTRY_LIST_FIELDS,
  hasBothDegrees,
  ImportMode,
  ImportReport,
  LOCATION_FIELDS,
  optionalLine,
  PublishImported,
  revision,
  ShowEntries,
  ShownEntries,
} from './entry-contract.ts';
import { today } from './entry-rules.ts';
import { LinkCheck } from './entry-shapes.ts';
import { CATEGORY_TAGS, COSTS, LONGEST_PHONE_NOTE, REPORT_KINDS } from './rules.ts';
import { CategoryShape, CategoryTag, OpeningPeriod, ServiceProvider } from './shapes.ts';

/**
 * What operators write about service providers. One that somebody has chosen is never deleted (409): it is hidden. A change names the `revision`
 * it is based on; 409 when the row has changed since.
 */

export const Provider = ServiceProvider.extend({
  /** The operators' own words on why it is proposed. */
  reason: z.string().nullable(),
  /** The name of the data set that it was imported from; empty when it was written here. */
  source: z.string(),
  /** Staff read the facts at their source on the day they were last checked; otherwise they are what is generally known. */
  is_verified: z.boolean(),
  is_active: z.boolean(),
  revision: z.number(),
  /** Veterans who have chosen it. */
  chosen: z.number(),
  /** Open reports of what is out of date, the newest first; without who sent them. */
  reports: z.array(z.object({ kind: z.enum(REPORT_KINDS), note: z.string(), created_at: Instant })),
  ...LinkCheck.shape,
  licence: z.string(),
});
export type Provider = z.infer<typeof Provider>;

/** The largest logo that can be uploaded, in bytes. */
export const MAX_LOGO_BYTES = 2 * 1024 * 1024;

const location = z.object({ ...LOCATION_FIELDS, country_id: Id }).refine(hasBothDegrees, BOTH_DEGREES);

const phone = z.object({
  number: z
    .string()
    .trim()
    .max(200, 'Keep the number under 200 characters')
    .regex(/(?:\d\D*){3}/, 'Must be a phone number like 0808 802 8080'),
  note: optionalLine(LONGEST_PHONE_NOTE, 'the note'),
});

const AddressOrNone = z.union([z.literal(''), WebAddress], { error: 'Enter a web address starting with https://' });

const provider = {
  name: singleLine().min(2, 'Write its name').max(200, 'Keep the name under 200 characters'),
  organisation: optionalLine(200, 'the organisation'),
  description: z.string().trim().min(3, 'Write what it does').max(4000, 'Keep it under 4,000 characters'),
  category: CategoryShape,
  /** The main category is added when it is not among them. */
  category_tags: z.array(CategoryTag).max(CATEGORY_TAGS.length).default([]),
  reason: optionalText(z.string().max(200, 'Keep the reason under 200 characters')),
  /** Empty for a provider that is only reached by phone. */
  website: AddressOrNone,
  phones: z.array(phone).max(10, 'Give 10 phone numbers at most').default([]),
  email: optionalText(emailShape('Must be a valid email', { longest: 200 })),
  country_id: Id,
  military_service_ids: z.array(Id).max(20).default([]),
  places: z.array(singleLine().min(1, 'Write each place').max(100)).max(20, 'Name 20 places at most').default([]),
  locations: z.array(location).max(200, 'Give 200 locations at most').default([]),
  service_type: ServiceProvider.shape.service_type,
  availability: ServiceProvider.shape.availability,
  opening_hours: z.array(OpeningPeriod).max(50, 'Give 50 periods at most').default([]),
  opening_note: optionalLine(300, 'the note'),
  /** IANA name; that of the country when left out. */
  time_zone: z.string().max(60).refine(isTimeZone, 'Must be a time zone like Europe/London').optional(),
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Must be a language tag like en or cy'))
    .max(50, 'Give 50 languages at most')
    .default([]),
  eligibility: optionalLine(1000, 'it'),
  cost: z.enum(COSTS, { error: `Must be one of ${COSTS.join(', ')}` }).default('free'),
  cost_note: optionalLine(300, 'the note'),
  is_crisis_line: z.boolean().default(false),
  for_serving: z.boolean().default(true),
  for_left: z.boolean().default(true),
  source_url: AddressOrNone,
  checked_on: Day.refine((day) => day <= today(), 'Must be today or an earlier day'),
  is_verified: z.boolean().default(false),
  is_active: z.boolean().default(true),
};

type Checked = { for_serving: boolean; for_left: boolean; website: string; source_url: string; phones: readonly unknown[] };

function checkTogether({ for_serving, for_left, website, source_url, phones }: Checked, refusal: z.core.$RefinementCtx) {
  if (website === '' && phones.length === 0)
    refusal.addIssue({ code: 'custom', message: 'Enter a website, or a phone number below', path: ['website'] });
  if (website !== '' && source_url === '')
    refusal.addIssue({ code: 'custom', message: 'Enter the page where its facts can be checked', path: ['source_url'] });
  if (!for_serving && !for_left)
    refusal.addIssue({ code: 'custom', message: 'Choose at least one of the two', path: ['for_left'] });
}

/** In the order of their names. `to_check` counts those on offer whose facts nobody has read at their source within twelve months. */
export const findProviders = defineRoute({
  method: 'GET',
  path: '/api/operator/providers',
  access: 'operator',
  summary: 'Providers that onboarding proposes, hidden ones included',
  description: 'Lists the organisations that onboarding can propose, including hidden ones.',
  reads_only: true,
  query: z.object({
    ...ENTRY_LIST_FIELDS,
    category: z.preprocess((value) => value || undefined, CategoryTag.optional()),
  }),
  reply: list(Provider).extend({ to_check: z.number() }),
});

/** The query parameters of the operators' page. */
export const ProviderSearch = searchFields(
  z.object({ section: z.literal('providers').optional(), ...findProviders.query.shape }),
);

/** 422 where the country has one of that name. */
export const createProvider = defineRoute({
  method: 'POST',
  path: '/api/operator/providers',
  access: 'operator',
  summary: 'Add a provider',
  description: 'Adds an organisation that onboarding can propose.',
  creates: true,
  body: z.object(provider).superRefine(checkTogether),
  reply: data(Provider),
});

export const updateProvider = defineRoute({
  method: 'PUT',
  path: '/api/operator/providers/{id}',
  access: 'operator',
  summary: 'Change a provider',
  description: 'Changes an organisation. Send the revision the edit started from; if it has changed since, the reply is 409.',
  params: z.object({ id: Id }),
  body: z.object({ ...provider, revision }).superRefine(checkTogether),
  reply: data(Provider),
});

/** PNG, JPEG or WebP by content, at most 4,000 pixels a side; converted to a 512-pixel WebP. Sending no file removes the logo. */
export const setProviderLogo = defineRoute({
  method: 'POST',
  path: '/api/operator/providers/{id}/logo',
  access: 'operator',
  summary: 'Set or remove the logo of a provider',
  description:
    'Replaces the logo of a provider with an uploaded image of at most 2 MB, or removes it. The image is re-encoded, so metadata is dropped.',
  params: z.object({ id: Id }),
  body: z.object({}),
  multipart: { files: { logo: { max_bytes: MAX_LOGO_BYTES } } },
  limit: { max: 120, window: 3600 },
  reply: data(Provider),
});

/** Says that the facts, as the operator saw them, hold at their source today. */
export const checkProvider = defineRoute({
  method: 'POST',
  path: '/api/operator/providers/{id}/checked',
  access: 'operator',
  summary: 'Mark the facts of a provider as checked today',
  description: 'Records that the facts about an organisation were checked today.',
  params: z.object({ id: Id }),
  body: z.object({ revision }),
  reply: data(Provider),
});

export const deleteProvider = defineRoute({
  method: 'DELETE',
  path: '/api/operator/providers/{id}',
  access: 'operator',
  summary: 'Delete a provider that nobody has chosen',
  description: 'Deletes an organisation that nobody has chosen. One in use can only be hidden.',
  params: z.object({ id: Id }),
  reply: done(),
});

export const showProviders = defineRoute({
  method: 'POST',
  path: '/api/operator/providers/shown',
  access: 'operator',
  summary: 'Publish or hide several providers',
  description:
    'Publishes or hides up to 200 providers in one step, or none: 404 where one of them is not there. Hidden ones are neither listed nor proposed; veterans who have chosen one keep it.',
  body: ShowEntries,
  reply: ShownEntries,
});

/** Everybody who saved or reported one of them has the one that is kept. */
export const mergeProviders = defineRoute({
  method: 'POST',
  path: '/api/operator/providers/merge',
  access: 'operator',
  summary: 'Merge duplicates into one provider',
  description:
    'Merges providers that are the same into one, which keeps its own facts and takes what it lacks from the others. Veterans who saved one of them keep it. The others are deleted, and imports leave them out. 409 when the kept one has changed since `revision`.',
  body: z.object({ keep_id: Id, revision, merge_ids: z.array(Id).min(1, 'Choose at least one').max(20, 'Merge 20 at most') }),
  reply: data(Provider),
});

/** No cell can start a formula. */
export const getProvidersCsv = defineRoute({
  method: 'GET',
  path: '/api/operator/providers.csv',
  access: 'operator',
  summary: 'All providers as CSV',
  description: 'Returns all providers as a CSV file with the columns that an import reads.',
  reads_only: true,
  file_reply: 'text/csv',
});

const MAX_IMPORT_BYTES = 10 * 1024 * 1024;

export const importProviders = defineRoute({
  method: 'POST',
  path: '/api/operator/providers/import',
  access: 'operator',
  summary: 'Import providers from CSV or Open Referral',
  description:
    'Reads a CSV file with a heading, or Open Referral JSON (HSDS 3, UK 3, UK 1; a page, a list, or one service a line), and adds or changes providers. `mode=preview` says what would happen and changes nothing. New providers are hidden until an operator has checked them, unless `publish=true`. Rows that cannot be used are refused with their reasons; the others are imported. The same file again changes nothing. At most 5,000 rows.',
  body: z.object({
    mode: ImportMode,
    source: singleLine().min(2, 'Name where the data comes from').max(200, 'Use 200 characters or fewer'),
    licence: optionalLine(200, 'the licence'),
    publish: PublishImported,
    hide_missing: z.preprocess((value) => value === true || value === 'true', z.boolean()).default(false),
  }),
  multipart: { files: { file: { max_bytes: MAX_IMPORT_BYTES, required: true } } },
  limit: { max: 60, window: 3600 },
  reply: data(ImportReport),
});

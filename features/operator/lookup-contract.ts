import { z } from 'zod';
import { ANSWER_KINDS, LOOKUP_KINDS, RANK_CATEGORIES } from '#features/lookups/contract.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, Instant, list, Page, singleLine } from '#kit/contract/shapes.ts';
import { type SearchOf, searchFields } from '#kit/contract/url-search.ts';

export const EditedLookup = z.object({
  id: z.number(),
  kind: z.enum(LOOKUP_KINDS),
  /** The tenant's title. */
  title: z.string(),
  /** The shared title; null for one of the tenant's own entries. */
  shared_title: z.string().nullable(),
  military_service_id: z.number().nullable(),
  country_id: z.number().nullable(),
  parent: z.object({ id: z.number(), title: z.string() }).nullable(),
  abbreviation: z.string().nullable(),
  nato_code: z.string().nullable(),
  pay_grade: z.string().nullable(),
  category: z.string().nullable(),
  code: z.string().nullable(),
  code_type: z.string().nullable(),
  help: z.string().nullable(),
  former_names: z.array(z.object({ name: z.string(), until: z.number().nullable() })),
  /** The source of a shared entry, and the day it was read. */
  source: z.string().nullable(),
  as_of: z.string().nullable(),
  is_shown: z.boolean(),
  is_own: z.boolean(),
});
export type EditedLookup = z.infer<typeof EditedLookup>;

export const LOOKUPS_SHOWN = ['all', 'hidden', 'renamed', 'own'] as const;

/** The query of the service lists' address; service or country 0 means every one. */
export const LookupSearch = searchFields(
  z.object({
    kind: z.enum(LOOKUP_KINDS).default('rank'),
    service: z.number().int().min(0).max(2_147_483_647).default(0),
    country: z.number().int().min(0).max(2_147_483_647).default(0),
    search: z.string().max(100).default(''),
    only: z.enum(LOOKUPS_SHOWN).default('all'),
    page: Page,
  }),
);
export type LookupSearch = SearchOf<typeof LookupSearch>;

export const findEditedLookups = defineRoute({
  method: 'GET',
  path: '/api/operator/service-lookups',
  access: 'operator',
  summary: 'A list of service lookups, hidden entries included',
  description: 'Lists one kind of military lookup, such as ranks or trades, including hidden entries.',
  reads_only: true,
  query: z.object({
    kind: z.enum(LOOKUP_KINDS, { error: 'Choose a list' }).default('rank'),
    military_service_id: Id.optional(),
    country_id: Id.optional(),
    search: z.string().trim().max(100, 'Use 100 characters or fewer').default(''),
    only: z.enum(LOOKUPS_SHOWN).default('all'),
    page: Page,
  }),
  reply: list(EditedLookup),
});

const text = (most: number) =>
  singleLine()
    .max(most, `Use ${most} characters or fewer`)
    .nullish()
    .transform((value) => value || null);

const Fields = z.object({
  title: singleLine('Write what it is called').min(1, 'Write what it is called').max(300, 'Use 300 characters or fewer'),
  parent_id: Id.nullish(),
  abbreviation: text(30),
  nato_code: text(6).refine((code) => code === null || /^(OR-[1-9]|OF-([1-9]|10)|OF\(D\)|WO-[1-5])$/.test(code), {
    message: 'Must be a code like OR-4, OF-3 or WO-2',
  }),
  pay_grade: text(4).refine((grade) => grade === null || /^(E-[1-9]|W-[1-5]|O-([1-9]|1[01]))$/.test(grade), {
    message: 'Must be a grade like E-4, W-2 or O-3',
  }),
  /** The category of a rank, or the type of answer to a question. */
  category: z.enum([...RANK_CATEGORIES, ...ANSWER_KINDS]).nullish(),
  code: text(20),
  help: text(300),
});

/** 422 when the list already has the entry. */
export const addServiceLookup = defineRoute({
  method: 'POST',
  path: '/api/operator/service-lookups',
  access: 'operator',
  summary: 'Add an entry of the tenant’s own',
  description: 'Adds an entry to one of the tenant’s military lookups. Other tenants do not see it.',
  creates: true,
  body: Fields.extend({
    kind: z.enum(LOOKUP_KINDS, { error: 'Choose a list' }),
    military_service_id: Id.nullish(),
    country_id: Id.nullish(),
  }),
  reply: data(EditedLookup),
});

/** Only the title of a shared entry can change, and only for this tenant. Sending the shared title restores it. */
export const changeServiceLookup = defineRoute({
  method: 'PUT',
  path: '/api/operator/service-lookups/{id}',
  access: 'operator',
  summary: 'Change an own entry, or what the tenant calls a shared one',
  description: 'Changes an entry of the tenant’s own, or sets the tenant’s name for a shared one.',
  params: z.object({ id: Id }),
  body: Fields,
  reply: data(EditedLookup),
});

export const showServiceLookup = defineRoute({
  method: 'PUT',
  path: '/api/operator/service-lookups/{id}/shown',
  access: 'operator',
  summary: 'Show an entry in the tenant’s lists, or hide it',
  description: 'Shows an entry in the tenant’s lists, or hides it. Records that already use it keep it.',
  params: z.object({ id: Id }),
  body: z.object({ is_shown: z.boolean() }),
  reply: done(),
});

/** 409 for a shared entry, which can only be hidden. */
export const deleteServiceLookup = defineRoute({
  method: 'DELETE',
  path: '/api/operator/service-lookups/{id}',
  access: 'operator',
  summary: 'Delete an own entry',
  description: 'Deletes an entry of the tenant’s own that nobody uses. Shared entries can only be hidden.',
  params: z.object({ id: Id }),
  reply: done(),
});

export const ContentIndustry = z.object({
  id: z.number(),
  name: z.string(),
  is_shown: z.boolean(),
  jobs: z.number(),
  companies: z.number(),
});

export const findContentIndustries = defineRoute({
  method: 'GET',
  path: '/api/operator/industries',
  access: 'operator',
  summary: 'Industries with how often each is used',
  description: 'Lists industries, including hidden ones, and how often each is used.',
  reads_only: true,
  /** `counted_at` is when jobs and companies were counted; null for now. */
  reply: data(z.array(ContentIndustry)).extend({ counted_at: Instant.nullable() }),
});

export const showIndustry = defineRoute({
  method: 'PUT',
  path: '/api/operator/industries/{id}',
  access: 'operator',
  summary: 'Show an industry in the tenant’s lists, or hide it',
  description: 'Shows an industry in the tenant’s lists, or hides it. Records that already use it keep it.',
  params: z.object({ id: Id }),
  body: z.object({ is_shown: z.boolean() }),
  reply: done(),
});

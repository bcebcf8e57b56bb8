import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, Instant, list, Page, singleLine, wholeNumber } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import { OnetSoc } from './contract.ts';
import { SERVICE_KEYS } from './service-keys.ts';

export const TERM_KINDS = ['anywhere', 'whole', 'fallback'] as const;

const TermDraft = z.object({
  /** What is found in a title, such as `sapper` or `combat engineer`. */
  terms: z
    .array(singleLine().min(2, 'Use at least two characters').max(80, 'Keep a term under 80 characters'), {
      error: 'Enter at least one term',
    })
    .min(1, 'Enter at least one term')
    .max(40, 'Enter 40 terms or fewer'),
  /** Occupations it leads to, likeliest first. */
  codes: z
    .array(OnetSoc, { error: 'Choose at least one occupation' })
    .min(1, 'Choose at least one occupation')
    .max(10, 'Choose 10 occupations or fewer'),
  /** Services it is limited to; none for all. */
  services: z
    .array(z.enum(SERVICE_KEYS, { error: 'Choose a service from the list' }))
    .max(9)
    .default([]),
  kind: z.enum(TERM_KINDS, { error: 'Choose where the terms count' }).default('anywhere'),
  source: singleLine('Say where this comes from')
    .min(1, 'Say where this comes from')
    .max(300, 'Keep the source under 300 characters'),
  is_active: z.boolean().default(true),
});
export type TermDraft = z.output<typeof TermDraft>;

const NamedCode = z.object({ onet_soc: z.string(), name: z.string() });
export const OwnTerm = TermDraft.extend({
  id: z.number(),
  revision: z.number().int(),
  updated_at: Instant,
  occupations: z.array(NamedCode),
});
export type OwnTerm = z.infer<typeof OwnTerm>;

const filter = z.object({ search: z.string().trim().max(100, 'Use 100 characters or fewer').default(''), page: Page });
export const OwnTermSearch = searchFields(filter.extend({ section: z.string().max(40).default('') }));

export const findOccupationTerms = defineRoute({
  method: 'GET',
  path: '/api/operator/occupation-terms',
  access: 'operator',
  summary: 'Own terms of the translation',
  description:
    'Lists the terms that operators of the tenant added to the translation, the latest first. With a search, `standard` names up to 20 terms of the product that contain it.',
  reads_only: true,
  query: filter,
  reply: list(OwnTerm).extend({
    standard: z.array(z.object({ term: z.string(), services: z.array(z.enum(SERVICE_KEYS)), occupations: z.array(NamedCode) })),
  }),
});

export const createOccupationTerm = defineRoute({
  method: 'POST',
  path: '/api/operator/occupation-terms',
  access: 'operator',
  summary: 'Add terms to the translation',
  description:
    'Adds military terms with the occupations they lead to. They come before the terms of the product and take effect with the next request.',
  creates: true,
  body: TermDraft,
  example: { terms: ['sapper'], codes: ['47-2061.00'], source: 'Regimental handbook' },
  reply: data(OwnTerm),
});

export const updateOccupationTerm = defineRoute({
  method: 'PUT',
  path: '/api/operator/occupation-terms/{id}',
  access: 'operator',
  summary: 'Change terms of the translation',
  description:
    'Replaces a row of terms. Send the revision that was shown; if somebody has changed the row since, the reply is 409. With `is_active: false` it no longer counts.',
  params: z.object({ id: Id }),
  body: TermDraft.extend({ revision: wholeNumber(z.number().int().min(1)) }),
  example: { terms: ['sapper'], codes: ['47-2061.00'], source: 'Regimental handbook', revision: 1 },
  reply: data(OwnTerm),
});

export const findOccupationTermVersions = defineRoute({
  method: 'GET',
  path: '/api/operator/occupation-terms/{id}/versions',
  access: 'operator',
  summary: 'History of a row of terms',
  description: 'Lists up to 50 versions of a row of terms, the latest first, with who wrote each.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(
    z.array(
      z.object({ revision: z.number().int(), definition: TermDraft, changed_by: z.string().nullable(), changed_at: Instant }),
    ),
  ),
});

const Preview = z.array(z.object({ onet_soc: z.string(), title: z.string(), confidence: z.number(), reason: z.string() }));

export const previewOccupationTerm = defineRoute({
  method: 'POST',
  path: '/api/operator/occupation-terms/preview',
  access: 'operator',
  summary: 'What a title leads to before and after a change of terms',
  description:
    'Translates a title with the terms as they are, and with the given row added or, with `id`, in place of the stored one. Nothing is stored.',
  body: z.object({
    service: z.enum(SERVICE_KEYS).nullable().default(null),
    title: singleLine('Enter a title to try').min(1, 'Enter a title to try').max(200, 'Keep the title under 200 characters'),
    id: Id.optional(),
    term: TermDraft,
  }),
  example: { title: 'Sapper', term: { terms: ['sapper'], codes: ['47-2061.00'], source: 'Regimental handbook' } },
  limit: { max: 120, window: 600 },
  reply: data(z.object({ before: Preview, after: Preview })),
});

export const findUntranslatedTitles = defineRoute({
  method: 'GET',
  path: '/api/operator/untranslated-titles',
  access: 'operator',
  summary: 'Titles in which no term was found',
  description:
    'Lists titles that people translated and in which the translation found no term, the most frequent first. Nothing says who asked.',
  reads_only: true,
  query: z.object({ page: Page }),
  reply: list(z.object({ title: z.string(), service: z.string(), times: z.number().int(), last_at: Instant })),
});

export const dismissUntranslatedTitle = defineRoute({
  method: 'POST',
  path: '/api/operator/untranslated-titles/dismiss',
  access: 'operator',
  summary: 'Take a title off the list',
  description:
    'Takes a title off the list of those without a term, also when it is asked for again. Doing it again changes nothing.',
  body: z.object({ title: singleLine().min(1).max(100), service: z.string().max(40).default('') }),
  reply: done(),
});

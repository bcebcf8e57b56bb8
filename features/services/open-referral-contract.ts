import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { Day, instantWith, Page, wholeNumber } from '#kit/contract/shapes.ts';

/**
 * The providers on offer as an open feed in the standard Open Referral HSDS 3.0 (https://docs.openreferral.org), for other directories. The
 * replies are the standard's, without this API's envelope, and may be read from any website.
 */

const PerPage = wholeNumber(z.number({ error: 'Must be a number' }).int().min(1).max(100, 'Ask for 100 at most')).default(50);
const Uuid = z.guid({ error: 'Must be a UUID' });
const MODIFIED_AFTER = 'Must be a date or time like 2026-11-21';
const Entry = z.looseObject({ id: z.string(), name: z.string() });
const page = <T extends z.ZodType>(of: T) =>
  z.object({
    total_items: z.number(),
    total_pages: z.number(),
    page_number: z.number(),
    size: z.number(),
    first_page: z.boolean(),
    last_page: z.boolean(),
    empty: z.boolean(),
    contents: z.array(of),
  });

export const getOpenReferral = defineRoute({
  method: 'GET',
  path: '/api/open-referral',
  access: 'public',
  summary: 'Open Referral: version and profile of the feed',
  description: 'Returns the version and profile of the open feed of service providers, as HSDS 3.0 asks of the root of an API.',
  reads_only: true,
  reply: z.object({ version: z.string(), profile: z.string(), openapi_url: z.string() }),
});

export const findOpenServices = defineRoute({
  method: 'GET',
  path: '/api/open-referral/services',
  access: 'public',
  summary: 'Open Referral: services',
  description:
    'Returns the service providers on offer as HSDS 3.0 services, in pages. `search` narrows by words, `taxonomy_term_id` by a term of this feed, `modified_after` to those changed since. Filters add up.',
  reads_only: true,
  query: z.object({
    search: z.string().trim().max(100, 'Use 100 characters or fewer').default(''),
    taxonomy_term_id: z.preprocess((value) => (value === '' ? undefined : value), Uuid.optional()).optional(),
    modified_after: z
      .preprocess(
        (value) => (value === '' ? undefined : value),
        z.union([Day, instantWith(MODIFIED_AFTER)], { error: MODIFIED_AFTER }).optional(),
      )
      .optional(),
    page: Page,
    per_page: PerPage,
  }),
  limit: { max: 600, window: 3600 },
  reply: page(Entry),
});

export const getOpenService = defineRoute({
  method: 'GET',
  path: '/api/open-referral/services/{id}',
  access: 'public',
  summary: 'Open Referral: one service',
  description: 'Returns one service provider on offer as an HSDS 3.0 service.',
  reads_only: true,
  params: z.object({ id: Uuid }),
  reply: Entry,
});

export const findOpenTaxonomies = defineRoute({
  method: 'GET',
  path: '/api/open-referral/taxonomies',
  access: 'public',
  summary: 'Open Referral: taxonomies',
  description: 'Returns the taxonomy that the services of this feed are tagged with.',
  reads_only: true,
  reply: page(Entry),
});

export const findOpenTaxonomyTerms = defineRoute({
  method: 'GET',
  path: '/api/open-referral/taxonomy_terms',
  access: 'public',
  summary: 'Open Referral: taxonomy terms',
  description: 'Returns the terms that the services of this feed are tagged with.',
  reads_only: true,
  reply: page(Entry),
});

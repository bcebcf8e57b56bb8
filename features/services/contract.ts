import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Flag, Id, list, many, PictureVersion } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import { checkPlace, DIRECTORY_FIELDS, DirectoryFacet, DirectoryPlace, DirectoryWider } from './directory-shapes.ts';
import { COSTS, REPORT_KINDS } from './rules.ts';
import { ProviderCard, ProviderPage } from './shapes.ts';

/** The directory of service providers, as veterans and visitors read it. */

const Filter = z.object({
  ...DIRECTORY_FIELDS,
  cost: many(z.enum(COSTS, { error: `Must be one of ${COSTS.join(', ')}` }), 4),
  /** Only those that the signed-in veteran saved. */
  saved: Flag,
});
export const ServiceProviderFilter = Filter.superRefine(checkPlace);
export type ServiceProviderFilter = z.output<typeof ServiceProviderFilter>;

/** The query parameters of the page. */
export const ServiceProviderSearch = searchFields(Filter);

export const ProviderFacets = z.object({
  category_id: z.array(DirectoryFacet),
  service_type: z.array(DirectoryFacet),
  availability: z.array(DirectoryFacet),
  cost: z.array(DirectoryFacet),
});
export type ProviderFacets = z.infer<typeof ProviderFacets>;

export const findServiceProviders = defineRoute({
  method: 'GET',
  path: '/api/service-providers',
  access: 'public',
  summary: 'Service providers: search, filters, facets, pages of 20',
  description:
    'Searches the service providers of the tenant by text, place and filters. `category_id` takes category tags. `proximity=near_me` without coordinates and `proximity=city` without a town use the first town that a signed-in veteran wishes to work in; where none is known, the reply is 422. `wider` offers other searches with their counts when nothing was found. Of about 1,000 or more matches, total and counts are estimates (`meta.total_is_estimate`, `facets_are_estimates`).',
  reads_only: true,
  query: ServiceProviderFilter,
  reply: list(ProviderCard).extend({
    facets: ProviderFacets,
    /** Some counts of facets are scaled up from a sample. */
    facets_are_estimates: z.boolean(),
    wider: z.array(DirectoryWider),
    place: DirectoryPlace,
  }),
});

export const getServiceProvider = defineRoute({
  method: 'GET',
  path: '/api/service-providers/{id}',
  access: 'public',
  summary: 'One service provider',
  description: 'Returns one service provider on offer. Signed-in veterans also see whether they saved it.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(ProviderPage),
});

/** Public while the provider is on offer. Its address changes with the picture. */
export const getServiceProviderLogo = defineRoute({
  method: 'GET',
  path: '/api/service-providers/{id}/logo',
  access: 'public',
  summary: 'The logo of a service provider as a picture',
  description: 'Returns the uploaded logo as an image. A provider without a logo, or one that is not on offer, gives 404.',
  reads_only: true,
  params: z.object({ id: Id }),
  query: PictureVersion,
  file_reply: 'image/webp',
});

/** Saving twice is saving once. */
export const saveServiceProvider = defineRoute({
  method: 'POST',
  path: '/api/service-providers/{id}/save',
  access: 'veteran',
  summary: 'Save a service provider',
  description: 'Saves a service provider for the veteran, as choosing it in onboarding does. Saving it again changes nothing.',
  params: z.object({ id: Id }),
  reply: done(),
});

export const unsaveServiceProvider = defineRoute({
  method: 'DELETE',
  path: '/api/service-providers/{id}/save',
  access: 'veteran',
  summary: 'Remove a service provider from the saved list',
  description:
    'Removes a service provider from the veteran’s saved list. Removing it again changes nothing; an unknown one gives 404.',
  params: z.object({ id: Id }),
  reply: done(),
});

export const reportServiceProvider = defineRoute({
  method: 'POST',
  path: '/api/service-providers/{id}/report',
  access: 'signed_in',
  summary: 'Report that something about a provider is out of date',
  description:
    'Puts the provider on the operators’ list of providers to check. A second report by the same person replaces their open one.',
  params: z.object({ id: Id }),
  body: z.object({
    kind: z.enum(REPORT_KINDS, { error: 'Choose what is out of date' }),
    note: z.string().trim().max(1000, 'Use 1,000 characters or fewer').default(''),
  }),
  limit: { max: 20, window: 3600 },
  reply: done(),
});

import { z } from 'zod';
import { Id, many, Page } from '#kit/contract/shapes.ts';
import { PROXIMITY } from './directory-rules.ts';
import { AVAILABILITY, SERVICE_TYPES } from './rules.ts';
import { CategoryTag } from './shapes.ts';

/** A number that may arrive as text, as in a query. Empty counts as left out. */
const decimal = (low: number, high: number, message: string) =>
  z
    .preprocess(
      (value) =>
        value === '' ? undefined : typeof value === 'string' && /^-?\d{1,9}(\.\d{1,12})?$/.test(value) ? Number(value) : value,
      z.number({ error: message }).min(low, message).max(high, message).optional(),
    )
    .optional();

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .preprocess(
      (value) => (value === '' ? undefined : value),
      z.enum(values, { error: `Must be one of ${values.join(', ')}` }).optional(),
    )
    .optional();

/** The text and place of a directory search. */
export const PLACE_FIELDS = {
  search: z.string().trim().max(100, 'Use 100 characters or fewer').default(''),
  /** `near_me` uses latitude and longitude, `city`, or the first town that a veteran wishes to work in; `city` uses `city`, or that town. 422 without any. */
  proximity: choice(PROXIMITY),
  latitude: decimal(-90, 90, 'Must be between -90 and 90'),
  longitude: decimal(-180, 180, 'Must be between -180 and 180'),
  radius_km: decimal(1, 1000, 'Must be between 1 and 1000 kilometres'),
  city: z.string().trim().max(100, 'Use 100 characters or fewer').default(''),
  country_id: z.preprocess((value) => (value === '' ? undefined : value), Id.optional()).optional(),
  page: Page,
};

/** The dashboard's filters. Their names are part of bookmarks. */
export const DIRECTORY_FIELDS = {
  ...PLACE_FIELDS,
  category_id: many(CategoryTag, 7),
  service_type: many(z.enum(SERVICE_TYPES, { error: `Must be one of ${SERVICE_TYPES.join(', ')}` }), 3),
  availability: many(z.enum(AVAILABILITY, { error: `Must be one of ${AVAILABILITY.join(', ')}` }), 3),
};

/** Coordinates travel together. */
export function checkPlace(
  { latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined },
  refusal: z.core.$RefinementCtx,
): void {
  if ((latitude === undefined) !== (longitude === undefined))
    refusal.addIssue({ code: 'custom', message: 'Send latitude and longitude together', path: ['longitude'] });
}

export const DirectoryFacet = z.object({ value: z.string(), label: z.string(), count: z.number() });
export type DirectoryFacet = z.infer<typeof DirectoryFacet>;

export const DirectoryWider = z.object({
  /** What to change in the address: the new value of each parameter, null to remove it. */
  change: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  label: z.string(),
  count: z.number(),
});
export type DirectoryWider = z.infer<typeof DirectoryWider>;

/** The place that `proximity` and distances were taken from; null where none is asked for. */
export const DirectoryPlace = z
  .object({
    city: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    /** `profile`: the first town that the veteran wishes to work in. */
    from: z.enum(['request', 'profile']),
  })
  .nullable();
export type DirectoryPlace = z.infer<typeof DirectoryPlace>;

import { z } from 'zod';
import { Day, Instant } from '#kit/contract/shapes.ts';
import { AVAILABILITY, CATEGORIES, CATEGORY_TAGS, COSTS, SERVICE_TYPES } from './rules.ts';

export const CategoryShape = z.enum(CATEGORIES, {
  error: ({ input }) => (typeof input === 'string' && input ? `Unknown category “${input}”` : 'Choose a category'),
});
export const CategoryTag = z.enum(CATEGORY_TAGS, { error: `Must be one of ${CATEGORY_TAGS.join(', ')}` });

export const Phone = z.object({ number: z.string(), note: z.string() });

const Time = z
  .string({ error: 'Must be a time like 09:00' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Must be a time like 09:00');

/** One period of a day of the week in the provider's time zone; Monday is 1. `24:00` is the end of the day. */
export const OpeningPeriod = z
  .object({ day: z.number({ error: 'Must be a day from 1 to 7' }).int().min(1).max(7), opens: Time, closes: Time })
  .refine(({ opens, closes }) => opens < closes, { error: 'Must be later than the opening time', path: ['closes'] });

export const ServiceLocation = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country_id: z.number(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type ServiceLocation = z.infer<typeof ServiceLocation>;

/** A provider with everything that is public about it. */
export const ServiceProvider = z.object({
  id: z.number(),
  name: z.string(),
  /** The organisation that runs it; empty when it has the same name. */
  organisation: z.string(),
  description: z.string(),
  /** The need that it helps with above all; always among the tags. */
  category: CategoryShape,
  category_tags: z.array(CategoryTag),
  service_type: z.enum(SERVICE_TYPES),
  availability: z.enum(AVAILABILITY),
  opening_hours: z.array(OpeningPeriod),
  opening_note: z.string(),
  /** IANA name of the zone of the opening hours: `Europe/London`. */
  time_zone: z.string(),
  country_id: z.number(),
  /** Towns served; empty for the whole country. */
  places: z.array(z.string()),
  /** Where it can be visited, the main one first. */
  locations: z.array(ServiceLocation),
  /** The main one first. */
  phones: z.array(Phone),
  email: z.string().nullable(),
  website: z.string(),
  /** BCP 47 tags: `en`, `cy`. */
  languages: z.array(z.string()),
  /** Who may use it, in words. */
  eligibility: z.string(),
  cost: z.enum(COSTS),
  cost_note: z.string(),
  is_crisis_line: z.boolean(),
  logo_file_id: z.number().nullable(),
  /** Services whose members it is for; empty for all. */
  military_service_ids: z.array(z.number()),
  for_serving: z.boolean(),
  for_left: z.boolean(),
  source_url: z.string(),
  /** The day on which the facts were last checked. */
  checked_on: Day,
});
export type ServiceProvider = z.infer<typeof ServiceProvider>;

/** A provider as a list of the directory shows it. */
export const ProviderCard = ServiceProvider.pick({
  id: true,
  name: true,
  organisation: true,
  category: true,
  category_tags: true,
  service_type: true,
  availability: true,
  opening_hours: true,
  opening_note: true,
  time_zone: true,
  country_id: true,
  places: true,
  phones: true,
  email: true,
  website: true,
  languages: true,
  cost: true,
  is_crisis_line: true,
  checked_on: true,
}).extend({
  /** The beginning of the description, 300 characters at most. */
  summary: z.string(),
  logo_url: z.string().nullable(),
  /** The nearest location to the searched place, or the main one; null where it has none. */
  location: ServiceLocation.nullable(),
  locations: z.number(),
  /** Kilometres from the searched place to `location`; null where either is not known. */
  distance_km: z.number().nullable(),
  /** Of the signed-in veteran; false for others. */
  is_saved: z.boolean(),
});
export type ProviderCard = z.infer<typeof ProviderCard>;

/** A provider as its own page shows it. */
export const ProviderPage = ServiceProvider.omit({ logo_file_id: true }).extend({
  logo_url: z.string().nullable(),
  /** The name of the data set that it was imported from, and its licence; empty when operators wrote it. */
  source: z.string(),
  licence: z.string(),
  /** Operators read the facts at their source on `checked_on`. */
  is_verified: z.boolean(),
  updated_at: Instant,
  is_saved: z.boolean(),
  /** The signed-in person has an open report about it. */
  is_reported: z.boolean(),
});
export type ProviderPage = z.infer<typeof ProviderPage>;

/** A provider as it is proposed to one veteran. */
export const ProposedService = ServiceProvider.extend({
  /** Why we suggest it, the most important first. */
  reasons: z.array(z.string()),
  /** It helps with a need that the veteran named. */
  fits: z.boolean(),
  chosen: z.boolean(),
});
export type ProposedService = z.infer<typeof ProposedService>;

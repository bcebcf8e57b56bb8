import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Id, wholeNumber } from '#kit/contract/shapes.ts';

export const Country = z.object({
  id: z.number(),
  name: z.string(),
  iso2: z.string(),
  phone_code: z.string(),
  currency: z.string(),
});
export const State = z.object({ id: z.number(), name: z.string(), code: z.string() });
export const City = z.object({
  id: z.number(),
  name: z.string(),
  state_id: z.number(),
  state_name: z.string(),
  /** Degrees; null when the coordinates are unknown. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type City = z.infer<typeof City>;
export const Industry = z.object({
  id: z.number(),
  name: z.string(),
  /** False where the tenant's operators hide it. Records that use it keep it. */
  is_shown: z.boolean(),
});
export type Industry = z.infer<typeof Industry>;

export const getCountries = defineRoute({
  method: 'GET',
  path: '/api/get-countries',
  access: 'public',
  summary: 'All countries; ids 232 United Kingdom and 233 United States',
  description: 'Lists all countries. Country ids are the same in every tenant: 232 is the United Kingdom, 233 the United States.',
  reads_only: true,
  reply: data(z.array(Country)),
});

export const getStates = defineRoute({
  method: 'GET',
  path: '/api/country/{id}/states',
  access: 'public',
  summary: 'States of a country',
  description: 'Lists the states or regions of a country; `id` is a country id such as 232.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(z.array(State)),
});

export const getCities = defineRoute({
  method: 'GET',
  path: '/api/state/{id}/cities',
  access: 'public',
  summary: 'Cities of a state',
  description: 'Lists the towns and cities of a state; `id` is a state id of `GET /api/country/{id}/states`.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(z.array(City)),
});

/** At most 50. Names that start with the text come first. */
export const findCities = defineRoute({
  method: 'POST',
  path: '/api/country/cities',
  access: 'public',
  summary: 'Cities of a country whose name contains a text',
  description: 'Searches the towns and cities of a country by name. It only reads, despite being a POST.',
  reads_only: true,
  body: z.object({
    country_id: wholeNumber(z.number({ error: 'country_id must be a number, e.g. 232' }).int().min(1).max(2_147_483_647)),
    city: z.string({ error: 'city must be text' }).trim().max(100, 'city is too long: use 100 characters or fewer').optional(),
  }),
  reply: data(z.array(City)),
});

export const getIndustries = defineRoute({
  method: 'GET',
  path: '/api/industries',
  access: 'public',
  summary: 'Industries',
  description:
    'Lists all industries. Those that the tenant hides have `is_shown: false`: forms do not offer them, and records that use them keep them.',
  reads_only: true,
  reply: data(z.array(Industry)),
});

export const MilitaryService = z.object({
  id: z.number(),
  name: z.string(),
  short_name: z.string(),
  /** Regular and reserve parts: `Regular Army`, `Army National Guard`. */
  components: z.array(z.string()),
});

/** `id` is the country's. */
export const getMilitaryServices = defineRoute({
  method: 'GET',
  path: '/api/military-services/{id}',
  access: 'public',
  summary: 'Military services of a country, with their components',
  description: 'Lists the armed services of a country with their components (regular, reserve); `id` is a country id.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(z.array(MilitaryService)),
});

/** The lists that describe a service record. A tenant may hide and rename entries and add its own. */
export const LOOKUP_KINDS = [
  'rank',
  'navy_service',
  'branch',
  'corps',
  'profession',
  'badged_role',
  'occupation',
  'clearance',
  'language',
  'military_question',
  'civilian_question',
] as const;
export type LookupKind = (typeof LOOKUP_KINDS)[number];

/** The category of a rank. `other_rank` is the British term for US `enlisted`. */
export const RANK_CATEGORIES = ['enlisted', 'other_rank', 'nco', 'warrant', 'officer'] as const;

const FormerName = z.object({ name: z.string(), until: z.number().nullable() });

export const ServiceLookup = z.object({
  id: z.number(),
  title: z.string(),
  abbreviation: z.string().nullable(),
  /**
   * The parent: the arm of a branch or rank, the corps of a regiment, the corps or branch of a badged role, the profession of a
   * trade.
   */
  parent: z.object({ id: z.number(), title: z.string() }).nullable(),
  /** Former names; `until` is the last year of the name, null when unknown. */
  former_names: z.array(FormerName),
  /** The former name that matched `title` when the current name does not: `Royal Army Medical Corps (RAMC)`. */
  former_name: z.string().nullable(),
});
export type ServiceLookup = z.infer<typeof ServiceLookup>;

export const MilitaryRank = ServiceLookup.extend({
  /** STANAG 2116: `OR-4`, `OF-3`, `WO-2` (US warrants), `OF(D)` (not yet commissioned); null for a tenant's rank without one. */
  nato_code: z.string().nullable(),
  /** US pay grade, `E-4`; null outside the US. */
  pay_grade: z.string().nullable(),
  category: z.enum(RANK_CATEGORIES).nullable(),
});
export type MilitaryRank = z.infer<typeof MilitaryRank>;

/** Part of a title, abbreviation, code or former name, ignoring case. `%` and `_` are matched literally. */
const Title = z.string({ error: 'title must be text' }).trim().max(100, 'Use 100 characters or fewer').default('');
const byTitle = z.object({ title: Title });
const service = z.object({ id: Id });

/**
 * `id` is the military service's. Junior ranks first. `military_navy_service_id` selects an arm; an arm without its own ranks has
 * those of its service. 404 for an unknown service, or an arm of another.
 */
export const getMilitaryRanks = defineRoute({
  method: 'GET',
  path: '/api/military-ranks/{id}',
  access: 'public',
  summary: 'Ranks of a service, with NATO code and US pay grade',
  description: 'Lists the ranks of a service with NATO code and, in the United States, pay grade.',
  reads_only: true,
  params: service,
  query: byTitle.extend({ military_navy_service_id: Id.optional() }),
  reply: data(z.array(MilitaryRank)),
});

/** `id` is the military service's. The Royal Navy has five arms, other services none. */
export const getMilitaryNavyServices = defineRoute({
  method: 'GET',
  path: '/api/military-navy-services/{id}',
  access: 'public',
  summary: 'Arms of a naval service',
  description: 'Lists the arms of a naval service, such as the Royal Marines; `id` is the service’s id.',
  reads_only: true,
  params: service,
  query: byTitle,
  reply: data(z.array(ServiceLookup)),
});

/** The branches of a service or of an arm, or all. 404 for an unknown one, or an arm of another service. */
export const findMilitaryBranches = defineRoute({
  method: 'POST',
  path: '/api/military-branches',
  access: 'public',
  summary: 'Branches of a service or a navy service',
  description: 'Lists the branches of a service or of an arm of the navy. It only reads, despite being a POST.',
  reads_only: true,
  query: byTitle,
  body: z.object({
    military_service_id: z.preprocess((value) => value || undefined, Id.optional()),
    military_navy_service_id: z.preprocess((value) => value || undefined, Id.optional()),
  }),
  reply: data(z.array(ServiceLookup)),
});

/**
 * `id` is the military service's. The professions of the RAF, each followed by its trades (with `parent`); other services have
 * none.
 */
export const getMilitaryProfessions = defineRoute({
  method: 'GET',
  path: '/api/military-professions/{id}',
  access: 'public',
  summary: 'Professions and trades of the RAF',
  description: 'Lists the professions and trades of the Royal Air Force; `id` is the service’s id.',
  reads_only: true,
  params: service,
  query: byTitle,
  reply: data(z.array(ServiceLookup)),
});

/**
 * `id` is the military service's. A badged role is a trade or specialisation with a badge. Its `parent` is the corps (Army) or
 * branch (Royal Navy), and `parent_id` filters by it.
 */
export const getMilitaryBadgedRoles = defineRoute({
  method: 'GET',
  path: '/api/military-badged-roles/{id}',
  access: 'public',
  summary: 'Badged roles of a service',
  description: 'Lists the badged roles of a service; `id` is the service’s id.',
  reads_only: true,
  params: service,
  query: byTitle.extend({ parent_id: Id.optional() }),
  reply: data(z.array(ServiceLookup)),
});

/** `id` is the military service's. Corps in order of precedence, each followed by its regiments (with `parent`). */
export const getMilitaryCorps = defineRoute({
  method: 'GET',
  path: '/api/military-corps/{id}',
  access: 'public',
  summary: 'Corps and regiments of a service',
  description: 'Lists the corps and regiments of a service; `id` is the service’s id.',
  reads_only: true,
  params: service,
  query: byTitle,
  reply: data(z.array(ServiceLookup)),
});

export const ANSWER_KINDS = ['text', 'number', 'money'] as const;

export const ExperienceQuestion = z.object({
  id: z.number(),
  question: z.string(),
  /** An example of an answer, or null. */
  help: z.string().nullable(),
  answer: z.enum(ANSWER_KINDS),
});
export type ExperienceQuestion = z.infer<typeof ExperienceQuestion>;

export const getMilitaryExpQuestions = defineRoute({
  method: 'GET',
  path: '/api/military-exp-questions',
  access: 'public',
  summary: 'Questions that help to describe a post in the forces',
  description: 'Lists questions that help a veteran describe a military role on a resume.',
  reads_only: true,
  reply: data(z.array(ExperienceQuestion)),
});

export const getCivilianExpQuestions = defineRoute({
  method: 'GET',
  path: '/api/civilian-exp-questions',
  access: 'public',
  summary: 'Questions that help to describe a civilian post',
  description: 'Lists questions that help a veteran describe a civilian role on a resume.',
  reads_only: true,
  reply: data(z.array(ExperienceQuestion)),
});

export const MilitaryOccupation = z.object({
  id: z.number(),
  /** `11B`, `0311`, `HM`, `2A3X3`; null for a tenant's entry without one. */
  code: z.string().nullable(),
  /** The code system: `MOS`, `AOC`, `rating`, `NEC`, `AFSC`. */
  code_type: z.string().nullable(),
  title: z.string(),
  former_name: z.string().nullable(),
});
export type MilitaryOccupation = z.infer<typeof MilitaryOccupation>;

/** `id` is the military service's; `title` is part of the code or title. At most 50, an exact code first. */
export const getMilitaryOccupations = defineRoute({
  method: 'GET',
  path: '/api/military-occupations/{id}',
  access: 'public',
  summary: 'US occupation codes of a service',
  description: 'Lists the occupation codes (MOS, AFSC, rating) of a service of the United States; `id` is the service’s id.',
  reads_only: true,
  params: service,
  query: byTitle,
  reply: data(z.array(MilitaryOccupation)),
});

/** `id` is the country's. Lowest first. */
export const getClearances = defineRoute({
  method: 'GET',
  path: '/api/security-clearances/{id}',
  access: 'public',
  summary: 'Security clearances of a country',
  description: 'Lists the levels of security clearance in a country; `id` is a country id.',
  reads_only: true,
  params: z.object({ id: Id }),
  query: byTitle,
  reply: data(z.array(ServiceLookup.extend({ help: z.string().nullable() }))),
});

export const getLanguages = defineRoute({
  method: 'GET',
  path: '/api/languages',
  access: 'public',
  summary: 'Languages, those common in service first',
  description: 'Lists languages for a resume. Those most common in military service come first.',
  reads_only: true,
  query: byTitle,
  reply: data(z.array(ServiceLookup)),
});

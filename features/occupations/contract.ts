import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Flag } from '#kit/contract/shapes.ts';

/** How much experience the occupation's jobs should ask of this person: the levels that jobs have. */
export const OCCUPATION_LEVELS = ['entry', 'junior', 'mid', 'senior', 'lead', 'executive'] as const;

/** A unit group of the UK's Standard Occupational Classification 2020. */
export const UkSoc = z.object({
  /** `5234` */
  code: z.string(),
  name: z.string(),
  /** The classification has no group for the same work; this is the nearest. The pairs were judged for Muster and are not official. */
  is_nearest: z.boolean(),
});

export const TranslatedOccupation = z.object({
  /** O*NET-SOC code, e.g. `49-2091.00`. */
  onet_soc: z.string(),
  /** The occupation's name in the tenant's country: a British one, or that of O*NET. */
  title: z.string(),
  /** Null on sites of other countries. */
  uk_soc: UkSoc.nullable(),
  /** What such jobs are called in the tenant's country, at most five. */
  titles: z.array(z.string()),
  /** Why it is proposed, in one sentence. */
  reason: z.string(),
  /** `official`: from the imported official crosswalk; `code`: from Muster's own list of codes; otherwise found by the words of the title or the career field. */
  source: z.enum(['official', 'code', 'term', 'field', 'title']),
  /** 0 to 1. */
  confidence: z.number(),
  level: z.enum(OCCUPATION_LEVELS),
});
export type TranslatedOccupation = z.infer<typeof TranslatedOccupation>;

/** A translated occupation with what this site offers for it. */
export const OfferedOccupation = TranslatedOccupation.extend({
  /** Open jobs that were recognised as the occupation; 1000 means that many or more. */
  open_jobs: z.number().int(),
  /** What such a job pays in a year, in the currency of the tenant’s country: the middle of what its open jobs state. Null below five of them. */
  typical_pay: z
    .object({
      amount: z.number().int(),
      /** How many open jobs it is the middle of, at most the 200 newest. */
      jobs: z.number().int(),
    })
    .nullable(),
  /** The licence, registration or course that usually is missing after the forces, and the shortest way to it. Null where none is usual. */
  requirement: z.string().nullable(),
  /** Courses that give its skills, those that give most first, at most two. */
  courses: z.array(z.object({ id: z.number(), title: z.string() })),
});
export type OfferedOccupation = z.infer<typeof OfferedOccupation>;

const MAX_TITLE = 1000;
/** A field that was sent empty or left out. */
const text = (name: string, max: number) =>
  z
    .string({ error: `${name} must be text` })
    .trim()
    .max(max, `${name} is too long: ${max} characters at most`)
    .default('');

export const translateOccupation = defineRoute({
  method: 'GET',
  path: '/api/occupations/translate',
  access: 'public',
  summary: 'Civilian occupations for a military code or title, best first',
  description:
    'Give a code, a title or both. The service may be a name (`Army`, `Royal Navy`, `USMC`) or an id of /api/military-services. Mistyped words, abbreviations, partial codes and former codes are recognised. A title without any known term is counted for the site’s operators, without who asked, so this GET writes; not with `typing`. Each result names how many open jobs there are and which courses give its skills. Contains information from O*NET 27.0 (USDOL/ETA), CC BY 4.0.',
  query: z.object({
    service: text('service', 100),
    code: text('code', 100),
    title: text('title', MAX_TITLE),
    /** Rank or pay grade, for the level: `Sergeant`, `E-6`, `OR-6`, `OF-3`. */
    rank: text('rank', 100),
    /** Asked while the title is still being typed: an unknown one is not counted. */
    typing: Flag,
  }),
  limit: { max: 120, window: 600 },
  reply: data(z.array(OfferedOccupation)).extend({
    /** What was understood: the code's title, or the words that were searched for; null when nothing was. */
    understood: z.string().nullable(),
    /** What to do when nothing was found. */
    message: z.string().optional(),
  }),
});

/** An O*NET-SOC code. */
export const OnetSoc = z
  .string()
  .regex(/^\d\d-\d{4}\.\d\d$/, 'Use an O*NET-SOC code such as 49-2091.00')
  .meta({ examples: ['49-2091.00'] });

export const NamedOccupation = z.object({ onet_soc: z.string(), name: z.string() });

/** How a title of work was understood. `suggestions` are the nearest occupations where it is not known. */
export const understandRole = defineRoute({
  method: 'GET',
  path: '/api/occupations/role',
  access: 'public',
  summary: 'The occupation that a job title means',
  description:
    'Returns the occupation by which jobs are matched to a wished role. For a title that is not known, `understood` is null and `suggestions` has the nearest occupations. Contains information from O*NET 27.0 (USDOL/ETA), CC BY 4.0.',
  reads_only: true,
  query: z.object({
    role: z
      .string({ error: 'Enter a job title' })
      .trim()
      .min(1, 'Enter a job title')
      .max(100, 'Keep the role under 100 characters'),
  }),
  reply: data(z.object({ understood: NamedOccupation.nullable(), suggestions: z.array(NamedOccupation) })),
});

/** Registrations, licences and certificates of competence of the tenant's country. */
export const findRegistrations = defineRoute({
  method: 'GET',
  path: '/api/registrations',
  access: 'public',
  summary: 'Registrations and licences of the country',
  description:
    'Returns every registration, licence or certificate of competence of the tenant’s country, with the body that issues it.',
  reads_only: true,
  reply: data(z.array(z.object({ code: z.string(), name: z.string(), body: z.string() }))),
});

export const findOccupations = defineRoute({
  method: 'GET',
  path: '/api/occupations',
  access: 'public',
  summary: 'Civilian occupations by the words of their titles, best first',
  description:
    'Returns up to twelve O*NET occupations whose titles are nearest to the search. Contains information from O*NET 27.0 (USDOL/ETA), CC BY 4.0.',
  reads_only: true,
  query: z.object({
    search: z
      .string({ error: 'Enter a job title' })
      .trim()
      .min(2, 'Enter at least two characters')
      .max(200, 'Keep the search under 200 characters'),
  }),
  reply: data(z.array(TranslatedOccupation.pick({ onet_soc: true, title: true, titles: true, uk_soc: true }))),
});

export const suggestTrades = defineRoute({
  method: 'GET',
  path: '/api/occupations/trades',
  access: 'public',
  summary: 'Trades that begin with the typed words',
  description:
    'Returns up to eight trades, codes and nicknames of the tenant’s country, nearest first, for completion while a person types. Each `trade` can be sent to /api/occupations/translate.',
  reads_only: true,
  query: z.object({
    search: z
      .string({ error: 'Enter a trade' })
      .trim()
      .min(2, 'Enter at least two characters')
      .max(200, 'Keep the trade under 200 characters'),
    service: text('service', 100),
  }),
  reply: data(
    z.array(
      z.object({
        /** `25B Information Technology Specialist` */
        trade: z.string(),
        /** `US Army`; empty where it is not one service’s. */
        service: z.string(),
        /** The nickname that was typed: `bootneck`. */
        nickname: z.string().optional(),
      }),
    ),
  ),
});

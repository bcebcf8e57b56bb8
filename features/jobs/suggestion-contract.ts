import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data } from '#kit/contract/shapes.ts';
import { JOB_TYPES, WORK_TYPES } from './shapes.ts';

const Point = { name: z.string(), latitude: z.number(), longitude: z.number() };

/** Filters that the words of a search say. */
const ReadFilters = z.object({
  job_type: z.enum(JOB_TYPES).optional(),
  type: z.enum(WORK_TYPES).optional(),
  experience: z.literal('entry').optional(),
  salary_min: z.number().optional(),
  security_clearance: z.string().optional(),
  guaranteed_interview: z.literal(true).optional(),
  near: z.object(Point).optional(),
});

export const JobSuggestions = z.object({
  /** Occupations with open jobs. */
  roles: z.array(z.object({ onet_soc: z.string(), name: z.string() })),
  /** Towns with open jobs. */
  places: z.array(z.object({ ...Point, state: z.string() })),
  /** Employers with open jobs. */
  employers: z.array(z.object({ id: z.number(), name: z.string() })),
  /** Military codes and trades that lead to open jobs; `search` finds these. */
  trades: z.array(z.object({ search: z.string(), name: z.string() })),
  /** What the text says as a search: filters, and the words that are left; null where it says no filter. */
  read: z.object({ rest: z.string(), filters: ReadFilters }).nullable(),
});
export type JobSuggestions = z.infer<typeof JobSuggestions>;

export const suggestJobSearches = defineRoute({
  method: 'GET',
  path: '/api/job-suggestions',
  access: 'public',
  summary: 'Suggestions for a job search',
  description:
    'Returns up to five occupations, towns, employers and military trades each that begin with the text and have open jobs, and the filters that the text says as a search. A reply may be 30 seconds old.',
  reads_only: true,
  query: z.object({ q: z.string().trim().max(300, 'Use a shorter text (up to 300 characters)').default('') }),
  limit: { max: 600, window: 600 },
  reply: data(JobSuggestions),
});

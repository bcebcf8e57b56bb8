import { z } from 'zod';
import { NamedOccupation, OnetSoc } from '#features/occupations/contract.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Id } from '#kit/contract/shapes.ts';

/** Pay of similar jobs is stated from so many open jobs of so many employers on. */
export const LEAST_PAID_JOBS = 5;
export const LEAST_PAYING_EMPLOYERS = 3;

export const JobGuidance = z.object({
  /** What the job is matched as; null where neither the title nor the role says. */
  occupation: NamedOccupation.nullable(),
  /** What open jobs of the occupation in the area state as yearly pay; null below five jobs of three employers. */
  pay: z
    .object({
      /** A quarter of them pay less. */
      from: z.number().int(),
      /** A quarter of them pay more. */
      to: z.number().int(),
      currency: z.string(),
      jobs: z.number().int(),
      employers: z.number().int(),
      /** `near`: within `radius_km` of the town; `remote`: remote jobs of the country. */
      area: z.enum(['near', 'remote']),
      radius_km: z.number(),
    })
    .nullable(),
  /** Trades of the country's forces that do this work, or share many of its tasks, by service. */
  trades: z.array(z.object({ service: z.string(), name: z.string(), is_same_work: z.boolean() })),
});
export type JobGuidance = z.infer<typeof JobGuidance>;

export const getJobGuidance = defineRoute({
  method: 'GET',
  path: '/api/recruiter/jobs/guidance',
  access: 'recruiter',
  summary: 'Pay of similar jobs, and military trades that fit a job',
  description:
    'For a job that is being written: the occupation that its title means, what open jobs of it nearby state as pay, and the military trades that lead to it. Pay is null below five open jobs of three employers; hidden pay does not count. Contains information from O*NET 27.0 (USDOL/ETA), CC BY 4.0.',
  example: { title: 'Vehicle mechanic' },
  reads_only: true,
  query: z.object({
    title: z.string({ error: 'Enter a job title' }).trim().min(3, 'Enter a title of at least 3 characters').max(200),
    job_role: z.string().trim().max(120).default(''),
    occupation_id: OnetSoc.optional(),
    city_id: Id.optional(),
    type: z.enum(['on_site', 'hybrid', 'remote']).optional(),
    /** The job that is being written, which does not count. */
    job_id: Id.optional(),
  }),
  limit: { max: 600, window: 600 },
  reply: data(JobGuidance),
});

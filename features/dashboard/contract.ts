import { z } from 'zod';
import { STAGES } from '#features/jobs/stages.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { Day, data, Instant } from '#kit/contract/shapes.ts';

/** One thing that waits for a recruiter, most urgent first. */
export const ToDo = z.discriminatedUnion('kind', [
  /** Submitted and not looked at yet. */
  z.object({ kind: z.literal('to_review'), job_id: z.number(), title: z.string(), count: z.number() }),
  /** Nobody has moved them for `days` days. */
  z.object({ kind: z.literal('no_answer'), job_id: z.number(), title: z.string(), count: z.number(), days: z.number() }),
  z.object({ kind: z.literal('closing_soon'), job_id: z.number(), title: z.string(), closes_at: Instant }),
  /** Written and not published. */
  z.object({ kind: z.literal('draft'), job_id: z.number(), title: z.string() }),
]);
export type ToDo = z.infer<typeof ToDo>;

export const RecruiterDashboard = z.object({
  from: z.string(),
  to: z.string(),
  open_jobs: z.number(),
  /** Submitted and not looked at yet, now. */
  new_applicants: z.number(),
  /** Of 100 jobs at most, those that wait longest. */
  to_do: z.array(ToDo),
  /** How many jobs have something to do. */
  jobs_to_do: z.number(),
  /** Of the range: */
  applications: z.number(),
  views: z.number(),
  /** The last day whose views are counted: before `to` where a company has thousands of jobs. */
  views_until: z.string(),
  hires: z.number(),
  /** Hours from applying to the first move by the employer, median; null when none was answered. */
  median_answer_hours: z.number().nullable(),
  pledge: z.object({ hires: z.number(), by: z.string().nullable(), hired: z.number() }).nullable(),
  /** Which steps of setting up the company are done. */
  setup: z.object({
    logo: z.boolean(),
    about: z.boolean(),
    /** Another recruiter, or an invitation. */
    colleagues: z.boolean(),
    template: z.boolean(),
    job: z.boolean(),
  }),
  /** Moves into each stage, by week (its Monday). Every week of the range is there. */
  stages_by_week: z.array(z.object({ week: z.string(), stages: z.partialRecord(z.enum(STAGES), z.number()) })),
  /** Jobs with views or applications in the range, most applications first, ten at most. */
  jobs: z.array(z.object({ id: z.number(), title: z.string(), views: z.number(), applications: z.number() })),
});
export type RecruiterDashboard = z.infer<typeof RecruiterDashboard>;

/** The last 12 weeks unless told otherwise. */
export const getRecruiterDashboard = defineRoute({
  method: 'GET',
  path: '/api/recruiter/dashboard',
  access: 'recruiter',
  summary: 'What waits for the recruiter, and figures of the company over a range of days',
  description:
    'Returns what needs the recruiter’s attention, and counts of the company’s jobs and applications over a range of days.',
  reads_only: true,
  query: z.object({
    from: z.preprocess((value) => value || undefined, Day.optional()),
    to: z.preprocess((value) => value || undefined, Day.optional()),
  }),
  reply: data(RecruiterDashboard),
});

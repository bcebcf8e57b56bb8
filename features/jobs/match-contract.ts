import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, Instant } from '#kit/contract/shapes.ts';
import { DISMISS_REASONS } from './match-rules.ts';

export const DismissedJob = z.object({
  job_id: z.number(),
  title: z.string(),
  company_name: z.string(),
  reason: z.enum(DISMISS_REASONS),
  given_at: Instant,
});
export type DismissedJob = z.infer<typeof DismissedJob>;

export const findDismissedJobs = defineRoute({
  method: 'GET',
  path: '/api/jobs/dismissed',
  access: 'veteran',
  summary: 'Jobs the veteran marked as not for them',
  description: 'Lists up to 500 jobs that the veteran marked as not for them, the latest first, with the reason given.',
  reads_only: true,
  reply: data(z.array(DismissedJob)),
});

/** Doing it again replaces the reason. */
export const dismissJob = defineRoute({
  method: 'POST',
  path: '/api/jobs/{id}/dismiss',
  access: 'veteran',
  summary: 'Say that a job is not for you',
  description:
    'Removes a job from the veteran’s recommendations. The reason changes the ones that follow: jobs of the same occupation, employer or level, further away or paid less rank lower.',
  params: z.object({ id: Id }),
  limit: { max: 300, window: 3600 },
  body: z.object({ reason: z.enum(DISMISS_REASONS) }),
  reply: done(),
});

export const restoreJob = defineRoute({
  method: 'DELETE',
  path: '/api/jobs/{id}/dismiss',
  access: 'veteran',
  summary: 'Take “not for me” back',
  description: 'Puts a job back among the veteran’s recommendations and forgets the reason. Doing it again changes nothing.',
  params: z.object({ id: Id }),
  reply: done(),
});

import { z } from 'zod';
import { JOB_STATUSES } from '#features/jobs/shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Id } from '#kit/contract/shapes.ts';

const Filling = z.object({
  status: z.enum(JOB_STATUSES),
  /** How many people the job looks for. */
  openings: z.number(),
  hired: z.number(),
  /** Applicants who still wait for a decision. */
  undecided: z.number(),
});
export type Filling = z.infer<typeof Filling>;

export const getFilling = defineRoute({
  method: 'GET',
  path: '/api/recruiter/jobs/{id}/applications/filling',
  access: 'recruiter',
  summary: 'How many openings of a job are filled, and how many applicants wait',
  description:
    'Returns the openings of a job of the recruiter’s company, how many applicants are hired, and how many still wait for a decision.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(Filling),
});

/** `undecided` is the number that was shown; another number gives 409 with `data: { undecided }`. */
export const closeFilledJob = defineRoute({
  method: 'POST',
  path: '/api/recruiter/jobs/{id}/applications/filling',
  access: 'recruiter',
  summary: 'Close a filled job and tell everybody who still waits',
  description:
    'Marks the job as filled and closes its undecided applications in one transaction. Each person is told once. `batch_id` takes everything back for ten seconds, before any email is sent. Send the number of waiting applicants that was shown; another number gives 409. Fewer hires than openings give 409.',
  params: z.object({ id: Id }),
  body: z.object({ undecided: z.number().int().min(0).max(1_000_000) }),
  limit: { max: 60, window: 3600 },
  reply: data(z.object({ reached: z.number(), batch_id: z.number() })),
});

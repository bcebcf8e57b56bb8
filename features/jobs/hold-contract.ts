import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { done, Id, Instant } from '#kit/contract/shapes.ts';
import { HELD_FOR } from './held-reasons.ts';
import { JOB_STATUSES } from './shapes.ts';

/** Words of a job's text that ask for something, as written. */
const HeldPassage = z.object({ field: z.string(), held_for: z.array(z.enum(HELD_FOR)), quotes: z.array(z.string()) });

/**
 * A job that waits for an operator, or that an operator returned and nobody has published since. With `of` other than `job` it is a change
 * that is not in the job, of its recruiters or of the source that it is imported from: the job stays as it is meanwhile.
 */
export const JobReview = z.object({
  of: z.enum(['job', 'change', 'source']),
  /** `released`: the words may be published, but the change could not be made. */
  state: z.enum(['held', 'returned', 'released']),
  at: Instant,
  passages: z.array(HeldPassage),
  /** The operator's reason for returning it, or why a released change could not be made. */
  note: z.string().nullable(),
});
export type JobReview = z.infer<typeof JobReview>;

/** A job in the operators' queue, or a decision about one. */
export const HeldJob = z.object({
  /** Of this wait. A job that is changed while it waits gets another one. */
  id: z.number(),
  job: z.object({ id: z.number(), title: z.string() }),
  company: z.object({ id: z.number(), name: z.string() }),
  /** Who published or changed it; null for an import. */
  held_by: z.string().nullable(),
  held_for: z.array(z.enum(HELD_FOR)),
  created_at: Instant,
  /**
   * The texts of the job by field, each with its words that ask. After a decision only the words. `before` is the text that a change replaces,
   * empty where there is none; null where it is the same.
   */
  texts: z.array(z.object({ field: z.string(), text: z.string(), before: z.string().nullable(), quotes: z.array(z.string()) })),
  /** Of a change of a job that stays as it is meanwhile: whose it is, the job's status now, and the fields that it changes. */
  change: z.object({ is_imported: z.boolean(), status: z.enum(JOB_STATUSES), fields: z.array(z.string()) }).nullable(),
  outcome: z.enum(['released', 'returned']).nullable(),
  decided_at: Instant.nullable(),
  decided_by: z.string().nullable(),
  note: z.string().nullable(),
});
export type HeldJob = z.infer<typeof HeldJob>;

const Decision = z
  .object({
    approved: z.boolean({ error: 'Must be true or false' }),
    note: z.string().trim().max(1000, 'Keep it under 1,000 characters').default(''),
  })
  .refine(({ approved, note }) => approved || note.length > 0, {
    path: ['note'],
    message: 'Give the recruiter a reason',
  });

export const decideHeldJob = defineRoute({
  method: 'POST',
  path: '/api/operator/held-jobs/{id}/decide',
  access: 'operator',
  summary: 'Publish or return a held job',
  description:
    'Publishes a held job, or returns it to its recruiters with a reason. A job whose closing date has passed is released without being published. One that was decided, withdrawn or changed since gives 409.',
  params: z.object({ id: Id }),
  body: Decision,
  reply: done(),
});

export const decideHeldChange = defineRoute({
  method: 'POST',
  path: '/api/operator/held-changes/{id}/decide',
  access: 'operator',
  summary: 'Make or return a held change of a job',
  description:
    'Makes a change that waits, or returns it to the recruiters with a reason. The job stays as it is until then. A change that the job can no longer take, because it has changed itself or the closing date has passed, is released and left to its recruiters. One that was withdrawn, replaced or made since gives 404, one that was decided 409.',
  params: z.object({ id: Id }),
  body: Decision,
  reply: done(),
});

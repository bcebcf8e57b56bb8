import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { done, Id, Instant } from '#kit/contract/shapes.ts';
import { HELD_FOR } from './held-reasons.ts';

/** Words of a job's text that ask for something, as written. */
const HeldPassage = z.object({ field: z.string(), held_for: z.array(z.enum(HELD_FOR)), quotes: z.array(z.string()) });

/** A job that waits for an operator, or that an operator returned and nobody has published since. */
export const JobReview = z.object({
  state: z.enum(['held', 'returned']),
  at: Instant,
  passages: z.array(HeldPassage),
  /** The operator's reason for returning it. */
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
  /** The texts of the job by field, each with its words that ask. After a decision only the words. */
  texts: z.array(z.object({ field: z.string(), text: z.string(), quotes: z.array(z.string()) })),
  outcome: z.enum(['released', 'returned']).nullable(),
  decided_at: Instant.nullable(),
  decided_by: z.string().nullable(),
  note: z.string().nullable(),
});
export type HeldJob = z.infer<typeof HeldJob>;

export const decideHeldJob = defineRoute({
  method: 'POST',
  path: '/api/operator/held-jobs/{id}/decide',
  access: 'operator',
  summary: 'Publish or return a held job',
  description:
    'Publishes a held job, or returns it to its recruiters with a reason. A job whose closing date has passed is released without being published. One that was decided, withdrawn or changed since gives 409.',
  params: z.object({ id: Id }),
  body: z
    .object({
      approved: z.boolean({ error: 'Must be true or false' }),
      note: z.string().trim().max(1000, 'Keep it under 1,000 characters').default(''),
    })
    .refine(({ approved, note }) => approved || note.length > 0, {
      path: ['note'],
      message: 'Give the recruiter a reason',
    }),
  reply: done(),
});

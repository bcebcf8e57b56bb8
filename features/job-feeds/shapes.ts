import { z } from 'zod';
import { JOB_TYPES, Salary, WORK_TYPES } from '#features/jobs/shapes.ts';
import { Instant, isOnOneLine, ONE_LINE, singleLine, wholeNumber } from '#kit/contract/shapes.ts';

export const FeedKind = z.object({
  kind: z.string(),
  label: z.string(),
  asks_for: z.enum(['board', 'address', 'addresses', 'search']),
  hint: z.string(),
  /** The key that the service needs; null where none is. */
  key_label: z.string().nullable(),
  takes_mapping: z.boolean(),
  /** Whether its owner enters the website. Those of a company must be on its own. */
  is_anywhere: z.boolean(),
});
export type FeedKind = z.infer<typeof FeedKind>;

export const FeedInput = z.object({
  name: singleLine('Enter a name').min(1, 'Enter a name').max(100, 'Keep the name under 100 characters'),
  kind: singleLine('Choose where the jobs come from').max(40),
  address: z
    .string({ error: 'Enter an address or a name' })
    .trim()
    .min(1, 'Enter an address or a name')
    .max(20_000, 'Keep this under 20,000 characters'),
  /** Fields of a job by the name that the source gives them. */
  mapping: z
    .record(z.string().max(40), z.string().trim().max(200, 'Keep this under 200 characters').refine(isOnOneLine, ONE_LINE))
    .refine((mapping) => Object.keys(mapping).length <= 30, 'Map up to 30 fields')
    .default({}),
  /** Left out: as it is. */
  key: singleLine().max(500, 'Keep the key under 500 characters').nullish(),
  /** Veterans apply here, not at the source. */
  apply_here: z.boolean().default(false),
  /** Hours from one run to the next; null: only when somebody runs it. */
  every_hours: wholeNumber(z.number({ error: 'Must be a number' }).int().min(1, 'At least 1').max(168, 'At most 168'))
    .nullable()
    .default(24),
});
export type FeedInput = z.output<typeof FeedInput>;

const Counts = z.object({
  rows: z.number(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  closed: z.number(),
  refused: z.number(),
  held: z.number(),
  duplicates: z.number(),
  conflicts: z.number(),
});

export const FeedRun = z.object({
  id: z.number(),
  started_at: Instant,
  ended_at: Instant.nullable(),
  outcome: z.enum(['complete', 'unchanged', 'incomplete', 'failed', 'empty', 'interrupted']).nullable(),
  message: z.string().nullable(),
  counts: Counts.partial(),
  differences: z
    .array(
      z.object({
        kind: z.enum(['created', 'changed', 'closed', 'held', 'conflict', 'refused']),
        external_id: z.string().nullable(),
        job_id: z.number().nullable(),
        title: z.string().nullable(),
        note: z.string().nullable(),
      }),
    )
    .optional(),
});
export type FeedRun = z.infer<typeof FeedRun>;

export const FeedSummary = z.object({
  id: z.number(),
  name: z.string(),
  /** `file` for files that are imported on the server. */
  kind: z.string(),
  kind_label: z.string(),
  address: z.string(),
  every_hours: z.number().nullable(),
  is_paused: z.boolean(),
  next_run_at: Instant.nullable(),
  open_jobs: z.number(),
  /** Jobs that left the source and wait for a decision; 0 where none has to be made. */
  to_decide: z.number(),
  conflicts: z.number(),
  last_run: FeedRun.nullable(),
});
export type FeedSummary = z.infer<typeof FeedSummary>;

export const FeedDetails = FeedSummary.extend({
  mapping: z.record(z.string(), z.string()),
  has_key: z.boolean(),
  apply_here: z.boolean(),
  runs: z.array(FeedRun),
  /** The first 100 of the jobs that left the source and wait for a decision. */
  left: z.array(z.object({ id: z.number(), title: z.string() })),
  /** The first 100 fields that were changed both here and at the source. */
  in_conflict: z.array(
    z.object({ job_id: z.number(), title: z.string(), field: z.string(), mine: z.string(), theirs: z.string() }),
  ),
});
export type FeedDetails = z.infer<typeof FeedDetails>;

export const PreviewedJob = z.object({
  external_id: z.string(),
  title: z.string(),
  company: z.string(),
  place: z.string().nullable(),
  /** Whether the place is a town that searches find. */
  is_known_place: z.boolean(),
  salary: Salary.nullable(),
  job_type: z.enum(JOB_TYPES).nullable(),
  type: z.enum(WORK_TYPES).nullable(),
  occupation: z.string().nullable(),
  posted_on: z.string(),
  closes_on: z.string().nullable(),
  apply_url: z.string().nullable(),
  /** Sanitised HTML. */
  description: z.string(),
  /** What it asks applicants for, so that an operator has to check it first. */
  held_for: z.array(z.string()),
  /** Values that were left out, each with the reason. */
  notes: z.array(z.string()),
});
export type PreviewedJob = z.infer<typeof PreviewedJob>;

export const FeedPreview = z.object({
  jobs: z.array(PreviewedJob),
  refused: z.array(z.object({ row: z.number(), external_id: z.string().nullable(), reason: z.string() })),
  /** Whether the source goes on after these. */
  has_more: z.boolean(),
});
export type FeedPreview = z.infer<typeof FeedPreview>;

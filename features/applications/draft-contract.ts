import { z } from 'zod';
import { JobCard, NOTICE_PERIODS } from '#features/jobs/shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { Day, data, done, Id, Instant } from '#kit/contract/shapes.ts';

/** What is written of an application so far. Nothing in it is required, and an uploaded file is not part of it. */
export const DraftContent = z.object({
  cv: z.enum(['own', 'last', 'file']).nullable().default(null),
  resume_id: Id.nullable().default(null),
  cover_letter: z.string().max(10_000, 'Keep the letter under 10,000 characters').default(''),
  notice_period: z
    .enum(NOTICE_PERIODS, { error: `notice_period must be one of: ${NOTICE_PERIODS.join(', ')}` })
    .nullable()
    .default(null),
  available_from: Day.nullable().default(null),
  /** One for each of the job's questions, in their order. */
  answers: z.array(z.string().max(2000, 'Keep the answer under 2,000 characters')).max(20, 'Send 20 answers at most').default([]),
});
export type DraftContent = z.infer<typeof DraftContent>;

const Draft = z.object({
  revision: z.number(),
  content: DraftContent,
  updated_at: Instant,
  /** When it is deleted unless it is saved again. */
  expires_at: Instant,
});

/** `data` is null where nothing is saved. */
export const getApplicationDraft = defineRoute({
  method: 'GET',
  path: '/api/jobs/{id}/draft',
  access: 'veteran',
  summary: 'The veteran’s unsent application for a job',
  description: 'Returns what the veteran has saved of an application for a job and not sent. Employers never see it.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(Draft.nullable()),
});

/** `revision` is the one that was read, 0 for none; a newer one from another tab or device gives 409. */
export const saveApplicationDraft = defineRoute({
  method: 'PUT',
  path: '/api/jobs/{id}/draft',
  access: 'veteran',
  summary: 'Save an application to finish it later',
  description:
    'Saves an application without sending it. It expires 60 days after it was last saved. Employers never see it. A job that was applied for already gives 409.',
  params: z.object({ id: Id }),
  body: z.object({ revision: z.number().int().min(0).max(2_147_483_647), content: DraftContent }),
  example: { revision: 0, content: { cv: 'last', cover_letter: 'I kept Apaches flying for fifteen years.', answers: ['Yes'] } },
  limit: { max: 600, window: 3600 },
  reply: data(Draft),
});

export const deleteApplicationDraft = defineRoute({
  method: 'DELETE',
  path: '/api/jobs/{id}/draft',
  access: 'veteran',
  summary: 'Discard an unsent application',
  description: 'Deletes what the veteran has saved of an application. Deleting what was never saved succeeds.',
  params: z.object({ id: Id }),
  reply: done(),
});

/** At most 100. */
export const findApplicationDrafts = defineRoute({
  method: 'GET',
  path: '/api/application-drafts',
  access: 'veteran',
  summary: 'The veteran’s unsent applications, last saved first',
  description: 'Lists the jobs for which the veteran has saved an application and not sent it, last saved first.',
  reads_only: true,
  reply: data(z.array(z.object({ job: JobCard, updated_at: Instant, expires_at: Instant }))),
});

import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { done, Id, Instant, list, Page } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import { REPORT_OUTCOMES, REPORT_REASONS, REPORT_TABS } from './report-rules.ts';
import { JOB_STATUSES } from './shapes.ts';

const TEXT_MAX = 1000;
const text = z.string({ error: 'Must be text' }).trim().max(TEXT_MAX, 'Keep it under 1,000 characters');
const job = z.object({ id: Id });

export const reportJob = defineRoute({
  method: 'POST',
  path: '/api/jobs/{id}/report',
  access: 'veteran',
  summary: 'Report a job to the operators',
  description:
    'Reports an open job. The employer won’t know who reported it. The reporter is notified of the outcome. A job that the veteran has reported already gives 409 until that report is decided.',
  limit: { max: 10, window: 3600 },
  params: job,
  body: z
    .object({ reason: z.enum(REPORT_REASONS, { error: 'Choose what is wrong' }), details: text.default('') })
    .refine(({ reason, details }) => reason !== 'other' || details.length > 0, {
      path: ['details'],
      message: 'Describe what is wrong',
    }),
  reply: done(),
});

const ReportedJob = z.object({
  job: z.object({
    id: z.number(),
    title: z.string(),
    status: z.enum(JOB_STATUSES),
    company: z.object({ id: z.number(), name: z.string() }),
  }),
  /** The newest 20, without who wrote them. */
  reports: z.array(z.object({ id: z.number(), reason: z.enum(REPORT_REASONS), details: z.string(), created_at: Instant })),
  reports_total: z.number(),
  /** The highest id of these reports; `decideReportedJob` takes it as `seen`. */
  last_report_id: z.number(),
  outcome: z.enum(REPORT_OUTCOMES).nullable(),
  /** What the reporters were told. */
  reply: z.string().nullable(),
  decided_at: Instant.nullable(),
  decided_by: z.string().nullable(),
});
export type ReportedJob = z.infer<typeof ReportedJob>;

const queue = z.object({ tab: z.enum(REPORT_TABS).default('open'), page: Page });

export const findReportedJobs = defineRoute({
  method: 'GET',
  path: '/api/operator/reported-jobs',
  access: 'operator',
  summary: 'Jobs that veterans reported',
  description:
    'Lists jobs with open reports, the longest waiting first (`open`), or decisions about reports, the newest first (`decided`). The reports of one job are one entry.',
  reads_only: true,
  query: queue,
  reply: list(ReportedJob).extend({ counts: z.object({ open: z.number() }) }),
});

/** The query of the address of the operators' queue. */
export const ReportedJobsSearch = searchFields(queue);

export const decideReportedJob = defineRoute({
  method: 'POST',
  path: '/api/operator/reported-jobs/{id}/decide',
  access: 'operator',
  summary: 'Decide about the reports of a job',
  description:
    'Takes a job down or keeps it, and notifies its reporters. Reports after `seen` stay open. Taking down closes the job and its undecided applications, notifies the company’s recruiters of the reason, and prevents publishing it again. Reports that were decided already give 409.',
  params: job,
  body: z
    .object({
      /** `last_report_id` of the entry that was shown. */
      seen: z.number({ error: 'Name the reports that were shown' }).int().min(1).max(2_147_483_647),
      outcome: z.enum(REPORT_OUTCOMES, { error: `Must be one of ${REPORT_OUTCOMES.join(', ')}` }),
      /** For the reporters. */
      reply: text.min(1, 'Tell the reporters what you decided'),
      /** For the company's recruiters. Required with `taken_down`. */
      reason: text.default(''),
    })
    .refine(({ outcome, reason }) => outcome !== 'taken_down' || reason.length > 0, {
      path: ['reason'],
      message: 'Give the employer a reason',
    }),
  reply: done(),
});

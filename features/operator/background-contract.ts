import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Instant, list, many, Page, singleLine } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';

const JobState = z.enum(['created', 'retry', 'active', 'completed', 'cancelled', 'failed']);

const Queue = singleLine().max(100, 'Use 100 characters or fewer');

export const BackgroundJob = z.object({
  id: z.string(),
  queue: z.string(),
  state: JobState,
  /** What the job is about, without personal data: `mail reset_password`. */
  about: z.string(),
  /** To whom an email goes, with most of the address hidden: `a…@example.org`, and the account. */
  recipient: z.object({ address: z.string(), user_id: z.number().nullable() }).nullable(),
  created_on: Instant,
  completed_on: Instant.nullable(),
  retries: z.number(),
  retry_limit: z.number(),
  error: z.string().nullable(),
});
export type BackgroundJob = z.infer<typeof BackgroundJob>;

/** Scheduled work whose last run failed in a tenant. */
export const FailingWork = z.object({
  job: z.string(),
  /** Runs in a row that failed. */
  failures: z.number(),
  error: z.string(),
  first_failed_at: Instant,
  last_failed_at: Instant,
});
export type FailingWork = z.infer<typeof FailingWork>;

const UnsentMails = z.object({
  /** Whether the installation has a mail server. Without one, emails wait. */
  has_server: z.boolean(),
  /** Emails that will be sent. */
  waiting: z.number(),
  /** Emails that ran out of attempts. They wait for "Retry all". */
  given_up: z.number(),
});

/** The query of the address of the background jobs; without a state all of them. */
export const BackgroundJobSearch = searchFields(z.object({ state: JobState.optional(), queue: Queue.optional(), page: Page }));

export const findBackgroundJobs = defineRoute({
  method: 'GET',
  path: '/api/operator/background-jobs',
  access: 'operator',
  summary: 'Background jobs of the tenant, newest first',
  description:
    'Lists background jobs of the tenant, newest first, with their state and last error. `failing` lists scheduled work that failed at its last run in this tenant, and `mail` counts its unsent emails.',
  reads_only: true,
  query: z.object({ state: many(JobState), /** Only jobs of this kind. */ queue: Queue.optional(), page: Page }),
  reply: list(BackgroundJob).extend({
    counts: z.record(z.string(), z.number()),
    /** The kinds of job that there are. */
    queues: z.array(z.string()),
    failing: z.array(FailingWork),
    mail: UnsentMails,
  }),
});

export const retryBackgroundJob = defineRoute({
  method: 'POST',
  path: '/api/operator/background-jobs/{id}/retry',
  access: 'operator',
  summary: 'Try a failed job again',
  description: 'Queues a failed background job again, for example once the mail server works.',
  params: z.object({ id: z.uuid() }),
  reply: done(),
});

export const retryFailedJobs = defineRoute({
  method: 'POST',
  path: '/api/operator/background-jobs/retry',
  access: 'operator',
  summary: 'Try everything that failed again',
  description:
    'Queues the failed background jobs of the tenant again, emails that ran out of attempts, and scheduled work that fails in this tenant.',
  limit: { max: 60, window: 3600 },
  reply: done(),
});

export const sendTestMail = defineRoute({
  method: 'POST',
  path: '/api/operator/test-mail',
  access: 'operator',
  summary: 'Send yourself a test email',
  description:
    'Sends an email to your own address without the queue, and returns the mail server’s reply, or why the email could not be sent.',
  limit: { max: 20, window: 3600 },
  reply: data(z.object({ is_sent: z.boolean(), to: z.string(), reply: z.string() })),
});

const SystemJob = BackgroundJob.omit({ recipient: true, retries: true, retry_limit: true }).extend({
  tenant: z.object({ id: z.number(), name: z.string() }).nullable(),
});

export const findSystemJobs = defineRoute({
  method: 'GET',
  path: '/api/system/background-jobs',
  access: 'system_operator',
  summary: 'Failed background jobs of the installation',
  description:
    'Lists the failed background jobs of all tenants, the latest first, with the state of each queue and the scheduled work that fails, by tenant.',
  reads_only: true,
  query: z.object({ page: Page }),
  reply: list(SystemJob).extend({
    queues: z.array(
      z.object({
        queue: z.string(),
        waiting: z.number(),
        active: z.number(),
        failed: z.number(),
        /** For how many seconds the longest waiting job has been due. */
        oldest_seconds: z.number(),
      }),
    ),
    failing: z.array(FailingWork.extend({ tenant: z.object({ id: z.number(), name: z.string() }) })),
    mail: z.object({ has_server: z.boolean() }),
  }),
});

export const retryFailedSystemJobs = defineRoute({
  method: 'POST',
  path: '/api/system/background-jobs/retry',
  access: 'system_operator',
  summary: 'Try everything that failed in any tenant again',
  description:
    'Queues the failed background jobs of all tenants again, emails that ran out of attempts, and scheduled work that fails.',
  limit: { max: 60, window: 3600 },
  reply: done(),
});

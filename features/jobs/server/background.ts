import { handleDue, type Job, TRY_AGAIN, type Work } from '#kit/server/background/jobs.ts';
import { refreshJobLandings } from './landing/refresh.ts';
import { expireJobs, findJobsToExpire } from './queries.ts';
import { recogniseOlderJobs } from './recruiting/recognition.ts';
import { findJobsWithoutText, writeSearchOf } from './search/text-queries.ts';

/** Marks jobs past their last day as expired. */
export const expireDueJobs = (work: Work, tenantId: number): Promise<void> =>
  handleDue(work, tenantId, [{ find: findJobsToExpire, handle: expireJobs }]);

/** Indexes the text of open jobs that a version without this index has stored or changed. */
export const indexJobTexts = (work: Work, tenantId: number): Promise<void> =>
  handleDue(work, tenantId, [{ find: findJobsWithoutText, handle: writeSearchOf }]);

export const jobBackground: readonly Job[] = [
  {
    name: 'expire_jobs',
    cron: '*/10 * * * *',
    runIn: expireDueJobs,
  },
  {
    // Recognises the occupation and skills of jobs stored before this version.
    name: 'recognise_jobs',
    cron: '*/15 * * * *',
    options: { expireInSeconds: 3 * 3600 },
    runIn: ({ db }, tenantId) => recogniseOlderJobs(db, tenantId),
  },
  {
    name: 'index_job_texts',
    cron: '25 * * * *',
    options: { expireInSeconds: 3 * 3600 },
    runIn: indexJobTexts,
  },
  {
    name: 'refresh_job_pages',
    cron: '20 2 * * *',
    options: TRY_AGAIN,
    runIn: ({ db }, tenantId) => refreshJobLandings(db, tenantId),
  },
];

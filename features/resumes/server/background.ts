import { handleDue, type Job, TRY_AGAIN, type Work } from '#kit/server/background/jobs.ts';
import { findLongInTrash } from './document-queries.ts';
import { purgeLetters } from './letters/queries.ts';
import { fillServiceRecords, fillSummaries } from './resume-actions.ts';
import { purgeResumes } from './resume-queries.ts';

/** Deletes what has been in the trash for 30 days. */
export const emptyTrash = (work: Work, tenantId: number): Promise<void> =>
  handleDue(work, tenantId, [
    { find: (db, after, limit) => findLongInTrash(db, 'resumes', after, limit), handle: purgeResumes },
    { find: (db, after, limit) => findLongInTrash(db, 'cover_letters', after, limit), handle: purgeLetters },
  ]);

export const resumeBackground: readonly Job[] = [
  {
    // Writes the service records of resumes stored before service records existed.
    name: 'fill_service_records',
    cron: '50 2 * * *',
    options: { ...TRY_AGAIN, expireInSeconds: 3 * 3600 },
    runIn: ({ db }, tenantId) => fillServiceRecords(db, tenantId),
  },
  {
    // Writes the summaries of resumes that an earlier release wrote.
    name: 'fill_resume_summaries',
    cron: '*/5 * * * *',
    options: { expireInSeconds: 3 * 3600 },
    runIn: ({ db }, tenantId) => fillSummaries(db, tenantId),
  },
  {
    name: 'empty_trash',
    cron: '40 3 * * *',
    options: TRY_AGAIN,
    runIn: emptyTrash,
  },
];

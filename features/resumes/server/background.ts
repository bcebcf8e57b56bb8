import { inSteps, type Job, TRY_AGAIN } from '#kit/server/background/jobs.ts';
import { fillServiceRecords, fillSummaries } from './resume-actions.ts';
import { emptyTrash } from './resume-routes.ts';

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
    // Deletes what has been in the trash for 30 days.
    name: 'empty_trash',
    cron: '40 3 * * *',
    options: TRY_AGAIN,
    runIn: inSteps(emptyTrash),
  },
];

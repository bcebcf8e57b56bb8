import type { Job } from '#kit/server/background/jobs.ts';
import { sentCvJob, unreadCvsJob } from './apply/sent-cv.ts';
import { storeCompaniesOfApplications } from './company-of-applications.ts';
import { notifyLateReplies } from './late-replies.ts';
import { maintainApplicationDates } from './maintain-dates.ts';
import { packCvs } from './pipeline/cv-exports.ts';
import { updateReplyRecords } from './reply-records.ts';

export const applicationBackground: readonly Job[] = [
  {
    // Notifies veterans who have not received a reply by the expected day.
    name: 'late_replies',
    cron: '*/10 * * * *',
    runIn: (work, tenantId) => notifyLateReplies(work, tenantId),
  },
  {
    // Ends offers without a reply in time, and reminds veterans of offers and of their own dates.
    name: 'application_dates',
    cron: '*/10 * * * *',
    runIn: (work, tenantId) => maintainApplicationDates(work, tenantId),
  },
  {
    // Counts which companies answer their applicants in time.
    name: 'reply_records',
    cron: '40 3 * * *',
    options: { expireInSeconds: 3600 },
    runIn: (work, tenantId) => updateReplyRecords(work, tenantId),
  },
  {
    name: 'companies_of_applications',
    cron: '*/10 * * * *',
    options: { expireInSeconds: 3 * 3600 },
    runIn: storeCompaniesOfApplications,
  },
  sentCvJob,
  unreadCvsJob,
  { name: 'cv_export', run: ({ db }, job) => packCvs(db, job) },
];

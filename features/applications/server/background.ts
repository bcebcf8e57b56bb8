import { inSteps, inTenant, type Job } from '#kit/server/background-jobs.ts';
import { packCvs } from './cv-exports.ts';
import { keepUpApplicationDates } from './keep-up-dates.ts';
import { tellLateReplies } from './late-replies.ts';

export const applicationBackground: readonly Job[] = [
  {
    // Notifies veterans who have not received a reply by the expected day.
    name: 'late_replies',
    cron: '*/10 * * * *',
    runIn: inSteps(tellLateReplies),
  },
  {
    // Ends offers without a reply in time, and reminds veterans of offers and of their own dates.
    name: 'application_dates',
    cron: '*/10 * * * *',
    runIn: inTenant((db, work) => keepUpApplicationDates(db, work)),
  },
  { name: 'cv_export', run: ({ db }, job) => packCvs(db, job) },
];

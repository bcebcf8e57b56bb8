import { inSteps, type Job } from '#kit/server/background/jobs.ts';
import { expireJobs } from './queries.ts';
import { recogniseOlderJobs } from './recruiting/recognition.ts';

export const jobBackground: readonly Job[] = [
  {
    // Marks jobs past their closing day as expired.
    name: 'expire_jobs',
    cron: '*/10 * * * *',
    runIn: inSteps(expireJobs),
  },
  {
    // Recognises the occupation and skills of jobs stored before this version.
    name: 'recognise_jobs',
    cron: '*/15 * * * *',
    options: { expireInSeconds: 3 * 3600 },
    runIn: ({ db }, tenantId) => recogniseOlderJobs(db, tenantId),
  },
];

import type { Job } from '#kit/server/background/jobs.ts';
import { maintainInterviews } from './maintain.ts';

export const interviewBackground: readonly Job[] = [
  {
    // Cancels interviews of ended applications and reminds both sides of those that begin within a day.
    name: 'interview_upkeep',
    cron: '* * * * *',
    runIn: maintainInterviews,
  },
];

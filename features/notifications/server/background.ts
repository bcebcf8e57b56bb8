import { type Job, TRY_AGAIN } from '#kit/server/background/jobs.ts';
import { sendDigests } from './digest.ts';

export const notificationBackground: readonly Job[] = [
  {
    // Sends the daily summaries of notifications.
    name: 'notification_digest',
    cron: '0 7 * * *',
    options: TRY_AGAIN,
    runIn: sendDigests,
  },
];

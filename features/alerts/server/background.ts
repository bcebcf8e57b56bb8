import { type Job, TRY_AGAIN } from '#kit/server/background/jobs.ts';
import { runAlerts } from './run/run.ts';

export const alertBackground: readonly Job[] = [
  {
    // Compares new jobs with all alerts and sends what they find. Before the daily summary, which may include it.
    name: 'send_alerts',
    cron: '40 6 * * *',
    options: { ...TRY_AGAIN, expireInSeconds: 3 * 3600 },
    runIn: runAlerts,
  },
];

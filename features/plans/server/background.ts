import { type Job, TRY_AGAIN } from '#kit/server/background/jobs.ts';
import { sendRuleNotices } from './rules/notices.ts';
import { sendPlanReminders } from './sharing/reminders.ts';

export const planBackground: readonly Job[] = [
  {
    // Reminds people of tasks of their plans that are due soon. Before the daily summary, so that it includes them.
    name: 'plan_reminders',
    cron: '30 6 * * *',
    options: TRY_AGAIN,
    runIn: sendPlanReminders,
  },
  {
    // Notifies people of rules of their plans that have changed.
    name: 'changed_plan_rules',
    cron: '35 6 * * *',
    options: TRY_AGAIN,
    runIn: sendRuleNotices,
  },
];

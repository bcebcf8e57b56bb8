import { type Job, TRY_AGAIN } from '#kit/server/background/jobs.ts';
import type { Signer } from '#kit/server/process/secrets.ts';
import { sendRuleNotices } from './rules/notices.ts';
import { sendPlanReminders } from './sharing/reminders.ts';

/** @param unsubscribing signs the links that stop reminder emails */
export const planBackground = (unsubscribing: Signer): readonly Job[] => [
  {
    // Reminds people of tasks of their plans that are due soon. Before the daily summary, so that it includes them.
    name: 'plan_reminders',
    cron: '30 6 * * *',
    options: TRY_AGAIN,
    runIn: (work, tenantId) => sendPlanReminders(work, tenantId, unsubscribing),
  },
  {
    // Notifies people of rules of their plans that have changed.
    name: 'changed_plan_rules',
    cron: '35 6 * * *',
    options: TRY_AGAIN,
    runIn: sendRuleNotices,
  },
];

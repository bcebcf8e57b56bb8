import { inTenant, type Job, TRY_AGAIN } from '#kit/server/background-jobs.ts';
import { sendPlanReminders } from './reminders.ts';
import { sendRuleNotices } from './rule-notices.ts';

export const planBackground: readonly Job[] = [
  {
    // Reminds people of tasks of their plans that are due soon. Before the daily summary, so that it includes them.
    name: 'plan_reminders',
    cron: '30 6 * * *',
    options: TRY_AGAIN,
    runIn: async (work, tenantId) => {
      await inTenant(sendPlanReminders)(work, tenantId);
      await inTenant(sendRuleNotices)(work, tenantId);
    },
  },
];

import type { ScheduledJob } from '#kit/server/background/jobs.ts';
import { storeCounts } from './counts.ts';

export { foundTenant } from './actions.ts';
export { notifyFailures } from './failure-mails.ts';
export { operatorRoutes } from './routes.ts';
export { terminalActions } from './terminal-actions.ts';
export { storeCounts };

export const operatorBackground: readonly ScheduledJob[] = [
  // Figures of large tenants.
  {
    name: 'tenant_counts',
    cron: '*/10 * * * *',
    options: { expireInSeconds: 600 },
    runIn: (work, tenantId) => storeCounts(work, tenantId),
  },
];

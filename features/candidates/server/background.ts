import type { Job } from '#kit/server/background/jobs.ts';
import { refreshCandidates } from './projection.ts';

export const candidateBackground: readonly Job[] = [
  {
    // Brings what employers read of candidates up to date.
    name: 'refresh_candidates',
    cron: '* * * * *',
    runIn: ({ db }, tenantId) => refreshCandidates(db, tenantId),
  },
];

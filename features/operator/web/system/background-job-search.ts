import type { BackgroundJob } from '../../background-contract.ts';

/** Failed jobs first, since they need attention. */
export const JOB_STATES = [
  'failed',
  'retry',
  'active',
  'created',
  'completed',
  'cancelled',
] as const satisfies readonly BackgroundJob['state'][];

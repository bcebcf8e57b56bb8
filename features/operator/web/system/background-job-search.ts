import { oneOf } from '#kit/ui/search-params.ts';
import type { BackgroundJob } from '../../contract.ts';
import { readPage } from '../review/queue-search.ts';

/** Failed jobs first, since they need attention. */
export const JOB_STATES = [
  'failed',
  'retry',
  'active',
  'created',
  'completed',
  'cancelled',
] as const satisfies readonly BackgroundJob['state'][];

/** Reads the query of the address. Without a known state the list shows all jobs. */
export function readBackgroundJobSearch(raw: Readonly<Record<string, unknown>>) {
  return { state: oneOf(JOB_STATES, raw.state), page: readPage(raw.page) };
}

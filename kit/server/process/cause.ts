import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './traces.ts';

/** What work is done for: the request that caused it, if any, and the route or job that does it. */
export type Cause = {
  /** Of the request. Jobs that it queues, and the emails that they send, have the same. */
  request_id: string | undefined;
  /** `GET /api/jobs/:id`, or `job mail`. */
  work: string;
  /** Records it, if traces are on. */
  span?: Span | null | undefined;
};

const causes = new AsyncLocalStorage<Cause>();

export const runAs = <T>(cause: Cause, work: () => T): T => causes.run(cause, work);

/** Undefined in work that neither a request nor a job does, such as the start. */
export const currentCause = (): Cause | undefined => causes.getStore();

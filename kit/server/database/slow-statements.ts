import { channel } from 'node:diagnostics_channel';
import type { LogEvent } from 'kysely';
import { type Cause, currentCause } from '../process/cause.ts';

/** A statement is slow from this many milliseconds on. */
const SLOW_MS = 500;
/** Texts of statements are cut. They contain no values: those are sent separately. */
const MOST_TEXT = 2000;

export type SlowStatement = Partial<Cause> & { ms: number; statement: string; has_failed: boolean };

const slow = channel('muster.slow_statement');

/**
 * Kysely's log: publishes slow statements with the route or job that sent them. The time contains the wait for earlier statements of the
 * same transaction. The name is not sent to PostgreSQL as a comment: a prepared statement is found by its text, so each route would
 * parse and plan it again (docs/decisions/0170-watching-an-installation.md).
 */
export function noteSlowStatement({ level, queryDurationMillis, query }: LogEvent): void {
  if (queryDurationMillis < SLOW_MS || !slow.hasSubscribers) return;
  const statement = query.sql.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_TEXT);
  slow.publish({ ...currentCause(), ms: Math.round(queryDurationMillis), statement, has_failed: level === 'error' });
}

/** @returns what ends it */
export function watchSlowStatements(report: (statement: SlowStatement) => void): () => void {
  const listener = (statement: unknown) => report(statement as SlowStatement);
  slow.subscribe(listener);
  return () => void slow.unsubscribe(listener);
}

import { channel } from 'node:diagnostics_channel';
import type { LogEvent } from 'kysely';
import { type Cause, currentCause } from '../process/cause.ts';

/** A statement is slow from this many milliseconds on. */
const SLOW_MS = 500;
/** Texts of statements are cut. They contain no values: those are sent separately. */
const MOST_TEXT = 2000;

export type SlowStatement = Partial<Omit<Cause, 'span'>> & { ms: number; statement: string; has_failed: boolean };

const slow = channel('muster.slow_statement');

/**
 * Kysely's log: records each statement if traces are on, and publishes slow ones with the route or job that sent them. The time contains the wait for earlier statements of the
 * same transaction. The name is not sent to PostgreSQL as a comment: a prepared statement is found by its text, so each route would
 * parse and plan it again (docs/decisions/0170-watching-an-installation.md).
 */
export function noteStatement(event: LogEvent): void {
  const { level, queryDurationMillis, query } = event;
  const cause = currentCause();
  if (cause?.span) cause.span.statement(operationOf(query.sql), textOf(query.sql), queryDurationMillis, errorCodeOf(event));
  if (queryDurationMillis < SLOW_MS || !slow.hasSubscribers) return;
  const { request_id, work } = cause ?? {};
  const ms = Math.round(queryDurationMillis);
  slow.publish({ request_id, work, ms, statement: textOf(query.sql), has_failed: level === 'error' });
}

/** Records a statement that Kysely does not send, if traces are on. @param sent when it was replied to */
export function noteSent<T>(text: string, sent: Promise<T>): Promise<T> {
  const span = currentCause()?.span;
  if (!span) return sent;
  const from = performance.now();
  const note = (errorCode: string | null) => span.statement(operationOf(text), textOf(text), performance.now() - from, errorCode);
  sent.then(
    () => note(null),
    () => note('error'),
  );
  return sent;
}

/** Cut before and after spaces are removed, so a very long text costs no more. */
const textOf = (statement: string): string =>
  statement
    .slice(0, 2 * MOST_TEXT)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_TEXT);

const operationOf = (statement: string): string => /^[\s(]*([a-z]{1,20})\b/i.exec(statement)?.[1]?.toLowerCase() ?? 'statement';

/** Without the message, which repeats values. */
function errorCodeOf(event: LogEvent): string | null {
  if (event.level !== 'error') return null;
  const { code } = Object(event.error) as { code?: unknown };
  return typeof code === 'string' ? code : 'error';
}

/** @returns what ends it */
export function watchSlowStatements(report: (statement: SlowStatement) => void): () => void {
  const listener = (statement: unknown) => report(statement as SlowStatement);
  slow.subscribe(listener);
  return () => void slow.unsubscribe(listener);
}

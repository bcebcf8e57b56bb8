/** What a system can be notified of, in the order of the screens. */
export const EVENT_TYPES = [
  'application.submitted',
  'application.stage_changed',
  'application.withdrawn',
  'message.received',
  'interview.booked',
  'offer.accepted',
  'offer.declined',
  'job.published',
  'job.held',
  'job.closed',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Sent by an admin who tries an endpoint, whatever events it is notified of. */
export const TEST_TYPE = 'webhook.test';

export const MOST_ENDPOINTS = 10;

const HOUR = 3600;
/** Seconds between an attempt and the next one, of the first attempt first (Standard Webhooks 1.0.0). */
export const RETRY_SECONDS = [5, 300, 1800, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR] as const;
export const MOST_ATTEMPTS = RETRY_SECONDS.length + 1;
/** How much longer than that it may take at random, so that a receiver that was down does not get everything at once. */
const JITTER = 0.2;
/** Statuses of a receiver with too much to do. The next attempt waits as long as the one after it would. */
const OVERLOADED: readonly number[] = [429, 502, 504];
/** A receiver cannot ask for a longer wait. */
const MOST_WAIT = 24 * HOUR;

export const GONE = 410;

export const isSuccess = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

/**
 * The seconds until the next attempt; null after the last one.
 * @param attempts those made, with the one that has just failed
 * @param random 0 to 1
 */
export function nextWait(
  attempts: number,
  reply: { status: number | null; retry_after: string | null },
  now: Date,
  random: number,
): number | null {
  const usual = RETRY_SECONDS[attempts - 1];
  if (usual === undefined) return null;
  const slower = RETRY_SECONDS[Math.min(attempts, RETRY_SECONDS.length - 1)] ?? usual;
  const seconds = reply.status !== null && OVERLOADED.includes(reply.status) ? slower : usual;
  const requested = Math.min(MOST_WAIT, retryAfter(reply.retry_after, now));
  return Math.ceil(Math.max(seconds * (1 + JITTER * random), requested));
}

/** The seconds that a `Retry-After` names, as a number or a date; 0 for none. */
function retryAfter(value: string | null, now: Date): number {
  if (value === null) return 0;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value);
  const until = Date.parse(value);
  return Number.isNaN(until) ? 0 : Math.max(0, (until - now.getTime()) / 1000);
}

/** What the log says about a reply that is no success. */
export function faultOfStatus(status: number): string {
  if (status >= 300 && status < 400) return `The address redirects (${status}). Enter the address that it redirects to.`;
  if (status === GONE) return 'The receiver no longer wants these events (410).';
  return status >= 500 ? `The receiver had an error (${status}).` : `The receiver refused the event (${status}).`;
}

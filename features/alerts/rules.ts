import type { SavedSearch } from '#features/jobs/contract.ts';
import { placeFilter } from '#features/jobs/near-rules.ts';

export const FREQUENCIES = ['daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const LABELS = { frequency: { daily: 'Every day', weekly: 'Once a week' } } as const;

/** Alerts that one person can have. */
export const MOST_ALERTS = 50;
export const TOO_MANY_ALERTS = `You have ${MOST_ALERTS} alerts, the most that are possible. Delete one that you no longer need, then try again.`;

/** Days in which a requested alert can be confirmed. */
export const CONFIRM_DAYS = 7;
/** Days after which its owner is asked whether an alert is still wanted, and days in which to answer. */
export const WANTED_DAYS = 365;
export const ANSWER_DAYS = 30;
/** Days for which an alert that has ended can be turned on again. */
export const ENDED_DAYS = 90;
/** Days between two emails of a weekly alert. */
export const WEEK_DAYS = 7;

/** Calendar days before its closing day from which a reminder of a job is sent, and days after its end until which one is. */
export const DAYS_BEFORE_CLOSING = 3;
export const DAYS_AFTER_CLOSING = 7;

/** An alert and what happened to it; `paused_at`, `ended_at` and `asked_at` are null or instants. */
type Dated = { paused_at: string | null; ended_at: string | null; asked_at: string | null };

export const ALERT_STATES = ['on', 'paused', 'ended'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

export const stateOf = ({ paused_at, ended_at }: Dated): AlertState => (ended_at ? 'ended' : paused_at ? 'paused' : 'on');

/** When an alert ends unless its owner says that it is still wanted; null where nobody was asked. */
export const endsAt = ({ asked_at, ended_at }: Dated): string | null =>
  asked_at === null || ended_at !== null ? null : new Date(Date.parse(asked_at) + ANSWER_DAYS * 86_400_000).toISOString();

/** The filter of the job list that finds what an alert matches. */
export const filterOf = ({ near, ...search }: SavedSearch) => ({ ...search, ...placeFilter(near, search.city) });

/** Rules for every kind of directory entry: service providers and courses. */

/** Today in UTC, `2026-11-21`. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Months after which what is said of an entry is read at its source again. */
export const CHECK_AFTER_MONTHS = 12;

/** The day, `2026-11-21`, before which a check no longer counts. */
export function checkedSince(on = today()): string {
  const date = new Date(`${on}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - CHECK_AFTER_MONTHS);
  return date.toISOString().slice(0, 10);
}

type Checked = { is_verified: boolean; checked_on: string; link_status?: LinkStatus };

/** Whether operators have to check an entry: nobody read the facts at their source, or it was long ago, or the link is dead. */
export const isToCheck = ({ is_verified, checked_on, link_status }: Checked, on = today()): boolean =>
  !is_verified || checked_on < checkedSince(on) || link_status === 'dead';

export const LINK_STATUSES = ['unchecked', 'ok', 'failing', 'dead'] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];

/** Visits in a row, on different days, after which a link is dead. One failure is no verdict. */
const DEAD_AFTER = 2;
const FAULT_LENGTH = 200;

export type LinkState = {
  link_status: LinkStatus;
  link_failures: number;
  link_checked_at: string | null;
  link_fault: string | null;
};

/** What a link counts as after a visit. @param fault what was wrong; null where the page was there */
export function linkAfterVisit(before: LinkState, fault: string | null, at: string): LinkState {
  if (fault === null) return { link_status: 'ok', link_failures: 0, link_checked_at: at, link_fault: null };
  const isSameDay = before.link_checked_at?.slice(0, 10) === at.slice(0, 10);
  const link_failures = isSameDay ? Math.max(1, before.link_failures) : before.link_failures + 1;
  return {
    link_status: link_failures >= DEAD_AFTER ? 'dead' : 'failing',
    link_failures,
    link_checked_at: at,
    link_fault: fault.slice(0, FAULT_LENGTH),
  };
}

/** A link that nobody has visited since it was written. */
export const UNVISITED: LinkState = { link_status: 'unchecked', link_failures: 0, link_checked_at: null, link_fault: null };

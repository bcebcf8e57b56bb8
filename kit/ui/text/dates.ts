/** Formats dates. Days are `2026-11-21`, instants ISO 8601 in UTC; both are shown in the reader's time zone. */

export type Language = 'en-GB' | 'en-US';

const DAY_MS = 24 * 60 * 60 * 1000;
const RELATIVE_DAYS = 7;

const isDay = (iso: string) => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** A calendar day has no time zone. It is read as local midnight; otherwise it could show as the day before. */
function parse(iso: string): Date {
  return new Date(isDay(iso) ? `${iso}T00:00` : iso);
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** `21 Nov 2026`, in the United States `Nov 21, 2026`. */
export function formatDay(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(parse(iso));
}

/** `21 Nov`, in the United States `Nov 21`, where the year is clear. */
export function formatDayShort(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(parse(iso));
}

/** `Saturday 21 November 2026`, with the time for an instant. */
export function formatFull(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', ...(!isDay(iso) && { timeStyle: 'short' }) }).format(parse(iso));
}

/** Calendar days from a day or instant until now, in the reader's time zone; negative for days to come. */
export function daysSince(iso: string, now: Date = new Date()): number {
  return Math.round((midnight(now) - midnight(parse(iso))) / DAY_MS);
}

/** Within a week `today`, `yesterday`, `3 days ago`, `in 2 days`; for an instant of today `5 minutes ago`; otherwise the date. */
export function formatRelative(iso: string, language: Language, now: Date = new Date()): string {
  const date = parse(iso);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const days = -daysSince(iso, now);
  if (Math.abs(days) > RELATIVE_DAYS) return formatDay(iso, language);
  if (days !== 0 || isDay(iso)) return relative.format(days, 'day');
  const minutes = Math.round((date.getTime() - now.getTime()) / 60_000);
  if (minutes === 0) return 'just now';
  return Math.abs(minutes) < 60 ? relative.format(minutes, 'minute') : relative.format(Math.trunc(minutes / 60), 'hour');
}

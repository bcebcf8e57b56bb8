/**
 * Arithmetic with calendar days, `2027-02-28`. A day has no time and no zone, so clocks that change do not matter.
 */

const DAY_MS = 86_400_000;

const parts = (day: string): [year: number, month: number, date: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

export const addDays = (day: string, days: number): string => dayOf(msOf(day) + days * DAY_MS);

/** The same date of another month, or that month's last day where it is shorter: 31 January and a month is 28 or 29 February. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = parts(day);
  const count = year * 12 + month - 1 + months;
  const [inYear, inMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return dayOf(Date.UTC(inYear, inMonth - 1, Math.min(date, daysInMonth(inYear, inMonth))));
}

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

export function endOfMonth(day: string): string {
  const [year, month] = parts(day);
  return dayOf(Date.UTC(year, month - 1, daysInMonth(year, month)));
}

/** The first `month`/`date` on or after a day. 29 February is 28 February in a year without one. */
export function nextYearly(from: string, month: number, date: number): string {
  const [year] = parts(from);
  const inYear = (one: number) => dayOf(Date.UTC(one, month - 1, Math.min(date, daysInMonth(one, month))));
  const first = inYear(year);
  return first >= from ? first : inYear(year + 1);
}

/** Whole days from one day to another; negative where the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((msOf(to) - msOf(from)) / DAY_MS);

/** Completed months from one day to another. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth] = parts(from);
  const [toYear, toMonth] = parts(to);
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth;
  return addMonths(from, months) > to ? months - 1 : months;
}

/** Today where the tenant is: the evening of a discharge date in New York is the next day in London. */
export function todayIn(zone: string, now: Date = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}

/** `20 November 2027`, in the United States `November 20, 2027`. */
export function longDay(day: string, language: 'en-GB' | 'en-US'): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(msOf(day));
}

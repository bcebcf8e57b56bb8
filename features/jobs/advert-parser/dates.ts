import { addDays } from '#kit/calendar/days.ts';
import type { AdvertContext } from './shapes.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = "(?:\\s*,?\\s*'?(?<year>20\\d\\d|\\d\\d(?![\\d:.])))?";

/** How dates are written; each finds day, month and perhaps the year. */
const FORMS = [
  /\b(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)(?!\d)/g,
  new RegExp(
    `\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?[\\s-]+(?<name>${MONTH})\\b\\.?${YEAR.replace('\\s*,?\\s*', '[\\s,-]*')}`,
    'gi',
  ),
  new RegExp(`\\b(?<name>${MONTH})\\b\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b${YEAR}`, 'gi'),
  /\b(?<one>\d{1,2})[/.](?<other>\d{1,2})[/.](?<year>20\d\d|\d\d)\b/g,
];

/** A day without a year is taken as the next one within so many days. */
const NEXT_DAYS = 200;

/** A day that exists, as `2026-12-12`. */
function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

/** The days that a text names, in its order. A day without a year is the next such day, within some months. */
export function daysIn(text: string, { iso2, today }: AdvertContext): string[] {
  const found: { at: number; day: string }[] = [];
  for (const form of FORMS)
    for (const { index, groups = {} } of text.matchAll(form)) {
      const day = dayOf(groups, iso2, today);
      if (day !== null && !found.some(({ at }) => Math.abs(at - index) < 4)) found.push({ at: index, day });
    }
  return found.sort((one, other) => one.at - other.at).map(({ day }) => day);
}

function dayOf(groups: Record<string, string | undefined>, iso2: 'GB' | 'US', today: string): string | null {
  const { name, one, other, year } = groups;
  let day = Number(groups.day);
  let month = name ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(groups.month);
  if (one !== undefined) {
    [day, month] = iso2 === 'GB' ? [Number(one), Number(other)] : [Number(other), Number(one)];
    // `12/31/2026` can only be read in the order of the other country.
    if (month > 12 && day <= 12) [day, month] = [month, day];
  }
  if (year !== undefined) return isoDay(year.length === 2 ? 2000 + Number(year) : Number(year), month, day);
  const thisYear = Number(today.slice(0, 4));
  for (const candidate of [isoDay(thisYear, month, day), isoDay(thisYear + 1, month, day)])
    if (candidate !== null && candidate >= today && candidate <= addDays(today, NEXT_DAYS)) return candidate;
  return null;
}

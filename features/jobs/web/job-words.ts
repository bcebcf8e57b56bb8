import { MILE_KM } from '../near-rules.ts';
import { MENTIONS_COUNTED } from '../rules.ts';
import type { JobCard, Salary } from '../shapes.ts';

/** `Doncaster, South Yorkshire`; `Kingston upon Hull` where the area has the town's name; the employer's text where no town is known. */
export function placeOf({ city, locality, state }: Pick<JobCard, 'city' | 'locality' | 'state'>): string | null {
  const town = city ?? locality;
  if (!town) return state;
  const area = state?.replace(/^(city and county|city|county|royal borough) of /i, '');
  return state && !area?.startsWith(town) ? `${town}, ${state}` : town;
}

/** The pay in the shape of kit/ui/MoneyText. */
export function payOf(salary: Salary | null, currency = 'GBP') {
  return {
    salary_from: salary?.from ?? null,
    salary_to: salary?.to ?? null,
    currency: salary?.currency ?? currency,
    per: salary?.per ?? ('year' as const),
  };
}

/** `Under a mile`, `1 mile`, `12 miles`. */
export function distanceWords(km: number): string {
  const miles = Math.round(km / MILE_KM);
  if (miles < 1) return 'Under a mile';
  return miles === 1 ? '1 mile' : `${miles} miles`;
}

/** `212 jobs`, `1 job`, `About 140,000 jobs`. */
export function jobCount(total: number, estimated = false): string {
  const number = new Intl.NumberFormat('en-GB').format(total);
  return `${estimated ? `About ${number}` : number} ${total === 1 ? 'job' : 'jobs'}`;
}

/**
 * `3 jobs mention “crane” in their description`; where words may be in different places, `3 jobs match if their description counts too`.
 * @param others whether jobs are listed already
 */
export function mentionWords({ count, phrase }: { count: number | null; phrase: string | null }, others: boolean): string {
  const isOne = count === 1;
  const jobs = `${count ?? `More than ${MENTIONS_COUNTED}`} ${others && count !== null ? 'more ' : ''}${isOne ? 'job' : 'jobs'}`;
  if (phrase === null) return `${jobs} ${isOne ? 'matches if its' : 'match if their'} description counts too`;
  return `${jobs} ${isOne ? 'mentions' : 'mention'} “${phrase}” in ${isOne ? 'its' : 'their'} description`;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Number of days before the closing date from which a card says that the job closes soon. */
const CLOSING_SOON_DAYS = 7;

/** Calendar days until a job closes, in the reader's time zone; negative after it closed. */
export function daysUntil(instant: string, now = new Date()): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((midnight(new Date(instant)) - midnight(now)) / DAY_MS);
}

/** `Closes today`, `Closes tomorrow`, `Closes in 5 days`; null when the date is far off, not set or past. */
export function closingSoon(closesAt: string | null, now = new Date()): string | null {
  if (!closesAt || new Date(closesAt) <= now) return null;
  const days = daysUntil(closesAt, now);
  if (days > CLOSING_SOON_DAYS) return null;
  return days === 0 ? 'Closes today' : days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`;
}

import { UNITED_KINGDOM, UNITED_STATES } from '#kit/country/country.ts';
import type { DescribedPeriod } from './shapes.ts';

const COUNTRY_IDS = { UK: UNITED_KINGDOM, US: UNITED_STATES } as const;

/** Reduces the names in use for a service to one: `US Army`, `United States Army` and `Army` are the same. */
export function plainServiceName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/^(united states|us|u\.s\.|british|royal) /, '')
    .replace(/ \(.*\)$/, '')
    .trim();
  if (plain === 'raf') return 'air force';
  return plain;
}

/** The country of a period: the one it states, else the one its service's name implies. */
export function countryOfPeriod({ country, service }: Pick<DescribedPeriod, 'country' | 'service'>): number | null {
  if (country) return COUNTRY_IDS[country];
  if (/^(united states|us|u\.s\.) /i.test(service)) return COUNTRY_IDS.US;
  return /^(british|royal|raf\b)/i.test(service) ? COUNTRY_IDS.UK : null;
}

/** Names a printed trade may stand for, in lower case: the whole, its parts, and a code at its start. */
export function tradeNames(trade: string): string[] {
  const parts = [...trade.split(/[:,/(–-]/).map((part) => part.replace(/\)\s*$/, '')), trade.split(/\s/)[0] ?? ''];
  return [...new Set([trade, ...parts].map((name) => name.trim().toLowerCase()).filter(Boolean))].slice(0, 12);
}

/** Periods of one person that are stored. Nobody has more; somebody could write them. */
export const MOST_PERIODS = 100;

/**
 * Merges the military sections of several resumes, the most recently changed first. A period described twice counts once, as it was described
 * last: copies of a resume share the ids of their entries, and an import of the same CV repeats service, rank and dates.
 * @returns the periods, the latest first, at most MOST_PERIODS
 */
export function mergePeriods(sections: readonly (readonly DescribedPeriod[])[]): DescribedPeriod[] {
  const known = new Set<string>();
  const merged: DescribedPeriod[] = [];
  for (const section of sections) {
    // Two entries of one resume are two periods, even when they look alike.
    const own: string[] = [];
    for (const period of section) {
      const keys = [period.entry_id && `id ${period.entry_id}`, contentKey(period)].filter(Boolean);
      if (keys.some((key) => known.has(key))) continue;
      merged.push(period);
      own.push(...keys);
    }
    for (const key of own) known.add(key);
  }
  return merged
    .map((period, index) => ({ period, index }))
    .sort((one, other) => compareLatest(one.period, other.period) || one.index - other.index)
    .slice(0, MOST_PERIODS)
    .map(({ period }) => period);
}

/** Empty where a period has no dates: two undated posts are not known to be the same. */
const contentKey = ({ service, rank, started, ended }: DescribedPeriod) =>
  started || ended ? JSON.stringify([plainServiceName(service), rank.trim().toLowerCase(), started, ended]) : '';

function compareLatest(one: DescribedPeriod, other: DescribedPeriod): number {
  return descending(endOf(one), endOf(other)) || descending(one.started, other.started);
}

/** `present` sorts after every year. A period without an end is placed by its start. */
const endOf = ({ started, ended }: DescribedPeriod) => ended || started;
const descending = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0);

export const AGE = { min: 16, max: 90 } as const;

/** The same day some years later. 29 February becomes 1 March in other years. */
export function yearsOn(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

/** Not before the 16th birthday and at most 40 years ahead. @returns what is wrong, or null */
export function faultOfDischarge(day: string, dob: string | null, on = new Date().toISOString().slice(0, 10)): string | null {
  if (day > yearsOn(on, 40)) return 'Choose a day within 40 years.';
  if (day < (dob ? yearsOn(dob, AGE.min) : yearsOn(on, -75)))
    return dob ? 'This is before your 16th birthday. Check the year.' : 'Check the year of your discharge date.';
  return null;
}

import { ALL_COUNTRIES } from '#kit/country/country.ts';
import type { ServiceLocation } from './shapes.ts';

/** Phones, opening hours and locations as lines of text, as operators and files write them. */

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
type Period = { day: number; opens: string; closes: string };
type Phone = { number: string; note: string };

export const isoOf = (countryId: number): string => ALL_COUNTRIES.find(({ id }) => id === countryId)?.iso2 ?? String(countryId);
/** The id of `GB`, `US` or an id as text; null for anything else. */
export const countryIdOf = (text: string): number | null =>
  ALL_COUNTRIES.find(({ iso2, id }) => iso2 === text.toUpperCase() || String(id) === text)?.id ?? null;

/** `Mon 09:00-17:00` */
export const hoursLine = ({ day, opens, closes }: Period): string => `${DAYS[day - 1]} ${opens}-${closes}`;

export function readHours(line: string): Period | null {
  const found = /^(\p{L}{2,9})\s+(\d\d:\d\d)\s*-\s*(\d\d:\d\d)$/u.exec(line);
  const day = DAYS.findIndex((one) => found?.[1]?.toLowerCase().startsWith(one.toLowerCase())) + 1;
  return found && day > 0 ? { day, opens: found[2] ?? '', closes: found[3] ?? '' } : null;
}

/** `0800 123 4567 | Free` */
export const phoneLine = ({ number, note }: Phone): string => (note ? `${number} | ${note}` : number);

export function readPhone(line: string): Phone {
  const [number = '', note = ''] = line.split('|').map((part) => part.trim());
  return { number, note };
}

const bare = (text: string) => text.replaceAll(/[|\n]/g, ' ');

/** `Head office | 1 Quay Street | Plymouth | Devon | PL1 2AB | GB | 50.3714 | -4.1422` */
export function locationLine(location: ServiceLocation): string {
  const { name, address, city, state, postcode, country_id, latitude, longitude } = location;
  return [...[name, address, city, state, postcode].map(bare), isoOf(country_id), latitude ?? '', longitude ?? '']
    .join(' | ')
    .replace(/( \| )+$/, '');
}

/** @returns null where the country is none of ours */
export function readLocation(line: string, countryId: number): ServiceLocation | null {
  const [name = '', address = '', city = '', state = '', postcode = '', country = '', latitude = '', longitude = ''] = line
    .split('|')
    .map((part) => part.trim());
  const country_id = country ? countryIdOf(country) : countryId;
  if (country_id === null) return null;
  const degrees = (value: string) => (value === '' ? null : Number(value));
  return { name, address, city, state, postcode, country_id, latitude: degrees(latitude), longitude: degrees(longitude) };
}

/** The host of a website as text: `example.org`. */
export const siteName = (website: string): string => new URL(website).hostname.replace(/^www\./, '');

/** The parts of a text between marks, without blanks and empty ones. */
export const partsOf = (text: string, mark: RegExp): string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);

import { countryCodeOf } from '#features/jobs/import/index.ts';
import { decoded } from '#kit/server/files/broken-text.ts';
import { jsonItems } from '#kit/server/files/json-items.ts';
import type { Downloaded } from '#kit/server/net/download.ts';

export type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value by its path, as text; null where there is none. */
export function textAt(value: unknown, ...path: (string | number)[]): string | null {
  const found = path.reduce<unknown>(
    (inner, key) => (Array.isArray(inner) && typeof key === 'number' ? inner[key] : isRecord(inner) ? inner[key] : undefined),
    value,
  );
  return typeof found === 'string' ? found.trim() || null : typeof found === 'number' ? String(found) : null;
}

export const listAt = (value: unknown, key: string): unknown[] => {
  const found = isRecord(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
};

/** The objects of a list in a JSON reply. */
export const jsonList = (reply: Downloaded, path: readonly string[] | null) => jsonItems(decoded(reply.bytes), path);

const paragraph = (text: string) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;

/** Places after the first one, as the last paragraph of a description: a job here has one place. */
export const otherPlaces = (places: readonly string[]): string =>
  places.length > 1 ? paragraph(`Also in: ${places.slice(1).join('; ')}`) : '';

/** States of the United States by code and name, but not Georgia, which is a country too. */
const STATES = new Set(
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming'
    .split('|')
    .flatMap((state) => [state.slice(0, 2), state.slice(3)])
    .filter(Boolean)
    .map((name) => name.toLowerCase()),
);

/** The country that the end of a place names: `Torrance, California, United States`, `Herndon, VA`. Null where it names none. */
export function countryOf(place: string | null): string | null {
  const parts = (place ?? '').split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && STATES.has(last.toLowerCase().replace(/\.|\s\d{5}$/g, ''))) return 'US';
  const code = countryCodeOf(last);
  return last.length > 2 && last !== 'Georgia' && /^[A-Z]{2}$/.test(code) ? code : null;
}

/** Remote, hybrid or on site, as the words of a place or a field say; null where they don't. */
export const workplaceOf = (text: string | null): string | null =>
  text === null ? null : /\bhybrid\b/i.test(text) ? 'hybrid' : /\bremote\b/i.test(text) ? 'remote' : null;

/** A place without what it says about remote work: `Remote (Washington, D.C.)` is in Washington. */
export const placeIn = (text: string | null): string | null =>
  text
    ?.replace(/\b(?:remote|hybrid)\b/gi, ' ')
    .replace(/[()]|(?:^|\s)[-–—/]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[,;\s]+|[,;\s]+$/g, '') || null;

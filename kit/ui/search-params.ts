/**
 * The query of an address as plain text: one value alone, several under one name as a list. `?city=Leeds&city=York&page=2` reads as
 * `{ city: ['Leeds', 'York'], page: '2' }`; each page's `validateSearch` makes of it what the page means.
 */
export type RawSearch = Record<string, string | string[]>;

export function parseSearch(text: string): RawSearch {
  const read: RawSearch = {};
  for (const [name, value] of new URLSearchParams(text)) {
    // A name of Object.prototype is nobody's parameter.
    if (name in Object.prototype) continue;
    const before = read[name];
    read[name] = before === undefined ? value : [before, value].flat();
  }
  return read;
}

/** The opposite of parseSearch; what has no value is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') text.append(name, String(one));
    }
  }
  return text.size > 0 ? `?${text}` : '';
}

/** A value of a closed list, or undefined. */
export function oneOf<const Value extends string>(values: readonly Value[], raw: unknown): Value | undefined {
  return values.find((value) => value === raw);
}

/** A calendar day `2026-11-21`, or nothing. */
export function readDay(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

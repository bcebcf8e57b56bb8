import { type NavigateOptions, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { SearchField, SearchFields } from '#kit/contract/url-search.ts';

/**
 * The query of a URL as plain text: a single value as a string, repeated names as a list. `?city=Leeds&city=York&page=2` is `{
 * city: ['Leeds', 'York'], page: '2' }`; `readSearch` converts it to what the page declares.
 */
export type RawSearch = Record<string, string | string[]>;

export function parseSearch(text: string): RawSearch {
  const read: RawSearch = {};
  for (const [name, value] of new URLSearchParams(text)) {
    // Names of Object.prototype are never parameters.
    if (name in Object.prototype) continue;
    const before = read[name];
    read[name] = before === undefined ? value : [before, value].flat();
  }
  return read;
}

/** The inverse of parseSearch. Empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') text.append(name, String(one));
    }
  }
  return text.size > 0 ? `?${text}` : '';
}

/**
 * Reads the query of a URL as `fields` declares (kit/contract/url-search.ts). A missing or invalid value becomes the field's
 * default, so a URL never causes an error.
 */
export function readSearch<Search>(fields: SearchFields<Search>, raw: Readonly<Record<string, unknown>>): Search {
  const read: Record<string, unknown> = {};
  for (const [name, field] of entriesOf(fields)) {
    const value = readField(field, raw[name]);
    if (value !== undefined) read[name] = value;
  }
  return read as Search;
}

/** The query of the current URL, as `fields` declares. */
export function useUrlSearch<Search>(fields: SearchFields<Search>): Search {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  return useMemo(() => readSearch(fields, raw), [fields, raw]);
}

/**
 * Goes to the URL that `hrefOf` returns for the current search and a change to it. It reads the URL when it is called, so two
 * changes before the next render both count: a search that was typed just before another filter was chosen.
 */
export function useSearchChange<Search>(
  fields: SearchFields<Search>,
  hrefOf: (search: Search, change: Partial<Search>) => string,
  options: Pick<NavigateOptions, 'replace' | 'resetScroll'> = { replace: true, resetScroll: false },
): (change: Partial<Search>) => void {
  const router = useRouter();
  return (change) => {
    const search = readSearch(fields, parseSearch(router.history.location.search));
    void router.navigate({ href: hrefOf(search, change), ...options });
  };
}

/**
 * The URL `path` with this search and the changes to it. Defaults are left out. A change goes back to page 1, unless it sets the
 * page or only concerns parameters in `keepsPage`.
 */
export function searchHref<Search>(
  path: string,
  fields: SearchFields<Search>,
  search: Search,
  change: Partial<Search> = {},
  { keepsPage = [] }: { keepsPage?: readonly (keyof Search)[] } = {},
): string {
  const stored: readonly PropertyKey[] = keepsPage;
  const changed: Record<string, unknown> = { ...search, ...change };
  const backToFirst = 'page' in fields && Object.keys(change).some((name) => name !== 'page' && !stored.includes(name));
  if (backToFirst && !('page' in change)) changed.page = undefined;
  const shown: Record<string, unknown> = {};
  for (const [name, field] of entriesOf(fields)) if (!isDefault(field, changed[name])) shown[name] = changed[name];
  return path + stringifySearch(shown);
}

function entriesOf<Search>(fields: SearchFields<Search>): [name: string, field: SearchField][] {
  return Object.entries(fields);
}

function isDefault(field: SearchField, value: unknown): boolean {
  return field.kind === 'list' ? String(value ?? []) === String(field.default) : value === field.default;
}

function readField(field: SearchField, raw: unknown): unknown {
  return readValue(field, field.kind === 'list' || !Array.isArray(raw) ? raw : undefined) ?? field.default;
}

function readValue(field: SearchField, raw: unknown): unknown {
  if (field.kind === 'list') {
    const items = (Array.isArray(raw) ? raw : [raw]).map((one) => readValue(field.item, one));
    return [...new Set(items.filter((item) => item !== undefined))].slice(0, field.max ?? 50);
  }
  const text = typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? String(raw).trim() : '';
  if (text === '') return undefined;
  switch (field.kind) {
    case 'text':
      return text.slice(0, field.max ?? 2000);
    case 'day':
      return readDay(text) || undefined;
    case 'flag':
      return ['true', '1'].includes(text) ? true : ['false', '0'].includes(text) ? false : undefined;
    case 'choice':
      return field.of.find((value) => String(value) === text);
    case 'number': {
      const value = Number(text);
      const fits = Number.isFinite(value) && value >= (field.min ?? -Infinity) && value <= (field.max ?? Infinity);
      return fits && (!field.whole || Number.isInteger(value)) ? value : undefined;
    }
  }
}

/** A value of a closed list, or undefined. */
export function oneOf<const Value extends string>(values: readonly Value[], raw: unknown): Value | undefined {
  return values.find((value) => value === raw);
}

/** A calendar day `2026-11-21`, or an empty string. */
export function readDay(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

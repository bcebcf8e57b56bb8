import { markedText } from './marked-text.ts';

/** Settings and identifiers of programs, which say nothing about a person. Keys are without case and marks. */
const SETTINGS = new Set(
  `id uuid slug visible hidden ishidden isvisible icon iconkey iconcolor separatelinks showlink showlinkintitle levelnum createdat
  updatedat userid`.split(/\s+/),
);

const plainKey = (key: string): string => key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** `fieldOfStudy`, `field_of_study`: Field of study */
export function labelOfKey(key: string): string {
  const words = key
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim();
  return /\p{Ll}/u.test(words) ? `${words.slice(0, 1).toUpperCase()}${words.slice(1).toLowerCase()}` : words;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list as it is, a single value as a list of it, nothing as an empty one. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '') || textLeaves(value).length === 0;

/** Names of the fields that say what an object is. What they contain needs no label. */
const NAMES = ['label', 'name', 'title', 'text', 'value', 'content'];

/** All texts inside a value, those of named fields with their names: `Department: Logistics` */
export function textLeaves(value: unknown, label = '', depth = 0): string[] {
  if (depth > 40) return [];
  if (Array.isArray(value)) return value.flatMap((part) => textLeaves(part, label, depth + 1));
  if (isObject(value))
    return Object.entries(value)
      .filter(([key]) => !SETTINGS.has(plainKey(key)))
      .flatMap(([key, part]) => textLeaves(part, NAMES.includes(plainKey(key)) ? label : labelOfKey(key), depth + 1));
  const lines =
    typeof value === 'string'
      ? linesOf(value)
      : typeof value === 'number'
        ? [String(value)]
        : typeof value === 'boolean' && label !== ''
          ? [value ? 'Yes' : 'No']
          : [];
  return lines.map((line) => (label === '' ? line : `${label}: ${line}`));
}

/** Pictures inside a text are no words. */
function linesOf(text: string): string[] {
  if (/^data:/i.test(text)) return [];
  const { paragraphs, items } = markedText(text);
  return [...paragraphs, ...items];
}

/** The fields of an object. Each is taken once, by any of its names in whatever spelling, so that what no one takes can be added elsewhere. */
export class Fields {
  readonly #left = new Map<string, { key: string; value: unknown }>();
  /** Parts of taken values that have no place there. */
  readonly #extra: string[] = [];

  constructor(value: unknown) {
    if (!isObject(value)) return;
    for (const [key, part] of Object.entries(value))
      if (!isEmpty(part) || typeof part === 'boolean') this.#left.set(plainKey(key), { key, value: part });
  }

  /** Takes the first of these fields that has a value. */
  take(...names: string[]): unknown {
    for (const name of names) {
      const found = this.#left.get(plainKey(name));
      if (!found) continue;
      this.#left.delete(plainKey(name));
      return found.value;
    }
    return undefined;
  }

  /** A field without its type being an object or list. */
  has(name: string): boolean {
    return this.#left.has(plainKey(name));
  }

  /** The first of these fields as a text. Of an object its name is taken; of a list all texts. */
  text(...names: string[]): string {
    const value = this.take(...names);
    if (isObject(value)) {
      const inner = new Fields(value);
      const name = inner.text(...NAMES);
      if (name === '') return textLeaves(value).join(', ');
      this.#extra.push(...inner.rest());
      return name;
    }
    return (Array.isArray(value) ? value.flatMap((part) => textLeaves(part)) : textLeaves(value)).join(', ');
  }

  /** The first of these fields as words: of a list each, of a text those between commas. */
  words(...names: string[]): string[] {
    const value = this.take(...names);
    if (typeof value === 'string') return linesOf(value).flatMap((line) => line.split(/\s*[,;]\s*/).filter(Boolean));
    return listOf(value)
      .map((part) => textLeaves(part).join(', '))
      .filter(Boolean);
  }

  /** Adds what has no field. */
  add(...lines: string[]): void {
    this.#extra.push(...lines.filter(Boolean));
  }

  /** The fields that are left, each with its name. */
  left(): [string, unknown][] {
    return [...this.#left.values()].map(({ key, value }) => [key, value]);
  }

  /** The texts that nothing took, with the names of their fields. */
  rest(): string[] {
    return [...this.#extra, ...this.left().flatMap(([key, value]) => textLeaves({ [key]: value }))];
  }
}

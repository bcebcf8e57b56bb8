import { stem, wordsOfJobTitle } from './words.ts';

/** What occupations are called in the United Kingdom: one name each, and further titles of their jobs. */
export class BritishNames {
  readonly #names: ReadonlyMap<string, string>;
  readonly #titles: ReadonlyMap<string, readonly string[]>;
  readonly #codes: ReadonlyMap<string, string>;
  readonly #searched: readonly { code: string; stems: ReadonlySet<string> }[];

  constructor(names: ReadonlyMap<string, string>, titles: ReadonlyMap<string, readonly string[]>) {
    this.#names = names;
    this.#titles = titles;
    this.#codes = new Map([...names].map(([code, name]) => [name.toLowerCase(), code]));
    this.#searched = [...names].flatMap(([code]) =>
      this.titlesOf(code).map((title) => ({ code, stems: new Set(wordsOfJobTitle(title).map(stem)) })),
    );
  }

  nameOf = (code: string): string | null => this.#names.get(code) ?? null;

  /** The occupation with exactly this name, ignoring case. */
  codeOf = (name: string): string | null => this.#codes.get(name.trim().toLowerCase()) ?? null;

  /** The name, then the other titles. */
  titlesOf(code: string): string[] {
    const name = this.#names.get(code);
    return [...new Set([...(name === undefined ? [] : [name]), ...(this.#titles.get(code) ?? [])])];
  }

  /** How much the nearest title of each occupation shares with these words: 0 to 1. */
  search(words: readonly string[]): Map<string, number> {
    const wanted = new Set(words.map(stem));
    const found = new Map<string, number>();
    for (const { code, stems } of this.#searched) {
      const shared = [...wanted].filter((word) => stems.has(word)).length;
      if (shared > 0) found.set(code, Math.max(found.get(code) ?? 0, shared / (stems.size + wanted.size - shared)));
    }
    return found;
  }
}

/** A name of O*NET without what it leaves out: `Actuaries`, not `Managers, All Other` or `Cooks, Except Fast Food`. */
export const withoutExceptions = (title: string): string =>
  title.replace(/, (?:except|including)\b.*$/i, '').replace(/, all other$/i, '');

import type { Level } from './ranks.ts';
import type { Force } from './services.ts';
import type { Term } from './tables.ts';

/** Terms longer than this are none. */
const LONGEST = 8;

/** How much a term says about the work. */
const SAYS = { plain: 3, whole: 3, corps: 2, post: 1, fallback: 0 } as const;

export type Match = { term: Term; from: number; length: number };

/** Finds the military terms in a title: the longest first, each word used once. */
export class Thesaurus {
  private readonly terms = new Map<string, Term[]>();
  /** Every word of the terms. */
  readonly vocabulary = new Set<string>();

  constructor(terms: readonly Term[]) {
    for (const term of terms) {
      const key = term.words.join(' ');
      if (key === '') continue;
      for (const word of term.words) this.vocabulary.add(word);
      this.terms.set(key, [...(this.terms.get(key) ?? []), term]);
    }
  }

  get size(): number {
    return this.terms.size;
  }

  /** The terms that say most about the work. What says less counts only where nothing else is found. */
  match(words: readonly string[], service: Force | null, level: Level | null = null): Match[] {
    const taken = new Array<boolean>(words.length).fill(false);
    const matches: Match[] = [];
    for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
      for (let from = 0; from + length <= words.length; from++) {
        if (taken.slice(from, from + length).some(Boolean)) continue;
        const term = this.find(words.slice(from, from + length).join(' '), service, level, length === words.length);
        if (!term) continue;
        matches.push({ term, from, length });
        if (term.kind !== 'fallback') taken.fill(true, from, from + length);
      }
    }
    const most = Math.max(...matches.map(({ term }) => SAYS[term.kind]));
    return matches.filter(({ term }) => SAYS[term.kind] === most);
  }

  private find(key: string, service: Force | null, level: Level | null, whole: boolean): Term | undefined {
    let best: Term | undefined;
    let most = -1;
    for (const term of this.terms.get(key) ?? []) {
      if (term.kind === 'whole' && !whole) continue;
      if (term.services && !(service && term.services.includes(service))) continue;
      if (term.level && term.level !== level) continue;
      // A row for this service comes before one for all, whichever changed last.
      const fits = (term.is_own ? 4 : 0) + (term.level ? 2 : 0) + (term.services ? 1 : 0);
      if (fits > most) [best, most] = [term, fits];
    }
    return best;
  }
}

import type { ServiceKey } from './services.ts';
import type { Term } from './tables.ts';

/** Terms longer than this are none. */
const LONGEST = 8;

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

  match(words: readonly string[], service: ServiceKey | null): Match[] {
    const taken = new Array<boolean>(words.length).fill(false);
    const matches: Match[] = [];
    const fallbacks: Match[] = [];
    for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
      for (let from = 0; from + length <= words.length; from++) {
        if (taken.slice(from, from + length).some(Boolean)) continue;
        const term = this.find(words.slice(from, from + length).join(' '), service, length === words.length);
        if (!term) continue;
        if (term.kind === 'fallback') fallbacks.push({ term, from, length });
        else {
          matches.push({ term, from, length });
          taken.fill(true, from, from + length);
        }
      }
    }
    return matches.length > 0 ? matches : fallbacks;
  }

  private find(key: string, service: ServiceKey | null, whole: boolean): Term | undefined {
    const terms = (this.terms.get(key) ?? []).filter((term) => term.kind !== 'whole' || whole);
    const fits = (term: Term) => term.services === null || (service !== null && term.services.includes(service));
    return (
      // A row for this service comes before one for all, whichever changed last.
      terms.find((term) => term.is_own && term.services !== null && fits(term)) ??
      terms.find((term) => term.is_own && fits(term)) ??
      terms.find((term) => service !== null && term.services?.includes(service)) ??
      terms.find((term) => term.services === null)
    );
  }
}

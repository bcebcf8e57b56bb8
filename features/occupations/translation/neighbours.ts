import type { ServiceKey } from './services.ts';
import { stem } from './words.ts';

/** A military title or term with the occupations it leads to. */
export type Known = { words: readonly string[]; codes: readonly string[]; services: readonly ServiceKey[] | null };
export type Neighbour = { known: Known; score: number };

/** Neighbours that share less with the title say nothing about it. */
const LEAST_SCORE = 0.3;
const MOST = 8;

/** Military titles and terms that share words with a title, where no term is in it as a whole. */
export class Neighbours {
  private readonly entries: { known: Known; key: string; weight: number }[] = [];
  private readonly entriesOfStem = new Map<string, number[]>();
  private readonly idf: Map<string, number>;

  constructor(all: readonly Known[]) {
    const stemsOf = all.map(({ words }) => [...new Set(words.map(stem))]);
    stemsOf.forEach((stems, at) => {
      for (const each of stems) {
        const list = this.entriesOfStem.get(each);
        if (list) list.push(at);
        else this.entriesOfStem.set(each, [at]);
      }
    });
    this.idf = new Map([...this.entriesOfStem].map(([each, list]) => [each, Math.log(1 + all.length / list.length)]));
    all.forEach((known, at) => {
      const weight = (stemsOf[at] ?? []).reduce((sum, each) => sum + (this.idf.get(each) ?? 0), 0);
      this.entries.push({ known, key: known.words.join(' '), weight });
    });
  }

  /** The nearest first; `score` is the share of words in common, rare ones counting more. @param matched terms that were found as a whole */
  near(words: readonly string[], service: ServiceKey | null, matched: ReadonlySet<string>): Neighbour[] {
    const shared = new Map<number, number>();
    let total = 0;
    for (const each of new Set(words.map(stem))) {
      const weight = this.idf.get(each) ?? 6;
      total += weight;
      for (const at of this.entriesOfStem.get(each) ?? []) shared.set(at, (shared.get(at) ?? 0) + weight);
    }
    return [...shared]
      .flatMap(([at, weight]): Neighbour[] => {
        const entry = this.entries[at];
        if (!entry || matched.has(entry.key)) return [];
        const { services } = entry.known;
        if (services !== null && service !== null && !services.includes(service)) return [];
        const score = weight / (total + entry.weight - weight);
        return score < LEAST_SCORE ? [] : [{ known: entry.known, score }];
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, MOST);
  }
}

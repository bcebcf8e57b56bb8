import type { ServiceKey } from './services.ts';
import { stem } from './words.ts';

/** A military title or term with the occupations it leads to. */
export type Known = { words: readonly string[]; codes: readonly string[]; services: readonly ServiceKey[] | null };
export type Neighbour = { known: Known; score: number };

/** Neighbours that share less with the title say nothing about it. */
const LEAST_SCORE = 0.3;
export const MOST_NEIGHBOURS = 8;

/** Military titles and terms that share words with a title, where no term is in it as a whole. */
export class Neighbours {
  private readonly entries: { known: Known; key: string; weight: number }[] = [];
  private readonly entriesOfStem = new Map<string, number[]>();
  private readonly idf: Map<string, number>;
  /** The weight each entry shares with the title of one search; all zero between searches. */
  private readonly shared: Float64Array;

  /** @param others titles that are not searched, but count for how rare a word is */
  constructor(all: readonly Known[], others: readonly Known[] = []) {
    this.shared = new Float64Array(all.length);
    const stemsOf = all.map(({ words }) => [...new Set(words.map(stem))]);
    stemsOf.forEach((stems, at) => {
      for (const each of stems) {
        const list = this.entriesOfStem.get(each);
        if (list) list.push(at);
        else this.entriesOfStem.set(each, [at]);
      }
    });
    const counts = new Map([...this.entriesOfStem].map(([each, list]) => [each, list.length]));
    for (const { words } of others) for (const each of new Set(words.map(stem))) counts.set(each, (counts.get(each) ?? 0) + 1);
    const total = all.length + others.length;
    this.idf = new Map([...counts].map(([each, count]) => [each, Math.log(1 + total / count)]));
    all.forEach((known, at) => {
      const weight = (stemsOf[at] ?? []).reduce((sum, each) => sum + (this.idf.get(each) ?? 0), 0);
      this.entries.push({ known, key: known.words.join(' '), weight });
    });
  }

  /** The nearest first; `score` is the share of words in common, rare ones counting more. @param matched terms that were found as a whole */
  near(words: readonly string[], service: ServiceKey | null, matched: ReadonlySet<string>): Neighbour[] {
    const { shared } = this;
    const touched: number[] = [];
    let total = 0;
    for (const each of new Set(words.map(stem))) {
      const weight = this.idf.get(each) ?? 6;
      total += weight;
      for (const at of this.entriesOfStem.get(each) ?? []) {
        if (shared[at] === 0) touched.push(at);
        shared[at] = (shared[at] ?? 0) + weight;
      }
    }
    const nearest: Neighbour[] = [];
    for (const at of touched) {
      const weight = shared[at] ?? 0;
      shared[at] = 0;
      const entry = this.entries[at];
      if (!entry) continue;
      const { services } = entry.known;
      if (services !== null && service !== null && !services.includes(service)) continue;
      const score = weight / (total + entry.weight - weight);
      if (score < LEAST_SCORE || (nearest.length === MOST_NEIGHBOURS && score <= (nearest.at(-1)?.score ?? 0))) continue;
      if (matched.has(entry.key)) continue;
      nearest.push({ known: entry.known, score });
      nearest.sort((one, other) => other.score - one.score);
      if (nearest.length > MOST_NEIGHBOURS) nearest.pop();
    }
    return nearest;
  }
}

import type { Force } from './services.ts';
import { stem } from './words.ts';

/** A military title or term with the occupations it leads to. */
export type Known = { words: readonly string[]; codes: readonly string[]; services: readonly Force[] | null };
export type Neighbour = { known: Known; score: number };

/** Neighbours that share less with the title say nothing about it. */
const LEAST_SCORE = 0.3;
export const MOST_NEIGHBOURS = 8;

/** Titles that are added between two pauses: about 10 ms. */
const TITLES_PER_SLICE = 200;

/** Military titles and terms that share words with a title, where no term is in it as a whole. */
export class Neighbours {
  /** Every word of the titles, unstemmed. */
  readonly vocabulary = new Set<string>();
  private readonly entries: { known: Known; key: string; weight: number }[] = [];
  private readonly entriesOfStem = new Map<string, number[]>();
  private readonly idf = new Map<string, number>();
  /** The weight each entry shares with the title of one search; all zero between searches. */
  private shared = new Float64Array();

  private constructor() {}

  /**
   * @param all is read in slices, so a generator spreads the work of making the titles too
   * @param others titles that are not searched, but count for how rare a word is
   * @param pause is awaited between slices, so building does not block requests
   */
  static async build(
    all: Iterable<Known>,
    others: Iterable<Known> = [],
    pause: () => Promise<unknown> = async () => {},
  ): Promise<Neighbours> {
    const built = new Neighbours();
    for (const step of built.steps(all, others)) if (step % TITLES_PER_SLICE === 0) await pause();
    return built;
  }

  /** Yields the number of titles processed so far. */
  private *steps(all: Iterable<Known>, others: Iterable<Known>): Generator<number> {
    let step = 0;
    const stemsOf: string[][] = [];
    for (const known of all) {
      const at = this.entries.length;
      const stems = [...new Set(known.words.map(stem))];
      stemsOf.push(stems);
      this.entries.push({ known, key: known.words.join(' '), weight: 0 });
      for (const word of known.words) this.vocabulary.add(word);
      for (const each of stems) {
        const list = this.entriesOfStem.get(each);
        if (list) list.push(at);
        else this.entriesOfStem.set(each, [at]);
      }
      yield ++step;
    }
    const counts = new Map([...this.entriesOfStem].map(([each, list]) => [each, list.length]));
    let total = this.entries.length;
    for (const { words } of others) {
      total++;
      for (const each of new Set(words.map(stem))) counts.set(each, (counts.get(each) ?? 0) + 1);
      yield ++step;
    }
    for (const [each, count] of counts) this.idf.set(each, Math.log(1 + total / count));
    for (const [at, entry] of this.entries.entries()) {
      entry.weight = (stemsOf[at] ?? []).reduce((sum, each) => sum + (this.idf.get(each) ?? 0), 0);
      yield ++step;
    }
    this.shared = new Float64Array(this.entries.length);
  }

  /** The nearest first; `score` is the share of words in common, rare ones counting more. @param matched terms that were found as a whole */
  near(words: readonly string[], service: Force | null, matched: ReadonlySet<string>): Neighbour[] {
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

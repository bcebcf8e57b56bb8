import { addAll, addTo, emptySet, type JobSet, removeAll } from './job-set.ts';
import type { TextQuery } from './text-query.ts';

/** A word of a text and its positions, as unnest(tsvector) returns them. */
export type Words = readonly (readonly [word: string, positions: readonly number[] | null])[];

/** More than the highest position of a word and the greatest distance of a phrase together. */
const STRIDE = 65_536;

/** The words of the texts of many jobs. */
export class WordIndex {
  private readonly size: number;
  private readonly jobs = new Map<string, JobSet>();
  /** `place * STRIDE + position`, ascending. */
  private readonly positions = new Map<string, number[]>();

  constructor(texts: readonly Words[]) {
    this.size = texts.length;
    texts.forEach((words, place) => {
      for (const [word, positions] of words) {
        const set = this.jobs.get(word) ?? emptySet(this.size);
        this.jobs.set(word, set);
        addTo(set, place);
        const at = this.positions.get(word) ?? [];
        this.positions.set(word, at);
        for (const position of positions ?? []) at.push(place * STRIDE + position);
      }
    });
  }

  /** The jobs whose text a query matches, in a new set. */
  matching(query: TextQuery): JobSet {
    const set = emptySet(this.size);
    if (query.kind === 'word') addAll(set, this.jobs.get(query.word));
    else if (query.kind === 'phrase') for (const at of this.endsOf(query)) addTo(set, Math.floor(at / STRIDE));
    else if (query.kind === 'or') for (const one of query.of) addAll(set, this.matching(one));
    else if (query.kind === 'not') {
      set.fill(0xffffffff);
      removeAll(set, this.matching(query.of));
    } else {
      set.fill(0xffffffff);
      for (const one of query.of) {
        const found = this.matching(one);
        for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & (found[word] ?? 0);
      }
    }
    return set;
  }

  /** Where the last word of a phrase is. */
  private endsOf(query: TextQuery): readonly number[] {
    if (query.kind === 'word') return this.positions.get(query.word) ?? [];
    if (query.kind !== 'phrase') throw new Error('A phrase consists of words');
    const ends = new Set(this.endsOf(query.right));
    return this.endsOf(query.left)
      .map((at) => at + query.distance)
      .filter((at) => ends.has(at));
  }
}

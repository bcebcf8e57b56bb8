import { headNouns } from './plausible.ts';
import type { Occupation } from './tables.ts';
import { stem, wordsOf } from './words.ts';

const K1 = 1.2;
const B = 0.6;
/** A word in more titles than this says too little to look through all of them. */
const MOST_TITLES = 6000;

export type TextScores = {
  /** Per occupation: BM25 over all its titles, 0 to 1 of the best. */
  bm25: Map<number, number>;
  /** Per occupation: how much its nearest title shares with the query, 0 to 1, and that title. */
  nearest: Map<number, { score: number; title: string }>;
  /** Share of the query's words that any title has, weighted by how rare they are. */
  known: number;
};

/** All titles of all occupations, to be searched by words. Built once; about 40 MB. */
export class TitleIndex {
  readonly occupations: Occupation[];
  readonly positions: Map<string, number>;
  /** Every word of the titles, unstemmed, with the number of titles it is in. */
  readonly vocabulary: Map<string, number>;
  /** The nouns of the titles that say what somebody is: clerk, electrician. */
  readonly heads: ReadonlySet<string>;
  private readonly titles: string[];
  private readonly titleOccupation: Uint16Array;
  private readonly titleWeight: Float32Array;
  private readonly titlesOfStem: Map<string, Uint32Array>;
  private readonly documentsOfStem: Map<string, { at: Uint16Array; count: Uint16Array }>;
  private readonly idf: Map<string, number>;
  private readonly lengths: Float32Array;
  private readonly averageLength: number;

  private constructor(occupations: Occupation[], read: ReadTitles) {
    this.occupations = occupations;
    this.positions = new Map(occupations.map(({ code }, index) => [code, index]));
    this.vocabulary = read.vocabulary;
    this.heads = read.heads;
    this.titles = read.titles;
    this.lengths = Float32Array.from(read.lengths);
    this.titleOccupation = Uint16Array.from(read.owners);
    this.averageLength = this.lengths.reduce((sum, length) => sum + length, 0) / occupations.length;
    const titlesOfStem = new Map<string, number[]>();
    read.stemsOfTitle.forEach((stems, title) => {
      for (const each of stems) {
        const list = titlesOfStem.get(each);
        if (list) list.push(title);
        else titlesOfStem.set(each, [title]);
      }
    });
    this.idf = new Map([...titlesOfStem].map(([each, list]) => [each, Math.log(1 + read.titles.length / list.length)]));
    this.titlesOfStem = new Map([...titlesOfStem].map(([each, list]) => [each, Uint32Array.from(list)]));
    this.titleWeight = Float32Array.from(read.stemsOfTitle, (stems) =>
      stems.reduce((sum, each) => sum + (this.idf.get(each) ?? 0), 0),
    );
    this.documentsOfStem = new Map(
      [...read.documents].map(([each, counts]) => [
        each,
        { at: Uint16Array.from(counts.keys()), count: Uint16Array.from(counts.values()) },
      ]),
    );
  }

  /** @param pause is awaited every few occupations, so that building blocks nobody */
  static async build(occupations: Occupation[], pause: () => Promise<unknown> = async () => {}): Promise<TitleIndex> {
    const read: ReadTitles = {
      titles: [],
      owners: [],
      stemsOfTitle: [],
      lengths: [],
      documents: new Map(),
      vocabulary: new Map(),
      heads: new Set(),
      stems: new Map(),
    };
    for (const [index, occupation] of occupations.entries()) {
      readTitlesOf(occupation, index, read);
      if (index % 40 === 39) await pause();
    }
    return new TitleIndex(occupations, read);
  }

  search(words: readonly string[]): TextScores {
    const stems = [...new Set(words.map(stem))];
    const bm25 = new Map<number, number>();
    const shared = new Map<number, number>();
    let all = 0;
    let found = 0;
    for (const each of stems) {
      const weight = this.idf.get(each) ?? 8;
      all += weight;
      const documents = this.documentsOfStem.get(each);
      const titles = this.titlesOfStem.get(each);
      if (!documents || !titles) continue;
      found += weight;
      const rare = Math.log(1 + (this.occupations.length - documents.at.length + 0.5) / (documents.at.length + 0.5));
      documents.at.forEach((index, place) => {
        const count = documents.count[place] ?? 0;
        const norm = K1 * (1 - B + (B * (this.lengths[index] ?? 0)) / this.averageLength);
        bm25.set(index, (bm25.get(index) ?? 0) + (rare * count * (K1 + 1)) / (count + norm));
      });
      if (titles.length <= MOST_TITLES) for (const title of titles) shared.set(title, (shared.get(title) ?? 0) + weight);
    }
    const best = Math.max(1e-9, ...bm25.values());
    for (const [index, score] of bm25) bm25.set(index, score / best);
    const nearest = new Map<number, { score: number; title: string }>();
    for (const [title, weight] of shared) {
      const score = weight / (all + (this.titleWeight[title] ?? 0) - weight);
      const index = this.titleOccupation[title] ?? 0;
      if (score > (nearest.get(index)?.score ?? 0)) nearest.set(index, { score, title: this.titles[title] ?? '' });
    }
    return { bm25, nearest, known: all === 0 ? 0 : found / all };
  }
}

type ReadTitles = {
  titles: string[];
  /** The occupation of each title. */
  owners: number[];
  stemsOfTitle: string[][];
  /** Words of each occupation, counted. */
  lengths: number[];
  documents: Map<string, Map<number, number>>;
  vocabulary: Map<string, number>;
  heads: Set<string>;
  stems: Map<string, string>;
};

function readTitlesOf(occupation: Occupation, index: number, read: ReadTitles): void {
  const seen = new Set<string>();
  const main = [occupation.title, ...occupation.titles_in_use];
  read.lengths[index] = 0;
  for (const [place, title] of [...main, ...occupation.alternate_titles].entries()) {
    const words = wordsOf(title);
    const distinct = [...new Set(words.map((word) => stemOnce(word, read.stems)))];
    const key = distinct.join(' ');
    if (distinct.length === 0 || seen.has(key)) continue;
    seen.add(key);
    for (const head of headNouns(title)) read.heads.add(head);
    for (const word of words) read.vocabulary.set(word, (read.vocabulary.get(word) ?? 0) + 1);
    read.titles.push(title);
    read.owners.push(index);
    read.stemsOfTitle.push(distinct);
    // The title of the occupation itself counts more than one of its many alternates.
    const counted = place === 0 ? 4 : place < main.length ? 2 : 1;
    for (const each of distinct) {
      const counts = read.documents.get(each) ?? new Map<number, number>();
      counts.set(index, (counts.get(index) ?? 0) + counted);
      read.documents.set(each, counts);
      read.lengths[index] = (read.lengths[index] ?? 0) + counted;
    }
  }
}

function stemOnce(word: string, stems: Map<string, string>): string {
  const known = stems.get(word) ?? stem(word);
  stems.set(word, known);
  return known;
}

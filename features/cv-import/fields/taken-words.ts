import type { ReadCv } from '../shapes.ts';
import { withServiceAsNamed } from '../vocabulary/services.ts';
import { wordsOf } from '../vocabulary/words.ts';
import { type Provenance, SOURCED_SECTIONS, sourcesOfEntry } from './provenance.ts';

/** Words that only join others. Fields leave them out and add them, so whichever text has one counts. */
const JOINING: ReadonlySet<string> = new Set(['a', 'and', 'as', 'at', 'in', 'of', 'on', 'the', 'to', 'with']);

/** The words of fields that were read from the same items. */
type Bag = Map<string, number>;

/** The words of all fields of a CV, by the items of the document that they were read from. */
export class TakenWords {
  /** Of each item one that fields share with it; items that one field was read from are compared as one. */
  readonly #shared = new Map<number, number>();
  readonly #bags = new Map<number, Bag>();
  /** Of fields without sources, such as those that sum up several places of the document. */
  readonly #anywhere: Bag = new Map();
  readonly #all: ReadonlySet<string>;

  constructor(cv: ReadCv, basics: Provenance['basics']) {
    const fields = fieldsOf(cv, basics);
    for (const { sources } of fields)
      for (const item of sources) this.#shared.set(this.#find(item), this.#find(sources[0] ?? item));
    for (const { words, sources } of fields) {
      const bag = sources[0] === undefined ? this.#anywhere : this.#bagOf(sources[0]);
      for (const word of words) add(JOINING.has(word) ? this.#anywhere : bag, word);
    }
    this.#all = new Set(textsIn(cv).flatMap(wordsIn));
  }

  /**
   * Takes the words of a line.
   * @param beside the last word of the line above and the first of the line below, which can be parts of one word with those of this line
   * @returns those that no field has, which was read from these items
   */
  missingOf(
    words: readonly string[],
    sources: readonly number[],
    beside: { above: string | undefined; below: string | undefined },
  ): string[] {
    const bags = [...new Set(sources.map((item) => this.#bagOf(item))), this.#anywhere];
    return words.filter((word, index) => {
      const bag = bags.find((one) => (one.get(word) ?? 0) > 0);
      bag?.set(word, (bag.get(word) ?? 0) - 1);
      const isPart =
        (index === 0 && this.#all.has(`${beside.above}${word}`)) ||
        (index === words.length - 1 && this.#all.has(`${word}${beside.below}`));
      return !bag && !isPart;
    });
  }

  #bagOf(item: number): Bag {
    const at = this.#find(item);
    const bag = this.#bags.get(at) ?? new Map();
    this.#bags.set(at, bag);
    return bag;
  }

  #find(item: number): number {
    let at = item;
    for (let next = this.#shared.get(at); next !== undefined && next !== at; next = this.#shared.get(at)) at = next;
    this.#shared.set(item, at);
    return at;
  }
}

const add = (bag: Bag, word: string) => bag.set(word, (bag.get(word) ?? 0) + 1);

const wordsIn = (text: string) => wordsOf(withServiceAsNamed(text));

type Field = { words: string[]; sources: readonly number[] };

function fieldsOf(cv: ReadCv, basics: Provenance['basics']): Field[] {
  const { basics: person, interests, ...others } = cv;
  const entries = SOURCED_SECTIONS.flatMap((section): object[] => cv[section]);
  const withoutSources = Object.entries(others).flatMap(([key, value]) =>
    SOURCED_SECTIONS.some((section) => section === key) ? [] : [value],
  );
  const sources: Record<string, readonly number[]> = basics;
  return [
    ...Object.entries({ ...person, interests }).map(([key, value]) => ({ value, sources: sources[key] ?? [] })),
    ...entries.map((entry) => ({ value: entry, sources: sourcesOfEntry(entry) })),
    ...withoutSources.map((value) => ({ value, sources: [] })),
  ].map((field) => ({ words: textsIn(field.value).flatMap(wordsIn), sources: field.sources }));
}

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) =>
      key === 'kind' || key === 'startDate' || key === 'endDate' ? [] : textsIn(part),
    );
  return [];
}

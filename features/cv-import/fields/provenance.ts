import { type Line, sourcesOf } from '../document/lines.ts';
import type { CvPlaces } from '../places.ts';
import type { ReadCv } from '../shapes.ts';
import { wordsOf } from '../vocabulary/words.ts';

/** The sections whose entries have sources. */
export const SOURCED_SECTIONS = [
  'military',
  'work',
  'education',
  'skills',
  'languages',
  'certificates',
  'awards',
  'volunteer',
  'projects',
] as const;

/** Where the values of a CV come from: items by their index in the document. */
export type Provenance = {
  /** Of the fields of the person, the summary and the interests. */
  basics: Partial<Record<keyof CvPlaces['basics'], readonly number[]>>;
  /** Of each entry, by its section and its place in that. */
  entries: { section: CvPlaces['entries'][number]['section']; index: number; sources: readonly number[]; weighed?: Weighed }[];
};

/** How sure fields of an entry are, from 0 to 1, and what they are in the second best reading of its heading. */
export type Weighed = { sure: Record<string, number>; second: object | null };

/** Entries have these under keys of their own until `takeProvenance`, because they are moved between sections and dropped. */
const SOURCES = Symbol('sources');
const WEIGHED = Symbol('weighed');
export type Sourced = { [SOURCES]?: readonly number[]; [WEIGHED]?: Weighed };

export const sourcedFrom = <Entry extends object>(
  entry: Entry,
  sources: readonly number[],
  weighed?: Weighed,
): Entry & Sourced => ({
  ...entry,
  [SOURCES]: sources,
  ...(weighed && { [WEIGHED]: weighed }),
});

/** The same entry in other words, which were not weighed. */
export const withSourcesOf = <Entry extends object>(entry: Entry, other: Sourced): Entry =>
  sourcedFrom(entry, other[SOURCES] ?? []);

/** The items that an entry was made of; none for one that was put together from other entries. */
export const sourcesOfEntry = (entry: object & Sourced): readonly number[] => entry[SOURCES] ?? [];

/** Takes the sources out of the entries of a CV. */
export function takeProvenance(cv: ReadCv): Provenance['entries'] {
  return SOURCED_SECTIONS.flatMap((section) => {
    const entries: (object & Sourced)[] = cv[section];
    return entries.flatMap((entry, index) => {
      const { [SOURCES]: sources = [], [WEIGHED]: weighed } = entry;
      delete entry[SOURCES];
      delete entry[WEIGHED];
      return sources.length > 0 ? [{ section, index, sources: [...new Set(sources)], ...(weighed && { weighed }) }] : [];
    });
  });
}

/** Texts compared with cells in one section. The longest sections of CVs need a tenth; beyond it nothing is highlighted. */
const MOST_COMPARISONS = 100_000;

/**
 * Reads a section, and gives what it adds to the lists of the CV the sources of the section's cells that print it: the words of a name in a
 * cell, or a cell within a name that wraps. Entries that have sources keep them.
 */
export function withSourcesOfSection(
  cv: ReadCv,
  basics: Provenance['basics'],
  { lines }: { lines: Line[] },
  read: () => void,
): void {
  const counts = SOURCED_SECTIONS.map((section) => cv[section].length);
  const [interests, summary] = [cv.interests.length, cv.basics.summary];
  const cells = lines.flatMap((line) => line.cells);
  read();
  const printed = cells.map((cell) => ({ cell, run: runOf(cell.text) })).filter(({ run }) => run !== '  ');
  let comparisons = 0;
  const sourcesIn = (texts: readonly string[]) => {
    const runs = [...texts, texts.join(' ')].map(runOf).filter((run) => run !== '  ');
    comparisons += runs.length * printed.length;
    if (comparisons > MOST_COMPARISONS) return [];
    return sourcesOf(
      printed.flatMap(({ cell, run }) => (runs.some((own) => run.includes(own) || own.includes(run)) ? [cell] : [])),
    );
  };
  const added = SOURCED_SECTIONS.flatMap((section, at): (object & Sourced)[] => cv[section].slice(counts[at]));
  for (const entry of added) if (!entry[SOURCES]?.length) entry[SOURCES] = sourcesIn(textsIn(entry));
  const fields = {
    interests: sourcesIn(cv.interests.slice(interests)),
    summary: cv.basics.summary === summary ? [] : sourcesOf(cells),
  };
  for (const field of ['interests', 'summary'] as const)
    if (fields[field].length > 0) basics[field] = [...(basics[field] ?? []), ...fields[field]];
}

/** The words of a text, each between spaces. */
const runOf = (text: string) => ` ${wordsOf(text).join(' ')} `;

/** The texts of an entry that a page prints as they are. */
const textsIn = (entry: object): string[] =>
  Object.entries(entry)
    .flatMap(([key, value]) => (key === 'startDate' || key === 'endDate' ? [] : [value].flat()))
    .filter((value): value is string => typeof value === 'string' && value !== '');

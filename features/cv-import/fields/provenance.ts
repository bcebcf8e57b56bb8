import type { CvPlaces } from '../places.ts';
import type { ReadCv } from '../shapes.ts';

/** The sections whose entries have sources. */
const SECTIONS = ['military', 'work', 'education', 'certificates', 'awards', 'volunteer', 'projects'] as const;

/** Where the values of a CV come from: items by their index in the document. */
export type Provenance = {
  /** Of the fields of the person. */
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

/** Takes the sources out of the entries of a CV. */
export function takeProvenance(cv: ReadCv): Provenance['entries'] {
  return SECTIONS.flatMap((section) => {
    const entries: (object & Sourced)[] = cv[section];
    return entries.flatMap((entry, index) => {
      const { [SOURCES]: sources = [], [WEIGHED]: weighed } = entry;
      delete entry[SOURCES];
      delete entry[WEIGHED];
      return sources.length > 0 ? [{ section, index, sources: [...new Set(sources)], ...(weighed && { weighed }) }] : [];
    });
  });
}

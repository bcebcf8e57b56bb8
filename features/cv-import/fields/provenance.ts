import type { CvPlaces } from '../places.ts';
import type { ReadCv } from '../shapes.ts';

/** The sections whose entries have sources. */
const SECTIONS = ['military', 'work', 'education', 'certificates', 'awards', 'volunteer', 'projects'] as const;

/** Where the values of a CV come from: items by their index in the document. */
export type Provenance = {
  /** Of the fields of the person. */
  basics: Partial<Record<keyof CvPlaces['basics'], readonly number[]>>;
  /** Of each entry, by its section and its place in that. */
  entries: { section: CvPlaces['entries'][number]['section']; index: number; sources: readonly number[] }[];
};

/** Entries have their sources under this key until `takeProvenance`, because they are moved between sections and dropped. */
const SOURCES = Symbol('sources');
export type Sourced = { [SOURCES]?: readonly number[] };

export const sourcedFrom = <Entry extends object>(entry: Entry, sources: readonly number[]): Entry & Sourced => ({
  ...entry,
  [SOURCES]: sources,
});

/** The same entry in other words. */
export const withSourcesOf = <Entry extends object>(entry: Entry, other: Sourced): Entry =>
  sourcedFrom(entry, other[SOURCES] ?? []);

/** Takes the sources out of the entries of a CV. */
export function takeProvenance(cv: ReadCv): Provenance['entries'] {
  return SECTIONS.flatMap((section) => {
    const entries: (object & Sourced)[] = cv[section];
    return entries.flatMap((entry, index) => {
      const sources = entry[SOURCES] ?? [];
      delete entry[SOURCES];
      return sources.length > 0 ? [{ section, index, sources: [...new Set(sources)] }] : [];
    });
  });
}

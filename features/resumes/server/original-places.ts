import type { CvPlaces } from '#features/cv-import/places.ts';
import type { ReadCv } from '#features/cv-import/shapes.ts';
import type { ResumeContent } from '../content.ts';
import type { OriginalPlace } from '../resumes-contract.ts';

/** What an entry keeps from its file: the printed dates, and the names of what it is. Edited entries differ in some. */
const factsOf = (entry: object): string[] => {
  const { printedDates, position, name, rank, trade, unit, institution, studyType }: Record<string, unknown> = { ...entry };
  return [printedDates, position, name, rank, trade, unit, institution, studyType].filter(
    (fact): fact is string => typeof fact === 'string' && fact !== '',
  );
};

/** The most facts in common; an entry without any is none of the file's. */
function mostAlike<Entry extends object>(entries: Entry[], wanted: object): Entry | undefined {
  const facts = new Set(factsOf(wanted));
  let best: { entry: Entry; count: number } | undefined;
  for (const entry of entries) {
    const count = factsOf(entry).filter((fact) => facts.has(fact)).length;
    if (count > (best?.count ?? 0)) best = { entry, count };
  }
  return best?.entry;
}

/** Where the entries and contacts of a resume are in its file. Contacts that the person changed are left out. */
export function placesInOriginal(
  content: ResumeContent,
  { cv, places }: { cv: ReadCv; places: CvPlaces | null },
): OriginalPlace[] {
  if (!places) return [];
  const fields = (['name', 'email', 'phone', 'location'] as const).flatMap((of) => {
    const place = places.basics[of];
    return place && content.basics[of] === cv.basics[of] ? [{ of, ...place }] : [];
  });
  const taken = new Set<string>();
  const entries = places.entries.flatMap(({ section, index, ...place }) => {
    const left: { id: string }[] = content[section].filter(({ id }) => !taken.has(id));
    const entry = mostAlike(left, cv[section][index] ?? {});
    if (!entry) return [];
    taken.add(entry.id);
    return [{ of: entry.id, ...place }];
  });
  return [...fields, ...entries];
}

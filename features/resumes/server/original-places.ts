import type { CvPlaces } from '#features/cv-import/places.ts';
import type { ReadCv } from '#features/cv-import/shapes.ts';
import type { ResumeContent } from '../content.ts';
import type { OriginalPlace } from '../resumes-contract.ts';

/** What an entry keeps from its file: the printed dates, and the names of what it is. Edited entries differ in some. */
const FACTS = [
  'printedDates',
  'position',
  'name',
  'rank',
  'trade',
  'unit',
  'institution',
  'studyType',
  'keywords',
  'language',
  'read_from',
];

const factsOf = (entry: object): string[] =>
  FACTS.flatMap((fact) => [Reflect.get(entry, fact)].flat()).filter(
    (fact): fact is string => typeof fact === 'string' && fact !== '',
  );

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

/** Where the entries and fields of a resume are in its file. Fields that the person changed are left out. */
export function placesInOriginal(
  content: ResumeContent,
  { cv, places }: { cv: ReadCv; places: CvPlaces | null },
): OriginalPlace[] {
  if (!places) return [];
  const fields = (['name', 'email', 'phone', 'location', 'summary'] as const).flatMap((of) => {
    const place = places.basics[of];
    return place && content.basics[of] === cv.basics[of] ? [{ of, ...place }] : [];
  });
  const { interests } = places.basics;
  const isOfFile = content.interests.some((interest) => cv.interests.includes(interest));
  const taken = new Set<string>();
  const entries = places.entries.flatMap(({ section, index, ...place }) => {
    // An imported certificate that is a registration is listed as one.
    const of: { id: string }[] = [...content[section], ...(section === 'certificates' ? content.registrations : [])];
    const left = of.filter(({ id }) => !taken.has(id));
    const entry = mostAlike(left, cv[section][index] ?? {});
    if (!entry) return [];
    taken.add(entry.id);
    return [{ of: entry.id, ...place }];
  });
  return [...fields, ...(interests && isOfFile ? [{ of: 'interests', ...interests }] : []), ...entries];
}

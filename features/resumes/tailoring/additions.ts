import type { ResumeContent } from '../content.ts';
import type { Addition } from './contract.ts';

type Entry = { id: string; hidden: boolean; highlights: string[]; startDate: string; endDate: string };

/** The sections that a suggestion can add to. */
export const ADDABLE = ['military', 'work', 'education', 'certificates', 'volunteer', 'projects'] as const;
export type Addable = (typeof ADDABLE)[number];

/** Whether two entries of different resumes are the same post or course. Copies keep the ids of their entries, resumes of other origin don't. */
export function isSameEntry(section: Addable, one: Entry, other: Entry): boolean {
  return labelOf(section, one) === labelOf(section, other) && one.startDate === other.startDate;
}

function labelOf(section: Addable, entry: object): string {
  const words = (...names: string[]) =>
    names
      .map((name) =>
        String((entry as Record<string, unknown>)[name] ?? '')
          .toLowerCase()
          .trim(),
      )
      .join('|');
  if (section === 'military') return words('service', 'rank', 'trade', 'unit');
  if (section === 'work') return words('name', 'position');
  return section === 'education' ? words('institution', 'studyType', 'area') : words('name', 'by');
}

/** The content with a suggested fact added, once. @param id of an entry that is new in this resume */
export function withAddition(content: ResumeContent, addition: Addition, id: string): ResumeContent {
  const { skill } = addition;
  if (skill !== null) {
    const isThere = content.skills.some(({ name, hidden }) => !hidden && name.trim().toLowerCase() === skill.toLowerCase());
    return isThere
      ? content
      : { ...content, skills: [...content.skills, { id, hidden: false, name: skill, level: '', keywords: [] }] };
  }
  return ADDABLE.reduce((now, section) => withEntry(now, section, addition, id), content);
}

function withEntry<S extends Addable>(content: ResumeContent, section: S, addition: Addition, id: string): ResumeContent {
  const added = addition[section] as ResumeContent[S][number] | undefined;
  if (!added) return content;
  const entries = content[section] as (ResumeContent[S][number] & Entry)[];
  const at = entries.findIndex((entry) => isSameEntry(section, entry, added));
  const { line } = addition;
  const there = entries[at];
  if (!there) return { ...content, [section]: [...entries, { ...added, id, hidden: false }] };
  const highlights =
    line === null || there.highlights.some((own) => own.trim() === line.trim()) ? there.highlights : [...there.highlights, line];
  return { ...content, [section]: entries.with(at, { ...there, hidden: false, highlights }) };
}

import type { ReadCv } from '#features/cv-import/shapes.ts';
import { ResumeContent } from './content.ts';
import { DATES_TO_CHECK, faultOfReadDates } from './date-rules.ts';
import { newestFirst } from './order.ts';

const withId = <T>(entries: readonly T[]) => entries.map((entry) => ({ ...entry, id: crypto.randomUUID() }));

/** Converts a parsed CV to resume content: each entry gets an id, posts and education are sorted newest first, impossible dates are left to the person, and the last clearance is stored but not shown. */
function contentOfReading({ sections: _, ...cv }: ReadCv): ResumeContent {
  const content = ResumeContent.parse({
    ...cv,
    military: withId(newestFirst(cv.military)),
    work: withId(newestFirst(cv.work)),
    education: withId(newestFirst(cv.education)),
    skills: withId(cv.skills),
    languages: withId(cv.languages),
    certificates: withId(cv.certificates),
    awards: withId(cv.awards),
    volunteer: withId(newestFirst(cv.volunteer)),
    projects: withId(cv.projects),
    // A heading without content becomes a line.
    more: cv.more.map(({ title, lines }) => (lines.length > 0 ? { title, lines } : { title: '', lines: [title] })),
    clearance: cv.clearance.level ? cv.clearance : { level: cv.military.find(({ clearance }) => clearance)?.clearance ?? '' },
  });
  return withImpossibleDatesUndecided(content);
}

type Dated = { id: string; startDate: string; endDate: string; printedDates: string };

/** The editor refuses impossible dates. Those of a file are left out of their entries and become lines on which the person decides. */
function withImpossibleDatesUndecided(content: ResumeContent): ResumeContent {
  const lines: string[] = [];
  const possible = <T extends Dated>(entries: T[], nameOf: (entry: T) => string[]): T[] =>
    entries.map((entry) => {
      const fault = faultOfReadDates(entry);
      if (fault === null) return entry;
      const dates = entry.printedDates || [entry.startDate, entry.endDate].filter(Boolean).join(' – ');
      lines.push(`${nameOf(entry).filter(Boolean).join(', ')}: ${dates}. ${fault}`);
      return { ...entry, startDate: '', endDate: '', printedDates: '' };
    });
  const listed = ({ name, by }: { name: string; by: string }) => [name, by];
  const checked = {
    ...content,
    military: possible(content.military, ({ rank, trade, unit }) => [rank, trade, unit]),
    work: possible(content.work, ({ position, name }) => [position, name]),
    education: possible(content.education, ({ studyType, institution }) => [studyType, institution]),
    certificates: possible(content.certificates, listed),
    awards: possible(content.awards, listed),
    volunteer: possible(content.volunteer, listed),
    projects: possible(content.projects, listed),
    custom: content.custom.map((section) => ({ ...section, items: possible(section.items, listed) })),
  };
  return lines.length > 0 ? { ...checked, more: [...checked.more, { title: DATES_TO_CHECK, lines }] } : content;
}

/** The resume content of a file: restored completely if this product created the file, with a new id for each entry. */
export function contentOfFile({ cv, resume }: { cv: ReadCv; resume: ResumeContent | null }): ResumeContent {
  if (!resume) return contentOfReading(cv);
  return withImpossibleDatesUndecided({
    ...resume,
    military: withId(resume.military),
    work: withId(resume.work),
    education: withId(resume.education),
    skills: withId(resume.skills),
    languages: withId(resume.languages),
    registrations: withId(resume.registrations),
    certificates: withId(resume.certificates),
    awards: withId(resume.awards),
    volunteer: withId(resume.volunteer),
    projects: withId(resume.projects),
    custom: withId(resume.custom).map((section) => ({ ...section, items: withId(section.items) })),
  });
}

import { ResumeContent } from './content.ts';
import { newestFirst } from './order.ts';
import type { ReadCv } from './shapes.ts';

const withId = <T>(entries: readonly T[]) => entries.map((entry) => ({ ...entry, id: crypto.randomUUID() }));

/** Converts a parsed CV to resume content: each entry gets an id, posts and education are sorted newest first, and the last clearance is stored but not shown. */
function contentOfReading({ sections: _, ...cv }: ReadCv): ResumeContent {
  return ResumeContent.parse({
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
    clearance: { level: cv.military.find(({ clearance }) => clearance)?.clearance ?? '' },
  });
}

/** The resume content of a file: restored completely if this product created the file, with a new id for each entry. */
export function contentOfFile({ cv, resume }: { cv: ReadCv; resume: ResumeContent | null }): ResumeContent {
  if (!resume) return contentOfReading(cv);
  return {
    ...resume,
    military: withId(resume.military),
    work: withId(resume.work),
    education: withId(resume.education),
    skills: withId(resume.skills),
    languages: withId(resume.languages),
    certificates: withId(resume.certificates),
    awards: withId(resume.awards),
    volunteer: withId(resume.volunteer),
    projects: withId(resume.projects),
    custom: withId(resume.custom).map((section) => ({ ...section, items: withId(section.items) })),
  };
}

import type { ResumeKind } from '#features/typesetting/document.ts';
import type { ListedEntry, ResumeContent, ResumeDesign } from '../content.ts';

/**
 * The content of a resume that may be shared: no hidden entries or sections, no lines that the person has not decided on, no number of a
 * registration and no clearance unless shown, federal fields only in a federal resume, and no marks of uncertain fields. Every output is made from
 * this, including the data inside the PDF, so other content never leaves.
 */
export function visibleContent(whole: ResumeContent, design: ResumeDesign, kind: ResumeKind): ResumeContent {
  const content = withoutMarks(whole);
  const hidden = new Set(design.sections.filter((section) => section.hidden).map((section) => section.key));
  const shown = <T extends { hidden: boolean }>(section: string, entries: T[]) =>
    hidden.has(section) ? [] : entries.filter((entry) => !entry.hidden);
  const federal = kind === 'federal';
  const post = federal ? {} : NO_FEDERAL_POST;
  const clearanceShown = content.clearance.shown && !hidden.has('misc');
  return {
    basics: {
      ...content.basics,
      summary: hidden.has('summary') ? '' : content.basics.summary,
      photo_file_id: null,
    },
    military: shown('military', content.military).map((entry) => ({
      ...entry,
      ...post,
      clearance: clearanceShown ? entry.clearance : '',
    })),
    work: shown('work', content.work).map((entry) => ({ ...entry, ...post })),
    education: shown('education', content.education),
    skills: shown('skills', content.skills),
    languages: shown('misc', content.languages),
    registrations: shown('misc', content.registrations).map((one) => ({ ...one, number: one.number_shown ? one.number : '' })),
    certificates: shown('misc', content.certificates),
    awards: shown('misc', content.awards),
    volunteer: shown('misc', content.volunteer),
    projects: shown('misc', content.projects),
    interests: hidden.has('misc') ? [] : content.interests,
    clearance: clearanceShown ? content.clearance : { level: '', year: '', shown: false },
    custom: shown('', content.custom)
      .filter((section) => !hidden.has(`custom:${section.id}`))
      .map((section) => ({ ...section, items: section.items.filter((item) => !item.hidden) })),
    more: [],
    federal: federal ? content.federal : { citizenship: '', preference: '', highestGrade: '', announcement: '', targetTitle: '' },
  };
}

/** Marks of uncertain fields are for the person who checks them. */
export function withoutMarks(content: ResumeContent): ResumeContent {
  const unmarked = (entries: ListedEntry[]) => entries.map(({ unsure: _, ...entry }) => entry);
  return {
    ...content,
    work: content.work.map(({ unsure: _, ...entry }) => entry),
    education: content.education.map(({ unsure: _, ...entry }) => entry),
    registrations: content.registrations.map((entry) => ({ ...entry, read_from: '' })),
    certificates: unmarked(content.certificates),
    awards: unmarked(content.awards),
    volunteer: unmarked(content.volunteer),
    projects: unmarked(content.projects),
    custom: content.custom.map((section) => ({ ...section, items: unmarked(section.items) })),
  };
}

const NO_FEDERAL_POST = { hours: '', salary: '', supervisor: '', supervisorPhone: '', mayContact: null, grade: '' };

import { namesSchool } from './education.ts';
import { type Entry, entriesOf } from './entries.ts';
import { evidenceOf } from './posts.ts';
import type { Section } from './sections.ts';

/**
 * Names the section with a person's jobs by what it contains, where no heading says which it is: `Kitchens`, `On the road`. Most of its
 * entries have a range of dates and a post, and none is a school.
 */
export function withJobsByContent(sections: Section[]): Section[] {
  if (sections.some(({ kind, lines }) => (kind === 'work' || kind === 'military') && lines.length > 0)) return sections;
  const found = sections.find((section) => section.kind === 'other' && section.title !== '' && areJobs(entriesOf(section.lines)));
  return sections.map((section) => (section === found ? { ...section, kind: 'work' } : section));
}

function areJobs(entries: Entry[]): boolean {
  const dated = entries.filter(({ span, pieces }) => span.startDate !== '' && pieces.length > 0);
  const posts = dated.filter(({ pieces }) => pieces.some(({ text }) => evidenceOf(text) > 0));
  return (
    dated.length > 0 &&
    dated.length >= 0.6 * entries.length &&
    posts.length >= 0.5 * dated.length &&
    !dated.some(({ pieces }) => pieces.some(({ text }) => namesSchool(text) && evidenceOf(text) <= 0))
  );
}

import type { ResumeContent } from '../../content.ts';

/** A text of a section that can be worded anew. */
export type SectionText = {
  /** Where it stands: `Fitter, line 2`. */
  place: string;
  text: string;
  /** A sentence can be rewritten; a name, such as a rank or a unit, can only be put in civilian words. */
  kind: 'sentence' | 'name';
  /** The resume with another text in its place. */
  put: (content: ResumeContent, text: string) => ResumeContent;
};

const FIELD_NAMES = { rank: 'Rank', trade: 'Trade', unit: 'Unit' };

type Entry = { id: string; summary: string; highlights: string[] };

/** The sentences of a section of the editor, in their order. */
export function textsOf(content: ResumeContent, section: string): SectionText[] {
  switch (section) {
    case 'summary':
      return [
        {
          place: 'Summary',
          text: content.basics.summary,
          kind: 'sentence' as const,
          put: (now: ResumeContent, summary: string) => ({ ...now, basics: { ...now.basics, summary } }),
        },
      ].filter(({ text }) => text.trim() !== '');
    case 'military':
      return [
        ...content.military.flatMap((entry) =>
          (['rank', 'trade', 'unit'] as const).map(
            (field): SectionText => ({
              place: FIELD_NAMES[field],
              text: entry[field],
              kind: 'name',
              put: (now, text) => ({
                ...now,
                military: now.military.map((one) => (one.id === entry.id ? { ...one, [field]: text } : one)),
              }),
            }),
          ),
        ),
        ...ofEntries(
          content.military,
          (entry) => [entry.rank, entry.unit].filter(Boolean).join(', ') || entry.service,
          (now, change) => ({ ...now, military: now.military.map(change) }),
        ),
      ].filter(({ text }) => text.trim() !== '');
    case 'work':
      return ofEntries(
        content.work,
        (entry) => entry.position || entry.name,
        (now, change) => ({ ...now, work: now.work.map(change) }),
      );
    case 'education':
      return ofEntries(
        content.education,
        (entry) => entry.area || entry.studyType || entry.institution,
        (now, change) => ({ ...now, education: now.education.map(change) }),
      );
    case 'misc':
      return [
        ...ofEntries(
          content.awards,
          (entry) => entry.name,
          (now, change) => ({ ...now, awards: now.awards.map(change) }),
        ),
        ...ofEntries(
          content.volunteer,
          (entry) => entry.name,
          (now, change) => ({ ...now, volunteer: now.volunteer.map(change) }),
        ),
      ];
    default:
      return [];
  }
}

function ofEntries<E extends Entry>(
  entries: E[],
  nameOf: (entry: E) => string,
  write: (content: ResumeContent, change: <T extends Entry>(entry: T) => T) => ResumeContent,
): SectionText[] {
  return entries.flatMap((entry) => {
    const name = nameOf(entry) || 'Untitled';
    const put =
      (change: (entry: Entry, text: string) => Partial<Entry>): SectionText['put'] =>
      (content, text) =>
        write(content, (one) => (one.id === entry.id ? { ...one, ...change(one, text) } : one));
    const own: SectionText = { place: name, text: entry.summary, kind: 'sentence', put: put((_, summary) => ({ summary })) };
    const lines = entry.highlights.map(
      (text, index): SectionText => ({
        place: `${name}, line ${index + 1}`,
        text,
        kind: 'sentence',
        put: put((now, line) => ({ highlights: now.highlights.with(index, line) })),
      }),
    );
    return [own, ...lines].filter(({ text }) => text.trim() !== '');
  });
}

import type { ResumeContent } from '../content.ts';
import type { LetterContent } from '../letters/content.ts';
import { REWRITE_MAX, WORDING_BOUNDS } from '../resumes-contract.ts';

/** The position of a text in the editor. */
export type TextPlace = {
  /** Section of the editor: `military`, `custom:3f2a`; `letter` in a letter. */
  section: string;
  /** Null where the section has no entries. */
  entry_id: string | null;
  /** `summary`, `highlights`. */
  field: string;
  /** From 0, in a field of lines or paragraphs; null in any other. */
  line: number | null;
};

/** A text that can be reworded. */
export type PlacedText<Content = ResumeContent> = TextPlace & {
  /** Its label: `Fitter, line 2`. */
  name: string;
  text: string;
  /** A sentence can be rewritten; a name, such as that of a unit, can only be put in civilian words. */
  kind: 'sentence' | 'name';
  /** The content with another text in its place. */
  put: (content: Content, text: string) => Content;
};

type Entry = { id: string; hidden: boolean };
type Post = Entry & { summary: string; highlights: string[] };

/** Every non-empty text of a resume that is in the output, in the editor's order. */
export function textsOf(content: ResumeContent): PlacedText[] {
  const { basics } = content;
  const ofBasics = (section: string, field: 'label' | 'summary', name: string): PlacedText => ({
    section,
    entry_id: null,
    field,
    line: null,
    name,
    text: basics[field],
    kind: 'sentence',
    put: (now, text) => ({ ...now, basics: { ...now.basics, [field]: text } }),
  });
  const listed = (section: string, list: 'certificates' | 'awards' | 'volunteer' | 'projects') =>
    ofPosts(section, content[list], {
      nameOf: ({ name }) => name,
      names: ['name'],
      write: (now, change) => ({ ...now, [list]: now[list].map(change) }),
    });
  return [
    ofBasics('basics', 'label', 'Headline'),
    ofBasics('summary', 'summary', 'Summary'),
    ...ofPosts('military', content.military, {
      nameOf: ({ rank, unit, service }) => [rank, unit].filter(Boolean).join(', ') || service,
      // A rank is not jargon to replace: its scope is shown next to it.
      names: ['trade', 'unit'],
      write: (now, change) => ({ ...now, military: now.military.map(change) }),
    }),
    ...ofPosts('work', content.work, {
      nameOf: ({ position, name }) => position || name,
      names: [],
      write: (now, change) => ({ ...now, work: now.work.map(change) }),
    }),
    ...ofPosts('education', content.education, {
      nameOf: ({ area, studyType, institution }) => area || studyType || institution,
      names: ['studyType', 'area'],
      write: (now, change) => ({ ...now, education: now.education.map(change) }),
    }),
    ...listed('education', 'certificates'),
    ...content.skills.flatMap((skill) => ofSkill(skill)),
    ...listed('misc', 'awards'),
    ...listed('misc', 'volunteer'),
    ...listed('misc', 'projects'),
    ...content.custom.flatMap((own) =>
      ofPosts(`custom:${own.id}`, own.items, {
        nameOf: ({ name }) => name,
        names: ['name'],
        write: (now, change) => ({
          ...now,
          custom: now.custom.map((one) => (one.id === own.id ? { ...one, items: one.items.map(change) } : one)),
        }),
      }),
    ),
  ].filter(({ text }) => text.trim() !== '');
}

/** Texts of a letter: its subject, and its body paragraph by paragraph. */
export function textsOfLetter(content: LetterContent): PlacedText<LetterContent>[] {
  const at = { section: 'letter', entry_id: null, kind: 'sentence' as const };
  const paragraphs = paragraphsOf(content.body);
  const filled = paragraphs.flatMap(({ text }, index) => (text.trim() === '' ? [] : [index]));
  return [
    {
      ...at,
      field: 'subject',
      line: null,
      name: 'Subject',
      text: content.subject,
      put: (now: LetterContent, subject: string) => ({ ...now, subject }),
    },
    ...filled.map((index, count) => ({
      ...at,
      field: 'body',
      line: index,
      name: `Paragraph ${count + 1}`,
      text: paragraphs[index]?.text ?? '',
      put: (now: LetterContent, text: string) => ({ ...now, body: withParagraph(now.body, index, text) }),
    })),
  ].filter(({ text }) => text.trim() !== '');
}

/** The body of a letter as one text, if it is short enough to be rewritten in one request. */
export const wholeLetter = ({ body }: LetterContent): PlacedText<LetterContent>[] =>
  body.trim() === '' || body.length > REWRITE_MAX
    ? []
    : [
        {
          section: 'letter',
          entry_id: null,
          field: 'body',
          line: null,
          name: 'Your letter',
          text: body,
          kind: 'sentence',
          put: (now, text) => ({ ...now, body: text }),
        },
      ];

/** Paragraphs, each with the empty lines after it; joined, they are the original text. */
function paragraphsOf(body: string): { text: string; after: string }[] {
  const parts = body.split(/(\n[^\S\n]*\n\s*)/);
  return parts.flatMap((text, index) => (index % 2 === 0 ? [{ text, after: parts[index + 1] ?? '' }] : []));
}

const withParagraph = (body: string, line: number, text: string) =>
  paragraphsOf(body)
    .map((one, index) => (index === line ? `${text}${one.after}` : `${one.text}${one.after}`))
    .join('');

/** The index of the paragraph that contains an offset. */
export function paragraphAt(body: string, offset: number): number {
  let end = 0;
  const paragraphs = paragraphsOf(body);
  const index = paragraphs.findIndex(({ text, after }) => {
    end += text.length + after.length;
    return offset < end;
  });
  return index < 0 ? paragraphs.length - 1 : index;
}

type Way<E extends Post, Name extends keyof E> = {
  /** The label of an entry. */
  nameOf: (entry: E) => string;
  /** Fields that contain a name. */
  names: readonly Name[];
  write: (content: ResumeContent, change: (entry: E) => E) => ResumeContent;
};

function ofPosts<E extends Post, Name extends keyof E & string>(
  section: string,
  entries: readonly E[],
  { nameOf, names, write }: Way<E, Name>,
): PlacedText[] {
  return entries
    .filter(({ hidden }) => !hidden)
    .flatMap((entry) => {
      const called = nameOf(entry) || 'Untitled';
      const put =
        (change: (entry: E, text: string) => E): PlacedText['put'] =>
        (content, text) =>
          write(content, (one) => (one.id === entry.id ? change(one, text) : one));
      const at = { section, entry_id: entry.id };
      return [
        ...names.map(
          (field): PlacedText => ({
            ...at,
            field,
            line: null,
            name: called,
            text: String(entry[field]),
            kind: 'name',
            put: put((one, text) => ({ ...one, [field]: text })),
          }),
        ),
        {
          ...at,
          field: 'summary',
          line: null,
          name: called,
          text: entry.summary,
          kind: 'sentence' as const,
          put: put((one, summary) => ({ ...one, summary })),
        },
        ...entry.highlights.map(
          (text, line): PlacedText => ({
            ...at,
            field: 'highlights',
            line,
            name: `${called}, line ${line + 1}`,
            text,
            kind: 'sentence',
            put: put((one, changed) => ({ ...one, highlights: one.highlights.with(line, changed) })),
          }),
        ),
      ];
    });
}

function ofSkill({ id, hidden, name, keywords }: ResumeContent['skills'][number]): PlacedText[] {
  if (hidden) return [];
  const at = { section: 'skills', entry_id: id, kind: 'name' as const, name: name || 'Skill' };
  const put =
    (change: (skill: ResumeContent['skills'][number], text: string) => Partial<ResumeContent['skills'][number]>) =>
    (now: ResumeContent, text: string) => ({
      ...now,
      skills: now.skills.map((one) => (one.id === id ? { ...one, ...change(one, text) } : one)),
    });
  return [
    { ...at, field: 'name', line: null, text: name, put: put((_, text) => ({ name: text })) },
    ...keywords.map((text, line) => ({
      ...at,
      field: 'keywords',
      line,
      text,
      put: put((one, keyword) => ({ keywords: one.keywords.with(line, keyword) })),
    })),
  ];
}

/** The first of the texts that fit into one request for civilian wording; a text that is too long for any is left out. */
export function textsForOneRequest(texts: readonly string[]): string[] {
  let left = WORDING_BOUNDS.all_characters;
  const fitting: string[] = [];
  for (const text of texts) {
    if (text.length > WORDING_BOUNDS.characters) continue;
    left -= text.length;
    if (left < 0 || fitting.push(text) === WORDING_BOUNDS.texts) break;
  }
  return fitting;
}

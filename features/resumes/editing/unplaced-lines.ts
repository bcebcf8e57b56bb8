import { EducationEntry, ListedEntry, type ResumeContent, ServiceEntry, SkillEntry, WorkEntry } from '../content.ts';

/** Where a line without a field can be moved to. */
export const MORE_TARGETS = [
  'summary',
  'military',
  'work',
  'education',
  'certificates',
  'skills',
  'awards',
  'volunteer',
  'languages',
  'interests',
  'projects',
  'custom',
] as const;
export type MoreTarget = (typeof MORE_TARGETS)[number];

/** The number of lines that the person has not decided on. They are in no output. */
export const undecidedLines = ({ more }: ResumeContent): number => more.reduce((sum, { lines }) => sum + lines.length, 0);

const id = () => crypto.randomUUID();

/** Moves lines of a group in `more` to another part of the resume. An empty group is removed. */
export function moveMore(content: ResumeContent, group: number, lines: readonly number[], target: MoreTarget): ResumeContent {
  const from = content.more[group];
  if (!from) return content;
  const texts = from.lines.filter((_, index) => lines.includes(index));
  if (texts.length === 0) return content;
  return withLines(withoutMore(content, group, lines), texts, from.title, target);
}

/** Removes lines of a group in `more`. */
export function withoutMore(content: ResumeContent, group: number, lines: readonly number[]): ResumeContent {
  const more = content.more
    .map((one, index) => (index === group ? { ...one, lines: one.lines.filter((_, at) => !lines.includes(at)) } : one))
    .filter((one, index) => index !== group || one.lines.length > 0);
  return { ...content, more };
}

function withLines(content: ResumeContent, texts: string[], title: string, target: MoreTarget): ResumeContent {
  const [first = '', ...rest] = texts;
  const listed = () => texts.map((name) => ListedEntry.parse({ id: id(), name }));
  switch (target) {
    case 'summary':
      return {
        ...content,
        basics: { ...content.basics, summary: [content.basics.summary, texts.join(' ')].filter(Boolean).join(' ') },
      };
    case 'military':
      return { ...content, military: [...content.military, ServiceEntry.parse({ id: id(), trade: first, highlights: rest })] };
    case 'work':
      return { ...content, work: [...content.work, WorkEntry.parse({ id: id(), position: first, highlights: rest })] };
    case 'education':
      return {
        ...content,
        education: [...content.education, EducationEntry.parse({ id: id(), studyType: first, highlights: rest })],
      };
    case 'skills':
      return { ...content, skills: [...content.skills, ...texts.map((name) => SkillEntry.parse({ id: id(), name }))] };
    case 'languages':
      return {
        ...content,
        languages: [...content.languages, ...texts.map((language) => ({ id: id(), hidden: false, language, fluency: '' }))],
      };
    case 'interests':
      return { ...content, interests: [...content.interests, ...texts] };
    case 'custom':
      return {
        ...content,
        custom: [
          ...content.custom,
          {
            id: id(),
            hidden: false,
            title: title || 'More',
            items: [ListedEntry.parse({ id: id(), ...(texts.length === 1 ? { summary: first } : { highlights: texts }) })],
          },
        ],
      };
    default:
      return { ...content, [target]: [...content[target], ...listed()] };
  }
}

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
  'clearance',
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
  if (texts.length === 0 || (target === 'clearance' && !mayBeClearance(texts))) return content;
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
    case 'clearance':
      return withClearance(content, texts.join(', '));
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

/** The most characters of a clearance's level. */
const MAX_LEVEL = 200;

/** Whether lines are short enough for a clearance. */
export const mayBeClearance = (texts: readonly string[]): boolean => texts.join(', ').length <= MAX_LEVEL;

/** Puts a clearance and the year in its text into their fields, hidden from employers. The person decides on one that it replaces. */
function withClearance(content: ResumeContent, text: string): ResumeContent {
  const { clearance, more } = content;
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text)?.[0] ?? '';
  const named = text.replace(/^(?:security )?(?:clearance|vetting)(?: level)?\s*:\s*/i, '');
  const level = year === '' ? named : withoutYear(named, year);
  const replaced = [clearance.level, clearance.year].filter(Boolean).join(', ');
  return {
    ...content,
    clearance: level === '' ? { level: text, year: '', shown: false } : { level, year, shown: false },
    more: clearance.level === '' ? more : [...more, { title: 'Security clearance', lines: [replaced] }],
  };
}

/** `DV (2022)` and `SC cleared, granted 2021` without the year and what leads to it. */
const withoutYear = (text: string, year: string) =>
  text
    .replace(year, '')
    .replace(/\(\s*\)/, '')
    .replace(/[\s,;:–-]*(?:\b(?:granted|issued|since|from|in))?[\s,;:–-]*$/i, '')
    .trim();

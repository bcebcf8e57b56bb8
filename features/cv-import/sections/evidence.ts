import { type Line, textOf } from '../document/lines.ts';
import { rowsOfSection } from '../document/rows.ts';
import type { Context } from '../vocabulary/context.ts';
import { headingKind } from '../vocabulary/headings.ts';
import { anyOf } from '../vocabulary/terms.ts';
import type { Section } from './sections.ts';

/** Past forms that do not end in `ed`. */
const IRREGULAR = anyOf('irregular-past-tenses');

/** `Experienced in …`, `Trained to …`: what someone is, in the form of what someone did. */
const IS_QUALITY = new RegExp(String.raw`^(?:(?:well|highly|fully|self)[- ])?${anyOf('qualities')}\b`, 'i');

/** The fewest words of a sentence that tells what someone did. */
const LEAST_WORDS = 5;

const DESCRIBES_ACHIEVEMENT = new RegExp(`^(?:(?:I|We|have|also) ){0,2}(?:[\\p{L}-]{2,}ed|${IRREGULAR})[\\s,]`, 'iu');

/** Whether a text tells what someone did: `Ran the troop of 34 soldiers and its budget`. */
const describesAchievement = (text: string) =>
  text.split(/\s+/).length >= LEAST_WORDS && DESCRIBES_ACHIEVEMENT.test(text) && !IS_QUALITY.test(text);

/**
 * Whether a section of skills tells what someone did instead of naming skills. A CV ordered by skills prints the name of each over such
 * sentences: `Leading people` over `Ran the troop of 34 soldiers` and `Chair the safety group`.
 */
function isEvidence(lines: Line[]): boolean {
  const rows = rowsOfSection(lines);
  const marked = rows.filter(({ cell }) => cell.bullet);
  const texts = (marked.length > 0 ? marked : rows.filter(({ text }) => text.split(/\s+/).length >= LEAST_WORDS)).map(
    ({ text }) => text,
  );
  const achievements = texts.filter(describesAchievement);
  return achievements.length > 1 && achievements.length >= 0.5 * texts.length;
}

/** Whether a line only names the skill that the sentences below it show. */
const namesSkill = (line: Line, below: Line | undefined) =>
  line.cells.length === 1 &&
  line.cells[0]?.bullet === false &&
  /^\p{Lu}[^.!?]*$/u.test(textOf(line)) &&
  textOf(line).split(/\s+/).length < LEAST_WORDS &&
  below !== undefined &&
  (below.cells[0]?.bullet === true || describesAchievement(textOf(below)));

/**
 * Sections of skills or achievements that tell what someone did, as text for the person to place. The names above the sentences are skills where no other
 * section lists any.
 */
export function splitEvidence(context: Context, sections: Section[]): Section[] {
  // `What I am most proud of` above such sentences names no awards.
  const mayDescribe = ({ kind, title }: Section) =>
    kind === 'skills' || (kind === 'awards' && headingKind(context, title) === null);
  const narrated = new Set(sections.filter((section) => mayDescribe(section) && isEvidence(section.lines)));
  const hasList = sections.some((section) => section.kind === 'skills' && section.lines.length > 0 && !narrated.has(section));
  return sections.flatMap((section): Section[] => {
    if (!narrated.has(section)) return [section];
    const names =
      hasList || section.kind !== 'skills'
        ? []
        : section.lines.filter((line, index) => namesSkill(line, section.lines[index + 1]));
    return [{ ...section, kind: 'other' }, ...(names.length > 1 ? [{ kind: 'skills' as const, title: '', lines: names }] : [])];
  });
}

import type { Cell, Line } from '../document/lines.ts';
import { joined } from '../document/paragraphs.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan } from '../vocabulary/dates.ts';
import type { Said } from '../vocabulary/labels.ts';
import { evidenceOf } from '../vocabulary/posts.ts';
import { namesSchool, namesStudy } from '../vocabulary/study-words.ts';

/** What a sentence tells: a post at an employer, or a study at a school, with its dates and what follows them. */
type Told = { post: string; firm: string; dates: string; rest: string };

/** The longest sentence that is looked at, in characters. */
const MAX_SENTENCE = 220;

const WORKED = new RegExp(
  [
    String.raw`^(?:(?:I\s+)?(?:(?:am|was|have been)\s+)?(?:(?:[Cc]urrently|[Pp]resently|[Pp]reviously|[Ff]ormerly)\s+)?`,
    String.raw`(?:[Ww]orking|[Ww]orked|[Ee]mployed|[Ee]ngaged|[Ss]erving|[Ss]erved)\s+as|I\s+(?:am|was|have been))\s+`,
    String.raw`(?:an?\s+|the\s+)?(\S.*?)\s+(?:in|at|with|for)\s+(?:the\s+)?(\p{Lu}.*)$`,
  ].join(''),
  'u',
);
/** `Saturdays and holidays at Lee Chandlery as a Shop Assistant` */
const WORKED_AT = new RegExp(
  [
    String.raw`^(?:(?:(?:[Bb]efore|[Pp]rior to) (?:that|this)|[Pp]reviously|[Ee]arlier)\b,?\s*)?(?:I (?:was|worked)\s+)?`,
    String.raw`(?:\p{L}[\p{L} -]{0,40}?\s+)?at\s+(?:the\s+)?(\p{Lu}[^,.]*?)\s+as\s+(?:an?\s+|the\s+)?(\S[^,.]*)$`,
  ].join(''),
  'u',
);
const STUDIED = new RegExp(
  [
    String.raw`^(?:I\s+)?(?:(?:have\s+)?(?:[Cc]ompleted|[Pp]assed|[Oo]btained|[Rr]eceived|[Dd]id|[Dd]one|[Ee]arned|[Gg]ained|[Ss]tudied)\s+)?`,
    String.raw`(?:my\s+|an?\s+|the\s+)?(\p{Lu}.*?)\s+(?:from|at)\s+(?:the\s+)?(\p{Lu}.*)$`,
  ].join(''),
  'u',
);

const LEAD_IN = /^(?:(?:before|prior to) (?:that|this)|previously|earlier|after that),?\s+(?:I\s+(?=worked|was employed))?/i;

/** `Worked as a Welder in Orbit Fabrication Ltd, Pune from 2012 to 2016.` */
export const toldPost = (context: Context, text: string): Told | null => {
  const joint = /[\s,]+(?:from|since|between|in|during)?\s*$/i;
  const printed = text.replace(LEAD_IN, '');
  const at = toldBy(context, WORKED_AT, printed, joint);
  const told = toldBy(context, WORKED, printed, joint) ?? (at && { ...at, post: at.firm, firm: at.post });
  return told && evidenceOf(context, told.post) > 0 && told.post.split(' ').length < 9 ? told : null;
};

/** `B.Sc (Physics) from Calder University in 2011 with 64 %` */
export const toldStudy = (context: Context, text: string): Told | null => {
  const told = toldBy(context, STUDIED, text, /\s+(?:in|during|from|since)(?: the year)?\s*$/i);
  return told && !namesSchool(told.post) && (namesStudy(told.post) || namesSchool(told.firm)) ? told : null;
};

function toldBy(context: Context, pattern: RegExp, text: string, joint: RegExp): Told | null {
  const span = text.length > MAX_SENTENCE ? null : findSpan(context, text);
  if (!span) return null;
  const before = text.slice(0, span.index);
  const behind = text.slice(span.index + span.length);
  const [, post = '', firm = ''] = (joint.test(before) && pattern.exec(before.replace(joint, ''))) || [];
  const [, rest] = /^[\s.;]*$/.test(behind) ? ['', ''] : (/^[\s,]+with\s+(\S.{0,60}?)\.?$/.exec(behind) ?? []);
  return post === '' || rest === undefined ? null : { post, firm, dates: span.printedDates, rest };
}

/** How far apart the lines of a paragraph are at most, in lines. */
const NEXT_LINE = 1.8;

/** Paragraphs in which a sentence tells an entry, with that sentence on a line of its own. */
function withSentencesApart(lines: Line[], tell: (text: string) => Told | null): Line[] {
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    const [only, second] = line.cells;
    const above = paragraphs.at(-1)?.at(-1)?.cells[0];
    const isText = only !== undefined && !second && !only.bullet && !only.bold;
    const isNext = above !== undefined && only !== undefined && only.y > above.y && only.y - above.y < NEXT_LINE * only.size;
    const isSame = above !== undefined && !above.bullet && !above.bold && (paragraphs.at(-1)?.at(-1)?.cells.length ?? 0) === 1;
    if (isText && isNext && isSame && Math.abs(above.x - (only?.x ?? 0)) < 2) paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.flatMap((paragraph) => {
    const [first, ...others] = paragraph;
    const whole = others.reduce((text, line) => joined(text, line.cells[0]?.text ?? ''), first?.cells[0]?.text ?? '');
    const sentences = whole.length > MAX_PARAGRAPH ? [] : whole.split(/(?<=\p{Ll}{2}[.!])\s+(?=\p{Lu})/u);
    const told = sentences.filter((text) => tell(text) !== null);
    if (!first || told.length === 0 || sentences.length + others.length < 2) return paragraph;
    return sentences.map((text, index) => ({
      ...first,
      startsColumn: first.startsColumn && index === 0,
      cells: first.cells.map((cell) => ({ ...cell, text, said: told.includes(text) ? undefined : ('body' as const) })),
    }));
  });
}
/** A paragraph that is looked at, in characters. */
const MAX_PARAGRAPH = 1500;

/** Lines that tell an entry as a sentence, as rows of a table whose columns have titles. */
export const withToldApart = (lines: Line[], tell: (text: string) => Told | null): Line[] =>
  withSentencesApart(lines, tell).flatMap((line) => {
    const [only, second] = line.cells;
    const told = only && !second ? tell(only.text) : null;
    if (!only || !told) return [line];
    const { lead, leadBold, ...plain } = only;
    const cell = (text: string, said: Said): Cell => ({ ...plain, text, said, bullet: false });
    return [
      { ...line, cells: [cell(told.post, 'post'), cell(told.firm, 'firm'), cell(told.dates, 'date')] },
      ...(told.rest === '' ? [] : [{ ...line, cells: [cell(told.rest, 'body')], startsColumn: false }]),
    ];
  });

/** A sentence without the words that only say which field its text belongs to. */
export function withoutTellingWords(context: Context, text: string): string {
  const told = toldPost(context, text) ?? toldStudy(context, text);
  return told ? [told.post, told.firm, told.dates, told.rest].join(' ') : text;
}

import type { Cell, Line } from '../document/lines.ts';
import { joined } from '../document/paragraphs.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan } from '../vocabulary/dates.ts';
import { evidenceOf } from '../vocabulary/job-titles.ts';
import type { FieldHint } from '../vocabulary/labels.ts';
import { namesSchool, namesStudy } from '../vocabulary/study-words.ts';

/** What a sentence tells: a post at an employer, or a study at a school, with its dates and what follows them. */
type Narrated = { jobTitle: string; employer: string; dates: string; rest: string };

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
/** A job told as time spent at an employer: `Saturdays and holidays at Lee Chandlery as a Shop Assistant` */
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

/** A job that a sentence states: `Worked as a Welder in Orbit Fabrication Ltd, Pune from 2012 to 2016.` */
export const narratedJob = (context: Context, text: string): Narrated | null => {
  const joint = /[\s,]+(?:from|since|between|in|during)?\s*$/i;
  const printed = text.replace(LEAD_IN, '');
  const at = narratedBy(context, WORKED_AT, printed, joint);
  const narrated = narratedBy(context, WORKED, printed, joint) ?? (at && { ...at, jobTitle: at.employer, employer: at.jobTitle });
  return narrated && evidenceOf(context, narrated.jobTitle) > 0 && narrated.jobTitle.split(' ').length < 9 ? narrated : null;
};

/** A study that a sentence states: `B.Sc (Physics) from Calder University in 2011 with 64 %` */
export const narratedStudy = (context: Context, text: string): Narrated | null => {
  const narrated = narratedBy(context, STUDIED, text, /\s+(?:in|during|from|since)(?: the year)?\s*$/i);
  return narrated && !namesSchool(narrated.jobTitle) && (namesStudy(narrated.jobTitle) || namesSchool(narrated.employer))
    ? narrated
    : null;
};

function narratedBy(context: Context, pattern: RegExp, text: string, joint: RegExp): Narrated | null {
  const span = text.length > MAX_SENTENCE ? null : findSpan(context, text);
  if (!span) return null;
  const before = text.slice(0, span.index);
  const behind = text.slice(span.index + span.length);
  const [, jobTitle = '', employer = ''] = (joint.test(before) && pattern.exec(before.replace(joint, ''))) || [];
  const [, rest] = /^[\s.;]*$/.test(behind) ? ['', ''] : (/^[\s,]+with\s+(\S.{0,60}?)\.?$/.exec(behind) ?? []);
  return jobTitle === '' || rest === undefined ? null : { jobTitle, employer, dates: span.printedDates, rest };
}

/** How far apart the lines of a paragraph are at most, in lines. */
const NEXT_LINE = 1.8;

/** Paragraphs in which a sentence tells an entry, with that sentence on a line of its own. */
function splitSentences(lines: Line[], narrate: (text: string) => Narrated | null): Line[] {
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
    const narrated = sentences.filter((text) => narrate(text) !== null);
    if (!first || narrated.length === 0 || sentences.length + others.length < 2) return paragraph;
    return sentences.map((text, index) => ({
      ...first,
      startsColumn: first.startsColumn && index === 0,
      cells: first.cells.map((cell) => ({ ...cell, text, hint: narrated.includes(text) ? undefined : ('body' as const) })),
    }));
  });
}
/** A paragraph that is looked at, in characters. */
const MAX_PARAGRAPH = 1500;

/** Lines that tell an entry as a sentence, as rows of a table whose columns have titles. */
export const splitNarrated = (lines: Line[], narrate: (text: string) => Narrated | null): Line[] =>
  splitSentences(lines, narrate).flatMap((line) => {
    const [only, second] = line.cells;
    const narrated = only && !second ? narrate(only.text) : null;
    if (!only || !narrated) return [line];
    const { lead, leadBold, ...plain } = only;
    const cell = (text: string, hint: FieldHint): Cell => ({ ...plain, text, hint, bullet: false });
    return [
      {
        ...line,
        cells: [cell(narrated.jobTitle, 'jobTitle'), cell(narrated.employer, 'employer'), cell(narrated.dates, 'date')],
      },
      ...(narrated.rest === '' ? [] : [{ ...line, cells: [cell(narrated.rest, 'body')], startsColumn: false }]),
    ];
  });

/** A sentence without the words that only say which field its text belongs to. */
export function withoutNarration(context: Context, text: string): string {
  const narrated = narratedJob(context, text) ?? narratedStudy(context, text);
  return narrated ? [narrated.jobTitle, narrated.employer, narrated.dates, narrated.rest].join(' ') : text;
}

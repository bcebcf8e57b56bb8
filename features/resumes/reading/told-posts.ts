import { findSpan } from './dates.ts';
import { namesSchool, namesStudy } from './education.ts';
import type { Said } from './labels.ts';
import type { Cell, Line } from './lines.ts';
import { evidenceOf } from './posts.ts';

/** What a sentence tells: a post at an employer, or a study at a school, with its dates and what follows them. */
type Told = { post: string; firm: string; dates: string; rest: string };

/** The longest sentence that is looked at, in characters. */
const MAX_SENTENCE = 220;

const WORKED =
  /^(?:(?:I\s+)?(?:(?:am|was|have been)\s+)?(?:(?:[Cc]urrently|[Pp]resently|[Pp]reviously|[Ff]ormerly)\s+)?(?:[Ww]orking|[Ww]orked|[Ee]mployed|[Ee]ngaged|[Ss]erving|[Ss]erved)\s+as|I\s+(?:am|was|have been))\s+(?:an?\s+|the\s+)?(\S.*?)\s+(?:in|at|with|for)\s+(?:the\s+)?(\p{Lu}.*)$/u;
const STUDIED =
  /^(?:I\s+)?(?:(?:have\s+)?(?:[Cc]ompleted|[Pp]assed|[Oo]btained|[Rr]eceived|[Dd]id|[Dd]one|[Ee]arned|[Gg]ained|[Ss]tudied)\s+)?(?:my\s+|an?\s+|the\s+)?(\p{Lu}.*?)\s+(?:from|at)\s+(?:the\s+)?(\p{Lu}.*)$/u;

/** `Worked as a Welder in Orbit Fabrication Ltd, Pune from 2012 to 2016.` */
export const toldPost = (text: string): Told | null => {
  const told = toldBy(WORKED, text, /[\s,]+(?:from|since|between|in|during)?\s*$/i);
  return told && evidenceOf(told.post) > 0 && told.post.split(' ').length < 9 ? told : null;
};

/** `B.Sc (Physics) from Calder University in 2011 with 64 %` */
export const toldStudy = (text: string): Told | null => {
  const told = toldBy(STUDIED, text, /\s+(?:in|during|from|since)(?: the year)?\s*$/i);
  return told && !namesSchool(told.post) && (namesStudy(told.post) || namesSchool(told.firm)) ? told : null;
};

function toldBy(pattern: RegExp, text: string, joint: RegExp): Told | null {
  const span = text.length > MAX_SENTENCE ? null : findSpan(text);
  if (!span) return null;
  const before = text.slice(0, span.index);
  const behind = text.slice(span.index + span.length);
  const [, post = '', firm = ''] = (joint.test(before) && pattern.exec(before.replace(joint, ''))) || [];
  const [, rest] = /^[\s.;]*$/.test(behind) ? ['', ''] : (/^[\s,]+with\s+(\S.{0,60}?)\.?$/.exec(behind) ?? []);
  return post === '' || rest === undefined ? null : { post, firm, dates: span.printedDates, rest };
}

/** Lines that tell an entry as a sentence, as rows of a table whose columns have titles. */
export const withToldApart = (lines: Line[], tell: (text: string) => Told | null): Line[] =>
  lines.flatMap((line) => {
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
export function withoutTellingWords(text: string): string {
  const told = toldPost(text) ?? toldStudy(text);
  return told ? [told.post, told.firm, told.dates, told.rest].join(' ') : text;
}

import { anyOf, termsOf } from './terms.ts';

/** A security clearance: its level as printed, and the year in which it was given. */
export type Clearance = { level: string; year: string };

const whole = (part: string) => String.raw`(?<![\p{L}\d])${anyOf('clearances', part)}(?![\p{L}\d])`;
const LEVEL = new RegExp(whole('levels'), 'iu');
const LETTER = new RegExp(`${whole('levels by one letter')}(?= (?:security )?clearance)`, 'iu');
const SURE_LEVEL = new RegExp(whole('sure levels'), 'iu');
const NAMES = new Set(termsOf('clearances', 'names'));
const STATES = new Set(termsOf('clearances', 'states'));
const WORDS = new Set([...NAMES, ...STATES, ...termsOf('clearances', 'words')]);
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/;
const DATE = /^\d[\d/.-]*(?:st|nd|rd|th)?$/;
/** What ends with the year behind it. */
const UNTIL =
  /(?:until|till|to|through|valid|expir\w*|exp|due|lapsed|[-–—])[^\d\p{L}]*(?:\p{L}+[^\d\p{L}]*)?(?:\d{1,2}[^\d]*)?$/iu;
const GIVEN = /(?:since|from|granted|issued|awarded|obtained)[^\d]*$/i;

const MAX_TEXT = 120;

const tokensOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\d][\p{L}\d./'’-]*/gu)
    ?.map((word) => word.replace(/[.'’/-]+$/, '')) ?? [];

/** Whether a text is only the name of a clearance without its level: `Security clearance`, `Vetting status:` */
export const namesClearance = (text: string): boolean => {
  const words = tokensOf(text);
  return (
    text.length < 40 && words.some((word) => NAMES.has(word) && word !== 'cleared') && words.every((word) => WORDS.has(word))
  );
};

/**
 * The clearance that a text states and nothing else: `SECURITY CLEARANCE: DV (2022)`, `SC cleared, 2023`. A level alone, like `SC` for South Carolina, is
 * one only where it is expected, behind or below the name of a clearance.
 */
export function clearanceOf(text: string, isExpected = false): Clearance | null {
  if (text.length > MAX_TEXT) return null;
  const found = LEVEL.exec(text) ?? LETTER.exec(text);
  if (!found) return null;
  const [level] = found;
  const before = text.slice(0, found.index);
  const behind = text.slice(found.index + level.length);
  const words = [...tokensOf(before), ...tokensOf(behind.replace(new RegExp(LEVEL, 'giu'), ' '))];
  const isOther = (word: string) => !WORDS.has(word) && !MONTH.test(word) && !DATE.test(word);
  if (words.some(isOther)) return null;
  const isStated =
    words.some((word) => NAMES.has(word)) ||
    (SURE_LEVEL.test(level) && level.length > 2) ||
    (STATES.has(words[0] ?? '') && level.length > 2);
  return isExpected || isStated ? { level: levelAsPrinted(text, before), year: yearGiven(text) } : null;
}

/** A text without the name of a clearance before its level, and without the year at its end. */
function levelAsPrinted(text: string, before: string): string {
  const [name = ''] = /^.*(?:clearances?|vetting|vetted|level|status)\b[\s:(–—-]*/is.exec(before) ?? [];
  const level = namesClearance(name) ? text.slice(name.length) : text;
  const withoutYear = level.replace(/[\s,(]+(?:19|20)\d\d\)?$/, '');
  const isPartOfDate = UNTIL.test(`${withoutYear} `) || (/\p{L}$/u.test(withoutYear) && isMonthOrVerb(withoutYear));
  return (isPartOfDate ? level : withoutYear).replace(/^[\s(,.:;–—-]+|[\s,.:;–—-]+$/g, '').replace(/^([^()]*)\)$/, '$1');
}

const isMonthOrVerb = (text: string) => GIVEN.test(text) || MONTH.test(tokensOf(text).at(-1) ?? '');

function yearGiven(text: string): string {
  let from = 0;
  for (const { index, 0: year } of text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)) {
    const before = text.slice(from, index);
    if (GIVEN.test(before) || !UNTIL.test(before)) return year;
    from = index + year.length;
  }
  return '';
}

/** What separates statements of one line, and the parts between that can be one. */
const SEPARATOR = /(\s*[|•·;,]\s*|\s+[-–—]\s+|(?<=\p{L}{2}|\d)\.\s+|:\s+|\s*[()]\s*)/u;

/** Takes the clearances that parts of a text state out of it: `Python, DV cleared, leadership`. */
export function takeClearances(text: string): { rest: string; clearances: Clearance[] } {
  const alone = clearanceOf(text);
  if (alone) return { rest: '', clearances: [alone] };
  if (text.length > 2000 || !LEVEL.test(text)) return { rest: text, clearances: [] };
  const pieces = text.split(SEPARATOR);
  const clearances: Clearance[] = [];
  let rest = '';
  /** The separator before a part that was taken. */
  let before: string | null = null;
  for (let at = 0; at < pieces.length; at += 2) {
    const separator = pieces[at - 1] ?? '';
    const piece = pieces[at] ?? '';
    const next = pieces[at + 2]?.trim() ?? '';
    // `SC cleared, 2023, leadership`
    const withYear = /^(?:19|20)\d\d$/.test(next) ? clearanceOf(`${piece}, ${next}`) : null;
    const clearance = withYear ?? clearanceOf(piece);
    if (clearance) {
      clearances.push(clearance);
      before ??= separator;
      if (withYear) at += 2;
    } else {
      rest += separatorBetween(before, separator) + piece;
      before = null;
    }
  }
  if (clearances.length === 0) return { rest: text, clearances };
  return { rest: rest.replace(/^[\s,;|•·:–—-]+|[\s,;|•·:–—(-]+$/g, '') + (before?.startsWith('.') ? '.' : ''), clearances };
}

/** What separates a text from the one before it, where a part between them was taken: of a pair of brackets nothing is left. */
function separatorBetween(before: string | null, separator: string): string {
  if (before === null) return separator;
  if (before.includes(':')) return before;
  return before.includes('(') ? separator.replace(')', '') : separator;
}

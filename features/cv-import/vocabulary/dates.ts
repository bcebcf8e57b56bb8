import { annotated, type Context, type DateHabits } from './context.ts';
import { anyOf } from './terms.ts';

/** Dates as CVs print them, to `2019-09`, `2019` or `present`. */
export type Span = { startDate: string; endDate: string; printedDates: string };

/** A date range found in a text, with its position. */
export type FoundSpan = Span & { index: number; length: number };

/** Names of months in the languages that CVs here are written in, each as its shortest form and the rest of its letters. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan(?:uary|uar|vier|uari)?', 'janv', 'enero', 'ene', 'gennaio', 'janeiro', 'jänner', 'ionawr'],
  ['feb(?:ruary|ruar|ruari|brero|braio)?', 'févr?(?:ier)?', 'fevereiro', 'chwefror'],
  ['mar(?:ch|s|zo|ço)?', 'märz', 'mrz', 'maart', 'mrt', 'mawrth'],
  ['apr(?:il|ile)?', 'avr(?:il)?', 'abr(?:il)?', 'ebrill'],
  ['may', 'mai', 'mayo', 'maggio', 'maio', 'mei'],
  ['june?', 'juni', 'juin', 'junio', 'giugno', 'junho', 'mehefin'],
  ['july?', 'juli', 'juil(?:let)?', 'julio', 'luglio', 'julho', 'gorffennaf'],
  ['aug(?:ust|ustus)?', 'août', 'agosto', 'ago', 'awst'],
  ['sept?(?:ember|embre|iembre)?', 'settembre', 'setembro', 'medi'],
  ['oct(?:ober|obre|ubre)?', 'okt(?:ober)?', 'ottobre', 'outubro', 'hydref'],
  ['nov(?:ember|embre|iembre|embro)?', 'tachwedd'],
  ['dec(?:ember)?', 'déc(?:embre)?', 'dez(?:ember|embro)?', 'dic(?:iembre|embre)?', 'rhagfyr'],
];
const NAMED_MONTHS = MONTHS.map((names) => new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'iu'));
// The month in which a season is taken to begin.
const SEASONS: Record<string, string> = {
  spring: '03',
  easter: '04',
  summer: '06',
  autumn: '09',
  fall: '09',
  michaelmas: '10',
  winter: '12',
  christmas: '12',
};

const MONTH = `(?:${MONTHS.flat().join('|')})(?!\\p{L})\\.?`;
const YEAR = '(?:19|20)\\d\\d';
const SEASON = `(?:${Object.keys(SEASONS).join('|')})`;
const POINT = [
  `(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+)?(?:de\\s+)?${MONTH},?\\s+(?:\\d{1,2}(?:st|nd|rd|th)?,\\s*)?(?:de\\s+|del\\s+)?${YEAR}\\b`,
  `\\d{1,2}[-/]${MONTH}[-/]${YEAR}\\b`,
  `\\d{1,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)${YEAR}\\b`,
  // One list of months for three forms: the patterns below take long to compile.
  `${MONTH}(?:[\\s-]*['’‘]\\d\\d\\b|[-/]${YEAR}\\b|[\\s-]\\d\\d(?![\\d,]|\\s*,\\s*${YEAR})\\b)`,
  `${SEASON}s?(?:\\s+(?:term|semester|break|vacation|holidays?))?,?\\s+${YEAR}\\b`,
  `\\d{1,2}[/.]\\d{1,2}[/.]${YEAR}\\b`,
  `(?:0?[1-9]|1[0-2])\\s?[/.]\\s?${YEAR}\\b`,
  `(?:0[1-9]|1[0-2])-${YEAR}\\b`,
  `${YEAR}[-/.](?:0[1-9]|1[0-2])(?:[-/.]\\d\\d)?(?!\\d)`,
  `${YEAR}\\b`,
].join('|');
/** Years by two digits, whole days by eight and months that no year has are dates only in a range. */
const SHORT_POINT = `${POINT}|\\d\\d[/.]${YEAR}\\b|\\d\\d\\.(?:0[1-9]|1[0-2])\\.\\d\\d(?![.\\d])|${YEAR}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?!\\d)|['’‘]\\d\\d\\b`;
const OPEN = String.raw`${anyOf('dates', 'present')}(?!\p{L})`;
const TO =
  '\\s*(?:-+>|[-‐‑–—−~→➔➜⟶⇒]+|\\bto\\b:?|\\buntil\\b|\\btill?\\b|\\bthrough\\b|\\bthru\\b|\\bup to\\b|\\bbis\\b|\\bau\\b|\\bà\\s|\\bhasta\\b|\\bal\\b|\\ba\\b|\\btot\\b)\\s*';

const FRAGMENT = new RegExp(
  `^(?:(?:${MONTH}|${SEASON}|${OPEN}|(?:0?[1-9]|1[0-2])[/.]${YEAR}|${YEAR}|['’‘]\\d\\d|to|until|since|[-‐‑–—→])[\\s,]*)+$`,
  'iu',
);

// Word boundaries keep a phone number, an amount or a version from being read as a year.
const EDGE = '(?<![\\p{L}\\d@/#£$€.,+-])';
const RANGE = new RegExp(`${EDGE}(?:from:?\\s+|de\\s+|von\\s+)?(${SHORT_POINT})${TO}(${SHORT_POINT}|${OPEN})`, 'iu');
/** A month behind its year: `2019 Sep - 2021 Mar`, `2019 Sep - Present` */
const YEAR_FIRST = `${YEAR}\\s+${MONTH}(?!\\p{L})`;
const YEAR_FIRST_RANGE = new RegExp(`${EDGE}(${YEAR_FIRST})${TO}(${YEAR_FIRST}|${OPEN})`, 'iu');
/** `09/17 - present`: a month and two digits of the year count in a range of months only. */
const SHORT_MONTH = '(?:0?[1-9]|1[0-2])/\\d\\d(?![/\\d])';
const SHORT_RANGE = new RegExp(`${EDGE}(?:from\\s+)?(${SHORT_MONTH})${TO}(${SHORT_MONTH}|${OPEN})`, 'iu');
/** `03.16 – 09.20`, `03.16`, where a document writes its months so. */
const DOTTED_MONTH = '(?:0[1-9]|1[0-2])\\.\\d\\d(?![.\\d])';
const DOTTED_RANGE = new RegExp(`${EDGE}(?:from\\s+)?(${DOTTED_MONTH})${TO}(${DOTTED_MONTH}|${OPEN})`, 'iu');
const DOTTED_ALONE = new RegExp(`^${DOTTED_MONTH}$`);
const DOTTED_CELL = new RegExp(`^${DOTTED_MONTH}(?:\\s?[-–]\\s?${DOTTED_MONTH})?$`);
/** The least texts that are only such a month or range, for them to be the document's way of writing dates. */
const HABIT = 4;
/** `Oct. 2023–`, `2021-`, `2016 onwards`: nothing follows the dash. */
const OPEN_DASH = new RegExp(`${EDGE}(?:from\\s+)?(${POINT})(?:[–—-]$|\\s?(?:->|[→➔])$|[\\s,–—-]*\\bonwards?(?!\\p{L}))`, 'iu');
const SHARED_YEAR = new RegExp(`${EDGE}(${MONTH})(?:${TO}|\\s+(?:and|&)\\s+)(${MONTH}\\s+(${YEAR}))\\b`, 'iu');
const SHORT_END = new RegExp(`${EDGE}(${YEAR})\\s?[-–/]\\s?(\\d\\d)(?![\\d-])`, 'iu');
/** A range with words between its dates: `Sept. 2019 until they closed in April 2024` */
const NARRATED_RANGE = new RegExp(
  `^(?:from\\s+)?(${POINT}),?\\s+(?:until|till?|to)\\s+(?:when\\s+)?(?:(?!${MONTH})\\p{L}+(?:['’]\\p{L}+)?\\s+){1,6}(${POINT})$`,
  'iu',
);
const OPEN_START = new RegExp(`${EDGE}(?:since|from|seit|depuis|desde|ab)\\s+(${POINT})`, 'iu');
/** Two dates in one statement begin and end a span: `Summer 2013, 2014`, `July 2019, July 2020`, `2006 & 2007` */
const AND = String.raw`(?:,|\s*&|\s+and)\s+`;
const TWICE = new RegExp(
  [
    String.raw`${EDGE}(${SEASON}s?,?\s+${YEAR}|(?<!\p{L}\s)${YEAR}(?=\s*(?:&|and\b)))${AND}((?:${SEASON}\s+)?${YEAR})\b`,
    String.raw`${EDGE}(${MONTH}\s+${YEAR})${AND}(${MONTH}\s+${YEAR})\b`,
  ].join('|'),
  'iu',
);
const SINGLE = new RegExp(`${EDGE}(?:${POINT})(?![\\d+%]|[.,]\\d)`, 'giu');
/** A year of two digits counts alone only in brackets: `Tern University (’24)` */
const SHORT_IN_BRACKETS = /(?<=\()['’‘]\d\d(?=\))/u;
/** What a number that looks like a year belongs to. */
const NUMBERED = new RegExp(String.raw`(?:\b${anyOf('dates', 'numbered')}\.?\s*(?:no\.?|number)?\s*[:#]?\s*)$`, 'i');

const BEGINS_OPEN = new RegExp(`^${OPEN}`, 'iu');

/** One date. @returns `YYYY-MM`, `YYYY`, `present`, or an empty text for anything else */
export function readDate(context: Context, text: string): string {
  const lower = text.trim().toLowerCase();
  if (BEGINS_OPEN.test(lower)) return 'present';
  const year = /(?:19|20)\d\d/.exec(lower)?.[0];
  const day = /^((?:19|20)\d\d)(\d\d)\d\d$/.exec(lower);
  if (day) return `${day[1]}-${day[2]}`;
  const glued = /^\d{1,2}([a-z]{3})(?:19|20)\d\d$/.exec(lower)?.[1];
  const month = NAMED_MONTHS.findIndex((name) => name.test(glued ?? lower));
  const named = month < 0 ? '' : String(month + 1).padStart(2, '0');
  if (!year) {
    const short = /(\d\d)$/.exec(lower)?.[1];
    if (short && /^['’‘]/.test(lower)) return century(short);
    const number = /^(?:\d\d\.)?(\d{1,2})[/.]\d\d$/.exec(lower)?.[1];
    if (short && number) return `${century(short)}-${number.padStart(2, '0')}`;
    return named && short ? `${century(short)}-${named}` : '';
  }
  if (named) return `${year}-${named}`;
  for (const [season, begins] of Object.entries(SEASONS)) if (lower.includes(season)) return `${year}-${begins}`;
  const yearFirst = new RegExp(`^${year}[-/.](\\d\\d)`).exec(lower)?.[1];
  const yearLast = new RegExp(`^(?:\\d{1,2}[/.])?(\\d{1,2})\\s?[-/.]\\s?${year}`).exec(lower);
  const number = yearFirst ?? monthOf(context, yearLast?.[0] ?? '', yearLast?.[1]);
  return number && Number(number) >= 1 && Number(number) <= 12 ? `${year}-${number.padStart(2, '0')}` : year;
}

/** In `25/12/2020` and `12/25/2020` the month is the number that can be one; otherwise the order of the document decides. */
function monthOf(context: Context, whole: string, second: string | undefined): string | undefined {
  const numbers = whole.split(/[/.]/);
  const isFirst = Number(second) > 12 || (context.dates.isMonthFirst && Number(numbers[0]) <= 12 && whole.includes('/'));
  return numbers.length === 3 && isFirst ? numbers[0] : second;
}

/** How a document writes dates. `08/09/2021` is month first by its unambiguous dates, else by an American address or phone number. */
export function dateHabitsOf(texts: string[]): DateHabits {
  let [dayFirst, monthFirst] = [0, 0];
  for (const text of texts)
    for (const [, first, second] of text.matchAll(/(?<!\d)(\d{1,2})\/(\d{1,2})\/(?:19|20)\d\d(?!\d)/g)) {
      if (Number(first) > 12) dayFirst++;
      if (Number(second) > 12) monthFirst++;
    }
  const isMonthFirst =
    monthFirst + dayFirst > 0
      ? monthFirst > dayFirst
      : texts.some((text) => /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b|\(\d{3}\) ?\d{3}-\d{4}\b/.test(text));
  const hasDottedMonths = texts.filter((text) => text.length < 20 && DOTTED_CELL.test(text.trim())).length >= HABIT;
  return { isMonthFirst, hasDottedMonths };
}

function century(short: string): string {
  return Number(short) <= (new Date().getFullYear() % 100) + 8 ? `20${short}` : `19${short}`;
}

/** The first span in a text, a range before a single date; null where there is none. A single date is the span's end. */
export const findSpan = annotated((context, text: string): Readonly<FoundSpan> | null => {
  if (!/\d/.test(text)) return null;
  const yearFirst = YEAR_FIRST_RANGE.exec(text);
  if (yearFirst?.[1] && yearFirst[2]) return found(yearFirst, readDate(context, yearFirst[1]), readDate(context, yearFirst[2]));
  const twice = TWICE.exec(text);
  const [first = twice?.[3], second = twice?.[4]] = twice ? [twice[1], twice[2]] : [];
  const range = RANGE.exec(text);
  const isFirst = (match: RegExpExecArray) => !range || match.index <= range.index;
  if (twice && first && second && isFirst(twice)) return found(twice, readDate(context, first), readDate(context, second));
  const shared = SHARED_YEAR.exec(text);
  if (shared?.[1] && shared[2] && isFirst(shared))
    return found(shared, readDate(context, `${shared[1]} ${shared[3]}`), readDate(context, shared[2]));
  if (range?.[1] && range[2]) return found(range, readDate(context, range[1]), readDate(context, range[2]));
  const narrated = text.length < 90 ? NARRATED_RANGE.exec(text) : null;
  if (narrated?.[1] && narrated[2]) return found(narrated, readDate(context, narrated[1]), readDate(context, narrated[2]));
  const months = SHORT_RANGE.exec(text) ?? (context.dates.hasDottedMonths ? DOTTED_RANGE.exec(text) : null);
  if (months?.[1] && months[2]) return found(months, readDate(context, months[1]), readDate(context, months[2]));
  const short = SHORT_END.exec(text);
  if (short?.[1] && short[2] && Number(short[2]) >= Number(short[1].slice(2)))
    return found(short, short[1], `${short[1].slice(0, 2)}${short[2]}`);
  const open = OPEN_START.exec(text);
  if (open?.[1]) return found(open, readDate(context, open[1]), 'present');
  const dash = OPEN_DASH.exec(text.trimEnd());
  if (dash?.[1]) return found(dash, readDate(context, dash[1]), 'present');
  const dotted = context.dates.hasDottedMonths ? DOTTED_ALONE.exec(text) : null;
  if (dotted) return found(dotted, '', readDate(context, text));
  for (const single of text.matchAll(SINGLE))
    if (!NUMBERED.test(text.slice(Math.max(0, single.index - 40), single.index)))
      return withGraduation(text, found(single, '', readDate(context, single[0])));
  const bracketed = SHORT_IN_BRACKETS.exec(text);
  return bracketed ? found(bracketed, '', readDate(context, bracketed[0])) : null;
});

/** `Class of 2014`, `Expected May 2027`: the words before a single date that say what it is the date of. */
function withGraduation(text: string, span: FoundSpan): FoundSpan {
  const start = Math.max(0, span.index - 40);
  const [words = ''] = GRADUATION.exec(text.slice(start, span.index)) ?? [];
  const index = span.index - words.length;
  return { ...span, index, length: span.length + words.length, printedDates: text.slice(index, span.index + span.length) };
}
const GRADUATION = new RegExp(String.raw`(?<!\p{L})${anyOf('dates', 'before-one-date')}(?: in| on)?:?\s+$`, 'iu');

const found = (match: RegExpExecArray, startDate: string, endDate: string): FoundSpan => ({
  startDate,
  endDate,
  printedDates: match[0],
  index: match.index,
  length: match[0].length,
});

const DURATION =
  /^\(?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s*(?:years?|yrs?|months?|mos?|weeks?|days?)\b[\s,\d]*(?:months?|mos?)?\)?$/i;

/** Whether a text contains only parts of a date or range: a month, a year, a hyphen, `to`, `present`. */
export const isDateFragment = (text: string) => text.length < 30 && FRAGMENT.test(text.trim());

/** Whether a text is only a length of time: `2 years 10 months` */
export const isDuration = (text: string) => DURATION.test(text.trim());

/** A duration, if the text is only that or has it in brackets after its dates. */
export function lengthIn(context: Context, text: string): string[] {
  if (isDuration(text)) return [text];
  const [, behind = ''] = /\(([^()]+)\)\s*$/.exec(text) ?? [];
  return isDuration(behind) && isDateOnly(context, text.slice(0, text.lastIndexOf('('))) ? [behind] : [];
}

/** Whether a text is only a date or range, with brackets, a duration or a word like “Graduated”. */
export const isDateOnly = annotated((context, text: string): boolean => {
  const span = findSpan(context, text);
  if (!span) return false;
  const rest = `${text.slice(0, span.index)} ${text.slice(span.index + span.length)}`
    .replace(/\b(?:expected|graduated|graduation|awarded|issued|completed|obtained|in|from|class of)\b/gi, '')
    .replace(/[\s()[\]|,;:·•.–-]/g, '');
  return rest === '' || isDuration(rest) || /^\d+(?:years?|yrs?|months?|mos?)(?:\d+(?:months?|mos?))?$/i.test(rest);
});

import type { Cell, Line } from '../document/lines.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan, isDateOnly } from '../vocabulary/dates.ts';
import { titleScore } from '../vocabulary/job-titles.ts';
import { employerBeforeAddress, isPlace, placeAtEnd } from '../vocabulary/places.ts';
import { serviceIn } from '../vocabulary/services.ts';
import { namesSchool, namesStudy, namesWholeStudy } from '../vocabulary/study-words.ts';
import { isTownName } from '../vocabulary/towns.ts';
import { isUnit } from '../vocabulary/units.ts';
import type { Parsed } from './parsed-line.ts';

/** Where text begins in small letters, as its first line shows, a line after one that had room is a line of its own. */
export const areInSmall = ({ main, continuesPrevious: isRest }: Parsed, { text, size }: Cell, { line }: Parsed) =>
  main !== null &&
  !main.bullet &&
  !isRest &&
  /^\p{Ll}/u.test(text) &&
  /^\p{Ll}/u.test(main.text) &&
  !UNENDED.test(main.text) &&
  main.right + (text.split(' ')[0] ?? '').length * size * 0.52 < line.right - size;

/** The longest line of facts between strokes, in characters. */
const LONGEST_HEAD = 300;

/** Running text: it ends as a sentence does, fills its column, or goes on in the next line. */
export function isProse(
  context: Context,
  cell: Cell,
  parsed: Parsed,
  next: Line | undefined,
  above: Parsed | undefined,
): boolean {
  if (parsed.spans.length > 0 || parsed.extra.length > 0 || cell.bold) return false;
  const text = cell.text.replace(REMARK, '');
  if (areServiceAndUnit(context, text)) return false;
  // Names with dates beside, above or below them, however many: `Master Sergeant, Crew Chief, 437th Airlift Wing, …`
  if (
    text.length < MAX_NAMES &&
    areNames(context, text) &&
    (findSpan(context, text)?.startDate ||
      beginsWithYear(text) ||
      isDateLine(context, next) ||
      isPlaceLine(context, next) ||
      isOnlyDates(above) ||
      (isDatedHead(context, above) &&
        (titleScore(context, text.split(/,\s/)[0] ?? '') > 0 || isEmployerBelow(context, text, above))))
  )
    return false;
  // Pieces between semicolons that name a school are no prose: `Tern University, Yarm; GPA 3.6; 120 semester hours`
  if (
    text.length < 130 &&
    / ;|; /.test(text) &&
    namesSchool(text.split(';')[0] ?? '') &&
    /\b(?:gpa|hours|credits|grade)\b/i.test(text)
  )
    return false;
  if (text.length < 130 && namesWholeStudy(text) && areNames(context, text)) return false;
  if (text.length < 130 && beginsWithYear(text) && namesStudy(text) && !/[.;]$/.test(text)) return false;
  // A bold name with its facts on the line, and dates at its end.
  if (cell.leadBold && !text.endsWith('.') && text.length < 220 && endsInDate(context, text)) return false;
  if (
    text.length < 130 &&
    (endsInDate(context, text) || beginsWithRange(context, text) || (/\s(?:[|•·]|\/\/)\s/.test(text) && !/[.;]$/.test(text)))
  )
    return false;
  // A federal resume can have all facts of a post in one line.
  if (text.length < LONGEST_HEAD && text.split(' | ').length > 3 && findSpan(context, text)?.startDate) return false;
  // An employer with its address: `Tern Medical Center, 18 Harbour Street, El Paso, TX 79918`.
  if (text.length < MAX_NAMES && employerBeforeAddress(context, text) !== null) return false;
  // A line directly above a date begins an entry, whatever its length.
  const under = next?.cells[0]?.text ?? '';
  const isNamed = /\s(?:[|—–·]|\/\/)\s/.test(text) || titleScore(context, text) > 0;
  if (isNamed && text.length < 110 && !/[.;]$/.test(text) && (isDateOnly(context, under) || beginsWithRange(context, under)))
    return false;
  if (text.length > 85 || (text.length > 35 && /[.;:!]$/.test(text) && !LEGAL_FORM.test(text))) return true;
  if (text.length < 28) return false;
  if (text.length > 50 && cell.right - cell.x > 0.8 * (parsed.line.right - parsed.line.left)) return true;
  if (UNENDED.test(text)) return true;
  const below = next?.cells[0];
  return Boolean(
    below &&
      !below.bullet &&
      !below.bold &&
      !isDateOnly(context, below.text) &&
      below.y > cell.y &&
      below.y - cell.y < 2 * cell.size &&
      /^[\p{Ll}(&%]/u.test(below.text),
  );
}

/** `Armée de Terre, 6e régiment du matériel, Besançon`: a service with its unit or place and nothing else. */
function areServiceAndUnit(context: Context, text: string): boolean {
  const parts = text.split(/,\s+/);
  return (
    parts.length > 1 &&
    text.length < MAX_NAMES &&
    parts.some((part) => serviceIn(part) !== null) &&
    parts.every(
      (part) => serviceIn(part) !== null || isUnit(context, part) || isPlace(context, part) || isTownName(context, part),
    )
  );
}

/** `United States Navy, Naval Station Rota, Rota, Spain` below a post with its dates: names that end in a place or contain a service. */
const isEmployerBelow = (context: Context, text: string, above: Parsed | undefined) =>
  titleScore(context, above?.text ?? '') > 0 &&
  /, /.test(text) &&
  (placeAtEnd(context, text) !== null || serviceIn(text) !== null);

/** An employer's name may end in a full stop. */
const LEGAL_FORM =
  /\b(?:inc|ltd|co|corp|jr|o\.\s?o|s\.\s?a|s\.\s?p\.\s?a|s\.\s?r\.\s?[lo]|s\.\s?l|b\.\s?v|n\.\s?v|a\.\s?s|e\.\s?v)\.$/i;

/** A remark behind a name: `Tern Dairies, Yarm (includes two years of training)`. */
const REMARK = /(?<=\p{L})\s+\(\p{Ll}[^()]*\)$/u;

/** The longest heading of names. */
const MAX_NAMES = 220;

/** Whether a text, apart from its dates, consists of names: most of its words begin with a capital or a digit. */
export function areNames(context: Context, printed: string): boolean {
  const span = findSpan(context, printed);
  const text = span ? `${printed.slice(0, span.index)}, ${printed.slice(span.index + span.length)}` : printed;
  if (/[.;!?]$/.test(text) || /\p{Ll}{2} \p{Ll}{2,} \p{Ll}{2}/u.test(text)) return false;
  const words = text
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word) && !/^(?:of|the|and|for|in|at|to|on|upon|with|by|as|de|la)$/.test(word));
  return words.filter((word) => /^[^\p{L}\d]*[\p{Lu}\d]/u.test(word)).length >= 0.8 * words.length;
}

/** A year before the name of an entry: `2016 Associate of Arts Criminal Justice, MiraCosta College` */
const beginsWithYear = (text: string) => /^(?:19|20)\d\d ?[,:–-]? \p{Lu}/u.test(text);

const isOnlyDates = (above: Parsed | undefined) =>
  above?.role === 'side' && above.main === null && above.spans.some(({ startDate }) => startDate !== '');

/** A line with a range and at most a place beside it: `Fort Hood, TX | May 2017 - Sep 2022`. */
function isDateLine(context: Context, line: Line | undefined): boolean {
  const [only, second] = line?.cells ?? [];
  if (!only || only.bullet) return false;
  if (isDateOnly(context, only.text)) return true;
  const span = second ? null : findSpan(context, only.text);
  return Boolean(
    span?.startDate && only.text.length < span.length + 45 && /^[\s).\]]*$/.test(only.text.slice(span.index + span.length)),
  );
}

/** A line that is a place, as one has it between the employer and the dates. */
const isPlaceLine = (context: Context, line: Line | undefined) =>
  line?.cells.length === 1 && line.cells.every(({ text, bullet }) => !bullet && /,/.test(text) && isPlace(context, text));

const isDatedHead = (context: Context, above: Parsed | undefined) =>
  above?.role === 'head' && above.main !== null && (above.spans.length > 0 || inlineSpan(context, above) !== null);

/** A short sentence below the lines of dates and place, where the heading has ended. */
export const isSentence = (context: Context, { text, bold }: Cell, parsed: Parsed, before: Parsed[]) =>
  (before.at(-1)?.role === 'body' ||
    (isDatedHead(context, before.at(-1)) && titleScore(context, text) === 0) ||
    before.slice(-2).some((other) => other.role === 'side')) &&
  before.some((other) => other.role === 'head' && other.main) &&
  !bold &&
  parsed.spans.length + parsed.extra.length === 0 &&
  // A list of names that ends in a date is no sentence: `Documentation Officer, Tern Museum, Yarm, 2003–06.`
  !(areNames(context, text.replace(/\.$/, '')) && endsInDate(context, text) && /, /.test(text)) &&
  (/^\p{Lu}\S*(?: \S+){3,}[.;!]$/u.test(text) ||
    (before.at(-1)?.role === 'side' && /^\p{Lu}\S*(?: \S+)*? \p{Ll}\S*(?: \S+)*\.$/u.test(text))) &&
  !LEGAL_FORM.test(text);

/** `Trained nine soldiers.` below a heading: two words in lower case and a full stop are no name. */
export const isPlainSentence = (context: Context, { text, bold }: Cell, parsed: Parsed, before: Parsed[]) =>
  !bold &&
  parsed.spans.length + parsed.places.length + parsed.extra.length === 0 &&
  before.some((other) => other.role === 'head' && other.main) &&
  // One pattern for all three takes quadratic time on long texts.
  /^\p{Lu}/u.test(text) &&
  /\p{Ll}[.!]$/u.test(text) &&
  /\p{Ll}{2} \p{Ll}{3,}/u.test(text) &&
  findSpan(context, text) === null;

/** `2012 Falklands detachment.` among the text of an entry. */
export const isYearOfText = (context: Context, { text, bold }: Cell, parsed: Parsed, above: Parsed | undefined) =>
  above?.role === 'body' &&
  !bold &&
  parsed.spans.length + parsed.extra.length === 0 &&
  /^(?:19|20)\d\d \p{Lu}[^,]{3,50}\p{Ll}\.$/u.test(text) &&
  titleScore(context, text.slice(5)) <= 0;

/** `Vaccinations from May 2021` below a heading: words in lower case before the date name neither a post nor an employer. */
export function isTimedRemark(context: Context, { text, bold }: Cell, parsed: Parsed, before: Parsed[]): boolean {
  const span = findSpan(context, text);
  const [, name = ''] = /^(\p{Lu}[^,|•·–—]*\p{L}) $/u.exec(text.slice(0, span?.index)) ?? [];
  return (
    /^(?:from|since) /i.test(span?.printedDates ?? '') &&
    !bold &&
    parsed.spans.length + parsed.extra.length === 0 &&
    before.some(
      (other) => other.role === 'head' && other.main && (other.spans.length > 0 || inlineSpan(context, other) !== null),
    ) &&
    !areNames(context, name) &&
    titleScore(context, name) <= 0
  );
}

/** A second duty and when it began, behind the post, in the line below the employer and its dates. */
export const statesSince = (context: Context, { text, spans }: Parsed, above: Parsed | undefined) =>
  spans.length === 0 &&
  /^\p{L}[^,;]+[,;] \p{Lu}.* since \S*(?: ?\S+)? ?(?:19|20)\d\d\)?$/u.test(text) &&
  titleScore(context, text.split(/[,;(]/)[0] ?? '') > 0 &&
  above?.role === 'head' &&
  above.spans.some(({ startDate }) => startDate !== '') &&
  titleScore(context, above.text) <= 0;

/** A bullet whose marker was drawn, not written: it is indented more than the head above it. */
export function isPoint(cell: Cell, parsed: Parsed, before: Parsed[]): boolean {
  const head = before.findLast((other) => other.role === 'head' && other.main)?.main;
  if (!head || cell.bold || parsed.spans.length + parsed.places.length + parsed.extra.length > 0) return false;
  const isCentred = Math.abs(cell.x + cell.right - head.x - head.right) < 12;
  if (isCentred || cell.x < head.x + 8 || cell.x > head.x + 60) return false;
  const last = before.findLast((other) => other.main);
  return /[.;]$/.test(cell.text) || (last?.role === 'body' && last.main !== null && Math.abs(last.main.x - cell.x) < 2);
}

/** Whether a line ends like one that continues on the next. */
const UNENDED = /[\p{L}][-\u00ad\u2010]$|,$|\b(?:and|or|of|the|a|an|to|for|with|in|on|by|as|from|through|using|such)$/u;

/** Whether a line is the rest of the one before, which wrapped. */
export function continuesPrevious(context: Context, last: Parsed, cell: Cell, parsed: Parsed): boolean {
  const { right } = parsed.line;
  const before = last.main;
  if (
    !before ||
    last.role !== 'body' ||
    parsed.spans.length > 0 ||
    endsInDate(context, cell.text) ||
    beginsWithRange(context, cell.text)
  )
    return false;
  const step = cell.y - before.y;
  if (step <= 0 || step > 2 * Math.max(cell.size, before.size) || Math.abs(cell.size - before.size) > 0.6) return false;
  if (cell.bold && !before.bold) return false;
  const bulletText = last.line.cells.some((other) => other.bullet) || last.continuesPrevious;
  // A post left of where the text of an item begins: `Fitter (part time)`.
  if (
    bulletText &&
    cell.x < before.x - 4 &&
    cell.text.length < 60 &&
    titleScore(context, cell.text) > 1 &&
    !/[.,;]$/.test(cell.text)
  )
    return false;
  const word = cell.text.split(' ')[0] ?? '';
  const wrapped = before.right + word.length * cell.size * 0.52 > right - cell.size;
  // `easyJet – Lyon` at the mark of an item that had room for another word.
  if (bulletText && cell.x < before.x - 4 && !wrapped) return false;
  if (bulletText && Math.abs(cell.x - before.x) < 2 && !/[.!?]$/.test(before.text)) return true;
  if (/^[\p{Ll}(&%+]/u.test(cell.text)) return true;
  if (UNENDED.test(before.text)) return true;
  if (/[.!?]$/.test(before.text) && before.right < right * 0.75) return false;
  return (
    wrapped &&
    Math.abs(cell.x - before.x) < 30 &&
    step < 1.7 * cell.size &&
    (!/[.!?]$/.test(before.text) ||
      // `Senior Negotiator` below a sentence that fills its line begins an entry.
      (bulletText && Math.abs(cell.x - before.x) < 2 && !(areNames(context, cell.text) && titleScore(context, cell.text) > 0)))
  );
}

function endsInDate(context: Context, text: string): boolean {
  const span = findSpan(context, text);
  return (
    span !== null &&
    /^[\s).\]]*$/.test(text.slice(span.index + span.length)) &&
    (span.startDate !== '' || /[|,(–—-]\s*$/.test(text.slice(0, span.index)))
  );
}

function beginsWithRange(context: Context, text: string): boolean {
  const span = findSpan(context, text);
  return (
    span !== null &&
    span.index === 0 &&
    span.startDate !== '' &&
    /^\s*[|,:/·•–—-]|^\.?\s+\p{Lu}/u.test(text.slice(span.length)) &&
    !text.endsWith('.')
  );
}

/** A date within a longer line. */
export function inlineSpan(context: Context, piece: Parsed) {
  if (piece.role !== 'head' || !piece.main || piece.isTimed) return null;
  const span = findSpan(context, piece.text);
  if (!span) return null;
  const before = piece.text.slice(0, span.index).trim();
  const after = piece.text.slice(span.index + span.length).trim();
  // A range behind the full stop of a heading: `Foreman at Tern Plumbing, Yarm. March 2016 to now.`
  const isBehindStop = before.endsWith('.') && span.startDate !== '' && /^\.?$/.test(after);
  const parted =
    before === '' || isBehindStop || /[|•·,;:/(–—[-]$/.test(before) || (span.startDate !== '' && after === '') || after === '';
  return parted && (span.startDate !== '' || span.endDate !== '') ? span : null;
}

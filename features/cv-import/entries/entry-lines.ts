import { announcement, labelAlone, withoutLabel } from '../document/labelled-cells.ts';
import { type Cell, type Line, textOf } from '../document/lines.ts';
import { isUrlOnly } from '../vocabulary/contacts.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan, isDateOnly, isDuration, type Span } from '../vocabulary/dates.ts';
import { isFederal } from '../vocabulary/federal-words.ts';
import { titleScore } from '../vocabulary/job-titles.ts';
import type { FieldHint } from '../vocabulary/labels.ts';
import { isPlace, mayBeEmployerInTown, maybePlace } from '../vocabulary/places.ts';
import { mayBeTown } from '../vocabulary/town-words.ts';
import { isTownName } from '../vocabulary/towns.ts';
import { isUnit } from '../vocabulary/units.ts';
import type { Parsed } from './parsed-line.ts';
import {
  areInSmall,
  areNames,
  continuesPrevious,
  isPlainSentence,
  isPoint,
  isProse,
  isSentence,
  isTimedRemark,
  isYearOfText,
  statesSince,
} from './prose-lines.ts';

/** Classifies a line by its text, its neighbours and the lines parsed before it. */
export function parseLine(
  context: Context,
  line: Line,
  before: Parsed[],
  next: Line | undefined,
  employersFirst: boolean,
): Parsed {
  const parsed: Parsed = {
    line,
    main: null,
    text: '',
    extra: [],
    spans: [],
    places: [],
    durations: [],
    role: 'head',
    hints: new Map(),
    labels: [],
    continuesPrevious: false,
  };
  if (isFederal(textOf(line))) {
    parsed.text = textOf(line);
    parsed.role = 'federal';
    return parsed;
  }
  const [only] = line.cells;
  const announced =
    only && (labelAlone(only, false) ?? announcement(only) ?? (next?.cells[0]?.bullet ? labelAlone(only, true) : null));
  if (line.cells.length === 1 && announced?.hint === 'body') {
    // `Duties:` above the text announces it and is no entry; so does `Highlights` above a list.
    parsed.role = 'federal';
    parsed.isAnnounced = true;
    return parsed;
  }
  const above = before.at(-1);
  const story = storyIn(line);
  if (story) return { ...parsed, main: story, text: story.text, role: 'body' };
  if (only && above && isAnnounced(context, line, above)) {
    const rest = { ...parsed, main: only, text: only.text, role: 'body' as const, isAnnounced: true };
    return { ...rest, continuesPrevious: continuesPrevious(context, above, only, rest) };
  }
  // `GPA: 3.4 of 4.0`, `Major: Health Sciences` below a school
  const [, detail = '', subject = ''] = only && !line.cells[1] && above ? (STUDY_DETAIL.exec(only.text) ?? []) : [];
  if (only && detail !== '') {
    const isSubject = /^major/i.test(detail) && above?.role !== 'body';
    const cell = isSubject ? { ...only, text: subject, bold: false } : only;
    return {
      ...parsed,
      main: cell,
      text: cell.text,
      role: isSubject ? 'head' : 'body',
      hints: new Map(isSubject ? [[cell, 'subject']] : []),
    };
  }
  const isDatedFirst = only !== undefined && isDateOnly(context, only.text);
  const isEmployer = (cell: Cell, index: number) =>
    index === (isDatedFirst ? 1 : 0) &&
    !cell.bullet &&
    (cell.bold || employersFirst || isNoTown(context, cell.text)) &&
    mayBeEmployerInTown(context, cell.text);
  let label: FieldHint;
  let isWithAddress = false;
  line.cells.forEach((printed, index) => {
    const [since, second] = parsed.spans;
    // The end of a range in a cell of its own: `Apr 2021 | to date | Tern Ports`
    if (since && !second && since.startDate === '' && !parsed.main && TODAY.test(printed.text)) {
      parsed.spans = [{ startDate: since.endDate, endDate: 'present', printedDates: `${since.printedDates} – ${printed.text}` }];
      return;
    }
    const alone = labelAlone(printed, index + 1 < line.cells.length);
    if (alone && index + 1 < line.cells.length) {
      label = alone.hint;
      isWithAddress = label === 'employer' && /address/i.test(printed.text);
      return;
    }
    const bare = withoutLabel(printed);
    const { hint = label } = bare;
    const [name = '', address = ''] =
      isWithAddress || /^[^:]*address\s*:/i.test(printed.text) ? bare.cell.text.split(/,\s+(.*)$/) : [];
    // A label for both has the employer before the address: `Name and address of employer`
    const cell = hint === 'employer' && address !== '' ? { ...bare.cell, text: name } : bare.cell;
    if (cell !== bare.cell) parsed.places.push(address);
    label = undefined;
    isWithAddress = false;
    if (hint) {
      parsed.hints.set(cell, hint);
      parsed.labels.push(hint);
    }
    const remarked = REMARKED_DATES.exec(cell.text);
    const remarkedSpan = remarked?.[1] && isDateOnly(context, remarked[1]) ? findSpan(context, remarked[1]) : null;
    if (remarked?.[2] && remarkedSpan?.startDate && !isDuration(remarked[2])) {
      parsed.spans.push(remarkedSpan);
      parsed.durations.push(remarked[2]);
    } else if (isDuration(cell.text)) parsed.durations.push(cell.text);
    else if (hint === 'date' && TODAY.test(cell.text))
      parsed.spans.push({ startDate: '', endDate: 'present', printedDates: cell.text });
    else if (isDateOnly(context, cell.text)) {
      const span = findSpan(context, cell.text);
      // A bullet may precede a year. A dot before a range belongs to a timeline.
      if (cell.bullet && line.cells.length === 1 && !span?.startDate && !cell.bold) parsed.main = cell;
      else if (span && line.cells.length === 1 && isRestOfItem(cell, span, before)) parsed.continuesPrevious = true;
      else if (span) parsed.spans.push(span);
    } else if (
      hint === 'place' ||
      ((hint === undefined || (hint === 'employer' && cell === bare.cell && !isUnit(context, cell.text.split(',')[0] ?? ''))) &&
        isPlace(context, cell.text) &&
        !isEmployer(cell, index)) ||
      (hint === undefined &&
        index > (isDatedFirst && cell.bold ? 1 : 0) &&
        (maybePlace(context, cell.text) || isTown(context, cell.text)) &&
        cell.right > line.right - 30)
    )
      parsed.places.push(cell.text);
    else if (hint === undefined && line.cells.length === 1 && arePlaces(context, cell.text)) parsed.places.push(cell.text);
    else if (parsed.main) parsed.extra.push(cell);
    else parsed.main = cell;
  });
  if (only && line.cells.length === 1 && STATES_TIME.test(only.text) && !isDuration(only.text) && before.length > 0)
    return { ...parsed, main: null, role: 'side', spans: [], places: [], durations: [only.text] };
  if (only && line.cells.length === 1 && before.length > 0 && !only.bold && STATES.test(only.text)) {
    const body = { ...parsed, main: only, text: only.text, role: 'body' as const, spans: [], places: [], durations: [] };
    return { ...body, continuesPrevious: above !== undefined && continuesPrevious(context, above, only, body) };
  }
  if (parsed.continuesPrevious) return { ...parsed, main: only ?? null, text: only?.text ?? '', role: 'body' };
  const main = parsed.main;
  if (!main) {
    parsed.role = 'side';
    return parsed;
  }
  parsed.text = main.text;
  const meaning = parsed.hints.get(main);
  if (meaning) {
    parsed.role = meaning === 'body' || meaning === 'other' ? 'body' : 'head';
    // A rank keeps the time in which it was held: `Rank: Leading Seaman (from 2013)`
    parsed.isTimed = meaning === 'rank';
    // What a form has below its first line of duties is text too.
    parsed.isAnnounced = meaning === 'body' && line.cells.length > 1;
    return parsed;
  }
  parsed.isTimed = statesSince(context, parsed, before.at(-1));
  const last = before.findLast((other) => other.main);
  if (isUrlOnly(main.text) && parsed.extra.length === 0) parsed.role = 'url';
  else if (main.bullet && !(main.bold && beginsEntry(context, parsed, next))) parsed.role = 'body';
  else if (last?.main && before.at(-1)?.role !== 'side' && continuesPrevious(context, last, main, parsed)) {
    parsed.role = last.role === 'body' ? 'body' : 'head';
    parsed.continuesPrevious = last.role === 'body' && !areInSmall(last, main, parsed);
  } else if (
    isPlainSentence(context, main, parsed, before) ||
    isYearOfText(context, main, parsed, before.at(-1)) ||
    isProse(context, main, parsed, next, before.at(-1)) ||
    isPoint(main, parsed, before) ||
    isTimedRemark(context, main, parsed, before) ||
    isSentence(context, main, parsed, before)
  )
    parsed.role = 'body';
  return parsed;
}

/** What the form of a federal resume says of a study, each with its label. */
const STUDY_DETAIL = /^(gpa|credits earned|major|minor|honors):\s+(\S(?:(?!\w: ).){1,80})$/i;

/** `Situation: | The pass rate had dropped.`: a part of a story about a success, with its label, as one item; null for any other line. */
function storyIn({ cells: [label, text, third] }: Line): Cell | null {
  const isPart =
    label !== undefined &&
    text !== undefined &&
    !third &&
    /^(?:situation|task|challenge|action|result|outcome|impact)s?:$/i.test(label.text);
  return isPart ? { ...text, text: `${label.text} ${text.text}`, bold: false, bullet: true } : null;
}

/** A line of text below `Duties:`, as far as the lines follow each other without white space. */
function isAnnounced(context: Context, { cells: [only, second] }: Line, above: Parsed): boolean {
  const last = above.line.cells[0];
  if (!above.isAnnounced || !only || second || !last || only.bold || only.bullet || isDateOnly(context, only.text)) return false;
  // `Receptionist` below a sentence
  if (areNames(context, only.text) && titleScore(context, only.text) > 0) return false;
  const step = only.y - last.y;
  const isAligned = above.role === 'federal' || (above.main !== null && Math.abs(above.main.x - only.x) < 3);
  const isInRow = only.row !== undefined && only.row === last.row;
  return step > 0 && (step < 2.2 * only.size || isInRow) && (isAligned || isInRow);
}

/** `Since 2022 I am the firm’s person for old decks`, `16 years, four moves and two deployments`: no names of an entry. */
const STATES =
  /^(?:[Ss]ince|[Ff]rom|[Ii]n|[Bb]y|[Uu]ntil|[Dd]uring) (?:\p{L}+ )?(?:19|20)\d\d,? (?:I|we|my|our|the|a|an|this)\b(?! \p{Lu})/u;

const STATES_TIME = /^\d{1,2}\+? (?:years?|yrs|months?), \p{L}+ \p{Ll}{3,}/u;

/** `2021` below an item of a list that does not end: the year belongs to its sentence. */
function isRestOfItem(cell: Cell, span: Span, before: Parsed[]): boolean {
  const above = before.at(-1);
  const head = before.findLast((other) => other.role === 'head' && other.main)?.main;
  // `in 2011.` below a line that has no end
  if (
    span.startDate === '' &&
    /^\p{Ll}{2,} .*\.$/u.test(cell.text) &&
    above?.role === 'body' &&
    above.main !== null &&
    !/[.!?:;]$/.test(above.text) &&
    cell.y - above.main.y < 1.7 * cell.size
  )
    return true;
  return (
    span.startDate === '' &&
    /^\S{4,10}$/.test(cell.text) &&
    above?.role === 'body' &&
    above.main !== null &&
    (above.main.bullet || above.continuesPrevious) &&
    !/[.!?:;]$/.test(above.text) &&
    cell.y - above.main.y < 1.7 * cell.size &&
    head !== undefined &&
    head !== null &&
    cell.x > head.x + 3
  );
}

/** `Tern Textiles, Andover, Kent`: three names of which no town is called like the first. */
function isNoTown(context: Context, text: string): boolean {
  const [first = '', ...rest] = text.split(/,\s+/);
  return rest.length === 2 && !isTownName(context, first) && !/\d/.test(text);
}

/** A town alone, where a place is expected. */
const isTown = (context: Context, text: string) => mayBeTown(context, text) && isTownName(context, text);

/** A dot before a name with dates next to or below it belongs to a timeline, not to a list. */
const beginsEntry = (context: Context, parsed: Parsed, next: Line | undefined) =>
  parsed.spans.length > 0 || Boolean(next?.cells.every((cell) => !cell.bullet && findSpan(context, cell.text)?.startDate));

/** Places between semicolons, with or without a year: `Brisbane; Tarin Kowt, Afghanistan (2012)` */
const arePlaces = (context: Context, text: string) => {
  const parts = text.split(/;\s+/).map((part) => part.replace(/\s*\((?:19|20)\d\d\)$/, ''));
  return parts.length > 1 && parts.length < 5 && parts.every((text) => isPlace(context, text));
};

/** Beside `End date`. */
const TODAY =
  /^(?:(?:(?:to|till|until) )?(?:present|current|now|today|date|ongoing)|(?:still|currently) (?:employed|here|there|working)(?: there| here)?)$/i;

/** Dates with a remark in small letters: `2021 - 2024 (weekends)`, `March 2016 until October 2021, when I got the job` */
const REMARKED_DATES =
  /^([^(]+?)(?:\s*\(|,\s+(?=(?:when|where|because|until|then|while|after|with|including|part[- ]time|full[- ]time|weekends|seasonal(?:ly)?|on and off)\b))(\p{Ll}[\p{L} ,'’-]{2,60}?)\)?\.?$/u;

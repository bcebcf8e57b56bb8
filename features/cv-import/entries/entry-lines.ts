import { announcement, labelAlone, withoutLabel } from '../document/labelled-cells.ts';
import { type Cell, type Line, textOf } from '../document/lines.ts';
import { isUrlOnly } from '../vocabulary/contacts.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan, isDateOnly, isDuration, type Span } from '../vocabulary/dates.ts';
import { isFederal } from '../vocabulary/federal-words.ts';
import { titleScore } from '../vocabulary/job-titles.ts';
import type { FieldHint } from '../vocabulary/labels.ts';
import { isUnit, serviceIn } from '../vocabulary/military.ts';
import { employerBeforeAddress, isPlace, mayBeEmployerInTown, maybePlace, placeAtEnd } from '../vocabulary/places.ts';
import { namesSchool, namesStudy, namesWholeStudy } from '../vocabulary/study-words.ts';
import { mayBeTown } from '../vocabulary/town-words.ts';
import { isTownName } from '../vocabulary/towns.ts';

/** A line of a section and what its pieces are: heading of an entry, date, place or text. */
export type Parsed = {
  line: Line;
  main: Cell | null;
  text: string;
  extra: Cell[];
  spans: Span[];
  places: string[];
  durations: string[];
  role: 'body' | 'head' | 'side' | 'url' | 'federal';
  /** The fields that labels name. */
  hints: Map<Cell, FieldHint>;
  labels: FieldHint[];
  continuesPrevious: boolean;
  /** The date in it is part of the post: `Year 5 Teacher, English Lead since 2024` below the entry's own dates. */
  isTimed?: boolean;
  /** Text below `Duties:` on a line of its own. */
  isAnnounced?: boolean;
};

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

/** Where text begins in small letters, as its first line shows, a line after one that had room is a line of its own. */
const areInSmall = ({ main, continuesPrevious: isRest }: Parsed, { text, size }: Cell, { line }: Parsed) =>
  main !== null &&
  !main.bullet &&
  !isRest &&
  /^\p{Ll}/u.test(text) &&
  /^\p{Ll}/u.test(main.text) &&
  !UNENDED.test(main.text) &&
  main.right + (text.split(' ')[0] ?? '').length * size * 0.52 < line.right - size;

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

/** The longest line of facts between strokes, in characters. */
const LONGEST_HEAD = 300;

/** Running text: it ends as a sentence does, fills its column, or goes on in the next line. */
function isProse(context: Context, cell: Cell, parsed: Parsed, next: Line | undefined, above: Parsed | undefined): boolean {
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
const isSentence = (context: Context, { text, bold }: Cell, parsed: Parsed, before: Parsed[]) =>
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
const isPlainSentence = (context: Context, { text, bold }: Cell, parsed: Parsed, before: Parsed[]) =>
  !bold &&
  parsed.spans.length + parsed.places.length + parsed.extra.length === 0 &&
  before.some((other) => other.role === 'head' && other.main) &&
  // One pattern for all three takes quadratic time on long texts.
  /^\p{Lu}/u.test(text) &&
  /\p{Ll}[.!]$/u.test(text) &&
  /\p{Ll}{2} \p{Ll}{3,}/u.test(text) &&
  findSpan(context, text) === null;

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

/** `2012 Falklands detachment.` among the text of an entry. */
const isYearOfText = (context: Context, { text, bold }: Cell, parsed: Parsed, above: Parsed | undefined) =>
  above?.role === 'body' &&
  !bold &&
  parsed.spans.length + parsed.extra.length === 0 &&
  /^(?:19|20)\d\d \p{Lu}[^,]{3,50}\p{Ll}\.$/u.test(text) &&
  titleScore(context, text.slice(5)) <= 0;

/** `Vaccinations from May 2021` below a heading: words in lower case before the date name neither a post nor an employer. */
function isTimedRemark(context: Context, { text, bold }: Cell, parsed: Parsed, before: Parsed[]): boolean {
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
const statesSince = (context: Context, { text, spans }: Parsed, above: Parsed | undefined) =>
  spans.length === 0 &&
  /^\p{L}[^,;]+[,;] \p{Lu}.* since \S*(?: ?\S+)? ?(?:19|20)\d\d\)?$/u.test(text) &&
  titleScore(context, text.split(/[,;(]/)[0] ?? '') > 0 &&
  above?.role === 'head' &&
  above.spans.some(({ startDate }) => startDate !== '') &&
  titleScore(context, above.text) <= 0;

/** A bullet whose marker was drawn, not written: it is indented more than the head above it. */
function isPoint(cell: Cell, parsed: Parsed, before: Parsed[]): boolean {
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
function continuesPrevious(context: Context, last: Parsed, cell: Cell, parsed: Parsed): boolean {
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

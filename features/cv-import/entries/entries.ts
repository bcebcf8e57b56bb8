import { type Cell, type Line, sourcesOf } from '../document/lines.ts';
import { joined } from '../document/paragraphs.ts';
import { isUrlOnly, urlsIn } from '../vocabulary/contacts.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan, isDuration, type Span } from '../vocabulary/dates.ts';
import { titleScore } from '../vocabulary/job-titles.ts';
import { employerBefore, isPlace, mayBeEmployerInTown, placeAtEnd } from '../vocabulary/places.ts';
import { serviceIn } from '../vocabulary/services.ts';
import { runSteps } from '../vocabulary/steps.ts';
import { isTownName } from '../vocabulary/towns.ts';
import { isStation, isUnit } from '../vocabulary/units.ts';
import type { Entry, HeadlinePiece } from './entry.ts';
import { atBoldHeadlines, byLabels, groupByEntry, withPlacesUnderDates } from './entry-groups.ts';
import { parseLine } from './entry-lines.ts';
import { splitFederalFacts, withFederalHeadlines } from './federal-lines.ts';
import type { Piece } from './joint-roles.ts';
import { withListedHeadlines } from './listed-entries.ts';
import type { Parsed } from './parsed-line.ts';
import { withPlacesInMargin } from './places-in-margin.ts';
import { inlineSpan } from './prose-lines.ts';
import { describesEmployer, isPartOfEmployer } from './roles.ts';
import { SPLIT_FACTS } from './split-facts.ts';
import { withWrappedHeadingsJoined } from './wrapped-headings.ts';

/** Whether a line is more than the number of an entry, `2)`, or the rest of a label. */
const isMore = ({ cells: [only, second] }: Line) =>
  second !== undefined || !only || !/^(?:\(?\d{1,2}[.)]?|providing education and training)$/i.test(only.text);

/** `Tern Helicopters-Inverness`: where two lines or more have a town behind a hyphen, as a job site prints it, it is the place. */
function withTownsBehindHyphens(context: Context, lines: Line[]): Line[] {
  const partsOf = ({ text, bullet }: Cell) => {
    const [, employer = '', town = ''] =
      (!bullet && text.length < 90 && /^(.*[\p{L}\d)])-(\p{Lu}[\p{L} .'’]+)$/u.exec(text)) || [];
    return employer !== '' &&
      (isTownName(context, town) || isStation(town) || isPlace(context, town)) &&
      !isTownName(context, `${employer}-${town}`)
      ? { employerName: employer, town }
      : null;
  };
  const count = lines.filter(({ cells }) => cells.some((cell) => partsOf(cell) !== null)).length;
  if (count < 2) return lines;
  return lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => {
      const parts = partsOf(cell);
      return parts ? { ...cell, text: `${parts.employerName} | ${parts.town}` } : cell;
    }),
  }));
}

/** Splits a section's lines into entries. */
export function entriesOf(context: Context, printed: Line[]): Entry[] {
  const lines = runSteps(context, printed.filter(isMore), {
    withTownsBehindHyphens,
    withPlacesInMargin,
    ...SPLIT_FACTS,
    splitFederalFacts: (_, federal) => splitFederalFacts(federal),
    withFederalHeadlines,
    withListedHeadlines,
    withWrappedHeadingsJoined,
  });
  const parsed: Parsed[] = [];
  // Where a section begins with an employer and its town, such lines begin entries.
  const [opening] = lines[0]?.cells ?? [];
  const second = lines[1]?.cells[0];
  // What the employer is or a part of it may be between the employer and the post.
  const below =
    second && (describesEmployer(context, second.text) || isPartOfEmployer(second.text)) ? lines[2]?.cells[0] : second;
  const isEmployerOverTitle =
    opening !== undefined &&
    below !== undefined &&
    /, /.test(opening.text) &&
    titleScore(context, opening.text) <= 0 &&
    titleScore(context, below.text) > 0;
  const employersFirst =
    opening !== undefined &&
    !opening.bullet &&
    (isEmployerOverTitle || (isPlace(context, opening.text) && mayBeEmployerInTown(context, opening.text)));
  lines.forEach((line, index) => {
    parsed.push(parseLine(context, line, parsed, lines[index + 1], employersFirst));
  });
  const read = runSteps(context, parsed, { withTextBelowBoldHeadlines, withTextAboveBoldHeadlines });
  const isLabelled = ({ labels, line }: Parsed) => labels.length > 0 && !line.cells.some((cell) => cell.hint && !cell.isAnswer);
  const start = read.findIndex(isLabelled);
  const labelled = start < 0 || context.leavesOut('byLabels') ? null : byLabels(context, read, start);
  const groups = groupByEntry(context, labelled ? labelled.above : read);
  const whole = [...runSteps(context, groups, { atBoldHeadlines: groupsAtBoldHeadlines }), ...(labelled?.entries ?? [])];
  return runSteps(context, whole, { withPlacesUnderDates }).map((group) => entryOf(context, group));
}

const groupsAtBoldHeadlines = (context: Context, groups: Parsed[][]) =>
  groups.flatMap((group) => atBoldHeadlines(context, group));

/** Where the plain line below a bold heading is text in most entries, it is text in the others too, however short. */
function withTextBelowBoldHeadlines(context: Context, parsed: Parsed[]): Parsed[] {
  const below = parsed.filter(({ line, main, spans, places, labels, role }, index) => {
    const above = parsed[index - 1];
    const isPlain = line.cells.length === 1 && main !== null && !main.bold && !main.leadBold && !main.bullet;
    const isBare = spans.length + places.length + labels.length === 0 && (role === 'head' || role === 'body');
    return isPlain && isBare && above?.role === 'head' && above.main?.bold === true && findSpan(context, main.text) === null;
  });
  const headline = new Set(below.filter(({ role }) => role === 'head'));
  const isText = below.length > headline.size * 2;
  return isText ? parsed.map((piece) => (headline.has(piece) ? { ...piece, role: 'body' } : piece)) : parsed;
}

/**
 * Where a section begins in bold or larger type, a plain line between the list of an entry and such a heading of the next ends the text:
 * `Go, Kafka`. Then one below the last list does too.
 */
function withTextAboveBoldHeadlines(context: Context, parsed: Parsed[]): Parsed[] {
  const [opening] = parsed;
  const first = opening?.role === 'head' ? opening.main : null;
  if (!first) return parsed;
  const standsOut = (cell: Cell, plain: Cell) =>
    (first.bold && cell.bold) || (cell.size === first.size && cell.size > plain.size + 0.5);
  const below = parsed.flatMap(({ role, main, extra, spans, places, labels }, index) => {
    const above = parsed[index - 1];
    const isPlain =
      role === 'head' &&
      main !== null &&
      standsOut(first, main) &&
      !main.bold &&
      !main.leadBold &&
      findSpan(context, main.text) === null;
    const isBare = extra.length + spans.length + places.length + labels.length === 0;
    return isPlain && isBare && above?.role === 'body' && above.main?.bullet && titleScore(context, main.text) <= 0
      ? [index]
      : [];
  });
  const between = below.filter((index) => {
    const [text, next] = [parsed[index]?.main, parsed[index + 1]];
    return next?.role === 'head' && text && next.main && standsOut(next.main, text);
  });
  const texts = new Set(between.length > 0 ? [...between, ...below.filter((index) => index === parsed.length - 1)] : []);
  return parsed.map((piece, index) => (texts.has(index) ? { ...piece, role: 'body' } : piece));
}

/** A single symbol between spaces separates, whichever it is, unless names contain it. */
const SEPARATOR =
  /(?<=(?:^|\s)[\p{L}.)]+)-(?=\p{Lu}[\p{L} .'’]*, [A-Z]{2}$)|\s+(?:[|•·*–—]|[^\p{L}\p{N}\p{Sc}\p{P}\s+<>=^`]|[‣◦※⁃])\s+|\s+(?:-{1,2}|\/\/|::|~)\s+|\s*[|•]\s*/u;

const partsAtSeparators = (context: Context, text: string) =>
  text.split(SEPARATOR).flatMap((part) => {
    const named = /^([^:]{3,70}): (\p{Lu}.*)$/u.exec(part);
    // An employer before a colon and a title: `Kier (Leeds): Planner`
    return named?.[1] && named[2] && titleScore(context, named[1]) <= 0 && titleScore(context, named[2]) > 0
      ? [named[1], named[2]]
      : [part];
  });

/** `Logistics NCO / Platoon Sergeant` is one post with two names; other slashes separate. */
const partsOfHeadline = (context: Context, text: string) =>
  partsAtSeparators(context, text).flatMap((part) => {
    const sides = part.split(/\s+\/\s+(?![^()]*\))/);
    return sides.length > 1 && sides.every((side) => titleScore(context, side) > 0) ? [part] : sides;
  });
const trimmed = (text: string) =>
  text
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/^\.\s+|^[\s,;|/·•:–—\])-]+|[\s,;|/·•:–—([-]+$/g, '')
    .trim();

function entryOf(context: Context, group: Parsed[]): Entry {
  const entry: Entry = {
    headline: [],
    pieces: [],
    places: [],
    span: { startDate: '', endDate: '', printedDates: '' },
    durations: [],
    highlights: [],
    paragraphs: [],
    url: '',
    federal: [],
    sources: sourcesOf(group.flatMap(({ line }) => line.cells)),
  };
  let wasHighlight = false;
  group.forEach((piece, row) => {
    for (const span of piece.spans) addSpan(entry, span);
    entry.places.push(...piece.places);
    entry.durations.push(...piece.durations);
    if (piece.role === 'federal' && piece.text) entry.federal.push(piece.text);
    entry.pieces.push(...piecesIn(context, piece, row));
    if (!piece.main) return;
    if (piece.role === 'url') {
      if (entry.url) entry.paragraphs.push(piece.text);
      else entry.url = urlsIn(piece.text)[0] ?? piece.text;
      return;
    }
    if (piece.role === 'body') {
      const text = [piece.text, ...piece.extra.map((cell) => cell.text)].join(' ');
      const list = piece.continuesPrevious
        ? wasHighlight
          ? entry.highlights
          : entry.paragraphs
        : piece.main.bullet || isIndented(group, piece)
          ? entry.highlights
          : entry.paragraphs;
      if (piece.continuesPrevious && list.length > 0) list.push(joined(list.pop() ?? '', text));
      else list.push(text);
      wasHighlight = list === entry.highlights;
      return;
    }
    for (const cell of [piece.main, ...piece.extra]) {
      if (cell !== piece.main && piece.hints.get(cell) === 'body') {
        // The text beside a heading, in a column of its own.
        entry.highlights.push(cell.text);
        wasHighlight = true;
        continue;
      }
      const known = entry.headline.length;
      addHeadline(context, entry, cell, row, piece);
      const isAside = cell !== piece.main && cell.right > piece.line.right - 30;
      if (isAside) entry.headline = entry.headline.map((head, index) => (index < known ? head : { ...head, isAside }));
    }
  });
  // Beside employer and post, a name at the right end is the town.
  const town =
    entry.headline.length > 2 && entry.places.length === 0
      ? entry.headline.find((head) => head.isAside && isTown(context, head))
      : undefined;
  if (town) {
    entry.places.push(town.text);
    entry.headline = entry.headline.filter((head) => head !== town);
  }
  const parted = entry.headline.length === 1 ? employerBefore(context, entry.places[0] ?? '') : null;
  if (parted) {
    // An employer before its town reads as a longer place.
    entry.places[0] = parted.place;
    const row = group.findIndex((piece) => piece.places.length > 0);
    const employerName = { text: parted.employer, bold: false, row, townCut: true };
    entry.headline = row < (entry.headline[0]?.row ?? 0) ? [employerName, ...entry.headline] : [...entry.headline, employerName];
  }
  return entry;
}

/** The pieces of a line from left to right, without its dates. */
function piecesIn(context: Context, { line, main, extra, places, hints, role, isTimed }: Parsed, row: number): Piece[] {
  const facts: { text: string; cell: Cell | undefined }[] = [
    ...(main && role === 'head' ? [main, ...extra.filter((cell) => hints.get(cell) !== 'body')] : []).map((cell) => ({
      text: isTimed ? cell.text : withoutSpan(context, cell.text),
      cell,
    })),
    ...places.map((text) => ({ text, cell: line.cells.find((cell) => cell.text.includes(text)) })),
  ];
  return facts
    .sort((a, b) => (a.cell?.x ?? 0) - (b.cell?.x ?? 0))
    .flatMap(({ text, cell }, index) => {
      const isAside = index > 0 && cell !== undefined && cell.right > line.right - 30;
      const meant = cell && hints.get(cell);
      return (meant === 'jobTitle' && !/[|•]/.test(text) ? [text] : partsAtSeparators(context, text))
        .map(trimmed)
        .filter((part) => /[\p{L}\d]/u.test(part) && !isDuration(part) && !isUrlOnly(part))
        .map((part) => ({ text: part, bold: cell?.bold ?? false, row, hint: meant, isAside }));
    });
}

/** A text with a separator for its dates. */
function withoutSpan(context: Context, text: string): string {
  const span = findSpan(context, text);
  return span ? `${text.slice(0, span.index)} | ${text.slice(span.index + span.length)}` : text;
}

const isTown = (context: Context, { text, hint }: HeadlinePiece) =>
  hint === undefined &&
  /^(?:\p{Lu}[\p{L}.'’-]*)(?: (?:\p{Lu}[\p{L}.'’-]*|of|upon|on|the|in)){0,3}$/u.test(text) &&
  titleScore(context, text) === 0 &&
  serviceIn(text) === null &&
  !isUnit(context, text);

/** Bullets whose markers were drawn, not written, are indented more than the entry's head. */
function isIndented(group: Parsed[], piece: Parsed): boolean {
  const head = group.find((other) => other.role === 'head' && other.main);
  return Boolean(head?.main && piece.main && piece.main.x > head.main.x + 4);
}

function addHeadline(context: Context, entry: Entry, cell: Cell, row: number, piece: Parsed): void {
  let text = cell.text;
  const hint = piece.hints.get(cell);
  const span = inlineSpan(context, { ...piece, main: cell, text, role: 'head' });
  if (span && entry.span.printedDates === '') {
    addSpan(entry, span);
    text = `${text.slice(0, span.index)} | ${text.slice(span.index + span.length)}`;
  }
  const placed = /^(.+?)\s*\(([^()]+)\)\s*[,–—-]\s+(.+)$/.exec(text);
  if (placed?.[2] && isPlace(context, placed[2])) {
    // A place in brackets behind an employer: `Kier (Leeds, UK), Planner`
    entry.places.push(placed[2]);
    text = `${placed[1]} | ${placed[3]}`;
  }
  // What a form has as the post is one: `Senior Manager - Finance`.
  for (const part of (hint === 'jobTitle' && !/[|•]/.test(text) ? [text] : partsOfHeadline(context, text))
    .map(trimmed)
    .filter((piece) => /[\p{L}\d]/u.test(piece))) {
    if (isDuration(part)) entry.durations.push(part);
    else if (hint !== 'employer' && isPlace(context, part) && (entry.headline.length > 0 || span?.index === 0))
      entry.places.push(part);
    else if (isUrlOnly(part) && !entry.url) entry.url = part;
    else {
      const ended = entry.places.length === 0 ? placeAtEnd(context, part) : null;
      // What follows a range at the beginning of a line is beside the heading: `2019 – 2021 – Gdynia`.
      entry.headline.push({
        text: ended?.rest ?? part,
        bold: cell.bold,
        row,
        hint,
        ...(ended && { townCut: true }),
        ...(span?.index === 0 && !cell.bold && { isAside: true }),
      });
      if (ended) entry.places.push(ended.place);
    }
  }
}

function addSpan(entry: Entry, { startDate, endDate, printedDates }: Span): void {
  if (entry.span.printedDates === '') entry.span = { startDate, endDate, printedDates };
  else if (!entry.span.startDate && !startDate) {
    // Start and end on separate lines.
    const [first, second] = [entry.span.endDate, endDate].sort();
    entry.span = { startDate: first ?? '', endDate: second ?? '', printedDates: `${entry.span.printedDates} ${printedDates}` };
  } else entry.durations.push(printedDates);
}

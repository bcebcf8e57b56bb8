import { withHeadsWhole } from './broken-heads.ts';
import { isUrlOnly, urlsIn } from './contact.ts';
import { findSpan, isDateOnly, isDuration, type Span } from './dates.ts';
import { isFederal } from './federal.ts';
import { heaviest, median } from './items.ts';
import { labelAlone, type Said, withoutLabel } from './labels.ts';
import { type Cell, type Line, textOf } from './lines.ts';
import { joined } from './paragraphs.ts';
import { firmBefore, isPlace, mayBeFirmInTown, maybePlace, placeAtEnd } from './places.ts';
import { leaning } from './posts.ts';

/** A piece of an entry's heading: part of a company, post, school or degree. */
export type Head = {
  text: string;
  bold: boolean;
  row: number;
  said?: Said;
  /** At the right end of a line. */
  isAside?: boolean;
};

/** One job, course or project: its heading lines and the text below. */
export type Entry = {
  heads: Head[];
  places: string[];
  span: Span;
  durations: string[];
  highlights: string[];
  paragraphs: string[];
  url: string;
  /** Lines with facts of a US federal post. */
  federal: string[];
};

type Parsed = {
  line: Line;
  main: Cell | null;
  text: string;
  extra: Cell[];
  spans: Span[];
  places: string[];
  durations: string[];
  role: 'body' | 'head' | 'side' | 'url' | 'federal';
  /** The fields that labels name. */
  said: Map<Cell, Said>;
  labels: Said[];
  goesOn: boolean;
};

/** Splits a section's lines into entries. */
export function entriesOf(printed: Line[]): Entry[] {
  const lines = withHeadsWhole(printed);
  const parsed: Parsed[] = [];
  // Where a section begins with an employer and its town, such lines begin entries.
  const [opening] = lines[0]?.cells ?? [];
  const firmsFirst = opening !== undefined && !opening.bullet && isPlace(opening.text) && mayBeFirmInTown(opening.text);
  lines.forEach((line, index) => {
    parsed.push(parseLine(line, parsed, lines[index + 1], firmsFirst));
  });
  const isLabelled = ({ labels, line }: Parsed) => labels.length > 0 && !line.cells.some((cell) => cell.said);
  const start = parsed.findIndex(isLabelled);
  const labelled = start < 0 ? null : byLabels(parsed.slice(start));
  const groups = groupsOf(labelled ? parsed.slice(0, start) : parsed);
  return withPlacesUnderDates([...groups.flatMap(atBoldHeads), ...(labelled ?? [])]).map(entryOf);
}

/** Entries in which labels name each field: one begins where the first label comes again. */
function byLabels(parsed: Parsed[]): Parsed[][] | null {
  const first = parsed[0]?.labels[0];
  const labels = parsed.flatMap((piece) => (piece.line.cells.some((cell) => cell.said) ? [] : piece.labels));
  if (!first || new Set(labels).size < 2 || !labels.some((said) => said === 'firm' || said === 'post')) return null;
  const starts = parsed.flatMap((piece, index) => (piece.labels.includes(first) ? [index] : []));
  return starts.flatMap((from, index) => {
    const own = parsed.slice(from, starts[index + 1] ?? parsed.length);
    // Headings without labels after the text are entries of another kind.
    const text = own.findIndex((piece) => piece.role === 'body');
    const end = text < 0 ? -1 : own.findIndex((piece, at) => at > text && piece.role === 'head' && piece.labels.length === 0);
    return end < 0 ? [own] : [own.slice(0, end), ...groupsOf(own.slice(end))];
  });
}

function groupsOf(parsed: Parsed[]): Parsed[][] {
  const groups: Parsed[][] = [];
  const habit = usualOffset(parsed);
  let run: Parsed[] = [];
  let inBody = true;
  for (const piece of parsed) {
    if (piece.role === 'federal' && piece.text !== '') {
      // Facts among the lines of a heading belong to it, others to the entry above.
      if (run.length > 0) run.push(piece);
      else if (groups.length > 0) groups.at(-1)?.push(piece);
      else run.push(piece);
    } else if (piece.role === 'body' || piece.role === 'url' || piece.role === 'federal') {
      if (run.length > 0) groups.push(...splitHeads(run, habit));
      run = [];
      if (groups.length === 0) groups.push([]);
      groups.at(-1)?.push(piece);
      inBody = true;
    } else if (
      piece.role === 'side' &&
      run.length === 0 &&
      inBody &&
      groups.length > 0 &&
      mayBelong(groups.at(-1) ?? [], piece)
    ) {
      groups.at(-1)?.push(piece);
    } else run.push(piece);
  }
  if (run.length > 0) groups.push(...splitHeads(run, habit));
  return groups;
}

/** Where one entry has its place on the line below its dates, a short line of the same style there is the place of another entry too. */
function withPlacesUnderDates(groups: Parsed[][]): Parsed[][] {
  const underDates = (group: Parsed[], index: number) => {
    const above = group[index - 1];
    return above !== undefined && above.main === null && above.spans.length > 0 && above.places.length === 0;
  };
  const isHabit = groups.some((group) =>
    group.some((piece, index) => piece.main === null && piece.places.length > 0 && underDates(group, index)),
  );
  if (!isHabit) return groups;
  return groups.map((group) =>
    group.map((piece, index) => {
      const [dates] = group[index - 1]?.line.cells ?? [];
      const { main } = piece;
      const isPlaceHere =
        main !== null &&
        dates !== undefined &&
        piece.role !== 'url' &&
        !piece.goesOn &&
        piece.line.cells.length === 1 &&
        underDates(group, index) &&
        group.slice(0, index).some((other) => other.main !== null) &&
        main.bold === dates.bold &&
        !main.bullet &&
        Math.abs(main.size - dates.size) < 0.3 &&
        Math.abs(main.x - dates.x) < 2 &&
        /^\p{Lu}[\p{L}'’. -]{2,30}(?:, \p{Lu}[\p{L}'’. -]{1,30}){0,2}$/u.test(main.text) &&
        !main.text.endsWith('.') &&
        leaning(main.text) === 0;
      return isPlaceHere ? { ...piece, main: null, text: '', places: [main.text], role: 'side' as const } : piece;
    }),
  );
}

/** Splits off an entry that starts in bold like the one before it, but has no date. */
function atBoldHeads(group: Parsed[]): Parsed[][] {
  if (!group[0]?.main?.bold || group[0].role !== 'head') return [group];
  const at = group.findIndex((piece, index) => {
    const before = group.slice(0, index).findLast((other) => other.main);
    return (
      index > 1 &&
      piece.role === 'head' &&
      piece.main?.bold &&
      before?.main &&
      !before.main.bold &&
      Math.abs(piece.main.x - (group[0]?.main?.x ?? 0)) < 3 &&
      group.slice(0, index).some((other) => other.spans.length > 0 || inlineSpan(other) !== null) &&
      !group.slice(index).some((other) => other.spans.length > 0)
    );
  });
  return at < 0 ? [group] : [group.slice(0, at), ...atBoldHeads(group.slice(at))];
}

/** A date or place below an entry's text is its own when the entry has none yet. */
const mayBelong = (group: Parsed[], piece: Parsed) =>
  (piece.spans.length === 0 || group.every((other) => other.spans.length === 0)) &&
  (piece.places.length === 0 || group.every((other) => other.places.length === 0) || piece.spans.length === 0);

function parseLine(line: Line, before: Parsed[], next: Line | undefined, firmsFirst: boolean): Parsed {
  const parsed: Parsed = {
    line,
    main: null,
    text: '',
    extra: [],
    spans: [],
    places: [],
    durations: [],
    role: 'head',
    said: new Map(),
    labels: [],
    goesOn: false,
  };
  if (isFederal(textOf(line))) {
    parsed.text = textOf(line);
    parsed.role = 'federal';
    return parsed;
  }
  const [only] = line.cells;
  if (only && line.cells.length === 1 && labelAlone(only, false)?.said === 'body') {
    // `Duties:` above the text announces it and is no entry.
    parsed.role = 'federal';
    return parsed;
  }
  const isFirm = (cell: Cell, index: number) =>
    index === 0 && !cell.bullet && (cell.bold || firmsFirst) && mayBeFirmInTown(cell.text);
  let label: Said;
  line.cells.forEach((printed, index) => {
    const alone = labelAlone(printed, index + 1 < line.cells.length);
    if (alone && index + 1 < line.cells.length) {
      label = alone.said;
      return;
    }
    const { cell, said = label } = withoutLabel(printed);
    label = undefined;
    if (said) {
      parsed.said.set(cell, said);
      parsed.labels.push(said);
    }
    if (isDuration(cell.text)) parsed.durations.push(cell.text);
    else if (isDateOnly(cell.text)) {
      const span = findSpan(cell.text);
      // A bullet may precede a year. A dot before a range belongs to a timeline.
      if (cell.bullet && line.cells.length === 1 && !span?.startDate && !cell.bold) parsed.main = cell;
      else if (span) parsed.spans.push(span);
    } else if (
      said === 'place' ||
      ((said === undefined || said === 'firm') && isPlace(cell.text) && !isFirm(cell, index)) ||
      (said === undefined && index > 0 && maybePlace(cell.text) && cell.right > line.right - 30)
    )
      parsed.places.push(cell.text);
    else if (parsed.main) parsed.extra.push(cell);
    else parsed.main = cell;
  });
  const main = parsed.main;
  if (!main) {
    parsed.role = 'side';
    return parsed;
  }
  parsed.text = main.text;
  const meaning = parsed.said.get(main);
  if (meaning) {
    parsed.role = meaning === 'body' || meaning === 'other' ? 'body' : 'head';
    return parsed;
  }
  const last = before.findLast((other) => other.main);
  if (isUrlOnly(main.text) && parsed.extra.length === 0) parsed.role = 'url';
  else if (main.bullet && !(main.bold && headsEntry(parsed, next))) parsed.role = 'body';
  else if (last?.main && before.at(-1)?.role !== 'side' && goesOn(last, main, parsed)) {
    parsed.role = last.role === 'body' ? 'body' : 'head';
    parsed.goesOn = last.role === 'body';
  } else if (isProse(main, parsed, next) || isPoint(main, parsed, before) || isSentence(main, parsed, before))
    parsed.role = 'body';
  return parsed;
}

/** A dot before a name with dates next to or below it belongs to a timeline, not to a list. */
const headsEntry = (parsed: Parsed, next: Line | undefined) =>
  parsed.spans.length > 0 || Boolean(next?.cells.every((cell) => !cell.bullet && findSpan(cell.text)?.startDate));

/** Running text: it ends as a sentence does, fills its column, or goes on in the next line. */
function isProse(cell: Cell, parsed: Parsed, next: Line | undefined): boolean {
  if (parsed.spans.length > 0 || parsed.extra.length > 0 || cell.bold) return false;
  const { text } = cell;
  // A bold name with its facts on the line, and dates at its end.
  if (cell.leadBold && !text.endsWith('.') && text.length < 220 && endsInDate(text)) return false;
  if (text.length < 130 && (endsInDate(text) || beginsWithRange(text) || (/\s[|•·]\s/.test(text) && !/[.;]$/.test(text))))
    return false;
  // A line directly above a date begins an entry, whatever its length.
  const under = next?.cells[0]?.text ?? '';
  const isNamed = /\s[|—–·]\s/.test(text) || leaning(text) > 0;
  if (isNamed && text.length < 110 && !/[.;]$/.test(text) && (isDateOnly(under) || beginsWithRange(under))) return false;
  if (text.length > 85 || (text.length > 35 && /[.;:!]$/.test(text) && !/\b(?:inc|ltd|co|corp|jr)\.$/i.test(text))) return true;
  if (text.length < 28) return false;
  if (text.length > 50 && cell.right - cell.x > 0.8 * (parsed.line.right - parsed.line.left)) return true;
  if (UNENDED.test(text)) return true;
  const below = next?.cells[0];
  return Boolean(
    below &&
      !below.bullet &&
      !below.bold &&
      !isDateOnly(below.text) &&
      below.y > cell.y &&
      below.y - cell.y < 2 * cell.size &&
      /^[\p{Ll}(&%]/u.test(below.text),
  );
}

/** A short sentence below the lines of dates and place, where the heading has ended. */
const isSentence = ({ text, bold }: Cell, parsed: Parsed, before: Parsed[]) =>
  before.slice(-2).some((other) => other.role === 'side') &&
  before.some((other) => other.role === 'head' && other.main) &&
  !bold &&
  parsed.spans.length + parsed.extra.length === 0 &&
  /^\p{Lu}\S*(?: \S+){3,}[.;!]$/u.test(text) &&
  !/\b(?:inc|ltd|co|corp|jr)\.$/i.test(text);

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
const UNENDED = /[\p{L}][-\u00ad]$|,$|\b(?:and|or|of|the|a|an|to|for|with|in|on|by|as|from|through|using|such)$/u;

/** Whether a line is the rest of the one before, which wrapped. */
function goesOn(last: Parsed, cell: Cell, parsed: Parsed): boolean {
  const { right } = parsed.line;
  const before = last.main;
  if (!before || last.role !== 'body' || parsed.spans.length > 0 || endsInDate(cell.text)) return false;
  const step = cell.y - before.y;
  if (step <= 0 || step > 2 * Math.max(cell.size, before.size) || Math.abs(cell.size - before.size) > 0.6) return false;
  if (cell.bold && !before.bold) return false;
  const bulletText = last.line.cells.some((other) => other.bullet) || last.goesOn;
  if (bulletText && Math.abs(cell.x - before.x) < 2 && !/[.!?]$/.test(before.text)) return true;
  if (/^[\p{Ll}(&%+]/u.test(cell.text)) return true;
  if (UNENDED.test(before.text)) return true;
  if (/[.!?]$/.test(before.text) && before.right < right * 0.75) return false;
  const word = cell.text.split(' ')[0] ?? '';
  const wrapped = before.right + word.length * cell.size * 0.52 > right - cell.size;
  return (
    wrapped &&
    Math.abs(cell.x - before.x) < 30 &&
    step < 1.7 * cell.size &&
    (!/[.!?]$/.test(before.text) || (bulletText && Math.abs(cell.x - before.x) < 2))
  );
}

/** How many lines above its date an entry begins in most of those separated from others. */
function usualOffset(parsed: Parsed[]): number | undefined {
  const offsets: [number, number][] = [];
  let from = 0;
  parsed.forEach((piece, index) => {
    const isText = piece.role === 'body' || piece.role === 'url' || piece.role === 'federal';
    const next = parsed[index + 1];
    const ends = !next || next.role === 'body' || next.role === 'url' || next.role === 'federal';
    if (isText) from = index + 1;
    else if (ends) {
      const dated = parsed.slice(from, index + 1).flatMap((one, at) => (one.spans.length > 0 || inlineSpan(one) ? [at] : []));
      if (dated.length === 1 && from > 0) offsets.push([dated[0] ?? 0, 1]);
    }
  });
  return heaviest(offsets);
}

/** Headings without text between them: one entry for each date, split where the page has a gap. */
function splitHeads(run: Parsed[], habit: number | undefined): Parsed[][] {
  const dated = run.flatMap((piece, index) => (piece.spans.length > 0 || inlineSpan(piece) ? [index] : []));
  const tops = run.map((piece) => piece.line.cells[0]?.y ?? 0);
  const steps = tops.slice(1).map((y, index) => y - (tops[index] ?? 0));
  const usual = median(steps.filter((step) => step > 0));
  const starts = [0];
  if (dated.length >= 2) {
    // What comes before the first date may be an entry without one.
    const undated = indexesBetween(1, dated[0] ?? 0).findLast(
      (index) => run[0]?.main?.bold && run[index]?.main?.bold && run[index - 1]?.main?.bold !== true,
    );
    if (undated !== undefined) starts.push(undated);
    const offset = (dated[0] ?? 0) - (undated ?? 0);
    for (let n = 1; n < dated.length; n++) {
      const from = (dated[n - 1] ?? 0) + 1;
      const to = dated[n] ?? 0;
      const widest = indexesBetween(from, to).reduce(
        (best, index) => ((steps[index - 1] ?? 0) > (steps[best - 1] ?? 0) + 1 ? index : best),
        from,
      );
      const styled = indexesBetween(from, to).find(
        (index) =>
          run[0]?.main?.bold && run[index]?.main?.bold && run.slice(0, from).some((piece) => piece.main && !piece.main.bold),
      );
      const gapTells = (steps[widest - 1] ?? 0) > 1.25 * usual;
      starts.push(gapTells ? widest : (styled ?? Math.min(to, Math.max(from, to - (offset === 0 ? (habit ?? 0) : offset)))));
    }
    const last = starts.at(-1) ?? 0;
    const isRow = starts.length > 1 && starts.every((start, index) => start === index);
    // Where each entry takes one line, a line at the same distance is another entry even without a date.
    for (let index = last + 1; isRow && index < run.length; index++)
      if (run[index]?.main?.bold === run[0]?.main?.bold && Math.abs((steps[index - 1] ?? 0) - usual) < 2) starts.push(index);
  } else {
    // Without dates, only a clear gap or bold text after plain lines begins another entry.
    for (let index = 1; index < run.length; index++) {
      const bold =
        run[index]?.main?.bold &&
        run[0]?.main?.bold &&
        run[index - 1]?.main &&
        !run[index - 1]?.main?.bold &&
        (dated[0] ?? -1) < index;
      if (bold && dated.length < 2) starts.push(index);
    }
  }
  return starts.map((start, n) => run.slice(start, starts[n + 1] ?? run.length)).filter((part) => part.length > 0);
}

const indexesBetween = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);

function endsInDate(text: string): boolean {
  const span = findSpan(text);
  return (
    span !== null &&
    /^[\s).\]]*$/.test(text.slice(span.index + span.length)) &&
    (span.startDate !== '' || /[|,(–—-]\s*$/.test(text.slice(0, span.index)))
  );
}

function beginsWithRange(text: string): boolean {
  const span = findSpan(text);
  return (
    span !== null &&
    span.index === 0 &&
    span.startDate !== '' &&
    /^\s*[|,:/·•–—-]|^\s+\p{Lu}/u.test(text.slice(span.length)) &&
    !text.endsWith('.')
  );
}

/** A date within a longer line. */
function inlineSpan(piece: Parsed) {
  if (piece.role !== 'head' || !piece.main) return null;
  const span = findSpan(piece.text);
  if (!span) return null;
  const before = piece.text.slice(0, span.index).trim();
  const after = piece.text.slice(span.index + span.length).trim();
  const parted = before === '' || /[|•·,;:/(–—[-]$/.test(before) || (span.startDate !== '' && after === '') || after === '';
  return parted && (span.startDate !== '' || span.endDate !== '') ? span : null;
}

const SEPARATOR = /\s+[|•·∙⋅◦▪–—]\s+|\s+-\s+|\s*[|•]\s*/;

/** `Logistics NCO / Platoon Sergeant` is one post with two names; other slashes separate. */
const partsOfHead = (text: string) =>
  text.split(SEPARATOR).flatMap((part) => {
    const sides = part.split(/\s+\/\s+/);
    return sides.length > 1 && sides.every((side) => leaning(side) > 0) ? [part] : sides;
  });
const trimmed = (text: string) =>
  text
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/^[\s,;|/·•:–—\])-]+|[\s,;|/·•:–—([-]+$/g, '')
    .trim();

function entryOf(group: Parsed[]): Entry {
  const entry: Entry = {
    heads: [],
    places: [],
    span: { startDate: '', endDate: '', printedDates: '' },
    durations: [],
    highlights: [],
    paragraphs: [],
    url: '',
    federal: [],
  };
  let wasHighlight = false;
  group.forEach((piece, row) => {
    for (const span of piece.spans) addSpan(entry, span);
    entry.places.push(...piece.places);
    entry.durations.push(...piece.durations);
    if (piece.role === 'federal' && piece.text) entry.federal.push(piece.text);
    if (!piece.main) return;
    if (piece.role === 'url') {
      if (entry.url) entry.paragraphs.push(piece.text);
      else entry.url = urlsIn(piece.text)[0] ?? piece.text;
      return;
    }
    if (piece.role === 'body') {
      const text = [piece.text, ...piece.extra.map((cell) => cell.text)].join(' ');
      const list = piece.goesOn
        ? wasHighlight
          ? entry.highlights
          : entry.paragraphs
        : piece.main.bullet || isIndented(group, piece)
          ? entry.highlights
          : entry.paragraphs;
      if (piece.goesOn && list.length > 0) list.push(joined(list.pop() ?? '', text));
      else list.push(text);
      wasHighlight = list === entry.highlights;
      return;
    }
    for (const cell of [piece.main, ...piece.extra]) {
      const known = entry.heads.length;
      addHeads(entry, cell, row, piece.said.get(cell));
      const isAside = cell !== piece.main && cell.right > piece.line.right - 30;
      if (isAside) entry.heads = entry.heads.map((head, index) => (index < known ? head : { ...head, isAside }));
    }
  });
  // Beside employer and post, a name at the right end is the town.
  const town =
    entry.heads.length > 2 && entry.places.length === 0 ? entry.heads.find((head) => head.isAside && isTown(head)) : undefined;
  if (town) {
    entry.places.push(town.text);
    entry.heads = entry.heads.filter((head) => head !== town);
  }
  const parted = entry.heads.length === 1 ? firmBefore(entry.places[0] ?? '') : null;
  if (parted) {
    // A firm before its town reads as a longer place.
    entry.places[0] = parted.place;
    const row = group.findIndex((piece) => piece.places.length > 0);
    const firm = { text: parted.firm, bold: false, row };
    entry.heads = row < (entry.heads[0]?.row ?? 0) ? [firm, ...entry.heads] : [...entry.heads, firm];
  }
  return entry;
}

const isTown = ({ text, said }: Head) =>
  said === undefined &&
  /^(?:\p{Lu}[\p{L}.'’-]*)(?: (?:\p{Lu}[\p{L}.'’-]*|of|upon|on|the|in)){0,3}$/u.test(text) &&
  leaning(text) === 0;

/** Bullets whose markers were drawn, not written, are indented more than the entry's head. */
function isIndented(group: Parsed[], piece: Parsed): boolean {
  const head = group.find((other) => other.role === 'head' && other.main);
  return Boolean(head?.main && piece.main && piece.main.x > head.main.x + 4);
}

function addHeads(entry: Entry, cell: Cell, row: number, said: Said): void {
  let text = cell.text;
  const span = inlineSpan({
    line: { cells: [cell], startsColumn: false, left: cell.x, right: cell.right },
    main: cell,
    text,
    extra: [],
    spans: [],
    places: [],
    durations: [],
    role: 'head',
    said: new Map(),
    labels: [],
    goesOn: false,
  });
  if (span && entry.span.printedDates === '') {
    addSpan(entry, span);
    text = `${text.slice(0, span.index)} | ${text.slice(span.index + span.length)}`;
  }
  const placed = /^(.+?)\s*\(([^()]+)\)\s*[,–—-]\s+(.+)$/.exec(text);
  if (placed?.[2] && isPlace(placed[2])) {
    // `Kier (Leeds, UK), Planner`
    entry.places.push(placed[2]);
    text = `${placed[1]} | ${placed[3]}`;
  }
  for (const part of partsOfHead(text)
    .map(trimmed)
    .filter((piece) => /[\p{L}\d]/u.test(piece))) {
    if (isDuration(part)) entry.durations.push(part);
    else if (isPlace(part) && entry.heads.length > 0) entry.places.push(part);
    else if (isUrlOnly(part) && !entry.url) entry.url = part;
    else {
      const ended = entry.places.length === 0 ? placeAtEnd(part) : null;
      entry.heads.push({ text: ended?.rest ?? part, bold: cell.bold, row, said });
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

import { heaviest, median } from '../document/items.ts';
import type { Context } from '../vocabulary/context.ts';
import { isDuration } from '../vocabulary/dates.ts';
import { titleScore } from '../vocabulary/job-titles.ts';
import type { FieldHint } from '../vocabulary/labels.ts';
import type { Parsed } from './parsed-line.ts';
import { inlineSpan } from './prose-lines.ts';

/** Entries in which labels name each field: one begins where the first label comes again, or on the line with a name above that. */
export function byLabels(context: Context, all: Parsed[], start: number): { above: Parsed[]; entries: Parsed[][] } | null {
  const isName = (piece: Parsed | undefined) => piece?.role === 'head' && piece.labels.length === 0 && piece.spans.length === 0;
  const label = all[start]?.labels[0];
  const isNamedAbove = all.every((piece, index) => index < start || !piece.labels.includes(label) || isName(all[index - 1]));
  const namesEmployer = all.some(({ labels }) => labels.includes('employer'));
  const offset = label === 'jobTitle' && isNamedAbove && !namesEmployer ? 1 : 0;
  const parsed = all.slice(start - offset);
  const entries = entriesByLabels(context, parsed, label, offset);
  return entries && { above: all.slice(0, start - offset), entries };
}

function entriesByLabels(context: Context, parsed: Parsed[], first: FieldHint, offset: number): Parsed[][] | null {
  const labels = parsed.flatMap((piece) => (piece.line.cells.some((cell) => cell.hint && !cell.isAnswer) ? [] : piece.labels));
  if (!first || new Set(labels).size < 2 || !labels.some((label) => label === 'employer' || label === 'jobTitle')) return null;
  // `Unit` below `Employer: British Army` is another fact of the same post.
  const isUnit = ({ line: { cells } }: Parsed) => /^(?:unit|ship|regiment)\b/i.test(cells[0]?.text ?? '');
  const begins = parsed.filter((piece) => piece.labels.includes(first));
  const employers = begins.filter((piece) => !isUnit(piece));
  const starting = new Set(employers.length > 0 ? employers : begins);
  const starts = parsed.flatMap((piece, index) => (starting.has(piece) ? [index - offset] : []));
  return starts.flatMap((from, index) => {
    const own = parsed.slice(from, starts[index + 1] ?? parsed.length);
    // Headings without labels after the text are entries of another kind.
    const text = own.findIndex((piece) => piece.role === 'body' && !piece.labels.includes('other'));
    const end = text < 0 ? -1 : own.findIndex((piece, at) => at > text && piece.role === 'head' && piece.labels.length === 0);
    return end < 0 ? [own] : [own.slice(0, end), ...groupByEntry(context, own.slice(end))];
  });
}

/** Lines by the entry that they belong to. */
export function groupByEntry(context: Context, parsed: Parsed[]): Parsed[][] {
  const dated = context.leavesOut('groupsToDates') ? null : groupsToDates(context, parsed);
  if (dated) return dated;
  const groups: Parsed[][] = [];
  const habit = usualOffset(context, parsed);
  const apart = new Set([
    ...(context.leavesOut('undatedAfterGaps') ? [] : undatedAfterGaps(context, parsed)),
    ...(context.leavesOut('employersOverTime') ? [] : employersOverTime(parsed)),
  ]);
  const [opening] = parsed;
  const split = (headline: Parsed[], hasText: boolean) => splitHeadlines(context, headline, habit, hasText, opening);
  let run: Parsed[] = [];
  let inBody = true;
  for (const piece of parsed) {
    if (apart.has(piece)) {
      if (run.length > 0) groups.push(...split(run, false));
      run = [];
      groups.push([]);
    }
    if (piece.role === 'federal' && piece.text !== '') {
      // Facts among the lines of a heading belong to it, others to the entry above.
      if (run.length > 0) run.push(piece);
      else if (groups.length > 0) groups.at(-1)?.push(piece);
      else run.push(piece);
    } else if (piece.role === 'body' || piece.role === 'url' || piece.role === 'federal') {
      if (run.length > 0) groups.push(...split(run, true));
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
  if (run.length > 0) groups.push(...split(run, false));
  return groups.filter((group) => group.length > 0);
}

/**
 * Entries that end in their dates, below the text: each begins where the dates of the one above end. What has text and dates only is an entry too:
 * `Travelled in Australia, picking fruit`.
 */
function groupsToDates(context: Context, parsed: Parsed[]): Parsed[][] | null {
  const isDates = (piece: Parsed | undefined) =>
    piece?.role === 'side' && piece.main === null && piece.spans.some(({ startDate }) => startDate !== '');
  const ends = parsed.flatMap((piece, index) => (isDates(piece) ? [index] : []));
  const others = parsed.filter((piece) => !isDates(piece) && (piece.spans.length > 0 || inlineSpan(context, piece) !== null));
  const below = ends.filter((index) => parsed[index - 1]?.role === 'body');
  const isHabit =
    parsed[0]?.role === 'head' &&
    ends.length > 1 &&
    others.length === 0 &&
    below.length === ends.length &&
    isDates(parsed.at(-1));
  if (!isHabit) return null;
  return ends.map((end, index) => {
    const group = parsed.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1);
    return group.some(({ role }) => role === 'head')
      ? group
      : group.map((piece, at) => (at === 0 ? { ...piece, role: 'head' } : piece));
  });
}

/** Employers above how long someone was there in all, as LinkedIn prints them before the posts: `Canadian Army` over `18 years 2 months`. */
function employersOverTime(parsed: Parsed[]): Parsed[] {
  const isOver = (piece: Parsed, index: number) => {
    const next = parsed[index + 1];
    const isAlone = next?.main === null && next.spans.length === 0 && next.places.length === 0 && next.durations.length === 1;
    const isTime = next?.durations.every(isDuration) === true;
    return piece.role === 'head' && piece.spans.length === 0 && isAlone && isTime;
  };
  return parsed[0] && isOver(parsed[0], 0) ? parsed.filter(isOver) : [];
}

/** From the last line of a piece to the first of the next, in points. */
function stepBetween(above: Parsed | undefined, piece: Parsed): number {
  const foot = above?.main ?? above?.line.cells[0];
  const top = piece.main ?? piece.line.cells[0];
  return (top?.top ?? top?.y ?? 0) - (foot?.foot ?? foot?.y ?? 0);
}

/** Headings without dates that begin entries, where white space precedes each line with dates and nothing else: `Tern Mill, Yarm`. */
function undatedAfterGaps(context: Context, parsed: Parsed[]): ReadonlySet<Parsed> {
  const steps = parsed.map((piece, index) => (index === 0 ? 0 : stepBetween(parsed[index - 1], piece)));
  const usual = median(steps.filter((step) => step > 0));
  const isWide = (index: number) => (steps[index] ?? 0) > 1.2 * usual;
  const isDated = (piece: Parsed) => piece.main !== null && (piece.spans.length > 0 || inlineSpan(context, piece) !== null);
  const dated = parsed.flatMap((piece, index) => (index > 0 && isDated(piece) ? [index] : []));
  const [opening] = parsed;
  if (!opening || !isDated(opening) || dated.length < 2 || !dated.every(isWide)) return new Set();
  // Text or a post follows it directly; a place in the margin has none.
  const isFollowed = (index: number) => {
    const next = parsed[index + 1];
    return next !== undefined && (steps[index + 1] ?? 0) > 0 && !isWide(index + 1) && !isDated(next);
  };
  // Below an employer, its dates, its address and the facts of a federal post the first name is that of the post.
  const titles = new Set<Parsed>();
  let state: 'dated' | 'facts' | 'none' = 'none';
  for (const piece of parsed) {
    if (piece.role === 'federal') state = state === 'none' || piece.text === '' ? state : 'facts';
    else if (piece.role === 'head' || piece.role === 'body') {
      if (state === 'facts') titles.add(piece);
      state = isDated(piece) ? 'dated' : 'none';
    }
  }
  const apart = parsed.filter(
    (piece, index) =>
      isWide(index) &&
      !isDated(piece) &&
      piece.role === 'head' &&
      !piece.continuesPrevious &&
      isFollowed(index) &&
      !titles.has(piece),
  );
  // Where each dated line has one directly below it, that is the second line of its heading.
  const isSecond = [0, ...dated].every((index) => apart.includes(parsed[index + 1] as Parsed));
  return new Set(isSecond ? [] : apart);
}

/** Where one entry has its place on the line below its dates, a short line of the same style there is the place of another entry too. */
export function withPlacesUnderDates(context: Context, groups: Parsed[][]): Parsed[][] {
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
        !piece.continuesPrevious &&
        piece.line.cells.length === 1 &&
        underDates(group, index) &&
        group.slice(0, index).some((other) => other.main !== null) &&
        main.bold === dates.bold &&
        !main.bullet &&
        Math.abs(main.size - dates.size) < 0.3 &&
        Math.abs(main.x - dates.x) < 2 &&
        /^\p{Lu}[\p{L}'’. -]{2,30}(?:, \p{Lu}[\p{L}'’. -]{1,30}){0,2}$/u.test(main.text) &&
        !main.text.endsWith('.') &&
        titleScore(context, main.text) === 0;
      return isPlaceHere
        ? {
            ...piece,
            main: null,
            text: '',
            places: [main.text],
            role: 'side' as const,
            hints: new Map([[main, 'place' as const]]),
          }
        : piece;
    }),
  );
}

/** Splits off an entry that starts in bold like the one before it, but has no date. */
export function atBoldHeadlines(context: Context, group: Parsed[]): Parsed[][] {
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
      group.slice(0, index).some((other) => other.spans.length > 0 || inlineSpan(context, other) !== null) &&
      !group.slice(index).some((other) => other.spans.length > 0)
    );
  });
  return at < 0 ? [group] : [group.slice(0, at), ...atBoldHeadlines(context, group.slice(at))];
}

/** A date or place below an entry's text is its own when the entry has none yet. */
const mayBelong = (group: Parsed[], piece: Parsed) =>
  (piece.spans.length === 0 || group.every((other) => other.spans.length === 0)) &&
  (piece.places.length === 0 || group.every((other) => other.places.length === 0) || piece.spans.length === 0);

/** How many lines above its date an entry begins in most of those separated from others. */
function usualOffset(context: Context, parsed: Parsed[]): number | undefined {
  const offsets: [number, number][] = [];
  let from = 0;
  parsed.forEach((piece, index) => {
    const isText = piece.role === 'body' || piece.role === 'url' || piece.role === 'federal';
    const next = parsed[index + 1];
    const ends = !next || next.role === 'body' || next.role === 'url' || next.role === 'federal';
    if (isText) from = index + 1;
    else if (ends) {
      const dated = parsed
        .slice(from, index + 1)
        .flatMap((one, at) => (one.spans.length > 0 || inlineSpan(context, one) ? [at] : []));
      if (dated.length === 1 && from > 0) offsets.push([dated[0] ?? 0, 1]);
    }
  });
  return heaviest(offsets);
}

/** Headings without text between them: one entry for each date, split where the page has a gap. `hasText` where text follows the last. */
function splitHeadlines(
  context: Context,
  run: Parsed[],
  habit: number | undefined,
  hasText: boolean,
  opening: Parsed | undefined,
): Parsed[][] {
  const dated = run.flatMap((piece, index) => (piece.spans.length > 0 || inlineSpan(context, piece) ? [index] : []));
  const steps = run.slice(1).map((piece, index) => stepBetween(run[index], piece));
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
          isOut(opening) &&
          areAlike(run[index], opening) &&
          run.slice(0, from).some((piece) => piece.main && !areAlike(piece, opening)),
      );
      const gapDecides = (steps[widest - 1] ?? 0) > 1.25 * usual;
      const isBoldBeforeGap =
        styled !== undefined && styled <= widest && run[styled]?.main?.bold === true && !run[widest]?.main?.bold;
      starts.push(
        gapDecides && !isBoldBeforeGap
          ? widest
          : (styled ?? Math.min(to, Math.max(from, to - (offset === 0 ? (habit ?? 0) : offset)))),
      );
    }
    const last = starts.at(-1) ?? 0;
    const isRow = starts.length > 1 && starts.every((start, index) => start === index && isAlike(run[start], run[0]));
    // Where each entry takes one line like the others, a line at the same distance is another entry even without a date.
    for (let index = last + 1; isRow && !hasText && index < run.length; index++)
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

const isCaps = (text: string) => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
/** Bold or in capitals. */
const isOut = (piece: Parsed | undefined) => piece?.main != null && (piece.main.bold || isCaps(piece.text));
const areAlike = (piece: Parsed | undefined, first: Parsed | undefined) =>
  piece?.main != null && piece.main.bold === first?.main?.bold && isCaps(piece.text) === isCaps(first.text);

const isAlike = (piece: Parsed | undefined, first: Parsed | undefined) =>
  piece?.main?.bold === first?.main?.bold && (piece?.spans.length === 0) === (first?.spans.length === 0);

const indexesBetween = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);

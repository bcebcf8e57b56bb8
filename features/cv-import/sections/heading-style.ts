import { heaviest, median } from '../document/items.ts';
import { isLabelled, labelAlone, withoutLabel } from '../document/labelled-cells.ts';
import { type Cell, type Line, textOf } from '../document/lines.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan, isDateOnly } from '../vocabulary/dates.ts';
import { headingKind, looseKind } from '../vocabulary/headings.ts';
import { titleScore } from '../vocabulary/job-titles.ts';
import { isName } from '../vocabulary/names.ts';
import { isServiceName, serviceIn } from '../vocabulary/services.ts';
import { areSchoolAndDegree, namesSchool, namesStudy } from '../vocabulary/study-words.ts';

export const isCaps = (text: string) => /\p{Lu}/u.test(text) && text === text.toUpperCase();

export const endsInColon = (text: string) => /\S:$/.test(text);

export const styleOf = (cell: Cell) =>
  `${Math.round(cell.size * 2)} ${cell.bold} ${isCaps(cell.text.replace(REMARK, ''))} ${endsInColon(cell.text)}`;

/** A remark in small letters behind a heading: `EMPLOYMENT HISTORY (last 15 years)` */
const REMARK = /(?<=\p{L})\s*\(\p{Ll}[^()]*\)$/u;

/** A heading for jobs with the name of a service: `Appointments, British Army` */
export function namesPostsOfService(context: Context, text: string): boolean {
  const [posts = '', service = ''] = text.split(/,\s+(.*)$/);
  const kind = service === '' ? null : headingKind(context, posts);
  return (kind === 'work' || kind === 'military') && serviceIn(service) !== null;
}

type HeadingStyle = {
  /** A line in the style of headings, whatever its text. */
  isHeading: (line: Line) => boolean;
  /** A cell with the text of a heading in a weaker style than the page's headings. */
  isTooWeak: (cell: Cell) => boolean;
  /** A name in the style of headings with dates on the next line or the one above, as no heading has them. */
  beginsEntry: (line: Line, next: Line | undefined, above: Line | undefined) => boolean;
  /** A service with the years of the dated entries below, in the style of headings: `Royal Navy, 2004 – 2016`. */
  isTimeInService: (cell: Cell) => boolean;
  /** A cell in the style of the page's headings. */
  isInStyle: (cell: Cell) => boolean;
};

const isDated = (context: Context, line: Line | undefined) =>
  line?.cells.some((cell) => findSpan(context, cell.text)?.startDate) === true;

/**
 * Lines in the style of the entries below them, each of which names another section by its words: `Where I have worked`, `Learning` and `Strengths`
 * among employers in the same bold.
 */
function namedByWords(context: Context, standing: Cell[]): Cell[] {
  const named = standing.filter(
    ({ text }) =>
      looseKind(context, text) !== null && titleScore(context, text) === 0 && !namesStudy(text) && !/[\d,]/.test(text),
  );
  const [first] = named;
  const alike = named.filter((cell) => first !== undefined && styleOf(cell) === styleOf(first));
  const kinds = alike.map(({ text }) => looseKind(context, text));
  const isEachOnce = new Set(kinds).size === kinds.length && kinds.length > 2;
  return isEachOnce && kinds.includes('work') ? alike : [];
}

/** Whether a line begins with a range of dates and has the names of its entry beside them: `2019 – 2021   Tern Mill`. */
function beginsWithDates(context: Context, line: Line | undefined): boolean {
  const [dates, beside] = line?.cells ?? [];
  return (
    dates !== undefined &&
    beside !== undefined &&
    isDateOnly(context, dates.text) &&
    Boolean(findSpan(context, dates.text)?.startDate)
  );
}

/** The style of this page's headings: that of headings with known words, or of short lines in a style of their own that mostly name a section. */
export function headingStyleOf(context: Context, lines: Line[], repeated: ReadonlySet<string>): HeadingStyle {
  const body =
    heaviest(lines.flatMap((line) => line.cells.map((cell) => [Math.round(cell.size * 2) / 2, cell.text.length] as const))) ?? 10;
  const named = lines.map((line) => namedHeading(context, line)).filter((cell) => cell !== null);
  const style = heaviest(named.map((cell) => [styleOf(cell), 1] as const));
  const inStyle = named.filter((cell) => styleOf(cell) === style);
  const size = median(inStyle.map((cell) => cell.size));
  const firsts = lines.flatMap(({ cells: [cell] }) => (cell && !cell.bullet ? [cell] : []));
  const alone = lines.flatMap(({ cells: [cell, second] }) => (cell && !second && !cell.bullet ? [cell] : []));
  const space = spacesAbove(lines);
  const isDistinct = inStyle.some((cell) => cell.size > body * 1.08 || cell.bold || isCaps(cell.text) || endsInColon(cell.text));
  const isSetOff = (cell: Cell) => (space.get(cell) ?? 0) >= 0.75 * least;
  const spaces = inStyle.map((cell) => space.get(cell) ?? Number.POSITIVE_INFINITY).filter(Number.isFinite);
  // At the top of a column the space says nothing.
  const least = spaces.length > 0 ? Math.min(...spaces) : 0;
  const mayDescribe = isDistinct && inStyle.length >= 2 && style !== undefined && !isMostlyText(context, alone, style);
  // Labels that come again in each entry say nothing of headings.
  const unlabelled = lines.filter(({ cells: [cell] }) => !cell || !repeated.has(cell.text));
  const isShared = style !== undefined && isSharedWithEntries(context, unlabelled, style);
  const styleDecides = mayDescribe && !isShared;
  // Entries set like headings have less space above them.
  const inSameStyle = alone.filter((cell) => styleOf(cell) === style && space.get(cell) !== Number.POSITIVE_INFINITY);
  const closer = inSameStyle.filter((cell) => (space.get(cell) ?? 0) < 0.85 * least);
  const apart = inSameStyle.filter((cell) => !closer.includes(cell));
  const spaceDecides = mayDescribe && isShared && closer.length > 0 && apart.length <= 2 * inStyle.length;
  // Where hardly any heading has known words, bold or capitals are enough.
  const isOut = (cell: Cell) =>
    cell.size > body * 1.15 || (named.length < 3 && (cell.bold || isCaps(cell.text) || endsInColon(cell.text)));
  const standing = alone.filter((cell) => isOut(cell) && looksLikeTitle(cell.text));
  const title = heaviest(
    standing.filter((cell) => looseKind(context, cell.text) !== null).map((cell) => [styleOf(cell), 1] as const),
  );
  const titles = standing.filter((cell) => styleOf(cell) === title);
  const ownWords =
    title !== undefined &&
    (titles.length >= 3 || (titles.length === 2 && titles.some((cell) => headingKind(context, cell.text) !== null))) &&
    titles.filter((cell) => looseKind(context, cell.text) !== null).length >= 0.5 * titles.length &&
    !isSharedWithEntries(context, lines, title);
  const byWords = new Set(named.length < 3 && !ownWords ? namedByWords(context, standing) : []);
  const spacesOfTitles = titles
    .filter((cell) => looseKind(context, cell.text) !== null)
    .map((cell) => space.get(cell) ?? Number.POSITIVE_INFINITY)
    .filter(Number.isFinite);
  /** `LEX` as the last item of a list: an acronym closer to the text above than any such heading is. */
  const isCrowded = (cell: Cell) =>
    isAcronym(cell.text) && spacesOfTitles.length > 1 && (space.get(cell) ?? 0) < 0.75 * Math.min(...spacesOfTitles);
  const areDates = (line: Line | undefined) =>
    line !== undefined && line.cells.length === 1 && isDated(context, line) && isDateOnly(context, textOf(line));
  // A name above `Position: Fitter` is that of an employer.
  const isLabelledPost = (line: Line | undefined) => {
    const [cell] = line?.cells ?? [];
    const hint = cell && withoutLabel(cell).hint;
    return hint === 'jobTitle' || hint === 'rank' || hint === 'date';
  };
  /** In the style of headings that end in a colon, but for that. */
  const isBareStyle = (cell: Cell) => style !== undefined && styleOf({ ...cell, text: `${withoutRemark(cell.text)}:` }) === style;
  const larger = new Set(
    isDistinct && style !== undefined
      ? [
          ...largerHeadings(context, alone, lines, { style, size, body }),
          ...headingsOfMargin(context, alone, lines, named, { style, body }),
        ].map(styleOf)
      : [],
  );
  const kinds = new Set(inStyle.map((cell) => headingKind(context, cell.text)));
  /** Whether a text names a section by one of its words that no heading with known words names: `Working life`. */
  const isMissingKind = (text: string) => {
    const kind = looseKind(context, text);
    return (
      (kind === 'work' || kind === 'education') &&
      !kinds.has(kind) &&
      titleScore(context, text) === 0 &&
      !namesStudy(text) &&
      text.split(' ').length < 6
    );
  };
  const recognised = new Set([...inStyle, ...(ownWords ? titles : [])]);
  // Closer to the dates than these are to the text above them.
  const isBelowDates = (cell: Cell, above: Line | undefined) => {
    const [dates] = above?.cells ?? [];
    return areDates(above) && dates !== undefined && (space.get(cell) ?? 0) <= (space.get(dates) ?? 0) + 1;
  };
  const isBeside = (isNear: (index: number) => boolean, among: ReadonlySet<Cell>) =>
    lines.some(({ cells: [cell] }, index) => cell !== undefined && among.has(cell) && isNear(index));
  const datedBelow = isBeside((index) => isDated(context, lines[index + 1]), recognised);
  const datedAbove = isBeside((index) => areDates(lines[index - 1]), new Set(inStyle));
  const timesInService = new Set(
    lines.flatMap((line, index) =>
      line.cells[0] &&
      inStyle.some(({ size, bold }) => line.cells[0]?.bold === bold && Math.abs(line.cells[0].size - size) < 0.3) &&
      spansEntries(context, line, lines.slice(index + 1, index + 3))
        ? [line.cells[0]]
        : [],
    ),
  );
  // `What I have done`, larger than the text, above items that each have their years.
  const hasYears = (line: Line | undefined) => line?.cells[0]?.bullet === true && isDated(context, line);
  const overPosts = new Set(
    lines.flatMap(({ cells: [cell, second] }, index) =>
      cell &&
      !second &&
      !cell.bullet &&
      cell.size > 1.15 * body &&
      /^(?:work|military)$/.test(looseKind(context, cell.text) ?? '') &&
      hasYears(lines[index + 1]) &&
      hasYears(lines[index + 2])
        ? [cell]
        : [],
    ),
  );
  return {
    isInStyle: (cell) => styleOf(cell) === style,
    isTimeInService: (cell) => timesInService.has(cell),
    beginsEntry: ({ cells: [cell] }, next, above) =>
      cell !== undefined &&
      !timesInService.has(cell) &&
      !NAMES_PERIOD.test(cell.text) &&
      !isServiceName(cell.text) &&
      !cell.isAboveTable &&
      headingKind(context, cell.text) === null &&
      !namesPostsOfService(context, cell.text) &&
      ((isLabelledPost(next) && looseKind(context, cell.text) === null) ||
        (next !== undefined && areSchoolAndDegree(cell.text, textOf(next))) ||
        (namesEmployer(context, cell.text) &&
          isDated(context, next) &&
          titleScore(context, textOf(next as Line).split(/,\s|\s\(/)[0] ?? '') > 0) ||
        (!datedAbove && isBelowDates(cell, above) && !isDated(context, next)) ||
        (!datedBelow &&
          isDated(context, next) &&
          !(beginsWithDates(context, next) && titleScore(context, cell.text) >= 0 && !namesSchool(cell.text)) &&
          (looseKind(context, cell.text) === null || namesSchool(cell.text) || titleScore(context, cell.text) < 0))),
    isHeading: ({ cells: [cell, second] }) =>
      cell !== undefined &&
      second === undefined &&
      !cell.bullet &&
      !isLabelled(cell) &&
      (timesInService.has(cell) ||
        cell.isLeftOfText === true ||
        cell.isNumbered === true ||
        ((looksLikeTitle(cell.text) || namesServiceAtLength(cell.text)) &&
          (((styleDecides || (spaceDecides && (space.get(cell) ?? 0) > 0.97 * least)) &&
            styleOf(cell) === style &&
            isSetOff(cell) &&
            inStyle.some((heading) => isInLine(cell, heading))) ||
            (ownWords && styleOf(cell) === title && !isCrowded(cell)) ||
            byWords.has(cell) ||
            overPosts.has(cell) ||
            larger.has(styleOf(cell)) ||
            (mayDescribe &&
              isCaps(withoutRemark(cell.text)) &&
              isBareStyle(cell) &&
              isSetOff(cell) &&
              isMissingKind(withoutRemark(cell.text))) ||
            (mayDescribe && isShared && styleOf(cell) === style && isSetOff(cell) && isMissingKind(cell.text))))),
    isTooWeak: (cell) => {
      // The name of a service heads a section or is an employer's.
      if (serviceIn(cell.text) !== null && (!isDistinct || styleOf(cell) !== style)) return true;
      if (styleOf(cell) === style) return false;
      if (inStyle.length < 3) return false;
      // `ACCOMPLISHMENTS` in plain type among bold headings announces text of an entry.
      if (!cell.bold && inStyle.every(({ bold }) => bold) && labelAlone(cell, true)?.hint === 'body') return true;
      const own = firsts.filter((other) => styleOf(other) === styleOf(cell));
      const isNamesStyle =
        own.filter((other) => headingKind(context, other.text) === null).length > 0.7 * own.length && own.length > 3;
      return isNamesStyle || (cell.size < size * 0.93 && !cell.bold && !isCaps(cell.text));
    },
  };
}

/** A remark in brackets is no part of a heading: `JOBS (latest first)` */
const withoutRemark = (text: string) => text.replace(/\s*\([^()]*\)$/, '');

/**
 * Where another column has headings larger and bolder than those with known words, they are headings too, whatever their words: `My journey`
 * beside `Contact`. The name of the person is no heading, and nor are names of entries, which text of their own size has below it.
 */
function largerHeadings(
  context: Context,
  alone: Cell[],
  lines: Line[],
  known: { style: string; size: number; body: number },
): Cell[] {
  const large = alone.filter(
    (cell) =>
      cell.bold && cell.size > 1.2 * known.body && cell.size >= known.size && styleOf(cell) !== known.style && !isName(cell.text),
  );
  return [...new Set(large.map(styleOf))].flatMap((style) => {
    const own = large.filter((cell) => styleOf(cell) === style);
    const isTitles = own.length > 1 && own.every(({ text }) => looksLikeTitle(text) && titleScore(context, text) === 0);
    const isNamed = own.some(({ text }) => looseKind(context, text) !== null);
    return isTitles && isNamed && !isSharedWithEntries(context, lines, style) ? own : [];
  });
}

/** Where the headings of a narrow column have a style of their own, two known ones make the others known: `Tools` beside `Contact` and `Languages`. */
function headingsOfMargin(
  context: Context,
  alone: Cell[],
  lines: Line[],
  named: Cell[],
  known: { style: string; body: number },
): Cell[] {
  const others = named.filter((cell) => styleOf(cell) !== known.style && cell.size > 1.15 * known.body);
  const style = heaviest(others.map((cell) => [styleOf(cell), 1] as const));
  if (style === undefined || others.filter((cell) => styleOf(cell) === style).length < 2) return [];
  const own = alone.filter((cell) => styleOf(cell) === style);
  const areTitles = own.every(({ text }) => looksLikeTitle(text) && titleScore(context, text) === 0 && !isName(text));
  const areNamed = own.filter(({ text }) => looseKind(context, text) !== null).length >= 0.6 * own.length;
  return areTitles && areNamed && !isSharedWithEntries(context, lines, style) ? own : [];
}

/** A heading style is also that of employers: `DEPARTMENT OF TRANSPORT`, `TERN STORES, YARM` */
const namesEmployer = (context: Context, text: string) =>
  !NAMES_TIME.test(text) &&
  (titleScore(context, text) < 0 ||
    (titleScore(context, text) === 0 && /\p{L}, \p{L}/u.test(text) && looseKind(context, text) === null));

/** Words that name a time in a career, not an employer: `Before the Navy`, `Army career` */
const NAMES_TIME =
  /^(?:before|after|since|during|outside|beyond|while|my|other|in|with|at)\b|\b(?:careers?|service|years|experience|history|background|employment|postings?)$/i;

/** `Before commissioning` heads what was before, whatever is below it. */
const NAMES_PERIOD = /^(?:before|after|since|outside|beyond) /i;

/** Whether a line with a service and years has two rows below it that each begin and end within these. */
function spansEntries(context: Context, { cells: [cell, second] }: Line, below: Line[]): boolean {
  const span = cell && !second && !cell.bullet && serviceIn(cell.text) !== null ? findSpan(context, cell.text) : null;
  if (!cell || !span?.startDate || !looksLikeTitle(cell.text.slice(0, span.index).replace(/[\s,:;(–—-]+$/, ''))) return false;
  const isWithin = (line: Line) =>
    line.cells.some(({ text }) => {
      const own = findSpan(context, text);
      return own?.startDate && own.startDate >= span.startDate && own.endDate.slice(0, 4) <= span.endDate.slice(0, 4);
    });
  return below.length === 2 && below.every(isWithin);
}

/** The white space above the first cell of each line; endless where a column or the file begins. */
function spacesAbove(lines: Line[]): Map<Cell, number> {
  const spaces = new Map<Cell, number>();
  lines.forEach(({ cells: [cell] }, index) => {
    if (!cell) return;
    const above = lines[index - 1]?.cells.at(-1);
    const step = above && cell.y > above.y ? cell.y - above.y : Number.POSITIVE_INFINITY;
    spaces.set(cell, step);
  });
  return spaces;
}

/** Whether entries have names in the style of headings: then one follows a heading directly, or has dates under it as the headings have not. */
function isSharedWithEntries(context: Context, lines: Line[], style: string): boolean {
  let headings = 0;
  let followed = 0;
  let headingsDated = 0;
  let others = 0;
  let othersDated = 0;
  // Below the heading of the jobs the first begins at once, or with a name in this style.
  let [jobsAtOnce, jobsNamed] = [0, 0];
  lines.forEach((line, index) => {
    const [cell] = line.cells;
    if (!cell || cell.bullet || styleOf(cell) !== style) return;
    const [next, second] = [lines[index + 1], lines[index + 2]];
    const nextCell = next?.cells[0];
    const dated = [next, second].some((other) => other !== undefined && findSpan(context, textOf(other)) !== null);
    const isNamed = (text: string) => headingKind(context, text) !== null || looseKind(context, text) !== null;
    if (isNamed(cell.text)) {
      headings++;
      if (dated) headingsDated++;
      const isNext = nextCell !== undefined && styleOf(nextCell) === style;
      if (/^(?:work|military)$/.test(headingKind(context, cell.text) ?? '')) {
        if (isNext) jobsNamed++;
        else if (next && findSpan(context, textOf(next))?.startDate) jobsAtOnce++;
      }
      const isEntry =
        nextCell && !nextCell.bullet && styleOf(nextCell) === style && !isNamed(nextCell.text) && !isAcronym(nextCell.text);
      // Dates on its line distinguish an entry from a heading.
      if (isEntry && next && !findSpan(context, textOf(next))?.startDate) followed++;
    } else if (looksLikeTitle(cell.text) && line.cells.length === 1) {
      others++;
      if (dated && !beginsWithDates(context, next)) othersDated++;
    }
  });
  if (followed > 0.3 * headings) return true;
  if (jobsAtOnce > 0 && jobsNamed === 0) return false;
  return others > 1 && othersDated > 0.5 * others && othersDated / others > headingsDated / Math.max(1, headings) + 0.4;
}

/** `COSHH` below `SKILLS` */
const isAcronym = (text: string) => /^\p{Lu}{2,6}$/u.test(text);

/** Whether most lines in a style are no titles. Those with a range of dates are entries, which no heading is taken for. */
const isMostlyText = (context: Context, alone: Cell[], style: string) => {
  const own = alone.filter(
    (cell) => styleOf(cell) === style && /\p{L}{3}/u.test(cell.text) && !findSpan(context, cell.text)?.startDate,
  );
  return own.filter((cell) => looksLikeTitle(cell.text)).length < 0.7 * own.length;
};

const isInLine = (cell: Cell, other: Cell) =>
  Math.min(
    Math.abs(cell.x - other.x),
    Math.abs(cell.right - other.right),
    Math.abs(cell.x + cell.right - other.x - other.right) / 2,
  ) < 4;

/** The cell that names a section: alone on its line, or left of the section's first line. */
export function namedHeading(context: Context, line: Line): Cell | null {
  const first = line.cells[0];
  if (!first || first.bullet || first.isAnswer || headingKind(context, first.text) === null) return null;
  const second = line.cells[1];
  if (second && second.x - first.right > 200 && !first.bold && !isCaps(first.text)) return null;
  return first;
}

const looksLikeTitle = (text: string) =>
  text.length <= 50 && text.split(' ').length <= 6 && !/[.;@]$|\d{3}|\d\.\d|https?:|@/.test(text) && /\p{L}{3}/u.test(text);

/** A long title that names a service: `Service as a temporary-career volunteer in the Bundeswehr` */
export const namesServiceAtLength = (text: string) =>
  !looksLikeTitle(text) && text.length <= 70 && !/[.;@,]$|\d{3}/.test(text) && serviceIn(text) !== null;

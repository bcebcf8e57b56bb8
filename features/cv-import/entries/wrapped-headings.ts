import { labelAlone, withoutLabel } from '../document/labelled-cells.ts';
import { type Cell, type Line, sourcesOf } from '../document/lines.ts';
import { joined } from '../document/paragraphs.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan, isDateOnly, isDuration } from '../vocabulary/dates.ts';
import { titleScore } from '../vocabulary/job-titles.ts';
import { isPlace, placeAtEnd } from '../vocabulary/places.ts';
import { serviceIn } from '../vocabulary/services.ts';
import { namesSchool, namesStudy } from '../vocabulary/study-words.ts';
import { anyOf } from '../vocabulary/terms.ts';

/** Joins heading lines of entries that wrapped at the end of their column. */
export function withWrappedHeadingsJoined(context: Context, lines: Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [cell] = line.cells;
    const first = above && headingOf(context, above);
    const margin = line.cells.slice(1);
    const isFact = margin.every(
      (other) => isDateOnly(context, other.text) || isPlace(context, other.text) || isDuration(other.text),
    );
    if (
      above &&
      cell &&
      (margin.length === 0 || ((isFact || cell.bold) && above.cells.length > 1 && !haveOwnDates(context, above, margin))) &&
      isContinued(context, above, cell, lines) &&
      (first?.text.endsWith(',') || !areUsuallyTwo(context, above, line, lines)) &&
      // Two plain lines that both have facts beside them are the two lines of a heading.
      (margin.length === 0 || cell.bold || !areTwoLines(context, first, cell))
    ) {
      // Its last line is where the space below it begins.
      whole[whole.length - 1] = {
        ...above,
        cells: above.cells.map((one) =>
          one === first
            ? { ...one, top: one.top ?? one.y, y: cell.y, text: joined(one.text, cell.text), sources: sourcesOf([one, cell]) }
            : one,
        ),
      };
      if (margin.length > 0) whole.push({ ...line, cells: margin });
    } else whole.push(line);
  }
  return whole;
}

/** Whether both lines end in dates: `VCE, Tern College   2008` does not continue the line above. */
const haveOwnDates = (context: Context, above: Line, margin: Cell[]) =>
  [above.cells.slice(1), margin].every((cells) => cells.some(({ text }) => isDateOnly(context, text) && !/[–—-]$/.test(text)));

/** The cell of a line's heading: beside a date at the left it is the second. */
const headingOf = (context: Context, { cells }: Line): Cell | undefined =>
  cells.length > 1 && cells[0] && isDateOnly(context, cells[0].text) && !cells[0].bullet ? cells[1] : cells[0];

/** Whether two lines with facts beside each are the two lines of a heading: one names a service, or they are an employer and a post. */
const areTwoLines = (context: Context, first: Cell | undefined, cell: Cell) =>
  serviceIn(cell.text) !== null ||
  (first !== undefined &&
    (serviceIn(first.text) !== null || (titleScore(context, first.text) < 0 && titleScore(context, cell.text) > 1)));

/** Whether headings like this one that end before the margin mostly have a second line like this below them, which then is no wrapped text. */
function areUsuallyTwo(context: Context, above: Line, below: Line, lines: Line[]): boolean {
  const [first, second] = [headingOf(context, above), below.cells[0]];
  if (!first || !second) return false;
  let alike = 0;
  let followed = 0;
  lines.forEach((line, index) => {
    const head = headingOf(context, line);
    const next = lines[index + 1];
    const [under] = next?.cells ?? [];
    if (!head || line === above || next === below || !isAlike(head, first) || isDated(context, line) !== isDated(context, above))
      return;
    if (head.bullet || head.right + second.size * 6 > line.right) return;
    alike++;
    if (next && under && isAlike(under, second) && isDated(context, next) === isDated(context, below)) followed++;
  });
  return followed > 0 && followed >= 0.6 * alike;
}
const isDated = (context: Context, { cells }: Line) => cells.some(({ text }) => findSpan(context, text)?.startDate);
const isAlike = (one: Cell, other: Cell) =>
  one.bullet === other.bullet &&
  one.bold === other.bold &&
  one.leadBold === other.leadBold &&
  Math.abs(one.x - other.x) < 2 &&
  Math.abs(one.size - other.size) < 0.3;

function isContinued(context: Context, above: Line, cell: Cell, lines: Line[]): boolean {
  const first = headingOf(context, above);
  const beside = above.cells[(first ? above.cells.indexOf(first) : 0) + 1];
  if (
    !first ||
    first.bullet ||
    cell.bullet ||
    Math.abs(first.size - cell.size) > 0.3 ||
    withoutLabel(cell).hint ||
    labelAlone(cell, false)
  )
    return false;
  const near =
    cell.y > first.y &&
    cell.y - first.y < 1.7 * cell.size &&
    (Math.abs(cell.x - first.x) < 2 || Math.abs(cell.x + cell.right - first.x - first.right) < 3);
  // Brackets that close on the next line.
  if (near && /\([^)]*$/.test(first.text) && /^[^(]*\)/.test(cell.text) && first.text.length < 110) return true;
  // Below a line with dates, one with dates of its own is another line.
  if (beside && isDateOnly(context, beside.text) && findSpan(context, cell.text)?.startDate) return false;
  const ended = findSpan(context, first.text);
  // `PGCert Education, University of Tern` over its date in brackets, for which the line had no room.
  if (near && !ended && /^\([^()]*\)$/.test(cell.text) && isDateOnly(context, cell.text) && first.text.length < 110)
    return first.right + (cell.right - cell.x) + 0.3 * cell.size > above.right;
  if (ended?.startDate && /^[\s).\]]*$/.test(first.text.slice(ended.index + ended.length))) return false;
  if (findSpan(context, cell.text)?.index === 0)
    return near && first.leadBold === true && first.text.endsWith(',') && isDateOnly(context, cell.text);
  if (!near || /[.;:]$/.test(first.text) || first.text.length > 110) return false;
  // `Tern College: Associate of Applied Science,` over `Aircraft Maintenance (2013)`
  if (!ended && namesStudy(first.text) && first.text.endsWith(',') && /^\p{Lu}[^,;.]*\((?:19|20)\d\d\)$/u.test(cell.text))
    return true;
  if (LAST_OF_NAME.test(cell.text) || (BARE_SCHOOL.test(cell.text) && /,.*\p{L}$/u.test(first.text) && !namesSchool(first.text)))
    return true;
  if (
    !/\s/.test(cell.text) &&
    titleScore(context, cell.text) > 0 &&
    FIRST_OF_TITLE.test(first.text) &&
    titleScore(context, first.text) <= 0
  )
    return true;
  if (/\s[|–—/·]$|\([^)]*$/.test(first.text) && !first.text.includes('. ')) return true;
  const limit = beside && isInColumn(beside, above, lines) ? beside.x - 6 : above.right;
  const word = cell.text.split(' ')[0] ?? '';
  if (first.right + (word.length + 1) * first.size * 0.5 <= limit) return false;
  if (first.bold && (cell.bold || cell.leadBold)) return true;
  if (BEGINS_SCHOOL.test(first.text) && /^(?:\p{Lu}|d[eio]s? )/u.test(cell.text) && !cell.bold) return true;
  // Typed lines that begin with their dates: `2019: Certificate in …, University of South` over `Africa`.
  if (ended?.index === 0 && !cell.bold && above.cells.length === 1 && beginWithDates(context, lines)) return true;
  // `…, Professional` over `Aeronautics (2017)`
  if (!ended && /, /.test(first.text) && /^\p{L}[^,;.]{0,40}\((?:19|20)\d\d\)$/u.test(cell.text)) return true;
  const end = findSpan(context, cell.text);
  // `Employer, town — title,` over the rest of a line that ends in its dates.
  if (first.leadBold && !cell.leadBold && end && end.index + end.length >= cell.text.length - 1) return true;
  return (
    !cell.bold &&
    /, |\s[|–—/·]\s/.test(first.text) &&
    !PROSE.test(first.text) &&
    !PROSE.test(cell.text) &&
    // `Tern Survey BV, Sliedrecht, the Netherlands` over `Online Surveyor`
    !(titleScore(context, cell.text) > 0 && !first.text.endsWith(',') && placeAtEnd(context, first.text) !== null) &&
    (beside !== undefined || (ended?.index === 0 && ended.startDate !== '') || hasFullLines(lines, above.right - 3 * first.size))
  );
}
/** `Higher Technician · Escuela`: the first word of a school's name, after which the line ended. */
const BEGINS_SCHOOL = new RegExp(String.raw`(?:^|[,·•|–—]\s+)${anyOf('first-words-of-schools', 'at-the-end-of-a-line')}$`, 'iu');

/** `Community College, 2018`: the kind of a school, whose name ended the line above. */
const BARE_SCHOOL =
  /^(?:(?:community|technical|state|high|secondary|grammar|comprehensive|business) )?(?:college|university|school|academy|institute)\s*(?:,|\(|$)/i;

/** Whether a cell ends at the margin or begins where one of another line does; dates a few spaces behind a name leave it all the room. */
const isInColumn = (cell: Cell, own: Line, lines: Line[]) =>
  own.right - (own.cells.at(-1)?.right ?? 0) < 3 * cell.size ||
  lines.some((line) => line !== own && line.cells.some((other, index) => index > 0 && Math.abs(other.x - cell.x) < 2));

/** Whether most lines that are long begin with a date and go on with what it is the date of, and some of them have no second line. */
function beginWithDates(context: Context, lines: Line[]): boolean {
  const beginsDated = ({ cells: [only, second] }: Line) =>
    only !== undefined && !second && findSpan(context, only.text)?.index === 0 && !isDateOnly(context, only.text);
  const long = lines.filter(({ cells: [only, second] }) => only !== undefined && !second && only.text.length > 30);
  const dated = long.filter(beginsDated);
  const isAlone = lines.some((line, index) => {
    const next = lines[index + 1];
    return beginsDated(line) && (next === undefined || beginsDated(next));
  });
  return isAlone && dated.length > 1 && dated.length >= 0.6 * long.length;
}

/** Three words in a row without a capital. */
const PROSE = /\p{Ll}{2} \p{Ll}{2,} \p{Ll}{2}/u;
/** Whether more than two lines reach so far to the right. */
function hasFullLines(lines: Line[], right: number): boolean {
  let count = 0;
  for (const line of lines) if ((line.cells.at(-1)?.right ?? 0) > right && ++count > 2) return true;
  return false;
}

const FIRST_OF_TITLE =
  /^(?:senior|junior|assistant|deputy|associate|graduate|trainee|principal|lead|chief|staff|full[- ]stack|front[- ]end|back[- ]end)\b/i;
const LAST_OF_NAME =
  /^(?:college|university|school|academy|institute|hospital|council|ltd|limited|inc|plc|llc|group|company|corporation|services|trust)\.?(?=$|\s*[,–—|(-])/i;

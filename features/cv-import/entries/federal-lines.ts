import { type Cell, type Line, textOf } from '../document/lines.ts';
import type { Context } from '../vocabulary/context.ts';
import { isFederal, withoutFederalMark } from '../vocabulary/federal-words.ts';
import { isHouseAndStreet, isPlace } from '../vocabulary/places.ts';

/** Lines of a post as USAJOBS prints them: its mark behind a title goes, and a street joins the town below it. */
export function withFederalHeadlines(context: Context, lines: Line[]): Line[] {
  let street: Cell | undefined;
  return lines.map(withoutMark).flatMap((line, index) => {
    const isFact = isFederal(textOf(line));
    if (
      isStreetLine(line) &&
      isTownLine(
        context,
        lines.slice(index + 1, index + 4).find((next) => !isFederal(textOf(next))),
      )
    ) {
      street = line.cells[0];
      return [];
    }
    const [first, ...others] = line.cells;
    if (!street || !first || isFact) return [line];
    const text = `${street.text.replace(/,$/, '')}, ${first.text}`;
    street = undefined;
    return [{ ...line, cells: [{ ...first, text }, ...others] }];
  });
}

const isStreetLine = (line: Line | undefined) =>
  line?.cells.length === 1 && line.cells.every(({ text, bullet }) => !bullet && isHouseAndStreet(text));
const isTownLine = (context: Context, line: Line | undefined) => isPlace(context, line?.cells[0]?.text ?? '');

/** `Logistics Specialist (This is a federal job)` keeps the bold of the title. */
const withoutMark = (line: Line): Line => ({
  ...line,
  cells: line.cells.map((cell): Cell => {
    const text = withoutFederalMark(cell.text);
    return cell.lead === text ? { ...cell, text, bold: true } : cell;
  }),
});

/**
 * Puts facts of a federal post that share a line with its dates, place or address on lines of their own: `08/2018 - Present | 40 hours/week |
 * Salary: $98,000`.
 */
export const splitFederalFacts = (lines: Line[]): Line[] => lines.flatMap(splitFactsOf);

function splitFactsOf(line: Line): Line[] {
  if (line.cells.some((cell) => cell.bullet)) return [line];
  const apart: string[] = [];
  const cells = line.cells.flatMap((cell, index) => {
    if (index > 0 && isFederal(cell.text) && !isFederal(textOf(line))) {
      apart.push(cell.text);
      return [];
    }
    if (cell.text.length > 240 || isFederal(cell.text)) return [cell];
    const parts = cell.text.split(/\s*[|;•]\s*|,\s+(?=(?:(?:full|part)[- ]time )?\(?\d{1,3}\+? ?(?:hours|hrs)\b)/i);
    const facts = parts.filter((part) => isFederal(part.trim()));
    if (facts.length === 0) return [cell];
    apart.push(...facts);
    const left = parts.filter((part) => !facts.includes(part)).join(' | ');
    return left === '' ? [] : [{ ...cell, text: left }];
  });
  const [first] = line.cells;
  if (apart.length === 0 || !first) return [line];
  const own = apart.map((text) => ({ ...line, cells: [{ ...first, text, bold: false }] }));
  return cells.length > 0 ? [{ ...line, cells }, ...own] : own;
}

import { findSpan } from './dates.ts';
import { heaviest, median } from './items.ts';
import { type Cell, type Line, textOf } from './lines.ts';
import { serviceIn } from './military.ts';
import { isName } from './names.ts';
import { headingKind, looseKind, type SectionKind } from './sections-words.ts';

export type Section = { kind: SectionKind | 'head'; title: string; lines: Line[] };

const isCaps = (text: string) => /\p{Lu}/u.test(text) && text === text.toUpperCase();
const styleOf = (cell: Cell) => `${Math.round(cell.size * 2)} ${cell.bold} ${isCaps(cell.text)}`;

/** Groups lines into sections. A heading is recognised by its words, or by the style of the headings recognised that way. */
export function sectionsOf(lines: Line[]): Section[] {
  const look = lookOfHeadings(lines);
  const sections: Section[] = [{ kind: 'head', title: '', lines: [] }];
  let afterHeading = false;
  for (const line of lines) {
    const first = line.cells[0];
    if (!first) continue;
    const known = namedHeading(line);
    const kind = known && !look.isTooWeak(known) ? headingKind(known.text) : null;
    const unnamed = look.isHeading(line) && !(sections.length === 1 && isName(first.text) && looseKind(first.text) === null);
    if (kind || unnamed) {
      sections.push({ kind: kind ?? looseKind(first.text) ?? 'other', title: first.text, lines: [] });
      const rest = line.cells.slice(1);
      if (rest.length > 0) sections.at(-1)?.lines.push({ ...line, cells: rest, startsColumn: false });
      afterHeading = true;
      continue;
    }
    if (line.startsColumn && !afterHeading && sections.length > 1) sections.push({ kind: 'head', title: '', lines: [] });
    afterHeading = false;
    sections.at(-1)?.lines.push(line);
  }
  return sections.filter((section) => section.title !== '' || section.lines.length > 0);
}

type Look = {
  /** A line in the style of headings, whatever its text. */
  isHeading: (line: Line) => boolean;
  /** A cell with the text of a heading in a weaker style than the page's headings. */
  isTooWeak: (cell: Cell) => boolean;
};

/** The style of this page's headings: that of headings with known words, or of short lines that stand out and mostly name a section. */
function lookOfHeadings(lines: Line[]): Look {
  const body =
    heaviest(lines.flatMap((line) => line.cells.map((cell) => [Math.round(cell.size * 2) / 2, cell.text.length] as const))) ?? 10;
  const named = lines.map(namedHeading).filter((cell) => cell !== null);
  const style = heaviest(named.map((cell) => [styleOf(cell), 1] as const));
  const inStyle = named.filter((cell) => styleOf(cell) === style);
  const size = median(inStyle.map((cell) => cell.size));
  const alone = lines.flatMap(({ cells: [cell, second] }) => (cell && !second && !cell.bullet ? [cell] : []));
  const firsts = lines.flatMap(({ cells: [cell] }) => (cell && !cell.bullet ? [cell] : []));
  const alike = alone.filter((cell) => styleOf(cell) === style);
  const isDistinct = inStyle.some((cell) => cell.size > body * 1.08 || cell.bold || isCaps(cell.text));
  // If most others in that style have a date right below them, the style is also used for entries.
  const others = alike.filter((cell) => headingKind(cell.text) === null && looksLikeTitle(cell.text));
  const dated = others.filter((cell) => {
    const at = lines.findIndex((line) => line.cells[0] === cell);
    return lines.slice(at + 1, at + 4).some((line) => findSpan(textOf(line)) !== null);
  });
  const styleTells =
    isDistinct &&
    inStyle.length >= 2 &&
    inStyle.length >= 0.4 * alike.length &&
    (dated.length < 2 || dated.length < 0.5 * others.length);
  // Where hardly any heading has known words, bold or capitals are enough.
  const isOut = (cell: Cell) => cell.size > body * 1.15 || (named.length < 2 && (cell.bold || isCaps(cell.text)));
  const standing = alone.filter((cell) => isOut(cell) && looksLikeTitle(cell.text));
  const title = heaviest(standing.filter((cell) => looseKind(cell.text) !== null).map((cell) => [styleOf(cell), 1] as const));
  const titles = standing.filter((cell) => styleOf(cell) === title);
  const ownWords = titles.length >= 3 && titles.filter((cell) => looseKind(cell.text) !== null).length >= 0.6 * titles.length;
  return {
    isHeading: ({ cells: [cell, second] }) =>
      cell !== undefined &&
      second === undefined &&
      !cell.bullet &&
      looksLikeTitle(cell.text) &&
      ((styleTells && styleOf(cell) === style && inStyle.some((heading) => isInLine(cell, heading))) ||
        (ownWords && styleOf(cell) === title)),
    isTooWeak: (cell) => {
      if (styleOf(cell) === style) return false;
      // The name of a service heads a section or is an employer's.
      if (serviceIn(cell.text) !== null) return true;
      if (inStyle.length < 3) return false;
      const own = firsts.filter((other) => styleOf(other) === styleOf(cell));
      const isNamesStyle = own.filter((other) => headingKind(other.text) === null).length > 0.7 * own.length && own.length > 3;
      return isNamesStyle || (cell.size < size * 0.93 && !cell.bold && !isCaps(cell.text));
    },
  };
}

const isInLine = (cell: Cell, other: Cell) =>
  Math.min(
    Math.abs(cell.x - other.x),
    Math.abs(cell.right - other.right),
    Math.abs(cell.x + cell.right - other.x - other.right) / 2,
  ) < 4;

/** The cell that names a section: alone on its line, or left of the section's first line. */
function namedHeading(line: Line): Cell | null {
  const first = line.cells[0];
  if (!first || first.bullet || headingKind(first.text) === null) return null;
  const second = line.cells[1];
  if (second && second.x - first.right > 200 && !first.bold && !isCaps(first.text)) return null;
  return first;
}

const looksLikeTitle = (text: string) =>
  text.length <= 50 && text.split(' ').length <= 6 && !/[.;@]$|\d{3}|https?:|@/.test(text) && /\p{L}{3}/u.test(text);

/** A section's text as plain lines. */
export const plainLines = (section: Section) => section.lines.map(textOf);

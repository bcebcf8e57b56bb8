import { heaviest, median } from './items.ts';
import { type Cell, type Line, textOf } from './lines.ts';
import { isName } from './names.ts';
import { headingKind, type SectionKind } from './sections-words.ts';

export type Section = { kind: SectionKind | 'head'; title: string; lines: Line[] };

const isCaps = (text: string) => /\p{Lu}/u.test(text) && text === text.toUpperCase();
const styleOf = (cell: Cell) => `${Math.round(cell.size * 2)} ${cell.bold} ${isCaps(cell.text)}`;

/** Lines to sections. A heading is known by its words, or by looking as the headings known by their words do. */
export function sectionsOf(lines: Line[]): Section[] {
  const body =
    heaviest(lines.flatMap((line) => line.cells.map((cell) => [Math.round(cell.size * 2) / 2, cell.text.length] as const))) ?? 10;
  const named = lines.map(namedHeading).filter((cell) => cell !== null);
  const style = heaviest(named.map((cell) => [styleOf(cell), 1] as const));
  const size = median(named.filter((cell) => styleOf(cell) === style).map((cell) => cell.size));
  const alike = lines.filter(
    (line) => line.cells.length === 1 && line.cells.some((cell) => styleOf(cell) === style && !cell.bullet),
  );
  const inStyle = named.filter((cell) => styleOf(cell) === style);
  const outstanding = inStyle.some((cell) => cell.size > body * 1.08 || cell.bold || isCaps(cell.text));
  const styleIsForHeadings = outstanding && inStyle.length >= 2 && inStyle.length >= 0.4 * alike.length;

  const sections: Section[] = [{ kind: 'head', title: '', lines: [] }];
  let afterHeading = false;
  for (const line of lines) {
    const first = line.cells[0];
    if (!first) continue;
    const known = namedHeading(line);
    const weak =
      known !== null &&
      inStyle.length >= 3 &&
      styleOf(known) !== style &&
      known.size < size * 0.93 &&
      !known.bold &&
      !isCaps(known.text);
    const kind = known && !weak ? headingKind(known.text) : null;
    const unnamed =
      styleIsForHeadings &&
      line.cells.length === 1 &&
      !first.bullet &&
      styleOf(first) === style &&
      looksLikeTitle(first.text) &&
      !(sections.length === 1 && isName(first.text)) &&
      sections.length > 0;
    if (kind || unnamed) {
      sections.push({ kind: kind ?? 'other', title: first.text, lines: [] });
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

/** The cell that names a section, where it stands alone or at the left of the section's first line. */
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

import { heaviest } from '../document/items.ts';
import type { Cell } from '../document/lines.ts';
import { joined } from '../document/paragraphs.ts';
import { isContactLabel } from '../vocabulary/contacts.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan } from '../vocabulary/dates.ts';
import { headingKind, looseKind } from '../vocabulary/headings.ts';
import { isLabel } from '../vocabulary/labels.ts';

/** The longest label of a table, in characters. */
export const MAX_LABEL = 32;

/** The rows of a page whose table has the names of its sections beside their text; null for any other. */
export function rowsWithLabels(context: Context, cells: Cell[]): Cell[][] | null {
  if (new Set(cells.flatMap(({ row }) => row ?? [])).size < 3) return null;
  const rows = splitRows(context, cells);
  const named = rows.filter(([first]) => first?.isLeftOfText);
  return named.length > 2 ? rows : null;
}

/** Cells by their table row, with what is between tables, and names of sections apart from the text beside them. */
export function splitRows(context: Context, cells: Cell[]): Cell[][] {
  const bands: Cell[][] = [];
  for (const cell of [...cells].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const last = bands.at(-1);
    if (last && last[0]?.row === cell.row) last.push(cell);
    else bands.push([cell]);
  }
  const tables = bands.reduce<Cell[][][]>((runs, band) => {
    const last = runs.at(-1);
    const isTable = band[0]?.row !== undefined;
    if (last && isTable && last[0]?.[0]?.row !== undefined) last.push(band);
    else runs.push([band]);
    return runs;
  }, []);
  return tables.flatMap((table) => table.flatMap(labelSplitterFor(context, table)));
}

/**
 * Takes the name of a section from the text beside it, where at least two rows of a table begin with names of sections in one style. The other
 * labels of the table in this style name sections too.
 */
function labelSplitterFor(context: Context, bands: Cell[][]): (band: Cell[]) => Cell[][] {
  const labels = new Map(bands.map((band) => [band, labelOf(band)]));
  const styleOf = ({ bold, size }: Cell) => `${bold} ${Math.round(size * 2)}`;
  const sure = [...labels.values()].filter((label) => label !== null && headingKind(context, label.text) !== null);
  const style = heaviest(sure.map((label) => [styleOf(label as Cell), 1] as const));
  // Where dates of entries are set like them, they are labels of rows as dates are.
  const dated = [...labels.values()].filter(
    (label) => label !== null && styleOf(label) === style && findSpan(context, label.text) !== null,
  );
  const areNames = sure.length > 1 && dated.length < sure.length;
  return (band) => {
    const label = labels.get(band);
    if (!label || !areNames || styleOf(label) !== style) return [band];
    const rest = band.filter((cell) => cell.x > label.right);
    // `Proposed position` beside a post is a field, `What I do` in plain type among lists is another.
    const kind = headingKind(context, label.text) ?? looseKind(context, label.text);
    const isField =
      headingKind(context, label.text) === null && (kind === 'work' || kind === 'military') && rest.length < LEAST_OF_ENTRIES;
    return isField || (kind === null && !label.bold) ? [band] : [[{ ...label, isLeftOfText: true }], rest];
  };
}

/** The fewest cells of a section that lists entries. */
const LEAST_OF_ENTRIES = 3;

/** The label at the left of a row of a table, also one that its narrow column wrapped; null where the row has none. */
function labelOf(band: Cell[]): Cell | null {
  // A larger heading can begin below the first line of the text beside it.
  const top = band[0] as Cell;
  const first = band.filter(({ y, size }) => y - top.y < size).reduce((most, cell) => (cell.x < most.x - 2 ? cell : most), top);
  if (first?.row === undefined) return null;
  const [label, ...more] = band.filter((cell) => Math.abs(cell.x - first.x) < 2).sort((a, b) => a.y - b.y);
  const own = label ? [label, ...more] : [];
  const right = Math.max(...own.map((cell) => cell.right));
  const rest = band.filter((cell) => !own.includes(cell));
  const isBelow = (cell: Cell, above: Cell) => cell.y - above.y < 1.6 * cell.size && cell.bold === above.bold;
  const isOne = own.every((cell, index) => !cell.bullet && (index === 0 || isBelow(cell, own[index - 1] as Cell)));
  if (!label || !isOne || rest.length === 0 || !rest.every(({ x }) => x > right)) return null;
  const text = own.map((cell) => cell.text).reduce(joined);
  // Fields of a form name no section.
  return text.length < MAX_LABEL && !isContactLabel(text) && !isLabel(text) ? { ...label, text, right } : null;
}

/** Whether cells are one row below the titles of a table, in which the further lines of each cell follow. */
export const isRowOfTitledTable = (cells: Cell[]) =>
  cells[0]?.row !== undefined && cells.every(({ row }) => row === cells[0]?.row) && cells.some(({ isTitled }) => isTitled);

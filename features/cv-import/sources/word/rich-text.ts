import type { Block, Run } from '../../document/blocks.ts';
import { heaviest } from '../../document/items.ts';

type Paragraph = {
  kind: 'text';
  lines: Run[][];
  letters: number;
  boldLetters: number;
  /** Of its largest text, in points. */
  size: number;
  level: number;
  isListed: boolean;
};
type Row = { kind: 'row'; cells: Piece[][] };
type Piece = Paragraph | Row;

/** A heading is larger than most of the text by this factor; the first one is a title. */
const LARGER = [1.45, 1.15];
/** Where all of it is bold, a point more than the text is enough; posts in bold have the size of the text. */
const LARGER_IN_BOLD = [...LARGER, 1.05];
/** The letters of a heading at most. Long text in large letters is still text. */
const MAX_LETTERS = 100;
/** Tables in tables. Deeper ones are read as text of the cell around them. */
const MAX_TABLES = 20;

/**
 * Collects the blocks of formatted text in reading order: paragraphs, headings, list items, table rows. Text larger than most of the document
 * is a heading.
 */
export class RichText {
  readonly #sizes = new Map<number, number>();
  readonly #pieces: Piece[] = [];
  /** The rows that have not ended, each with the cell that has not. */
  readonly #rows: { row: Row; cell: Piece[] | null }[] = [];
  #rowsTooDeep = 0;
  #paragraph = emptyParagraph();

  /** @param size in points; 0 where it is not known */
  write(text: string, { bold, size }: { bold: boolean; size: number }): void {
    const letters = text.replace(/\s/g, '').length;
    const isBold = bold && letters > 0;
    const line = this.#paragraph.lines.at(-1);
    const last = line?.at(-1);
    if (last && !last.bold && !isBold) last.text += text;
    else line?.push({ text, bold: isBold });
    this.#paragraph.letters += letters;
    if (bold) this.#paragraph.boldLetters += letters;
    if (letters > 0) this.#paragraph.size = Math.max(this.#paragraph.size, size);
    this.#sizes.set(size, (this.#sizes.get(size) ?? 0) + letters);
  }

  breakLine(): void {
    this.#paragraph.lines.push([]);
  }

  /** A paragraph without a letter counts as a gap. @param level of a heading, 0 for one that has none by its style */
  endParagraph({ level = 0, isListed = false }: { level?: number; isListed?: boolean } = {}): void {
    if (this.#paragraph.letters > 0) this.#add({ ...this.#paragraph, level, isListed });
    this.#paragraph = emptyParagraph();
  }

  /** Text that does not belong to a paragraph yet goes into the row's first cell. */
  beginRow(): void {
    if (this.#rows.length === MAX_TABLES) {
      this.#rowsTooDeep++;
      return;
    }
    const row: Row = { kind: 'row', cells: [] };
    this.#add(row);
    this.#rows.push({ row, cell: null });
  }
  beginCell(): void {
    const open = this.#rowsTooDeep > 0 ? undefined : this.#rows.at(-1);
    if (!open) return;
    open.cell = [];
    open.row.cells.push(open.cell);
  }
  endCell(): void {
    this.endParagraph();
    const open = this.#rowsTooDeep > 0 ? undefined : this.#rows.at(-1);
    if (open) open.cell = null;
  }
  endRow(): void {
    if (this.#rowsTooDeep > 0) this.#rowsTooDeep--;
    else this.#rows.pop();
  }

  blocks(): Block[] {
    this.endParagraph();
    const usual = heaviest(this.#sizes) ?? 0;
    const blocksOf = (pieces: Piece[]): Block[] =>
      pieces.map((piece) =>
        piece.kind === 'row' ? { kind: 'row', cells: piece.cells.map(blocksOf) } : blockOfParagraph(piece, usual),
      );
    return blocksOf(this.#pieces);
  }

  #add(piece: Piece): void {
    const cell = this.#rows.findLast((open) => open.cell !== null)?.cell ?? this.#pieces;
    cell.push(piece);
  }
}

const emptyParagraph = (): Paragraph => ({
  kind: 'text',
  lines: [[]],
  letters: 0,
  boldLetters: 0,
  size: 0,
  level: 0,
  isListed: false,
});

function blockOfParagraph({ lines, letters, boldLetters, size, level, isListed }: Paragraph, usual: number): Block {
  if (isListed) return { kind: 'item', lines, depth: 1 };
  const factors = boldLetters === letters ? LARGER_IN_BOLD : LARGER;
  const levelOfSize = usual > 0 && letters < MAX_LETTERS ? factors.findIndex((factor) => size >= usual * factor) + 1 : 0;
  const known = level || levelOfSize;
  return known > 0 ? { kind: 'heading', level: known, lines, depth: 0 } : { kind: 'paragraph', lines, depth: 0 };
}

import type { Block, Placement, Run } from '../../document/blocks.ts';
import { heaviest } from '../../document/items.ts';
import { textOfLink } from '../links.ts';

type Format = { bold: boolean; size: number };
/** A link that has not ended, and the text in it. */
type Link = { href: string; texts: { text: string; format: Format }[] };

type Paragraph = {
  kind: 'text';
  lines: Run[][];
  letters: number;
  level: number;
  isListed: boolean;
  isSetOff: boolean;
  placement: Placement | undefined;
};
type Row = { kind: 'row'; cells: Piece[][]; widths: number[] | undefined };
type Piece = Paragraph | Row;

/** Tables in tables. Deeper ones are read as text of the cell around them. */
const MAX_TABLES = 20;

/** Collects the blocks of formatted text in reading order: paragraphs, headings, list items, table rows. */
export class RichText {
  readonly #sizes = new Map<number, number>();
  readonly #pieces: Piece[] = [];
  /** The rows that have not ended, each with the cell that has not. */
  readonly #rows: { row: Row; cell: Piece[] | null }[] = [];
  #rowsTooDeep = 0;
  #paragraph = emptyParagraph();
  #link: Link | null = null;

  /** @param format the size in points; 0 where it is not known */
  write(text: string, { bold, size }: Format): void {
    if (this.#link) this.#link.texts.push({ text, format: { bold, size } });
    else this.#addRun(text, { bold, size });
  }

  #addRun(text: string, { bold, size }: Format): void {
    const letters = text.replace(/\s/g, '').length;
    const line = this.#paragraph.lines.at(-1);
    const last = line?.at(-1);
    if (last && (letters === 0 || (last.bold === bold && last.size === size))) last.text += text;
    else line?.push({ text, bold: bold && letters > 0, size });
    this.#paragraph.letters += letters;
    this.#sizes.set(size, (this.#sizes.get(size) ?? 0) + letters);
  }

  /** Text of a link ends at `endLink`, or where its line does. Links in a link count as its text. */
  beginLink(href: string | undefined): void {
    if (href !== undefined) this.#link ??= { href, texts: [] };
  }

  endLink(): void {
    const link = this.#link;
    this.#link = null;
    const [first] = link?.texts ?? [];
    if (!link || !first) return;
    const printed = link.texts.map(({ text }) => text).join('');
    const text = textOfLink(printed, link.href);
    for (const piece of text === printed ? link.texts : [{ ...first, text }]) this.#addRun(piece.text, piece.format);
  }

  breakLine(): void {
    this.endLink();
    this.#paragraph.lines.push([]);
  }

  /** A paragraph without a letter counts as a gap. @param level of a heading, 0 for one that has none by its style */
  endParagraph({
    level = 0,
    isListed = false,
    placement,
  }: {
    level?: number;
    isListed?: boolean;
    placement?: Placement;
  } = {}): void {
    this.endLink();
    const isSetOff = this.#paragraph.letters === 0;
    if (!isSetOff) this.#add({ ...this.#paragraph, level, isListed, placement });
    this.#paragraph = { ...emptyParagraph(), isSetOff };
  }

  /** Ends a paragraph that goes on behind what it contains, like a text box. */
  interrupt(): void {
    this.endLink();
    if (this.#paragraph.letters > 0) this.endParagraph();
  }

  /** Text that does not belong to a paragraph yet goes into the row's first cell. */
  beginRow(widths?: number[]): void {
    if (this.#rows.length === MAX_TABLES) {
      this.#rowsTooDeep++;
      return;
    }
    const row: Row = { kind: 'row', cells: [], widths };
    this.#add(row);
    this.#rows.push({ row, cell: null });
  }
  beginCell(): void {
    const open = this.#rowsTooDeep > 0 ? undefined : this.#rows.at(-1);
    if (!open) return;
    this.#paragraph.isSetOff = false;
    open.cell = [];
    open.row.cells.push(open.cell);
  }
  endCell(): void {
    this.interrupt();
    const open = this.#rowsTooDeep > 0 ? undefined : this.#rows.at(-1);
    if (open) open.cell = null;
  }
  endRow(): void {
    if (this.#rowsTooDeep > 0) this.#rowsTooDeep--;
    else this.#rows.pop();
  }

  /** The size that most of the text has; 0 where it is not known. */
  usualSize(): number {
    return heaviest(this.#sizes) ?? 0;
  }

  /** @param usual the size of most of the document, where this is a part of it */
  blocks(usual = this.usualSize()): Block[] {
    this.interrupt();
    const blocksOf = (pieces: Piece[]): Block[] =>
      pieces.map((piece) =>
        piece.kind === 'row'
          ? {
              kind: 'row',
              cells: piece.cells.map(blocksOf),
              ...(piece.widths?.every((wide) => wide > 0) && { widths: piece.widths }),
            }
          : blockOfParagraph(piece, usual),
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
  level: 0,
  isListed: false,
  isSetOff: false,
  placement: undefined,
});

function blockOfParagraph({ lines, level, isListed, isSetOff, placement }: Paragraph, usual: number): Block {
  const scaled = lines.map((line) => line.map((run) => ({ ...run, size: usual > 0 ? run.size / usual : 1 })));
  const text = { lines: scaled, isSetOff, ...(placement && { placement }) };
  if (isListed) return { kind: 'item', depth: 1, ...text };
  return level > 0 ? { kind: 'heading', level, depth: 0, ...text } : { kind: 'paragraph', depth: 0, ...text };
}

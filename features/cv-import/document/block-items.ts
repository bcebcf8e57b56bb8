import type { Block, Placement, Run, TableRow } from './blocks.ts';
import type { Item } from './items.ts';

/** The size of most text, and the width of a letter in multiples of its size. */
const SIZE = 10;
const LETTER = 0.5;
/** The least size of headings by level, in multiples of the size of the text. */
const LEVELS = [1.8, 1.4, 1.2, 1.1];
const INDENT = 20;
/** The width of a page's text where the file has widths. */
const PAGE = 480;
/** The width of a column of a table without widths. */
const COLUMN = 1000;
/** A tab, or spaces used as one. */
const GAP = /(\t| {4,})/;
/** Where tabs lead in a paragraph that has no stops, and in a format that places nothing. */
const TAB = 36;
const WIDE_TAB = 400;
/** The least space before text behind a tab. */
const TAB_GAP = 14;
/** From the line above to a block, and between the lines of one block, in multiples of the size: no paragraph continues the one above it. */
const STEP = 2.05;
const LINE = 1.25;
/** What empty paragraphs add. */
const SET_OFF = 0.8;
const MAX_SPACE = 40;

/** Sets blocks on one long page: headings larger, list items behind their marker, the cells of a row beside each other. */
export function itemsOfBlocks(blocks: readonly Block[]): Item[] {
  const sheet = new Sheet();
  sheet.set(blocks, 0, PAGE);
  return sheet.items;
}

/** Text between tabs. */
type Segment = Run[];

class Sheet {
  readonly items: Item[] = [];
  #y = 0;
  /** The space after the paragraph above. */
  #after = 0;
  #rows = 0;
  #cells = 0;
  /** The outermost row that is being set. */
  #row: number | undefined;

  set(blocks: readonly Block[], left: number, width: number): void {
    for (const block of blocks) {
      if (block.kind === 'row') this.#setRow(block, left, width);
      else this.#setText(block, left, width);
    }
  }

  #setRow({ cells, widths }: TableRow, left: number, width: number): void {
    const isOuter = this.#row === undefined;
    this.#row ??= this.#rows++;
    const top = this.#y;
    const starts: number[] = [];
    let lowest = top;
    let x = left;
    const whole = widths?.reduce((sum, wide) => sum + wide, 0) ?? 0;
    for (const [column, cell] of cells.entries()) {
      const even = isOuter ? COLUMN : width / Math.max(2, cells.length);
      const wide = widths ? (widths[column] ?? 0) * Math.min(1, width / whole) : even;
      this.#y = top;
      this.#after = 0;
      this.#cells++;
      starts.push(this.items.length);
      this.set(cell, x, wide);
      lowest = Math.max(lowest, this.#y);
      x += wide;
    }
    this.#y = lowest;
    this.#alignFirstLines(starts);
    if (isOuter) this.#row = undefined;
  }

  /** The first lines of a row's cells are on one line, whatever their sizes. */
  #alignFirstLines(starts: number[]): void {
    const firsts = starts.flatMap((from, index) => {
      const own = this.items.slice(from, starts[index + 1]);
      return own.filter(({ y }) => y === own[0]?.y);
    });
    const lowest = firsts.reduce((most, { y }) => Math.max(most, y), 0);
    if (firsts.every(({ y }) => lowest - y < SAME_LINE)) for (const item of firsts) item.y = lowest;
  }

  #setText(block: Exclude<Block, TableRow>, left: number, width: number): void {
    const { placement } = block;
    const scale = block.kind === 'heading' ? (LEVELS[block.level - 1] ?? 1) : 1;
    const space = Math.min(MAX_SPACE, Math.max(placement?.before ?? 0, this.#after));
    for (const [index, line] of block.lines.entries()) {
      const runs = line.map((run) => ({ ...run, size: SIZE * Math.max(run.size, scale), bold: run.bold || scale > 1 }));
      const size = runs.reduce((most, run) => Math.max(most, run.size), 0) || SIZE;
      if (index > 0) this.#y += LINE * size;
      else this.#y += Math.max(STEP * size, 1.2 * size + space) + (block.isSetOff ? SET_OFF * size : 0);
      const indent = indentOf(block, width, index === 0);
      if (block.kind === 'item' && index === 0) this.#put('•', left + indent - 10, 4, { text: '•', size: SIZE, bold: false });
      if (runs.length > 0) this.#setLine(segmentsOf(runs), placement, left, indent, width);
    }
    this.#after = placement?.after ?? 0;
  }

  #setLine(segments: Segment[], placement: Placement | undefined, left: number, indent: number, width: number): void {
    let x = indent;
    for (const [index, segment] of segments.entries()) {
      const wide = widthOf(segment);
      if (index > 0)
        x = placement ? afterTab(placement, x, wide, width) : Math.max(Math.ceil((x + 1) / WIDE_TAB) * WIDE_TAB, x + 30);
      else if (segments.length === 1 && placement?.align === 'center') x = Math.max(indent, (width - wide) / 2);
      else if (segments.length === 1 && placement?.align === 'end') x = Math.max(indent, width - wide);
      // A text that is too long for its line wraps, and ends where that ends.
      const limit = Math.max(20, width - x - TAB_GAP);
      const scale = wide > limit && index === segments.length - 1 ? limit / wide : 1;
      for (const run of segment) {
        const own = run.text.length * run.size * LETTER * scale;
        this.#put(run.text, left + x, own, run);
        x += own;
      }
    }
  }

  #put(text: string, x: number, width: number, { size, bold }: Run): void {
    if (text === '') return;
    const inTable = this.#row === undefined ? {} : { row: this.#row, tableCell: this.#cells };
    this.items.push({ page: 1, text, x, y: this.#y, width, size, bold, font: '', ...inTable });
  }
}

/** The most that the first lines of two cells in a row differ in height, in points. */
const SAME_LINE = 12;

function indentOf({ kind, depth, placement }: Exclude<Block, TableRow>, width: number, isFirst: boolean): number {
  const indent = Math.max(0, Math.min(placement?.indent ?? 0, 0.6 * width));
  if (kind === 'item') return Math.max(indent, depth * INDENT);
  return depth * INDENT + Math.max(0, isFirst ? indent + (placement?.first ?? 0) : indent);
}

const widthOf = (segment: Segment) => segment.reduce((sum, { text, size }) => sum + text.length * size * LETTER, 0);

function segmentsOf(runs: Run[]): Segment[] {
  const segments: Segment[] = [[]];
  for (const run of runs)
    for (const part of run.text.split(GAP)) {
      if (GAP.test(part)) segments.push([]);
      else if (part !== '') segments.at(-1)?.push({ ...run, text: part });
    }
  return segments;
}

function afterTab({ stops, indent }: Placement, x: number, wide: number, width: number): number {
  const all = [...stops, ...(indent > x ? [{ at: indent, align: 'start' as const }] : [])].sort((a, b) => a.at - b.at);
  const stop = all.find(({ at }) => at > x + 1);
  if (!stop) return Math.max((Math.floor(x / TAB) + 1) * TAB, x + TAB_GAP);
  if (stop.align === 'end') return Math.max(x + TAB_GAP, Math.min(stop.at, width) - wide);
  return Math.max(x + TAB_GAP, stop.align === 'center' ? stop.at - wide / 2 : stop.at);
}

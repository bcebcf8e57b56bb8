import type { Block, TableRow } from './blocks.ts';
import type { Item } from './items.ts';

const LETTER = 5;
const SIZE = 10;
/** The sizes of headings by level. */
const SIZES = [18, 14, 12, 11];
const COLUMN = 1000;
const INDENT = 20;
const TAB = 400;
/** A tab, or spaces used as one. */
const GAP = /(\t+| {4,})/;
/** From the line above to a block, and between the lines of one block. */
const STEPS = { heading: 22, paragraph: 15, item: 14 };
const LINE = 13;

/** Sets blocks on one long page: headings larger, list items behind their marker, the cells of a row beside each other. */
export function itemsOfBlocks(blocks: readonly Block[]): Item[] {
  const sheet = new Sheet();
  sheet.set(blocks, 0);
  return sheet.items;
}

class Sheet {
  readonly items: Item[] = [];
  #y = 0;

  set(blocks: readonly Block[], left: number): void {
    for (const block of blocks) {
      if (block.kind === 'row') this.#row(block);
      else this.#text(block, left);
    }
  }

  #row({ cells }: TableRow): void {
    const top = this.#y;
    let lowest = top;
    for (const [column, cell] of cells.entries()) {
      this.#y = top;
      this.set(cell, column * COLUMN);
      lowest = Math.max(lowest, this.#y);
    }
    this.#y = lowest;
  }

  #text(block: Exclude<Block, TableRow>, left: number): void {
    const size = block.kind === 'heading' ? (SIZES[block.level - 1] ?? SIZES.at(-1) ?? SIZE) : SIZE;
    for (const [index, line] of block.lines.entries()) {
      this.#y += index > 0 ? LINE : STEPS[block.kind];
      let x = left + block.depth * INDENT;
      if (block.kind === 'item' && index === 0) this.#put('•', x - 10, 4, SIZE, false);
      for (const { text, bold } of line)
        for (const part of text.split(GAP)) {
          if (GAP.test(part)) x = Math.max(left + Math.ceil((x - left + 1) / TAB) * TAB, x + 30);
          else if (part !== '') {
            const width = Math.min(part.length * LETTER, COLUMN - 40);
            this.#put(part, x, width, size, bold);
            x += width;
          }
        }
    }
  }

  #put(text: string, x: number, width: number, size: number, bold: boolean): void {
    this.items.push({ page: 1, text, x, y: this.#y, width, size, bold, font: '' });
  }
}

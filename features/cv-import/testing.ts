import { itemsOfBlocks } from './document/block-items.ts';
import type { Item } from './document/items.ts';
import { readCv } from './read-cv.ts';
import { itemsOfText } from './sources/text/text-items.ts';
import { contentOfDocx } from './sources/word/docx.ts';

export { readCv } from './read-cv.ts';
export { contentOfPdf } from './sources/pdf/pdf-items.ts';
export { pdfOfObjects, textPdf } from './sources/pdf/text-pdf.ts';
export { itemsOfText } from './sources/text/text-items.ts';
export { contentOfDocx } from './sources/word/docx.ts';

export const itemsOfDocx = (bytes: Buffer): Item[] => itemsOfBlocks(contentOfDocx(bytes).blocks);

/** Text at a position in points, 10 points high and half as wide for each character. */
export const piece = (text: string, x: number, y: number, more: Partial<Item> = {}): Item => {
  const size = more.size ?? 10;
  return { page: 1, text, x, y, width: text.length * size * 0.5, size, bold: false, font: 'f', ...more };
};

/** Parses the lines as plain text below the name and address of a person. */
export const read = (...lines: string[]) => readCv(itemsOfText(['Jane Frost', 'jane@frost.test', '', ...lines].join('\n')));

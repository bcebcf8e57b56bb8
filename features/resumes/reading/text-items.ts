import type { Item } from './items.ts';

const LETTER = 5;
const LINE = 12;
const SIZE = 10;

/** Items of plain text. A tab or three spaces separate columns. */
export function itemsOfText(text: string): Item[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r\n|[\n\r\f\u2028]/)
    .flatMap((line, row) => {
      let from = 0;
      const items: Item[] = [];
      for (const part of line.split(/(\t+|\s{3,})/)) {
        const said = part.trim();
        const x = (from + part.length - part.trimStart().length) * LETTER;
        if (said !== '')
          items.push({
            page: 1,
            text: said,
            x,
            y: (row + 1) * LINE,
            width: said.length * LETTER,
            size: SIZE,
            bold: false,
            font: '',
          });
        from += part.startsWith('\t') ? part.length * 8 : part.length;
      }
      return items;
    });
}

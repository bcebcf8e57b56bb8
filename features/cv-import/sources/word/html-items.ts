import { withoutEntities } from '#kit/server/text/html-entities.ts';
import type { Item } from '../../document/items.ts';

const LETTER = 5;
const SIZES: ReadonlyMap<string | undefined, number> = new Map(Object.entries({ h1: 18, h2: 14, h3: 12, h4: 11 }));
const COLUMN = 1000;
const TAB = 400;
/** A tab, or spaces used as one. */
const GAP = /(\t+| {4,})/;

/** HTML of paragraphs, headings, lists and tables as items. */
export function itemsOfHtml(html: string): Item[] {
  const items: Item[] = [];
  let y = 0;
  let x = 0;
  let size = 10;
  let bold = 0;
  let depth = 0;
  let left = 0;
  /** Whether a cell of a table has no paragraph or text yet. */
  let isNewCell = false;
  const rows: { top: number; lowest: number; column: number }[] = [];
  const newLine = (step: number) => {
    y += step;
    x = left + depth * 20;
  };
  for (const [, tag, text] of html.matchAll(/<(\/?[a-z][^>]*)>|([^<]+)/gi)) {
    if (text !== undefined) {
      for (const part of withoutEntities(text).split(GAP)) {
        if (GAP.test(part)) x = Math.max(left + Math.ceil((x - left + 1) / TAB) * TAB, x + 30);
        else if (part !== '') {
          if (isNewCell && part.trim() !== '') {
            newLine(15);
            isNewCell = false;
          }
          const width = Math.min(part.length * LETTER, COLUMN - 40);
          items.push({ page: 1, text: part, x, y, width, size, bold: bold > 0, font: '' });
          x += width;
        }
      }
      continue;
    }
    const [, close, name] = /^(\/?)([a-z\d]+)/i.exec(tag ?? '') ?? [];
    const opens = close === '';
    const row = rows.at(-1);
    if (name === 'strong' || name === 'b') bold += opens ? 1 : -1;
    else if (name === 'br') newLine(13);
    else if (name === 'ul' || name === 'ol') depth += opens ? 1 : -1;
    else if (name === 'p' || SIZES.has(name)) {
      size = opens ? (SIZES.get(name) ?? 10) : 10;
      if (opens) newLine(name === 'p' ? 15 : 22);
      isNewCell = false;
    } else if (name === 'li' && opens) {
      newLine(14);
      items.push({ page: 1, text: '•', x: x - 10, y, width: 4, size: 10, bold: false, font: '' });
    } else if (name === 'tr') {
      if (opens) rows.push({ top: y, lowest: y, column: 0 });
      else if (row) {
        y = Math.max(row.lowest, y);
        rows.pop();
        left = (rows.at(-1)?.column ?? 0) * COLUMN;
      }
    } else if ((name === 'td' || name === 'th') && row) {
      if (name === 'th') bold += opens ? 1 : -1;
      if (opens) {
        left = row.column * COLUMN;
        y = row.top;
        x = left;
        isNewCell = true;
      } else {
        isNewCell = false;
        row.lowest = Math.max(row.lowest, y);
        row.column += 1;
      }
    }
  }
  return items;
}

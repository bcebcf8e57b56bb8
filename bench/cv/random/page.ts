import type { Item } from '#features/cv-import/document/items.ts';
import { wrapped } from './headings.ts';

export type Run = { text: string; bold?: boolean; italic?: boolean };
/** A line of a section: its text at the left, its text at the right end, a list marker. */
export type Row = {
  runs: Run[];
  right?: string;
  left?: string;
  mark?: string;
  indent?: number;
  gap?: number;
  heading?: boolean;
  wraps?: boolean;
  cells?: string[];
};
export type Block = Row[];

/** Plain text as someone types it. */
export function typed(rows: Block): string {
  const lines: string[] = [];
  for (const row of rows) {
    if (row.heading || (row.gap ?? 0) > 4) lines.push('');
    const indent = ' '.repeat(Math.round((row.left ? 0 : (row.indent ?? 0)) / 5));
    const text = row.cells ? row.cells.join('\t') : row.runs.map((run) => run.text).join('');
    const marked = `${row.left ? row.left.padEnd(Math.round((row.indent ?? 0) / 5)) : ''}${row.mark ? `${row.mark} ` : ''}${text}${row.right ? `      ${row.right}` : ''}`;
    for (const line of row.wraps ? wrapped(marked, 88) : [marked]) lines.push(indent + line);
  }
  return lines.join('\n');
}

/** A page that is filled from the top, and its text as it is copied. Lengths are in points. */
export function onPage() {
  const items: Item[] = [];
  const widthOf = (text: string, size: number, bold: boolean) => text.length * size * (bold ? 0.53 : 0.5);
  const put = (text: string, x: number, y: number, size: number, bold = false) => {
    items.push({ page: 1, text, x, y, width: widthOf(text, size, bold), size, bold, font: bold ? 'b' : 'r' });
    return x + widthOf(text, size, bold);
  };
  const flow = (
    rows: Block,
    left: number,
    right: number,
    top: number,
    size: number,
    style: string,
    margin: number | undefined,
  ) => {
    let y = top;
    let isBesideHeading = false;
    for (const row of rows) {
      const runs = row.runs;
      if (row.heading) {
        y += size;
        const large = style === 'large' || style === 'plain' || style === 'spaced' ? size * 1.25 : size;
        const text = runs[0]?.text ?? '';
        const lines = margin === undefined ? [text] : wrapped(text, (left - margin - size) / (0.53 * large));
        lines.forEach((line, index) => {
          put(line, margin ?? left, y + index * large * 1.2, large, runs[0]?.bold);
        });
        // A heading in the margin is beside the first line of its section.
        if (margin === undefined) y += size * 1.8;
        else isBesideHeading = true;
        continue;
      }
      if (!isBesideHeading) y += row.gap ?? 0;
      isBesideHeading = false;
      if (row.cells) {
        const width = (right - left) / row.cells.length;
        const lines = row.cells.map((text) => wrapped(text, (width - 8) / (0.5 * size)));
        const most = Math.max(...lines.map(({ length }) => length));
        for (let line = 0; line < most; line++) {
          lines.forEach((cell, at) => {
            if (cell[line]) put(cell[line] ?? '', left + at * width, y, size);
          });
          y += size * 1.35;
        }
        continue;
      }
      const indent = Math.min(row.indent ?? 0, (right - left) / 2);
      let x = left + indent;
      if (row.left) put(row.left, left, y, size);
      if (row.mark) {
        put(row.mark, x, y, size);
        x += 12;
      }
      if (row.wraps) {
        for (const line of wrapped(runs.map(({ text }) => text).join(''), (right - x) / (0.5 * size))) {
          put(line, x, y, size);
          y += size * 1.35;
        }
        continue;
      }
      const start = x;
      for (const { text, bold } of runs) {
        const lastOfRun = items.at(-1);
        for (const [index, word] of text.split(/(?<=\s)/).entries()) {
          // What is too long for its column goes on in the next line.
          if (index > 0 && x + widthOf(word.trim(), size, bold ?? false) > right) {
            x = start;
            y += size * 1.35;
          }
          const trimmed = word.trim();
          const last = items.at(-1);
          if (trimmed === '') {
            x += widthOf(word, size, bold ?? false);
            continue;
          }
          const before = last && last.y === y && last !== lastOfRun && start < x ? last : null;
          if (before) {
            before.text += ` ${trimmed}`;
            before.width = widthOf(before.text, size, bold ?? false);
          } else put(trimmed, x + (word.startsWith(' ') ? 0.5 * size : 0), y, size, bold);
          x += widthOf(word, size, bold ?? false);
        }
      }
      if (row.right) {
        const at = right - widthOf(row.right, size, false);
        if (at < x + size) y += size * 1.35;
        put(row.right, at, y, size);
      }
      y += size * 1.35;
    }
    return y;
  };
  /** The text line by line, as it is copied from a page. */
  const copied = () => {
    const lines: string[] = [];
    let last: Item | undefined;
    for (const item of items) {
      if (last && Math.abs(item.y - last.y) < 1) lines[lines.length - 1] += ` ${item.text}`;
      else lines.push(item.text);
      last = item;
    }
    return lines.join('\n');
  };
  return { items, put, flow, copied };
}

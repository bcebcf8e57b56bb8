import { escaped } from './html.ts';
import type { Write } from './writers.ts';

// Light markup as HTML, for page writers of several batches.

/** The lines of a markup, without the marks of labels. */
export const linesOf = (markup: string) => markup.replace(/[«»]/g, '').split('\n');
export const cellsOf = (row: string) =>
  row
    .slice(1, row.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());
/** Text with bold and italics as HTML. */
export const inline = (text: string) =>
  escaped(text)
    .replaceAll('&lt;br&gt;', '<br>')
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/__(.+?)__/g, '<i>$1</i>');
/** Pieces that tabs separate, each as an element. */
export const spans = (text: string) =>
  text
    .split('\t')
    .map((part) => `<span>${inline(part)}</span>`)
    .join('');
export const taken = (lines: string[], prefix: string) =>
  lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));

/** Lines as HTML elements, with the items of each list and the rows of each table together. */
export function elementsOf(lines: string[], box = spans): string {
  const html: string[] = [];
  let open = '';
  for (const line of lines) {
    const inside = line.startsWith('- ') ? 'ul' : line.startsWith('|') ? 'table' : '';
    if (open !== inside) html.push(open && `</${open}>`, inside && `<${inside}>`);
    open = inside;
    if (inside === 'ul') html.push(`<li>${inline(line.slice(2))}</li>`);
    else if (inside === 'table')
      html.push(
        `<tr>${cellsOf(line)
          .map((cell) => `<td>${inline(cell)}</td>`)
          .join('')}</tr>`,
      );
    else if (line.startsWith('= ')) html.push(`<h1>${inline(line.slice(2))}</h1>`);
    else if (line.startsWith('# # ')) html.push(`<h3>${spans(line.slice(4))}</h3>`);
    else if (line.startsWith('# ')) html.push(`<h2>${inline(line.slice(2))}</h2>`);
    else if (line.startsWith('[box]')) html.push(`<p class="box">${box(line.slice(5))}</p>`);
    else if (line !== '') html.push(`<p>${inline(line)}</p>`);
  }
  html.push(open && `</${open}>`);
  return html.join('');
}

const RESET = 'body,p,h1,h2,h3,ul{margin:0}h1,h2,h3{break-after:avoid}table{border-collapse:collapse}td{vertical-align:top}';
/** A page that a browser prints. */
export const pdf = (css: string, body: string): ReturnType<Write> => ({
  format: 'pdf',
  paper: 'A4',
  html: `<!doctype html><html><meta charset="utf-8"><style>${RESET}${css}</style><body>${body}</body></html>`,
});

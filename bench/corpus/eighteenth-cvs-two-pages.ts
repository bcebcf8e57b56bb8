import type { Write } from './writers.ts';

/**
 * A page printed by a browser, as web editors build theirs: every heading starts a `section`, every blank line an `.entry` in it. Lines after
 * `[head]` are in the `header`, after `[side]` in the `aside`, after `[box]` in the `footer`.
 */
export const webPage =
  (paper: 'A4' | 'Letter', css: string): Write =>
  (markup) => {
    const lines = markup.replace(/[«»]/g, '').split('\n');
    const zone = (prefix: string, tag: string) => {
      const own = lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
      return own.length > 0 ? `<${tag}>${sectionsOf(own)}</${tag}>` : '';
    };
    const main = lines.filter((line) => !/^\[(?:head|side|box)\]/.test(line));
    const body = `${zone('[head]', 'header')}<div class="body">${zone('[side]', 'aside')}<main>${sectionsOf(main)}</main></div>${zone('[box]', 'footer')}`;
    const html = `<!doctype html><html><meta charset="utf-8"><style>${RESET}${css}</style><body>${body}</body></html>`;
    return { format: 'pdf', html, paper };
  };

const RESET =
  'body,p,h1,h2,ul{margin:0}ul{padding-left:16px}td,th{vertical-align:top;text-align:left}.entry{break-inside:avoid}h2{break-after:avoid}.r{display:flex;justify-content:space-between}';

const rich = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/<(?!br>)/g, '&lt;')
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/__(.+?)__/g, '<i>$1</i>');

/** Splits at the lines that `starts` accepts; each of them is the first of its group. */
function groupsOf(lines: string[], starts: (line: string, before: string) => boolean): string[][] {
  const groups: string[][] = [];
  let before = '';
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && !starts(line, before)) last.push(line);
    else groups.push([line]);
    before = line;
  }
  return groups;
}

function sectionsOf(lines: string[]): string {
  return groupsOf(lines, (line) => line.startsWith('# '))
    .map(([first = '', ...rest]) => {
      const isHeaded = first.startsWith('# ');
      const entries = groupsOf(isHeaded ? rest : [first, ...rest], (line) => line.trim() === '').map(entryOf);
      const heading = isHeaded ? `<h2>${rich(first.slice(2))}</h2>` : '';
      return `<section>${heading}<div class="entries">${entries.join('')}</div></section>`;
    })
    .join('\n');
}

const kindOf = (line: string) => (line.startsWith('- ') ? 'item' : line.startsWith('|') ? 'row' : 'text');

function entryOf(lines: string[]): string {
  const said = lines.filter((line) => line.trim() !== '');
  if (said.length === 0) return '';
  const blocks = groupsOf(said, (line, before) => kindOf(line) === 'text' || kindOf(line) !== kindOf(before));
  return `<div class="entry">${blocks.map(blockOf).join('')}</div>`;
}

function blockOf(lines: string[]): string {
  const [first = ''] = lines;
  if (kindOf(first) === 'item') return `<ul>${lines.map((line) => `<li>${rich(line.slice(2))}</li>`).join('')}</ul>`;
  if (kindOf(first) === 'row') return `<table>${lines.map(rowOf).join('')}</table>`;
  if (first.startsWith('= ')) return `<h1>${rich(first.slice(2))}</h1>`;
  const parts = first.split('\t');
  if (parts.length === 1) return `<p>${rich(first)}</p>`;
  return `<p class="r">${parts.map((part) => `<span>${rich(part)}</span>`).join('')}</p>`;
}

const rowOf = (line: string) =>
  `<tr>${line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => `<td>${rich(cell.trim())}</td>`)
    .join('')}</tr>`;

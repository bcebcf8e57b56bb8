import {
  AlignmentType,
  BorderStyle,
  Document,
  Header,
  type ISectionOptions,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { Write } from './writers.ts';

/**
 * Writers of the seventeenth batch. They read the light markup of `service-pages.ts`: `= ` name, `# ` heading, `- ` list item, `| a | b |` row,
 * `**bold**`, a tab, `[head]`, `[side]` and `[box]` before a line, `<br>` inside a cell.
 */
const bare = (markup: string) => markup.replace(/[«»]/g, '').split('\n');
const startingWith = (lines: string[], prefix: string) =>
  lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
const cellsOf = (row: string) =>
  row
    .slice(1, row.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());

/** Consecutive lines of the same group in one list. */
function grouped(lines: string[], groupOf: (line: string) => string): { group: string; lines: string[] }[] {
  const groups: { group: string; lines: string[] }[] = [];
  for (const line of lines) {
    const group = groupOf(line);
    const last = groups.at(-1);
    if (last && last.group === group && group !== 'line') last.lines.push(line);
    else groups.push({ group, lines: [line] });
  }
  return groups;
}
const kindOf = (line: string) => (line.startsWith('|') ? 'table' : line.startsWith('- ') ? 'list' : 'line');

function htmlOf(lines: string[]): string {
  const rich = (text: string) =>
    text
      .replace(/&/g, '&amp;')
      .replace(/<(?!br>)/g, '&lt;')
      .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
      .replace(/__(.+?)__/g, '<i>$1</i>');
  const block = (tag: string, text: string) => {
    const parts = text.split('\t');
    return parts.length === 1
      ? `<${tag}>${rich(text)}</${tag}>`
      : `<${tag} class="r">${parts.map((part) => `<span>${rich(part)}</span>`).join('')}</${tag}>`;
  };
  return grouped(lines, kindOf)
    .map(({ group, lines: [first = '', ...more] }) => {
      if (group === 'table')
        return `<table>${[first, ...more]
          .map(
            (row) =>
              `<tr>${cellsOf(row)
                .map((cell) => `<td>${rich(cell)}</td>`)
                .join('')}</tr>`,
          )
          .join('')}</table>`;
      if (group === 'list') return `<ul>${[first, ...more].map((item) => block('li', item.slice(2))).join('')}</ul>`;
      if (first.trim() === '') return '<div class="gap"></div>';
      if (first.startsWith('= ')) return block('h1', first.slice(2));
      if (first.startsWith('# ')) return block('h2', first.slice(2));
      return block('p', first);
    })
    .join('\n');
}

/** Printed by a browser: `[head]` lines in a `header`, `[side]` lines in an `aside`, `[box]` lines in a `footer`, the others in `main`. */
export const sheet =
  (paper: 'A4' | 'Letter', css: string): Write =>
  (markup) => {
    const lines = bare(markup);
    const part = (tag: string, prefix: string) => {
      const inside = startingWith(lines, prefix);
      return inside.length > 0 ? `<${tag}>${htmlOf(inside)}</${tag}>` : '';
    };
    const main = lines.filter((line) => !/^\[(?:head|side|box)\]/.test(line));
    const reset = '*{box-sizing:border-box}body,p,h1,h2,ul{margin:0}ul{padding-left:16px}td{vertical-align:top}';
    const shared =
      '.r{display:flex;justify-content:space-between}.gap{height:7px}p,li,tr,h2{break-inside:avoid}h2{break-after:avoid}';
    const columns = `<div class="columns">${part('aside', '[side]')}<main>${htmlOf(main)}</main></div>`;
    const body = `${part('header', '[head]')}${columns}${part('footer', '[box]')}`;
    const html = `<!doctype html><html><meta charset="utf-8"><style>${reset}${shared}${css}</style><body>${body}</body></html>`;
    return { format: 'pdf', html, paper };
  };

export type LetterLook = {
  font: string;
  /** Points. */
  size: number;
  colour?: string;
  heading: 'style' | 'ruled' | 'shaded';
  centred?: true;
  /** Character typed before list items; without it Word makes the bullets. */
  typed?: string;
  /** Left tab stop in twentieths of a point. Without it the tab stop is at the right. */
  tab?: number;
  /** Widths of tables' cells in twentieths of a point. */
  widths?: number[];
};

/** A Word file with ruled or shaded headings, titled tables and a page header of `[head]` lines. */
export const letter =
  (look: LetterLook): Write =>
  (markup) => {
    const lines = bare(markup);
    const size = look.size * 2;
    const colour = look.colour ?? '000000';
    const runs = (text: string) =>
      text.split('**').flatMap((part, index) => (part === '' ? [] : [new TextRun({ text: part, bold: index % 2 === 1, size })]));
    const tabStops = look.tab ? [{ type: TabStopType.LEFT, position: look.tab }] : [{ type: TabStopType.RIGHT, position: 9600 }];
    const hanging = look.tab ? { indent: { left: look.tab, hanging: look.tab } } : {};
    const heading = (text: string) =>
      look.heading === 'style'
        ? new Paragraph({ heading: 'Heading1', spacing: { before: 240, after: 60 }, text })
        : new Paragraph({
            spacing: { before: 200, after: 80 },
            keepNext: true,
            children: [new TextRun({ text, bold: true, size: size + 2, color: colour })],
            ...(look.heading === 'ruled'
              ? { border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: colour, space: 1 } } }
              : { shading: { type: ShadingType.CLEAR, fill: 'D9E2D0' } }),
          });
    const paragraph = (line: string) => {
      if (line.trim() === '') return new Paragraph({});
      if (line.startsWith('= '))
        return new Paragraph({
          ...(look.centred && { alignment: AlignmentType.CENTER }),
          children: [new TextRun({ text: line.slice(2), bold: true, size: size + 14, color: colour })],
        });
      if (line.startsWith('# ')) return heading(line.slice(2));
      if (line.startsWith('- '))
        return look.typed
          ? new Paragraph({ indent: { left: 400, hanging: 300 }, children: runs(`${look.typed} ${line.slice(2)}`) })
          : new Paragraph({ bullet: { level: 0 }, children: runs(line.slice(2)) });
      return new Paragraph({ tabStops, ...(line.includes('\t') && hanging), children: runs(line) });
    };
    const widthsOf = (count: number) =>
      look.widths?.length === count ? look.widths : Array.from({ length: count }, () => Math.floor(9600 / count));
    const table = (rows: string[]) =>
      new Table({
        columnWidths: widthsOf(cellsOf(rows[0] ?? '').length),
        rows: rows.map(
          (row, at) =>
            new TableRow({
              cantSplit: true,
              tableHeader: at === 0,
              children: cellsOf(row).map(
                (cell, index, { length }) =>
                  new TableCell({
                    width: { size: widthsOf(length)[index] ?? 2000, type: WidthType.DXA },
                    margins: { left: 80, right: 80, top: 30, bottom: 30 },
                    ...(at === 0 && { shading: { type: ShadingType.CLEAR, fill: 'E7E6E6' } }),
                    children: cell.split('<br>').map((text) => new Paragraph({ children: runs(text) })),
                  }),
              ),
            }),
        ),
      });
    const contentOf = (part: string[]): (Paragraph | Table)[] =>
      grouped(part, (line) => (kindOf(line) === 'table' ? 'table' : 'line')).flatMap(
        ({ group, lines: rows }): (Paragraph | Table)[] => (group === 'table' ? [table(rows)] : rows.map(paragraph)),
      );
    return {
      format: 'docx',
      bytes() {
        const head = startingWith(lines, '[head]');
        const body = contentOf(lines.filter((line) => !line.startsWith('[head]')));
        const margin = { top: head.length > 0 ? 1450 : 1000, bottom: 1000, left: 1100, right: 1100 };
        const section: ISectionOptions = {
          properties: { page: { size: { width: 11906, height: 16838 }, margin } },
          ...(head.length > 0 && { headers: { default: new Header({ children: contentOf(head) }) } }),
          children: body,
        };
        const styles = { default: { document: { run: { font: look.font, size } } } };
        return Packer.toBuffer(new Document({ styles, sections: [section] }));
      },
    };
  };

/** Plain text with lines broken at a width, as mail programs and text editors send it; list items have a hanging indent. */
export const wrapped =
  (width: number, mark: string): Write =>
  (markup) => {
    const broken = (line: string, indent: string) => {
      const rows: string[] = [];
      let row = '';
      for (const piece of line.split(' ')) {
        if (row !== '' && `${row} ${piece}`.length > width) {
          rows.push(row);
          row = `${indent}${piece}`;
        } else row = row === '' && rows.length === 0 ? piece : `${row} ${piece}`;
      }
      return [...rows, row];
    };
    const text = bare(markup)
      .map((line) => line.replaceAll('**', ''))
      .flatMap((line) => {
        if (line.startsWith('= ') || line.startsWith('# ')) return [line.slice(2)];
        if (line.startsWith('- ')) return broken(`${mark} ${line.slice(2)}`, ' '.repeat(mark.length + 1));
        return broken(line, '');
      })
      .join('\n');
    return { format: 'txt', text };
  };

import {
  AlignmentType,
  BorderStyle,
  Document,
  Header,
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
import { type TypstLook, typstOf } from './fact-markup.ts';
import { escaped } from './html.ts';
import type { Write } from './writers.ts';

const rich = (text: string) =>
  escaped(text)
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/__(.+?)__/g, '<em>$1</em>');
const spans = (text: string) => {
  const parts = text.split('\t');
  return parts.length > 1 ? parts.map((part) => `<span>${rich(part)}</span>`).join('') : rich(text);
};
const cellsOf = (row: string) => row.slice(1, row.lastIndexOf('|')).split('|');

/** The HTML of some lines: each `# ` heading opens a section, each `# # ` heading an article in it. */
function htmlOf(lines: string[]): string {
  const html: string[] = [];
  const open: string[] = [];
  const close = (until: string) => {
    while (open.includes(until)) html.push(`</${open.pop()}>`);
  };
  const enter = (tag: string) => {
    close(tag);
    html.push(`<${tag}>`);
    open.push(tag);
  };
  for (const line of lines) {
    const inside = line.startsWith('- ') ? 'ul' : line.startsWith('|') ? 'table' : '';
    for (const tag of ['ul', 'table']) if (tag !== inside) close(tag);
    if (inside !== '' && open.at(-1) !== inside) enter(inside);
    if (line.startsWith('= ')) html.push(`<h1>${rich(line.slice(2))}</h1>`);
    else if (line.startsWith('# # ')) {
      enter('article');
      html.push(`<h3>${spans(line.slice(4))}</h3>`);
    } else if (line.startsWith('# ')) {
      close('article');
      enter('section');
      html.push(`<h2>${rich(line.slice(2))}</h2>`);
    } else if (inside === 'ul') html.push(`<li>${rich(line.slice(2))}</li>`);
    else if (inside === 'table')
      html.push(
        `<tr>${cellsOf(line)
          .map((cell) => `<td>${cell.trim().split('<br>').map(rich).join('<br>')}</td>`)
          .join('')}</tr>`,
      );
    else if (line.trim() === '') html.push('<div class="gap"></div>');
    else if (line.startsWith('[box]')) html.push(`<p class="box">${spans(line.slice(5))}</p>`);
    else html.push(`<p${line.includes('\t') ? ' class="r"' : ''}>${spans(line)}</p>`);
  }
  while (open.length > 0) html.push(`</${open.pop()}>`);
  return html.join('\n');
}

const RESET =
  'body,p,h1,h2,h3,ul{margin:0}ul{padding-left:15px}.r,h3:has(span){display:flex;justify-content:space-between}.gap{height:6px}table{border-collapse:collapse}td{vertical-align:top;padding:2px 8px 2px 0}article{break-inside:avoid}';

/** Printed by a browser: `[head]` lines across the page, `[side]` lines in an `aside`, the others in `main`. `[box]` lines have a class. */
export const web =
  (paper: 'A4' | 'Letter', css: string): Write =>
  (markup) => {
    const lines = markup.replace(/[«»]/g, '').split('\n');
    const after = (prefix: string) => lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
    const main = lines.filter((line) => !/^\[(?:head|side)\]/.test(line));
    const part = (tag: string, of: string[]) => (of.length > 0 ? `<${tag}>${htmlOf(of)}</${tag}>` : '');
    const body = `${part('header', after('[head]'))}<div id="page">${part('main', main)}${part('aside', after('[side]'))}</div>`;
    return {
      format: 'pdf',
      paper,
      html: `<!doctype html><html><meta charset="utf-8"><style>${RESET}${css}</style><body>${body}</body></html>`,
    };
  };

/** Set by Typst, with `[head]` lines in the foot of each page. */
export const footed =
  (look: TypstLook): Write =>
  (markup) => {
    const lines = markup.split('\n');
    const foot = lines.filter((line) => line.startsWith('[head]')).map((line) => line.slice(6));
    const footer = `#set page(footer: align(center, text(size: 8.5pt, fill: rgb("#555"))[${foot.map((line) => `#${JSON.stringify(line)};`).join(' #linebreak() ')}]))`;
    return typstOf(lines.filter((line) => !line.startsWith('[head]')).join('\n'), { ...look, set: `${look.set}\n${footer}` });
  };

type OfficeLook = {
  font: string;
  colour: string;
  /** Points. */
  size: number;
  nameSize?: number;
  /** Uses the styles of Word for the name and the headings. */
  styles?: boolean;
  /** Draws the lines of tables. */
  ruled?: boolean;
  /** Widths of the columns of a table in twentieths of a point, by their number. */
  widths?: Record<number, number[]>;
  /** The width of a shaded left column for `[side]` lines. */
  side?: number;
  shade?: string;
};

/** A Word file with coloured, ruled headings, subheadings (`# # `), italics, tables, a page header and a shaded left column. */
export const office =
  (look: OfficeLook): Write =>
  (markup) => {
    const lines = markup.replace(/[«»]/g, '').split('\n');
    const after = (prefix: string) => lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
    const runs = (text: string, more: { bold?: boolean; color?: string; size?: number } = {}) =>
      text
        .split(/(\*\*.+?\*\*|__.+?__)/)
        .filter(Boolean)
        .map((part) => {
          const bare = part.replace(/^(?:\*\*|__)|(?:\*\*|__)$/g, '');
          const face = { font: look.font, size: look.size * 2, ...more };
          return new TextRun({
            ...face,
            text: bare,
            ...(part !== bare && (part.startsWith('**') ? { bold: true } : { italics: true })),
          });
        });
    const paragraph = (line: string) => {
      const tabStops = [{ type: TabStopType.RIGHT, position: 9900 }];
      if (line.startsWith('= '))
        return new Paragraph({
          ...(look.styles && { heading: 'Title' as const }),
          children: runs(line.slice(2), { size: (look.nameSize ?? 24) * 2, color: look.colour }),
        });
      if (line.startsWith('# # '))
        return new Paragraph({ tabStops, spacing: { before: 140 }, children: runs(line.slice(4), { bold: true }) });
      if (line.startsWith('# '))
        return new Paragraph({
          spacing: { before: 240, after: 80 },
          ...(look.styles && { heading: 'Heading1' as const }),
          border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: look.colour, space: 1 } },
          children: runs(line.slice(2), { bold: true, color: look.colour, size: look.size * 2 + 4 }),
        });
      if (line.startsWith('- ')) return new Paragraph({ bullet: { level: 0 }, children: runs(line.slice(2)) });
      return new Paragraph({ tabStops, spacing: { after: 40 }, children: runs(line) });
    };
    const edge = { style: look.ruled ? BorderStyle.SINGLE : BorderStyle.NONE, size: 4, color: '999999' };
    const borders = { top: edge, bottom: edge, left: edge, right: edge, insideHorizontal: edge, insideVertical: edge };
    const table = (rows: string[]) => {
      const count = cellsOf(rows[0] ?? '').length;
      const widths = look.widths?.[count] ?? Array.from({ length: count }, () => Math.floor(9600 / count));
      const cell = (text: string, index: number) =>
        new TableCell({
          width: { size: widths[index] ?? 1000, type: WidthType.DXA },
          children: text.trim().split('<br>').map(paragraph),
        });
      return new Table({
        borders,
        columnWidths: widths,
        rows: rows.map((row) => new TableRow({ cantSplit: true, children: cellsOf(row).map(cell) })),
      });
    };
    const contentOf = (of: string[]) => {
      const content: (Paragraph | Table)[] = [];
      for (let at = 0; at < of.length; at++) {
        const rows: string[] = [];
        while (of[at]?.startsWith('|')) rows.push(of[at++] as string);
        if (rows.length > 0) content.push(table(rows));
        if (of[at] !== undefined) content.push(paragraph(of[at] as string));
      }
      return content;
    };
    const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
    const columns = (side: number, left: string[], right: string[]) =>
      new Table({
        borders: { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none },
        columnWidths: [side, 10000 - side],
        rows: [
          new TableRow({
            children: [left, right].map(
              (of, index) =>
                new TableCell({
                  width: { size: index === 0 ? side : 10000 - side, type: WidthType.DXA },
                  margins: { left: 160, right: 160, top: 100, bottom: 100 },
                  ...(index === 0 && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: look.shade ?? 'EEEEEE' } }),
                  children: contentOf(of),
                }),
            ),
          }),
        ],
      });
    return {
      format: 'docx',
      bytes() {
        const head = after('[head]').map(
          (line) => new Paragraph({ alignment: AlignmentType.RIGHT, children: runs(line, { size: 18 }) }),
        );
        const main = lines.filter((line) => !/^\[(?:head|side)\]/.test(line));
        const children = look.side ? [columns(look.side, after('[side]'), main)] : contentOf(main);
        const headers = head.length > 0 ? { headers: { default: new Header({ children: head }) } } : {};
        const page = { margin: { top: head.length > 0 ? 1300 : 1000, bottom: 1000, left: 1000, right: 1000 } };
        return Packer.toBuffer(new Document({ sections: [{ properties: { page }, ...headers, children }] }));
      },
    };
  };

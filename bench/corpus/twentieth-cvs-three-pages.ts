import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  Textbox,
  TextRun,
  WidthType,
} from 'docx';
import { escaped } from './html.ts';
import type { Write } from './writers.ts';

// Writers of the third part of the twentieth batch. Cells of a `|` row are divided by tabs, lines in a cell by `<br>`.

const linesOf = (markup: string) => markup.replace(/[«»]/g, '').split('\n');
const after = (lines: string[], prefix: string) =>
  lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
const outside = (lines: string[]) => lines.filter((line) => !/^\[(?:head|side)\]/.test(line));
const cellsOf = (row: string) =>
  row
    .slice(1)
    .split('\t')
    .map((cell) => cell.trim());

type Face = { text: string; bold: boolean; italics: boolean };
const facesOf = (text: string): Face[] =>
  text
    .split(/(\*\*.+?\*\*|__.+?__)/)
    .filter(Boolean)
    .map((part) => ({
      text: part.replace(/^(?:\*\*|__)|(?:\*\*|__)$/g, ''),
      bold: part.startsWith('**'),
      italics: part.startsWith('__'),
    }));

const html = (text: string) =>
  facesOf(text)
    .map(({ text: said, bold, italics }) =>
      bold ? `<b>${escaped(said)}</b>` : italics ? `<i>${escaped(said)}</i>` : escaped(said),
    )
    .join('');

function blockOf(line: string): string {
  if (line.trim() === '') return '<div class="gap"></div>';
  const [, prefix = '', body = ''] = /^((?:# |= |- |\[box\])*)(.*)$/.exec(line) ?? [];
  const name = { '= ': 'name', '# ': 'title', '# # ': 'entry', '- ': 'item', '[box]': 'box' }[prefix] ?? 'line';
  if (line.startsWith('|')) {
    const cells = cellsOf(line).map((cell) => `<div>${cell.split('<br>').map(html).join('<br>')}</div>`);
    return `<div class="row of${cells.length}">${cells.join('')}</div>`;
  }
  const parts = body.split('\t');
  const inside = parts.length > 1 ? parts.map((part) => `<span>${html(part)}</span>`).join('') : html(body);
  return `<div class="${name}${parts.length > 1 ? ' apart' : ''}">${inside}</div>`;
}

const BASE =
  'body{margin:0}.apart{display:flex;justify-content:space-between}.gap{height:6px}.row{display:grid}.item{padding-left:13px;position:relative}.item::before{content:"•";position:absolute;left:2px}';

/** Printed by a browser: blocks in the order of the lines, `[side]` lines in `#side` behind or before the others. */
export const sheet =
  (paper: 'A4' | 'Letter', css: string, sideFirst = false): Write =>
  (markup) => {
    const lines = linesOf(markup);
    const part = (id: string, of: string[]) => (of.length > 0 ? `<div id="${id}">${of.map(blockOf).join('\n')}</div>` : '');
    const [main, side] = [part('main', outside(lines)), part('side', after(lines, '[side]'))];
    const body = `${part('head', after(lines, '[head]'))}${sideFirst ? side + main : main + side}`;
    return {
      format: 'pdf',
      paper,
      html: `<!doctype html><html><meta charset="utf-8"><style>${BASE}${css}</style><body>${body}</body></html>`,
    };
  };

const typst = (text: string) =>
  facesOf(text)
    .map(({ text: said, bold, italics }) => {
      const bare = `#${JSON.stringify(said)};`;
      return bold ? `#strong[${bare}]` : italics ? `#emph[${bare}]` : bare;
    })
    .join('');
const typstCell = (cell: string) => cell.split('<br>').map(typst).join(' #linebreak() ');

/** A class of an academic CV: dates in a hint column, a bar before each heading, the name large with the address opposite. */
export const hinted =
  (set: string, colour: string): Write =>
  (markup) => {
    const lines = linesOf(markup);
    const hint = (left: string, right: string) =>
      `#grid(columns: (27mm, 1fr), column-gutter: 4mm, align(right, text(size: 0.93em)[${left}]), [${right}])`;
    const line = (raw: string) => {
      if (raw.trim() === '') return '#v(2pt)';
      if (raw.startsWith('# # ')) return hint('', `#text(fill: ${colour})[#strong[${typst(raw.slice(4))}]]`);
      if (raw.startsWith('# ')) return `#v(5pt)\n#hint-bar[#text(size: 14pt, fill: ${colour})[${typst(raw.slice(2))}]]`;
      if (raw.startsWith('- ')) return hint('', `#grid(columns: (4mm, 1fr), [∘], [${typst(raw.slice(2))}])`);
      if (raw.startsWith('|')) {
        const [left = '', ...right] = cellsOf(raw);
        return right.length > 1
          ? `#grid(columns: (27mm, 1fr, 27mm, 1fr), column-gutter: 4mm, ${[left, ...right].map((cell, at) => `align(${at % 2 ? 'left' : 'right'})[${typstCell(cell)}]`).join(', ')})`
          : hint(typstCell(left), typstCell(right[0] ?? ''));
      }
      return typst(raw);
    };
    const main = outside(lines);
    const name = main.find((raw) => raw.startsWith('= '))?.slice(2) ?? '';
    const under = after(main, '[box]').map(typst).join(' #linebreak() ');
    const contact = after(lines, '[side]').map(typst).join(' #linebreak() ');
    const rest = main.filter((raw) => !/^(?:= |\[box\])/.test(raw));
    const head = `#grid(columns: (1fr, auto), [#text(size: 27pt, fill: rgb("#555"))[${typst(name)}] #linebreak() #text(size: 12pt, style: "italic", fill: rgb("#777"))[${under}]], align(right, text(size: 8.6pt, style: "italic", fill: rgb("#555"))[${contact}]))`;
    const bar = `#let hint-bar(body) = block(above: 9pt, below: 6pt, grid(columns: (27mm, 1fr), column-gutter: 4mm, align: bottom, rect(width: 100%, height: 3pt, fill: ${colour}), body))`;
    return { format: 'pdf', typst: `${set}\n#set par(spacing: 6pt)\n${bar}\n${head}\n#v(8pt)\n${rest.map(line).join('\n\n')}` };
  };

/** A profile of a consultant: a page of facts, then a ruled table for each project. `[head]` is the page header. */
export const profile =
  (set: string, colour: string, label: string): Write =>
  (markup) => {
    const lines = linesOf(markup);
    const head = after(lines, '[head]').map((line) => line.split('\t').map(typst).join(' #h(1fr) '));
    const body: string[] = [];
    let rows: string[][] = [];
    const flush = () => {
      if (rows.length === 0) return;
      const cells = rows.flat().map((cell) => `[${typstCell(cell)}]`);
      body.push(
        `#table(columns: (${label}, 1fr), stroke: 0.5pt + rgb("#bbb"), inset: 5pt, fill: (x, y) => if x == 0 { rgb("#eef2f5") }, ${cells.join(', ')})`,
      );
      rows = [];
    };
    for (const line of outside(lines)) {
      if (line.startsWith('|')) {
        rows.push(cellsOf(line));
        continue;
      }
      flush();
      if (line.startsWith('= ')) body.push(`#text(size: 21pt, weight: "bold", fill: ${colour})[${typst(line.slice(2))}]`);
      else if (line.startsWith('# # '))
        body.push(`#block(above: 12pt, below: 4pt, sticky: true, text(weight: "bold")[${typst(line.slice(4))}])`);
      else if (line.startsWith('# '))
        body.push(
          `#block(above: 14pt, below: 6pt, sticky: true, width: 100%, fill: ${colour}, inset: 4pt, text(fill: white, weight: "bold")[${typst(line.slice(2))}])`,
        );
      else if (line.trim() === '') body.push('#v(3pt)');
      else body.push(line.startsWith('- ') ? `- ${typst(line.slice(2))}` : line.split('\t').map(typst).join(' #h(1fr) '));
    }
    flush();
    const header = `#set page(header: [#text(size: 8pt, fill: rgb("#666"))[${head.join(' #linebreak() ')}]], numbering: "1 / 1")`;
    return { format: 'pdf', typst: `${set}\n${header}\n#set par(spacing: 6pt)\n${body.join('\n\n')}` };
  };

type PaperLook = {
  font: string;
  /** Points. */
  size: number;
  colour: string;
  heading: 'band' | 'ruled' | 'caps' | 'plain';
  centred?: boolean;
  /** The character before list items. */
  mark?: string;
  /** Where the second column of a line with tabs begins, in twentieths of a point. Lines hang there. */
  hang?: number;
  /** How many units of the grid each cell of a row has, by the number of cells. All rows of a table make one grid. */
  grid?: Record<number, number[]>;
  /** Shades rows of one cell or the first row of a table. */
  shaded?: 'titles' | 'first';
  /** The text box at the left with `[side]` lines: its width in points and its fill. */
  box?: { width: number; height: number; offset: number };
  /** A page number in the foot, after this text. */
  foot?: string;
  landscape?: boolean;
};

/** A Word file as people make them by hand: tabs, merged tables, shaded headings, text boxes. */
export const handmade =
  (look: PaperLook): Write =>
  (markup) => {
    const lines = linesOf(markup);
    const runs = (text: string, more: { bold?: boolean; color?: string; size?: number } = {}) =>
      facesOf(text).map(
        (face) =>
          new TextRun({
            font: look.font,
            size: look.size * 2,
            text: face.text,
            italics: face.italics,
            ...more,
            bold: face.bold || more.bold === true,
          }),
      );
    const rule = { bottom: { style: BorderStyle.SINGLE, size: 8, color: look.colour, space: 1 } };
    const indent: { left?: number } = look.box ? { left: look.box.width * 20 + 260 } : {};
    const paragraph = (line: string, inset = indent): Paragraph => {
      const centre = look.centred ? { alignment: AlignmentType.CENTER } : {};
      if (line.startsWith('= '))
        return new Paragraph({
          ...centre,
          indent: inset,
          children: runs(line.slice(2), { bold: true, size: 40, color: look.colour }),
        });
      if (line.startsWith('# # '))
        return new Paragraph({
          indent: inset,
          keepNext: true,
          spacing: { before: 140, after: 20 },
          tabStops: [{ type: TabStopType.RIGHT, position: 9700 }],
          children: runs(line.slice(4), { bold: true }),
        });
      if (line.startsWith('# ')) {
        const band = look.heading === 'band' ? { shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'D9D9D9' } } : {};
        const border = look.heading === 'ruled' ? { border: rule } : {};
        const face = { bold: true, size: look.size * 2 + 3, color: look.colour };
        return new Paragraph({
          ...band,
          ...border,
          indent: inset,
          keepNext: true,
          spacing: { before: 220, after: 80 },
          children: runs(look.heading === 'caps' ? line.slice(2).toUpperCase() : line.slice(2), face),
        });
      }
      if (line.startsWith('- ')) {
        const left = (inset.left ?? 0) + 360;
        return look.mark
          ? new Paragraph({
              indent: { left, hanging: 280 },
              tabStops: [{ type: TabStopType.LEFT, position: left }],
              children: runs(`${look.mark}\t${line.slice(2)}`),
            })
          : new Paragraph({ indent: { left, hanging: 260 }, bullet: { level: 0 }, children: runs(line.slice(2)) });
      }
      if (line.startsWith('[box]')) return new Paragraph({ ...centre, indent: inset, children: runs(line.slice(5)) });
      const hang = look.hang && line.includes('\t') ? { left: look.hang, hanging: look.hang } : inset;
      const tabs = look.hang ? [{ type: TabStopType.LEFT, position: look.hang }] : [{ type: TabStopType.RIGHT, position: 9700 }];
      return new Paragraph({ tabStops: tabs, indent: hang, spacing: { after: 40 }, children: runs(line) });
    };
    const table = (rows: string[]) => {
      const all = rows.map(cellsOf);
      const width = look.landscape ? 14600 : 9800;
      const spansOf = (count: number) => look.grid?.[count] ?? Array.from({ length: count }, () => 24 / count);
      const edge = { style: BorderStyle.SINGLE, size: 4, color: '808080' };
      return new Table({
        width: { size: width, type: WidthType.DXA },
        columnWidths: Array.from({ length: 24 }, () => width / 24),
        borders: { top: edge, bottom: edge, left: edge, right: edge, insideHorizontal: edge, insideVertical: edge },
        rows: all.map((cells, row) => {
          const spans = spansOf(cells.length);
          return new TableRow({
            cantSplit: true,
            children: cells.map((cell, at) => {
              const isShaded =
                (look.shaded === 'titles' && cells.length === 1 && cell.startsWith('**')) ||
                (look.shaded === 'first' && row === 0 && cells.length > 2);
              return new TableCell({
                columnSpan: spans[at] ?? 1,
                width: { size: ((spans[at] ?? 1) * width) / 24, type: WidthType.DXA },
                margins: { left: 70, right: 70, top: 20, bottom: 20 },
                ...(isShaded && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'DCE6F1' } }),
                children: cell.split('<br>').map((part) => paragraph(part, {})),
              });
            }),
          });
        }),
      });
    };
    const contentOf = (of: string[], inset = indent) => {
      const content: (Paragraph | Table)[] = [];
      for (let at = 0; at < of.length; ) {
        const rows: string[] = [];
        while (of[at]?.startsWith('|')) rows.push(of[at++] as string);
        if (rows.length > 0) content.push(table(rows));
        else content.push(paragraph(of[at++] as string, inset));
      }
      return content;
    };
    const boxOf = ({ width, height, offset }: { width: number; height: number; offset: number }) =>
      new Textbox({
        children: contentOf(after(lines, '[side]'), {}),
        style: {
          width: `${width}pt`,
          height: `${height}pt`,
          position: 'absolute',
          positionHorizontalRelative: 'margin',
          positionVerticalRelative: 'margin',
          marginLeft: '-8pt',
          marginTop: `${offset}pt`,
          wrapStyle: 'none',
        },
      });
    return {
      format: 'docx',
      bytes() {
        const head = after(lines, '[head]').map(
          (line) =>
            new Paragraph({
              tabStops: [{ type: TabStopType.RIGHT, position: look.landscape ? 14600 : 9800 }],
              children: runs(line, { size: 17, color: '595959' }),
            }),
        );
        const number = new TextRun({ children: [look.foot ?? '', PageNumber.CURRENT], size: 17, font: look.font });
        const foot = {
          footers: { default: new Footer({ children: [new Paragraph({ alignment: AlignmentType.RIGHT, children: [number] })] }) },
        };
        const size = look.landscape ? { size: { orientation: 'landscape' as const, width: 11906, height: 16838 } } : {};
        const section = {
          properties: { page: { ...size, margin: { top: 1000, bottom: 900, left: 1050, right: 1050 } } },
          ...(head.length > 0 && { headers: { default: new Header({ children: head }) } }),
          ...(look.foot !== undefined && foot),
          children: [...(look.box ? [boxOf(look.box)] : []), ...contentOf(outside(lines))],
        };
        return Packer.toBuffer(new Document({ sections: [section] }));
      },
    };
  };

/** A text file as it was typed. */
export const typed: Write = (markup) => {
  const text = linesOf(markup)
    .map((line) => line.replaceAll(/\*\*|__/g, '').replace(/^[=#] /, ''))
    .join('\r\n');
  return { format: 'txt', text };
};

import {
  AlignmentType,
  BorderStyle,
  Document,
  Header,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { escaped } from './html.ts';
import type { Write } from './writers.ts';

const bare = (markup: string) => markup.replace(/[«»]/g, '').split('\n');
const after = (lines: string[], prefix: string) =>
  lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
const without = (lines: string[], prefix: RegExp) => lines.filter((line) => !prefix.test(line));
const cellsOf = (row: string) =>
  row
    .slice(1, row.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());

/** Text as pieces of one face each. */
function piecesOf(text: string): { text: string; bold?: boolean; italics?: boolean }[] {
  return text
    .split(/(\*\*.+?\*\*|__.+?__)/)
    .filter(Boolean)
    .map((piece) => {
      if (piece.startsWith('**')) return { text: piece.slice(2, -2), bold: true };
      return piece.startsWith('__') ? { text: piece.slice(2, -2), italics: true } : { text: piece };
    });
}

const rich = (text: string): string =>
  text
    .split('<br>')
    .map((line) =>
      piecesOf(line)
        .map(({ text: said, bold, italics }) =>
          bold ? `<b>${escaped(said)}</b>` : italics ? `<i>${escaped(said)}</i>` : escaped(said),
        )
        .join(''),
    )
    .join('<br>');

/** Sections with their headings, in them entries with a head and a body; `[box]` lines have a block beside the body. */
function sectionsOf(lines: string[]): string {
  const html: string[] = [];
  const open: string[] = [];
  const closeTo = (depth: number) => {
    while (open.length > depth) html.push(`</${open.pop()}>`);
  };
  const enter = (tag: string, classes = '') => {
    html.push(`<${tag}${classes && ` class="${classes}"`}>`);
    open.push(tag);
  };
  let depth = 0;
  let group = '';
  const groupOf = (line: string) =>
    line.startsWith('- ') ? 'ul' : line.startsWith('|') ? 'table' : line.startsWith('[box]') ? 'div' : '';
  const said = (text: string) => {
    const parts = text.split('\t');
    return parts.length > 1 ? parts.map((part) => `<span>${rich(part)}</span>`).join('') : rich(text);
  };
  for (const line of lines) {
    const next = groupOf(line);
    if (next !== group || line.startsWith('#')) {
      closeTo(depth);
      if (next !== '') enter(next, next === 'div' ? 'box' : '');
      group = next;
    }
    if (line.startsWith('= ')) html.push(`<h1>${rich(line.slice(2))}</h1>`);
    else if (line.startsWith('# # # ')) html.push(`<h4>${said(line.slice(6))}</h4>`);
    else if (line.startsWith('# # ')) {
      closeTo(2);
      enter('article');
      html.push(`<h3>${said(line.slice(4))}</h3>`);
      depth = 3;
    } else if (line.startsWith('# ')) {
      closeTo(0);
      enter('section');
      html.push(`<h2>${rich(line.slice(2))}</h2>`);
      enter('div', 'content');
      depth = 2;
    } else if (group === 'ul') html.push(`<li>${rich(line.slice(2))}</li>`);
    else if (group === 'table')
      html.push(
        `<tr>${cellsOf(line)
          .map((cell) => `<td>${rich(cell)}</td>`)
          .join('')}</tr>`,
      );
    else {
      const text = line.replace('[box]', '');
      html.push(`<p${text.includes('\t') ? ' class="r"' : ''}>${said(text) || '&nbsp;'}</p>`);
    }
  }
  closeTo(0);
  return html.join('\n');
}

const RESET =
  'body,p,h1,h2,h3,h4,ul{margin:0}h2,h3,h4{break-after:avoid}ul{padding-left:16px}.r,h3:has(span),h4:has(span){display:flex;justify-content:space-between;gap:12px}table{border-collapse:collapse}td{vertical-align:top;padding:1px 8px 1px 0}';

/** A Letter page printed by a browser, with a `header`, an `aside` and a `main` part. */
export const sheet =
  (css: string): Write =>
  (markup) => {
    const lines = bare(markup);
    const part = (tag: string, of: string[]) => (of.length > 0 ? `<${tag}>${sectionsOf(of)}</${tag}>` : '');
    const main = part('main', without(lines, /^\[(?:head|side)\]/));
    const body = `${part('header', after(lines, '[head]'))}<div id="page">${part('aside', after(lines, '[side]'))}${main}</div>`;
    return {
      format: 'pdf',
      paper: 'Letter',
      html: `<!doctype html><html><meta charset="utf-8"><style>${RESET}${css}</style><body>${body}</body></html>`,
    };
  };

/** A LaTeX résumé class with a narrow left column, set by Typst. */
export const twoColumnClass: Write = (markup) => {
  const lines = bare(markup);
  const quoted = (text: string) => `#${JSON.stringify(text)};`;
  const set = (text: string) =>
    piecesOf(text)
      .map((piece) => (piece.bold ? `#strong[${quoted(piece.text)}]` : quoted(piece.text)))
      .join('');
  const line = (raw: string): string => {
    if (raw.startsWith('= ')) return `#text(size: 32pt, weight: "light")[${set(raw.slice(2))}] #v(6pt)`;
    if (raw.startsWith('# # '))
      return `#block(above: 9pt, below: 4.5pt, text(size: 10.5pt)[${raw
        .slice(4)
        .split(' | ')
        .map((part, index) => (index === 0 ? `#strong(upper[${set(part)}])` : set(part)))
        .join(' | ')}])`;
    if (raw.startsWith('# '))
      return `#block(above: 15pt, below: 6pt, text(size: 14pt, weight: "light", fill: rgb("#6a6a6a"))[#upper[${set(raw.slice(2))}]])`;
    if (raw.startsWith('__')) return `#text(size: 8.8pt, fill: rgb("#6a6a6a"))[${quoted(raw.replaceAll('__', ''))}]`;
    if (raw.startsWith('- ')) return `- ${set(raw.slice(2))}`;
    if (raw.startsWith('|'))
      return `#grid(columns: (16mm, 1fr), ${cellsOf(raw)
        .map((cell) => `[${set(cell)}]`)
        .join(', ')})`;
    return set(raw);
  };
  const all = (of: string[]) =>
    of
      .filter((raw) => raw !== '')
      .map(line)
      .join('\n\n');
  const head = `#align(center)[${all(after(lines, '[head]'))}]`;
  const page =
    '#set page(paper: "us-letter", margin: (x: 15mm, y: 13mm))\n#set text(font: "Lato", size: 9.7pt)\n#set par(spacing: 5.5pt)\n#set list(indent: 1mm, marker: [•])';
  const columns = `#grid(columns: (33%, 1fr), gutter: 7mm, [${all(after(lines, '[side]'))}], [${all(without(lines, /^\[(?:head|side)\]/))}])`;
  return { format: 'pdf', typst: `${page}\n${head}\n#v(3pt)\n#line(length: 100%, stroke: 0.4pt)\n${columns}` };
};

/** Text as it was typed. */
export const typed: Write = (markup) => ({ format: 'txt', text: `${bare(markup).join('\n')}\n` });

type Face = { font: string; size: number; color?: string; bold?: boolean; italics?: boolean; allCaps?: boolean };
const runs = (text: string, { size, ...face }: Face) =>
  text
    .split('\t')
    .flatMap((part, index) => [
      ...(index > 0 ? [new TextRun({ text: '\t' })] : []),
      ...piecesOf(part).map((piece) => new TextRun({ ...face, size: Math.round(size * 2), ...piece })),
    ]);

/** A paragraph of a Word file: its face, and its style, spacing and the like. */
type Drawn = [face: Face, more?: IParagraphOptions];
type Draw = Record<'name' | 'heading' | 'entry' | 'sub' | 'item' | 'text', Drawn>;

function drawn(line: string, draw: Draw, withText: (text: string) => string = (text) => text): Paragraph {
  const [kind, text] = line.startsWith('= ')
    ? (['name', line.slice(2)] as const)
    : line.startsWith('# # # ')
      ? (['sub', line.slice(6)] as const)
      : line.startsWith('# # ')
        ? (['entry', line.slice(4)] as const)
        : line.startsWith('# ')
          ? (['heading', line.slice(2)] as const)
          : line.startsWith('- ')
            ? (['item', withText(line.slice(2))] as const)
            : (['text', line] as const);
  const [face, more = {}] = draw[kind];
  return new Paragraph({ ...more, children: runs(text, face) });
}

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const UNRULED = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };
const bullets = (text: string, left = 360) => ({
  numbering: {
    config: [
      {
        reference: 'list',
        levels: [
          {
            level: 0,
            format: LevelFormat.BULLET,
            text,
            alignment: AlignmentType.LEFT,
            style: { paragraph: { indent: { left, hanging: 280 } } },
          },
        ],
      },
    ],
  },
});
const LIST = { numbering: { reference: 'list', level: 0 } };
const pageOf = (margin: number) => ({
  page: {
    size: { width: 12240, height: 15840 },
    margin: { top: margin, bottom: margin, left: margin, right: margin, header: 500 },
  },
});

/** The basic résumé template of Word. */
export const basicTemplate: Write = (markup) => {
  const font = 'Cambria';
  const draw: Draw = {
    name: [
      { font, size: 26, color: '39A5B7' },
      { heading: 'Title', spacing: { after: 120 } },
    ],
    heading: [
      { font, size: 14, color: '39A5B7', bold: true },
      { heading: 'Heading1', spacing: { before: 280, after: 80 } },
    ],
    entry: [
      { font, size: 11, bold: true, allCaps: true, color: '404040' },
      { heading: 'Heading2', spacing: { before: 140 } },
    ],
    sub: [{ font, size: 11 }],
    item: [{ font, size: 11, color: '404040' }, LIST],
    text: [{ font, size: 11, color: '404040' }],
  };
  return {
    format: 'docx',
    bytes() {
      const children = bare(markup)
        .filter(Boolean)
        .map((line) => drawn(line, draw));
      return Packer.toBuffer(new Document({ ...bullets('·'), sections: [{ properties: pageOf(1440), children }] }));
    },
  };
};

/** A Google Docs template: the name and the contact details in the first row of a table, sections and a right column in the second. */
export const docsTemplate: Write = (markup) => {
  const font = 'Merriweather';
  const draw: Draw = {
    name: [{ font, size: 32, bold: true }, { heading: 'Title' }],
    heading: [
      { font: 'Open Sans', size: 9, bold: true, color: '2079C7' },
      { heading: 'Heading1', spacing: { before: 400, after: 60 } },
    ],
    entry: [
      { font, size: 11, bold: true, color: '000000' },
      { heading: 'Heading2', spacing: { before: 200 } },
    ],
    sub: [
      { font: 'Open Sans', size: 8, color: '666666' },
      { heading: 'Heading3', spacing: { before: 60, after: 60 } },
    ],
    item: [{ font, size: 9, color: '666666' }, LIST],
    text: [{ font, size: 9, color: '666666' }, { spacing: { line: 300 } }],
  };
  return {
    format: 'docx',
    bytes() {
      const lines = bare(markup).filter(Boolean);
      const head = after(lines, '[head]');
      const row = (left: string[], right: string[]) =>
        new TableRow({
          children: [left, right].map(
            (of, index) =>
              new TableCell({
                width: { size: index === 0 ? 7200 : 3000, type: WidthType.DXA },
                margins: { left: 120, right: 120 },
                children: of.map((line) => drawn(line, draw)),
              }),
          ),
        });
      const table = new Table({
        borders: UNRULED,
        columnWidths: [7200, 3000],
        rows: [
          row(without(head, /^\[side\]/), after(head, '[side]')),
          row(without(lines, /^\[(?:head|side)\]/), after(lines, '[side]')),
        ],
      });
      return Packer.toBuffer(
        new Document({ ...bullets('●'), sections: [{ properties: pageOf(900), children: [table, new Paragraph({})] }] }),
      );
    },
  };
};

/** Text of a chat assistant pasted into Word: a rule before each heading, and the first words of list items in bold. */
export const pastedChat: Write = (markup) => {
  const font = 'Aptos';
  const rule = { top: { style: BorderStyle.SINGLE, size: 6, color: 'A6A6A6', space: 6 } };
  const draw: Draw = {
    name: [{ font, size: 20, bold: true }, { heading: 'Heading1' }],
    heading: [
      { font, size: 14, bold: true, color: '000000' },
      { heading: 'Heading2', border: rule, spacing: { before: 260, after: 120 } },
    ],
    entry: [
      { font, size: 12, bold: true, color: '000000' },
      { heading: 'Heading3', spacing: { before: 200 } },
    ],
    sub: [{ font, size: 12 }],
    item: [{ font, size: 11 }, LIST],
    text: [{ font, size: 11 }, { spacing: { before: 60, after: 60 } }],
  };
  const withLead = (text: string) => text.replace(/^[A-Z][\w &]+:/, '**$&**');
  return {
    format: 'docx',
    bytes() {
      const children = bare(markup)
        .filter(Boolean)
        .map((line) => drawn(line, draw, withLead));
      return Packer.toBuffer(new Document({ ...bullets('•', 720), sections: [{ properties: pageOf(1080), children }] }));
    },
  };
};

/** A federal résumé of headings in capitals and tab stops; `[head]` lines are centered at its top. */
export const federalOutline: Write = (markup) => {
  const font = 'Calibri';
  const tabStops = [{ type: TabStopType.LEFT, position: 5400 }];
  const draw: Draw = {
    name: [{ font, size: 14, bold: true }],
    heading: [
      { font, size: 12, bold: true },
      {
        spacing: { before: 200, after: 60 },
        border: { bottom: { style: BorderStyle.SINGLE, size: 12, color: '000000', space: 1 } },
      },
    ],
    entry: [
      { font, size: 11, bold: true },
      { spacing: { before: 160 }, keepNext: true },
    ],
    sub: [{ font, size: 11 }],
    item: [{ font, size: 10.5 }, LIST],
    text: [
      { font, size: 10.5 },
      { tabStops, spacing: { after: 40 } },
    ],
  };
  return {
    format: 'docx',
    bytes() {
      const lines = bare(markup).filter(Boolean);
      const head = after(lines, '[head]').map(
        (line, index) =>
          new Paragraph({
            alignment: AlignmentType.CENTER,
            children: runs(line, { font, size: index === 0 ? 14 : 10.5, bold: index === 0 }),
          }),
      );
      const children = [...head, ...without(lines, /^\[head\]/).map((line) => drawn(line, draw))];
      return Packer.toBuffer(new Document({ ...bullets('•'), sections: [{ properties: pageOf(860), children }] }));
    },
  };
};

/** A résumé in a contractor's proposal: ruled tables whose `[box]` rows are as wide as the table. */
export const proposal: Write = (markup) => {
  const font = 'Times New Roman';
  const draw: Draw = {
    name: [
      { font, size: 14, bold: true },
      { alignment: AlignmentType.CENTER, spacing: { after: 160 } },
    ],
    heading: [
      { font, size: 12, bold: true, color: '1F3864' },
      { spacing: { before: 200, after: 80 }, keepNext: true },
    ],
    entry: [{ font, size: 11, bold: true }],
    sub: [{ font, size: 11 }],
    item: [{ font, size: 10.5 }, LIST],
    text: [{ font, size: 10.5 }, { spacing: { after: 50 } }],
  };
  const edge = { style: BorderStyle.SINGLE, size: 6, color: '7F7F7F' };
  const borders = { top: edge, bottom: edge, left: edge, right: edge, insideHorizontal: edge, insideVertical: edge };
  const tableOf = (rows: string[], widths: number[]) => {
    const wide = rows.filter((row) => row.startsWith('[box]')).map((row) => row.slice(5));
    const cell = (text: string, width: number, fill?: string) =>
      new TableCell({
        width: { size: width, type: WidthType.DXA },
        margins: { left: 100, right: 100, top: 40, bottom: 40 },
        ...(fill && { shading: { fill } }),
        children: text.split('<br>').map((line) => drawn(line, draw)),
      });
    const pairs = rows.filter((row) => row.startsWith('|')).map(cellsOf);
    const last = new TableRow({
      children: [
        new TableCell({
          columnSpan: 2,
          margins: { left: 100, right: 100, top: 60, bottom: 60 },
          children: wide.map((line) => drawn(line, draw)),
        }),
      ],
    });
    return new Table({
      borders,
      columnWidths: widths,
      rows: [
        ...pairs.map(
          (cells) =>
            new TableRow({
              cantSplit: true,
              children: cells.map((text, index) =>
                cell(text, widths[index] ?? 0, wide.length > 0 ? 'DEEAF6' : index === 0 ? 'F2F2F2' : undefined),
              ),
            }),
        ),
        ...(wide.length > 0 ? [last] : []),
      ],
    });
  };
  return {
    format: 'docx',
    bytes() {
      const lines = bare(markup).filter(Boolean);
      const children: (Paragraph | Table)[] = [];
      const main = without(lines, /^\[head\]/);
      for (let at = 0; at < main.length; ) {
        const rows: string[] = [];
        while (main[at]?.startsWith('|')) rows.push(main[at++] as string);
        while (main[at]?.startsWith('[box]')) rows.push(main[at++] as string);
        if (rows.length > 0) {
          const hasBody = rows.at(-1)?.startsWith('[box]');
          children.push(tableOf(rows, hasBody ? [6200, 4000] : [2600, 7600]), new Paragraph({ spacing: { after: 60 } }));
        } else children.push(drawn(main[at++] as string, draw));
      }
      const header = new Header({
        children: after(lines, '[head]').map(
          (line) =>
            new Paragraph({
              tabStops: [{ type: TabStopType.RIGHT, position: 10200 }],
              children: runs(line, { font, size: 9, italics: true }),
            }),
        ),
      });
      return Packer.toBuffer(
        new Document({ ...bullets('•'), sections: [{ properties: pageOf(1020), headers: { default: header }, children }] }),
      );
    },
  };
};

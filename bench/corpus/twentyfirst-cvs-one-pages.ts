import {
  AlignmentType,
  BorderStyle,
  Document,
  Header,
  type IParagraphOptions,
  type ISectionOptions,
  LevelFormat,
  Packer,
  Paragraph,
  SectionType,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { escaped } from './html.ts';
import type { Write } from './writers.ts';

const linesOf = (markup: string) => markup.replace(/[«»]/g, '').split('\n');
const marked = (lines: string[], prefix: string) =>
  lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
const unmarked = (lines: string[]) => lines.filter((line) => !/^\[(?:head|side)\]/.test(line));
const cellsOf = (row: string) =>
  row
    .slice(1, row.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());

const KINDS = { '# # # ': 'sub', '# # ': 'entry', '# ': 'heading', '= ': 'name', '- ': 'item', '[box]': 'box' } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'text';

function kindOf(line: string): [kind: Kind, text: string] {
  for (const [prefix, kind] of Object.entries(KINDS)) if (line.startsWith(prefix)) return [kind, line.slice(prefix.length)];
  return ['text', line];
}

type Piece = { text: string; bold?: true; italics?: true };
const piecesOf = (text: string): Piece[] =>
  text
    .split(/(\*\*.+?\*\*|__.+?__)/)
    .filter(Boolean)
    .map((piece) => {
      if (piece.startsWith('**')) return { text: piece.slice(2, -2), bold: true };
      return piece.startsWith('__') ? { text: piece.slice(2, -2), italics: true } : { text: piece };
    });

const html = (text: string): string =>
  text
    .split('<br>')
    .map((line) =>
      piecesOf(line)
        .map((piece) => {
          const said = escaped(piece.text);
          return piece.bold ? `<b>${said}</b>` : piece.italics ? `<i>${said}</i>` : said;
        })
        .join(''),
    )
    .join('<br>');

const TAGS = { name: 'h1', heading: 'h2', entry: 'h3', sub: 'h4', item: 'li', box: 'p class="box"', text: 'p' };

/** One block of a page: what follows a heading is in a `div` beside it. */
function blockOf(lines: string[]): string {
  const parts: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.startsWith('|')) {
      const [label = '', content = ''] = cellsOf(line);
      parts.push(`<section><h2>${html(label)}</h2><div><p>${html(content)}</p></div></section>`);
      continue;
    }
    const [kind, text] = kindOf(line);
    const tag = TAGS[kind];
    const said = `<${tag}>${html(text)}</${tag.split(' ')[0]}>`;
    if (kind !== 'heading') parts.push(said);
    else parts.push(`${isOpen ? '</div></section>' : ''}<section>${said}<div>`);
    if (kind === 'heading') isOpen = true;
  }
  return `${parts.join('\n')}${isOpen ? '</div></section>' : ''}`;
}

const RESET = 'body,p,h1,h2,h3,h4,li{margin:0}h2,h3,h4{break-after:avoid}li,p{orphans:2;widows:2}';

/** A Letter page of blocks, which empty lines divide and the style sheet places: `.b1`, `.b2` and so on. `[head]` lines come first. */
export const blocks =
  (css: string): Write =>
  (markup) => {
    const lines = linesOf(markup.trim());
    const head = marked(lines, '[head]');
    const all = unmarked(lines).join('\n').split('\n\n');
    const divs = all.map((block, index) => `<div class="b${index + 1}">${blockOf(block.split('\n'))}</div>`);
    const header = head.length > 0 ? `<header>${blockOf(head)}</header>` : '';
    return {
      format: 'pdf',
      paper: 'Letter',
      html: `<!doctype html><html><meta charset="utf-8"><style>${RESET}${css}</style><body>${header}${divs.join('\n')}</body></html>`,
    };
  };

const quoted = (text: string) => `#${JSON.stringify(text)};`;
const typst = (text: string): string =>
  piecesOf(text)
    .map((piece) => {
      const said = quoted(piece.text);
      return piece.bold ? `#strong[${said}]` : piece.italics ? `#emph[${said}]` : said;
    })
    .join('');
const spread = (text: string) => text.split('\t').map(typst).join(' #h(1fr) ');
type Draws = Record<Kind, (text: string) => string> & { row?: (cells: string[]) => string };
const typeset = (lines: string[], draws: Draws): string =>
  lines
    .filter((line) => line !== '')
    .map((line) => {
      if (line.startsWith('|') && draws.row) return draws.row(cellsOf(line));
      const [kind, text] = kindOf(line);
      return draws[kind](text);
    })
    .join('\n\n');

/** The LaTeX résumé that many students start from. */
export const studentClass: Write = (markup) => {
  const draws: Draws = {
    name: (text) => `#align(center, text(size: 25pt, weight: "bold")[${typst(text)}])`,
    heading: (text) =>
      `#block(above: 13pt, below: 7pt, width: 100%, inset: (bottom: 3pt), stroke: (bottom: 0.5pt), text(size: 13.5pt)[#smallcaps[${typst(text)}]])`,
    entry: (text) => {
      const [left = '', right = ''] = text.split('\t');
      const first = left.includes(' | ') ? left.replace(/^.+?(?= \|)/, '**$&**') : `**${left}**`;
      return `#block(above: 7pt, below: 4pt, inset: (left: 4mm))[${typst(first)} #h(1fr) ${typst(right)}]`;
    },
    sub: spread,
    item: (text) => `#pad(left: 8mm)[#text(size: 10.8pt)[- ${typst(text)}]]`,
    box: spread,
    text: (text) => (text.includes('\t') ? `#pad(left: 4mm)[${spread(text)}]` : `#pad(left: 4mm)[${typst(text)}]`),
  };
  const [name = '', contact = '', ...rest] = linesOf(markup);
  const page =
    '#set page(paper: "us-letter", margin: (x: 14mm, y: 13mm))\n#set text(font: "EB Garamond", size: 11.4pt)\n#set par(spacing: 6pt)\n#set list(marker: [•])';
  const source = `${page}\n${typeset([name], draws)}\n#v(2pt)\n#align(center)[${typst(contact)}]\n${typeset(rest, draws)}`;
  return { format: 'pdf', typst: source };
};

/** A LaTeX class with a marginal column at the right, tags in frames and small marks before dates and places. */
export const marginClass: Write = (markup) => {
  const colour = 'rgb("#2e5266")';
  const dot = '#box(width: 2.2mm, height: 2.2mm, radius: 1.1mm, stroke: 0.6pt + luma(120))';
  const draws: Draws = {
    name: (text) => `#text(size: 26pt, weight: "bold", fill: ${colour})[${typst(text)}]`,
    heading: (text) =>
      `#block(above: 16pt, below: 9pt, width: 100%, inset: (bottom: 3.5pt), stroke: (bottom: 1.6pt + rgb("#d3a518")), text(size: 15pt, weight: "bold", fill: ${colour})[#upper[${typst(text)}]])`,
    entry: (text) => `#block(above: 10pt, below: 4pt)[#text(size: 12pt)[${typst(text)}]]`,
    sub: (text) => `#text(weight: "bold", fill: rgb("#a8740b"))[${typst(text)}]`,
    item: (text) => `- ${typst(text)}`,
    box: spread,
    text: (text) => {
      if (text.includes('●')) return `#grid(columns: (1fr, auto), ${text.split('\t').map((part) => `[${typst(part)}]`)})`;
      if (!/^(?:[A-Z][a-z]{2} )?\d{4}\b/.test(text)) return typst(text);
      return `#text(size: 8.6pt, fill: luma(90))[${text
        .split('\t')
        .map((part) => `${dot} ${typst(part)}`)
        .join(' #h(9mm) ')}]`;
    },
    row: (cells) =>
      cells
        .map((cell) => `#box(inset: (x: 4pt, y: 2.4pt), radius: 3pt, stroke: 0.5pt + luma(150))[${typst(cell)}]`)
        .join(' #h(1mm) '),
  };
  const lines = linesOf(markup);
  const [name = '', tagline = '', contact = ''] = marked(lines, '[head]');
  const contacts = contact
    .split(' | ')
    .map((part) => `#box[${dot} ${typst(part)}]`)
    .join(' #h(4mm) ');
  const page =
    '#set page(paper: "us-letter", margin: (x: 14mm, y: 13mm))\n#set text(font: "Lato", size: 10.3pt)\n#set par(spacing: 7pt)\n#set list(indent: 1mm, marker: [•])';
  const head = `${typeset([name], draws)}\n\n#text(size: 12.5pt, weight: "bold", fill: rgb("#a8740b"))[${typst(tagline)}]\n\n#text(size: 8.8pt)[${contacts}]`;
  const columns = `#grid(columns: (1fr, 62mm), gutter: 8mm, [${typeset(unmarked(lines), draws)}], [${typeset(marked(lines, '[side]'), draws)}])`;
  return { format: 'pdf', typst: `${page}\n${head}\n#v(6pt)\n${columns}` };
};

/** The PDF of a profile in a professional network: a dark panel at the left and page numbers at the foot. */
export const networkProfile: Write = (markup) => {
  const draws: Draws = {
    name: (text) => `#text(size: 26pt)[${typst(text)}]`,
    heading: (text) => `#block(above: 18pt, below: 10pt, text(size: 15.5pt)[${typst(text)}])`,
    entry: (text) => `#block(above: 13pt, below: 5pt, text(size: 12pt)[${typst(text)}])`,
    sub: (text) => `#block(above: 11pt, below: 5pt, text(size: 11.3pt)[${typst(text)}])`,
    item: (text) => `- ${typst(text)}`,
    box: typst,
    text: (text) => (/^\w+ \d{4} - |^\d+ years/.test(text) ? `#text(fill: luma(70))[${typst(text)}]` : typst(text)),
  };
  const sideDraws: Draws = {
    ...draws,
    heading: (text) => `#block(above: 17pt, below: 8pt, text(size: 12.5pt, fill: rgb("#e1e9ee"))[${typst(text)}])`,
    text: (text) => `#text(size: 10pt, fill: white)[${typst(text)}]`,
  };
  const lines = linesOf(markup);
  const [name = '', ...rest] = unmarked(lines);
  const headline = marked(lines, '[head]').map((line) => `#text(size: 11.3pt, fill: luma(60))[${typst(line)}]`);
  const page = `#set page(paper: "us-letter", margin: (left: 8mm, right: 14mm, top: 16mm, bottom: 20mm), background: place(top + left, rect(width: 71mm, height: 100%, fill: rgb("#293e49"))), footer: context [#h(70mm) #align(center, text(size: 8.5pt, fill: luma(110))[Page #counter(page).display() of #counter(page).final().first()])])`;
  const set = '#set text(font: "Source Sans 3", size: 10.4pt)\n#set par(spacing: 6pt)\n#set block(breakable: true)';
  const main = `${typeset([name], draws)}\n\n${headline.join('\n\n')}\n\n${typeset(rest, draws)}`;
  const columns = `#grid(columns: (55mm, 1fr), gutter: 17mm, [${typeset(marked(lines, '[side]'), sideDraws)}], [${main}])`;
  return { format: 'pdf', typst: `${page}\n${set}\n${columns}` };
};

/** Text as it was typed. */
export const asTyped: Write = (markup) => ({ format: 'txt', text: `${linesOf(markup).join('\r\n')}\r\n` });

/** Text with headings in capitals over a rule and lines of at most 78 characters. */
export const wrapped: Write = (markup) => {
  const wrap = (line: string): string[] => {
    const hang = line.startsWith('* ') ? '  ' : '';
    const done: string[] = [];
    let open = '';
    for (const word of line.split(' ')) {
      if (open !== '' && open.length + word.length + 1 > 78) {
        done.push(open);
        open = hang + word;
      } else open = open === '' ? word : `${open} ${word}`;
    }
    return [...done, open];
  };
  const text = linesOf(markup)
    .flatMap((line) => (line.startsWith('# ') ? [line.slice(2).toUpperCase(), '='.repeat(40)] : wrap(line)))
    .join('\n');
  return { format: 'txt', text };
};

type Face = { font: string; size: number; color?: string; bold?: boolean; italics?: boolean; allCaps?: boolean };
const runs = (text: string, { size, ...face }: Face) =>
  text
    .split('\t')
    .flatMap((part, index) => [
      ...(index > 0 ? [new TextRun({ children: [new Tab()] })] : []),
      ...piecesOf(part).map((piece) => new TextRun({ ...face, size: Math.round(size * 2), ...piece })),
    ]);
const LIST = { numbering: { reference: 'list', level: 0 } };
type Drawn = [face: Face, more?: IParagraphOptions];
type Draw = Record<Kind, Drawn>;
const drawOf = (face: Face, more: Partial<Draw>): Draw => ({
  ...{ name: [face], heading: [face], entry: [face], sub: [face], item: [face, LIST], box: [face], text: [face] },
  ...more,
});
const drawn = (line: string, draw: Draw): Paragraph => {
  const [kind, text] = kindOf(line);
  const [face, more = {}] = draw[kind];
  return new Paragraph({ ...more, children: runs(text, face) });
};
const listOf = (format: 'bullet' | 'decimal', text: string, left: number) => ({
  config: [
    {
      reference: 'list',
      levels: [
        {
          level: 0,
          format: format === 'bullet' ? LevelFormat.BULLET : LevelFormat.DECIMAL,
          text,
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left, hanging: 300 } } },
        },
      ],
    },
  ],
});
const sheetOf = (margin: number) => ({
  page: {
    size: { width: 12240, height: 15840 },
    margin: { top: margin, bottom: margin, left: margin, right: margin, header: 500 },
  },
});
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const UNRULED = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };
const docx = (list: ReturnType<typeof listOf>, sections: ISectionOptions[]) =>
  Packer.toBuffer(new Document({ numbering: list, sections }));

/** Headings as shaded bars, names of employers and dates at opposite margins. */
export const shadedBars: Write = (markup) => {
  const font = 'Calibri';
  const tabStops = [{ type: TabStopType.RIGHT, position: 10200 }];
  const face = { font, size: 10.5 };
  const draw = drawOf(face, {
    name: [
      { font, size: 24, bold: true, allCaps: true, color: '1F3864' },
      { heading: 'Title', alignment: AlignmentType.CENTER },
    ],
    heading: [
      { font, size: 11.5, bold: true, allCaps: true, color: '1F3864' },
      { heading: 'Heading1', shading: { fill: 'DCE6F1' }, spacing: { before: 200, after: 80 } },
    ],
    entry: [
      { font, size: 11 },
      { tabStops, spacing: { before: 120 }, keepNext: true },
    ],
    text: [face, { tabStops }],
  });
  return {
    format: 'docx',
    bytes() {
      const children = linesOf(markup)
        .filter(Boolean)
        .map((line, index) =>
          index === 1 ? new Paragraph({ alignment: AlignmentType.CENTER, children: runs(line, face) }) : drawn(line, draw),
        );
      return docx(listOf('bullet', '•', 500), [{ properties: sheetOf(1020), children }]);
    },
  };
};

/** The biography of a senior officer: prose, then numbered assignments. */
export const biography: Write = (markup) => {
  const font = 'Times New Roman';
  const face = { font, size: 11 };
  const draw = drawOf(face, {
    name: [{ font, size: 14, bold: true, allCaps: true }, { spacing: { before: 200, after: 200 } }],
    heading: [
      { font, size: 11, bold: true, allCaps: true },
      { spacing: { before: 220 }, keepNext: true },
    ],
    text: [face, { tabStops: [{ type: TabStopType.LEFT, position: 2600 }] }],
  });
  return {
    format: 'docx',
    bytes() {
      const lines = linesOf(markup).filter(Boolean);
      const [title = '', service = ''] = marked(lines, '[head]');
      const rule = { bottom: { style: BorderStyle.DOUBLE, size: 6, color: '1F3864', space: 4 } };
      const top = [
        new Paragraph({ alignment: AlignmentType.RIGHT, children: runs(title, { font, size: 26, bold: true, color: '1F3864' }) }),
        new Paragraph({
          alignment: AlignmentType.CENTER,
          border: rule,
          children: runs(service, { font, size: 17, color: '1F3864' }),
        }),
      ];
      const body = unmarked(lines).map((line) =>
        /^[A-Z].{120,}\.$/.test(line)
          ? new Paragraph({ spacing: { after: 160 }, children: runs(line, face) })
          : drawn(line, draw),
      );
      return docx(listOf('decimal', '%1.', 360), [{ properties: sheetOf(1080), children: [...top, ...body] }]);
    },
  };
};

/** A federal résumé whose jobs have the employer at the left and terms at the right of a table without lines. */
export const federalCells: Write = (markup) => {
  const font = 'Arial';
  const edge = { style: BorderStyle.SINGLE, size: 8, color: '000000', space: 1 };
  const face = { font, size: 10 };
  const draw = drawOf(face, {
    name: [{ font, size: 14, bold: true }],
    heading: [
      { font, size: 10.5, bold: true },
      { border: { top: edge, bottom: edge }, spacing: { before: 200, after: 100 }, keepNext: true },
    ],
    text: [face, { spacing: { before: 60, after: 60 } }],
  });
  const table = (row: string) =>
    new Table({
      borders: UNRULED,
      columnWidths: [5700, 4900],
      rows: [
        new TableRow({
          cantSplit: true,
          children: cellsOf(row).map(
            (cell, index) =>
              new TableCell({
                width: { size: index === 0 ? 5700 : 4900, type: WidthType.DXA },
                margins: { top: 80 },
                children: cell.split('<br>').map((line) => new Paragraph({ children: runs(line, face) })),
              }),
          ),
        }),
      ],
    });
  return {
    format: 'docx',
    bytes() {
      const lines = linesOf(markup).filter(Boolean);
      const head = marked(lines, '[head]').map(
        (line, index) => new Paragraph({ children: runs(line, { font, size: index === 0 ? 14 : 10, bold: index === 0 }) }),
      );
      const body = unmarked(lines).map((line) => (line.startsWith('|') ? table(line) : drawn(line, draw)));
      return docx(listOf('bullet', '•', 360), [{ properties: sheetOf(800), children: [...head, ...body] }]);
    },
  };
};

/** The résumé wizard of Word 2003: headings in the first column of one table, years, employer and place at tab stops. */
export const wizard: Write = (markup) => {
  const font = 'Garamond';
  const tabStops = [
    { type: TabStopType.LEFT, position: 1900 },
    { type: TabStopType.RIGHT, position: 7500 },
  ];
  const face = { font, size: 11 };
  const draw = drawOf(face, {
    heading: [{ font: 'Arial Black', size: 10 }],
    text: [face, { tabStops, spacing: { after: 40 } }],
  });
  return {
    format: 'docx',
    bytes() {
      const lines = linesOf(markup).filter(Boolean);
      const [name = '', contact = ''] = marked(lines, '[head]');
      const groups: [heading: string, content: string[]][] = [];
      for (const row of lines.filter((line) => line.startsWith('|'))) {
        const [heading = '', content = ''] = cellsOf(row);
        const last = groups.at(-1);
        if (heading !== '' || !last) groups.push([heading, [content]]);
        else last[1].push(content);
      }
      const cell = (width: number, children: Paragraph[]) =>
        new TableCell({ width: { size: width, type: WidthType.DXA }, margins: { top: 120, left: 60, right: 60 }, children });
      const rows = groups.map(
        ([heading, content]) =>
          new TableRow({
            children: [
              cell(1900, [drawn(`# ${heading}`, draw)]),
              cell(
                7800,
                content.map((line, index) =>
                  index > 0 && line.includes('\t')
                    ? new Paragraph({ tabStops, spacing: { before: 160, after: 40 }, children: runs(line, face) })
                    : drawn(line, draw),
                ),
              ),
            ],
          }),
      );
      const table = new Table({ borders: UNRULED, layout: TableLayoutType.FIXED, columnWidths: [1900, 7800], rows });
      const title = new Paragraph({
        border: { bottom: { style: BorderStyle.SINGLE, size: 8, color: '000000', space: 2 } },
        children: runs(name, { font: 'Arial Black', size: 22 }),
      });
      const header = new Header({
        children: [new Paragraph({ alignment: AlignmentType.RIGHT, children: runs(contact, { font, size: 9 }) })],
      });
      return docx(listOf('bullet', '▪', 460), [
        { properties: sheetOf(1250), headers: { default: header }, children: [title, table, new Paragraph({})] },
      ]);
    },
  };
};

/** What a résumé writer sells: a framed headline, skills in three columns, achievements by theme and then the career. */
export const soldHybrid: Write = (markup) => {
  const font = 'Book Antiqua';
  const color = '5B1A2E';
  const centred = { alignment: AlignmentType.CENTER };
  const edge = { style: BorderStyle.SINGLE, size: 12, color, space: 3 };
  const face = { font, size: 10.5 };
  const draw = drawOf(face, {
    name: [{ font, size: 22, bold: true, color }, centred],
    heading: [
      { font, size: 12, bold: true, color, allCaps: true },
      { ...centred, border: { top: edge }, spacing: { before: 220, after: 90 }, keepNext: true },
    ],
    entry: [
      { font, size: 10.5, bold: true },
      { spacing: { before: 130 }, keepNext: true },
    ],
    item: [{ font, size: 10 }, LIST],
    box: [
      { font, size: 12.5, italics: true, color },
      { ...centred, spacing: { before: 40, after: 40 } },
    ],
    text: [face, { spacing: { after: 50 } }],
  });
  return {
    format: 'docx',
    bytes() {
      const lines = linesOf(markup).filter(Boolean);
      const first = lines.findIndex((line) => line.startsWith('- '));
      const last = lines.findLastIndex((line) => line.startsWith('- '));
      const part = (of: string[], count = 1): ISectionOptions => ({
        properties: {
          ...sheetOf(1100),
          type: SectionType.CONTINUOUS,
          ...(count > 1 && { column: { count, space: 400 } }),
        },
        children: of.map((line) =>
          line.includes(' • 4') ? new Paragraph({ ...centred, children: runs(line, face) }) : drawn(line, draw),
        ),
      });
      return docx(listOf('bullet', '✓', 360), [
        part(lines.slice(0, first)),
        part(lines.slice(first, last + 1), 3),
        part(lines.slice(last + 1)),
      ]);
    },
  };
};

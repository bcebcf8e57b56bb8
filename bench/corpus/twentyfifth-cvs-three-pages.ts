import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  Packer,
  PageOrientation,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { escaped } from './html.ts';
import { after, cellsOf, kindOf, mainOf, piecesOf } from './twentysecond-cvs-two-pages.ts';
import type { Write } from './writers.ts';

const withoutMarks = (text: string) => text.replace(/[«»]/g, '');
const isLabel = (cell: string) => /^«[^»]+»$/.test(cell);

type SpannedCell = { text: string; span: number };

/** The cells of a row. An empty label widens the cell before it. */
function spannedCellsOf(row: string): SpannedCell[] {
  const cells: SpannedCell[] = [];
  for (const text of cellsOf(row)) {
    const last = cells.at(-1);
    if (text === '«»' && last) last.span += 1;
    else cells.push({ text, span: 1 });
  }
  return cells;
}

const htmlText = (text: string): string =>
  text
    .split('<br>')
    .map((line) =>
      piecesOf(line)
        .map((piece) => {
          const said = escaped(piece.text).replace(/«([^»]*)»/g, '<span class="l">$1</span>');
          return piece.bold ? `<b>${said}</b>` : piece.italics ? `<i>${said}</i>` : said;
        })
        .join(''),
    )
    .join('<br>');

const TAGS = { name: 'h1', heading: 'h2', entry: 'h3', sub: 'h4', item: 'li', contact: 'p', text: 'p' } as const;

/** Sections of `# ` headings, articles of `# # ` headings and numbered tables. */
function sectionsHtml(lines: string[]): string {
  const html: string[] = [];
  const open: string[] = [];
  let tables = 0;
  const close = (tag: string) => {
    while (open.includes(tag)) html.push(`</${open.pop()}>`);
  };
  const enter = (tag: string, attributes = '') => {
    html.push(`<${tag}${attributes}>`);
    open.push(tag);
  };
  for (const line of lines) {
    const isRow = line.startsWith('|');
    const [kind, text] = kindOf(line);
    if (!isRow) close('table');
    if (kind !== 'item') close('ul');
    if (line === '') continue;
    if (isRow) {
      if (open.at(-1) !== 'table') enter('table', ` class="t${++tables}"`);
      const cells = spannedCellsOf(line).map(
        (cell) => `<td colspan="${cell.span}"${isLabel(cell.text) ? ' class="label"' : ''}>${htmlText(cell.text)}</td>`,
      );
      html.push(`<tr>${cells.join('')}</tr>`);
      continue;
    }
    if (kind === 'heading') {
      close('section');
      enter('section');
    } else if (kind === 'entry') {
      close('article');
      enter('article');
    } else if (kind === 'item' && open.at(-1) !== 'ul') enter('ul');
    const parts = text.split('\t').map(htmlText);
    const content = parts.length > 1 ? parts.map((part) => `<span>${part}</span>`).join('') : parts.join('');
    const className = kind === 'contact' ? ' class="box"' : parts.length > 1 ? ' class="spread"' : '';
    html.push(`<${TAGS[kind]}${className}>${content}</${TAGS[kind]}>`);
  }
  while (open.length > 0) html.push(`</${open.pop()}>`);
  return html.join('\n');
}

const RESET =
  'body,p,h1,h2,h3,h4,li,ul{margin:0}ul{padding-left:16px}.spread{display:flex;justify-content:space-between}table{border-collapse:collapse;width:100%}td{vertical-align:top}h2,h3,h4{break-after:avoid}tr{break-inside:avoid}';

/** A form printed by a browser. `[head]` lines are in a header. */
export const sheet =
  (paper: 'A4' | 'Letter', css: string): Write =>
  (markup) => {
    const lines = markup.trim().split('\n');
    const body = `<header>${sectionsHtml(after(lines, '[head]'))}</header>${sectionsHtml(mainOf(lines))}`;
    return {
      format: 'pdf',
      paper,
      html: `<!doctype html><html><meta charset="utf-8"><style>${RESET}${css}</style><body>${body}</body></html>`,
    };
  };

const typst = (text: string): string =>
  piecesOf(withoutMarks(text))
    .map((piece) => {
      const said = `#${JSON.stringify(piece.text)};`;
      return piece.bold ? `#strong[${said}]` : piece.italics ? `#emph[${said}]` : said;
    })
    .join('');
const typstLines = (text: string) => text.split('<br>').map(typst).join(' #linebreak() ');

/** The PDF that a professional network makes of a profile, with a dark column on its first page. Page numbers of the markup are printed as a footer. */
export const savedProfile: Write = (markup) => {
  const lines = markup.trim().split('\n').map(withoutMarks);
  const draw = (line: string): string => {
    const [kind, text] = kindOf(line);
    const said = typst(text);
    if (kind === 'name') return `#block(below: 9pt, text(size: 26pt, fill: rgb("#181818"))[${said}])`;
    if (kind === 'heading') return `#block(above: 22pt, below: 11pt, text(size: 15.75pt)[${said}])`;
    if (kind === 'entry') return `#block(above: 17pt, below: 5pt, sticky: true, text(size: 12pt)[${said}])`;
    if (kind === 'sub') return `#block(above: 12pt, below: 5pt, sticky: true, text(size: 11.5pt)[${said}])`;
    if (kind === 'contact') return `#text(fill: luma(110))[${said}]`;
    return kind === 'item' ? `#text[• ${said}]` : said;
  };
  const drawSide = (line: string): string => {
    const [kind, text] = kindOf(line);
    if (kind === 'heading') return `#block(above: 20pt, below: 8pt, text(size: 13pt, fill: rgb("#e1e9ee"))[${typst(text)}])`;
    return `#text(size: 10.3pt, fill: ${kind === 'contact' ? 'luma(185)' : 'white'})[${typst(text)}]`;
  };
  const isPageNumber = (line: string) => /^Page \d of \d$/.test(line);
  const headline = after(lines, '[head]').filter((line) => !isPageNumber(line));
  const main = mainOf(lines).filter(Boolean);
  const page =
    '#set page(paper: "us-letter", margin: (left: 79mm, right: 13mm, top: 18mm, bottom: 22mm), background: place(top + left, rect(width: 71mm, height: 100%, fill: rgb("#293e49"))), footer: context align(right, text(size: 9pt, fill: luma(110))[Page #counter(page).display() of #counter(page).final().first()]))';
  const set = '#set text(font: "Source Sans 3", size: 10.5pt)\n#set par(spacing: 6.5pt, leading: 5.5pt)';
  const side = `#place(top + left, dx: -71mm, block(width: 55mm)[${after(lines, '[side]').map(drawSide).join('\n\n')}])`;
  const top = [
    draw(main[0] ?? ''),
    ...headline.map((line, index) => `#text(size: ${index === 0 ? 12 : 10.5}pt, fill: luma(60))[${typst(line)}]`),
  ];
  return { format: 'pdf', typst: [page, set, side, ...top, ...main.slice(1).map(draw)].join('\n\n') };
};

/** A pilot's CV: name over a thick rule, ratings beside hours, ruled tables and dates in a column of their own. */
export const logbook: Write = (markup) => {
  const lines = markup.trim().split('\n').map(withoutMarks);
  const colour = 'rgb("#12355b")';
  const draw = (line: string): string => {
    const [kind, text] = kindOf(line);
    if (kind === 'heading')
      return `#block(above: 15pt, below: 7pt, width: 100%, sticky: true, fill: ${colour}, inset: (x: 5pt, y: 3.5pt), text(size: 10.5pt, weight: "bold", fill: white, tracking: 0.8pt)[#upper[${typst(text)}]])`;
    if (kind === 'item') return `- ${typst(text)}`;
    if (kind === 'entry') return `#block(above: 10pt, below: 5pt, text(weight: "bold", fill: ${colour})[${typst(text)}])`;
    return typst(text);
  };
  const tables = (of: string[]): string => {
    const out: string[] = [];
    let rows: string[][] = [];
    let isUnderDates = false;
    const flush = () => {
      const count = rows[0]?.length ?? 0;
      if (count === 2) {
        for (const [left = '', right = ''] of rows) {
          const grid = `grid(columns: (31mm, 1fr), gutter: 4mm, [${typstLines(left)}], [${typstLines(right)}])`;
          out.push(`#block(above: ${right.includes('<br>') ? 11 : 6}pt, below: 6pt, sticky: true, ${grid})`);
        }
        isUnderDates = true;
      } else if (count > 2) {
        const cells = rows.flatMap((cellsOfRow, row) =>
          cellsOfRow.map((cell) => `[${row === 0 ? `#text(size: 8pt, weight: "bold")[${typst(cell)}]` : typst(cell)}]`),
        );
        out.push(
          `#table(columns: (2.3fr, ${Array.from({ length: count - 1 }, () => '1fr').join(', ')}), inset: 3.6pt, stroke: (x, y) => (bottom: if y == 0 { 1pt + ${colour} } else { 0.3pt + luma(170) }), align: (x, y) => if x == 0 { left } else { right }, ${cells.join(', ')})`,
        );
      }
      rows = [];
    };
    for (const line of of) {
      if (line.startsWith('|')) {
        const cells = cellsOf(line);
        if (rows[0] && rows[0].length !== cells.length) flush();
        rows.push(cells);
        continue;
      }
      flush();
      if (line.startsWith('# ')) isUnderDates = false;
      if (line !== '') out.push(isUnderDates ? `#pad(left: 35mm)[${draw(line)}]` : draw(line));
    }
    flush();
    return out.join('\n\n');
  };
  const main = mainOf(lines);
  const contact = main.filter((line) => line.startsWith('[box]')).map((line) => typst(line.slice(5)));
  const [name = '', ...rest] = main.filter((line) => !line.startsWith('[box]'));
  const [strap = ''] = after(lines, '[head]');
  const title = `#text(size: 23pt, weight: "bold", fill: ${colour})[${typst(kindOf(name)[1])}] \\ #text(size: 11pt)[${typst(strap)}]`;
  const head = `#grid(columns: (1fr, 62mm), align: bottom, [${title}], align(right, text(size: 9pt)[${contact.join(' \\ ')}]))`;
  const page = '#set page(paper: "us-letter", margin: (x: 17mm, y: 15mm))\n#set text(font: "Source Sans 3", size: 10pt)';
  const set = '#set par(spacing: 6pt)\n#set list(indent: 1mm)\n#set table(fill: none)';
  const sideways = `#grid(columns: (1fr, 84mm), gutter: 7mm, [${tables(after(lines, '[side]'))}], [${tables(rest.slice(0, rest.indexOf('')))}])`;
  return {
    format: 'pdf',
    typst: `${page}\n${set}\n${head}\n#line(length: 100%, stroke: 2.4pt + ${colour})\n${sideways}\n${tables(rest.slice(rest.indexOf('')))}`,
  };
};

type Face = Pick<IRunOptions, 'bold' | 'italics' | 'color' | 'size' | 'allCaps' | 'font' | 'underline' | 'smallCaps'>;
type Kind = ReturnType<typeof kindOf>[0];
export type FormLook = {
  font: string;
  /** Points. */
  size: number;
  margin: number;
  isLandscape?: boolean;
  /** Widths of the columns of the tables in twentieths of a point, in printed order; the last for all further tables. */
  tables?: number[][];
  /** Colour of the lines of tables; without it they have none. */
  rule?: string;
  /** Fill of cells that contain a label only. */
  labelFill?: string;
  label?: Face;
  bullet?: string;
  kinds?: Partial<Record<Kind, [Face, Omit<IParagraphOptions, 'children'>?]>>;
  head?: [Face, Omit<IParagraphOptions, 'children'>?];
};

/** A Word form with ruled tables. `[head]` lines are in the page header, `[side]` lines in the footer. */
export const wordForm =
  (look: FormLook): Write =>
  (markup) => {
    const body: Face = { font: look.font, size: look.size * 2 };
    const runs = (text: string, face: Face) =>
      text.split('\t').flatMap((part, index) => [
        ...(index > 0 ? [new TextRun({ ...face, children: [new Tab()] })] : []),
        ...piecesOf(part).flatMap((piece) =>
          piece.text
            .split(/(«[^»]*»)/)
            .filter(Boolean)
            .map(
              (said) =>
                new TextRun({
                  ...face,
                  ...(said.startsWith('«') && look.label),
                  ...piece,
                  text: withoutMarks(said),
                }),
            ),
        ),
      ]);
    const paragraph = (line: string, keepNext?: boolean) => {
      const [kind, text] = kindOf(line);
      const [face = {}, more = {}] = look.kinds?.[kind] ?? [];
      return new Paragraph({
        spacing: { after: 40 },
        ...(kind === 'item' && { numbering: { reference: 'list', level: 0 } }),
        ...more,
        ...(keepNext && { keepNext }),
        children: runs(text, { ...body, ...face }),
      });
    };
    let count = 0;
    const table = (rows: string[]) => {
      const widths = look.tables?.[Math.min(count++, look.tables.length - 1)] ?? [];
      const edge = look.rule
        ? { style: BorderStyle.SINGLE, size: 4, color: look.rule }
        : { style: BorderStyle.NONE, size: 0, color: 'auto' };
      return new Table({
        layout: TableLayoutType.FIXED,
        columnWidths: widths,
        borders: { top: edge, bottom: edge, left: edge, right: edge, insideHorizontal: edge, insideVertical: edge },
        rows: rows.map((row) => {
          let at = 0;
          const children = spannedCellsOf(row).map(({ text, span }) => {
            const size = widths.slice(at, at + span).reduce((sum, width) => sum + width, 0);
            at += span;
            return new TableCell({
              columnSpan: span,
              width: { size, type: WidthType.DXA },
              margins: { left: 80, right: 80, top: 30, bottom: 30 },
              ...(isLabel(text) && look.labelFill && { shading: { fill: look.labelFill } }),
              children: text.split('<br>').map((said) => paragraph(said, isLabel(text))),
            });
          });
          return new TableRow({ cantSplit: true, children });
        }),
      });
    };
    return {
      format: 'docx',
      bytes() {
        count = 0;
        const lines = markup.trim().split('\n');
        const main = mainOf(lines);
        const children: (Paragraph | Table)[] = [];
        for (let at = 0; at < main.length; at++) {
          const rows: string[] = [];
          while (main[at]?.startsWith('|')) rows.push(main[at++] as string);
          if (rows.length > 0) children.push(table(rows));
          if (main[at] !== undefined) children.push(paragraph(main[at] as string));
        }
        const edges = (of: string[]) =>
          of.map((line) => new Paragraph({ ...look.head?.[1], children: runs(line, { ...body, ...look.head?.[0] }) }));
        const [top, foot] = [after(lines, '[head]'), after(lines, '[side]')];
        const list = {
          reference: 'list',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: look.bullet ?? '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 380, hanging: 260 } } },
            },
          ],
        };
        const size = { width: 11906, height: 16838, ...(look.isLandscape && { orientation: PageOrientation.LANDSCAPE }) };
        const margin = {
          top: look.margin + (top.length > 0 ? 450 : 0),
          header: 500,
          bottom: look.margin,
          left: look.margin,
          right: look.margin,
        };
        return Packer.toBuffer(
          new Document({
            numbering: { config: [list] },
            styles: { default: { document: { run: { font: look.font, size: look.size * 2 } } } },
            sections: [
              {
                properties: { page: { size, margin } },
                ...(top.length > 0 && { headers: { default: new Header({ children: edges(top) }) } }),
                ...(foot.length > 0 && { footers: { default: new Footer({ children: edges(foot) }) } }),
                children,
              },
            ],
          }),
        );
      },
    };
  };

/** Text as a site or a program leaves it, with lines of at most `width` characters. */
export const plainText =
  (options: { width?: number; rule?: string } = {}): Write =>
  (markup) => {
    const width = options.width ?? Number.POSITIVE_INFINITY;
    const wrap = (line: string): string[] => {
      if (line.length <= width) return [line];
      const hang = /^(?: *[*-] +)?/.exec(line)?.[0].length ?? 0;
      const done: string[] = [];
      let rest = line;
      while (rest.length > width) {
        const at = Math.max(rest.lastIndexOf(' ', width), hang + 1);
        done.push(rest.slice(0, at));
        rest = ' '.repeat(hang) + rest.slice(at + 1);
      }
      return [...done, rest];
    };
    const text = withoutMarks(markup.trim())
      .split('\n')
      .flatMap((line) => {
        if (!line.startsWith('# ')) return wrap(line);
        const heading = line.slice(2);
        return options.rule ? [heading, options.rule.repeat(heading.length)] : [heading];
      })
      .join('\n');
    return { format: 'txt', text: `${text}\n` };
  };

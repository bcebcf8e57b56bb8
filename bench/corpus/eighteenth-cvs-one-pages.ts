import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  LevelFormat,
  Packer,
  Paragraph,
  SectionType,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { pdfOf } from './service-pages.ts';
import type { Write } from './writers.ts';

/**
 * Printed by a browser, with each heading and its lines in a `section` that has the heading as its class, and the lines between blank ones in an
 * `article`.
 */
export const sectioned =
  (paper: 'A4' | 'Letter', css: string): Write =>
  (markup) => {
    const file = pdfOf(markup, css, paper);
    return 'html' in file ? { ...file, html: file.html.replace(SECTION, sectionOf).replace(/__(.+?)__/g, '<i>$1</i>') } : file;
  };

const SECTION = /<h2.*?(?=<h2|<\/main>|<\/aside>|<\/body>)/gs;

function sectionOf(html: string): string {
  const [heading = '', body = ''] = html.split(/(?<=<\/h2>)/);
  const name = heading
    .replace(/<[^>]+>/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
  const articles = body.split('<div class="gap"></div>').filter((part) => part.trim() !== '');
  return `<section class="${name}">${heading}${articles.map((part) => `<article>${part}</article>`).join('')}</section>`;
}

/** A Word template. Lines in `**` or `__` as a whole get its styles for the second and third level. */
export type Template = {
  font: string;
  /** Points. */
  size: number;
  colour: string;
  paper: 'A4' | 'Letter';
  /**
   * Headings in Word's styles, as bold lines on a shaded bar or underlined, or in the left cell of a row with their section in the right one.
   */
  headings: 'styles' | 'bars' | 'underlined' | 'rows';
  bullet?: string;
  /** Newspaper columns of the sections under these headings. */
  columns?: Record<string, number>;
  /** Twentieths of a point of the cells of tables, by their number of cells. */
  widths?: Record<number, number[]>;
  isCentred?: boolean;
  footer?: string;
};

const PAPERS = { A4: { width: 11906, height: 16838 }, Letter: { width: 12240, height: 15840 } };
const MARGIN = 1080;
const HEADING_CELL = 2200;
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'A6A6A6' };

export const template =
  (look: Template): Write =>
  (markup) => ({ format: 'docx', bytes: () => Packer.toBuffer(documentOf(markup.replace(/[«»]/g, ''), look)) });

function documentOf(markup: string, look: Template): Document {
  const textWidth = PAPERS[look.paper].width - 2 * MARGIN;
  const [top = '', ...sections] = markup.split(/^# /m);
  const parts = sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return { heading, content: contentOf(lines.join('\n'), look, textWidth) };
  });
  const page = { size: PAPERS[look.paper], margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } };
  const flow = { page, type: SectionType.CONTINUOUS };
  const footers = look.footer
    ? { footers: { default: new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, text: look.footer })] }) } }
    : {};
  const first = contentOf(top, look, textWidth, look.isCentred);
  const rest =
    look.headings === 'rows'
      ? [{ properties: flow, ...footers, children: [...first, rowsOf(parts, look, textWidth)] }]
      : [
          { properties: flow, ...footers, children: first },
          ...parts.flatMap(({ heading, content }) => {
            const count = look.columns?.[heading];
            const head = headingOf(heading, look);
            if (!count) return [{ properties: flow, children: [head, ...content] }];
            return [
              { properties: flow, children: [head] },
              { properties: { ...flow, column: { count, space: 300 } }, children: content },
            ];
          }),
        ];
  const style = (size: number, extra: object, before = 120) => ({
    run: { font: look.font, size: size * 2, color: look.colour, ...extra },
    paragraph: { spacing: { before, after: 40 } },
  });
  return new Document({
    styles: {
      default: {
        document: { run: { font: look.font, size: look.size * 2 }, paragraph: { spacing: { after: 40 } } },
        title: style(24, {}),
        heading1: style(look.size + 4, { bold: true }, 240),
        heading2: style(look.size + 1, { bold: true, color: '262626' }, 0),
        heading3: style(look.size, { color: '595959' }),
      },
    },
    numbering: {
      config: [
        {
          reference: 'marks',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: look.bullet ?? '•',
              style: { paragraph: { indent: { left: 360, hanging: 260 } } },
            },
          ],
        },
      ],
    },
    sections: rest,
  });
}

function headingOf(heading: string, look: Template): Paragraph {
  if (look.headings === 'styles') return new Paragraph({ text: heading, heading: 'Heading1' });
  return new Paragraph({
    spacing: { before: 200, after: 80 },
    keepNext: true,
    ...(look.headings === 'bars' && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'D9E2F3' } }),
    children: [
      new TextRun({ text: heading, bold: true, color: look.colour, ...(look.headings === 'underlined' && { underline: {} }) }),
    ],
  });
}

/** One row for each section: its heading at the left, its lines at the right. */
function rowsOf(parts: { heading: string; content: (Paragraph | Table)[] }[], look: Template, textWidth: number): Table {
  const borders = { top: LINE, bottom: NONE, left: NONE, right: NONE };
  const cell = (width: number, children: (Paragraph | Table)[]) =>
    new TableCell({
      borders,
      width: { size: width, type: WidthType.DXA },
      margins: { top: 100, bottom: 100, right: 120 },
      children,
    });
  return new Table({
    columnWidths: [HEADING_CELL, textWidth - HEADING_CELL],
    rows: parts.map(
      ({ heading, content }) =>
        new TableRow({
          children: [
            cell(HEADING_CELL, [
              new Paragraph({
                children: [new TextRun({ text: heading, bold: true, color: look.colour, size: look.size * 2 + 2 })],
              }),
            ]),
            cell(textWidth - HEADING_CELL, content),
          ],
        }),
    ),
  });
}

function contentOf(markup: string, look: Template, textWidth: number, isCentred = false): (Paragraph | Table)[] {
  const blocks: (string | string[])[] = [];
  for (const line of markup.trim().split('\n')) {
    const last = blocks.at(-1);
    if (!line.startsWith('|')) blocks.push(line);
    else if (Array.isArray(last)) last.push(line);
    else blocks.push([line]);
  }
  return blocks.map((block) =>
    Array.isArray(block) ? tableOf(block, look, textWidth) : paragraphOf(block, look, textWidth, isCentred),
  );
}

function paragraphOf(line: string, look: Template, textWidth: number, isCentred: boolean): Paragraph {
  const centred = isCentred ? { alignment: AlignmentType.CENTER } : {};
  if (line.startsWith('= ')) return new Paragraph({ ...centred, text: line.slice(2), heading: 'Title' });
  if (line.startsWith('- '))
    return new Paragraph({ numbering: { reference: 'marks', level: 0 }, children: runsOf(line.slice(2)) });
  const level = look.headings === 'styles' && /^(\*\*|__)(?:(?!\1).)+\1$/.exec(line);
  if (level) return new Paragraph({ text: line.slice(2, -2), heading: level[1] === '**' ? 'Heading2' : 'Heading3' });
  return new Paragraph({ ...centred, tabStops: [{ type: TabStopType.RIGHT, position: textWidth }], children: runsOf(line) });
}

function runsOf(text: string): TextRun[] {
  return text
    .split(/(\*\*.+?\*\*|__.+?__)/)
    .filter(Boolean)
    .map((part) => {
      const bold = part.startsWith('**');
      const italics = part.startsWith('__');
      return new TextRun({ text: bold || italics ? part.slice(2, -2) : part, bold, italics });
    });
}

function tableOf(rows: string[], look: Template, textWidth: number): Table {
  const cells = rows.map((row) =>
    row
      .slice(1, row.lastIndexOf('|'))
      .split('|')
      .map((cell) => cell.trim()),
  );
  const count = cells[0]?.length ?? 1;
  const widths = look.widths?.[count] ?? Array.from({ length: count }, () => Math.floor(textWidth / count));
  return new Table({
    columnWidths: widths,
    borders: { top: LINE, bottom: LINE, left: LINE, right: LINE, insideHorizontal: LINE, insideVertical: LINE },
    rows: cells.map(
      (row) =>
        new TableRow({
          cantSplit: true,
          children: row.map(
            (cell, index) =>
              new TableCell({
                width: { size: widths[index] ?? 1000, type: WidthType.DXA },
                margins: { left: 90, right: 90 },
                children: cell.split('<br>').map((text) => new Paragraph({ children: runsOf(text) })),
              }),
          ),
        }),
    ),
  });
}

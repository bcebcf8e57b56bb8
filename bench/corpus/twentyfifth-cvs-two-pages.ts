import { AlignmentType, BorderStyle, Footer, Paragraph, TabStopType, VerticalAlignTable } from 'docx';
import {
  after,
  afterTable,
  BARE,
  type Cell,
  type Child,
  cellsOf,
  fill,
  groupsOf,
  line,
  mainOf,
  paper,
  paragraph,
  paragraphs,
  runsOf,
  sectionsOf,
  table,
  word,
} from './twentysecond-cvs-two-pages.ts';

const isEntry = (text: string) => text.startsWith('# # ') && !text.startsWith('# # # ');
const PADDED = { margins: { top: 40, bottom: 40, left: 90, right: 90 } };
const bottom = (color: string, size = 6) => ({ border: { bottom: { ...line(color, size), space: 1 } } });
const cellLines = (cell: string): Child[] => paragraphs(cell.split('<br>'));

/** Paragraphs, with the rows of each table given to `tableOf`; a blank line ends a table. */
function content(lines: string[], tableOf: (rows: string[][]) => Child[]): Child[] {
  return groupsOf(lines, (text) => !text.startsWith('|')).flatMap((group) => {
    const rows = group.filter((text) => text.startsWith('|')).map(cellsOf);
    return [...paragraphs(group.filter((text) => !text.startsWith('|'))), ...(rows.length > 0 ? tableOf(rows) : [])];
  });
}

/** Word 2013, "Swiss design": the name in red, section names in a narrow first column under thick rules. */
export const swissDesign = word(
  {
    font: 'Arial',
    size: 10,
    bullet: '▪',
    name: [{ size: 60, bold: true, color: 'E4032E' }, { spacing: { after: 60 } }],
    contact: [{ size: 18, color: '404040' }, { spacing: { after: 0 } }],
    heading: [{ size: 20, bold: true, color: 'E4032E' }],
    entry: [
      { size: 22, bold: true },
      { spacing: { before: 60, after: 20 }, keepNext: true },
    ],
    sub: [
      { size: 16, color: '7F7F7F' },
      { spacing: { before: 100, after: 0 }, keepNext: true },
    ],
  },
  paper('A4', 1000, 1100),
  (lines) => {
    const [head = [], ...sections] = sectionsOf(lines);
    const edge = { borders: { ...BARE, top: line('000000', 24) }, margins: { top: 90, bottom: 140, left: 0, right: 120 } };
    const rows: Cell[][] = sections.map(([heading = '', ...rest]) => [
      [[paragraph(heading)], edge],
      [paragraphs(rest), edge],
    ]);
    const top: Cell = [paragraphs(head), { borders: BARE, margins: { top: 0, bottom: 160, left: 0, right: 0 } }];
    return { children: [table([2300, 7400], [[[[], { borders: BARE }], top]]), table([2300, 7400], rows), afterTable()] };
  },
);

/** A Lebenslauf: one table with dates at the left, text at the right and section names in merged, shaded cells. */
export const lebenslauf = word(
  {
    font: 'Arial',
    size: 10,
    bullet: '–',
    name: [{ size: 36 }, { alignment: AlignmentType.CENTER, spacing: { after: 200 } }],
    heading: [{ size: 23, bold: true, color: '1F3864' }],
    entry: [{ size: 21 }, { spacing: { after: 0 } }],
  },
  paper('A4', 1000, 1250),
  (lines) => {
    const [[name = ''] = [], ...sections] = sectionsOf(lines);
    const last = sections.at(-1) ?? [];
    const signed = last.splice(-2);
    const rows = sections.flatMap(([heading = '', ...rest]): Cell[][] => [
      [[[paragraph(heading)], { columnSpan: 2, ...fill('DCE3EE'), ...PADDED }]],
      ...groupsOf(rest, isEntry).map(([left = '', ...right]): Cell[] => [
        [[paragraph(left)], PADDED],
        [paragraphs(right), PADDED],
      ]),
    ]);
    const end = signed.map((text) => new Paragraph({ spacing: { before: 240 }, children: runsOf(text) }));
    return { children: [paragraph(name), table([2600, 6800], rows), ...end] };
  },
);

/** Dates, text and contact set with the tab key and the space bar, headings in underlined capitals. */
export const tabbed = word(
  {
    font: 'Times New Roman',
    size: 11,
    name: [{ size: 32, bold: true }, { alignment: AlignmentType.CENTER }],
    contact: [{}, { alignment: AlignmentType.CENTER, spacing: { after: 0 } }],
    heading: [{ size: 22, bold: true, underline: {} }, { spacing: { before: 200, after: 60 } }],
  },
  paper('A4', 900, 1100),
  (lines) => ({
    children: lines.map((text) => {
      if (!text.includes('\t')) return paragraph(text);
      const isStart = !text.startsWith('\t');
      const tabStops = [{ type: TabStopType.LEFT, position: 2500 }];
      const spacing = { before: isStart ? 100 : 0, after: 0 };
      return new Paragraph({ tabStops, spacing, indent: { left: 2500, hanging: 2500 }, children: runsOf(text) });
    }),
  }),
);

/** A federal résumé: the employer in bold, then each detail on a line of its own. */
export const federalLines = word(
  {
    font: 'Calibri',
    size: 10.5,
    name: [{ size: 28, bold: true }, { spacing: { after: 20 } }],
    contact: [{}, { spacing: { after: 0 } }],
    heading: [
      { size: 23, bold: true },
      { spacing: { before: 200, after: 60 }, ...bottom('000000') },
    ],
    entry: [
      { size: 21, bold: true },
      { spacing: { before: 140, after: 0 }, keepNext: true },
    ],
    text: [{}, { spacing: { after: 0 } }],
  },
  paper('Letter', 720, 900),
  (lines) => ({ children: paragraphs(lines) }),
);

/** Word, "Traditional elegance": all centred under double rules; postings and courses in ruled tables, a line in the footer. */
export const traditionalElegance = word(
  {
    font: 'Garamond',
    size: 10.5,
    name: [
      { size: 44, smallCaps: true, characterSpacing: 40 },
      { alignment: AlignmentType.CENTER, spacing: { after: 40 }, border: { bottom: line('7F7F7F', 6, BorderStyle.DOUBLE) } },
    ],
    contact: [{}, { alignment: AlignmentType.CENTER, spacing: { after: 120 } }],
    heading: [
      { size: 25, smallCaps: true, characterSpacing: 30 },
      { alignment: AlignmentType.CENTER, spacing: { before: 240, after: 80 }, keepNext: true },
    ],
  },
  paper('A4', 1000, 1100),
  (lines) => {
    const footer = after(lines, '[head]').map(
      (text) => new Paragraph({ alignment: AlignmentType.CENTER, children: runsOf(text, { size: 17 }) }),
    );
    const tableOf = (rows: string[][]) => {
      const isPostings = /^Dates$| – /.test(rows[0]?.[0] ?? '');
      const widths = isPostings ? [1450, 2250, 1350, 4650] : [4300, 2800, 1300, 1300];
      const isHead = (row: string[]) => row[0] === 'Course' || row[0] === 'Dates';
      return [
        table(
          widths,
          rows.map((row) => row.map((cell): Cell => [cellLines(cell), { ...PADDED, ...(isHead(row) && fill('EDEDED')) }])),
          line('A6A6A6', 4),
        ),
        afterTable(),
      ];
    };
    return { footers: { default: new Footer({ children: footer }) }, children: content(mainOf(lines), tableOf) };
  },
);

/** A printed form: dark bars, boxes with a question at the left and the answer at the right, two to a row or across it. */
export const worksheet = word(
  {
    font: 'Arial',
    size: 9.5,
    name: [{ size: 30, bold: true }, { alignment: AlignmentType.CENTER }],
    heading: [
      { size: 21, bold: true, color: 'FFFFFF' },
      { spacing: { before: 180, after: 60 }, shading: { fill: '3B3B3B' }, keepNext: true },
    ],
    entry: [
      { size: 19, bold: true },
      { spacing: { before: 100, after: 30 }, keepNext: true },
    ],
  },
  paper('Letter', 800, 900),
  (lines) => {
    const isTitle = (row: string[]) => row[0] === 'Diploma or degree' || row[0] === 'Name';
    const ask = { ...PADDED, ...fill('E7E6E6'), verticalAlign: VerticalAlignTable.CENTER };
    const tableOf = (rows: string[][]): Child[] => {
      const isList = rows.length > 1 && rows[0]?.length === 4 && isTitle(rows[0]) && rows[0][2] !== 'Date completed';
      const isPlain = rows.length === 1 && rows[0]?.length === 4;
      const cells = (row: string[], at: number): Cell[] => {
        if (row.length === 1) return [[cellLines(row[0] ?? ''), { columnSpan: 4, ...PADDED }]];
        if (row.length === 2)
          return [
            [cellLines(row[0] ?? ''), ask],
            [cellLines(row[1] ?? ''), { columnSpan: 3, ...PADDED }],
          ];
        return row.map((cell, index): Cell => {
          const isQuestion = !isPlain && (isList ? at === 0 : index % 2 === 0);
          return [cellLines(cell), isQuestion ? ask : PADDED];
        });
      };
      const widths = isPlain || isList ? [3000, 2300, 3000, 2100] : [2100, 3500, 1500, 3300];
      return [table(widths, rows.map(cells), line('7F7F7F', 4)), afterTable()];
    };
    return { children: content(lines, tableOf) };
  },
);

const BIODATA: Record<number, number[]> = { 2: [2400, 7000], 4: [2800, 3500, 1700, 1400] };
/** An Indian CV: grey bars, a small ruled table for each job, personal details after colons. */
export const biodata = word(
  {
    font: 'Cambria',
    size: 11,
    bullet: '➢',
    name: [
      { size: 28, bold: true, underline: {} },
      { alignment: AlignmentType.CENTER, spacing: { after: 160 } },
    ],
    contact: [{}, { spacing: { after: 0 } }],
    heading: [
      { size: 22, bold: true },
      { spacing: { before: 220, after: 100 }, shading: { fill: 'BFBFBF' }, keepNext: true },
    ],
  },
  paper('A4', 1000, 1200),
  (lines) => {
    const tableOf = (rows: string[][]) => [
      table(
        BIODATA[rows[0]?.length ?? 0] ?? [],
        rows.map((row) => row.map((cell, index): Cell => [cellLines(cell), { ...PADDED, ...(index === 0 && fill('F2F2F2')) }])),
        line('000000', 4),
      ),
      new Paragraph({ spacing: { after: 60 } }),
    ];
    const parts = groupsOf(lines, (text) => text === '' || text.includes('\t'));
    const children = parts.flatMap((part): Child[] => {
      const [first = '', ...rest] = part;
      if (!first.includes('\t')) return content(part, tableOf);
      const tabStops = first.includes('\t:')
        ? [{ type: TabStopType.LEFT, position: 2400 }]
        : [{ type: TabStopType.RIGHT, position: 9400 }];
      const indent = first.includes('\t:') ? { left: 2520, hanging: 2520 } : {};
      return [new Paragraph({ tabStops, indent, children: runsOf(first) }), ...content(rest, tableOf)];
    });
    return { children };
  },
);

import {
  AlignmentType,
  BorderStyle,
  Document,
  type IBorderOptions,
  type IParagraphStylePropertiesOptions,
  type IRunStylePropertiesOptions,
  type ISectionOptions,
  type ITableCellOptions,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { Write } from './writers.ts';

export const linesOf = (markup: string) => markup.replace(/[«»]/g, '').split('\n');
export const after = (lines: string[], prefix: string) =>
  lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
export const mainOf = (lines: string[]) => lines.filter((line) => !/^\[(?:head|side)\]/.test(line));
export const cellsOf = (row: string) =>
  row
    .slice(1, row.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());

/** Lines in groups that begin where `starts` says so; what comes before the first is a group too. */
export function groupsOf(lines: string[], starts: (line: string) => boolean): string[][] {
  const groups: string[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (!last || starts(line)) groups.push([line]);
    else last.push(line);
  }
  return groups;
}
export const sectionsOf = (lines: string[]) => groupsOf(lines, (line) => /^# [^#]/.test(line));

const PREFIXES = { '# # # ': 'sub', '# # ': 'entry', '# ': 'heading', '= ': 'name', '- ': 'item', '[box]': 'contact' } as const;
type Kind = (typeof PREFIXES)[keyof typeof PREFIXES] | 'text';
export function kindOf(line: string): [kind: Kind, text: string] {
  for (const [prefix, kind] of Object.entries(PREFIXES)) if (line.startsWith(prefix)) return [kind, line.slice(prefix.length)];
  return ['text', line];
}
type Piece = { text: string; bold?: true; italics?: true };
export const piecesOf = (text: string): Piece[] =>
  text
    .split(/(\*\*.+?\*\*|__.+?__)/)
    .filter(Boolean)
    .map((piece) => {
      if (piece.startsWith('**')) return { text: piece.slice(2, -2), bold: true };
      return piece.startsWith('__') ? { text: piece.slice(2, -2), italics: true } : { text: piece };
    });

type Run = IRunStylePropertiesOptions;
type Style = [run: Run, paragraph?: IParagraphStylePropertiesOptions];
/** The styles of a template: those of Word for its name, headings, entries and list items. */
type Template = { font: string; size: number; bullet?: string; spacing?: number } & Partial<Record<Kind, Style>>;
const STYLES = {
  name: 'Title',
  heading: 'Heading1',
  entry: 'Heading2',
  sub: 'Heading3',
  item: 'ListParagraph',
  contact: 'ContactInfo',
  text: 'Normal',
} as const;

export const runsOf = (text: string, face: Run = {}) =>
  text
    .split('\t')
    .flatMap((part, index) => [
      ...(index > 0 ? [new TextRun({ children: [new Tab()] })] : []),
      ...piecesOf(part).map((piece) => new TextRun({ ...face, ...piece })),
    ]);
const styled = (kind: Kind, children: TextRun[]) =>
  new Paragraph({
    style: STYLES[kind],
    children,
    ...(kind === 'item' && { numbering: { reference: 'list', level: 0 } }),
  });
export const paragraph = (line: string, face: Run = {}) => {
  const [kind, text] = kindOf(line);
  return styled(kind, runsOf(text, face));
};
export const paragraphs = (lines: string[]) => lines.filter(Boolean).map((line) => paragraph(line));

export type Child = Paragraph | Table;
/** The paragraph that Word wants after a table. */
export const afterTable = () =>
  new Paragraph({ spacing: { after: 0 }, children: [new TextRun({ text: '', size: 4 })], run: { size: 4 } });
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
export const BARE = { top: NONE, bottom: NONE, left: NONE, right: NONE };
export const line = (color: string, size = 6, style: (typeof BorderStyle)[keyof typeof BorderStyle] = BorderStyle.SINGLE) => ({
  style,
  size,
  color,
});
export const fill = (color: string) => ({ shading: { fill: color } });
export type Cell = [children: Child[], more?: Omit<ITableCellOptions, 'children'>];
/** A table without lines, but for those of its cells. */
export function table(widths: number[], rows: Cell[][], lines: IBorderOptions = NONE): Table {
  return new Table({
    borders: { top: lines, bottom: lines, left: lines, right: lines, insideHorizontal: lines, insideVertical: lines },
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    rows: rows.map((cells) => {
      let at = 0;
      const children = cells.map(([content, more = {}]) => {
        const span = more.columnSpan ?? 1;
        const size = widths.slice(at, at + span).reduce((sum, width) => sum + width, 0);
        at += span;
        return new TableCell({
          width: { size, type: WidthType.DXA },
          ...more,
          children: content.length > 0 ? content : [new Paragraph({})],
        });
      });
      return new TableRow({ children });
    }),
  });
}

type Paper = { size: { width: number; height: number }; margin: Record<'top' | 'bottom' | 'left' | 'right', number> };
export const paper = (kind: 'A4' | 'Letter', top: number, side: number): Paper => ({
  size: kind === 'A4' ? { width: 11906, height: 16838 } : { width: 12240, height: 15840 },
  margin: { top, bottom: top, left: side, right: side },
});

/** A Word file in the styles of a template. */
export const word =
  (template: Template, page: Paper, compose: (lines: string[]) => Omit<ISectionOptions, 'properties'>): Write =>
  (markup) => ({
    format: 'docx',
    bytes() {
      const style = (kind: Kind) => {
        const [run = {}, more = {}] = template[kind] ?? [];
        return { run: { color: '000000', ...run }, paragraph: { spacing: { before: 0, after: 40 }, ...more } };
      };
      const body = { font: template.font, size: template.size * 2 };
      const list = {
        reference: 'list',
        levels: [
          {
            level: 0,
            format: LevelFormat.BULLET,
            text: template.bullet ?? '•',
            alignment: AlignmentType.LEFT,
            style: { paragraph: { indent: { left: 360, hanging: 280 } } },
          },
        ],
      };
      const [normal = {}, spaced = {}] = template.text ?? [];
      return Packer.toBuffer(
        new Document({
          numbering: { config: [list] },
          styles: {
            default: {
              document: { run: { ...body, ...normal }, paragraph: { spacing: { after: template.spacing ?? 40 }, ...spaced } },
              title: style('name'),
              heading1: style('heading'),
              heading2: style('entry'),
              heading3: style('sub'),
              listParagraph: style('item'),
            },
            paragraphStyles: [{ id: 'ContactInfo', name: 'Contact Info', basedOn: 'Normal', ...style('contact') }],
          },
          sections: [{ properties: { page }, ...compose(linesOf(markup.trim())) }],
        }),
      );
    },
  });

/** Word 2016, "Modern chronological resume": entries in tables with a dotted line at their left. */
export const chronological = word(
  {
    font: 'Calibri',
    size: 10,
    name: [
      { size: 68, color: '595959', allCaps: true },
      { alignment: AlignmentType.CENTER, spacing: { after: 0 } },
    ],
    contact: [{ color: '595959' }, { alignment: AlignmentType.CENTER, spacing: { after: 100 } }],
    heading: [
      { size: 28, bold: true, allCaps: true, color: '262626', font: 'Georgia' },
      { spacing: { before: 280, after: 100 } },
    ],
    sub: [
      { size: 20, allCaps: true, bold: true, color: '595959' },
      { spacing: { after: 20 }, keepNext: true },
    ],
    entry: [
      { size: 24, color: '1D824C' },
      { spacing: { after: 30 }, keepNext: true },
    ],
    text: [{ color: '595959' }],
    item: [{ color: '595959' }],
  },
  paper('A4', 900, 1270),
  (lines) => {
    const [top = [], ...sections] = sectionsOf(lines);
    const children: Child[] = top.map((one) => {
      const [kind, text] = kindOf(one);
      if (kind !== 'name') return paragraph(one);
      const at = text.lastIndexOf(' ');
      return styled('name', runsOf(`${text.slice(0, at)} **${text.slice(at + 1)}**`));
    });
    for (const [heading = '', ...content] of sections) {
      children.push(paragraph(heading));
      if (content[0]?.startsWith('- ')) {
        const half = Math.ceil(content.length / 2);
        const halves = [content.slice(0, half), content.slice(half)];
        children.push(table([4680, 4680], [halves.map((of): Cell => [paragraphs(of)])]));
      } else if (content[0]?.startsWith('# # # ')) {
        const rows = groupsOf(content, (one) => one.startsWith('# # # ')).map((entry): Cell[] => {
          const drawn = entry.map((one) => {
            const [kind, text] = kindOf(one);
            const at = text.lastIndexOf(', ');
            return kind === 'entry'
              ? styled(kind, [...runsOf(`**${text.slice(0, at)}**`), ...runsOf(text.slice(at), { color: '595959' })])
              : paragraph(one);
          });
          return [
            [
              drawn,
              {
                margins: { left: 560, bottom: 140 },
                borders: { ...BARE, left: line('BFBFBF', 18, BorderStyle.DOTTED) },
              },
            ],
          ];
        });
        children.push(table([9300], rows));
      } else children.push(...paragraphs(content));
    }
    return { children };
  },
);

/** The template of an American university's careers office: all centred or at two margins, in Times. */
export const careersOffice = word(
  {
    font: 'Times New Roman',
    size: 11,
    spacing: 0,
    name: [{ size: 28, bold: true }, { alignment: AlignmentType.CENTER }],
    contact: [{}, { alignment: AlignmentType.CENTER, border: { bottom: line('000000', 6) } }],
    heading: [
      { size: 22, bold: true },
      { alignment: AlignmentType.CENTER, spacing: { before: 160, after: 20 }, keepNext: true },
    ],
    text: [{}, { rightTabStop: 10080 }],
    item: [{}, { spacing: { after: 0 } }],
  },
  paper('Letter', 1000, 1080),
  (lines) => ({
    children: lines.map((one) =>
      one.startsWith('**') && one.includes('\t')
        ? new Paragraph({ style: 'Normal', spacing: { before: 110 }, children: runsOf(one) })
        : paragraph(one),
    ),
  }),
);

/** Word 2007, "Equity": a bar at the left, the name in a coloured band and the contact beside it. */
export const equity = word(
  {
    font: 'Perpetua',
    size: 10.5,
    heading: [
      { size: 24, bold: true, allCaps: true, color: '9B2D1F', font: 'Franklin Gothic Book' },
      { spacing: { before: 200, after: 40 }, keepNext: true },
    ],
    entry: [
      { size: 22, bold: true, color: 'D34817', font: 'Franklin Gothic Book' },
      { spacing: { before: 100, after: 0 }, keepNext: true },
    ],
    sub: [
      { size: 22, color: '696464' },
      { spacing: { after: 40 }, keepNext: true },
    ],
  },
  paper('A4', 1000, 1100),
  (lines) => {
    const [name = '', ...contact] = after(lines, '[head]');
    const right = contact.map((text) => new Paragraph({ alignment: AlignmentType.RIGHT, children: runsOf(text) }));
    const top = table(
      [5200, 4500],
      [
        [
          [
            [new Paragraph({ children: runsOf(name, { size: 44, color: 'FFFFFF', font: 'Franklin Gothic Book' }) })],
            { ...fill('9B2D1F'), margins: { left: 200, top: 160, bottom: 160 }, verticalAlign: VerticalAlignTable.CENTER },
          ],
          [right, { ...fill('F1D7CF'), margins: { right: 200, top: 100, bottom: 60 } }],
        ],
      ],
    );
    const bar: Cell = [[], fill('D34817')];
    const body: Cell = [paragraphs(mainOf(lines)), { margins: { left: 260, top: 60 } }];
    return { children: [top, new Paragraph({}), table([160, 9540], [[bar, body]]), afterTable()] };
  },
);

/** Word 2007, "Median": a banner with the name, the date of the file in an orange cell and all the text in the second column. */
export const median = word(
  {
    font: 'Tw Cen MT',
    size: 11,
    contact: [{ color: 'FFFFFF' }, { spacing: { after: 0 } }],
    heading: [
      { size: 24, bold: true, color: '775F55', characterSpacing: 30 },
      { spacing: { before: 240, after: 40 }, keepNext: true },
    ],
    entry: [
      { size: 24, bold: true, color: 'DD8047' },
      { spacing: { before: 120, after: 0 }, keepNext: true },
    ],
    sub: [{ size: 22, color: '775F55' }, { keepNext: true }],
    bullet: '▪',
  },
  paper('A4', 720, 900),
  (lines) => {
    const [date = ''] = after(lines, '[head]');
    const main = mainOf(lines);
    const isTop = (one: string) => one.startsWith('= ') || one.startsWith('[box]');
    const name = new Paragraph({
      children: runsOf(main.find((one) => one.startsWith('= '))?.slice(2) ?? '', { size: 56, color: '775F55' }),
    });
    const dated = new Paragraph({ alignment: AlignmentType.CENTER, children: runsOf(date, { color: 'FFFFFF', bold: true }) });
    return {
      children: [
        table(
          [1900, 8200],
          [
            [[[]], [[name], { margins: { left: 200, bottom: 80 } }]],
            [
              [[dated], { ...fill('DD8047'), verticalAlign: VerticalAlignTable.CENTER }],
              [
                paragraphs(main.filter((one) => one.startsWith('[box]'))),
                { ...fill('94B6D2'), margins: { left: 200, top: 60, bottom: 60 } },
              ],
            ],
            [[[]], [paragraphs(main.filter((one) => !isTop(one))), { margins: { left: 200 } }]],
          ],
        ),
        afterTable(),
      ],
    };
  },
);

/** As someone types who sets columns with the tab key and the space bar. */
export const typed = word(
  { font: 'Times New Roman', size: 12, spacing: 0, heading: [{ size: 24, bold: true, underline: {} }] },
  paper('A4', 1000, 1300),
  (lines) => ({
    children: lines.map((one, index) =>
      one.startsWith('# ')
        ? new Paragraph({ children: [new TextRun({ text: one.slice(2), bold: true, underline: {} })] })
        : index === 0
          ? new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text: one, bold: true, size: 32 })] })
          : paragraph(one),
    ),
  }),
);

/** Word 2013, "Basic resume (Timeless)": headings in a first column, lines between the rows, contact at the right of the name. */
export const timeless = word(
  {
    font: 'Gill Sans MT',
    size: 10.5,
    name: [{ size: 52, color: '418AB3', allCaps: true }],
    contact: [{ color: '595959' }, { alignment: AlignmentType.RIGHT, spacing: { after: 0 } }],
    heading: [
      { size: 21, color: '418AB3', allCaps: true },
      { alignment: AlignmentType.RIGHT, spacing: { before: 40 } },
    ],
    entry: [
      { size: 21, bold: true, color: '404040' },
      { spacing: { before: 130, after: 0 }, keepNext: true },
    ],
    sub: [
      { size: 20, color: '7F7F7F' },
      { spacing: { after: 40 }, keepNext: true },
    ],
    text: [{ color: '404040' }],
  },
  paper('A4', 900, 1000),
  (lines) => {
    const [top = [], ...sections] = sectionsOf(lines);
    const [name = '', ...contact] = top;
    const rule = { borders: { ...BARE, top: line('A6A6A6', 4) } };
    const rows = sections.map(([heading = '', ...content]): Cell[] => [
      [[paragraph(heading)], { ...rule, margins: { top: 80, right: 220, bottom: 120 } }],
      [paragraphs(content), { ...rule, margins: { top: 80, left: 120, bottom: 120 } }],
    ]);
    const head = table(
      [5400, 4500],
      [[[[paragraph(name)], { verticalAlign: VerticalAlignTable.BOTTOM }], [paragraphs(contact)]]],
    );
    return { children: [head, new Paragraph({}), table([2000, 7900], rows), afterTable()] };
  },
);

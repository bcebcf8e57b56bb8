import { AlignmentType, type IParagraphOptions, Paragraph, TabStopType, VerticalAlignTable } from 'docx';
import {
  after,
  afterTable,
  BARE,
  type Cell,
  type Child,
  cellsOf,
  fill,
  groupsOf,
  kindOf,
  line,
  mainOf,
  paper,
  paragraph,
  runsOf,
  table,
  word,
} from './twentysecond-cvs-two-pages.ts';

const isRow = (one: string) => one.startsWith('|');
/** Lines one by one, the rows of each table together. */
const blocksOf = (lines: string[]) => groupsOf(lines.filter(Boolean), (one) => !isRow(one)).flatMap(splitRows);
function splitRows(group: string[]): string[][] {
  const rows = group.filter(isRow);
  const other = group.filter((one) => !isRow(one));
  return [...other.map((one) => [one]), ...(rows.length > 0 ? [rows] : [])];
}
const cell = (text: string): Child[] => text.split('<br>').map((one) => paragraph(one));
const plain = (text: string, more: IParagraphOptions = {}, face = {}) => new Paragraph({ ...more, children: runsOf(text, face) });

/** Word 97, "Contemporary Resume": the address at the top right, shaded headings, and heads of entries in tables. */
export const contemporary = word(
  {
    font: 'Arial',
    size: 10,
    name: [{ size: 52, font: 'Arial Black' }, { spacing: { before: 300, after: 60 } }],
    heading: [
      { size: 20, font: 'Arial Black', color: '262626' },
      { spacing: { before: 220, after: 100 }, keepNext: true },
    ],
    item: [{}, { spacing: { after: 40 } }],
    bullet: '■',
  },
  paper('Letter', 1000, 1200),
  (lines) => {
    const [street = '', town = '', ...rest] = after(lines, '[side]');
    const small = (of: string[]): Cell => [of.map((one) => plain(one, {}, { size: 16 }))];
    const children: Child[] = [table([4600, 2600, 2640], [[[[]], small([street, town]), small(rest)]])];
    for (const [first = '', ...more] of blocksOf(mainOf(lines))) {
      const [kind] = kindOf(first);
      if (isRow(first))
        for (const row of [first, ...more]) {
          const bold = (text: string, alignment: 'left' | 'center' | 'right'): Cell => [
            [plain(text, { alignment, keepNext: true }, { bold: true })],
            { margins: { top: 100 } },
          ];
          const [dates = '', firm = '', place = ''] = cellsOf(row);
          children.push(table([2200, 5240, 2400], [[bold(dates, 'left'), bold(firm, 'center'), bold(place, 'right')]]));
        }
      else if (kind === 'heading') children.push(plain(first.slice(2), { style: 'Heading1', ...fill('D9D9D9') }));
      else children.push(paragraph(first));
    }
    return { children };
  },
);

/** A CV all of whose lines are in tables without lines. */
export const unruled = word(
  {
    font: 'Cambria',
    size: 11,
    name: [
      { size: 30, bold: true, underline: {} },
      { alignment: AlignmentType.CENTER, spacing: { after: 120 } },
    ],
    heading: [
      { size: 23, bold: true, color: '1F4E79' },
      { spacing: { before: 200, after: 60 }, keepNext: true },
    ],
    bullet: '➢',
  },
  paper('A4', 1000, 1200),
  (lines) => ({
    children: blocksOf(lines).flatMap(([first = '', ...more]): Child[] => {
      if (!isRow(first)) return [paragraph(first)];
      const rows = [first, ...more].map(cellsOf);
      const count = rows[0]?.length ?? 2;
      const isYear = /^\d{4}$/.test(rows[0]?.[0] ?? '');
      const isLong = (rows[0]?.[0]?.length ?? 0) > 40;
      const widths = count === 3 ? [3100, 3100, 3100] : isLong ? [4650, 4650] : [isYear ? 1200 : 2100, isYear ? 8100 : 7200];
      return [
        table(
          widths,
          rows.map((cells) => cells.map((text): Cell => [cell(text)])),
        ),
      ];
    }),
  }),
);

/** Employers in the margin with their dates below, and the work beside them. */
export const marginal = word(
  {
    font: 'Times New Roman',
    size: 11,
    name: [{ size: 44, color: '3B5323' }, { spacing: { after: 40 } }],
    contact: [{ size: 19, color: '595959' }, { spacing: { after: 20 } }],
    heading: [
      { size: 26, color: '3B5323', italics: true },
      { spacing: { before: 200, after: 80 }, keepNext: true, border: { top: line('3B5323', 8) } },
    ],
    spacing: 80,
  },
  paper('A4', 800, 1150),
  (lines) => ({
    children: blocksOf(lines).flatMap(([first = '', ...more]): Child[] => {
      if (!isRow(first)) return [paragraph(first)];
      const rows = [first, ...more].map((row): Cell[] => {
        const [left = '', right = ''] = cellsOf(row);
        const margin = left.split('<br>').map((one) => plain(one, { alignment: AlignmentType.RIGHT, spacing: { after: 20 } }));
        return [
          [margin, { margins: { right: 200, bottom: 70 } }],
          [cell(right), { margins: { left: 200, bottom: 70 }, borders: { ...BARE, left: line('A9B89A', 8) } }],
        ];
      });
      return [table([3100, 6500], rows)];
    }),
  }),
);

/** The hybrid résumé of the Transition Assistance Program. */
export const transition = word(
  {
    font: 'Times New Roman',
    size: 10.5,
    spacing: 20,
    name: [
      { size: 32, bold: true },
      { alignment: AlignmentType.CENTER, spacing: { after: 0 } },
    ],
    heading: [
      { size: 23, bold: true },
      {
        alignment: AlignmentType.CENTER,
        spacing: { before: 130, after: 60 },
        keepNext: true,
        border: { bottom: line('000000', 12) },
      },
    ],
    entry: [
      { bold: true, size: 22 },
      { spacing: { before: 70, after: 0 }, keepNext: true, rightTabStop: 10080 },
    ],
  },
  paper('Letter', 760, 1080),
  (lines) => {
    const centred = { alignment: AlignmentType.CENTER };
    const [contact = '', role = ''] = after(lines, '[head]');
    const [name = '', ...rest] = mainOf(lines);
    const top = [paragraph(name), plain(contact, centred), plain(role, { ...centred, spacing: { before: 120 } }, { bold: true })];
    const body = blocksOf(rest).flatMap(([first = '', ...more]): Child[] =>
      isRow(first)
        ? [
            table(
              [3360, 3360, 3360],
              [first, ...more].map((row) => cellsOf(row).map((text): Cell => [cell(text)])),
            ),
          ]
        : [paragraph(first)],
    );
    return { children: [...top, ...body] };
  },
);

/** What an officer writes himself: a letterhead, and each appointment as a head with prose below it. */
export const appointments = word(
  {
    font: 'Times New Roman',
    size: 12,
    heading: [
      { size: 25, bold: true, smallCaps: true },
      { spacing: { before: 260, after: 100 }, keepNext: true },
    ],
  },
  paper('A4', 1250, 1350),
  (lines) => {
    const [name = '', letters = '', ...contact] = after(lines, '[head]');
    const left = [plain(name, {}, { bold: true, size: 34 }), plain(letters, {}, { size: 22 })];
    const right = contact.map((one) => plain(one, { alignment: AlignmentType.RIGHT, spacing: { after: 0 } }, { size: 20 }));
    const edge = { ...BARE, bottom: line('000000', 12) };
    const head = table(
      [4400, 4800],
      [
        [
          [left, { borders: edge, verticalAlign: VerticalAlignTable.CENTER }],
          [right, { borders: edge }],
        ],
      ],
    );
    const hung = { tabStops: [{ type: TabStopType.LEFT, position: 2100 }], indent: { left: 2100, hanging: 2100 } };
    const body = mainOf(lines)
      .filter(Boolean)
      .map((one) => {
        const [kind, text] = kindOf(one);
        if (kind === 'entry')
          return plain(text, { ...hung, keepNext: true, spacing: { before: 140, after: 40 } }, { bold: true });
        if (kind === 'text' && text.includes('\t')) return plain(text, hung);
        return kind === 'text' ? plain(text, { alignment: AlignmentType.BOTH, spacing: { after: 100 } }) : paragraph(one);
      });
    return { children: [head, afterTable(), ...body] };
  },
);

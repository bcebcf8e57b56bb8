import { AlignmentType, BorderStyle, Header, Paragraph, TabStopType, Textbox, VerticalAlignTable } from 'docx';
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
  paragraphs,
  runsOf,
  sectionsOf,
  table,
  word,
} from './twentysecond-cvs-two-pages.ts';

type Options = Exclude<ConstructorParameters<typeof Paragraph>[0], string>;
const written = (text: string, more: Options = {}, face: Parameters<typeof runsOf>[1] = {}) =>
  new Paragraph({ ...more, children: runsOf(text, face) });
const linesOfCell = (cell: string, more: Options = {}) => cell.split('<br>').map((text) => written(text, more));
/** Lines, with the rows of each table together. */
const blocksOf = (lines: string[]) => {
  let wasRow = false;
  return groupsOf(lines, (one) => {
    const isRow = one.startsWith('|');
    const starts = !isRow || !wasRow;
    wasRow = isRow;
    return starts;
  });
};

/** Word, "ATS finance resume": one column, and bars between title, employer and dates. */
export const finance = word(
  {
    font: 'Calibri',
    size: 11,
    name: [
      { size: 52, bold: true, color: '1F3864' },
      { alignment: AlignmentType.LEFT, spacing: { after: 0 } },
    ],
    contact: [{ color: '404040' }, { spacing: { after: 160 } }],
    heading: [
      { size: 26, bold: true, color: '1F3864' },
      { spacing: { before: 260, after: 80 }, border: { bottom: line('1F3864', 8) }, keepNext: true },
    ],
    entry: [{ size: 22 }, { spacing: { before: 120, after: 40 }, keepNext: true }],
  },
  paper('Letter', 1080, 1080),
  (lines) => ({ children: paragraphs(lines) }),
);

/** Word 97, "Professional Resume": headings in a first column; years, employer and town at three tab stops. */
export const professional = word(
  {
    font: 'Arial',
    size: 10,
    name: [
      { size: 44, font: 'Arial Black' },
      { alignment: AlignmentType.RIGHT, spacing: { before: 200, after: 160 } },
    ],
    heading: [{ size: 20, font: 'Arial Black' }, { spacing: { before: 120 } }],
    sub: [{ size: 21, bold: true }, { spacing: { after: 60 } }],
    bullet: '■',
  },
  paper('Letter', 900, 1200),
  (lines) => {
    const small = (texts: string[], alignment: Options['alignment']) =>
      texts.map((text) => written(text, { ...(alignment && { alignment }), spacing: { after: 0 } }, { size: 16 }));
    const [top = [], ...sections] = sectionsOf(mainOf(lines));
    const tabStops = [
      { type: TabStopType.LEFT, position: 1900 },
      { type: TabStopType.RIGHT, position: 7500 },
    ];
    const head = table(
      [4900, 4900],
      [[[small(after(lines, '[head]'), AlignmentType.LEFT)], [small(after(lines, '[side]'), AlignmentType.RIGHT)]]],
    );
    const rows = sections.map(([heading = '', ...content]): Cell[] => [
      [[paragraph(heading)], { borders: { ...BARE, top: line('000000', 8) }, margins: { bottom: 100 } }],
      [
        content.filter(Boolean).map((one) => {
          const [kind, text] = kindOf(one);
          return kind === 'entry'
            ? written(text, { tabStops, spacing: { before: 120, after: 20 }, keepNext: true })
            : paragraph(one);
        }),
        { borders: { ...BARE, top: line('000000', 8) }, margins: { top: 60, bottom: 160 } },
      ],
    ]);
    return { children: [head, ...paragraphs(top), table([2100, 7700], rows), afterTable()] };
  },
);

/** A French CV: the contact in a text box, bands of colour, periods in a hanging column. */
export const french = word(
  {
    font: 'Times New Roman',
    size: 11,
    name: [
      { size: 40, bold: true, color: '7B2C3B' },
      { alignment: AlignmentType.CENTER, spacing: { after: 40 } },
    ],
    heading: [
      { size: 22, bold: true, color: 'FFFFFF' },
      {
        spacing: { before: 240, after: 100 },
        keepNext: true,
        border: { top: line('7B2C3B', 12), bottom: line('7B2C3B', 12), left: line('7B2C3B', 12), right: line('7B2C3B', 12) },
      },
    ],
    bullet: '➢',
  },
  paper('A4', 800, 1000),
  (lines) => {
    const main = mainOf(lines).filter(Boolean);
    const boxed = main.filter((one) => one.startsWith('[box]')).map((one) => written(one.slice(5), { spacing: { after: 0 } }));
    const title = after(lines, '[head]').map((text) =>
      written(text, { alignment: AlignmentType.CENTER, spacing: { after: 60 } }, { bold: true, size: 28 }),
    );
    const body = main.filter((one) => !one.startsWith('[box]') && !one.startsWith('= '));
    return {
      children: [
        new Textbox({ children: boxed, style: { width: '240pt', height: 'auto' } }),
        ...paragraphs(main.filter((one) => one.startsWith('= '))),
        ...title,
        ...body.map((one) => {
          const [kind, text] = kindOf(one);
          const indent = { left: 3000, hanging: 3000 };
          const tabStops = [{ type: TabStopType.LEFT, position: 3000 }];
          if (kind === 'entry') return written(text, { indent, tabStops, spacing: { before: 100, after: 20 } });
          if (kind === 'item') return written(`➢ ${text}`, { indent: { left: 3300, hanging: 260 }, spacing: { after: 10 } });
          if (kind !== 'heading') return paragraph(one);
          return new Paragraph({
            heading: 'Heading1',
            shading: { type: 'clear', fill: '7B2C3B', color: 'auto' },
            children: runsOf(text),
          });
        }),
      ],
    };
  },
);

/** The worksheet of a resettlement centre: a ruled form with grey labels, one block of rows for each post. */
export const worksheet = word(
  {
    font: 'Arial',
    size: 9.5,
    heading: [
      { size: 22, bold: true },
      { spacing: { before: 220, after: 60 }, keepNext: true },
    ],
  },
  paper('A4', 900, 1050),
  (lines) => {
    const rule = line('000000', 4);
    const grid = (rows: string[]) =>
      table(
        [1750, 3450, 1500, 3100],
        rows.map((row) => {
          const cells = cellsOf(row);
          return cells.map((cell, index): Cell => {
            const isLabel = index % 2 === 0;
            return [
              linesOfCell(cell, { spacing: { after: 20 } }),
              {
                ...(isLabel && fill('D9D9D9')),
                ...(cells.length === 2 && !isLabel && { columnSpan: 3 }),
                margins: { top: 40, bottom: 40, left: 80, right: 80 },
                borders: { top: rule, bottom: rule, left: rule, right: rule },
              },
            ];
          });
        }),
        rule,
      );
    const children = blocksOf(mainOf(lines).filter(Boolean)).flatMap((block): Child[] => {
      if (!block[0]?.startsWith('|')) return paragraphs(block);
      return groupsOf(block, (row) => cellsOf(row)[0] === 'From').flatMap((rows) => [
        grid(rows),
        new Paragraph({ spacing: { after: 60 } }),
      ]);
    });
    const top = after(lines, '[head]').map((text) =>
      written(text, { alignment: AlignmentType.CENTER }, { bold: true, size: 22 }),
    );
    return { headers: { default: new Header({ children: top }) }, children };
  },
);

/** A skills-based CV as a job centre's course leaves it: centred, underlined, in a rounded face. */
export const jobCentre = word(
  {
    font: 'Comic Sans MS',
    size: 11,
    name: [{ size: 32, bold: true, underline: {} }, { alignment: AlignmentType.CENTER }],
    contact: [{}, { alignment: AlignmentType.CENTER, spacing: { after: 0 } }],
    heading: [
      { size: 24, bold: true, underline: {} },
      { alignment: AlignmentType.CENTER, spacing: { before: 240, after: 80 }, keepNext: true },
    ],
    entry: [
      { size: 22, bold: true },
      { spacing: { before: 80, after: 0 }, keepNext: true },
    ],
    item: [{}, { spacing: { after: 40 } }],
  },
  paper('A4', 1000, 1200),
  (lines) => ({ children: paragraphs(lines) }),
);

/** An academic CV: years in a hanging column, publications with a hanging indent, a running header. */
export const academic = word(
  {
    font: 'Cambria',
    size: 11,
    name: [{ size: 34, bold: true }, { spacing: { after: 60 } }],
    contact: [{}, { spacing: { after: 0 } }],
    heading: [
      { size: 24, bold: true, smallCaps: true },
      { spacing: { before: 260, after: 60 }, keepNext: true },
    ],
  },
  paper('A4', 1300, 1300),
  (lines) => {
    const head = after(lines, '[head]').map((text) =>
      written(text, { alignment: AlignmentType.RIGHT }, { size: 17, italics: true }),
    );
    const children = mainOf(lines)
      .filter(Boolean)
      .map((one) => {
        if (kindOf(one)[0] !== 'text') return paragraph(one);
        const tabStops = [{ type: TabStopType.LEFT, position: 1500 }];
        if (one.startsWith('\t')) return written(one.slice(1), { indent: { left: 1500 }, spacing: { after: 60 } });
        if (one.includes('\t')) return written(one, { tabStops, indent: { left: 1500, hanging: 1500 }, spacing: { after: 40 } });
        return written(one, { indent: { left: 400, hanging: 400 }, spacing: { after: 60 } });
      });
    return { headers: { default: new Header({ children: head }) }, children };
  },
);

/** All in tables with invisible lines: a grid for the page, a row for each entry, and lists in a table in the table. */
export const invisibleTables = word(
  {
    font: 'Tahoma',
    size: 10,
    name: [{ size: 40, bold: true, color: '8B1A1A' }, { spacing: { after: 0 } }],
    heading: [{ size: 22, bold: true, color: '8B1A1A', allCaps: true }, { spacing: { before: 160, after: 40 } }],
    item: [{}, { spacing: { after: 20 } }],
  },
  paper('Letter', 800, 1000),
  (lines) => {
    const right = after(lines, '[side]').map((text) => written(text, { alignment: AlignmentType.RIGHT, spacing: { after: 0 } }));
    const whole = { columnSpan: 2 };
    const rows: Cell[][] = [
      [
        [paragraphs(after(lines, '[head]')), { verticalAlign: VerticalAlignTable.CENTER }],
        [right, { margins: { bottom: 100 } }],
      ],
    ];
    let previous = '';
    for (const one of mainOf(lines).filter(Boolean)) {
      const kind = one.startsWith('|') ? 'row' : kindOf(one)[0];
      const last = rows.at(-1)?.[0]?.[0];
      if (kind === 'row') {
        const [left = '', aside = ''] = cellsOf(one);
        rows.push([
          [linesOfCell(left, { keepNext: true }), { margins: { top: 60 } }],
          [linesOfCell(aside, { alignment: AlignmentType.RIGHT }), { margins: { top: 60 } }],
        ]);
      } else if (kind === previous && kind === 'item' && last) last.push(paragraph(one));
      else if (kind !== 'contact') rows.push([[[paragraph(one)], whole]]);
      else if (previous !== 'contact') {
        const from = lines.indexOf(one);
        const count = lines.slice(from).findIndex((each) => !each.startsWith('[box]'));
        const listed = lines.slice(from, count < 0 ? undefined : from + count).map((each) => each.slice(5));
        const grid: Cell[][] = [];
        for (let at = 0; at < listed.length; at += 3)
          grid.push([0, 1, 2].map((next): Cell => [[written(`• ${listed[at + next] ?? ''}`.replace(/^• $/, ''))]]));
        rows.push([[[table([3300, 3300, 3300], grid), afterTable()], whole]]);
      }
      previous = kind;
    }
    return { children: [table([6300, 3900], rows), afterTable()] };
  },
);

/** As someone types who uses the tab key for everything. */
export const tabbed = word({ font: 'Times New Roman', size: 12, spacing: 0 }, paper('A4', 1134, 1134), (lines) => ({
  children: lines.map((one, index) => {
    if (index === 0) return written(one, { alignment: AlignmentType.CENTER }, { bold: true, underline: {}, size: 28 });
    return one.startsWith('# ') ? written(one.slice(2), {}, { bold: true }) : written(one);
  }),
}));

/** Word, "Modern nursing resume": a tinted band with name and contact, a narrow column beside the experience. */
export const nursing = word(
  {
    font: 'Century Gothic',
    size: 9.5,
    name: [{ size: 44, color: '2F5D62' }, { spacing: { after: 0 } }],
    heading: [
      { size: 24, bold: true, color: '2F5D62' },
      { spacing: { before: 200, after: 80 }, keepNext: true },
    ],
    entry: [
      { size: 18, color: '5E8B7E' },
      { spacing: { before: 120, after: 0 }, keepNext: true },
    ],
    sub: [
      { size: 20, bold: true },
      { spacing: { after: 40 }, keepNext: true },
    ],
    bullet: '•',
  },
  paper('Letter', 720, 860),
  (lines) => {
    const [name = '', ...main] = mainOf(lines);
    const contact = after(lines, '[head]').map((text) => written(text, { spacing: { after: 0 } }));
    const tint = fill('DFEEEA');
    const band = table(
      [6300, 4200],
      [
        [
          [[paragraph(name)], { ...tint, margins: { top: 240, bottom: 240, left: 200 } }],
          [contact, { ...tint, verticalAlign: VerticalAlignTable.CENTER }],
        ],
      ],
    );
    const side = after(lines, '[side]').map((one) => paragraph(one.replace(/^# # /, '**').replace(/^(\*\*.+)$/, '$1**')));
    const rule = { ...BARE, right: line('5E8B7E', 6, BorderStyle.SINGLE) };
    const body = table(
      [3200, 7300],
      [
        [
          [side, { margins: { left: 160, right: 160 }, borders: rule }],
          [paragraphs(main), { margins: { left: 260 } }],
        ],
      ],
    );
    return { children: [band, new Paragraph({ spacing: { after: 0 } }), body, afterTable()] };
  },
);

/** The template of a Scottish careers service: purple headings, ruled tables for skills and for grades. */
export const careersService = word(
  {
    font: 'Arial',
    size: 11,
    name: [{ size: 40, bold: true, color: '4B2E83' }, { spacing: { after: 20 } }],
    contact: [{}, { spacing: { after: 20 } }],
    heading: [
      { size: 28, bold: true, color: '4B2E83' },
      { spacing: { before: 260, after: 80 }, keepNext: true },
    ],
    entry: [
      { size: 23, bold: true },
      { spacing: { before: 140, after: 40 }, keepNext: true },
    ],
    sub: [{ italics: true }, { spacing: { after: 20 }, keepNext: true }],
  },
  paper('A4', 1000, 1200),
  (lines) => {
    const rule = line('8E7CC3', 6);
    return {
      children: blocksOf(lines.filter(Boolean)).flatMap((block): Child[] => {
        if (!block[0]?.startsWith('|')) return paragraphs(block);
        const isGrades = cellsOf(block[0])[0] === 'Subject';
        const rows = block.map((row, index) =>
          cellsOf(row).map((cell, at): Cell => {
            const isHead = isGrades ? index === 0 : at === 0;
            const edge = { top: rule, bottom: rule, left: rule, right: rule };
            return [
              linesOfCell(isGrades && isHead ? `**${cell}**` : cell),
              { ...(isHead && fill('E6E0F2')), borders: edge, margins: { left: 100, right: 100, top: 40, bottom: 20 } },
            ];
          }),
        );
        return [table(isGrades ? [5200, 1500] : [2500, 7000], rows, rule), afterTable()];
      }),
    };
  },
);

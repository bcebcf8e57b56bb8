import { AlignmentType, Paragraph, TextRun, UnderlineType, VerticalAlignTable } from 'docx';
import { strToU8, zipSync } from 'fflate';
import { escaped } from './html.ts';
import {
  after,
  afterTable,
  type Cell,
  type Child,
  cellsOf,
  fill,
  groupsOf,
  kindOf,
  line,
  linesOf,
  mainOf,
  paper,
  paragraph,
  paragraphs,
  piecesOf,
  runsOf,
  table,
  word,
} from './twentysecond-cvs-two-pages.ts';
import type { Write } from './writers.ts';

const isRow = (one: string) => one.startsWith('|');
/** Lines, with the rows of each table together. An empty line divides two tables. */
function withTables(lines: string[], draw: (one: string) => Child[], drawTable: (rows: string[]) => Child[]): Child[] {
  const blocks = groupsOf(lines, (one) => !isRow(one));
  return blocks.flatMap(([first = '', ...rows]) =>
    isRow(first)
      ? drawTable([first, ...rows])
      : [...(first === '' ? [] : draw(first)), ...(rows.length > 0 ? drawTable(rows) : [])],
  );
}
const grey = line('7F7F7F', 4);

/** The template that a job centre hands out: personal details and each job as a small form. */
export const jobCentre = word(
  {
    font: 'Arial',
    size: 11,
    heading: [
      { size: 24, bold: true, color: '00703C' },
      { spacing: { before: 220, after: 80 }, keepNext: true },
    ],
  },
  paper('A4', 1000, 1130),
  (lines) => {
    const [title = '', ...rest] = lines;
    const shaded = fill('E6F2EC');
    const drawTable = (rows: string[]): Child[] => {
      const cells = rows.map(cellsOf);
      const isForm = cells[0]?.length === 2;
      const widths = isForm ? [3300, 6300] : [3300, 4700, 1600];
      const form = cells.map((row, at): Cell[] =>
        row.map((cell, column) => [
          cell.split('<br>').map((text) => paragraph(text, !isForm && at === 0 ? { bold: true } : {})),
          { margins: { left: 90, right: 90, top: 30, bottom: 30 }, ...((isForm ? column === 0 : at === 0) && shaded) },
        ]),
      );
      return [
        table(widths, form, grey),
        new Paragraph({ spacing: { after: 60 }, children: [new TextRun({ text: '', size: 10 })] }),
      ];
    };
    const top = new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { after: 160 },
      children: runsOf(title, { bold: true, size: 32, color: '00703C' }),
    });
    return { children: [top, ...withTables(rest, (one) => [paragraph(one)], drawTable)] };
  },
);

/** A summary with a framed box of key facts at its right; dates at the right margin. */
export const keyFacts = word(
  {
    font: 'Cambria',
    size: 10.5,
    name: [{ size: 44, bold: true, color: '1B2A49' }, { spacing: { after: 0 } }],
    heading: [
      { size: 25, bold: true, color: '1B2A49' },
      { spacing: { before: 200, after: 60 }, keepNext: true },
    ],
    entry: [
      { size: 21, bold: true },
      { rightTabStop: 9860, spacing: { before: 110, after: 20 }, keepNext: true },
    ],
    item: [{}, { spacing: { after: 10 } }],
  },
  paper('A4', 950, 1000),
  (lines) => {
    const [name = '', ...main] = mainOf(lines);
    const first = main.findIndex((one) => one.startsWith('# '));
    const facts = after(lines, '[side]').map((one, at) =>
      at === 0
        ? paragraph(one, { size: 23, color: '1B2A49' })
        : paragraph(one.replace(/^(Home|Phone|Email|\w+ \w+)(?= )/, '**$1**')),
    );
    const frame = line('1B2A49', 12);
    const summary = main
      .slice(0, first)
      .map((one, at) => paragraph(one, at === 0 ? { italics: true, color: '8A6D1D', size: 23 } : {}));
    const top = table(
      [5900, 4000],
      [
        [
          [summary, { margins: { right: 240 } }],
          [
            facts,
            {
              borders: { top: frame, bottom: frame, left: frame, right: frame },
              ...fill('F4EFE0'),
              margins: { left: 160, right: 120, top: 100, bottom: 100 },
              verticalAlign: VerticalAlignTable.CENTER,
            },
          ],
        ],
      ],
    );
    return { children: [paragraph(name), top, ...paragraphs(main.slice(first))] };
  },
);

/** A letter-like CV: justified paragraphs in wide margins, contact at the right. */
export const inProse = word(
  {
    font: 'Calibri',
    size: 11.5,
    spacing: 100,
    name: [{ size: 36, color: '6A2C70' }, { alignment: AlignmentType.RIGHT }],
    contact: [{ color: '595959' }, { alignment: AlignmentType.RIGHT, spacing: { after: 0 } }],
    heading: [
      { size: 28, color: '6A2C70', italics: true },
      { spacing: { before: 240, after: 60 }, keepNext: true },
    ],
    entry: [
      { size: 23, bold: true },
      { spacing: { before: 140, after: 40 }, keepNext: true },
    ],
    text: [{}, { alignment: AlignmentType.LEFT }],
  },
  paper('A4', 1250, 1500),
  (lines) => ({
    children: lines
      .filter(Boolean)
      .map((one, at) => (at > 0 && at < 4 ? new Paragraph({ style: 'ContactInfo', children: runsOf(one) }) : paragraph(one))),
  }),
);

/** Ruled headings, employers in bold over titles in italics, and grids for education and courses. */
export const surveyor = word(
  {
    font: 'Calibri',
    size: 11,
    name: [{ size: 40, bold: true }, { alignment: AlignmentType.CENTER }],
    heading: [
      { size: 24, bold: true, allCaps: true, color: '1F4E79' },
      { spacing: { before: 220, after: 80 }, keepNext: true, border: { bottom: line('1F4E79', 8) } },
    ],
  },
  paper('A4', 1000, 1130),
  (lines) => {
    const centred = (one: string) => new Paragraph({ alignment: AlignmentType.CENTER, children: runsOf(one) });
    const employer = (one: string) =>
      new Paragraph({ keepNext: true, spacing: { before: 140, after: 0 }, children: runsOf(one) });
    const [name = '', place = '', contact = '', ...rest] = lines;
    const drawTable = (rows: string[]): Child[] => {
      const grid = rows.map((row, at): Cell[] =>
        cellsOf(row).map((cell) => [
          [paragraph(cell, at === 0 ? { bold: true } : {})],
          { margins: { left: 90, right: 90, top: 20 }, ...(at === 0 && fill('DEEAF6')) },
        ]),
      );
      return [table([4300, 3500, 1800], grid, grey), afterTable()];
    };
    const body = withTables(rest, (one) => [one.startsWith('**') ? employer(one) : paragraph(one)], drawTable);
    return { children: [paragraph(name), centred(place), centred(contact), ...body] };
  },
);

/** An old CV in Times with newer jobs typed above the old ones in the font that Word offers now. */
export const addedTo = word(
  {
    font: 'Times New Roman',
    size: 12,
    spacing: 0,
    name: [{ size: 32, bold: true }, { alignment: AlignmentType.CENTER }],
    heading: [
      { size: 24, bold: true, underline: { type: UnderlineType.SINGLE } },
      { spacing: { before: 240, after: 80 }, keepNext: true },
    ],
    sub: [{ size: 24 }, { rightTabStop: 9300, spacing: { before: 160, after: 0 }, keepNext: true }],
    bullet: '',
  },
  paper('A4', 1150, 1300),
  (lines) => {
    const recent = { font: 'Calibri', size: 22 };
    const first = lines.findIndex((one) => one.startsWith('# # # '));
    const from = lines.findIndex((one) => one.startsWith('# # '));
    const children = lines.filter(Boolean).map((one) => {
      const at = lines.indexOf(one);
      const [kind, text] = kindOf(one);
      if (at > 0 && at < 4) return new Paragraph({ alignment: AlignmentType.CENTER, children: runsOf(text) });
      if (at >= from && at < first) {
        if (kind === 'entry')
          return new Paragraph({ spacing: { before: 160 }, keepNext: true, children: runsOf(text, { ...recent, bold: true }) });
        return kind === 'item'
          ? new Paragraph({ bullet: { level: 0 }, children: runsOf(text, recent) })
          : new Paragraph({ children: runsOf(text, recent) });
      }
      if (kind === 'text' && text.includes('\t'))
        return new Paragraph({
          spacing: { before: 80 },
          tabStops: [{ type: 'right', position: 9300 }],
          children: runsOf(text),
        });
      return paragraph(one);
    });
    return { children };
  },
);

const NAMESPACES = { office: 'office', style: 'style', text: 'text', fo: 'xsl-fo-compatible' };
/** As LibreOffice Writer saves it: sans serif, headings in small capitals, entries over italic dates. */
export const writerFile: Write = (markup) => {
  const spaces = Object.entries(NAMESPACES)
    .map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(' ');
  const rich = (text: string) =>
    piecesOf(text)
      .map((piece) => {
        const said = escaped(piece.text)
          .replaceAll('\t', '<text:tab/>')
          .replace(/ {2,}/g, (run) => ` <text:s text:c="${run.length - 1}"/>`);
        return piece.bold ? `<text:span text:style-name="T1">${said}</text:span>` : said;
      })
      .join('');
  const lines = linesOf(markup);
  const lists = groupsOf(lines, (one) => !one.startsWith('- '));
  const item = (one: string) => `<text:list-item><text:p text:style-name="P4">${rich(one.slice(2))}</text:p></text:list-item>`;
  const single = (one: string) => {
    const [kind, text] = kindOf(one);
    if (kind === 'name') return `<text:p text:style-name="Title">${rich(text)}</text:p>`;
    if (kind === 'heading') return `<text:h text:style-name="Heading_20_1" text:outline-level="1">${rich(text)}</text:h>`;
    if (kind === 'entry') return `<text:p text:style-name="P1">${rich(text)}</text:p>`;
    if (/ to date$|^\w+ \d{4} to /.test(text)) return `<text:p text:style-name="P2">${rich(text)}</text:p>`;
    return `<text:p text:style-name="${text.includes('\t') ? 'P3' : 'Standard'}">${rich(text)}</text:p>`;
  };
  const body = lists
    .map((group) => {
      const items = group.filter((one) => one.startsWith('- '));
      const list = items.length > 0 ? `<text:list text:style-name="L1">${items.map(item).join('')}</text:list>` : '';
      return `${group[0]?.startsWith('- ') || group[0] === '' ? '' : single(group[0] ?? '')}${list}`;
    })
    .join('');
  const style = (name: string, parent: string, of: string, text = '') =>
    `<style:style style:name="${name}" style:family="paragraph"${parent && ` style:parent-style-name="${parent}"`}><style:paragraph-properties ${of}</style:paragraph-properties><style:text-properties ${text}/></style:style>`;
  const face = 'style:font-name="Liberation Sans" fo:font-family="\'Liberation Sans\'"';
  const tab = '><style:tab-stops><style:tab-stop style:position="17cm" style:type="right"/></style:tab-stops>';
  const automatic = [
    style('P1', 'Standard', 'fo:margin-top="0.25cm" fo:keep-with-next="always">', 'fo:font-weight="bold"'),
    style('P2', 'Standard', 'fo:margin-bottom="0.08cm">', 'fo:font-style="italic"'),
    style('P3', 'Standard', `fo:margin-top="0.15cm"${tab}`, 'fo:font-weight="bold"'),
    style('P4', 'Standard', 'fo:margin-top="0cm">'),
    '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>',
    '<text:list-style style:name="L1"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" fo:text-indent="-0.5cm" fo:margin-left="0.9cm"/></style:list-level-properties></text:list-level-style-bullet></text:list-style>',
  ].join('');
  const named = [
    style('Standard', '', '>', `${face} fo:font-size="11pt"`),
    style('Title', 'Standard', 'fo:margin-bottom="0.1cm">', 'fo:font-size="24pt" fo:font-weight="bold" fo:color="#355269"'),
    style(
      'Heading_20_1',
      'Standard',
      'fo:margin-top="0.45cm" fo:margin-bottom="0.12cm" fo:keep-with-next="always" fo:border-bottom="0.5pt solid #355269">',
      'fo:font-size="12pt" fo:font-weight="bold" fo:color="#355269"',
    ),
  ].join('');
  const page =
    '<style:page-layout style:name="Mpm1"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin-top="1.8cm" fo:margin-bottom="1.5cm" fo:margin-left="2cm" fo:margin-right="2cm"/></style:page-layout>';
  const xml = '<?xml version="1.0" encoding="UTF-8"?>';
  const type = 'application/vnd.oasis.opendocument.text';
  const entry = (path: string, media: string) =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${media}"/>`;
  const parts = {
    mimetype: type,
    'META-INF/manifest.xml': `${xml}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2">${entry('/', type)}${entry('content.xml', 'text/xml')}${entry('styles.xml', 'text/xml')}</manifest:manifest>`,
    'styles.xml': `${xml}<office:document-styles ${spaces} office:version="1.2"><office:styles>${named}</office:styles><office:automatic-styles>${page}</office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Mpm1"/></office:master-styles></office:document-styles>`,
    'content.xml': `${xml}<office:document-content ${spaces} office:version="1.2"><office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  };
  return {
    format: 'odt',
    bytes: () =>
      Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), { level: 0 })),
  };
};

/** An email saved as text with lines of at most 72 characters. */
export const mailed: Write = (markup) => {
  const wrap = (one: string): string => {
    let width = 0;
    return one
      .split(' ')
      .map((part, at) => {
        const gap = at === 0 ? '' : width + part.length + 1 > 72 ? '\n' : ' ';
        width = gap === '\n' ? part.length : width + gap.length + part.length;
        return gap + part;
      })
      .join('');
  };
  return { format: 'txt', text: linesOf(markup).map(wrap).join('\n') };
};

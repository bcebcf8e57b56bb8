import { AlignmentType, Footer, Header, PageNumber, Paragraph, TextRun } from 'docx';
import { escaped } from './html.ts';
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
  linesOf,
  mainOf,
  paper,
  paragraph,
  paragraphs,
  piecesOf,
  runsOf,
  sectionsOf,
  table,
  word,
} from './twentysecond-cvs-two-pages.ts';
import type { Write } from './writers.ts';

/** Word of the 2020s, "Blue grey": the name over a narrow column of facts and a wide one of entries, tables in a table. */
export const blueGrey = word(
  {
    font: 'Century Gothic',
    size: 9.5,
    name: [
      { size: 60, color: '37465C', bold: true, allCaps: true, characterSpacing: 60 },
      { spacing: { before: 60, after: 60 } },
    ],
    heading: [
      { size: 23, bold: true, color: '37465C', allCaps: true },
      { spacing: { before: 220, after: 80 }, keepNext: true, border: { bottom: line('718EB5', 8) } },
    ],
    sub: [
      { size: 18, color: '718EB5', bold: true },
      { spacing: { before: 160, after: 0 }, keepNext: true },
    ],
    entry: [{ size: 19, bold: true }, { keepNext: true }],
    spacing: 60,
  },
  paper('A4', 800, 900),
  (lines) => {
    const main = mainOf(lines);
    const inner = (of: string[], width: number) =>
      sectionsOf(of).map((section): Cell[] => [[paragraphs(section), { margins: { bottom: 80, left: 0, right: width / 20 } }]]);
    const left: Child[] = [table([2900], inner(after(lines, '[side]'), 2900)), afterTable()];
    const right: Child[] = [table([6500], inner(main.slice(1), 6500)), afterTable()];
    return {
      children: [
        table(
          [3250, 6850],
          [
            [
              [
                [paragraph(main[0] ?? '')],
                { columnSpan: 2, borders: { ...BARE, top: line('37465C', 24), bottom: line('37465C', 8) } },
              ],
            ],
            [
              [left, { ...fill('E9EDF3'), margins: { left: 140, right: 140, top: 100 } }],
              [right, { margins: { left: 200 } }],
            ],
          ],
        ),
        afterTable(),
      ],
    };
  },
);

/** Google Docs, "Serif", saved for Word: one table of two columns, and the contact over the right one. */
export const googleSerif = word(
  {
    font: 'Merriweather',
    size: 9,
    name: [{ size: 52, bold: true, color: '000000' }],
    contact: [{ size: 18, font: 'Open Sans' }],
    heading: [
      { size: 18, bold: true, color: '2079C7', font: 'Open Sans' },
      { spacing: { before: 400, after: 60 }, keepNext: true },
    ],
    entry: [
      { size: 22, color: '000000' },
      { spacing: { before: 240, after: 0 }, keepNext: true },
    ],
    sub: [
      { size: 16, color: '666666', font: 'Open Sans' },
      { spacing: { before: 60, after: 60 }, keepNext: true },
    ],
    text: [{ color: '666666' }],
    item: [{ color: '666666' }],
    bullet: '●',
    spacing: 60,
  },
  paper('Letter', 720, 860),
  (lines) => {
    const [name = '', tagline = ''] = after(lines, '[head]');
    const main = mainOf(lines);
    const contact = main.filter((one) => one.startsWith('[box]'));
    const rest = main.filter((one) => !one.startsWith('[box]'));
    const pad = { margins: { top: 100, bottom: 100, left: 100, right: 260 } };
    return {
      children: [
        table(
          [7000, 3500],
          [
            [
              [[paragraph(name), paragraph(tagline)], pad],
              [paragraphs(contact), pad],
            ],
            [
              [paragraphs(rest), pad],
              [paragraphs(after(lines, '[side]')), pad],
            ],
          ],
        ),
        afterTable(),
      ],
    };
  },
);

/** The Europass CV of 2004: names of fields at the left of a line down the page. */
export const europass = word(
  {
    font: 'Arial Narrow',
    size: 10,
    name: [{ size: 28, bold: true }, { alignment: AlignmentType.RIGHT }],
    heading: [
      { size: 24, bold: true },
      { alignment: AlignmentType.RIGHT, spacing: { before: 160, after: 80 } },
    ],
    sub: [{ size: 20 }, { alignment: AlignmentType.RIGHT, spacing: { after: 20 } }],
  },
  { ...paper('A4', 850, 850), margin: { top: 850, bottom: 1100, left: 850, right: 850 } },
  (lines) => {
    const rows: Cell[][] = [];
    const right = { borders: { ...BARE, left: line('000000', 4) }, margins: { left: 160, right: 60 } };
    const margins = { right: 160 };
    const value = (text: string) => text.split('<br>').map((one) => paragraph(one));
    const main = mainOf(lines);
    for (let at = 0; at < main.length; at++) {
      const one = main[at] ?? '';
      if (!one.startsWith('|')) {
        const next = main[at + 1]?.startsWith('|') ? cellsOf(main[at + 1] ?? '') : ['-'];
        if (next[0] === '') at++;
        rows.push([
          [[paragraph(one)], { margins }],
          [
            next[0] === '' ? [new Paragraph({ spacing: { after: 0 } }), ...value(next[1] ?? '')] : [],
            { ...right, columnSpan: 3 },
          ],
        ]);
        continue;
      }
      const [label = '', ...values] = cellsOf(one);
      rows.push([
        [[paragraph(`# # # ${label}`)], { margins }],
        ...values.map((text): Cell => [value(text), values.length > 1 ? right : { ...right, columnSpan: 3 }]),
      ]);
    }
    const small = (text: string | (string | (typeof PageNumber)[keyof typeof PageNumber])[]) =>
      new TextRun({ size: 15, font: 'Arial Narrow', ...(typeof text === 'string' ? { text } : { children: text }) });
    const [page = '', about = ''] = after(lines, '[head]');
    const foot = [small(['Page ', PageNumber.CURRENT, '/', PageNumber.TOTAL_PAGES, page.replace(/^Page 1\/2/, '')])];
    return {
      children: [table([3000, 2400, 2400, 2400], rows), afterTable()],
      footers: {
        default: new Footer({ children: [new Paragraph({ children: foot }), new Paragraph({ children: [small(about)] })] }),
      },
    };
  },
);

/** The worksheet of a job club, filled in: boxes with small printed names of their fields. */
export const jobClubForm = word(
  {
    font: 'Arial',
    size: 10,
    heading: [
      { size: 22, bold: true, color: 'FFFFFF' },
      { shading: { fill: '2E6B3E' }, spacing: { before: 200, after: 80 }, keepNext: true },
    ],
    contact: [{ size: 18 }, { spacing: { before: 80, after: 60 } }],
  },
  paper('A4', 850, 800),
  (lines) => {
    const [club = '', sheet = ''] = after(lines, '[head]');
    const widths: Record<number, number[]> = {
      2: [5150, 5150],
      3: [3800, 2000, 4500],
      4: [1400, 4700, 1700, 2500],
      6: [1000, 1000, 2000, 1600, 3300, 1400],
    };
    const children: Child[] = [];
    const groups = groupsOf(mainOf(lines), (one) => !one.startsWith('|'));
    for (const [first = '', ...rows] of groups) {
      children.push(paragraph(first));
      if (rows.length === 0) continue;
      const count = cellsOf(rows[0] ?? '').length;
      // The form's own words are in small bold type: the first row of a list, and every other cell of the personal data.
      const isLabel = (row: number, column: number) =>
        count === 4 ? column % 2 === 0 : row === 0 && /^(?:From|Where|Group)/.test(cellsOf(rows[0] ?? '')[0] ?? '');
      const drawn = rows.map((row, at) =>
        cellsOf(row).map((cell, column): Cell => {
          const label = isLabel(at, column);
          return [
            [new Paragraph({ children: runsOf(cell, label ? { bold: true, size: 17 } : { font: 'Comic Sans MS', size: 18 }) })],
            { margins: { top: 40, bottom: 40, left: 80, right: 60 }, ...(label && fill('DDEBDF')) },
          ];
        }),
      );
      children.push(table(widths[count] ?? [], drawn, line('2E6B3E', 4)));
    }
    const head = [club, sheet].map(
      (text, at) =>
        new Paragraph({ alignment: AlignmentType.CENTER, children: runsOf(text, { bold: at === 0, size: 20, color: '2E6B3E' }) }),
    );
    return { children, headers: { default: new Header({ children: head }) } };
  },
);

const html = (text: string): string =>
  text
    .split('<br>')
    .map((part) =>
      piecesOf(part)
        .map((piece) => {
          const said = escaped(piece.text);
          return piece.bold ? `<b>${said}</b>` : piece.italics ? `<i>${said}</i>` : said;
        })
        .join(''),
    )
    .join('<br>');
const TAGS = { name: 'h1', heading: 'h2', entry: 'h3', sub: 'h4', item: 'li', contact: 'p class="contact"', text: 'p' };
const block = (one: string) => {
  const [kind, text] = kindOf(one);
  const tag = TAGS[kind];
  return `<${tag}>${html(text)}</${tag.split(' ')[0]}>`;
};
const blocksOf = (lines: string[]) => lines.filter(Boolean).map(block).join('\n');
const RESET = 'body,p,h1,h2,h3,h4,li{margin:0}h2,h3,h4{break-after:avoid}p,li{orphans:2;widows:2}';
const pdf = (kind: 'A4' | 'Letter', css: string, body: string) => ({
  format: 'pdf' as const,
  paper: kind,
  html: `<!doctype html><html><meta charset="utf-8"><style>${RESET}${css}</style><body>${body}</body></html>`,
});

/** Word 2013, "Creative resume, designed by MOO", printed: a circle with initials over a narrow column, a framed name over a wide one. */
export const creative: Write = (markup) => {
  const lines = linesOf(markup.trim());
  const [initials = '', ...side] = after(lines, '[side]');
  const part = (of: string[]) => sectionsOf(of).map((section) => `<section>${blocksOf(section)}</section>`);
  return pdf(
    'A4',
    'body{font:9.6pt/1.4 "URW Gothic","DejaVu Sans",sans-serif;color:#333;display:flex;gap:9mm}aside{width:50mm;flex:none}#initials{width:40mm;height:40mm;border-radius:50%;background:#ea4e4e;color:#fff;font-size:34pt;line-height:40mm;text-align:center;margin:0 auto 6mm}aside h2{font-size:12pt;border-top:3px solid #ea4e4e;border-bottom:1px solid #ea4e4e;padding:3px 0;margin:14px 0 8px;text-align:center;font-weight:normal}aside p{text-align:center;margin-bottom:4px;font-size:9pt}header{background:#ea4e4e;color:#fff;padding:7mm 8mm;margin-bottom:6mm;height:26mm;box-sizing:border-box}h1{font-size:21pt;font-weight:normal;line-height:1.1;white-space:nowrap}header p{font-size:9pt}main{flex:1}main h2{font-size:13pt;border-bottom:2px solid #ea4e4e;padding-bottom:3px;margin:16px 0 8px;font-weight:normal}h3{font-size:9.6pt;margin:9px 0 3px}',
    `<aside><div id="initials">${html(initials)}</div>${part(side).join('')}</aside><main><header>${blocksOf(after(lines, '[head]'))}</header>${part(mainOf(lines)).join('')}</main>`,
  );
};

/** The CV of LibreOffice's templates, printed: tables without lines, the dates of each post in the first column. */
export const libreCv: Write = (markup) => {
  const [name = '', ...rest] = linesOf(markup.trim());
  const sections = sectionsOf(rest).map(([heading = '', ...content]) => {
    const rows = groupsOf(content, (one) => one.startsWith('|')).map(([row = '', ...items]) => {
      const [left = '', right = ''] = cellsOf(row);
      return `<tr><td>${html(left)}</td><td>${html(right)}${items.length > 0 ? `<ul>${blocksOf(items)}</ul>` : ''}</td></tr>`;
    });
    return `${block(heading)}<table>${rows.join('')}</table>`;
  });
  return pdf(
    'A4',
    'body{font:10.5pt/1.32 "Liberation Serif",serif}h1{font-size:20pt;color:#355269;text-align:center;margin-bottom:10px}h2{font:bold 12pt "Liberation Sans",sans-serif;color:#355269;background:#dee6ef;padding:2px 6px;margin:11px 0 4px}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:2px 6px}td:first-child{width:42mm}tr{break-inside:avoid}ul{margin:2px 0 4px;padding-left:16px}',
    `${block(name)}${sections.join('\n')}`,
  );
};

/** Google Docs, "Spearmint", printed: headings with a short dash over them in a column at the left. */
export const spearmint: Write = (markup) => {
  const lines = linesOf(markup.trim());
  const rows = groupsOf(mainOf(lines), (one) => one === 'ㅡ').map(
    ([dash = '', heading = '', ...content]) =>
      `<tr><td>${block(dash)}${block(heading)}</td><td>${content.map((one) => block(one)).join('\n')}</td></tr>`,
  );
  return pdf(
    'A4',
    'body{font:10pt/1.45 "DejaVu Sans","Droid Sans Fallback",sans-serif;color:#666}table{border-collapse:collapse;width:100%;table-layout:fixed}td{vertical-align:top;padding:5px 6px 9px}td:first-child{width:36mm}#top td:first-child{width:auto}h1{font-size:27pt;line-height:1.1;color:#283592;font-weight:normal;color:#2e4440}#top td+td{width:62mm;font-size:9pt}#top b{color:#00ab44;font-weight:normal}td:first-child>p{color:#00ab44;font-weight:bold;line-height:1}td>h2{font-size:10.5pt;color:#2e4440}h3{font-size:11.5pt;color:#2e4440;margin-top:4px}h4{font-size:8pt;font-weight:normal}h3~h3{margin-top:10px}',
    `<table id="top"><tr><td>${blocksOf(after(lines, '[side]'))}</td><td>${blocksOf(after(lines, '[head]'))}</td></tr></table><table>${rows.join('\n')}</table>`,
  );
};

/** Pages, "Classic Résumé", printed: a ruled name, one line of contact and entries in one line with their dates behind a dash. */
export const pagesClassic: Write = (markup) =>
  pdf(
    'Letter',
    'body{font:10.6pt/1.42 "C059","DejaVu Serif",serif;color:#222;margin:0 9mm}h1{font-size:24pt;font-weight:normal;letter-spacing:.5px;border-bottom:1px solid #999;padding-bottom:4px}.contact{white-space:pre-wrap;font-size:9.4pt;color:#555;padding:5px 0 8px}h2{font-size:12pt;font-weight:bold;color:#7a2518;margin:15px 0 3px}h3{font-size:10.6pt;font-weight:bold;margin-top:7px}',
    blocksOf(linesOf(markup.trim())),
  );

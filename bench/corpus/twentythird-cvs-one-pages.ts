import {
  AlignmentType,
  type FileChild,
  Header,
  type ISectionOptions,
  PageNumber,
  Paragraph,
  TextRun,
  VerticalAlignTable,
} from 'docx';
import { escaped } from './html.ts';
import {
  after,
  afterTable,
  type Cell,
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

const rich = (text: string) =>
  piecesOf(text)
    .map(({ text: said, bold, italics }) =>
      bold ? `<b>${escaped(said)}</b>` : italics ? `<i>${escaped(said)}</i>` : escaped(said),
    )
    .join('');
const spans = (text: string) =>
  text.includes('\t')
    ? text
        .split('\t')
        .map((part) => `<span>${rich(part)}</span>`)
        .join('')
    : rich(text);
const TAGS = { name: 'h1', heading: 'h2', entry: 'h3', sub: 'h4', contact: 'p class="box"', text: 'p', item: 'li' };

/** Lines as HTML, list items together and the cells of each `|` row in a `div`. */
function blockOf(lines: string[]): string {
  const isItem = (one: string | undefined) => one?.startsWith('- ') === true;
  return lines
    .map((one, index) => {
      if (one.startsWith('|')) {
        const cells = cellsOf(one).map((cell) => `<div>${blockOf(cell.split('<br>'))}</div>`);
        return `<div class="row">${cells.join('')}</div>`;
      }
      const [kind, text] = kindOf(one);
      const tag = TAGS[kind];
      const said = `<${tag}${kind === 'text' && text.includes('\t') ? ' class="tabbed"' : ''}>${spans(text)}</${tag.split(' ')[0]}>`;
      if (kind !== 'item') return said;
      return `${isItem(lines[index - 1]) ? '' : '<ul>'}${said}${isItem(lines[index + 1]) ? '' : '</ul>'}`;
    })
    .join('\n');
}
const slug = (heading: string) => kindOf(heading)[1].toLowerCase().replaceAll(/\W+/g, '-');

/** A `section` for each heading, with a class of its words, and an `article` in it for each entry. */
function sectionsIn(lines: string[]): string {
  return sectionsOf(lines.filter(Boolean))
    .map((group) => {
      const isSection = /^# [^#]/.test(group[0] ?? '');
      const parts = groupsOf(group, (one) => one.startsWith('# # ') && !one.startsWith('# # # ')).map((part, index) =>
        index === 0 ? blockOf(part) : `<article>${blockOf(part)}</article>`,
      );
      return isSection ? `<section class="${slug(group[0] ?? '')}">${parts.join('\n')}</section>` : parts.join('\n');
    })
    .join('\n');
}

/** A Letter page that a browser prints: `[head]` lines in a header, `[side]` lines in an aside after the main part. */
export const sheet =
  (css: string): Write =>
  (markup) => {
    const lines = linesOf(markup);
    const element = (tag: string, of: string[]) => (of.length > 0 ? `<${tag}>${sectionsIn(of)}</${tag}>` : '');
    const body = `${element('header', after(lines, '[head]'))}<div id="page">${element('main', mainOf(lines))}${element('aside', after(lines, '[side]'))}</div>`;
    const reset =
      'body,p,h1,h2,h3,h4,ul,li{margin:0}ul{padding-left:14px}h1,h2,h3,h4{break-after:avoid}article,.row{break-inside:avoid}.tabbed{display:flex;justify-content:space-between}';
    return {
      format: 'pdf',
      paper: 'Letter',
      html: `<!doctype html><html><meta charset="utf-8"><style>${reset}${css}</style><body>${body}</body></html>`,
    };
  };

const typst = (text: string): string =>
  piecesOf(text)
    .map(({ text: said, bold, italics }) => {
      const quoted = `#${JSON.stringify(said)};`;
      return bold ? `#strong[${quoted}]` : italics ? `#emph[${quoted}]` : quoted;
    })
    .join('');
const spread = (text: string) => text.split('\t').map(typst).join(' #h(1fr) ');
type Draws = Record<ReturnType<typeof kindOf>[0], (text: string) => string>;
const typesetBy = (draws: Draws, lines: string[]) =>
  lines
    .filter(Boolean)
    .map((one) => {
      const [kind, text] = kindOf(one);
      return draws[kind](text);
    })
    .join('\n\n');

/** A LaTeX résumé of two uneven columns with the school at the left, in thin capitals. */
export const unevenColumns: Write = (markup) => {
  const draws: Draws = {
    name: (text) =>
      `#block(above: 0pt, below: 12pt, width: 100%)[#align(center)[#text(size: 33pt, weight: 300)[${typst(text)}]]]`,
    heading: (text) => `#block(above: 13pt, below: 6pt)[#text(size: 14pt, weight: 300, fill: luma(105))[#upper[${typst(text)}]]]`,
    entry: (text) => {
      const [left = '', right = ''] = text.split(' | ');
      const rest = right === '' ? '' : ` #text(fill: luma(60))[${typst(`| ${right}`)}]`;
      return `#block(above: 9pt, below: 4pt)[#strong[${typst(left)}]${rest}]`;
    },
    sub: (text) => `#block(above: 5pt, below: 4pt)[#text(size: 9.6pt, weight: 600)[#smallcaps[${typst(text)}]]]`,
    contact: spread,
    item: (text) => `- ${typst(text)}`,
    text: (text) => {
      const isDated = /^(?:Expected )?[A-Z][a-z]{2} \d{4}( –| \|)/.test(text);
      const [year = '', rest] = text.split('\t');
      if (rest) return `#grid(columns: (14mm, 1fr), [${typst(year)}], [${typst(rest)}])`;
      return isDated ? `#text(size: 9pt, fill: luma(110))[${typst(text)}]` : typst(text);
    },
  };
  const lines = linesOf(markup);
  const [name = '', contact = '', updated = ''] = after(lines, '[head]');
  const set =
    '#set page(paper: "us-letter", margin: (x: 13mm, top: 9mm, bottom: 11mm))\n#set text(font: "Lato", size: 9.7pt)\n#set par(spacing: 5.6pt, leading: 0.6em)\n#set list(marker: [•], indent: 1mm, body-indent: 1.6mm)';
  const head = `#align(right)[#text(size: 7.5pt, fill: luma(130))[${typst(updated)}]]\n#v(4pt)\n${typesetBy(draws, [name])}\n#align(center)[#text(size: 9.5pt, fill: luma(90))[${typst(contact)}]]\n#line(length: 100%, stroke: 0.4pt + luma(150))\n#v(4pt)`;
  const columns = `#grid(columns: (60mm, 1fr), gutter: 7mm, [${typesetBy(draws, after(lines, '[side]'))}], [${typesetBy(draws, mainOf(lines))}])`;
  return { format: 'pdf', typst: `${set}\n${head}\n${columns}` };
};

/** Employers in a tinted band, their positions below it with the dates at the right. */
export const bands: Write = (markup) => {
  const green = 'rgb("#2f5d50")';
  const draws: Draws = {
    name: (text) => `#block(below: 12pt)[#text(size: 23pt, fill: ${green})[${typst(text)}]]`,
    heading: (text) => `#block(above: 15pt, below: 8pt)[#text(size: 13pt, weight: "bold", fill: ${green})[${typst(text)}]]`,
    entry: (text) =>
      `#block(above: 13pt, below: 8pt, width: 100%, inset: (x: 2mm, y: 1.3mm), fill: rgb("#e7efec"), breakable: false, sticky: true)[#strong[${spread(text)}]]`,
    sub: (text) => {
      const [left = '', right = ''] = text.split('\t');
      return `#block(above: 11pt, below: 6.5pt, inset: (left: 2mm), sticky: true)[#emph[${typst(left)}] #h(1fr) ${typst(right)}]`;
    },
    contact: spread,
    item: (text) => `#block(above: 6pt, below: 6pt, inset: (left: 2mm))[- ${typst(text)}]`,
    text: (text) => `#pad(left: ${text.includes('•') ? 0 : 2}mm)[${spread(text)}]`,
  };
  const set =
    '#set page(paper: "us-letter", margin: (x: 20mm, y: 15mm))\n#set text(font: "Source Serif 4", size: 10.2pt)\n#set par(spacing: 6.5pt)';
  return { format: 'pdf', typst: `${set}\n${typesetBy(draws, linesOf(markup))}` };
};

type Section = Omit<ISectionOptions, 'properties'>;

/** Word's basic template, filled in at home: a thin blue name over a line, entries as one line in capitals. */
export const basicTemplate = word(
  {
    font: 'Cambria',
    size: 11,
    name: [
      { font: 'Calibri', size: 56, color: '39A5B7' },
      { border: { bottom: line('39A5B7', 12) }, spacing: { after: 120 } },
    ],
    contact: [{ color: '4D4D4D' }, { spacing: { after: 120 } }],
    heading: [
      { font: 'Calibri', size: 28, color: '39A5B7' },
      { spacing: { before: 240, after: 80 }, keepNext: true },
    ],
    entry: [
      { font: 'Calibri', size: 22, bold: true, allCaps: true, color: '262626' },
      { spacing: { before: 120, after: 40 }, keepNext: true },
    ],
    bullet: '·',
  },
  paper('Letter', 1100, 1300),
  (lines): Section => ({ children: paragraphs(lines) }),
);

/** Typed like a letter: the address at the right, prose under each position, surname and page number above. */
export const letterLike = word(
  {
    font: 'Book Antiqua',
    size: 11.5,
    spacing: 120,
    name: [
      { size: 36, smallCaps: true },
      { alignment: AlignmentType.RIGHT, spacing: { after: 20 } },
    ],
    heading: [
      { size: 25, bold: true, smallCaps: true },
      { spacing: { before: 260, after: 100 }, keepNext: true },
    ],
  },
  paper('Letter', 1300, 1440),
  (lines): Section => {
    const [top = [], ...sections] = sectionsOf(mainOf(lines));
    const [head = ''] = after(lines, '[head]');
    const address = top.map((one) =>
      kindOf(one)[0] === 'name'
        ? paragraph(one)
        : new Paragraph({ alignment: AlignmentType.RIGHT, spacing: { after: 0 }, children: runsOf(one) }),
    );
    const running = new Paragraph({
      alignment: AlignmentType.RIGHT,
      children: [new TextRun({ size: 20, children: [`${head} `, PageNumber.CURRENT] })],
    });
    const entry = (one: string) =>
      /^(?:\*\*|__)/.test(one)
        ? new Paragraph({ keepNext: true, spacing: { before: one.startsWith('**') ? 120 : 0, after: 60 }, children: runsOf(one) })
        : paragraph(one);
    return {
      headers: { default: new Header({ children: [running] }) },
      children: [...address, ...sections.flatMap((lines) => lines.filter(Boolean).map(entry))],
    };
  },
);

/** A dark block with the name beside the contact, headings with a thick bar at their left, skills in three columns. */
export const darkBlock = word(
  {
    font: 'Arial',
    size: 10,
    name: [{ size: 38, bold: true, color: 'FFFFFF' }],
    contact: [{ color: '1B2A41' }, { alignment: AlignmentType.RIGHT, spacing: { after: 0 } }],
    heading: [
      { size: 23, bold: true, color: '1B2A41' },
      { border: { left: line('C8963E', 36) }, indent: { left: 100 }, spacing: { before: 220, after: 80 }, keepNext: true },
    ],
    entry: [
      { size: 22, bold: true, color: '1B2A41' },
      { spacing: { before: 120, after: 20 }, keepNext: true },
    ],
    sub: [
      { size: 21, bold: true },
      { rightTabStop: 10400, spacing: { before: 80, after: 0 }, keepNext: true },
    ],
    text: [{}, { rightTabStop: 10400 }],
    bullet: '▪',
  },
  paper('Letter', 800, 900),
  (lines): Section => {
    const main = mainOf(lines);
    const isTop = (one: string) => one.startsWith('= ') || one.startsWith('[box]');
    const tagline = after(lines, '[head]').map((one) => new Paragraph({ children: runsOf(one, { color: 'E8C98F', size: 20 }) }));
    const name: Cell = [
      [...paragraphs(main.filter((one) => one.startsWith('= '))), ...tagline],
      { ...fill('1B2A41'), margins: { left: 240, top: 160, bottom: 160 } },
    ];
    const contact: Cell = [
      paragraphs(main.filter((one) => one.startsWith('[box]'))),
      { ...fill('EFE6D5'), margins: { right: 200 }, verticalAlign: VerticalAlignTable.CENTER },
    ];
    const children: FileChild[] = [table([6500, 3900], [[name, contact]])];
    for (const group of groupsOf(
      main.filter((one) => one !== '' && !isTop(one)),
      (one) => !one.startsWith('|'),
    )) {
      const [first = '', ...rows] = group;
      children.push(paragraph(first));
      if (rows.length > 0)
        children.push(
          table(
            [3460, 3460, 3460],
            rows.map((row) => cellsOf(row).map((cell): Cell => [[new Paragraph({ children: runsOf(`▪ ${cell}`) })]])),
          ),
          afterTable(),
        );
    }
    return { children };
  },
);

/** Ruled tables with a grey first row. */
export const ruledTables = word(
  {
    font: 'Arial',
    size: 10,
    name: [
      { size: 32, bold: true },
      { alignment: AlignmentType.CENTER, spacing: { after: 80 } },
    ],
    heading: [
      { size: 22, bold: true, underline: {} },
      { spacing: { before: 220, after: 80 }, keepNext: true },
    ],
  },
  paper('Letter', 1000, 1000),
  (lines): Section => {
    const widths: Record<number, number[]> = { 4: [1350, 2350, 1900, 4600], 3: [1350, 5650, 3200], 2: [1350, 8850] };
    const children: FileChild[] = [];
    for (const group of groupsOf(lines.filter(Boolean), (one) => !one.startsWith('|'))) {
      const [first = '', ...rows] = group;
      const [label = '', ...value] = first.split(' ');
      const isLabelled = ['Address', 'Cell', 'Email'].includes(label);
      children.push(
        isLabelled
          ? new Paragraph({ tabStops: [{ type: 'left', position: 1350 }], children: runsOf(`**${label}**\t${value.join(' ')}`) })
          : paragraph(first),
      );
      if (rows.length === 0) continue;
      const cells = rows.map((row, index) =>
        cellsOf(row).map((cell): Cell => {
          const said = cell
            .split('<br>')
            .map((one) => new Paragraph({ spacing: { after: 40 }, children: runsOf(one, index === 0 ? { bold: true } : {}) }));
          return [said, { margins: { left: 90, right: 60, top: 50, bottom: 40 }, ...(index === 0 && fill('D9D9D9')) }];
        }),
      );
      children.push(table(widths[cells[0]?.length ?? 2] ?? [], cells, line('7F7F7F', 4)), afterTable());
    }
    return { children };
  },
);

/** Typed with the space bar and the return key, in one size, headings in bold capitals before a colon. */
export const spaceBar = word(
  { font: 'Times New Roman', size: 12, spacing: 0 },
  paper('Letter', 1080, 1250),
  (lines): Section => ({
    children: lines.map((one, index) => {
      if (index < 3)
        return new Paragraph({
          alignment: AlignmentType.CENTER,
          children: runsOf(one, index === 0 ? { bold: true, size: 30 } : {}),
        });
      if (!one.startsWith('# ')) return paragraph(one);
      const [heading = '', rest = ''] = one.slice(2).split(/(?<=:)/);
      return new Paragraph({ children: [...runsOf(heading, { bold: true, underline: {} }), ...runsOf(rest)] });
    }),
  }),
);

/** Text as it was typed or pasted. */
export const pasted: Write = (markup) => ({ format: 'txt', text: `${linesOf(markup).join('\n')}\n` });

import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { cellsOf, elementsOf as elementsWith, inline, linesOf, pdf, taken } from './light-markup.ts';
import type { Write } from './writers.ts';

const rest = (lines: string[]) => lines.filter((line) => !/^\[(?:head|side)\]/.test(line));
/** Lines split before each line that begins with `# `. */
const partsOf = (lines: string[]) =>
  lines
    .join('\n')
    .split(/\n(?=# (?!# ))/)
    .map((part) => part.split('\n').filter(Boolean));

const elementsOf = (lines: string[]) => elementsWith(lines, inline);

/** A document of an online word processor, saved as PDF: plain sans-serif, dates at the right of the job's title. */
export const sharedDocument: Write = (markup) => {
  const css =
    'body{font:10.5pt/1.38 "Liberation Sans",sans-serif}h1{font-size:24pt;font-weight:normal}h1+p{color:#666;margin-bottom:6px}h2{font-size:14pt;font-weight:normal;color:#434343;border-bottom:1px solid #999;margin:16px 0 6px}h3{display:flex;justify-content:space-between;font-size:11pt;margin-top:8px}h3 span+span{font-weight:normal}ul{padding-left:26px;margin:3px 0}';
  return pdf(css, elementsOf(linesOf(markup)));
};

/** A council's application form: numbered sections, answers in ruled cells beside their questions, lists under a grey row. */
export const councilForm: Write = (markup) => {
  const css =
    'body{font:10pt/1.35 "DejaVu Sans","Liberation Sans",sans-serif;font-size:8.8pt}h1{font-size:16pt;margin:2px 0 4px}p.org{font-weight:bold;color:#00694e;font-size:12pt}h2{background:#00694e;color:#fff;font-size:10pt;padding:4px 6px;margin:14px 0 0}table{width:100%;table-layout:fixed}td{border:1px solid #555;padding:3px 5px}tr{break-inside:avoid}table.four td:nth-child(2){width:35%}table.four td:nth-child(odd){width:17%;background:#e7f0ed}table.two td:first-child{width:48%;background:#e7f0ed}table.list tr:first-child td{background:#d8d8d8}table.posts td:nth-child(1){width:24%}table.posts td:nth-child(2){width:33%}table.posts td:nth-child(3),table.posts td:nth-child(4){width:11%}table.studies td:nth-child(2),table.studies td:nth-child(3){width:12%}p{border:1px solid #555;padding:4px 5px;border-top:0}p.org,p.note{border:0;padding:0 0 4px}';
  const lines = linesOf(markup);
  const [org = '', note = ''] = taken(lines, '[head]');
  const kindOf = (heading: string, count: number) => {
    if (heading.includes('Previous')) return 'list posts';
    if (heading.includes('Education')) return 'list studies';
    return count === 3 ? 'list' : count === 4 ? 'four' : 'two';
  };
  const [top = [], ...sections] = partsOf(rest(lines));
  const body = [top, ...sections].map((part) => {
    const heading = (part[0] ?? '').slice(2);
    return elementsOf(part).replace(/<table>(<tr>.*?<\/tr>)/g, (_, row: string) => {
      const count = (row.match(/<td>/g) ?? []).length;
      return `<table class="${kindOf(heading, count)}">${row}`;
    });
  });
  return pdf(
    css,
    `<p class="org">${inline(org)}</p>${body.join('').replace('</h1>', `</h1><p class="note">${inline(note)}</p>`)}`,
  );
};

/** The European CV as its site prints it since 2020: a ruled heading, the employer in italics with dates in brackets, a small line for the place. */
export const europeanForm: Write = (markup) => {
  const css =
    'body{font:9.6pt/1.45 "Liberation Sans",sans-serif;color:#404040}#top{border-top:6px solid #004494;background:#f2f5fa;padding:10px 14px 12px;margin-bottom:4px}h1{font-size:21pt;color:#004494;font-weight:normal;margin-bottom:4px}h2{font-size:11pt;color:#004494;font-weight:normal;letter-spacing:.3px;border-bottom:1px solid #c0c8d4;margin:16px 0 6px;padding:0 0 2px 12px;position:relative}h2::before{content:"";position:absolute;left:0;bottom:5px;width:7px;height:7px;border-radius:4px;background:#004494}h3{font-size:10.4pt;color:#222;margin-top:9px}p.box{font-size:8.6pt;color:#6a6a6a}ul{padding-left:18px}table{margin:5px 0;width:100%}td{border:1px solid #d5dae3;padding:2px 7px;text-align:center;font-size:8.8pt}td:first-child{text-align:left}i{color:#004494}';
  const lines = linesOf(markup);
  const name = lines.filter((line) => line.startsWith('= '));
  const body = elementsOf(rest(lines).filter((line) => !line.startsWith('= ')));
  // The two merged cells of the header row.
  const table = body
    .replace('<td>UNDERSTANDING</td><td></td>', '<td colspan="2">UNDERSTANDING</td>')
    .replace('<td>SPEAKING</td><td></td>', '<td colspan="2">SPEAKING</td>');
  return pdf(css, `<div id="top">${elementsOf([...name, ...taken(lines, '[head]')])}</div>${table}`);
};

const ICONS = [
  '<path d="M3 1l3 3-2 2a9 9 0 0 0 4 4l2-2 3 3-2 2C6 13 1 8 1 3z"/>',
  '<path d="M1 3h12v8H1z"/><path d="M1 3l6 5 6-5" stroke="#fff" fill="none"/>',
  '<path d="M7 1a4 4 0 0 1 4 4c0 3-4 8-4 8S3 8 3 5a4 4 0 0 1 4-4z"/>',
  '<path d="M2 2h10v10H2z"/><circle cx="7" cy="7" r="2.5" fill="#fff"/>',
];

/** A design-site page: a portrait, contacts behind icons, and a bar below each skill. */
export const iconsAndBars =
  (dark: string, light: string, bars: number[]): Write =>
  (markup) => {
    const css = `body{font:9.3pt/1.5 "URW Gothic","DejaVu Sans",sans-serif;color:#444}#page{display:flex;gap:9mm}aside{width:63mm;flex:none;background:${light};padding:8mm 5mm;min-height:253mm;box-sizing:border-box}main{flex:1}#face{width:36mm;height:36mm;border-radius:50%;background:${dark};margin:0 auto 6mm}h1{font-size:27pt;line-height:1.1;color:${dark}}h1+p{font-size:11.5pt;letter-spacing:1px;margin-bottom:6mm}h2{font-size:12.5pt;color:${dark};margin:7mm 0 2mm}main h2{border-left:5px solid ${dark};padding-left:8px}p.box{display:flex;gap:7px;align-items:center;font-size:7.6pt;white-space:nowrap;margin-bottom:4px}svg{width:12px;height:12px;fill:${dark};flex:none}aside ul{list-style:none;padding:0}aside li{margin-bottom:6px;font-size:8.8pt}aside li div{height:5px;border-radius:3px;background:#fff}aside li div div{background:${dark}}h3{font-size:10.8pt;color:#222;margin-top:4mm}main ul{padding-left:15px}`;
    const lines = linesOf(markup);
    let icon = 0;
    let bar = 0;
    const aside = elementsOf(taken(lines, '[side]'))
      .replace(/<p class="box">/g, (tag) => `${tag}<svg viewBox="0 0 14 14">${ICONS[icon++ % ICONS.length]}</svg>`)
      .replace(/<\/li>/g, (tag) => `<div><div style="width:${bars[bar++] ?? 50}%"></div></div>${tag}`);
    const main = rest(lines);
    const [name = '', ...body] = main;
    return pdf(
      css,
      `<div id="page"><aside><div id="face"></div>${aside}</aside><main>${elementsOf([name, ...taken(lines, '[head]'), ...body])}</main></div>`,
    );
  };

/** A young person's poster: a coloured banner, and a card for each section. */
export const poster =
  (banner: string, cards: string[]): Write =>
  (markup) => {
    const css = `body{font:10.2pt/1.45 "DejaVu Sans",sans-serif;font-size:9.2pt;color:#33294a}#top{background:${banner};color:#fff;border-radius:14px;padding:9mm;text-align:center}#top p{font-size:12pt}h1{font:bold 32pt/1.2 "URW Bookman",serif}#cards{columns:2;column-gap:6mm;margin-top:6mm}#cards div{break-inside:avoid;border-radius:12px;padding:5mm;margin-bottom:6mm}h2{font:bold 15pt/1.2 "URW Bookman",serif;color:${banner};margin-bottom:5px}p:has(b:first-child){margin-top:6px}h2+p{margin-top:0!important}ul{padding-left:0;list-style:none}li::before{content:"★ ";color:${banner}}`;
    const lines = linesOf(markup);
    const [above = '', below = ''] = taken(lines, '[head]');
    const [top = [], ...sections] = partsOf(rest(lines));
    const body = sections.map(
      (part, index) => `<div style="background:${cards[index % cards.length]}">${elementsOf(part)}</div>`,
    );
    return pdf(css, `<div id="top">${elementsOf([above, ...top, below])}</div><div id="cards">${body.join('')}</div>`);
  };

/** A professional network's "Save to PDF": a dark column with contacts, jobs grouped under their employer, numbered pages. */
export const networkProfile: Write = (markup) => {
  const said = (text: string) =>
    text
      .split(/(\*\*.+?\*\*|__.+?__)/)
      .filter(Boolean)
      .map((part) => `#${JSON.stringify(part.replace(/^(?:\*\*|__)|(?:\*\*|__)$/g, ''))};`)
      .join('');
  const line = (raw: string): string => {
    const sized = (size: number, text: string, more = '', above = 5) =>
      `#block(above: ${above}pt, below: 4pt, text(size: ${size}pt${more})[${said(text)}])`;
    if (raw.startsWith('= ')) return sized(25, raw.slice(2), '', 0);
    if (raw.startsWith('# # ')) return sized(12, raw.slice(4), '', 13);
    if (raw.startsWith('# ')) return sized(15.5, raw.slice(2), '', 20);
    if (raw.startsWith('[box]')) return sized(10, raw.slice(5), ', fill: rgb("#6e6e6e")', 3);
    if (raw.startsWith('**')) return sized(11.3, raw, '', 9);
    if (raw.startsWith('__')) return sized(10, raw, ', fill: rgb("#a0a0a0")', 3);
    return sized(10.5, raw, '', 8);
  };
  const lines = linesOf(markup);
  const side = taken(lines, '[side]').map((raw) => (raw.startsWith('# ') ? line(raw).replace('15.5pt', '13pt') : line(raw)));
  const main = rest(lines)
    .filter(Boolean)
    .map((raw) => line(raw));
  const set = `#set page(paper: "us-letter", margin: (left: 80mm, right: 16mm, top: 15mm, bottom: 18mm), background: place(left, rect(width: 70mm, height: 100%, fill: rgb("#293e49"))), footer: align(center, context text(size: 9pt, fill: rgb("#777"))[Page #counter(page).display() of #counter(page).final().first()]))
#set text(font: ("Source Sans 3", "Noto Sans", "Liberation Sans"), size: 10.3pt)
#set par(leading: 6.5pt)`;
  const column = `#place(top + left, dx: -73mm, block(width: 58mm, { set text(fill: white); [${side.join('\n')}] }))`;
  return { format: 'pdf', typst: `${set}\n${column}\n${main.join('\n')}` };
};

type Face = { font: string; size: number; bold?: boolean; italics?: boolean; color?: string; smallCaps?: boolean };

function runs(text: string, face: Face): TextRun[] {
  return text
    .split(/(\*\*.+?\*\*|__.+?__|\t)/)
    .filter(Boolean)
    .map((part) => {
      const size = face.size * 2;
      if (part === '\t') return new TextRun({ ...face, size, children: [new Tab()] });
      const bare = part.replace(/^(?:\*\*|__)|(?:\*\*|__)$/g, '');
      const bold = part.startsWith('**') || face.bold === true;
      return new TextRun({ ...face, size, bold, italics: part.startsWith('__') || face.italics === true, text: bare });
    });
}
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const UNRULED = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };
const packed = (children: (Paragraph | Table)[], side: number, footer?: Paragraph): ReturnType<Write> => ({
  format: 'docx',
  bytes: () =>
    Packer.toBuffer(
      new Document({
        sections: [
          {
            properties: { page: { margin: { top: 1000, bottom: 1000, left: side, right: side } } },
            ...(footer && { footers: { default: new Footer({ children: [footer] }) } }),
            children,
          },
        ],
      }),
    ),
});
const pageNumber = (name: string, face: Face) =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [
      ...runs(`${name} – `, face),
      new TextRun({ font: face.font, size: face.size * 2, children: [PageNumber.CURRENT] }),
    ],
  });

/** Cells of one row as paragraphs, one for each `<br>`. */
const rowOf = (line: string, widths: number[], paragraph: (text: string) => Paragraph, shade?: (index: number) => boolean) => {
  const cells = cellsOf(line);
  return new TableRow({
    cantSplit: true,
    children: cells.map(
      (cell, index) =>
        new TableCell({
          width: { size: widths[index] ?? 1000, type: WidthType.DXA },
          margins: { top: 50, bottom: 50, left: 90, right: 90 },
          ...(shade?.(index) && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'E4E4E4' } }),
          children: cell.split('<br>').map(paragraph),
        }),
    ),
  });
};

/** The word processor's own chronological template: dates in small capitals above a coloured line with the post. */
export const wordTemplate: Write = (markup) => {
  const face = { font: 'Calibri', size: 11, color: '595959' };
  const lines = linesOf(markup).filter(Boolean);
  const paragraph = (line: string) => {
    if (line.startsWith('= ')) {
      const [first = '', ...last] = line.slice(2).split(' ');
      return new Paragraph({
        heading: 'Title',
        alignment: AlignmentType.CENTER,
        children: [
          ...runs(`${first} `, { font: 'Georgia', size: 32, color: '595959' }),
          ...runs(last.join(' '), { font: 'Georgia', size: 32, bold: true, color: '262626' }),
        ],
      });
    }
    if (line.startsWith('[head]')) return new Paragraph({ alignment: AlignmentType.CENTER, children: runs(line.slice(6), face) });
    if (line.startsWith('[box]'))
      return new Paragraph({
        spacing: { before: 160 },
        keepNext: true,
        children: runs(line.slice(5), { ...face, bold: true, smallCaps: true }),
      });
    if (line.startsWith('# # '))
      return new Paragraph({
        heading: 'Heading2',
        keepNext: true,
        spacing: { before: 0, after: 40 },
        children: runs(line.slice(4), { font: 'Calibri', size: 13, bold: true, color: '1D824C' }),
      });
    if (line.startsWith('# '))
      return new Paragraph({
        heading: 'Heading1',
        keepNext: true,
        spacing: { before: 320, after: 60 },
        children: runs(line.slice(2), { font: 'Georgia', size: 14, bold: true, color: '262626' }),
      });
    if (line.startsWith('- ')) return new Paragraph({ bullet: { level: 0 }, children: runs(line.slice(2), face) });
    return new Paragraph({ spacing: { before: 120 }, children: runs(line, face) });
  };
  const widths = [4700, 4700];
  const children = lines.map((line) =>
    line.startsWith('|')
      ? new Table({ borders: UNRULED, columnWidths: widths, rows: [rowOf(line, widths, paragraph)] })
      : paragraph(line),
  );
  return packed(children, 1200);
};

/** A resettlement consultant's format: shaded headings, skills in three columns, each achievement with labels at a hanging indent. */
export const achievements: Write = (markup) => {
  const face = { font: 'Arial', size: 10 };
  const navy = '1F2A44';
  const tabStops = [
    { type: TabStopType.LEFT, position: 1300 },
    { type: TabStopType.RIGHT, position: 9900 },
  ];
  const paragraph = (line: string) => {
    const centred = { alignment: AlignmentType.CENTER };
    if (line.startsWith('= '))
      return new Paragraph({ ...centred, children: runs(line.slice(2), { ...face, size: 20, bold: true, color: navy }) });
    if (line.startsWith('[head]'))
      return new Paragraph({ ...centred, spacing: { after: 160 }, children: runs(line.slice(6), face) });
    if (line.startsWith('[box]'))
      return new Paragraph({
        ...centred,
        spacing: { after: 80 },
        children: runs(line.slice(5), { ...face, size: 12, bold: true }),
      });
    if (line.startsWith('# # '))
      return new Paragraph({ keepNext: true, spacing: { before: 180 }, children: runs(line.slice(4), { ...face, bold: true }) });
    if (line.startsWith('# '))
      return new Paragraph({
        ...centred,
        keepNext: true,
        spacing: { before: 220, after: 100 },
        shading: { type: ShadingType.CLEAR, color: 'auto', fill: navy },
        children: runs(line.slice(2), { ...face, size: 11, bold: true, color: 'FFFFFF' }),
      });
    const indent = /^\*\*[A-Z]\w+:/.test(line) ? { indent: { left: 1300, hanging: 1300 } } : {};
    const right = line.includes('\t') && !('indent' in indent);
    return new Paragraph({
      ...indent,
      tabStops: right ? tabStops.slice(1) : tabStops,
      spacing: { after: 50 },
      children: runs(line, face),
    });
  };
  const widths = [3300, 3300, 3300];
  const children: (Paragraph | Table)[] = [];
  const lines = linesOf(markup).filter(Boolean);
  for (let at = 0; at < lines.length; at++) {
    const rows: string[] = [];
    while (lines[at]?.startsWith('|')) rows.push(lines[at++] as string);
    if (rows.length > 0)
      children.push(
        new Table({ borders: UNRULED, columnWidths: widths, rows: rows.map((row) => rowOf(row, widths, paragraph)) }),
      );
    if (lines[at] !== undefined) children.push(paragraph(lines[at] as string));
  }
  return packed(children, 1000, pageNumber('Neil Abercrombie', { ...face, size: 8 }));
};

/** A job club's handout filled in with a free word processor: grey headings, serif text, dates at a right tab. */
export const jobClub: Write = (markup) => {
  const face = { font: 'Liberation Serif', size: 12 };
  const children = linesOf(markup)
    .filter(Boolean)
    .map((line) => {
      if (line.startsWith('= '))
        return new Paragraph({ children: runs(line.slice(2), { font: 'Liberation Sans', size: 22, bold: true }) });
      if (line.startsWith('[head]')) return new Paragraph({ children: runs(line.slice(6), face) });
      if (line.startsWith('# '))
        return new Paragraph({
          heading: 'Heading1',
          keepNext: true,
          spacing: { before: 240, after: 100 },
          border: { bottom: { style: BorderStyle.DOTTED, size: 8, color: '808080', space: 1 } },
          children: runs(line.slice(2), { font: 'Liberation Sans', size: 14, bold: true, color: '666666' }),
        });
      const opens = line.startsWith('**') || line.includes('\t');
      return new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: 9500 }],
        ...(opens && { keepNext: true }),
        spacing: { before: opens ? 90 : 0 },
        children: runs(line, face),
      });
    });
  return packed(children, 1200);
};

/** The whole CV as ruled tables, with a shaded row for each heading and the labels of each list below it. */
export const ruledTables: Write = (markup) => {
  const face = { font: 'Cambria', size: 10.5 };
  const WIDTHS: Record<number, number[]> = {
    1: [9900],
    2: [4950, 4950],
    3: [1500, 4600, 3800],
    4: [1500, 2500, 2100, 3800],
  };
  const children: (Paragraph | Table)[] = [];
  const edge = { style: BorderStyle.SINGLE, size: 4, color: '000000' };
  const borders = { top: edge, bottom: edge, left: edge, right: edge, insideHorizontal: edge, insideVertical: edge };
  const paragraph = (text: string) => new Paragraph({ children: runs(text, face) });
  for (const part of partsOf(linesOf(markup))) {
    const [heading = '', ...rows] = part;
    if (heading.startsWith('= ')) {
      const title = runs(heading.slice(2), { ...face, size: 18, bold: true });
      children.push(new Paragraph({ alignment: AlignmentType.CENTER, spacing: { after: 160 }, children: title }));
      continue;
    }
    const count = cellsOf(rows[0] ?? '').length;
    const isLabelled = heading.includes('PERSONAL');
    const widths = isLabelled ? [2400, 7500] : heading.includes('TRAINING') ? [7900, 2000] : (WIDTHS[count] ?? []);
    const top = new TableRow({
      cantSplit: true,
      children: [
        new TableCell({
          columnSpan: count,
          shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'B8CCE4' },
          margins: { top: 50, bottom: 50, left: 90 },
          children: [new Paragraph({ keepNext: true, children: runs(heading.slice(2), { ...face, bold: true }) })],
        }),
      ],
    });
    const body = rows.map((row) => rowOf(row, widths, paragraph, (index) => isLabelled && index === 0));
    const layout = { columnWidths: widths, layout: TableLayoutType.FIXED };
    children.push(
      new Table({ borders, ...layout, rows: [top, ...body] }),
      new Paragraph({ children: runs(' ', { ...face, size: 5 }) }),
    );
  }
  return packed(children, 1000);
};

/** Typed as on a typewriter: underlined headings, labels and years before one tab, spaces between the rest. */
export const typed: Write = (markup) => {
  const face = { font: 'Times New Roman', size: 11.5 };
  const children = linesOf(markup).map((line) => {
    const underlined = (size: number) => [new TextRun({ text: line.slice(2), bold: true, underline: {}, font: face.font, size })];
    if (line.startsWith('= '))
      return new Paragraph({ alignment: AlignmentType.CENTER, spacing: { after: 200 }, children: underlined(28) });
    if (line.startsWith('# ')) return new Paragraph({ keepNext: true, spacing: { after: 80 }, children: underlined(23) });
    if (line.includes('\t'))
      return new Paragraph({
        indent: { left: 2200, hanging: 2200 },
        tabStops: [{ type: TabStopType.LEFT, position: 2200 }],
        children: runs(line, face),
      });
    return new Paragraph({ alignment: AlignmentType.LEFT, children: runs(line, face) });
  });
  return packed(children, 1250, pageNumber('J. Ainscough', { ...face, size: 9 }));
};

/** Words of a text in lines of at most a number of characters; further lines begin with an indent. */
function wrapped(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && `${line} ${word}`.length > width) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
const lettersOf = (line: string, width: number) => {
  if (line.startsWith('- ')) return wrapped(`* ${line.slice(2)}`, width, '  ');
  return wrapped(line.replace(/^[=#] /, ''), width);
};

/** The body of an email, with lines of at most 72 characters and a rule of hyphens below headings. */
export const emailBody: Write = (markup) => ({
  format: 'txt',
  text: linesOf(markup)
    .flatMap((line) => {
      if (line.startsWith('= ')) return ['-----', '', line.slice(2)];
      if (line.startsWith('# ')) return [`-- ${line.slice(2)} --`];
      return lettersOf(line, 72);
    })
    .join('\n'),
});

/** A page of two columns as its text is pasted: the lines of both columns beside each other. */
export const sideBySide =
  (side: number, main: number): Write =>
  (markup) => {
    const lines = linesOf(markup.trim());
    const left = taken(lines, '[side]').flatMap((line) => lettersOf(line, side));
    const right = rest(lines).flatMap((line) => lettersOf(line, main));
    const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
      `${(left[at] ?? '').padEnd(side + 4)}${right[at] ?? ''}`.trimEnd(),
    );
    return { format: 'txt', text: rows.join('\n') };
  };

import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  type IRunOptions,
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
import { escaped } from './html.ts';
import type { Write } from './writers.ts';

const linesOf = (markup: string) => markup.split('\n');
const after = (lines: string[], prefix: string) =>
  lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
const bodyOf = (lines: string[]) => lines.filter((line) => !/^\[(?:head|side)\]/.test(line));
const bare = (text: string) => text.replace(/[«»]/g, '');
const cellsOf = (row: string) =>
  row
    .slice(1, row.lastIndexOf('|'))
    .split(/(?<= )\|(?= )/)
    .map((cell) => cell.trim());

/** Lines in groups, with the rows of each table together. */
function groupsOf(lines: string[]): (string | string[][])[] {
  const groups: (string | string[][])[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (!line.startsWith('|')) groups.push(line);
    else if (Array.isArray(last)) last.push(cellsOf(line));
    else groups.push([cellsOf(line)]);
  }
  return groups;
}

/** Labels become `label` elements, which the style sheet may show in another way. */
const rich = (text: string): string =>
  escaped(text)
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/__(.+?)__/g, '<i>$1</i>')
    .replace(/«(.+?)»/g, '<label>$1</label>')
    .replaceAll('&lt;br&gt;', '<br>');

function htmlOf(lines: string[]): string {
  const pair = ([label = '', said = '']: string[]) => {
    const parts = said.split('<br>');
    const list = parts.every((part) => part.startsWith('- '))
      ? `<ul>${parts.map((part) => `<li>${rich(part.slice(2))}</li>`).join('')}</ul>`
      : rich(said);
    return `<div class="row"><div>${rich(label)}</div><div>${list}</div></div>`;
  };
  const table = (rows: string[][]) =>
    `<table class="grid">${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${rich(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
  const one = (line: string) => {
    if (line.startsWith('= ')) return `<h1>${rich(line.slice(2))}</h1>`;
    if (line.startsWith('# # ')) return `<h3>${rich(line.slice(4))}</h3>`;
    if (line.startsWith('# ')) return `<h2>${rich(line.slice(2))}</h2>`;
    if (line.startsWith('- ')) return `<li>${rich(line.slice(2))}</li>`;
    if (line.startsWith('[box]')) return `<p class="box">${rich(line.slice(5))}</p>`;
    if (line.includes('\t'))
      return `<p class="tags">${line
        .split('\t')
        .map((part) => `<span>${rich(part)}</span>`)
        .join(' ')}</p>`;
    return line === '' ? '<br>' : `<p>${rich(line)}</p>`;
  };
  return groupsOf(lines)
    .map((group) =>
      typeof group === 'string' ? one(group) : group.every((cells) => cells.length < 3) ? group.map(pair).join('') : table(group),
    )
    .join('\n')
    .replace(/(?:<li>.*<\/li>\n?)+/g, (list) => (list.includes('<ul>') ? list : `<ul>${list}</ul>`));
}

const RESET =
  'body,p,h1,h2,h3,ul,li{margin:0}ul{padding-left:16px}h2,h3{break-after:avoid}table{border-collapse:collapse;width:100%}td{vertical-align:top}.row{break-inside:avoid}';

/** A page of a site, printed by a browser. `[head]` lines repeat at the top of each sheet. */
const site =
  (paper: 'A4' | 'Letter', css: string): Write =>
  (markup) => {
    const lines = linesOf(markup.trim());
    const head = after(lines, '[head]').map((line) => `<p>${rich(line)}</p>`);
    const body = htmlOf(bodyOf(lines));
    const sheet =
      head.length > 0
        ? `<table class="sheet"><thead><tr><td>${head.join('')}</td></tr></thead><tbody><tr><td>${body}</td></tr></tbody></table>`
        : body;
    const html = `<!doctype html><html><meta charset="utf-8"><style>${RESET}${css}</style><body>${sheet}</body></html>`;
    return { format: 'pdf', paper, html };
  };

/** A résumé from a job site: grey employers and dates below bold titles. */
export const jobSite = site(
  'Letter',
  'body{font:10.4pt/1.42 "Liberation Sans",sans-serif;color:#2d2d2d}h1{font-size:22pt;color:#000}.box{font-size:13pt;margin-bottom:4px}h2{font-size:15pt;border-bottom:1px solid #d4d2d0;padding-bottom:3px;margin:16px 0 8px}h3{font-size:11pt;margin-top:9px}i{font-style:normal;color:#767676}',
);

/** A federal résumé from the builder of the government's job site. */
export const federalBuilder = site(
  'Letter',
  'body{font:10pt/1.35 "DejaVu Serif",serif;color:#000}h1{font-size:14pt}h2{font-size:11pt;margin:14px 0 5px;background:#e4e4e4;padding:2px 4px}.row{display:grid;grid-template-columns:95mm 1fr;gap:6mm;margin:11px 0 3px}.row>div:only-child,.row>div:nth-child(2):empty{display:none}label{color:#000}.grid td{padding:2px 4px}p{orphans:2;widows:2}',
);

/** The print view of a health service application: questions at the left, answers at the right, a ruled line below each. */
export const healthForm = site(
  'A4',
  'body{font:10.6pt/1.4 "Liberation Sans",sans-serif;color:#212b32}.sheet thead td{font-size:9pt;color:#4c6272;border-bottom:4px solid #005eb8;padding:0 0 6px}.sheet tbody>tr>td{padding-top:4px}h2{font-size:15pt;margin:16px 0 6px}h3{font-size:12pt;margin:12px 0 2px}.row{display:grid;grid-template-columns:60mm 1fr;gap:5mm;border-bottom:1px solid #d8dde0;padding:5px 0}.row label,.grid label{font-weight:bold}.row>div:nth-child(2) label{font-weight:normal}.grid td{padding:5px 10px 5px 0;border-bottom:1px solid #d8dde0}p{margin:5px 0}',
);

/** The profile of an Australian job site, with tags for skills. */
export const seekerProfile = site(
  'A4',
  'body{font:10.5pt/1.5 "Liberation Sans",sans-serif;color:#2e3849}h1{font-size:24pt;color:#0d3880;line-height:1.25}h2{font-size:14pt;color:#0d3880;margin:17px 0 4px}h3{font-size:11.5pt;margin-top:10px}b{font-weight:normal;color:#1c1c1c}label{color:#69768c}.tags{display:flex;gap:7px;flex-wrap:wrap;margin-top:5px}.tags span{border:1px solid #838fa5;border-radius:12px;padding:1px 10px}.row{display:grid;grid-template-columns:55mm 1fr;padding:2px 0}',
);

/** The review page of an employer's application system: small labels above what was typed. */
export const applicationReview = site(
  'Letter',
  'body{font:10.8pt/1.35 "Noto Sans","DejaVu Sans",sans-serif;color:#333}.sheet thead td{padding-bottom:8px}.sheet thead p{font-size:8pt;color:#0875e1}h1{font-size:19pt;font-weight:normal}.box{color:#666;margin:2px 0 10px}h2{font-size:14pt;font-weight:normal;border-top:1px solid #ccc;padding-top:9px;margin-top:13px}h3{font-size:11pt;margin:13px 0 3px}.row{margin:6px 0}.row>div:first-child{font-size:8.4pt;color:#6a7380}.tags{display:flex;gap:6px;flex-wrap:wrap}.tags span{background:#e9ecf1;border-radius:3px;padding:2px 8px}',
);

const quoted = (text: string) => `#${JSON.stringify(bare(text))};`;
const typst = (text: string): string =>
  text
    .split(/(\*\*.+?\*\*)/)
    .filter(Boolean)
    .map((part) => (part.startsWith('**') ? `#strong[${quoted(part.slice(2, -2))}]` : quoted(part)))
    .join('');

/** The PDF that a professional network makes of a profile: contact details and skills in a dark panel beside the first page. */
export const savedProfile: Write = (markup) => {
  const lines = linesOf(markup.trim());
  const side = after(lines, '[side]').map((line) =>
    line.startsWith('# ')
      ? `#block(above: 18pt, below: 8pt, text(size: 12.5pt)[${typst(line.slice(2))}])`
      : `#block(above: 6pt, below: 6pt, text(size: 9.8pt)[${typst(line)}])`,
  );
  const main = bodyOf(lines).map((line) => {
    if (line.startsWith('= ')) return `#block(below: 10pt, text(size: 25pt)[${typst(line.slice(2))}])`;
    if (line.startsWith('# # '))
      return `#block(above: 15pt, below: 6pt, sticky: true, text(size: 12pt)[${typst(line.slice(4))}])`;
    if (line.startsWith('# '))
      return `#block(above: 21pt, below: 10pt, sticky: true, text(size: 15.5pt)[${typst(line.slice(2))}])`;
    if (line.startsWith('[box]')) return `#text(size: 11.4pt)[${typst(line.slice(5))}]`;
    if (line.startsWith('**'))
      return `#block(above: 11pt, below: 6pt, sticky: true, text(size: 11.4pt)[${quoted(line.replaceAll('**', ''))}])`;
    return typst(line);
  });
  const page =
    '#set page(paper: "us-letter", margin: (left: 80mm, right: 14mm, top: 17mm, bottom: 19mm), background: place(top + left, rect(width: 70mm, height: 100%, fill: rgb("#293e49"))), footer: context align(center, text(size: 8.5pt, fill: luma(110))[Page #counter(page).display() of #counter(page).final().first()]))';
  const set = '#set text(font: "Source Sans 3", size: 10.5pt)\n#set par(spacing: 6.5pt)';
  const panel = `#place(top + left, dx: -71mm, block(width: 54mm)[#set text(fill: white)\n${side.join('\n')}])`;
  return { format: 'pdf', typst: `${page}\n${set}\n${panel}\n${main.join('\n\n')}` };
};

/** The European CV: a grey band with personal details, dates and place above each entry, ruled headings and a grid of language levels. */
export const europeanForm: Write = (markup) => {
  const [name = '', personal = '', ...rest] = linesOf(markup.trim());
  const one = (group: string | string[][]): string => {
    if (typeof group !== 'string') {
      const cells = group.flatMap((row) => row.map((cell) => `[${typst(cell)}]`)).join(', ');
      return `#grid(columns: (1fr,) * ${group[0]?.length ?? 1}, row-gutter: 6pt, column-gutter: 3mm, align: (x, y) => if x == 0 { left } else { center }, ${cells})`;
    }
    if (group.startsWith('# # '))
      return `#block(above: 5pt, below: 6pt, width: 100%, inset: (bottom: 3pt), stroke: (bottom: 0.4pt + luma(190)))[${typst(group.slice(4))}]`;
    if (group.startsWith('# '))
      return `#block(above: 16pt, below: 8pt, sticky: true, width: 100%, inset: (bottom: 3pt), stroke: (bottom: 1pt + rgb("#0e4194")))[#text(size: 11pt, weight: "bold", fill: rgb("#0e4194"))[${typst(group.slice(2))}]]`;
    if (group.startsWith('[box]'))
      return `#block(above: 10pt, below: 4pt, sticky: true, text(size: 9.4pt, fill: luma(90))[${typst(group.slice(5))}])`;
    return group.startsWith('- ') ? `- ${typst(group.slice(2))}` : typst(group);
  };
  const page = '#set page(paper: "a4", margin: (x: 17mm, top: 14mm, bottom: 16mm))';
  const set = '#set text(font: "Lato", size: 9.6pt)\n#set par(spacing: 7pt, leading: 5.4pt)\n#set list(marker: [◦], indent: 2mm)';
  const band = `#block(width: 100%, inset: 5mm, fill: rgb("#eceff4"))[#text(size: 19pt)[${typst(name.slice(2))}] #v(2mm) #text(size: 9pt)[${typst(personal.replace('[box]', ''))}]]`;
  return { format: 'pdf', typst: `${page}\n${set}\n${band}\n${groupsOf(rest).map(one).join('\n\n')}` };
};

type Face = { font: string; size: number } & Pick<IRunOptions, 'bold' | 'color' | 'italics'>;
const runs = (text: string, { size, ...face }: Face): TextRun[] =>
  bare(text)
    .split('\t')
    .flatMap((part, index) => [
      ...(index > 0 ? [new TextRun({ children: [new Tab()] })] : []),
      ...part
        .split(/(\*\*.+?\*\*|__.+?__)/)
        .filter(Boolean)
        .map((piece) => {
          const marked = /^(?:\*\*|__)/.test(piece);
          const more = marked ? (piece.startsWith('**') ? { bold: true } : { italics: true }) : {};
          return new TextRun({ ...face, size: size * 2, text: marked ? piece.slice(2, -2) : piece, ...more });
        }),
    ]);
const sheet = (margin: number) => ({ page: { margin: { top: margin, bottom: margin, left: margin, right: margin } } });
const THIN = { style: BorderStyle.SINGLE, size: 4, color: '000000' };
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const edges = (edge: typeof THIN | typeof NONE) => ({
  ...{ top: edge, bottom: edge, left: edge, right: edge },
  ...{ insideHorizontal: edge, insideVertical: edge },
});

/** The application form of a council: numbered sections as dark bars, ruled boxes, questions in shaded cells. */
export const councilForm: Write = (markup) => {
  const face = { font: 'Arial', size: 10 };
  const widths: Record<number, number[]> = {
    2: [3200, 6800],
    3: [4600, 3400, 2000],
    4: [2300, 3100, 1800, 2800],
    5: [2700, 3600, 900, 900, 1900],
  };
  const study = [3600, 1000, 1000, 4400];
  const table = (rows: string[][]) => {
    const count = rows[0]?.length ?? 2;
    const columns = count === 4 && /^«From/.test(rows[0]?.[1] ?? '') ? study : (widths[count] ?? []);
    return new Table({
      borders: edges(THIN),
      layout: TableLayoutType.FIXED,
      columnWidths: columns,
      rows: rows.map(
        (cells) =>
          new TableRow({
            children: cells.map(
              (cell, index) =>
                new TableCell({
                  width: { size: columns[index] ?? 1000, type: WidthType.DXA },
                  margins: { left: 80, right: 80, top: 40, bottom: 40 },
                  ...(cell.startsWith('«') && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'E7E6E6' } }),
                  children: cell
                    .split('<br>')
                    .map((text) => new Paragraph({ children: runs(text, { ...face, bold: cell.startsWith('«') }) })),
                }),
            ),
          }),
      ),
    });
  };
  const one = (group: string | string[][]) => {
    if (typeof group !== 'string') return table(group);
    if (group.startsWith('# '))
      return new Paragraph({
        shading: { type: ShadingType.CLEAR, color: 'auto', fill: '1F3864' },
        spacing: { before: 260, after: 80 },
        keepNext: true,
        children: runs(group.slice(2), { ...face, bold: true, color: 'FFFFFF' }),
      });
    return new Paragraph({ spacing: { before: 60, after: 60 }, children: runs(group, face) });
  };
  return {
    format: 'docx',
    bytes() {
      const lines = linesOf(markup.trim());
      const head = after(lines, '[head]').map(
        (line, index) =>
          new Paragraph({
            alignment: AlignmentType.CENTER,
            spacing: { after: 80 },
            children: runs(line, { font: 'Arial', size: index === 2 ? 9 : 14, bold: index < 2 }),
          }),
      );
      const footer = new Footer({
        children: [
          new Paragraph({
            alignment: AlignmentType.RIGHT,
            children: [new TextRun({ font: 'Arial', size: 16, children: [PageNumber.CURRENT] })],
          }),
        ],
      });
      const children = [...head, ...groupsOf(bodyOf(lines)).map(one)];
      return Packer.toBuffer(new Document({ sections: [{ properties: sheet(950), footers: { default: footer }, children }] }));
    },
  };
};

/** A CV in an agency's own form: letterhead and small print on each page, dates at the left of a table without lines. */
export const agencyProfile: Write = (markup) => {
  const face = { font: 'Calibri', size: 11 };
  const colour = '7A1F4B';
  const table = (rows: string[][]) => {
    const isHistory = rows.some(([, said = '']) => said.includes('<br>'));
    const columns = isHistory ? [2000, 7700] : [2700, 7000];
    return new Table({
      borders: edges(NONE),
      columnWidths: columns,
      rows: rows.map(
        (cells) =>
          new TableRow({
            cantSplit: true,
            children: cells.map(
              (cell, index) =>
                new TableCell({
                  width: { size: columns[index] ?? 1000, type: WidthType.DXA },
                  margins: { bottom: isHistory ? 160 : 20 },
                  children: cell
                    .split('<br>')
                    .map((text) =>
                      text.startsWith('• ')
                        ? new Paragraph({ bullet: { level: 0 }, children: runs(text.slice(2), face) })
                        : new Paragraph({ children: runs(text, { ...face, bold: !isHistory && index === 0 }) }),
                    ),
                }),
            ),
          }),
      ),
    });
  };
  const one = (group: string | string[][]) => {
    if (typeof group !== 'string') return table(group);
    if (group.startsWith('= '))
      return new Paragraph({
        alignment: AlignmentType.CENTER,
        spacing: { after: 160 },
        children: runs(group.slice(2), { ...face, size: 16, bold: true, color: colour }),
      });
    if (group.startsWith('# '))
      return new Paragraph({
        spacing: { before: 240, after: 80 },
        keepNext: true,
        border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: colour, space: 1 } },
        children: runs(group.slice(2), { ...face, size: 12, bold: true, color: colour }),
      });
    return new Paragraph({ spacing: { after: 60 }, children: runs(group, face) });
  };
  return {
    format: 'docx',
    bytes() {
      const lines = linesOf(markup.trim());
      const letterhead = after(lines, '[head]').map(
        (line, index) =>
          new Paragraph({
            alignment: AlignmentType.RIGHT,
            children: runs(line, { ...face, color: colour, size: index === 0 ? 20 : 9, bold: index === 0 }),
          }),
      );
      const small = after(lines, '[side]').map(
        (line) => new Paragraph({ alignment: AlignmentType.CENTER, children: runs(line, { ...face, size: 8 }) }),
      );
      const section = {
        properties: { page: { margin: { top: 2100, bottom: 1100, left: 1100, right: 1100, header: 500 } } },
        headers: { default: new Header({ children: letterhead }) },
        footers: { default: new Footer({ children: small }) },
        children: groupsOf(bodyOf(lines)).map(one),
      };
      return Packer.toBuffer(new Document({ sections: [section] }));
    },
  };
};

/** The template of a resettlement class: centred name and contact, headings in capitals, skills in a table of two columns. */
export const resettlementTemplate: Write = (markup) => {
  const face = { font: 'Arial', size: 10.5 };
  const tabStops = [{ type: TabStopType.RIGHT, position: 9800 }];
  const item = (line: string) =>
    new Paragraph({ ...(line.includes('\t') && { tabStops }), bullet: { level: 0 }, children: runs(line.slice(2), face) });
  const pairs = (items: string[]) =>
    new Table({
      borders: edges(NONE),
      columnWidths: [4900, 4900],
      rows: items.flatMap((first, index) =>
        index % 2 === 1
          ? []
          : new TableRow({
              children: [first, items[index + 1] ?? '- '].map(
                (line) => new TableCell({ width: { size: 4900, type: WidthType.DXA }, children: [item(line)] }),
              ),
            }),
      ),
    });
  const one = (line: string) => {
    if (line.startsWith('= '))
      return new Paragraph({ alignment: AlignmentType.CENTER, children: runs(line.slice(2), { ...face, size: 18, bold: true }) });
    if (line.startsWith('[box]')) return new Paragraph({ alignment: AlignmentType.CENTER, children: runs(line.slice(5), face) });
    if (line.startsWith('# # '))
      return new Paragraph({
        tabStops,
        spacing: { before: 160 },
        children: runs(line.slice(4), { ...face, size: 11.5, bold: true }),
      });
    if (line.startsWith('# '))
      return new Paragraph({
        heading: 'Heading1',
        spacing: { before: 240, after: 80 },
        children: runs(line.slice(2).toUpperCase(), { ...face, size: 11.5, bold: true, color: '000000' }),
      });
    if (line.startsWith('- ')) return item(line);
    return new Paragraph({ tabStops, spacing: { before: 80, after: 40 }, children: runs(line, face) });
  };
  return {
    format: 'docx',
    bytes() {
      const lines = linesOf(markup.trim());
      const from = lines.findIndex((line) => line.startsWith('- '));
      const to = lines.findIndex((line, index) => index > from && !line.startsWith('- '));
      const children = [...lines.slice(0, from).map(one), pairs(lines.slice(from, to)), ...lines.slice(to).map(one)];
      return Packer.toBuffer(new Document({ sections: [{ properties: sheet(1050), children }] }));
    },
  };
};

/** Text copied from the pages of an application, one line for each answer. */
export const pastedAnswers: Write = (markup) => ({
  format: 'txt',
  text: bare(markup.trim()).replace(/^# /gm, '').replace(/\n/g, '\r\n'),
});

/** Text with lines of at most `width` characters and aligned columns. */
const columnsOf =
  (width: number): Write =>
  (markup) => {
    const wrap = (line: string): string => {
      const done = [''];
      for (const word of line.split(' ')) {
        const last = done.at(-1) ?? '';
        if (last !== '' && last.length + word.length + 1 > width) done.push(word);
        else done[done.length - 1] = done.length === 1 && last === '' ? word : `${last} ${word}`;
      }
      return done.join('\n');
    };
    const table = (rows: string[][]) => {
      const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((cells) => (cells[index] ?? '').length)));
      return rows
        .map((cells) =>
          cells
            .map((cell, index) => cell.padEnd((widths[index] ?? 0) + 3))
            .join('')
            .trimEnd(),
        )
        .join('\n');
    };
    const text = groupsOf(linesOf(bare(markup.trim())))
      .map((group) => (typeof group === 'string' ? wrap(group.replace(/^# /, '')) : table(group)))
      .join('\n');
    return { format: 'txt', text: `${text}\n` };
  };
export const boardText = columnsOf(79);
export const mailText = columnsOf(72);

/** Markdown as a chat assistant writes it: rules between sections, asterisks for bold and italics. */
export const assistantMarkdown: Write = (markup) => ({
  format: 'txt',
  text: bare(markup.trim())
    .replace(/^# # /gm, '### ')
    .replace(/^# (?=\S)/gm, '---\n\n## ')
    .replace(/^= /gm, '# ')
    .replace(/__(.+?)__/g, '*$1*'),
});

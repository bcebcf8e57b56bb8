import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  type IParagraphOptions,
  type IRunOptions,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { escapedLines } from './html.ts';
import type { Write } from './writers.ts';

const KINDS = {
  '# # # ': 'sub',
  '# # ': 'entry',
  '# ': 'heading',
  '= ': 'name',
  '- ': 'item',
  '[box]': 'box',
  '[side]': 'side',
  '[head]': 'head',
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'text';
function kindOf(line: string): [kind: Kind, text: string] {
  for (const [prefix, kind] of Object.entries(KINDS)) if (line.startsWith(prefix)) return [kind, line.slice(prefix.length)];
  return ['text', line];
}
const cellsOf = (row: string) =>
  row
    .slice(1, row.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());
const headOf = (markup: string) =>
  markup
    .split('\n')
    .filter((line) => line.startsWith('[head]'))
    .map((line) => line.slice(6));
const bodyOf = (markup: string) =>
  markup
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('[head]'));

/** Columns of a form that the cells of a row take, by the number of cells. */
type Spans = Record<number, number[]>;

const TAGS: Record<Exclude<Kind, 'head'>, string> = {
  name: 'h1',
  heading: 'h2',
  entry: 'h3',
  sub: 'h4',
  item: 'li',
  box: 'p class="box"',
  side: 'p class="side"',
  text: 'p',
};
const rich = (text: string) =>
  escapedLines(text)
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/__(.+?)__/g, '<i>$1</i>')
    .replace(/«([^»]*)»/g, '<span class="l">$1</span>');
const parts = (text: string) =>
  text.includes('\t')
    ? text
        .split('\t')
        .map((part) => `<span class="t">${rich(part)}</span>`)
        .join('')
    : rich(text);

function rowOf(cells: string[], spans: Spans): string {
  const drawn = cells.map((cell, index) => {
    const span = spans[cells.length]?.[index] ?? 1;
    const lone = /^«[^»]*»$/.test(cell) ? ' class="only"' : '';
    return `<td colspan="${span}"${lone}>${cell.split('<br>').map(parts).join('<br>')}</td>`;
  });
  return `<tr class="n${cells.length}">${drawn.join('')}</tr>`;
}

const RESET =
  'body,p,h1,h2,h3,h4,ul,li{margin:0}ul{padding-left:15px}h2,h3,h4{break-after:avoid}table{border-collapse:collapse;table-layout:fixed;width:100%}td{vertical-align:top}tr{break-inside:avoid}tr:has(.only){break-after:avoid}';

/** A page of a site or form, printed by a browser. The style sheet draws its `[head]` lines in the margins, by `@page`. */
export const sheet =
  (paper: 'A4' | 'Letter', css: string, spans: Spans = {}): Write =>
  (markup) => {
    const columns = Math.max(0, ...Object.values(spans).map((of) => of.reduce((sum, span) => sum + span, 0)));
    const group = `<colgroup>${'<col>'.repeat(columns)}</colgroup>`;
    const html: string[] = [];
    let open = '';
    const enter = (tag: '' | 'ul' | 'table') => {
      if (open === tag) return;
      if (open !== '') html.push(`</${open}>`);
      if (tag !== '') html.push(`<${tag}>${tag === 'table' ? group : ''}`);
      open = tag;
    };
    for (const line of bodyOf(markup)) {
      const [kind, text] = kindOf(line);
      const isRow = line.startsWith('|');
      enter(isRow ? 'table' : kind === 'item' ? 'ul' : '');
      if (isRow) html.push(rowOf(cellsOf(line), spans));
      else if (line === '') html.push('<div class="gap"></div>');
      else if (kind !== 'head') html.push(`<${TAGS[kind]}>${parts(text)}</${TAGS[kind].split(' ')[0]}>`);
    }
    enter('');
    const styles = `<style>${RESET}${css}</style>`;
    return {
      format: 'pdf',
      paper,
      html: `<!doctype html><html><meta charset="utf-8">${styles}<body>${html.join('\n')}</body></html>`,
    };
  };

const quoted = (text: string) => `#${JSON.stringify(text.replace(/[«»]/g, ''))};`;

/** The PDF that a network of professionals makes of a profile, with the dark column on its pages. */
export const savedProfile: Write = (markup) => {
  const small = (text: string) => `#text(size: 9pt, fill: rgb("#a8b0b5"))[${quoted(text)}]`;
  const side = bodyOf(markup)
    .filter((line) => line.startsWith('[side]'))
    .map((line) => {
      const text = line.slice(6);
      if (text === '') return '#v(2pt)';
      if (text.startsWith('# '))
        return `#block(above: 20pt, below: 9pt, text(size: 13pt, fill: rgb("#e1e8ed"))[${quoted(text.slice(2))}])`;
      const [said = '', note = ''] = text.split(' «');
      return `#text(size: 10pt, fill: white)[${quoted(said)}] ${note === '' ? '' : small(note)}`;
    });
  const grey = (text: string, size = 10.5) => `#text(size: ${size}pt, fill: rgb("#777"))[${quoted(text)}]`;
  const main = bodyOf(markup)
    .filter((line) => !line.startsWith('[side]') && line !== '')
    .map((line) => {
      const [kind, text] = kindOf(line);
      if (kind === 'name') return `#text(size: 26pt)[${quoted(text)}]`;
      if (kind === 'heading') return `#block(above: 22pt, below: 11pt, text(size: 16pt)[${quoted(text)}])`;
      if (kind === 'entry') return `#block(above: 15pt, below: 6pt, text(size: 12pt)[${quoted(text)}])`;
      if (kind === 'sub') return `#block(above: 12pt, below: 6pt, text(size: 11.5pt)[${quoted(text)}])`;
      const isDated = /^\w+ \d{4} - |^«\d+ years/.test(text) || /^[A-Z][\w, ]{3,30}$/.test(text);
      return isDated ? grey(text) : quoted(text);
    });
  const [name = '', ...rest] = main;
  const [headline = '', place = ''] = headOf(markup);
  const top = `${name}\n\n#v(5pt)\n\n#text(size: 12pt)[${quoted(headline)}]\n\n${grey(place, 11)}`;
  const set = `#set page(paper: "us-letter", margin: (left: 7mm, right: 15mm, top: 13mm, bottom: 18mm), background: place(top + left, rect(width: 73mm, height: 100%, fill: rgb("#2b3e4a"))), footer: context [#align(right, text(size: 9pt, fill: rgb("#999"))[Page #counter(page).display() of #counter(page).final().first()])])
#set text(font: "Source Sans 3", size: 11pt)
#set par(spacing: 7pt)`;
  const columns = `#grid(columns: (58mm, 1fr), gutter: 16mm, [${side.join('\n\n')}], [${top}\n\n${rest.join('\n\n')}])`;
  return { format: 'pdf', typst: `${set}\n${columns}` };
};

type Face = { size?: number; color?: string; bold?: boolean; allCaps?: boolean; underline?: object; italics?: boolean };
type Drawn = [face: Face, more?: IParagraphOptions];
type FormLook = {
  font: string;
  size: number;
  paper: 'A4' | 'Letter';
  /** Twentieths of a point. */
  margin: number;
  /** Widths of the columns in twentieths of a point. */
  columns?: number[];
  spans?: Spans;
  label?: Face;
  fill?: string;
  rule?: string;
  /** How many `[head]` lines are in the header. The others are in the footer. */
  headers?: number;
  draw?: Partial<Record<Kind, Drawn>>;
};

/** A Word file as forms and offices make it, with one grid for the rows of its tables. */
export const form =
  (look: FormLook): Write =>
  (markup) => {
    const runs = (text: string, face: Face = {}, hasOwnFace = false) =>
      text.split('\t').flatMap((part, index) => [
        ...(index > 0 ? [new TextRun({ children: [new Tab()] })] : []),
        ...part
          .split(/(\*\*.+?\*\*|«[^»]*»)/)
          .filter(Boolean)
          .map((piece) => {
            const bold = piece.startsWith('**') && { bold: true };
            const bare = piece.replaceAll('**', '');
            const label = bare.startsWith('«') && !hasOwnFace ? look.label : {};
            const size = { ...face, ...label }.size ?? look.size;
            const options: IRunOptions = {
              ...{ font: look.font, ...face, ...label, ...bold },
              ...{ size: Math.round(size * 2), text: bare.replace(/[«»]/g, '') },
            };
            return new TextRun(options);
          }),
      ]);
    const paragraph = (line: string) => {
      const [kind, text] = kindOf(line);
      const [face, more = {}] = look.draw?.[kind] ?? [{}];
      const list = kind === 'item' ? { bullet: { level: 0 } } : {};
      return new Paragraph({
        spacing: { after: 40 },
        ...list,
        ...more,
        children: runs(text, face, kind === 'name' || kind === 'head'),
      });
    };
    const columns = look.columns ?? [];
    const edge = look.rule
      ? { style: BorderStyle.SINGLE, size: 4, color: look.rule }
      : { style: BorderStyle.NONE, size: 0, color: 'auto' };
    const table = (rows: string[]) =>
      new Table({
        borders: { top: edge, bottom: edge, left: edge, right: edge, insideHorizontal: edge, insideVertical: edge },
        layout: TableLayoutType.FIXED,
        columnWidths: columns,
        width: { size: columns.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
        rows: rows.map((row) => {
          const cells = cellsOf(row);
          let at = 0;
          const children = cells.map((cell, index) => {
            const columnSpan = look.spans?.[cells.length]?.[index] ?? 1;
            const size = columns.slice(at, at + columnSpan).reduce((sum, width) => sum + width, 0);
            at += columnSpan;
            return new TableCell({
              columnSpan,
              width: { size, type: WidthType.DXA },
              margins: { left: 80, right: 80, top: 30, bottom: 30 },
              ...(look.fill && /^«[^»]*»$/.test(cell) && { shading: { fill: look.fill } }),
              children: cell.split('<br>').map((text) => new Paragraph({ spacing: { after: 20 }, children: runs(text) })),
            });
          });
          return new TableRow({ cantSplit: true, children });
        }),
      });
    const page = {
      size: look.paper === 'A4' ? { width: 11906, height: 16838 } : { width: 12240, height: 15840 },
      margin: { top: look.margin, bottom: look.margin, left: look.margin, right: look.margin, header: 400, footer: 400 },
    };
    return {
      format: 'docx',
      bytes() {
        const children: (Paragraph | Table)[] = [];
        let rows: string[] = [];
        for (const line of [...bodyOf(markup), '']) {
          if (line.startsWith('|')) {
            rows.push(line);
            continue;
          }
          if (rows.length > 0) children.push(table(rows));
          rows = [];
          if (line !== '') children.push(paragraph(line));
        }
        const head = headOf(markup).map((line) => paragraph(`[head]${line}`));
        const above = head.slice(0, look.headers ?? head.length);
        const below = head.slice(above.length);
        const headers = above.length > 0 ? { headers: { default: new Header({ children: above }) } } : {};
        const footers = below.length > 0 ? { footers: { default: new Footer({ children: below }) } } : {};
        return Packer.toBuffer(new Document({ sections: [{ properties: { page }, ...headers, ...footers, children }] }));
      },
    };
  };

/** Tab stops for dates at the right margin. */
export const atRight = (position: number): IParagraphOptions => ({
  tabStops: [{ type: TabStopType.RIGHT, position }],
  spacing: { before: 160, after: 20 },
  keepNext: true,
});
export const CENTRED = { alignment: AlignmentType.CENTER };
export const RIGHT = { alignment: AlignmentType.RIGHT };

const unmarked = (markup: string) => markup.replace(/[«»]/g, '');

/** The text of a mail. */
export const mailed: Write = (markup) => ({
  format: 'txt',
  text: `${unmarked(markup).replaceAll('**', '').replace(/^# /gm, '').replace(/\n/g, '\r\n')}\r\n`,
});

/** Markdown as it was typed. */
export const markdown: Write = (markup) => ({
  format: 'txt',
  text: `${unmarked(markup).replace(/^(?:# )+/gm, (marks) => `${marks.replaceAll(' ', '')} `)}\n`,
});

/** What is left of a form with two columns when it is saved as text: labels, a tab and their values. */
export const savedAsText: Write = (markup) => ({ format: 'txt', text: `\uFEFF${unmarked(markup).replace(/^# /gm, '')}\r\n` });

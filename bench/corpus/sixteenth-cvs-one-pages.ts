import {
  BorderStyle,
  Document,
  Footer,
  Header,
  type IRunOptions,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { escapedLines } from './html.ts';
import type { Write } from './writers.ts';

// Writers of the first part of the sixteenth batch. The markup is that of `service-pages.ts`, with `<br>` in the cells of tables.

type Block =
  | { kind: 'name'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'gap' }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; rows: string[][] };

/** Lines of markup, with the items of each list and the rows of each table together. */
function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  for (const raw of lines.map((line) => line.replace(/[«»]/g, ''))) {
    const last = blocks.at(-1);
    if (raw.trim() === '') blocks.push({ kind: 'gap' });
    else if (raw.startsWith('= ')) blocks.push({ kind: 'name', text: raw.slice(2) });
    else if (raw.startsWith('# ')) blocks.push({ kind: 'heading', text: raw.slice(2) });
    else if (raw.startsWith('- ')) {
      if (last?.kind === 'list') last.items.push(raw.slice(2));
      else blocks.push({ kind: 'list', items: [raw.slice(2)] });
    } else if (raw.startsWith('|')) {
      const row = raw
        .slice(1, raw.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim());
      if (last?.kind === 'table') last.rows.push(row);
      else blocks.push({ kind: 'table', rows: [row] });
    } else blocks.push({ kind: 'text', text: raw });
  }
  return blocks;
}

/** Separates the lines that start with the prefix from the others. */
function splitBy(prefix: string, lines: string[]): { marked: string[]; others: string[] } {
  const marked = lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
  return { marked, others: lines.filter((line) => !line.startsWith(prefix)) };
}

function richHtml(text: string): string {
  return escapedLines(text)
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/__(.+?)__/g, '<i>$1</i>');
}

function blockHtml(block: Exclude<Block, { kind: 'gap' }>): string {
  if (block.kind === 'list') return `<ul>${block.items.map((item) => `<li><span>${richHtml(item)}</span></li>`).join('')}</ul>`;
  if (block.kind === 'table') {
    const rows = block.rows.map((row) => `<tr>${row.map((cell) => `<td>${richHtml(cell)}</td>`).join('')}</tr>`);
    return `<table>${rows.join('')}</table>`;
  }
  if (block.kind === 'name') return `<h1>${richHtml(block.text)}</h1>`;
  const parts = block.text.split('\t');
  if (parts.length === 1) return `<p>${richHtml(block.text)}</p>`;
  return `<p class="r">${parts.map((part) => `<span>${richHtml(part)}</span>`).join('')}</p>`;
}

/** A `section` for each heading, with a `div.entry` for each run of lines between blank lines. */
function sectionsHtml(lines: string[]): string {
  const sections: { heading: string; entries: string[][] }[] = [{ heading: '', entries: [[]] }];
  for (const block of blocksOf(lines)) {
    const section = sections.at(-1);
    if (block.kind === 'heading') sections.push({ heading: block.text, entries: [[]] });
    else if (block.kind === 'gap') section?.entries.push([]);
    else section?.entries.at(-1)?.push(blockHtml(block));
  }
  return sections
    .map(({ heading, entries }) => {
      const body = entries.filter((entry) => entry.length > 0).map((entry) => `<div class="entry">${entry.join('')}</div>`);
      if (heading === '') return body.join('');
      return `<section><h2>${richHtml(heading)}</h2><div class="body">${body.join('')}</div></section>`;
    })
    .join('\n');
}

/** Printed by a browser: `[head]` lines in a `header`, `[side]` lines in an `aside` after the `main` part. */
export const web =
  (paper: 'A4' | 'Letter', css: string): Write =>
  (markup) => {
    const { marked: head, others } = splitBy('[head]', markup.split('\n'));
    const { marked: side, others: main } = splitBy('[side]', others);
    const body = [
      head.length > 0 ? `<header>${sectionsHtml(head)}</header>` : '',
      side.length > 0
        ? `<div class="page"><main>${sectionsHtml(main)}</main><aside>${sectionsHtml(side)}</aside></div>`
        : sectionsHtml(main),
    ].join('\n');
    const reset =
      'body,p,h1,h2,ul{margin:0}ul{padding-left:17px}.r{display:flex;justify-content:space-between;gap:16px}table{border-collapse:collapse}td{vertical-align:top;padding:2px 10px 2px 0}';
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><style>${reset}${css}</style><body>${body}</body></html>`;
    return { format: 'pdf', html, paper };
  };

/** Set by Typst with the dates of each entry in a left column: rows of two cells, lines that start with `• ` as a list. */
export const datedColumns =
  (look: { set: string; left: string; heading: string; name: string }): Write =>
  (markup) => {
    const rich = (text: string) =>
      text
        .split(/(\*\*.+?\*\*|__.+?__)/)
        .filter(Boolean)
        .map((part) => {
          const bare = `#${JSON.stringify(part.replace(/^(?:\*\*|__)|(?:\*\*|__)$/g, ''))};`;
          return part.startsWith('**') ? `#strong[${bare}]` : part.startsWith('__') ? `#emph[${bare}]` : bare;
        })
        .join('');
    const cell = (text: string) =>
      text
        .split('<br>')
        .map((line) => (line.startsWith('• ') ? `- ${rich(line.slice(2))}` : `${rich(line)}\\`))
        .join('\n')
        .replace(/\\$/, '');
    const body = blocksOf(markup.split('\n')).map((block) => {
      if (block.kind === 'gap') return '#v(3pt)';
      if (block.kind === 'name') return `${look.name}[${rich(block.text)}]`;
      if (block.kind === 'heading') return `= ${rich(block.text)}`;
      if (block.kind === 'list') return block.items.map((item) => `- ${rich(item)}`).join('\n');
      if (block.kind === 'text') return rich(block.text);
      const cells = block.rows.flatMap((row) => row.map((text) => `[${cell(text)}]`));
      return `#grid(columns: (${look.left}, 1fr), column-gutter: 5mm, row-gutter: 9pt, ${cells.join(', ')})`;
    });
    return { format: 'pdf', typst: `${look.set}\n#show heading: it => ${look.heading}\n${body.join('\n\n')}` };
  };

/** Plain text with lines broken at a width, as old mail programs and job portals do. */
export const wrappedText =
  (look: { width: number; mark: string; heading: (text: string) => string }): Write =>
  (markup) => {
    const wrap = (text: string, first: string, rest: string): string => {
      const lines: string[] = [];
      let line = first;
      for (const word of text.split(' ')) {
        if (line.length + word.length > look.width && line.trim() !== '') {
          lines.push(line.trimEnd());
          line = rest;
        }
        line += `${word} `;
      }
      return [...lines, line.trimEnd()].join('\n');
    };
    const text = blocksOf(markup.split('\n'))
      .map((block) => {
        if (block.kind === 'gap') return '';
        if (block.kind === 'heading') return look.heading(block.text);
        if (block.kind === 'list')
          return block.items.map((item) => wrap(item, `${look.mark} `, ' '.repeat(look.mark.length + 1))).join('\n');
        if (block.kind === 'table') return block.rows.map((row) => row.join('   ')).join('\n');
        return wrap(block.text, '', '');
      })
      .join('\n');
    return { format: 'txt', text };
  };

export type OfficeLook = {
  font: string;
  /** Points of the text. */
  size: number;
  name: (text: string) => Paragraph;
  heading: (text: string) => Paragraph;
  /** Makes lines that start in bold a Heading 2, as in Word's own templates. */
  hasEntryHeadings?: boolean;
  /** Draws the lines of tables. */
  isRuled?: boolean;
  widths?: number[];
  /** A sign typed before the items of lists instead of Word's bullets. */
  typedMark?: string;
  /** Twentieths of a point of the right tab stop. */
  right?: number;
  footer?: string;
  margin?: number;
};

/** As people write in Word: real styles or none, `[head]` lines in the page header, tables with or without lines. */
export const office =
  (look: OfficeLook): Write =>
  (markup) => {
    const runs = (text: string, options: IRunOptions = {}) =>
      text
        .split(/(\*\*.+?\*\*|__.+?__)/)
        .filter(Boolean)
        .map((part) => {
          const bold = part.startsWith('**');
          const italics = part.startsWith('__');
          const bare = bold || italics ? part.slice(2, -2) : part;
          return new TextRun({ ...options, text: bare, ...(bold && { bold }), ...(italics && { italics }) });
        });
    const tabStops = [{ type: TabStopType.RIGHT, position: look.right ?? 9000 }];
    const item = (text: string) =>
      look.typedMark
        ? new Paragraph({ indent: { left: 300, hanging: 220 }, children: runs(`${look.typedMark} ${text}`) })
        : new Paragraph({ bullet: { level: 0 }, children: runs(text) });
    const line = (text: string) =>
      look.hasEntryHeadings && text.startsWith('**')
        ? new Paragraph({ heading: 'Heading2', children: runs(text.replaceAll('**', '')) })
        : new Paragraph({ tabStops, children: runs(text) });
    const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
    const borders = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };
    const table = (rows: string[][]) =>
      new Table({
        ...(look.isRuled ? {} : { borders }),
        columnWidths: rows[0]?.map((_, index, { length }) => look.widths?.[index] ?? Math.floor(9000 / length)) ?? [],
        rows: rows.map(
          (cells) =>
            new TableRow({
              children: cells.map(
                (cell, index) =>
                  new TableCell({
                    width: { size: look.widths?.[index] ?? Math.floor(9000 / cells.length), type: WidthType.DXA },
                    margins: { top: 40, bottom: 40, left: 90, right: 90 },
                    children: cell
                      .split('<br>')
                      .map((text) => (text.startsWith('• ') ? item(text.slice(2)) : new Paragraph({ children: runs(text) }))),
                  }),
              ),
            }),
        ),
      });
    const contentOf = (lines: string[]) =>
      blocksOf(lines).flatMap((block): (Paragraph | Table)[] => {
        if (block.kind === 'gap') return [new Paragraph({})];
        if (block.kind === 'name') return [look.name(block.text)];
        if (block.kind === 'heading') return [look.heading(block.text)];
        if (block.kind === 'list') return block.items.map(item);
        if (block.kind === 'table') return [table(block.rows)];
        return [line(block.text)];
      });
    const { marked: head, others } = splitBy('[head]', markup.split('\n'));
    return {
      format: 'docx',
      bytes() {
        const margin = look.margin ?? 1300;
        const run = { font: look.font, size: look.size * 2 };
        const section = {
          properties: { page: { margin: { top: margin, bottom: margin, left: margin, right: margin } } },
          ...(head.length > 0 && { headers: { default: new Header({ children: contentOf(head) }) } }),
          ...(look.footer && { footers: { default: new Footer({ children: [new Paragraph(look.footer)] }) } }),
          children: contentOf(others),
        };
        const heading2 = { run: { ...run, bold: true, color: '404040' }, paragraph: { spacing: { before: 160, after: 20 } } };
        const heading1 = { run: { font: look.font, size: look.size * 2 + 6, bold: true, color: '1F4E79' } };
        const styles = { default: { document: { run }, heading1, heading2 } };
        return Packer.toBuffer(new Document({ styles, sections: [section] }));
      },
    };
  };

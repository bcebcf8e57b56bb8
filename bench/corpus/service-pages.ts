import {
  BorderStyle,
  Document,
  Footer,
  Header,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  Textbox,
  TextRun,
  WidthType,
} from 'docx';
import { strToU8, zipSync } from 'fflate';
import type { Case } from './corpus.ts';
import { escaped } from './html.ts';

/**
 * A CV as lines of light markup: `= ` the name, `# ` a heading, `- ` a list item, `| a | b |` the row of a table, `**bold**`, a tab before
 * what is at the right, `[box]` before lines that Word has in a text box, `[head]` before those in its page header, `[side]` before lines of a side
 * column. Each format writes it as its programs do.
 */
type Line = { kind: 'name' | 'heading' | 'item' | 'row' | 'gap' | 'text'; text: string; cells: string[]; isBoxed: boolean };

function linesOf(markup: string): Line[] {
  return markup.split('\n').map((printed) => {
    const isBoxed = printed.startsWith('[box]');
    const raw = printed.replace('[box]', '').replace(/[«»]/g, '');
    const line = (kind: Line['kind'], text: string, cells: string[] = []) => ({ kind, text, cells, isBoxed });
    if (raw.trim() === '') return line('gap', '');
    if (raw.startsWith('= ')) return line('name', raw.slice(2));
    if (raw.startsWith('# ')) return line('heading', raw.slice(2));
    if (raw.startsWith('- ')) return line('item', raw.slice(2));
    if (raw.startsWith('|'))
      return line(
        'row',
        '',
        raw
          .slice(1, raw.lastIndexOf('|'))
          .split('|')
          .map((cell) => cell.trim()),
      );
    return line('text', raw);
  });
}

type Run = { text: string; bold: boolean };
const runsOf = (text: string): Run[] =>
  text
    .split('**')
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter((run) => run.text !== '');

/** Lines, with the rows of each table together. */
function blocksOf(lines: Line[]): (Line | Line[])[] {
  const blocks: (Line | Line[])[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.kind !== 'row') blocks.push(line);
    else if (Array.isArray(last)) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** The body of a page as HTML: `h1` the name, `h2` a heading, `p`, `ul` and `table`. */
function htmlOf(markup: string): string {
  const rich = (text: string) =>
    runsOf(text)
      .map((run) => (run.bold ? `<b>${escaped(run.text)}</b>` : escaped(run.text)))
      .join('');
  const one = ({ kind, text }: Line) => {
    if (kind === 'gap') return '<div class="gap"></div>';
    if (kind === 'item') return `<ul><li>${rich(text)}</li></ul>`;
    const [left = '', ...right] = text.split('\t');
    const tag = kind === 'name' ? 'h1' : kind === 'heading' ? 'h2' : 'p';
    return right.length > 0
      ? `<${tag} class="r"><span>${rich(left)}</span>${right.map((part) => `<span>${rich(part)}</span>`).join('')}</${tag}>`
      : `<${tag}>${rich(left)}</${tag}>`;
  };
  const table = (rows: Line[]) =>
    `<table>${rows.map(({ cells }) => `<tr>${cells.map((cell) => `<td>${rich(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
  return blocksOf(linesOf(markup))
    .map((block) => (Array.isArray(block) ? table(block) : one(block)))
    .join('\n');
}

/** Lines after `[side]`, and the others. */
function withSide(markup: string): { side: string; main: string } {
  const lines = markup.split('\n');
  const isSide = (line: string) => line.startsWith('[side]');
  return {
    side: lines
      .filter(isSide)
      .map((line) => line.slice(6))
      .join('\n'),
    main: lines.filter((line) => !isSide(line)).join('\n'),
  };
}

/** Printed by a browser; lines after `[side]` are in an `aside` before the `main` part. */
export function pdfOf(markup: string, css: string, paper: 'A4' | 'Letter'): Case['file'] {
  const { side, main } = withSide(markup);
  const body = side === '' ? htmlOf(main) : `<aside>${htmlOf(side)}</aside><main>${htmlOf(main)}</main>`;
  const reset =
    'body,p,h1,h2,ul{margin:0}ul{padding-left:16px}.r{display:flex;justify-content:space-between}.gap{height:7px}td{vertical-align:top;padding:2px 10px 2px 0}';
  const html = `<!doctype html><html><meta charset="utf-8"><style>${reset}${css}</style><body>${body}</body></html>`;
  return { format: 'pdf', html, paper };
}

export type WordLook = {
  heading: 'style' | 'bold' | 'underlined';
  size?: number;
  widths?: number[];
  listMark?: string;
  /** Left tab stops in twentieths of a point, before the right one. */
  tabs?: number[];
  /** Twentieths of a point of the column for `[side]` lines. */
  side?: number;
  boxWidth?: `${number}pt`;
  footer?: string;
};

export function wordOf(markup: string, look: WordLook): Case['file'] {
  const runs = (text: string, bold = false) =>
    runsOf(text).map((run) => new TextRun({ text: run.text, bold: bold || run.bold, size: (look.size ?? 11) * 2 }));
  const left = (look.tabs ?? []).map((position) => ({ type: TabStopType.LEFT, position }));
  const tabs = { tabStops: [...left, { type: TabStopType.RIGHT, position: 9000 }] };
  const paragraph = ({ kind, text }: Line) => {
    if (kind === 'gap') return new Paragraph({});
    if (kind === 'name') return new Paragraph({ children: [new TextRun({ text, bold: true, size: 36 })] });
    if (kind === 'heading')
      return look.heading === 'style'
        ? new Paragraph({ text, heading: 'Heading1' })
        : new Paragraph({
            spacing: { before: 160 },
            children: [
              new TextRun({
                text,
                bold: true,
                size: (look.size ?? 11) * 2,
                ...(look.heading === 'underlined' && { underline: {} }),
              }),
            ],
          });
    if (kind === 'item')
      return look.listMark
        ? new Paragraph({ indent: { left: 360, hanging: 200 }, children: runs(`${look.listMark} ${text}`) })
        : new Paragraph({ bullet: { level: 0 }, children: runs(text) });
    return new Paragraph({ ...tabs, children: runs(text) });
  };
  const table = (rows: Line[]) =>
    new Table({
      rows: rows.map(
        ({ cells }) =>
          new TableRow({
            children: cells.map(
              (cell, index) =>
                new TableCell({
                  width: { size: look.widths?.[index] ?? Math.floor(9000 / cells.length), type: WidthType.DXA },
                  children: cell.split('<br>').map((text) => new Paragraph({ children: runs(text) })),
                }),
            ),
          }),
      ),
    });
  const contentOf = (part: string) =>
    blocksOf(linesOf(part).filter(({ isBoxed }) => !isBoxed)).map((block) =>
      Array.isArray(block) ? table(block) : paragraph(block),
    );
  const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const borders = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };
  const columns = (side: number, parts: string[]) =>
    new Table({
      borders,
      columnWidths: [side, 9400 - side],
      rows: [
        new TableRow({
          children: parts.map(
            (part, index) =>
              new TableCell({
                width: { size: index === 0 ? side : 9400 - side, type: WidthType.DXA },
                children: contentOf(part),
              }),
          ),
        }),
      ],
    });
  return {
    format: 'docx',
    bytes() {
      const { side, main } = withSide(markup);
      const isHead = (line: string) => line.startsWith('[head]');
      const all = main.split('\n');
      const head = all.filter(isHead).map((line) => line.slice(6));
      const body = all.filter((line) => !isHead(line)).join('\n');
      const lines = linesOf(body);
      const boxed = lines.filter(({ isBoxed }) => isBoxed).map(paragraph);
      const box =
        boxed.length > 0 ? [new Textbox({ children: boxed, style: { width: look.boxWidth ?? '100%', height: 'auto' } })] : [];
      const children = [...box, ...(look.side ? [columns(look.side, [side, body])] : contentOf(body))];
      const footers = look.footer ? { footers: { default: new Footer({ children: [new Paragraph(look.footer)] }) } } : {};
      const headers = head.length > 0 ? { headers: { default: new Header({ children: contentOf(head.join('\n')) }) } } : {};
      return Packer.toBuffer(new Document({ sections: [{ ...headers, ...footers, children }] }));
    },
  };
}

export type TextLook = { mark: string; heading: 'caps' | 'rule' | 'plain'; indent?: string };

export function plainOf(markup: string, look: TextLook): Case['file'] {
  const text = blocksOf(linesOf(markup))
    .flatMap((block) => {
      if (Array.isArray(block)) {
        const widths = (block[0]?.cells ?? []).map((_, index) =>
          Math.max(...block.map(({ cells }) => (cells[index] ?? '').length)),
        );
        return block.map(({ cells }) =>
          cells
            .map((cell, index) => cell.padEnd((widths[index] ?? 0) + 3))
            .join('')
            .trimEnd(),
        );
      }
      const said = block.text.replaceAll('**', '').replaceAll('\t', '     ');
      if (block.kind === 'item') return [`${look.indent ?? ''}${look.mark} ${said}`];
      if (block.kind !== 'heading') return [said];
      return look.heading === 'caps' ? [said.toUpperCase()] : look.heading === 'rule' ? [said, '-'.repeat(said.length)] : [said];
    })
    .join('\n');
  return { format: 'txt', text };
}

/** As word processors write RTF: fonts and styles first, list markers as text with a tab, rows with the ends of their cells. */
export function rtfOf(markup: string): Case['file'] {
  const signs = (text: string) =>
    text
      .replace(/[\\{}]/g, (sign) => `\\${sign}`)
      .replace(/\t/g, '\\tab ')
      .replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0)}?`);
  const rich = (text: string) =>
    runsOf(text)
      .map((run) => (run.bold ? `{\\b ${signs(run.text)}}` : signs(run.text)))
      .join('');
  const body = blocksOf(linesOf(markup))
    .map((block) => {
      if (Array.isArray(block))
        return block
          .map(({ cells }) => {
            const ends = cells.map((_, index) => `\\cellx${Math.round((9000 * (index + 1)) / cells.length)}`).join('');
            return `\\trowd${ends}${cells.map((cell) => `\\pard\\intbl\\fs22 ${rich(cell)}\\cell`).join('')}\\row`;
          })
          .join('\n');
      if (block.kind === 'name') return `\\pard\\fs36\\b ${signs(block.text)}\\b0\\par`;
      if (block.kind === 'heading') return `\\pard\\sb200\\fs24\\b ${signs(block.text)}\\b0\\par`;
      if (block.kind === 'item') return `\\pard\\li720\\fi-360{\\listtext\\f1 \\'b7\\tab}\\fs22 ${rich(block.text)}\\par`;
      return `\\pard\\fs22 ${rich(block.text)}\\par`;
    })
    .join('\n');
  const rtf = `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss\\fcharset0 Calibri;}{\\f1\\froman\\fcharset2 Symbol;}}\n${body}}`;
  return { format: 'rtf', bytes: () => Buffer.from(rtf, 'latin1') };
}

/** As LibreOffice writes an OpenDocument text. */
export function odtOf(markup: string): Case['file'] {
  const spaces = ['office', 'style', 'text', 'table', 'fo'].map((name) => `xmlns:${name}="urn:${name}"`).join(' ');
  const rich = (text: string) =>
    runsOf(text)
      .map((run) => {
        const said = escaped(run.text).replaceAll('\t', '<text:tab/>');
        return run.bold ? `<text:span text:style-name="T1">${said}</text:span>` : said;
      })
      .join('');
  const body = blocksOf(linesOf(markup))
    .map((block) => {
      if (Array.isArray(block))
        return `<table:table>${block.map(({ cells }) => `<table:table-row>${cells.map((cell) => `<table:table-cell><text:p>${rich(cell)}</text:p></table:table-cell>`).join('')}</table:table-row>`).join('')}</table:table>`;
      if (block.kind === 'gap') return '<text:p/>';
      if (block.kind === 'name') return `<text:p text:style-name="P1">${escaped(block.text)}</text:p>`;
      if (block.kind === 'heading') return `<text:h text:outline-level="1">${escaped(block.text)}</text:h>`;
      if (block.kind === 'item')
        return `<text:list><text:list-item><text:p>${rich(block.text)}</text:p></text:list-item></text:list>`;
      return `<text:p>${rich(block.text)}</text:p>`;
    })
    .join('');
  const content = `<?xml version="1.0"?><office:document-content ${spaces}><office:automatic-styles><style:style style:name="P1" style:family="paragraph"><style:text-properties fo:font-size="20pt" fo:font-weight="bold"/></style:style><style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  const parts = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': content };
  return {
    format: 'odt',
    bytes: () => Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))),
  };
}

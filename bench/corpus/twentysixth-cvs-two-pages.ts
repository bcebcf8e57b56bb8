import {
  AlignmentType,
  BorderStyle,
  Document,
  Header,
  type IRunOptions,
  LeaderType,
  Packer,
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

const KINDS = { '# # ': 'entry', '# ': 'heading', '= ': 'name', '- ': 'item', '[box]': 'box' } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'text';
const kindOf = (line: string): [kind: Kind, text: string] => {
  for (const [prefix, kind] of Object.entries(KINDS)) if (line.startsWith(prefix)) return [kind, line.slice(prefix.length)];
  return ['text', line];
};
const cellsOf = (row: string) =>
  row
    .slice(1, row.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());
const after = (lines: string[], prefix: string) =>
  lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
const mainOf = (lines: string[]) => lines.filter((line) => !/^\[(?:head|side)\]/.test(line));

/** Text in pieces: what is in guillemets is of the form, what is in asterisks bold. */
type Piece = { text: string; isLabel: boolean; isBold: boolean };
const piecesOf = (text: string): Piece[] =>
  text
    .split(/(«[^»]*»|\*\*.+?\*\*)/)
    .filter(Boolean)
    .map((piece) => ({
      text: piece.replace(/[«»]|\*\*/g, ''),
      isLabel: piece.startsWith('«'),
      isBold: piece.startsWith('**'),
    }));
const isAllLabels = (cells: string[]) => cells.length > 1 && cells.every((cell) => /^«[^»]*»$/.test(cell));

/** Lines, with the rows of each table together. */
function blocksOf(lines: string[]): (string | string[])[] {
  const blocks: (string | string[])[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (!line.startsWith('|')) blocks.push(line);
    else if (Array.isArray(last)) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

const TAGS = { name: 'h1', heading: 'h2', entry: 'h3', item: 'li', box: 'p class="box"', text: 'p' };

/** A form that a browser prints: each row is a line of boxes (`.n3` where it has three), labels are `small`. */
export const boxes =
  (paper: 'A4' | 'Letter', css: string): Write =>
  (markup) => {
    const html = (text: string) =>
      text
        .split('<br>')
        .map((line) =>
          piecesOf(line)
            .map((piece) => {
              const said = escaped(piece.text);
              return piece.isLabel ? `<small>${said}</small>` : piece.isBold ? `<b>${said}</b>` : said;
            })
            .join(''),
        )
        .join('<br>');
    const row = (line: string) => {
      const cells = cellsOf(line);
      const title = isAllLabels(cells) ? ' th' : '';
      return `<div class="row n${cells.length}${title}">${cells.map((cell) => `<div>${html(cell)}</div>`).join('')}</div>`;
    };
    const one = (line: string) => {
      const [kind, text] = kindOf(line);
      const tag = TAGS[kind];
      const parts = text.split('\t');
      const said = parts.length > 1 ? parts.map((part) => `<span>${html(part)}</span>`).join(' ') : html(text);
      return parts.length > 1 && kind === 'text' ? `<p class="tabs">${said}</p>` : `<${tag}>${said}</${tag.split(' ')[0]}>`;
    };
    const body = blocksOf(markup.trim().split('\n')).map((block) =>
      Array.isArray(block) ? `<div class="rows">${block.map(row).join('')}</div>` : one(block),
    );
    const reset =
      'body,h1,h2,h3,p{margin:0}h2,h3{break-after:avoid}.row{display:grid;break-inside:avoid}small{font-size:inherit}';
    return {
      format: 'pdf',
      paper,
      html: `<!doctype html><html><meta charset="utf-8"><style>${reset}${css}</style><body>${body.join('\n')}</body></html>`,
    };
  };

/**
 * A page that Typst sets. The preamble has a function for each kind of line (`name`, `heading`, `entry`, `item`, `box`, `body`), one for labels
 * and one that puts the top, the side and the main text on the page. Tables have 24 columns, which the cells of a row share.
 */
export const sheet =
  (preamble: string, spans: Record<number, number[]> = {}): Write =>
  (markup) => {
    const quoted = (text: string) => `#${JSON.stringify(text)};`;
    const rich = (text: string) =>
      piecesOf(text)
        .map((piece) => {
          const said = quoted(piece.text);
          return piece.isLabel ? `#label_[${said}]` : piece.isBold ? `#strong[${said}]` : said;
        })
        .join('');
    const table = (rows: string[]) => {
      const cells = rows.flatMap((line) => {
        const of = cellsOf(line);
        const even = Math.floor(24 / of.length);
        const title = isAllLabels(of) ? ', fill: luma(225)' : '';
        return of.map((cell, index) => `table.cell(colspan: ${(spans[of.length] ?? [])[index] ?? even}${title})[${rich(cell)}]`);
      });
      return `#table(columns: (1fr,) * 24, ${cells.join(', ')})`;
    };
    const one = (line: string) => {
      if (line.trim() === '') return '#v(5pt)';
      const [kind, text] = kindOf(line);
      return `#${kind === 'text' ? 'body' : kind}_[${text.split('\t').map(rich).join(' #h(1fr) ')}]`;
    };
    const content = (lines: string[]) =>
      blocksOf(lines)
        .map((block) => (Array.isArray(block) ? table(block) : one(block)))
        .join('\n\n');
    const lines = markup.trim().split('\n');
    const main = mainOf(lines);
    const first = main.findIndex((line) => line.startsWith('# '));
    const parts = [main.slice(0, first), after(lines, '[side]'), main.slice(first)];
    return { format: 'pdf', typst: `${preamble}\n#compose(${parts.map((part) => `[${content(part)}]`).join(', ')})` };
  };

type Face = { font?: string; size?: number; color?: string; bold?: boolean; italics?: boolean };
type FormLook = {
  font: string;
  /** Points. */
  size: number;
  paper?: 'Letter';
  margin?: number;
  label?: Face;
  answer?: Face;
  heading: Face & { fill?: string; isRuled?: boolean };
  nameFace?: Face;
  /** How many lines are centred at the top. */
  centred?: number;
  /** Dots behind an answer, up to this place in twentieths of a point. */
  dots?: number;
  /** The shade of cells that only have a label. */
  shade?: string;
  border?: string;
  /** How many of 24 columns each cell has, by the number of cells in the row. */
  spans?: Record<number, number[]>;
};

/** A Word file of tables with merged cells and typed answers. */
export const form =
  (look: FormLook): Write =>
  (markup) => {
    const face = (of: Face = {}): IRunOptions => ({ font: look.font, ...of, size: (of.size ?? look.size) * 2 });
    const runs = (text: string, base: Face = {}) =>
      text.split('\t').flatMap((part, index) => [
        ...(index > 0 ? [new TextRun({ children: [new Tab()] })] : []),
        ...piecesOf(part).map(
          (piece) =>
            new TextRun({
              ...face({ ...base, ...(piece.isLabel ? look.label : look.answer), ...(piece.isBold && { bold: true }) }),
              text: piece.text,
            }),
        ),
      ]);
    const width = (look.paper ? 12240 : 11906) - 2 * (look.margin ?? 1000);
    const paragraph = (line: string, isCentred: boolean) => {
      const [kind, text] = kindOf(line);
      const bare = piecesOf(text)
        .map((piece) => piece.text)
        .join('');
      const centre = isCentred ? { alignment: AlignmentType.CENTER } : {};
      if (kind === 'name')
        return new Paragraph({
          ...centre,
          spacing: { after: 80 },
          children: [new TextRun({ ...face({ size: 18, bold: true, ...look.nameFace }), text: bare })],
        });
      if (kind === 'heading') {
        const { fill, isRuled, ...of } = look.heading;
        return new Paragraph({
          keepNext: true,
          spacing: { before: 200, after: 60 },
          ...(fill && { shading: { type: ShadingType.CLEAR, color: 'auto', fill } }),
          ...(isRuled && { border: { bottom: { style: BorderStyle.SINGLE, size: 8, color: of.color ?? '000000', space: 1 } } }),
          children: [new TextRun({ ...face({ bold: true, size: look.size + 1, ...of }), text: bare })],
        });
      }
      if (kind === 'entry')
        return new Paragraph({
          keepNext: true,
          spacing: { before: 140, after: 20 },
          children: [new TextRun({ ...face({ bold: true }), text: bare, underline: {} })],
        });
      if (kind === 'item')
        return new Paragraph({ bullet: { level: 0 }, spacing: { after: 20 }, children: runs(text, look.answer) });
      const hasDots = look.dots !== undefined && /^«[^»]+» \S/.test(text);
      return new Paragraph({
        ...centre,
        spacing: { after: 60 },
        ...(hasDots && { tabStops: [{ type: TabStopType.RIGHT, position: look.dots ?? 0, leader: LeaderType.DOT }] }),
        children: [...runs(text), ...(hasDots ? [new TextRun({ children: [new Tab()] })] : [])],
      });
    };
    const edge = { style: BorderStyle.SINGLE, size: 4, color: look.border ?? '7F7F7F' };
    const table = (rows: string[]) => {
      const unit = Math.floor(width / 24);
      const row = (line: string) => {
        const cells = cellsOf(line);
        const shares = look.spans?.[cells.length] ?? cells.map(() => Math.floor(24 / cells.length));
        return new TableRow({
          cantSplit: true,
          children: cells.map((cell, index) => {
            const span = shares[index] ?? 1;
            const fill = look.shade && /^«[^»]*»$/.test(cell) ? look.shade : undefined;
            return new TableCell({
              columnSpan: span,
              width: { size: span * unit, type: WidthType.DXA },
              margins: { left: 90, right: 70, top: 40, bottom: 40 },
              ...(fill && { shading: { type: ShadingType.CLEAR, color: 'auto', fill } }),
              children: cell.split('<br>').map((text) => new Paragraph({ spacing: { after: 20 }, children: runs(text) })),
            });
          }),
        });
      };
      return new Table({
        layout: TableLayoutType.FIXED,
        columnWidths: Array.from({ length: 24 }, () => unit),
        width: { size: unit * 24, type: WidthType.DXA },
        borders: { top: edge, bottom: edge, left: edge, right: edge, insideHorizontal: edge, insideVertical: edge },
        rows: rows.map(row),
      });
    };
    return {
      format: 'docx',
      bytes() {
        const lines = markup.trim().split('\n');
        const head = after(lines, '[head]').map(
          (line) => new Paragraph({ alignment: AlignmentType.RIGHT, children: runs(line, { size: 8.5 }) }),
        );
        const children = blocksOf(mainOf(lines)).map((block, index) =>
          Array.isArray(block) ? table(block) : paragraph(block, index < (look.centred ?? 0)),
        );
        const side = look.margin ?? 1000;
        const size = look.paper ? { width: 12240, height: 15840 } : { width: 11906, height: 16838 };
        const page = { size, margin: { top: head.length > 0 ? 1300 : side, bottom: side, left: side, right: side } };
        const headers = head.length > 0 ? { headers: { default: new Header({ children: head }) } } : {};
        return Packer.toBuffer(new Document({ sections: [{ properties: { page }, ...headers, children }] }));
      },
    };
  };

/** As a mail program or a text editor has it: rows with tabs between their cells, lines wrapped where `wrap` says. */
export const typedText =
  (look: { wrap?: number; heading: (text: string) => string }): Write =>
  (markup) => {
    const wrapped = (line: string) => {
      if (look.wrap === undefined || line.startsWith('From:')) return line;
      const out: string[] = [];
      let now = '';
      for (const word of line.split(' ')) {
        if (now !== '' && now.length + 1 + word.length > look.wrap) {
          out.push(now);
          now = word;
        } else now = now === '' ? word : `${now} ${word}`;
      }
      return [...out, now].join('\n');
    };
    const text = markup
      .trim()
      .replace(/[«»]/g, '')
      .split('\n')
      .map((line) => {
        if (line.startsWith('|')) return cellsOf(line).join('\t').trimEnd();
        return line.startsWith('# ') ? look.heading(line.slice(2)) : wrapped(line);
      })
      .join('\n');
    return { format: 'txt', text: `${text}\n` };
  };

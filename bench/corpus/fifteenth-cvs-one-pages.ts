import {
  AlignmentType,
  BorderStyle,
  Document,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { escaped } from './html.ts';
import type { Write } from './writers.ts';

// Writers for the CVs of `fifteenth-cvs-one.ts`. They read the markup of `fact-markup.ts` and lay it out in further ways.

type Run = { text: string; bold: boolean; italic: boolean };
const runsOf = (text: string): Run[] =>
  text
    .split(/(\*\*.+?\*\*|__.+?__)/)
    .filter(Boolean)
    .map((part) => ({
      text: part.replace(/^(?:\*\*|__)|(?:\*\*|__)$/g, ''),
      bold: part.startsWith('**'),
      italic: part.startsWith('__'),
    }));

const cellsOf = (line: string) =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());

/** Lines in groups: consecutive list items and consecutive table rows are together. */
function groupsOf(lines: string[]): string[][] {
  const groups: string[][] = [];
  const markOf = (line: string) => (/^(?:- |\|)/.exec(line) ?? [''])[0];
  for (const line of lines) {
    const last = groups.at(-1);
    const mark = markOf(line);
    if (last && mark !== '' && markOf(last[0] ?? '') === mark) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

const rich = (text: string) =>
  runsOf(text)
    .map(({ text, bold, italic }) => (bold ? `<b>${escaped(text)}</b>` : italic ? `<i>${escaped(text)}</i>` : escaped(text)))
    .join('');

function htmlOfLines(lines: string[]): string {
  return groupsOf(lines)
    .map((group) => {
      const [line = ''] = group;
      if (line.startsWith('= ')) return `<h1>${rich(line.slice(2))}</h1>`;
      if (line.startsWith('- ')) return `<ul>${group.map((item) => `<li>${rich(item.slice(2))}</li>`).join('')}</ul>`;
      if (line.startsWith('|')) {
        const rows = group.map(cellsOf);
        const columns = Math.max(...rows.map((cells) => cells.length));
        const rowOf = (cells: string[]) =>
          cells
            .map((cell, index) => {
              const span = index === cells.length - 1 && cells.length < columns ? columns - cells.length + 1 : 1;
              return `<td colspan="${span}">${cell.split('<br>').map(rich).join('<br>')}</td>`;
            })
            .join('');
        return `<table>${rows.map((cells) => `<tr>${rowOf(cells)}</tr>`).join('')}</table>`;
      }
      const parts = line.split('\t');
      return parts.length > 1
        ? `<p class="r">${parts.map((part) => `<span>${rich(part)}</span>`).join('')}</p>`
        : `<p>${rich(line)}</p>`;
    })
    .join('');
}

/** Each heading starts a `section`, each blank line an entry (`div`) in it. What precedes the first heading is a `header`. */
function htmlOfPart(part: string): string {
  const entries = (block: string) =>
    block
      .split(/\n\s*\n/)
      .filter((entry) => entry.trim() !== '')
      .map((entry) => `<div>${htmlOfLines(entry.split('\n').filter(Boolean))}</div>`)
      .join('');
  return part
    .split(/^(?=# )/m)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      if (!block.startsWith('# ')) return `<header>${entries(block)}</header>`;
      const [heading = '', ...lines] = block.split('\n');
      return `<section><h2>${rich(heading.slice(2))}</h2><article>${entries(lines.join('\n'))}</article></section>`;
    })
    .join('');
}

/** Printed by a browser: `header`, `section`s with `h2` and `article`, and an `aside` for `[side]` lines. `[head]` lines are left to the CSS of the page margin. */
export const browserPage =
  (paper: 'A4' | 'Letter', css: string): Write =>
  (markup) => {
    const lines = markup
      .replace(/[«»]/g, '')
      .split('\n')
      .filter((line) => !line.startsWith('[head]'));
    const isSide = (line: string) => line.startsWith('[side]');
    const side = lines.filter(isSide).map((line) => line.slice(6));
    const main = htmlOfPart(lines.filter((line) => !isSide(line)).join('\n'));
    const body = side.length > 0 ? `<aside>${htmlOfPart(side.join('\n'))}</aside><main>${main}</main>` : main;
    const reset =
      'body,p,h1,h2,ul{margin:0}ul{padding-left:16px}.r{display:flex;justify-content:space-between;gap:16px}.r span:last-child{white-space:nowrap}td{vertical-align:top;text-align:left}';
    return {
      format: 'pdf',
      html: `<!doctype html><html><meta charset="utf-8"><style>${reset}${css}</style><body>${body}</body></html>`,
      paper,
    };
  };

/** Text as it is, without the marks of labels. Lines longer than `width` continue on the next line, under the text of a list item. */
export const rawText =
  (width = Number.POSITIVE_INFINITY): Write =>
  (markup) => ({
    format: 'txt',
    text: markup
      .replace(/[«»]/g, '')
      .split('\n')
      .flatMap((line) => wrapped(line, width))
      .join('\n'),
  });

function wrapped(line: string, width: number): string[] {
  if (line.length <= width) return [line];
  const hang = ' '.repeat(/^[*>-] +/.exec(line)?.[0].length ?? 0);
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.trim() === '' || last.length + 1 + word.length <= width)
      lines[lines.length - 1] = last === '' || last === hang ? last + word : `${last} ${word}`;
    else lines.push(hang + word);
  }
  return lines;
}

export type StyledLook = {
  font: string;
  color: string;
  /** Points. */
  size: number;
  /** Centres what precedes the first heading. */
  isHeaderCentered?: boolean;
  isLetter?: boolean;
  /** A line in bold only is a `Heading 2`. */
  isBoldHeading?: boolean;
  isHeadingCapital?: boolean;
  isHeadingRuled?: boolean;
  /** Widths of the columns of tables, in twentieths of a point. */
  widths: number[];
  isTableRuled?: boolean;
};

const NO_BORDER = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const NO_BORDERS = {
  top: NO_BORDER,
  bottom: NO_BORDER,
  left: NO_BORDER,
  right: NO_BORDER,
  insideHorizontal: NO_BORDER,
  insideVertical: NO_BORDER,
};

/** A Word file with paragraph styles. The last cell of a short row spans the columns left over; a cell that starts in bold is shaded in ruled tables. */
export const styledWord =
  (look: StyledLook): Write =>
  (markup) => ({
    format: 'docx',
    bytes() {
      const textWidth = look.isLetter ? 9360 : 9026;
      const runs = (text: string) =>
        runsOf(text).map(({ text, bold, italic }) => new TextRun({ text, bold, italics: italic, size: look.size * 2 }));
      const border = { style: BorderStyle.SINGLE, size: 6, color: look.color, space: 1 };
      const paragraph = (line: string, before?: string, isHeader = false): Paragraph => {
        const alignment = look.isHeaderCentered && isHeader ? AlignmentType.CENTER : AlignmentType.LEFT;
        if (line.startsWith('= ')) {
          const children = [new TextRun({ text: line.slice(2), size: 44, color: look.color })];
          return new Paragraph({ alignment, children });
        }
        if (line.startsWith('# '))
          return new Paragraph({
            heading: HeadingLevel.HEADING_1,
            keepNext: true,
            spacing: { before: 280, after: 80 },
            ...(look.isHeadingRuled && { border: { bottom: border } }),
            children: [
              new TextRun({
                text: line.slice(2),
                size: 26,
                color: look.color,
                allCaps: look.isHeadingCapital ?? false,
                bold: true,
              }),
            ],
          });
        if (line.startsWith('- ')) return new Paragraph({ bullet: { level: 0 }, children: runs(line.slice(2)) });
        const [, alone] = /^\*\*([^*]+)\*\*$/.exec(line) ?? [];
        if (alone && look.isBoldHeading)
          return new Paragraph({
            heading: HeadingLevel.HEADING_2,
            spacing: { before: 140 },
            children: [new TextRun({ text: alone, size: look.size * 2 + 2, color: '222222', bold: true })],
          });
        return new Paragraph({
          alignment,
          ...(before?.startsWith('- ') && { spacing: { before: 120 } }),
          tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
          children: runs(line),
        });
      };
      const table = (rows: string[]) => {
        const columns = look.widths.length;
        return new Table({
          columnWidths: look.widths,
          ...(look.isTableRuled ? {} : { borders: NO_BORDERS }),
          rows: rows.map(cellsOf).map(
            (cells) =>
              new TableRow({
                cantSplit: true,
                children: cells.map((cell, index) => {
                  const span = index === cells.length - 1 ? columns - cells.length + 1 : 1;
                  const size = look.widths.slice(index, index + span).reduce((sum, width) => sum + width, 0);
                  return new TableCell({
                    columnSpan: span,
                    width: { size, type: WidthType.DXA },
                    ...(look.isTableRuled &&
                      cell.startsWith('**') && { shading: { type: ShadingType.CLEAR, fill: 'E7E6E6', color: 'auto' } }),
                    children: cell.split('<br>').map((text) => paragraph(text)),
                  });
                }),
              }),
          ),
        });
      };
      const contentOf = (lines: string[]) => {
        const firstHeading = lines.findIndex((line) => line.startsWith('# '));
        let index = 0;
        return groupsOf(lines).flatMap((group) => {
          const start = index;
          index += group.length;
          if (group[0]?.startsWith('|')) return [table(group), new Paragraph({ spacing: { after: 40 } })];
          return group.map((line, offset) => paragraph(line, lines[start + offset - 1], start + offset < firstHeading));
        });
      };
      const lines = markup.replace(/[«»]/g, '').split('\n');
      const head = lines.filter((line) => line.startsWith('[head]')).map((line) => line.slice(6));
      const body = lines.filter((line) => !line.startsWith('[head]'));
      const headers = head.length > 0 ? { headers: { default: new Header({ children: contentOf(head) }) } } : {};
      return Packer.toBuffer(
        new Document({
          styles: { default: { document: { run: { font: look.font, size: look.size * 2 } } } },
          sections: [
            {
              ...headers,
              ...(look.isLetter && { properties: { page: { size: { width: 12240, height: 15840 } } } }),
              children: contentOf(body),
            },
          ],
        }),
      );
    },
  });

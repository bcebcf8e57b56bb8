import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  Packer,
  Paragraph,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { pdfOf } from './service-pages.ts';
import type { Write } from './writers.ts';

/** Printed by a browser, with `<br>` in cells and `__italics__`. */
export const sheet =
  (paper: 'A4' | 'Letter', css: string): Write =>
  (markup) => {
    const file = pdfOf(markup, css, paper);
    if (!('html' in file)) return file;
    const html = file.html.replaceAll('&lt;br>', '<br>').replace(/__(.+?)__/g, '<i>$1</i>');
    return { ...file, html };
  };

export type TypedLook = {
  font: string;
  size: number;
  /** How many of the first lines are centered. */
  centered?: number;
  heading: { bold?: boolean; underline?: boolean; shade?: string; color?: string; size?: number };
  /** Lines of text that follow each other are one paragraph with line breaks. */
  softBreaks?: boolean;
  /** Where `[head]` lines are printed. */
  margin?: 'header' | 'footer';
  /** Widths of columns in twentieths of a point, by the number of columns. */
  widths?: Record<number, number[]>;
  borders?: boolean;
  /** Color behind the first row of each table. */
  headRow?: string;
};

/** A Word file as people type it: tabs at the default stops, tables with borders, fonts set by hand and no styles. */
export function typed(look: TypedLook): Write {
  const half = look.size * 2;
  const runs = (text: string, set: { bold?: boolean; size?: number; underline?: boolean; color?: string } = {}) =>
    text.split('\n').flatMap((line, index) =>
      line.split('**').map((part, piece) => {
        const words = part.split('\t').flatMap((word, at) => (at === 0 ? [word] : [new Tab(), word]));
        return new TextRun({
          children: words,
          font: look.font,
          size: set.size ?? half,
          bold: (set.bold ?? false) || piece % 2 === 1,
          ...(set.underline && { underline: {} }),
          ...(set.color && { color: set.color }),
          ...(index > 0 && piece === 0 && { break: 1 }),
        });
      }),
    );
  const row = (raw: string, isFirst: boolean) => {
    const cells = raw.slice(1, raw.lastIndexOf('|')).split('|');
    return new TableRow({
      children: cells.map((cell, index) => {
        const width = look.widths?.[cells.length]?.[index] ?? Math.floor(9400 / cells.length);
        const shading = isFirst && look.headRow ? { shading: { type: ShadingType.CLEAR, fill: look.headRow } } : {};
        return new TableCell({
          width: { size: width, type: WidthType.DXA },
          margins: { left: 80, right: 80 },
          ...shading,
          children: cell.split('<br>').map((text) => new Paragraph({ children: runs(text.trim()) })),
        });
      }),
    });
  };
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const noBorders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };
  const table = (rows: string[]) => {
    const count = (rows[0]?.split('|').length ?? 2) - 2;
    return new Table({
      columnWidths: look.widths?.[count] ?? Array.from({ length: count }, () => Math.floor(9400 / count)),
      rows: rows.map((raw, index) => row(raw, index === 0)),
      ...(!look.borders && { borders: noBorders }),
    });
  };
  const paragraph = (raw: string, isCentered: boolean) => {
    const alignment = isCentered ? { alignment: AlignmentType.CENTER } : {};
    if (raw.startsWith('= '))
      return new Paragraph({ ...alignment, children: runs(raw.slice(2), { bold: true, size: half + 10 }) });
    if (raw.startsWith('# ')) {
      const { shade, size, ...set } = look.heading;
      return new Paragraph({
        ...alignment,
        ...(shade && { shading: { type: ShadingType.CLEAR, fill: shade } }),
        children: runs(raw.slice(2), { ...set, size: (size ?? look.size) * 2 }),
      });
    }
    return new Paragraph({ ...alignment, children: runs(raw) });
  };
  const isText = (line: string | undefined) => line !== undefined && line.trim() !== '' && !/^(?:[=#|-] ?)/.test(line);
  const contentOf = (lines: string[], centered = 0) => {
    const blocks: string[][] = [];
    for (const [index, line] of lines.entries()) {
      const last = blocks.at(-1);
      const before = lines[index - 1];
      const isRow = line.startsWith('|') && before?.startsWith('|');
      const isSame = look.softBreaks && index >= centered && isText(line) && isText(before);
      if (last && (isRow || isSame)) last.push(line);
      else blocks.push([line]);
    }
    return blocks.map((block, index) =>
      block[0]?.startsWith('|') ? table(block) : paragraph(block.join('\n'), index < centered),
    );
  };
  return (markup) => ({
    format: 'docx',
    bytes() {
      const lines = markup.replace(/[«»]/g, '').split('\n');
      const atMargin = lines.filter((line) => line.startsWith('[head]')).map((line) => line.slice(6));
      const body = lines.filter((line) => !line.startsWith('[head]'));
      const children = contentOf(atMargin);
      const margin =
        atMargin.length === 0
          ? {}
          : look.margin === 'footer'
            ? { footers: { default: new Footer({ children }) } }
            : { headers: { default: new Header({ children }) } };
      const page = { size: { width: 11906, height: 16838 }, margin: { top: 1134, bottom: 1134, left: 1134, right: 1134 } };
      const section = { properties: { page }, ...margin, children: contentOf(body, look.centered) };
      return Packer.toBuffer(new Document({ sections: [section] }));
    },
  });
}

/** Plain text as typed: lines broken by an e-mail program, or tabs and line endings of an editor on Windows. */
export function note(look: { mark: string; width?: number; heading?: (text: string) => string }): Write {
  const wrapped = (text: string) => {
    if (!look.width) return [text];
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && `${last} ${word}`.length <= look.width) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  };
  return (markup) => {
    const lines = markup.replace(/[«»]|\*\*/g, '').split('\n');
    const out = lines.flatMap((raw) => {
      if (raw.startsWith('= ')) return [raw.slice(2)];
      if (raw.startsWith('# ')) return [look.heading ? look.heading(raw.slice(2)) : raw.slice(2)];
      if (raw.startsWith('- ')) return wrapped(`${look.mark}${raw.slice(2)}`);
      return wrapped(raw);
    });
    return { format: 'txt', text: out.join(look.width ? '\n' : '\r\n') };
  };
}

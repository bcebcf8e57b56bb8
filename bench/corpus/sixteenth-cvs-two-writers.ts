import { AlignmentType, BorderStyle, Document, Packer, Paragraph, ShadingType, Table, TableCell, TableRow, TextRun } from 'docx';
import { type TypstLook, typstOf } from './fact-markup.ts';
import { escapedLines } from './html.ts';
import type { Write } from './writers.ts';

// Page layouts of the sixteenth batch, part two. A blank line in the markup ends an entry.

const rich = (text: string) =>
  escapedLines(text)
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/__(.+?)__/g, '<i>$1</i>');
const slugOf = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '-');

function entryOf(lines: string[]): string {
  const html = lines.map((line) => {
    if (line.startsWith('= ')) return `<h1>${rich(line.slice(2))}</h1>`;
    if (line.startsWith('- ')) return `<li>${rich(line.slice(2))}</li>`;
    if (line.startsWith('|')) {
      const cells = line.slice(1, line.lastIndexOf('|')).split('|');
      return `<tr>${cells.map((cell) => `<td>${rich(cell.trim())}</td>`).join('')}</tr>`;
    }
    const parts = line.split('\t').map(rich);
    return parts.length > 1 ? `<p class="r">${parts.map((part) => `<span>${part}</span>`).join('')}</p>` : `<p>${parts[0]}</p>`;
  });
  const joined = html
    .join('\n')
    .replace(/(?:<li>.*<\/li>\n?)+/g, (items) => `<ul>${items}</ul>`)
    .replace(/(?:<tr>.*<\/tr>\n?)+/g, (rows) => `<table>${rows}</table>`);
  return `<article>${joined}</article>`;
}

function sectionsOf(lines: string[]): string {
  return lines
    .join('\n')
    .split(/^(?=# )/m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, heading = '', body = part] = /^# (.*)\n?([\s\S]*)$/.exec(part) ?? [];
      const entries = body.split(/\n\s*\n/).map((entry) => entryOf(entry.split('\n').filter((line) => line.trim() !== '')));
      const title = heading === '' ? '' : `<h2>${rich(heading)}</h2>`;
      return `<section class="${heading === '' ? 'top' : slugOf(heading)}">${title}${entries.join('')}</section>`;
    })
    .join('\n');
}

/** HTML of sections and entries: `[head]` lines in `header`, `[side]` lines in `aside`, `[box]` lines in `footer`, the others in `main`. */
export const sheet =
  (paper: 'A4' | 'Letter', css: string): Write =>
  (markup) => {
    const lines = markup.replace(/[«»]/g, '').split('\n');
    const of = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
    const part = (tag: string, own: string[]) => (own.length > 0 ? `<${tag}>${sectionsOf(own)}</${tag}>` : '');
    const main = lines.filter((line) => !/^\[(?:head|side|box)\]/.test(line));
    const body = [part('header', of('[head]')), part('aside', of('[side]')), part('main', main), part('footer', of('[box]'))];
    const reset =
      'body,p,h1,h2,ul{margin:0}ul{padding-left:16px}.r{display:flex;justify-content:space-between}td{vertical-align:top;text-align:left}';
    return {
      format: 'pdf',
      html: `<!doctype html><html><meta charset="utf-8"><style>${reset}${css}</style><body>${body.join('')}</body></html>`,
      paper,
    };
  };

/** Typst with the line below the name centred, as LaTeX résumé classes print contact details. */
export const latex =
  (look: TypstLook): Write =>
  (markup) => {
    const file = typstOf(markup, look);
    if (!('typst' in file)) return file;
    const [, name = '', contact = ''] = /\n(#centred\[.*\])\n\n(.*)\n/.exec(file.typst) ?? [];
    return { ...file, typst: file.typst.replace(`${name}\n\n${contact}`, `${name}\n\n#align(center)[${contact}]`) };
  };

/** Plain text with hard line breaks, as mail programs wrap it. */
export const wrapped =
  (columns: number): Write =>
  (markup) => {
    const text = markup
      .replace(/[«»]/g, '')
      .replace(/^= /, '')
      .split('\n')
      .map((line) => {
        const rows: string[] = [];
        for (const token of line.split(' ')) {
          const row = rows.at(-1);
          if (row === undefined || `${row} ${token}`.length > columns) rows.push(token);
          else rows[rows.length - 1] = `${row} ${token}`;
        }
        return rows.join(line.startsWith('* ') ? '\n  ' : '\n');
      })
      .join('\n');
    return { format: 'txt', text: `${text}\n` };
  };

/** A Word document with line breaks inside paragraphs (Shift+Enter), centred headings in colour and tables. */
export const softBreaks = (): Write => (markup) => ({
  format: 'docx',
  bytes() {
    const font = 'Georgia';
    const runs = (line: string, first: boolean) =>
      line
        .split('**')
        .map(
          (text, index) =>
            new TextRun({ text, font, size: 21, bold: index % 2 === 1, ...(index === 0 && !first && { break: 1 }) }),
        );
    const table = (rows: string[]) =>
      new Table({
        columnWidths: rows[0]?.split('|').length === 5 ? [1500, 2800, 5000] : [4200, 2200],
        rows: rows.map((row) => {
          const cells = row.slice(1, row.lastIndexOf('|')).split('|');
          const isTitle = cells.every((cell) => cell.includes('**'));
          return new TableRow({
            children: cells.map(
              (cell) =>
                new TableCell({
                  ...(isTitle && { shading: { type: ShadingType.CLEAR, fill: 'E9DDF0', color: 'auto' } }),
                  margins: { top: 40, bottom: 40, left: 90, right: 90 },
                  children: [
                    new Paragraph({
                      children: cell
                        .trim()
                        .split('<br>')
                        .flatMap((line, index) => runs(line, index === 0)),
                    }),
                  ],
                }),
            ),
          });
        }),
      });
    const block = (part: string): (Paragraph | Table)[] => {
      const lines = part.split('\n').filter((line) => line.trim() !== '');
      const [first = ''] = lines;
      if (first.startsWith('|')) return [table(lines)];
      return [new Paragraph({ spacing: { after: 80 }, children: lines.flatMap((line, index) => runs(line, index === 0)) })];
    };
    const [top = '', ...sections] = markup.replace(/[«»]/g, '').split(/^# /m);
    const [name = '', ...contact] = top.trim().split('\n');
    const children = [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({ text: name.replace('= ', ''), font, size: 40, color: '5B2A6E' }),
          ...contact.flatMap((line) => runs(line, false)),
        ],
      }),
      ...sections.flatMap((section) => {
        const [heading = '', ...body] = section.split('\n');
        return [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            spacing: { before: 220, after: 80 },
            border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: '5B2A6E', space: 2 } },
            children: [new TextRun({ text: heading, font, size: 23, color: '5B2A6E' })],
          }),
          ...body
            .join('\n')
            .split(/\n(?=\|)(?<!\|\n)|(?<=\|)\n(?!\|)/)
            .filter((part) => part.trim() !== '')
            .flatMap(block),
        ];
      }),
    ];
    return Packer.toBuffer(
      new Document({ sections: [{ properties: { page: { size: { width: 12240, height: 15840 } } }, children }] }),
    );
  },
});

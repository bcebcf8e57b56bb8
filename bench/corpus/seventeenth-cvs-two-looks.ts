import {
  BorderStyle,
  Document,
  Header,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { type TypstLook, typstOf } from './fact-markup.ts';
import { escaped } from './html.ts';
import type { Write } from './writers.ts';

const rich = (text: string) =>
  escaped(text)
    .replaceAll('&lt;br>', '<br>')
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/__(.+?)__/g, '<i>$1</i>');

/** Lines of light markup as HTML. Consecutive items form one list, consecutive rows one table. */
function htmlOf(lines: string[]): string {
  const tag = (line: string): [tag: string, text: string] =>
    line.startsWith('= ')
      ? ['h1', line.slice(2)]
      : line.startsWith('# ')
        ? ['h2', line.slice(2)]
        : line.startsWith('- ')
          ? ['li', line.slice(2)]
          : ['p', line];
  return lines
    .map((line) => {
      if (line.trim() === '') return '<div class="gap"></div>';
      if (line.startsWith('|')) {
        const cells = line.slice(1, line.lastIndexOf('|')).split('|');
        return `<table><tr>${cells.map((cell) => `<td>${rich(cell.trim())}</td>`).join('')}</tr></table>`;
      }
      const [name, text] = tag(line);
      const parts = text.split('\t').map(rich);
      if (/^Page \d of \d$/.test(text)) return `<p class="foot">${text}</p>`;
      return parts.length > 1
        ? `<${name} class="r">${parts.map((part) => `<span>${part}</span>`).join('')}</${name}>`
        : `<${name}>${parts[0]}</${name}>`;
    })
    .join('\n')
    .replace(/<li/g, '<ul><li')
    .replace(/<\/li>/g, '</li></ul>')
    .replaceAll('</ul>\n<ul>', '\n')
    .replaceAll('</table>\n<table>', '\n');
}

const partOf = (lines: string[], mark: string) =>
  lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
const bodyOf = (lines: string[]) => lines.filter((line) => !/^\[(?:side|head)\]/.test(line));

/** A page printed by a browser: `[head]` lines in a `header`, `[side]` lines in an `aside`, the others in `main`. */
export const web =
  (paper: 'A4' | 'Letter', css: string, asideAt: 'before' | 'after' = 'before'): Write =>
  (markup) => {
    const lines = markup.replace(/[«»]/g, '').split('\n');
    const part = (tag: string, content: string[]) => (content.length > 0 ? `<${tag}>${htmlOf(content)}</${tag}>` : '');
    const aside = part('aside', partOf(lines, '[side]'));
    const main = part('main', bodyOf(lines));
    const body = `${part('header', partOf(lines, '[head]'))}${asideAt === 'before' ? aside + main : main + aside}`;
    const reset =
      'body,p,h1,h2,ul{margin:0}ul{padding-left:16px}.r{display:flex;justify-content:space-between;gap:12px}.gap{height:8px}table{border-collapse:collapse}td{vertical-align:top}';
    return {
      format: 'pdf',
      paper,
      html: `<!doctype html><html><meta charset="utf-8"><style>${reset}${css}</style><body>${body}</body></html>`,
    };
  };

/** Typst columns below a banner of the `[head]` lines, which spans them. */
export const banner =
  (look: TypstLook): Write =>
  (markup) => {
    const lines = markup.split('\n');
    const source = (content: string[], one: TypstLook) => {
      const file = typstOf(content.join('\n'), one);
      return 'typst' in file ? file.typst : '';
    };
    const { side: _, ...wide } = look;
    const top = source(partOf(lines, '[head]'), wide);
    const body = source(
      lines.filter((line) => !line.startsWith('[head]')),
      { ...look, set: '' },
    );
    return { format: 'pdf', typst: `${top}\n#v(2mm)\n#line(length: 100%, stroke: 0.6pt + gray)\n${body}` };
  };

/** A hard-wrapped text as mail programs and web forms produce it; continuation lines of items are indented. */
export const wrapped =
  (width: number, mark: string): Write =>
  (markup) => {
    const wrap = (text: string, first: string, next: string) => {
      const rows: string[] = [];
      let row = first;
      let isEmpty = true;
      for (const word of text.split(' ')) {
        if (!isEmpty && `${row} ${word}`.length > width) {
          rows.push(row);
          row = next;
          isEmpty = true;
        }
        row += isEmpty ? word : ` ${word}`;
        isEmpty = false;
      }
      return [...rows, row];
    };
    const rows = markup
      .replace(/[«»]/g, '')
      .split('\n')
      .flatMap((line) => {
        const text = line.replaceAll('**', '');
        if (text.startsWith('= ')) return [text.slice(2)];
        if (text.startsWith('# ')) return [`***** ${text.slice(2).toUpperCase()} *****`];
        if (text.startsWith('- ')) return wrap(text.slice(2), `${mark} `, '  ');
        return wrap(text, '', '');
      });
    return { format: 'txt', text: rows.join('\n') };
  };

/** Word's older templates: each heading in a left column beside its section, without borders, and the `[head]` lines in the page header. */
export const marginHeadings =
  (font: string, width: number): Write =>
  (markup) => {
    const lines = markup.replace(/[«»]/g, '').split('\n');
    const runs = (text: string, size = 21) =>
      text.split('**').map((part, index) => new TextRun({ text: part, bold: index % 2 === 1, font, size }));
    const paragraph = (line: string) =>
      line.startsWith('- ')
        ? new Paragraph({ bullet: { level: 0 }, children: runs(line.slice(2)) })
        : new Paragraph({ spacing: { before: line.startsWith('**') ? 100 : 0 }, children: runs(line) });
    const sections: { heading: string; content: string[] }[] = [];
    for (const line of bodyOf(lines)) {
      if (line.startsWith('# ')) sections.push({ heading: line.slice(2), content: [] });
      else sections.at(-1)?.content.push(line);
    }
    const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
    const borders = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };
    const cell = (size: number, children: Paragraph[]) =>
      new TableCell({
        verticalAlign: VerticalAlign.TOP,
        margins: { top: 80, bottom: 120, left: 60, right: 100 },
        width: { size, type: WidthType.DXA },
        children,
      });
    const table = new Table({
      borders,
      columnWidths: [width, 9300 - width],
      rows: sections.map(
        ({ heading, content }) =>
          new TableRow({
            children: [
              cell(width, [new Paragraph({ children: [new TextRun({ text: heading, bold: true, font, size: 21 })] })]),
              cell(9300 - width, content.map(paragraph)),
            ],
          }),
      ),
    });
    const head = partOf(lines, '[head]').map((line) =>
      line.startsWith('= ')
        ? new Paragraph({ alignment: 'center', children: [new TextRun({ text: line.slice(2), bold: true, font, size: 34 })] })
        : new Paragraph({ alignment: 'center', children: runs(line, 19) }),
    );
    head.push(new Paragraph({}));
    return {
      format: 'docx',
      bytes: () =>
        Packer.toBuffer(
          new Document({ sections: [{ headers: { default: new Header({ children: head }) }, children: [table] }] }),
        ),
    };
  };

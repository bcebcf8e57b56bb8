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
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { escaped } from './html.ts';
import type { Write } from './writers.ts';

// Writers for the second part of the fifteenth batch. Their markup adds to that of `service-pages.ts`: `= = ` a line under the name,
// `# # ` the first line of an entry, `- - ` a nested list item and `__italics__`.

type Kind = 'tagline' | 'name' | 'entry' | 'heading' | 'subitem' | 'item' | 'row' | 'gap' | 'text';
type Zone = 'main' | 'side' | 'head' | 'box';
type Line = { zone: Zone; kind: Kind; text: string; cells: string[] };

const PREFIXES: [string, Kind][] = [
  ['= = ', 'tagline'],
  ['= ', 'name'],
  ['# # ', 'entry'],
  ['# ', 'heading'],
  ['- - ', 'subitem'],
  ['- ', 'item'],
];

function linesOf(markup: string): Line[] {
  return markup
    .replace(/[«»]/g, '')
    .split('\n')
    .map((raw) => {
      const [, zone = 'main', said = ''] = /^(?:\[(side|head|box)\])?(.*)$/.exec(raw) ?? [];
      const line = (kind: Kind, text: string, cells: string[] = []): Line => ({ zone: zone as Zone, kind, text, cells });
      if (said.trim() === '') return line('gap', '');
      if (said.startsWith('|')) {
        const cells = said.slice(1, said.lastIndexOf('|')).split('|');
        return line(
          'row',
          '',
          cells.map((cell) => cell.trim()),
        );
      }
      const prefix = PREFIXES.find(([mark]) => said.startsWith(mark));
      return prefix ? line(prefix[1], said.slice(prefix[0].length)) : line('text', said);
    });
}

/** Lines, with neighbours of these kinds together. */
function grouped(lines: Line[], kinds: Kind[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const same = (kind: Kind) => (kind === 'subitem' ? 'item' : kind);
    if (last?.[0] && kinds.includes(line.kind) && same(last[0].kind) === same(line.kind)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

type Run = { text: string; bold: boolean; italics: boolean };
const runsOf = (text: string): Run[] =>
  text
    .split(/(\*\*.+?\*\*|__.+?__)/)
    .filter(Boolean)
    .map((part) => ({
      text: part.replace(/^(?:\*\*|__)|(?:\*\*|__)$/g, ''),
      bold: part.startsWith('**'),
      italics: part.startsWith('__'),
    }));

const ZONES: Record<Zone, string> = { head: 'header', side: 'aside', main: 'main', box: 'footer' };
const TAGS: Partial<Record<Kind, string>> = { name: 'h1', tagline: 'h4', heading: 'h2', entry: 'h3', text: 'p' };

/** Printed by a browser: a section for each heading and an article for each entry. Lines with tabs are spans in a line. */
export const webPage =
  (paper: 'A4' | 'Letter', css: string): Write =>
  (markup) => {
    const rich = (text: string) =>
      runsOf(text)
        .map((run) => {
          const said = escaped(run.text);
          return run.bold ? `<b>${said}</b>` : run.italics ? `<i>${said}</i>` : said;
        })
        .join('');
    const block = (group: Line[]): string => {
      const [{ kind, text }] = group as [Line];
      if (kind === 'gap') return '<div class="gap"></div>';
      if (kind === 'item' || kind === 'subitem')
        return `<ul>${group.map((line) => `<li${line.kind === 'subitem' ? ' class="sub"' : ''}>${rich(line.text)}</li>`).join('')}</ul>`;
      if (kind === 'row') {
        const row = ({ cells }: Line) =>
          `<tr>${cells.map((cell) => `<td>${cell.split('<br>').map(rich).join('<br>')}</td>`).join('')}</tr>`;
        return `<table>${group.map(row).join('')}</table>`;
      }
      const tag = TAGS[kind] ?? 'p';
      const parts = text.split('\t');
      if (parts.length === 1) return `<${tag}>${rich(text)}</${tag}>`;
      return `<${tag} class="r">${parts.map((part) => `<span>${rich(part)}</span>`).join(' ')}</${tag}>`;
    };
    const zone = (lines: Line[]): string => {
      let html = '';
      let isInArticle = false;
      let isInSection = false;
      const closeArticle = () => {
        if (isInArticle) html += '</article>';
        isInArticle = false;
      };
      for (const group of grouped(lines, ['item', 'subitem', 'row'])) {
        const kind = group[0]?.kind;
        if (kind === 'heading') {
          closeArticle();
          html += isInSection ? '</section><section>' : '<section>';
          isInSection = true;
        } else if (kind === 'entry') {
          closeArticle();
          html += '<article>';
          isInArticle = true;
        }
        html += block(group);
      }
      closeArticle();
      return isInSection ? `${html}</section>` : html;
    };
    const all = linesOf(markup);
    const body = (Object.keys(ZONES) as Zone[])
      .map((name) => {
        const lines = all.filter((line) => line.zone === name);
        return lines.length > 0 ? `<${ZONES[name]}>${zone(lines)}</${ZONES[name]}>` : '';
      })
      .join('\n');
    const reset =
      'body,p,h1,h2,h3,h4,ul{margin:0}ul{padding-left:16px}.r{display:flex;justify-content:space-between}.gap{height:7px}td{vertical-align:top}h2,h3{break-after:avoid}';
    return {
      format: 'pdf',
      html: `<!doctype html><html><meta charset="utf-8"><style>${reset}${css}</style><body>${body}</body></html>`,
      paper,
    };
  };

/** Set by Typst. The preamble may define again how each kind of line is set. */
export const typstPage =
  (preamble: string): Write =>
  (markup) => {
    const rich = (text: string) =>
      runsOf(text)
        .map((run) => {
          const said = `#${JSON.stringify(run.text)};`;
          return run.bold ? `#strong[${said}]` : run.italics ? `#emph[${said}]` : said;
        })
        .join('');
    const args = (texts: string[]) => texts.map((text) => `[${text.split('<br>').map(rich).join(' #linebreak() ')}]`).join(', ');
    const base = `#set par(spacing: 6pt)
#let name(body) = text(size: 20pt, weight: "bold", body)
#let tagline(body) = body
#let entry(..parts) = strong(parts.pos().join(h(1fr)))
#let tabbed(..parts) = parts.pos().join(h(1fr))
#let item(body) = list(body)
#let subitem(body) = pad(left: 12pt, list(body))
#let para(body) = body
#let rows(count, ..cells) = table(columns: count, ..cells)`;
    const block = (group: Line[]): string => {
      const [{ kind, text, cells }] = group as [Line];
      if (kind === 'gap') return '#v(4pt)';
      if (kind === 'row') return `#rows(${cells.length}, ${group.map((line) => args(line.cells)).join(', ')})`;
      if (kind === 'heading') return `= ${rich(text)}`;
      if (kind === 'entry') return `#entry(${args(text.split('\t'))})`;
      if (kind === 'text') return text.includes('\t') ? `#tabbed(${args(text.split('\t'))})` : `#para[${rich(text)}]`;
      return `#${kind}[${rich(text)}]`;
    };
    const body = grouped(linesOf(markup), ['row']).map(block).join('\n\n');
    return { format: 'pdf', typst: `${base}\n${preamble}\n${body}` };
  };

type Style = { run?: IRunOptions; paragraph?: IParagraphOptions };
export type OfficeLook = {
  font: string;
  /** Half points. */
  size: number;
  name: Style;
  tagline?: Style;
  /** With `isStyle`, the heading has Word's style Heading 1, and so has its outline. */
  heading: Style & { isStyle?: boolean };
  entry?: Style;
  /** The place of the right tab stop, in twentieths of a point. */
  right: number;
  mark?: string;
  /** Widths of the columns of tables with this number of columns. */
  widths?: Record<number, number[]>;
  borders?: boolean;
  margin?: number;
  headAt?: 'center' | 'right';
};

/** A Word document. Lines after `[head]` are in the page header, those after `[box]` in the footer. */
export const officeOf =
  (look: OfficeLook): Write =>
  (markup) => {
    const runs = (text: string, style: IRunOptions = {}) =>
      runsOf(text).map(
        (run) =>
          new TextRun({
            font: look.font,
            size: look.size,
            ...style,
            text: run.text,
            ...(run.bold && { bold: true }),
            ...(run.italics && { italics: true }),
          }),
      );
    const tabStops = [{ type: TabStopType.RIGHT, position: look.right }];
    const paragraph = ({ kind, text }: Line, options: IParagraphOptions = {}) => {
      const styled = (style: Style = {}, more: IParagraphOptions = {}) =>
        new Paragraph({ tabStops, ...style.paragraph, ...more, ...options, children: runs(text, style.run) });
      if (kind === 'gap') return new Paragraph({ ...options, children: [] });
      if (kind === 'name') return styled(look.name);
      if (kind === 'tagline') return styled(look.tagline ?? {});
      if (kind === 'heading')
        return styled(look.heading, { keepNext: true, ...(look.heading.isStyle && { heading: 'Heading1' }) });
      if (kind === 'entry') return styled(look.entry ?? { run: { bold: true } });
      if (kind === 'item' || kind === 'subitem') {
        const level = kind === 'item' ? 0 : 1;
        return look.mark && level === 0
          ? new Paragraph({ indent: { left: 300, hanging: 220 }, children: runs(`${look.mark} ${text}`) })
          : new Paragraph({ bullet: { level }, children: runs(text) });
      }
      return styled();
    };
    const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
    const noBorders = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };
    const table = (rows: Line[]) => {
      const count = rows[0]?.cells.length ?? 1;
      const widths = look.widths?.[count] ?? rows[0]?.cells.map(() => Math.floor(look.right / count)) ?? [];
      const cellOf = (cell: string, index: number) =>
        new TableCell({
          width: { size: widths[index] ?? 1000, type: WidthType.DXA },
          margins: { left: 80, right: 80, top: 40, bottom: 40 },
          children: cell.split('<br>').map((text) => new Paragraph({ children: runs(text) })),
        });
      return new Table({
        columnWidths: widths,
        ...(look.borders ? {} : { borders: noBorders }),
        rows: rows.map(({ cells }) => new TableRow({ cantSplit: true, children: cells.map(cellOf) })),
      });
    };
    const contentOf = (lines: Line[], options: IParagraphOptions = {}) =>
      grouped(lines, ['row']).map((group) => (group[0]?.kind === 'row' ? table(group) : paragraph(group[0] as Line, options)));
    return {
      format: 'docx',
      bytes() {
        const all = linesOf(markup);
        const inZone = (zone: Zone) => all.filter((line) => line.zone === zone);
        const alignment = look.headAt === 'right' ? AlignmentType.RIGHT : AlignmentType.CENTER;
        const at = look.headAt ? { alignment } : {};
        const margin = look.margin ?? 1100;
        return Packer.toBuffer(
          new Document({
            styles: { default: { document: { run: { font: look.font, size: look.size } } } },
            sections: [
              {
                properties: { page: { margin: { top: margin, bottom: margin, left: margin, right: margin } } },
                ...(inZone('head').length > 0 && {
                  headers: { default: new Header({ children: contentOf(inZone('head'), at) }) },
                }),
                ...(inZone('box').length > 0 && {
                  footers: { default: new Footer({ children: contentOf(inZone('box'), at) }) },
                }),
                children: contentOf(inZone('main')),
              },
            ],
          }),
        );
      },
    };
  };

export type TypedLook = {
  /** Columns after which a line is broken. */
  width?: number;
  heading: (said: string) => string[];
  item: string;
  subitem?: string;
  /** What a tab becomes. */
  tab?: string;
};

/** Plain text as people type it. */
export const typed =
  (look: TypedLook): Write =>
  (markup) => {
    const wrapped = (said: string, indent: string): string[] => {
      const lines = [''];
      for (const word of said.split(' ')) {
        const last = lines.at(-1) ?? '';
        if (look.width && last !== '' && last.length + word.length + 1 > look.width) lines.push(`${indent}${word}`);
        else lines[lines.length - 1] = lines.length === 1 && last === '' ? word : `${last} ${word}`;
      }
      return lines;
    };
    const text = linesOf(markup)
      .flatMap(({ kind, text: raw, cells }) => {
        const said = raw.replace(/\*\*|__/g, '').replaceAll('\t', look.tab ?? '    ');
        if (kind === 'row') return [cells.join(look.tab ?? '\t')];
        if (kind === 'heading') return look.heading(said);
        if (kind === 'item' || kind === 'subitem') {
          const mark = kind === 'item' ? look.item : (look.subitem ?? look.item);
          return wrapped(`${mark}${said}`, ' '.repeat(mark.length));
        }
        return wrapped(said, '');
      })
      .join('\n');
    return { format: 'txt', text: `${text}\n` };
  };

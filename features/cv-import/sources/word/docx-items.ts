import type { SaxesTagPlain } from 'saxes';
import { heaviest, type Item } from '../../document/items.ts';
import { type Parts, partsOfDocx, UnreadableDocx } from './docx-parts.ts';
import { inherited, type Props, parseXml, readProperty, type Styles, stylesOf } from './docx-styles.ts';

/** The width of a page's text in points, and of a letter in multiples of its size. */
const WIDTH = 480;
const LETTER = 0.48;
const TAB = 36;
/** Paragraphs are further apart than lines of one paragraph ever are, so none is taken for the rest of the one above. */
const STEP = 2.05;
/** How much larger than the text headings are that have no size of their own. */
const LEVELS = [1.6, 1.3, 1.2, 1.1];
/** Below the end of any document. */
const FOOT = 10_000_000;

const DATA = 'https://muster.example/ns/resume/1';

/** The text of a DOCX with positions, and the JSON of a file that this product wrote. @throws UnreadableDocx */
export function contentOfDocx(bytes: Buffer): { items: Item[]; attached: string[] } {
  const parts = partsOfDocx(bytes);
  const attached = [...parts].flatMap(([name, xml]) => (name.startsWith('customXml/') && xml.includes(DATA) ? dataOf(xml) : []));
  return { items: itemsOf(parts), attached };
}

/** The items of a DOCX. @throws UnreadableDocx */
export const itemsOfDocx = (bytes: Buffer): Item[] => contentOfDocx(bytes).items;

function dataOf(xml: string): string[] {
  let data = '';
  let isOwn = false;
  try {
    parseXml(xml, {
      open({ name, attributes }) {
        const [prefix, local] = name.includes(':') ? name.split(':') : ['', name];
        if (local === 'resume' && attributes[prefix ? `xmlns:${prefix}` : 'xmlns'] === DATA) isOwn = true;
      },
      close() {},
      text(text) {
        if (isOwn) data += text;
      },
    });
  } catch {
    // The text of the file can still be read.
    return [];
  }
  return isOwn ? [data] : [];
}

function itemsOf(parts: Parts): Item[] {
  const main = /officeDocument"[^>]*Target="\/?([^"]+)"|Target="\/?([^"]+)"[^>]*officeDocument"/.exec(
    parts.get('_rels/.rels') ?? '',
  );
  const body = parts.get(main?.[1] ?? main?.[2] ?? 'word/document.xml') ?? parts.get('word/document.xml');
  if (body === undefined) throw new UnreadableDocx('corrupt');
  const styles = stylesOf(parts.get('word/styles.xml') ?? '<none/>');
  const named = (start: string) => [...parts].filter(([name]) => name.startsWith(start)).map(([, xml]) => xml);
  const usual = usualSize(body, styles);
  const header = marginLines(named('word/header'), styles, usual, 0);
  const text = new Layout(styles, usual, header.at(-1)?.y ?? 0);
  text.read(body);
  for (const xml of named('word/footnotes')) text.read(xml);
  return [...header, ...text.items, ...marginLines(named('word/footer'), styles, usual, FOOT)];
}

/** The same header on first, odd and even pages is one header. */
function marginLines(parts: string[], styles: Styles, usual: number, from: number): Item[] {
  const lines = new Map<string, Item[]>();
  const layout = new Layout(styles, usual, from);
  for (const xml of parts) layout.read(xml);
  for (const item of layout.items) lines.set(`${item.y}`, [...(lines.get(`${item.y}`) ?? []), item]);
  const seen = new Set<string>();
  return [...lines.values()].flatMap((line) => {
    const text = line.map((item) => item.text).join(' ');
    if (seen.has(text)) return [];
    seen.add(text);
    return line;
  });
}

/** The size that most runs have. */
function usualSize(xml: string, styles: Styles): number {
  const sizes = new Map<number, number>();
  let sized = 0;
  for (const [, size] of xml.matchAll(/<w:sz w:val="(\d{1,4})"/g)) {
    sizes.set(Number(size) / 2, (sizes.get(Number(size) / 2) ?? 0) + 1);
    sized++;
  }
  const plain = inherited(styles, 'Normal').size ?? styles.usual.size ?? 10;
  sizes.set(plain, (sizes.get(plain) ?? 0) + Math.max(0, xml.split('<w:t').length - 1 - sized));
  return heaviest(sizes) ?? plain;
}

type Segment = { runs: Run[]; text: string };
type Run = { text: string; size: number; bold: boolean };
type Row = {
  top: number;
  lowest: number;
  left: number;
  x: number;
  grid: number[];
  column: number;
  outer: number;
  first: number;
  /** Where the items of each cell begin. */
  cells: number[];
  number: number;
};
type Paragraph = { props: Props; style: string | undefined; run: Props; runStyle: string | undefined; lines: Segment[][] };

/** Sets paragraphs, tables and text boxes on one long page. */
class Layout {
  readonly items: Item[] = [];
  readonly #styles: Styles;
  readonly #usual: number;
  #y: number;
  #after = 0;
  readonly #rows: Row[] = [];
  #rowsOpened = 0;
  #cellsOpened = 0;
  readonly #grids: number[][] = [];
  readonly #paragraphs: Paragraph[] = [];

  constructor(styles: Styles, usual: number, from: number) {
    this.#styles = styles;
    this.#usual = usual;
    this.#y = from;
  }

  read(xml: string): void {
    let leftOut = 0;
    let inText = false;
    /** Which properties a tag sets: of the paragraph or of a run. The mark at a paragraph's end has run properties too. */
    let where: 'none' | 'paragraph' | 'mark' | 'run' = 'none';
    parseXml(xml, {
      open: (tag) => {
        const { name, attributes } = tag;
        // Word writes a text box twice, the second time for old programs.
        if (name === 'mc:Fallback' || name === 'w:del' || name === 'w:instrText') leftOut++;
        if (leftOut > 0) return;
        const paragraph = this.#paragraphs.at(-1);
        if (where !== 'none' && paragraph) this.#property(tag, paragraph, where);
        switch (name) {
          case 'w:p':
            // A text box is inside a paragraph: what came before it goes first.
            if (paragraph) this.#set(paragraph);
            this.#paragraphs.push({ props: {}, style: undefined, run: {}, runStyle: undefined, lines: [[]] });
            break;
          case 'w:pPr':
            where = 'paragraph';
            break;
          case 'w:rPr':
            where = where === 'paragraph' ? 'mark' : 'run';
            break;
          case 'w:r':
            if (paragraph) Object.assign(paragraph, { run: {}, runStyle: undefined });
            break;
          case 'w:t':
            inText = true;
            break;
          case 'w:tab':
            if (where === 'none' && paragraph) paragraph.lines.at(-1)?.push({ runs: [], text: '' });
            break;
          case 'w:br':
          case 'w:cr':
            paragraph?.lines.push([]);
            break;
          case 'w:noBreakHyphen':
            if (paragraph) this.#write(paragraph, '-');
            break;
          case 'w:sym':
            if (paragraph) this.#write(paragraph, symbol(attributes['w:char']));
            break;
          default:
            this.#openTable(name, attributes);
        }
      },
      close: (name) => {
        if (name === 'mc:Fallback' || name === 'w:del' || name === 'w:instrText') leftOut--;
        if (leftOut > 0) return;
        if (name === 'w:t') inText = false;
        else if (name === 'w:pPr') where = 'none';
        else if (name === 'w:rPr') where = where === 'mark' ? 'paragraph' : 'none';
        else if (name === 'w:p') {
          const paragraph = this.#paragraphs.pop();
          if (paragraph) this.#set(paragraph);
        } else this.#closeTable(name);
      },
      text: (text) => {
        const paragraph = this.#paragraphs.at(-1);
        if (inText && leftOut === 0 && paragraph) this.#write(paragraph, text);
      },
    });
  }

  #property(tag: SaxesTagPlain, paragraph: Paragraph, where: 'paragraph' | 'mark' | 'run'): void {
    if (tag.name === 'w:pStyle') paragraph.style = tag.attributes['w:val'];
    else if (tag.name === 'w:rStyle') paragraph.runStyle = tag.attributes['w:val'];
    else if (where !== 'mark') readProperty(where === 'paragraph' ? paragraph.props : paragraph.run, tag);
  }

  #write(paragraph: Paragraph, printed: string): void {
    const style = { ...this.#styles.usual, ...inherited(this.#styles, paragraph.style) };
    const run = { ...style, ...inherited(this.#styles, paragraph.runStyle), ...paragraph.run };
    if (run.hidden) return;
    const level = run.level ?? paragraph.props.level;
    const isHeading = level !== undefined && level < LEVELS.length;
    const size = Math.max(run.size ?? this.#usual, isHeading ? this.#usual * (LEVELS[level] ?? 1) : 0);
    const bold = run.bold === true || isHeading;
    const line = paragraph.lines.at(-1);
    for (const [index, part] of (run.caps ? printed.toUpperCase() : printed).split(/\t| {4,}/).entries()) {
      if (index > 0 || line?.length === 0) line?.push({ runs: [], text: '' });
      const segment = line?.at(-1);
      if (!segment) continue;
      segment.text += part;
      const last = segment.runs.at(-1);
      if (last && last.size === size && last.bold === bold) last.text += part;
      else if (part !== '') segment.runs.push({ text: part, size, bold });
    }
  }

  #set(paragraph: Paragraph): void {
    const { lines } = paragraph;
    paragraph.lines = [[]];
    const props = { ...this.#styles.usual, ...inherited(this.#styles, paragraph.style), ...paragraph.props };
    const row = this.#rows.at(-1);
    const left = row?.x ?? 0;
    const width = row ? (row.grid[row.column] ?? WIDTH) : WIDTH;
    let isFirst = true;
    for (const line of lines) {
      const size = Math.max(...line.flatMap(({ runs }) => runs.map((run) => run.size)), 0) || this.#usual;
      const space = Math.min(40, Math.max(props.before ?? 0, this.#after));
      this.#y += isFirst ? Math.max(STEP * size, 1.2 * size + space) : 1.25 * size;
      const isEmpty = line.every(({ text }) => text.trim() === '');
      if (isEmpty) {
        // An empty paragraph sets off what follows, but several do so no more than one.
        this.#y -= isFirst ? Math.max(STEP * size, 1.2 * size + space) - 0.8 * size : 0;
        this.#after = 0;
        isFirst = false;
        continue;
      }
      this.#line(line, props, left, width, isFirst);
      isFirst = false;
      this.#after = props.after ?? 0;
    }
  }

  #line(line: Segment[], props: Props, left: number, width: number, isFirst: boolean): void {
    const indent = Math.max(0, Math.min(props.indent ?? 0, 0.6 * width));
    const from = props.listed ? Math.max(indent, 18) : Math.max(0, isFirst ? indent + (props.first ?? 0) : indent);
    const widthOf = ({ runs }: Segment) => runs.reduce((sum, { text, size }) => sum + text.length * size * LETTER, 0);
    if (props.listed && isFirst) this.#put('•', left + from - 10, 4, this.#usual, false);
    let x = from;
    line.forEach((segment, index) => {
      const wide = widthOf(segment);
      if (index > 0) {
        const stops = [...(props.tabs ?? []), ...(indent > x ? [{ at: indent, align: 'left' }] : [])].sort((a, b) => a.at - b.at);
        const stop = stops.find(({ at }) => at > x + 1);
        if (!stop) x = Math.max((Math.floor(x / TAB) + 1) * TAB, x + 14);
        else if (/^(?:right|end)$/.test(stop.align)) x = Math.max(x + 14, Math.min(stop.at, width) - wide);
        else if (stop.align === 'center') x = Math.max(x + 14, stop.at - wide / 2);
        else x = Math.max(x + 14, stop.at);
      } else if (line.length === 1 && props.align === 'center') x = Math.max(from, (width - wide) / 2);
      else if (line.length === 1 && /^(?:right|end)$/.test(props.align ?? '')) x = Math.max(from, width - wide);
      // A text that is too long for its line wraps, and ends where that ends.
      const limit = Math.max(20, width - x - 14);
      const scale = wide > limit && index === line.length - 1 ? limit / wide : 1;
      for (const { text, size, bold } of segment.runs) {
        const own = text.length * size * LETTER * scale;
        this.#put(text, left + x, own, size, bold);
        x += own;
      }
    });
  }

  #put(text: string, x: number, width: number, size: number, bold: boolean): void {
    const row = this.#rows[0]?.number;
    if (text.length > 0)
      this.items.push({
        page: 1,
        text,
        x,
        y: this.#y,
        width,
        size,
        bold,
        font: '',
        ...(row !== undefined && { row, tableCell: this.#cellsOpened }),
      });
  }

  #openTable(name: string, attributes: Record<string, string>): void {
    const row = this.#rows.at(-1);
    if (name === 'w:tbl') this.#grids.push([]);
    else if (name === 'w:gridCol') this.#grids.at(-1)?.push((Number(attributes['w:w']) || 0) / 20);
    else if (name === 'w:tr') {
      const outer = row?.grid[row.column] ?? WIDTH;
      const grid = this.#grids.at(-1) ?? [];
      const sum = grid.reduce((total, wide) => total + wide, 0);
      // A table of unknown widths has columns of one width.
      const known = sum > 30 && grid.every((wide) => wide > 10);
      const left = row?.x ?? 0;
      this.#rows.push({
        top: this.#y,
        lowest: this.#y,
        left,
        x: left,
        grid: known ? grid.map((wide) => (wide / sum) * outer) : [],
        column: -1,
        outer,
        first: this.items.length,
        cells: [],
        number: this.#rowsOpened++,
      });
    } else if (name === 'w:tc' && row) {
      if (row.grid.length === 0) row.grid.push(...Array.from({ length: 2 }, () => WIDTH / 2));
      row.x += row.column < 0 ? 0 : (row.grid[row.column] ?? WIDTH / 4);
      row.column++;
      this.#y = row.top;
      this.#after = 0;
      row.cells.push(this.items.length);
      this.#cellsOpened++;
    } else if (name === 'w:tcW' && row && attributes['w:type'] === 'dxa' && Number(attributes['w:w']) > 200) {
      row.grid[row.column] = Number(attributes['w:w']) / 20;
    } else if (name === 'w:gridSpan' && row) {
      const spanned = Math.max(1, Math.min(20, Number(attributes['w:val']) || 1));
      const wide = row.grid.slice(row.column, row.column + spanned).reduce((total, one) => total + one, 0);
      row.grid = [...row.grid.slice(0, row.column), wide, ...row.grid.slice(row.column + spanned)];
    }
  }

  /** The first lines of a row's cells are on one line, whatever their sizes. */
  #alignFirstLines(starts: number[]): void {
    const firsts = starts.flatMap((from, index) => {
      const own = this.items.slice(from, starts[index + 1]);
      return own.filter(({ y }) => y === own[0]?.y);
    });
    // Spread into arguments, a row of many runs would be too much for the stack.
    const lowest = firsts.reduce((most, { y }) => Math.max(most, y), 0);
    if (firsts.every(({ y }) => lowest - y < SAME_LINE)) for (const item of firsts) item.y = lowest;
  }

  #closeTable(name: string): void {
    const row = this.#rows.at(-1);
    if (name === 'w:tbl') this.#grids.pop();
    else if (name === 'w:tc' && row) row.lowest = Math.max(row.lowest, this.#y);
    else if (name === 'w:tr' && row) {
      this.#y = Math.max(row.lowest, this.#y);
      this.#rows.pop();
      this.#alignFirstLines(row.cells);
      // A table that is wider than what it is in is made narrower, as Word does.
      const wide = row.x - row.left + (row.grid[row.column] ?? 0);
      const scale = wide > row.outer ? row.outer / wide : 1;
      for (let index = row.first; scale < 1 && index < this.items.length; index++) {
        const item = this.items[index];
        if (item) Object.assign(item, { x: row.left + (item.x - row.left) * scale, width: item.width * scale });
      }
    }
  }
}

/** The most that the first lines of two cells in a row differ in height, in points. */
const SAME_LINE = 12;

/** A character of a symbol font. */
function symbol(code: string | undefined): string {
  const point = Number.parseInt(code ?? '', 16);
  return point > 0 && point <= 0xffff ? String.fromCharCode(point) : '';
}

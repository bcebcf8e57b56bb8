import type { SaxesTagPlain } from 'saxes';
import { hrefOfField } from '../links.ts';
import { inherited, isOn, type Props, parseXml, readProperty, type Styles } from './docx-styles.ts';
import type { RichText } from './rich-text.ts';

/**
 * Elements without text of the document as it is now: deleted text, the former place of moved text, former formatting, and the code and hints of
 * fields.
 */
const LEFT_OUT = new Set([
  'w:del',
  'w:moveFrom',
  'w:rPrChange',
  'w:pPrChange',
  'w:sectPrChange',
  'w:tblPrChange',
  'w:tblGridChange',
  'w:trPrChange',
  'w:tcPrChange',
  'w:rt',
]);

type Paragraph = { props: Props; style: string | undefined; run: Props; runStyle: string | undefined };

/** Reads the parts of a Word file into blocks. */
export class DocxReader {
  readonly #styles: Styles;
  readonly #text: RichText;
  readonly #hrefs: ReadonlyMap<string, string>;
  readonly #paragraphs: Paragraph[] = [];
  /** For each content control that has not ended, whether it shows its hint because nothing was filled in. */
  readonly #controls: { isUnfilled: boolean }[] = [];
  /** The versions of a drawing for different programs, of which the first is read. */
  readonly #alternatives: { isRead: boolean }[] = [];
  readonly #tables: { grid: number[]; column: number; widths: number[] }[] = [];
  readonly #fields: { code: string }[] = [];
  #leftOut = 0;
  #reads: 'nothing' | 'text' | 'code' = 'nothing';
  /** Which properties a tag sets: of the paragraph or of a run. The mark at a paragraph's end has run properties too. */
  #sets: 'none' | 'paragraph' | 'mark' | 'run' = 'none';

  /** @param hrefs the addresses of links by their id */
  constructor(styles: Styles, text: RichText, hrefs: ReadonlyMap<string, string>) {
    this.#styles = styles;
    this.#text = text;
    this.#hrefs = hrefs;
  }

  read(xml: string): void {
    parseXml(xml, {
      open: (tag) => this.#open(tag),
      close: (name) => this.#close(name),
      text: (text) => {
        const field = this.#fields.at(-1);
        if (this.#leftOut > 0) return;
        if (this.#reads === 'text') this.#write(text);
        else if (this.#reads === 'code' && field) field.code += text;
      },
    });
  }

  #open(tag: SaxesTagPlain): void {
    const { name, attributes } = tag;
    if (this.#leftOut > 0 || this.#isLeftOut(name)) {
      this.#leftOut++;
      return;
    }
    const paragraph = this.#paragraphs.at(-1);
    if (this.#sets !== 'none' && paragraph) this.#property(tag, paragraph);
    switch (name) {
      case 'w:p':
        // A text box is inside a paragraph: what came before it goes first.
        if (paragraph) this.#text.interrupt();
        this.#paragraphs.push({ props: {}, style: undefined, run: {}, runStyle: undefined });
        break;
      case 'w:pPr':
        this.#sets = 'paragraph';
        break;
      case 'w:rPr':
        this.#sets = this.#sets === 'paragraph' ? 'mark' : 'run';
        break;
      case 'w:r':
        if (paragraph) Object.assign(paragraph, { run: {}, runStyle: undefined });
        break;
      case 'w:t':
        this.#reads = 'text';
        break;
      case 'w:instrText':
        this.#reads = 'code';
        break;
      case 'w:tab':
        if (this.#sets === 'none') this.#write('\t');
        break;
      case 'w:br':
      case 'w:cr':
        this.#text.breakLine();
        break;
      case 'w:noBreakHyphen':
        this.#write('-');
        break;
      case 'w:sym':
        this.#write(symbol(attributes['w:char']));
        break;
      case 'w:hyperlink':
        this.#text.beginLink(this.#hrefs.get(attributes['r:id'] ?? ''));
        break;
      case 'w:fldSimple':
        this.#text.beginLink(hrefOfField(attributes['w:instr'] ?? ''));
        break;
      case 'w:fldChar':
        this.#field(attributes['w:fldCharType']);
        break;
      case 'w:sdt':
        this.#controls.push({ isUnfilled: false });
        break;
      case 'w:showingPlcHdr':
        Object.assign(this.#controls.at(-1) ?? {}, { isUnfilled: isOn(attributes['w:val']) });
        break;
      case 'mc:AlternateContent':
        this.#alternatives.push({ isRead: false });
        break;
      default:
        this.#openTable(name, attributes);
    }
  }

  #openTable(name: string, attributes: Record<string, string>): void {
    const table = this.#tables.at(-1);
    if (name === 'w:tbl') this.#tables.push({ grid: [], column: 0, widths: [] });
    else if (name === 'w:gridCol') table?.grid.push((Number(attributes['w:w']) || 0) / 20);
    else if (name === 'w:tr') {
      this.#text.interrupt();
      const widths: number[] = [];
      if (table) Object.assign(table, { column: 0, widths });
      this.#text.beginRow(widths);
    } else if (name === 'w:tc') {
      table?.widths.push(table.grid[table.column++] ?? 0);
      this.#text.beginCell();
    } else if (name === 'w:gridSpan' && table) {
      const spanned = Math.max(1, Math.min(20, Number(attributes['w:val']) || 1));
      const from = table.column - 1;
      table.column = from + spanned;
      table.widths[table.widths.length - 1] = table.grid.slice(from, from + spanned).reduce((sum, wide) => sum + wide, 0);
    } else if (name === 'w:tcW' && table && attributes['w:type'] === 'dxa' && Number(attributes['w:w']) > 200)
      table.widths[table.widths.length - 1] = Number(attributes['w:w']) / 20;
  }

  #isLeftOut(name: string): boolean {
    if (LEFT_OUT.has(name)) return true;
    if (name === 'w:sdtContent') return this.#controls.at(-1)?.isUnfilled === true;
    const alternatives = this.#alternatives.at(-1);
    if (!alternatives || !/^mc:(?:Choice|Fallback)$/.test(name)) return false;
    const isOther = alternatives.isRead;
    alternatives.isRead = true;
    return isOther;
  }

  #close(name: string): void {
    if (this.#leftOut > 0) {
      this.#leftOut--;
      return;
    }
    switch (name) {
      case 'w:t':
      case 'w:instrText':
        this.#reads = 'nothing';
        break;
      case 'w:pPr':
        this.#sets = 'none';
        break;
      case 'w:rPr':
        this.#sets = this.#sets === 'mark' ? 'paragraph' : 'none';
        break;
      case 'w:p': {
        const paragraph = this.#paragraphs.at(-1);
        if (paragraph) this.#endParagraph(paragraph);
        this.#paragraphs.pop();
        break;
      }
      case 'w:hyperlink':
      case 'w:fldSimple':
        this.#text.endLink();
        break;
      case 'w:sdt':
        this.#controls.pop();
        break;
      case 'mc:AlternateContent':
        this.#alternatives.pop();
        break;
      case 'w:tc':
        this.#text.endCell();
        break;
      case 'w:tr':
        this.#text.endRow();
        break;
      case 'w:tbl':
        this.#tables.pop();
        break;
    }
  }

  #property(tag: SaxesTagPlain, paragraph: Paragraph): void {
    if (tag.name === 'w:pStyle') paragraph.style = tag.attributes['w:val'];
    else if (tag.name === 'w:rStyle') paragraph.runStyle = tag.attributes['w:val'];
    else if (this.#sets !== 'mark') readProperty(this.#sets === 'paragraph' ? paragraph.props : paragraph.run, tag);
  }

  /** The code of a field, then its result: `HYPERLINK "mailto:jane@frost.test"` and the words of the link. */
  #field(part: string | undefined): void {
    if (part === 'begin') this.#fields.push({ code: '' });
    else if (part === 'separate') this.#text.beginLink(hrefOfField(this.#fields.at(-1)?.code ?? ''));
    else if (part === 'end') {
      this.#fields.pop();
      this.#text.endLink();
    }
  }

  #write(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph) return;
    const style = { ...this.#styles.usual, ...inherited(this.#styles, paragraph.style ?? this.#styles.paragraph) };
    const run = { ...style, ...inherited(this.#styles, paragraph.runStyle), ...paragraph.run };
    if (run.hidden) return;
    this.#text.write(run.caps ? text.toUpperCase() : text, { bold: run.bold === true, size: run.size ?? 10 });
  }

  #endParagraph(paragraph: Paragraph): void {
    const props = {
      ...this.#styles.usual,
      ...inherited(this.#styles, paragraph.style ?? this.#styles.paragraph),
      ...paragraph.props,
    };
    const level = props.level !== undefined && props.level < LEVELS ? props.level + 1 : 0;
    const placement = {
      indent: props.indent ?? 0,
      first: props.first ?? 0,
      align: alignOf(props.align),
      stops: (props.tabs ?? []).map(({ at, align }) => ({ at, align: alignOf(align) })),
      before: props.before ?? 0,
      after: props.after ?? 0,
    };
    this.#text.endParagraph({ level, isListed: props.listed === true, placement });
  }
}

function alignOf(align: string | undefined): 'start' | 'center' | 'end' {
  if (align === 'center') return 'center';
  return align === 'right' || align === 'end' ? 'end' : 'start';
}

/** How many levels of headings are distinguished. */
const LEVELS = 4;

/** A character of a symbol font. */
function symbol(code: string | undefined): string {
  const point = Number.parseInt(code ?? '', 16);
  return point > 0 && point <= 0xffff ? String.fromCharCode(point) : '';
}

import type { Block } from '../../document/blocks.ts';
import { hrefOfField } from '../links.ts';
import { RichText } from './rich-text.ts';

/** An RTF that cannot be read, with the reason. */
export class UnreadableRtf extends Error {
  readonly reason: 'corrupt' | 'too_large';
  constructor(reason: UnreadableRtf['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Nesting of groups; word processors use fewer than a hundred levels. */
const MAX_DEPTH = 2000;

/** The blocks of an RTF. Large text is a heading. @throws UnreadableRtf */
export function blocksOfRtf(bytes: Uint8Array): Block[] {
  return new RtfReader(Buffer.from(bytes).toString('latin1')).read();
}

/** Formatting that applies until its group ends. */
type Group = {
  bold: boolean;
  hidden: boolean;
  /** In points. */
  size: number;
  font: number;
  /** Fallback characters after a `\u`, for readers that do not support it. */
  substitutes: number;
  /** `text` is read, `nothing` is left out; `marker` is what a list prints before a point, `code` the instruction of a field. */
  reads: 'text' | 'nothing' | 'marker' | 'fonts' | 'code';
  isSeparate: boolean;
  isLink: boolean;
};

/** Groups that contain no text of the document: style tables, pictures and metadata. */
const LEFT_OUT = new Set(
  'colortbl stylesheet listtable listoverridetable info pict object objdata generator themedata colorschememapping datastore latentstyles xmlnstbl rsidtbl mmathPr filetbl revtbl userprops bkmkstart bkmkend nonshppict nonesttables sp shprslt listname annotation atnauthor atnid atndate template private ftnsep ftnsepc aftnsep aftnsepc'.split(
    ' ',
  ),
);
/** Groups that old readers may skip, but that contain text of the document. */
const READ_ALL_THE_SAME = new Set(['shpinst', 'ud', 'do', 'dptxbxtext', 'nesttableprops']);
const INSTRUCTION = 'fldinst';
const MARKERS = new Set(['listtext', 'pntext']);
/** Text that is separate from the paragraph in which its group occurs. */
const APART = new Set('header headerl headerr headerf footer footerl footerr footerf footnote shptxt dptxbxtext'.split(' '));

const SIGNS = new Map(
  Object.entries({
    tab: '\t',
    emdash: '—',
    endash: '–',
    lquote: '‘',
    rquote: '’',
    ldblquote: '“',
    rdblquote: '”',
    bullet: '•',
    emspace: ' ',
    enspace: ' ',
    qmspace: ' ',
    nestcell: '\t',
  }),
);
const PARAGRAPH_ENDS = new Set(['par', 'sect', 'page', 'column', 'nestrow']);

/** Code pages of the character sets that a font may have. */
const CHARSETS: Record<number, string> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};
const CODE_PAGES: Record<number, string> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};
const SYMBOL = 2;

class RtfReader {
  readonly #rtf: string;
  readonly #text = new RichText();
  readonly #outer: Group[] = [];
  readonly #fonts = new Map<number, number>();
  readonly #decoders = new Map<string, TextDecoder>();
  #at = 0;
  #now: Group = {
    bold: false,
    hidden: false,
    size: 12,
    font: 0,
    substitutes: 1,
    reads: 'text',
    isSeparate: false,
    isLink: false,
  };
  #codePage = 'windows-1252';
  /** Consecutive bytes of a code page: some characters have two. */
  #bytes: number[] = [];
  #toSkip = 0;
  #inTable = false;
  #inCell = false;
  #inRow = false;
  /** A list marker was read since the last paragraph ended; the paragraph's formatting may come before or after it. */
  #isListed = false;
  /** Of a heading. */
  #level = 0;
  /** The instruction of the field whose result comes next. */
  #code = '';

  constructor(rtf: string) {
    this.#rtf = rtf;
  }

  read(): Block[] {
    const token = /\\([a-z]+)(-?\d{1,9})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n\0]+|([^\\{}\r\n\0]+)/giy;
    for (;;) {
      token.lastIndex = this.#at;
      const found = token.exec(this.#rtf);
      if (!found) break;
      this.#at = token.lastIndex;
      const [, word, number, hex, sign, brace, plain] = found;
      if (hex !== undefined) this.#byte(Number.parseInt(hex, 16));
      else if (plain !== undefined) this.#plain(plain);
      else if (brace === '{') this.#begin();
      else if (brace === '}') {
        if (this.#end()) return this.#text.blocks();
      } else if (sign !== undefined) this.#sign(sign);
      else if (word !== undefined) this.#word(word, number === undefined ? undefined : Number(number));
    }
    // The outermost group never ended: an incomplete download.
    throw new UnreadableRtf('corrupt');
  }

  #begin(): void {
    this.#flush();
    this.#toSkip = 0;
    if (this.#outer.push(this.#now) > MAX_DEPTH) throw new UnreadableRtf('too_large');
    this.#now = { ...this.#now };
  }

  /** @returns whether that was the whole document */
  #end(): boolean {
    this.#flush();
    this.#toSkip = 0;
    const outer = this.#outer.pop();
    if (this.#now.isSeparate && !outer?.isSeparate) this.#endParagraph();
    if (this.#now.isLink && !outer?.isLink) this.#text.endLink();
    if (outer) this.#now = outer;
    return this.#outer.length === 0;
  }

  #sign(sign: string): void {
    if (sign === '*') {
      // The next control word is the destination of this group. Unknown destinations are skipped.
      const next = /^\s*\\([a-z]+)/i.exec(this.#rtf.slice(this.#at, this.#at + 40))?.[1] ?? '';
      if (!READ_ALL_THE_SAME.has(next) && !MARKERS.has(next) && next !== INSTRUCTION) this.#now.reads = 'nothing';
    } else if (sign === '~') this.#plain('\u00a0');
    else if (sign === '_') this.#plain('-');
    else if (sign === '\n' || sign === '\r') this.#word('par', undefined);
    else if (/[\\{}]/.test(sign)) this.#plain(sign);
  }

  #word(word: string, number: number | undefined): void {
    if (word === 'bin') {
      this.#at += Math.max(0, number ?? 0);
      return;
    }
    if (word === 'u') {
      this.#flush();
      this.#write(String.fromCharCode(((number ?? 0) + 0x10000) % 0x10000));
      this.#toSkip = this.#now.substitutes;
      return;
    }
    this.#flush();
    if (LEFT_OUT.has(word)) this.#now.reads = 'nothing';
    else if (word === 'fonttbl') this.#now.reads = 'fonts';
    else if (this.#now.reads === 'fonts') this.#readFont(word, number);
    else if (MARKERS.has(word)) {
      if (this.#now.reads === 'text') {
        this.#now.reads = 'marker';
        this.#isListed = true;
      }
    } else if (word === INSTRUCTION) this.#beginInstruction();
    else this.#format(word, number);
  }

  #beginInstruction(): void {
    if (this.#now.reads !== 'text') return;
    this.#now.reads = 'code';
    this.#code = '';
  }

  #beginResult(): void {
    const href = hrefOfField(this.#code);
    this.#code = '';
    if (href === undefined) return;
    this.#text.beginLink(href);
    this.#now.isLink = true;
  }

  #readFont(word: string, number: number | undefined): void {
    if (word === 'f') this.#now.font = number ?? 0;
    else if (word === 'fcharset') this.#fonts.set(this.#now.font, number ?? 0);
  }

  #format(word: string, number: number | undefined): void {
    const now = this.#now;
    if (now.reads !== 'text') return;
    const isOn = number !== 0;
    const sign = SIGNS.get(word);
    if (sign !== undefined) this.#plain(sign);
    else if (PARAGRAPH_ENDS.has(word)) this.#endParagraph();
    else if (word === 'b') now.bold = isOn;
    else if (word === 'v' || word === 'deleted') now.hidden = isOn;
    else if (word === 'fs') now.size = (number ?? 24) / 2;
    else if (word === 'f') now.font = number ?? 0;
    else if (word === 'uc') now.substitutes = Math.min(Math.max(0, number ?? 1), 16);
    else if (word === 'ansicpg') this.#codePage = codePageOf(number ?? 1252);
    else if (word === 'mac') this.#codePage = 'macintosh';
    else if (word === 'plain') Object.assign(now, { bold: false, hidden: false, size: 12 });
    else if (word === 'pard') {
      this.#inTable = false;
      this.#level = 0;
    } else if (word === 'outlinelevel') this.#level = (number ?? 9) < 9 ? (number ?? 0) + 1 : 0;
    else if (APART.has(word)) {
      this.#endParagraph();
      now.isSeparate = true;
    } else if (word === 'intbl') this.#inTable = true;
    else if (word === 'line') {
      if (this.#isRead) this.#text.breakLine();
    } else if (word === 'cell') this.#endCell();
    else if (word === 'row') this.#endRow();
    // Contains the same text twice; the second, in Unicode, is used: `{\upr{ansi}{\*\ud{unicode}}}`.
    else if (word === 'upr') this.#passOver();
    else if (word === 'fldrslt') this.#beginResult();
  }

  /** Moves to the end of the next group. */
  #passOver(): void {
    let depth = 0;
    const token = /\\[\s\S]|[{}]/g;
    token.lastIndex = this.#at;
    for (let found = token.exec(this.#rtf); found; found = token.exec(this.#rtf)) {
      if (found[0] === '{') depth++;
      else if (found[0] === '}') depth--;
      if (depth <= 0 && /[{}]/.test(found[0])) {
        // An unmatched closing brace belongs to the surrounding group.
        this.#at = depth < 0 ? found.index : token.lastIndex;
        return;
      }
    }
  }

  get #isRead(): boolean {
    return this.#now.reads === 'text' && !this.#now.hidden;
  }

  #write(text: string): void {
    if (this.#isRead) this.#text.write(text, this.#now);
    else if (this.#now.reads === 'code') this.#code += text;
  }

  #byte(value: number): void {
    if (this.#toSkip > 0) this.#toSkip--;
    else this.#bytes.push(value);
  }

  #plain(text: string): void {
    this.#flush();
    const skipped = Math.min(this.#toSkip, text.length);
    this.#toSkip -= skipped;
    const rest = text.slice(skipped);
    // Some programs write bytes of the code page without escaping them.
    if (/[\x80-\xff]/.test(rest) && rest !== '\u00a0') {
      this.#bytes.push(...Buffer.from(rest.slice(0, 10_000), 'latin1'));
      this.#flush();
      if (rest.length > 10_000) this.#plain(rest.slice(10_000));
    } else this.#write(rest);
  }

  #flush(): void {
    if (this.#bytes.length === 0) return;
    const bytes = Uint8Array.from(this.#bytes);
    this.#bytes = [];
    const charset = this.#fonts.get(this.#now.font) ?? 0;
    if (charset === SYMBOL) this.#write('• '.repeat(bytes.filter((byte) => byte === 0xb7 || byte === 0xa7).length));
    else this.#write(this.#decoderOf(CHARSETS[charset] ?? this.#codePage).decode(bytes));
  }

  #decoderOf(label: string): TextDecoder {
    const decoder = this.#decoders.get(label) ?? new TextDecoder(label);
    this.#decoders.set(label, decoder);
    return decoder;
  }

  #endParagraph(): void {
    if (this.#now.reads !== 'text') return;
    if (this.#inTable) this.#openCell();
    else this.#closeRow();
    this.#text.endParagraph({ isListed: this.#isListed, level: this.#level });
    this.#isListed = false;
  }

  #openCell(): void {
    // Text collected so far belongs to the row that starts here.
    if (!this.#inRow) this.#text.beginRow();
    if (!this.#inCell) this.#text.beginCell();
    this.#inRow = true;
    this.#inCell = true;
  }

  #endCell(): void {
    if (this.#now.reads !== 'text') return;
    this.#openCell();
    this.#text.endParagraph({ isListed: this.#isListed });
    this.#isListed = false;
    this.#text.endCell();
    this.#inCell = false;
  }

  #endRow(): void {
    if (this.#now.reads === 'text') this.#closeRow();
  }

  #closeRow(): void {
    if (this.#inCell) this.#text.endCell();
    if (this.#inRow) this.#text.endRow();
    this.#inCell = false;
    this.#inRow = false;
  }
}

function codePageOf(number: number): string {
  const label = CODE_PAGES[number] ?? `windows-${number}`;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return 'windows-1252';
  }
}

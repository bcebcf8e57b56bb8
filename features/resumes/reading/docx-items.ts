import { inflateRawSync } from 'node:zlib';
import mammoth from 'mammoth';
import type { Item } from './items.ts';

/** A DOCX that cannot be read, with the reason. */
export class UnreadableDocx extends Error {
  readonly reason: 'corrupt' | 'too_large';
  constructor(reason: UnreadableDocx['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** What the text, styles and other markup of a document may unpack to, in bytes: ten pages of a CV take about one megabyte. */
const MAX_MARKUP = 10 * 1024 * 1024;
/** What its pictures may unpack to, in bytes. They are not read. */
const MAX_MEDIA = 60 * 1024 * 1024;

/** Size of a header or footer that is still read, in bytes. */
const MAX_MARGIN = 1024 * 1024;

const LETTER = 5;
const SIZES: Record<string, number> = { h1: 18, h2: 14, h3: 12, h4: 11 };
const COLUMN = 1000;
const TAB = 400;
/** Below the end of any document. */
const FOOT = 10_000_000;
/** A tab, or spaces used as one. */
const GAP = /(\t+| {4,})/;

/** Converts a DOCX to items: headings by size, list entries by their marker, table cells side by side. @throws UnreadableDocx */
export async function itemsOfDocx(bytes: Buffer): Promise<Item[]> {
  const margins = marginParts(enforceDocxBounds(bytes));
  const { value } = await mammoth
    .convertToHtml(
      { buffer: bytes },
      { externalFileAccess: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    )
    .catch(() => {
      throw new UnreadableDocx('corrupt');
    });
  return [...margins.header, ...itemsOfHtml(value, margins.header.at(-1)?.y ?? 0), ...margins.footer];
}

/** Page headers and footers, which the conversion leaves out. */
function marginParts(parts: Part[]): { header: Item[]; footer: Item[] } {
  const items = (kind: string, from: number) => {
    const lines = parts.filter(({ name }) => name.startsWith(`word/${kind}`)).flatMap(({ xml }) => linesOfXml(xml));
    // The same header on first, odd and even pages is one header.
    const texts = new Map(lines.toReversed().map((line) => [line.text, line]));
    return [...texts.values()]
      .toReversed()
      .flatMap(({ text, size, bold }, index) => itemsOfLine(text, from + (index + 1) * 15, size, bold));
  };
  return { header: items('header', 0), footer: items('footer', FOOT) };
}

/** Paragraphs of a header's or footer's markup. */
function linesOfXml(xml: string): { text: string; size: number; bold: boolean }[] {
  return xml
    .split('</w:p>')
    .flatMap((part) => {
      const paragraph = part.slice(part.search(/<w:p[ >]/));
      const size = Number(/<w:sz w:val="(\d+)"/.exec(paragraph)?.[1] ?? 20) / 2;
      const marked = paragraph.replace(/<w:tab\/>/g, '<w:t>\t</w:t>').replace(/<w:br\b[^>]*>/g, '<w:t>\n</w:t>');
      const text = [...marked.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, part = '']) => plain(part)).join('');
      return text.split('\n').map((line) => ({ text: line, size, bold: /<w:b\/>/.test(paragraph) }));
    })
    .filter(({ text }) => text.trim() !== '');
}

function itemsOfLine(text: string, y: number, size: number, bold: boolean): Item[] {
  let x = 0;
  return text.split(GAP).flatMap((part) => {
    const from = x;
    if (GAP.test(part)) x = (Math.floor(x / TAB) + 1) * TAB;
    else x += part.length * LETTER;
    const item = { page: 1, text: part, x: from, y, width: part.length * LETTER, size, bold, font: '' };
    return part.trim() === '' ? [] : [item];
  });
}

type Part = { name: string; xml: string };

/**
 * Unpacks each part once under a bound: the sizes that a file declares need not be true.
 * @returns headers and footers
 * @throws UnreadableDocx
 */
export function enforceDocxBounds(bytes: Buffer): Part[] {
  const margins: Part[] = [];
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > bytes.length) throw new UnreadableDocx('corrupt');
  let markup = MAX_MARKUP;
  let media = MAX_MEDIA;
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw new UnreadableDocx('corrupt');
    const packed = bytes.readUInt32LE(at + 20);
    const header = bytes.readUInt32LE(at + 42);
    if (header + 30 > bytes.length) throw new UnreadableDocx('corrupt');
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28));
    const isMarkup = !/\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|webp|ico|wdp|odttf|ttf|bin)$/i.test(name);
    const part = bytes.subarray(start, start + packed);
    const whole = bytes.readUInt16LE(at + 10) === 8 ? unpacked(part, isMarkup ? markup : media) : part;
    if (isMarkup) markup -= whole.length;
    else media -= whole.length;
    if (markup <= 0 || media <= 0) throw new UnreadableDocx('too_large');
    if (/^word\/(?:header|footer)\d*\.xml$/.test(name) && whole.length < MAX_MARGIN)
      margins.push({ name, xml: whole.toString('utf8') });
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return margins;
}

function unpacked(packed: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const tooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableDocx(tooLarge ? 'too_large' : 'corrupt');
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const plain = (text: string) =>
  text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });

/** HTML of paragraphs, headings, lists and tables as items. */
export function itemsOfHtml(html: string, from = 0): Item[] {
  const items: Item[] = [];
  let y = from;
  let x = 0;
  let size = 10;
  let bold = 0;
  let depth = 0;
  let left = 0;
  const rows: { top: number; lowest: number; column: number }[] = [];
  const newLine = (step: number) => {
    y += step;
    x = left + depth * 20;
  };
  for (const [, tag, text] of html.matchAll(/<(\/?[a-z][^>]*)>|([^<]+)/gi)) {
    if (text !== undefined) {
      for (const part of plain(text).split(GAP)) {
        if (GAP.test(part)) x = Math.max(left + Math.ceil((x - left + 1) / TAB) * TAB, x + 30);
        else if (part !== '') {
          const width = Math.min(part.length * LETTER, COLUMN - 40);
          items.push({ page: 1, text: part, x, y, width, size, bold: bold > 0, font: '' });
          x += width;
        }
      }
      continue;
    }
    const [, close, name] = /^(\/?)([a-z\d]+)/i.exec(tag ?? '') ?? [];
    const opens = close === '';
    const row = rows.at(-1);
    if (name === 'strong' || name === 'b') bold += opens ? 1 : -1;
    else if (name === 'br') newLine(13);
    else if (name === 'ul' || name === 'ol') depth += opens ? 1 : -1;
    else if (name === 'p' || (name && name in SIZES)) {
      size = opens ? (SIZES[name] ?? 10) : 10;
      if (opens) newLine(name === 'p' ? 15 : 22);
    } else if (name === 'li' && opens) {
      newLine(14);
      items.push({ page: 1, text: '•', x: x - 10, y, width: 4, size: 10, bold: false, font: '' });
    } else if (name === 'tr') {
      if (opens) rows.push({ top: y, lowest: y, column: 0 });
      else if (row) {
        y = Math.max(row.lowest, y);
        rows.pop();
        left = (rows.at(-1)?.column ?? 0) * COLUMN;
      }
    } else if ((name === 'td' || name === 'th') && row) {
      if (opens) {
        left = row.column * COLUMN;
        y = row.top;
        x = left;
      } else {
        row.lowest = Math.max(row.lowest, y);
        row.column += 1;
      }
    }
  }
  return items;
}

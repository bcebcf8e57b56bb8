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

/** What all parts of a document may unpack to, in bytes. */
const MAX_UNPACKED = 80 * 1024 * 1024;

const LETTER = 5;
const SIZES: Record<string, number> = { h1: 18, h2: 14, h3: 12, h4: 11 };
const COLUMN = 1000;
const TAB = 400;

/** A DOCX as items: headings by their size, list points by their mark, table cells side by side. @throws UnreadableDocx */
export async function itemsOfDocx(bytes: Buffer): Promise<Item[]> {
  holdToBounds(bytes);
  const { value } = await mammoth
    .convertToHtml(
      { buffer: bytes },
      { externalFileAccess: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    )
    .catch(() => {
      throw new UnreadableDocx('corrupt');
    });
  return itemsOfHtml(value);
}

/** Unpacks each part once under a bound: what a file says of its sizes need not be true. */
function holdToBounds(bytes: Buffer): void {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > bytes.length) throw new UnreadableDocx('corrupt');
  let left = MAX_UNPACKED;
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw new UnreadableDocx('corrupt');
    const packed = bytes.readUInt32LE(at + 20);
    const header = bytes.readUInt32LE(at + 42);
    if (header + 30 > bytes.length) throw new UnreadableDocx('corrupt');
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const method = bytes.readUInt16LE(at + 10);
    left -= method === 8 ? unpackedSize(bytes.subarray(start, start + packed), left) : packed;
    if (left <= 0) throw new UnreadableDocx('too_large');
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

function unpackedSize(packed: Buffer, most: number): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) }).length;
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
export function itemsOfHtml(html: string): Item[] {
  const items: Item[] = [];
  let y = 0;
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
      for (const part of plain(text).split(/(\t+)/)) {
        if (part.startsWith('\t')) x = Math.max(left + Math.ceil((x - left + 1) / TAB) * TAB, x + 30);
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

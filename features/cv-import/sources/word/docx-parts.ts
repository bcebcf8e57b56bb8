import { inflateRawSync } from 'node:zlib';

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

const MARGIN = /^word\/(?:header|footer)\d*\.xml$/;
/** Size of a header or footer that is still read, in bytes. */
const MAX_MARGIN = 1024 * 1024;

/** The markup of the parts that are read, by name. */
export type Parts = Map<string, string>;

/** Text, styles, page headers and footers, notes, the addresses of links, and data of programs. */
const READ = /^(?:_rels\/\.rels|word\/(?:_rels\/)?[^/]+\.(?:xml|rels)|customXml\/item\d*\.xml)$/;

/**
 * Unpacks each part once under a bound: the sizes that a file declares need not be true.
 * @throws UnreadableDocx
 */
export function partsOfDocx(bytes: Buffer): Parts {
  const parts: Parts = new Map();
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
    if (READ.test(name) && !(MARGIN.test(name) && whole.length > MAX_MARGIN)) parts.set(name, whole.toString('utf8'));
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

function unpacked(packed: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const tooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableDocx(tooLarge ? 'too_large' : 'corrupt');
  }
}

/** How much of a text in UTF-16 without a mark is examined, in bytes. */
const SAMPLE = 4096;
/** The share of its characters that are Latin, so that one of their two bytes is zero. */
const LATIN = 0.5;

/** Bytes above ASCII that are one character in UTF-8. */
const UTF8_CHARACTER =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xef][\x80-\xbf]{2}|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf4][\x80-\xbf]{3}/g;
const NOT_ASCII = /[\x80-\xff]/g;

type Charset = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * The text of a file that does not declare its encoding: UTF-8, UTF-16 with or without a byte order mark, or Windows-1252, which older programs
 * save. A byte that is not UTF-8 in a text that otherwise is UTF-8 is read as Windows-1252 too.
 */
export function decodeText(bytes: Uint8Array): { text: string; charset: Charset } {
  for (const charset of [wideCharsetOf(bytes), 'utf-8'] as const) {
    try {
      if (charset) return { text: new TextDecoder(charset, { fatal: true }).decode(bytes), charset };
    } catch {
      // The next one may fit.
    }
  }
  return { text: decodeMixed(bytes), charset: 'windows-1252' };
}

function wideCharsetOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes.length % 2 === 1) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = (parity: number) => sample.filter((byte, index) => index % 2 === parity && byte === 0).length;
  const [high, low] = [zeros(0), zeros(1)];
  const least = (LATIN * sample.length) / 2;
  if (low > least && high === 0) return 'utf-16le';
  return high > least && low === 0 ? 'utf-16be' : null;
}

function decodeMixed(bytes: Uint8Array): string {
  const windows = new TextDecoder('windows-1252');
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const whole = text.match(UTF8_CHARACTER) ?? [];
  const others = (text.match(NOT_ASCII)?.length ?? 0) - whole.reduce((sum, character) => sum + character.length, 0);
  // Single pairs in Windows-1252 look like UTF-8: an accented capital before a typographic apostrophe.
  if (whole.length <= others) return windows.decode(bytes);
  const decoded: string[] = [];
  let from = 0;
  for (const { index, 0: character } of text.matchAll(UTF8_CHARACTER)) {
    decoded.push(windows.decode(bytes.subarray(from, index)), Buffer.from(character, 'latin1').toString('utf8'));
    from = index + character.length;
  }
  decoded.push(windows.decode(bytes.subarray(from)));
  return decoded.join('').replace(/^\ufeff/, '');
}

import { isUtf8 } from 'node:buffer';
import { UnreadableFile } from './posting.ts';

/** Replaces bytes that are not valid UTF-8. No real text contains this character. */
export const NOT_UTF8 = '\uFFFF';

const MAGIC: [start: number[], what: string][] = [
  [[0x50, 0x4b, 0x03, 0x04], 'an Excel workbook or a ZIP archive'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Excel or Word file'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0x1f, 0x8b], 'a compressed file'],
  [[0xff, 0xfe], 'text in UTF-16'],
  [[0xfe, 0xff], 'text in UTF-16'],
];

/**
 * Decodes bytes to text, chunk by chunk. Invalid UTF-8 becomes NOT_UTF8, so that the rows around it can be imported.
 * @throws UnreadableFile when the file is empty or not text
 */
export async function* textOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  let first = true;
  for await (const chunk of bytes) {
    if (first) refuseOtherThanText(chunk);
    first = false;
    const all = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const whole = all.length - lengthOfCutCharacter(all);
    rest = all.subarray(whole);
    yield decode(all.subarray(0, whole));
  }
  if (first) throw new UnreadableFile('The file is empty.');
  if (rest.length > 0) yield decode(rest);
}

function decode(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return isUtf8(bytes) ? text : text.replaceAll('\uFFFD', NOT_UTF8);
}

/** Bytes at the end that start a character, which the next chunk completes. */
function lengthOfCutCharacter(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
  }
  return 0;
}

function refuseOtherThanText(chunk: Buffer): void {
  const known = MAGIC.find(([start]) => start.every((byte, index) => chunk[index] === byte));
  const what = known?.[1] ?? (chunk.includes(0) ? 'not a text file' : null);
  if (what) throw new UnreadableFile(`This is ${what}. Save it as CSV in UTF-8 and try again.`);
}

import { createInflate, inflateSync } from 'node:zlib';
import { UnreadablePdf } from './pdf-items.ts';

/** What all packed parts of a PDF may unpack to, in bytes, pictures left out: embedded fonts take a few megabytes at most. */
export const MAX_INFLATED = 64 * 1024 * 1024;

/** Longer than the dictionary in front of any stream of a CV. */
const DICTIONARY = 4096;
const CHUNK = 256 * 1024;
/** A stream that unpacks to less is unpacked in one call: starting an asynchronous one costs more than its work. */
const SMALL = 1024 * 1024;

/**
 * Unpacks every stream of a PDF once, keeping nothing, before the parser builds them in memory. Streams in an encrypted PDF are not
 * recognized; for those the bounds of the process remain.
 * @throws UnreadablePdf
 */
export async function enforceInflatedBound(bytes: Buffer, most = MAX_INFLATED): Promise<void> {
  let left = most;
  let previous = 0;
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    // A dictionary begins after the previous stream. This way each byte is scanned once.
    const before = bytes.toString('latin1', Math.max(previous, at - DICTIONARY), at);
    previous = at + 6;
    if (!/>>\s*$/.test(before.slice(-10))) continue;
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    const packings = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    // Pictures are never unpacked (`maxImageSize`).
    if (packings === 0 || /\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    // Packed twice, a kilobyte can become a gigabyte; no program writes that.
    if (packings > 1) throw new UnreadablePdf('too_large');
    const line = bytes.toString('latin1', at + 6, at + 8);
    left -= await inflatedBytes(bytes.subarray(at + 6 + (line === '\r\n' ? 2 : 1)), left);
    if (left < 0) throw new UnreadablePdf('too_large');
  }
}

/** What a stream unpacks to, counted up to a little more than `most`. A damaged one counts as far as it can be read. */
function inflatedBytes(packed: Buffer, most: number): number | Promise<number> {
  try {
    return inflateSync(packed, { maxOutputLength: SMALL }).length;
  } catch {
    // Larger or damaged.
    return countInflated(packed, most);
  }
}

function countInflated(packed: Buffer, most: number): Promise<number> {
  return new Promise((resolve) => {
    let count = 0;
    const inflate = createInflate({ chunkSize: CHUNK });
    const finish = () => {
      inflate.destroy();
      resolve(count);
    };
    inflate.on('data', (part: Buffer) => {
      count += part.length;
      if (count > most) finish();
    });
    inflate.on('end', finish);
    inflate.on('error', finish);
    inflate.end(packed);
  });
}

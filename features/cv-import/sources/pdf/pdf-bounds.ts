import { createInflate, inflateSync } from 'node:zlib';
import { UnreadablePdf } from './pdf-items.ts';

/** What all packed parts of a PDF may unpack to, in bytes, pictures left out: embedded fonts take a few megabytes at most. */
export const MAX_INFLATED = 64 * 1024 * 1024;

/**
 * How deep drawing states may be nested. The parser looks values up through all of them, so its time grows with the square of the depth.
 * No program nests more than a few dozen.
 */
const MAX_SAVED_STATES = 1000;

/** Longer than the dictionary in front of any stream of a CV. */
const DICTIONARY = 4096;
const CHUNK = 256 * 1024;
/** A stream that unpacks to less is unpacked in one call: starting an asynchronous one costs more than its work. */
const SMALL = 1024 * 1024;

/**
 * Unpacks every stream of a PDF once, keeping nothing, before the parser builds them in memory, and counts the drawing states that
 * they save. Streams in an encrypted PDF, and those packed in another way than Flate, are not recognized; for those the bounds of the
 * process remain.
 * @throws UnreadablePdf
 */
export async function enforceInflatedBound(bytes: Buffer, most = MAX_INFLATED): Promise<void> {
  const states = savedStates();
  states.count(bytes);
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
    left -= await inflatedBytes(bytes.subarray(at + 6 + (line === '\r\n' ? 2 : 1)), left, states.count);
    if (left < 0 || states.isTooDeep()) throw new UnreadablePdf('too_large');
  }
  if (states.isTooDeep()) throw new UnreadablePdf('too_large');
}

const [SAVE, RESTORE] = [0x71, 0x51];
/** Only a space, tab or line break before and after makes it a command: in pictures and fonts these bytes mean something else. */
const isSpace = (byte: number | undefined) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Counts the commands that save a drawing state (`q`) less those that restore it (`Q`), over all streams. */
function savedStates() {
  let depth = 0;
  let deepest = 0;
  return {
    count(part: Buffer): void {
      for (let at = 0; at < part.length; at++) {
        const byte = part[at];
        if ((byte !== SAVE && byte !== RESTORE) || !isSpace(part[at + 1]) || (at > 0 && !isSpace(part[at - 1]))) continue;
        depth = Math.max(0, depth + (byte === SAVE ? 1 : -1));
        deepest = Math.max(deepest, depth);
      }
    },
    isTooDeep: () => deepest > MAX_SAVED_STATES,
  };
}

/** What a stream unpacks to, counted up to a little more than `most`. A damaged one counts as far as it can be read. */
function inflatedBytes(packed: Buffer, most: number, see: (part: Buffer) => void): number | Promise<number> {
  try {
    const unpacked = inflateSync(packed, { maxOutputLength: SMALL });
    see(unpacked);
    return unpacked.length;
  } catch {
    // Larger or damaged.
    return countInflated(packed, most, see);
  }
}

function countInflated(packed: Buffer, most: number, see: (part: Buffer) => void): Promise<number> {
  return new Promise((resolve) => {
    let count = 0;
    const inflate = createInflate({ chunkSize: CHUNK });
    const finish = () => {
      inflate.destroy();
      resolve(count);
    };
    inflate.on('data', (part: Buffer) => {
      count += part.length;
      see(part);
      if (count > most) finish();
    });
    inflate.on('end', finish);
    inflate.on('error', finish);
    inflate.end(packed);
  });
}

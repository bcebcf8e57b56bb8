import { unzipSync } from 'fflate';

/** An archive that cannot be read, with the reason. */
export class UnreadableZip extends Error {
  readonly reason: 'corrupt' | 'encrypted' | 'too_large';
  constructor(reason: UnreadableZip['reason']) {
    super(reason);
    this.reason = reason;
  }
}

const MAX_ENTRIES = 5000;
/** What all wanted files may unpack to, in bytes. */
const MAX_UNPACKED = 10 * 1024 * 1024;
/** Text does not compress better than this; small files may, because they do no harm. */
const MAX_RATIO = 250;
const SMALL = 1024 * 1024;

/**
 * Unpacks the wanted files of an archive into memory. Other files and nested archives are not unpacked.
 * @param wanted selects files by path. Paths that lead out of the archive are skipped; `\` separates folders as `/` does
 * @throws UnreadableZip
 */
export function filesOfZip(bytes: Uint8Array, wanted: (path: string) => boolean): Map<string, Uint8Array> {
  const protectedPaths = new Set<number>();
  let index = -1;
  for (const isEncrypted of directoryOf(bytes)) {
    index++;
    if (isEncrypted) protectedPaths.add(index);
  }
  let left = MAX_UNPACKED;
  let at = -1;
  try {
    // Never unpacks to more than the directory declares, whatever the packed bytes contain.
    const files = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        at++;
        const path = pathOf(name);
        if (path.endsWith('/') || !staysInside(path) || !wanted(path)) return false;
        if (protectedPaths.has(at)) throw new UnreadableZip('encrypted');
        left -= originalSize;
        if (left < 0 || (originalSize > SMALL && originalSize > size * MAX_RATIO)) throw new UnreadableZip('too_large');
        return true;
      },
    });
    return new Map(Object.entries(files).map(([name, content]) => [pathOf(name), content]));
  } catch (error) {
    throw error instanceof UnreadableZip ? error : new UnreadableZip('corrupt');
  }
}

/** Some programs write `Basic\Profile.csv` or `./Basic/Profile.csv`. */
const pathOf = (name: string) => name.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');

const staysInside = (path: string) =>
  !path.startsWith('/') && !/[\0:]/.test(path) && !path.split('/').some((part) => part === '..' || part === '.');

/** For each entry of the archive's directory, whether it is encrypted. @throws UnreadableZip without a directory */
function directoryOf(bytes: Uint8Array): boolean[] {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = data.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > data.length) throw new UnreadableZip('corrupt');
  const count = data.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new UnreadableZip('too_large');
  const found: boolean[] = [];
  let at = data.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > data.length || data.readUInt32LE(at) !== 0x02014b50) throw new UnreadableZip('corrupt');
    found.push((data.readUInt16LE(at + 8) & 1) === 1);
    at += 46 + data.readUInt16LE(at + 28) + data.readUInt16LE(at + 30) + data.readUInt16LE(at + 32);
  }
  return found;
}

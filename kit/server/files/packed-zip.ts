import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { TenantDb } from '../database/db.ts';
import { cleanFileName } from './files.ts';

const PART_BYTES = 1024 * 1024;

type Writer = (db: TenantDb, part: number, bytes: Buffer) => Promise<void>;

/** A ZIP that is stored in parts while it is made, so that memory stays small however large it gets. Call `flush` after each addition. */
export class PackedZip {
  /** Bytes until now. */
  size = 0;
  readonly #write: Writer;
  readonly #names = new Set<string>();
  #chunks: Uint8Array[] = [];
  #waiting = 0;
  #part = 0;
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.#chunks.push(chunk);
    this.#waiting += chunk.length;
    this.size += chunk.length;
  });

  constructor(write: Writer) {
    this.#write = write;
  }

  /** `cvs/Fleet manager.pdf`; of two with one name, the second has its id too. */
  freeName(folder: string, name: string, kind: Parameters<typeof cleanFileName>[1], id: number): string {
    const wanted = folder + cleanFileName(name, kind, String(id));
    const free = this.#names.has(wanted.toLowerCase()) ? folder + cleanFileName(`${name} ${id}`, kind, String(id)) : wanted;
    this.#names.add(free.toLowerCase());
    return free;
  }

  /** Adds a file of a compressed format as it is. */
  addFile(name: string, bytes: Uint8Array): void {
    const entry = new ZipPassThrough(name);
    this.#zip.add(entry);
    entry.push(bytes, true);
  }

  /** Adds a text piece by piece; the last call passes `true`. */
  addText(name: string): (text: string, isLast?: boolean) => void {
    const entry = new ZipDeflate(name);
    this.#zip.add(entry);
    return (text, isLast = false) => entry.push(new TextEncoder().encode(text), isLast);
  }

  /** Stores what is complete of it; everything once it has ended. */
  async flush(db: TenantDb, options: { ended: boolean } = { ended: false }): Promise<void> {
    if (this.#waiting === 0 || (this.#waiting < PART_BYTES && !options.ended)) return;
    const all = Buffer.concat(this.#chunks);
    this.#chunks = [];
    this.#waiting = 0;
    for (let from = 0; from < all.length; from += PART_BYTES)
      await this.#write(db, this.#part++, all.subarray(from, from + PART_BYTES));
  }

  async end(db: TenantDb): Promise<void> {
    this.#zip.end();
    await this.flush(db, { ended: true });
  }
}

/** The stored parts of a finished ZIP, each read when the one before has been sent. */
export function streamParts(read: (part: number) => Promise<{ bytes: Buffer } | undefined>): Readable {
  async function* parts() {
    for (let part = 0; ; part++) {
      const found = await read(part);
      if (!found) return;
      yield found.bytes;
    }
  }
  return Readable.from(parts(), { objectMode: false });
}

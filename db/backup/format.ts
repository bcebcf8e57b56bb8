import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';

/**
 * A backup is one file: lines of JSON, some followed by `length` bytes. A head; for each table a line with its name and columns and
 * chunks of its rows in COPY format, compressed; and a foot with the counts. The content of an uploaded file is a separate part,
 * stored once and named by its SHA-256, at which the row ends. Every line contains the SHA-256 of the bytes that follow it, and the foot that of
 * all lines. The format does not depend on the version of PostgreSQL, and can be restored into every later schema of the product.
 */
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Count = z.number().int().nonnegative();

export const Head = z.object({
  muster_backup: z.literal(2),
  made_at: z.string(),
  /** Names of the applied migrations, in order. */
  migrations: z.array(z.string()).min(1),
  /** Last value of each sequence. */
  sequences: z.record(z.string(), z.number()),
  /** Show whether secrets are those that encrypted the data, without revealing anything about them. Two during a rotation. */
  secret_marks: z.array(z.string()).min(1),
  /** The full backup that contains the contents which are not in this file, and its id, the SHA-256 in its foot. */
  base: z.object({ name: z.string(), id: Sha256 }).nullable(),
});
export type Head = z.infer<typeof Head>;

const TableLine = z.object({
  table: z.string(),
  columns: z.array(z.string()).min(1),
  /** The column with the contents of uploaded files. A row has the SHA-256 of its content as last value instead. */
  contents: z.string().nullable(),
});
const RowsLine = z.object({ rows: Count, length: Count, sha256: Sha256 });
/** `sha256` is that of the content, after decompression if it is compressed. */
const ContentLine = z.object({ size: Count, compressed: z.boolean(), length: Count, sha256: Sha256 });
const FootLine = z.object({ total_rows: Count, total_contents: Count, lines_sha256: Sha256 });

/** Longer than the head with the names of all migrations. */
const LONGEST_LINE = 4 * 1024 * 1024;

/** A backup cannot be written or restored. The message says what to do. */
export class BackupError extends Error {}

export const sha256 = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

const compress = promisify(gzip);
const decompress = promisify(gunzip);

const NEW_LINE = 10;

export function countLines(text: Buffer): number {
  let count = 0;
  for (let at = text.indexOf(NEW_LINE); at >= 0; at = text.indexOf(NEW_LINE, at + 1)) count++;
  return count;
}

/** The lines of a buffer that ends with a line feed, without it. */
export function* linesIn(text: Buffer): Generator<Buffer> {
  let from = 0;
  for (let at = text.indexOf(NEW_LINE); at >= 0; at = text.indexOf(NEW_LINE, from)) {
    yield text.subarray(from, at);
    from = at + 1;
  }
}

type Written = { line: object; body: Buffer };

/** Parts that are being compressed while earlier ones are written. */
const MOST_PENDING = 4;

/** Writes the parts of a backup in order. */
export class BackupWriter {
  private readonly file: FileHandle;
  private readonly pending: Promise<Written>[] = [];
  private readonly lines = createHash('sha256');
  /** Sizes of the contents in this file by their SHA-256. */
  private readonly contents = new Map<string, number>();
  private rows = 0;

  constructor(file: FileHandle) {
    this.file = file;
  }

  head = (head: Head) => this.add({ line: head, body: Buffer.alloc(0) });

  table = (line: z.infer<typeof TableLine>) => this.add({ line, body: Buffer.alloc(0) });

  hasContent = (digest: string, size: number): boolean => this.contents.get(digest) === size;

  /** @param text whole rows in COPY format. Counted here: the server's own count may arrive after the last row. */
  async addRows(text: Buffer): Promise<void> {
    const rows = countLines(text);
    this.rows += rows;
    await this.add(
      compress(text).then((body) => ({ line: { rows, length: body.length, sha256: sha256(body) } satisfies RowsLine, body })),
    );
  }

  /** Stores the content of an uploaded file, unless this file already contains it. */
  async addContent(content: Buffer, digest: string): Promise<void> {
    if (this.hasContent(digest, content.length)) return;
    this.contents.set(digest, content.length);
    await this.add(
      smallest(content).then((body) => ({
        line: {
          size: content.length,
          compressed: body !== content,
          length: body.length,
          sha256: digest,
        } satisfies ContentLine,
        body,
      })),
    );
  }

  async foot(): Promise<void> {
    await this.writePending(0);
    const foot = { total_rows: this.rows, total_contents: this.contents.size, lines_sha256: this.lines.digest('hex') };
    await this.file.writeFile(`${JSON.stringify(foot satisfies FootLine)}\n`);
  }

  private async add(part: Written | Promise<Written>): Promise<void> {
    const created = Promise.resolve(part);
    // Reported where it is written.
    created.catch(() => {});
    this.pending.push(created);
    await this.writePending(MOST_PENDING);
  }

  private async writePending(most: number): Promise<void> {
    while (this.pending.length > most) {
      const written = await this.pending.shift();
      if (!written) return;
      const line = Buffer.from(`${JSON.stringify(written.line)}\n`);
      this.lines.update(line);
      await this.file.writeFile(line);
      if (written.body.length > 0) await this.file.writeFile(written.body);
    }
  }
}

type RowsLine = z.infer<typeof RowsLine>;
type ContentLine = z.infer<typeof ContentLine>;
type FootLine = z.infer<typeof FootLine>;

const SAMPLE = 32 * 1024;

/** The content compressed, or unchanged if a sample of it barely shrinks, as of PDF, DOCX and pictures. */
async function smallest(content: Buffer): Promise<Buffer> {
  const middle = Math.max(0, (content.length - SAMPLE) >> 1);
  const sample = content.subarray(middle, middle + SAMPLE);
  if ((await compress(sample, { level: 1 })).length > sample.length * 0.9) return content;
  return compress(content);
}

/** Where a content is in a file. */
export type Place = ContentLine & { at: number };

export type Part =
  | { kind: 'head'; head: Head }
  | { kind: 'table'; table: z.infer<typeof TableLine> }
  | { kind: 'rows'; rows: number; at: number; length: number; sha256: string }
  | { kind: 'content'; place: Place }
  | { kind: 'foot'; foot: FootLine; lines_sha256: string };

/** Reads the parts of a backup, in order and by place. */
export class BackupReader {
  private readonly file: FileHandle;
  private readonly name: string;

  constructor(file: FileHandle, name: string) {
    this.file = file;
    this.name = name;
  }

  /**
   * The parts in order, the head first and the foot last.
   * @throws BackupError when the file is cut short or is not a backup
   */
  async *parts(): AsyncGenerator<Part> {
    const { size } = await this.file.stat();
    const lines = createHash('sha256');
    let at = 0;
    for (let first = true; ; first = false) {
      const text = await this.lineAt(at, size, first);
      at += text.length;
      const line = jsonOf(text);
      const foot = FootLine.safeParse(line);
      if (foot.success) {
        if (at !== size) throw this.damaged(at);
        yield { kind: 'foot', foot: foot.data, lines_sha256: lines.digest('hex') };
        return;
      }
      lines.update(text);
      const part = partOf(line, at);
      if (!part || (part.kind === 'head') !== first) throw first ? this.noBackup(line) : this.damaged(at - text.length);
      yield part;
      if (part.kind === 'rows') at += part.length;
      if (part.kind === 'content') at += part.place.length;
    }
  }

  /** The decompressed rows of a part. @throws BackupError when they are damaged */
  async rowsAt(part: Extract<Part, { kind: 'rows' }>): Promise<Buffer> {
    const body = await this.bytesAt(part.at, part.length);
    if (sha256(body) !== part.sha256) throw this.damaged(part.at);
    const rows = await decompress(body).catch(() => null);
    if (!rows || countLines(rows) !== part.rows) throw this.damaged(part.at);
    return rows;
  }

  /** A stored content. @throws BackupError when it is damaged */
  async contentAt(place: Place): Promise<Buffer> {
    const body = await this.bytesAt(place.at, place.length);
    const content = place.compressed ? await decompress(body).catch(() => null) : body;
    if (!content || content.length !== place.size || sha256(content) !== place.sha256) throw this.damaged(place.at);
    return content;
  }

  damaged = (at: number) => new BackupError(`${this.name} is damaged at byte ${at}. Use another backup.`);

  private noBackup(head: unknown): BackupError {
    const { data } = z.object({ muster_backup: z.number().min(3) }).safeParse(head);
    if (data) return new BackupError(`${this.name} was made by a later version of Muster. Restore it with that version.`);
    return new BackupError(`${this.name} is not a backup of Muster, or is damaged.`);
  }

  private async bytesAt(at: number, length: number): Promise<Buffer> {
    const bytes = Buffer.allocUnsafe(length);
    for (let read = 0; read < length; ) {
      const { bytesRead } = await this.file.read(bytes, read, length - read, at + read);
      if (bytesRead === 0) throw new BackupError(`${this.name} is cut short. Use another backup.`);
      read += bytesRead;
    }
    return bytes;
  }

  /** The line that begins at `at`, with its line feed. */
  private async lineAt(at: number, size: number, first: boolean): Promise<Buffer> {
    for (let length = 1024; ; length *= 8) {
      const bytes = await this.bytesAt(at, Math.min(length, size - at));
      const end = bytes.indexOf(NEW_LINE);
      if (end >= 0) return bytes.subarray(0, end + 1);
      if (bytes.length === size - at || length > LONGEST_LINE) {
        if (first) throw this.noBackup(null);
        throw new BackupError(`${this.name} is cut short. Use another backup.`);
      }
    }
  }
}

function partOf(line: unknown, at: number): Part | null {
  const rows = RowsLine.safeParse(line).data;
  if (rows) return { kind: 'rows', at, ...rows };
  const content = ContentLine.safeParse(line).data;
  if (content) return { kind: 'content', place: { at, ...content } };
  const table = TableLine.safeParse(line).data;
  if (table) return { kind: 'table', table };
  const head = Head.safeParse(line).data;
  return head ? { kind: 'head', head } : null;
}

function jsonOf(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return null;
  }
}

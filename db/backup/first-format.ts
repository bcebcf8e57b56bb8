import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { BackupError, jsonOf } from './format.ts';
import type { CheckedBackup, TableRows } from './read.ts';

/**
 * Backups of earlier releases: one compressed text with a header line, for each table a line with its name and columns, its rows
 * in COPY format and a line `\.`, and a last line with the count of all rows.
 */
const Head = z.object({
  muster_backup: z.literal(1),
  made_at: z.string(),
  migrations: z.array(z.string()).min(1),
  sequences: z.record(z.string(), z.number()),
  secret_mark: z.string(),
});
const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
const Foot = z.object({ rows: z.number() });

const END_OF_ROWS = '\\.';
const NEW_LINE = Buffer.from('\n');

export async function isFirstFormat(file: FileHandle): Promise<boolean> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
  return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
}

/** Reads all of it. @throws BackupError when it is damaged, cut short or incomplete */
export async function openFirstFormat(file: string, name: string, close: () => Promise<void>): Promise<CheckedBackup> {
  const checking = linesOf(file, name);
  const { secret_mark, ...head } = parsed(Head, await nextLine(checking, name), name);
  let rows = 0;
  for await (const table of tablesOf(checking, name)) for await (const _ of table.rows) rows++;
  return {
    head: { ...head, secret_marks: [secret_mark], base: null },
    id: null,
    rows,
    contents: { here: 0, in_base: 0 },
    hasContent: () => false,
    content: () => Promise.reject(new BackupError(`${name} has no separate contents of files.`)),
    async *tables() {
      const lines = linesOf(file, name);
      await nextLine(lines, name);
      yield* tablesOf(lines, name);
    },
    close,
  };
}

async function* tablesOf(lines: AsyncGenerator<Buffer>, name: string): AsyncGenerator<TableRows> {
  let count = 0;
  const rowsOf = async function* (): AsyncGenerator<Buffer> {
    for (;;) {
      const line = await nextLine(lines, name);
      if (line.length === END_OF_ROWS.length && line.toString() === END_OF_ROWS) return;
      count++;
      yield Buffer.concat([line, NEW_LINE]);
    }
  };
  for (;;) {
    const line = await nextLine(lines, name);
    const foot = Foot.safeParse(jsonOf(line)).data;
    if (!foot) {
      yield { ...parsed(TableLine, line, name), rows: rowsOf() };
      continue;
    }
    // The count could be too low, because a table was counted before the server had sent its number of rows.
    if (foot.rows > count)
      throw new BackupError(`${name} is incomplete: it contains ${count} of ${foot.rows} rows. Use another backup.`);
    return;
  }
}

/** The lines of the unpacked file without their ends. COPY writes other control characters as text. */
async function* linesOf(file: string, name: string): AsyncGenerator<Buffer> {
  const unpacked = createGunzip();
  // A damaged file is reported by the loop.
  pipeline(createReadStream(file), unpacked).catch(() => {});
  let rest: Buffer[] = [];
  try {
    for await (const chunk of unpacked) {
      let from = 0;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, at)]);
        rest = [];
        from = at + 1;
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new BackupError(`${name} is not a backup, or is damaged.`, { cause: error });
    throw error;
  } finally {
    unpacked.destroy();
  }
}

async function nextLine(lines: AsyncGenerator<Buffer>, name: string): Promise<Buffer> {
  const { value, done } = await lines.next();
  if (done) throw new BackupError(`${name} is cut short. Use another backup.`);
  return value;
}

function parsed<S extends z.ZodType>(schema: S, line: Buffer, name: string): z.infer<S> {
  const { data, success } = schema.safeParse(jsonOf(line));
  if (!success) throw new BackupError(`${name} is not a backup of Muster, or is damaged.`);
  return data;
}

import { type FileHandle, open } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { LAST_BEFORE_BASELINE } from '../baseline.ts';
import { BackupError, BackupReader, type Head, linesIn, type Part, type Place } from './format.ts';

/** A table of a backup and its rows in COPY format. */
export type TableRows = { table: string; columns: string[]; rows: AsyncIterable<Buffer> };

/** A backup that was read completely and found whole. */
export type CheckedBackup = {
  head: Pick<Head, 'made_at' | 'migrations' | 'sequences' | 'secret_marks' | 'base'>;
  /** The SHA-256 in its foot, by which another backup names it as its base. */
  id: string;
  rows: number;
  /** Contents of uploaded files: how many it contains, and how many it needs from its base. */
  contents: { here: number; in_base: number };
  /** Whether this file contains a content. */
  hasContent(sha256: string, size?: number): boolean;
  content(sha256: string): Promise<Buffer>;
  /** The tables in order. The rows of one must be read before the next. */
  tables(): AsyncGenerator<TableRows>;
  close(): Promise<void>;
};

/**
 * Opens a backup and reads all of it: counts, checksums, compression and last line, and those of its base. Close it after use.
 * @param options.base where its base is; beside the file by default
 * @param options.name how messages name the file
 * @throws BackupError when it or its base is damaged, cut short, incomplete or missing
 */
export async function openBackup(
  file: string,
  options: { base?: string | undefined; name?: string } = {},
): Promise<CheckedBackup> {
  const name = options.name ?? file;
  const handle = await open(file).catch((error) => {
    throw new BackupError(`${name} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}.`);
  });
  let base: CheckedBackup | null = null;
  const close = async () => {
    await base?.close();
    await handle.close();
  };
  try {
    await refuseFirstFormat(handle, name);
    const reader = new BackupReader(handle, name);
    const head = await headOf(reader);
    base = head.base && (await openBase(file, head.base, options.base));
    return { ...(await checked(reader, name, base)), head, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Version 0.1.0 compressed the whole file. Its schema is older than the baseline. */
async function refuseFirstFormat(file: FileHandle, name: string): Promise<void> {
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
  if (buffer.readUInt16BE() !== 0x1f8b) return;
  throw new BackupError(
    `${name} is not a backup of this version of Muster. Restore a backup of version 0.1.0 with commit ${LAST_BEFORE_BASELINE} of Muster, and make a new backup there.`,
  );
}

async function openBase(
  file: string,
  { name, id }: NonNullable<Head['base']>,
  given = join(dirname(file), basename(name)),
): Promise<CheckedBackup> {
  const handle: FileHandle | null = await open(given).catch(() => null);
  if (!handle)
    throw new BackupError(
      `This backup needs the full backup ${name}, and ${given} cannot be read. Put that file beside it, or name it with --base.`,
    );
  await handle.close();
  const base = await openBackup(given);
  if (base.id === id) return base;
  await base.close();
  throw new BackupError(`${given} is not the full backup that this backup was made from, although it has its name.`);
}

async function headOf(reader: BackupReader): Promise<Head> {
  const first = await reader.parts().next();
  // The reader refuses a file that begins with anything else.
  if (first.done || first.value.kind !== 'head') throw reader.damaged(0);
  return first.value.head;
}

type TablePart = Extract<Part, { kind: 'table' }>['table'];

async function checked(
  reader: BackupReader,
  name: string,
  base: CheckedBackup | null,
): Promise<Omit<CheckedBackup, 'head' | 'close'>> {
  const contents = new Map<string, Place>();
  const needed = new Set<string>();
  let rows = 0;
  let id = '';
  let table: TablePart | undefined;
  for await (const part of reader.parts()) {
    if (part.kind === 'table') table = part.table;
    else if (part.kind === 'content') {
      await reader.contentAt(part.place);
      contents.set(part.place.sha256, part.place);
    } else if (part.kind === 'rows') {
      if (!table) throw reader.damaged(part.at);
      const text = await reader.rowsAt(part);
      rows += part.rows;
      if (table.contents) for (const line of linesIn(text)) needed.add(digestOf(line));
    } else if (part.kind === 'foot') {
      const { total_rows, total_contents, lines_sha256 } = part.foot;
      if (total_rows !== rows || total_contents !== contents.size || lines_sha256 !== part.lines_sha256)
        throw new BackupError(
          `${name} is incomplete: it contains ${rows} of ${total_rows} rows and ${contents.size} of ${total_contents} files. Use another backup.`,
        );
      id = lines_sha256;
    }
  }
  const elsewhere = [...needed].filter((digest) => !contents.has(digest));
  const missing = elsewhere.filter((digest) => !base?.hasContent(digest));
  if (missing.length > 0) throw new BackupError(`${name} lacks the contents of ${missing.length} files. Use another backup.`);

  const content = async (digest: string): Promise<Buffer> => {
    const place = contents.get(digest);
    if (place) return reader.contentAt(place);
    if (!base) throw new BackupError(`${name} lacks the content of a file. Use another backup.`);
    return base.content(digest);
  };
  return {
    id,
    rows,
    contents: { here: contents.size, in_base: elsewhere.length },
    hasContent: (digest, size) => contents.has(digest) && (size === undefined || contents.get(digest)?.size === size),
    content,
    tables: () => tablesOf(reader, content),
  };
}

async function* tablesOf(reader: BackupReader, content: (digest: string) => Promise<Buffer>): AsyncGenerator<TableRows> {
  const parts = reader.parts();
  let part = (await parts.next()).value as Part | undefined;
  const rowsOf = async function* (table: TablePart): AsyncGenerator<Buffer> {
    for (
      part = (await parts.next()).value;
      part?.kind === 'rows' || part?.kind === 'content';
      part = (await parts.next()).value
    ) {
      if (part.kind === 'content') continue;
      const text = await reader.rowsAt(part);
      if (table.contents) yield* withContents(text, content);
      else yield text;
    }
  };
  part = (await parts.next()).value;
  while (part?.kind === 'table') {
    const { table } = part;
    yield {
      table: table.table,
      columns: table.contents ? [...table.columns, table.contents] : table.columns,
      rows: rowsOf(table),
    };
  }
}

const TAB = '\t';

/** Rows with their contents in place of the SHA-256 of these. */
async function* withContents(text: Buffer, content: (digest: string) => Promise<Buffer>): AsyncGenerator<Buffer> {
  for (const line of linesIn(text)) {
    const digest = digestOf(line);
    yield line.subarray(0, line.length - digest.length);
    yield Buffer.from(`\\\\x${(await content(digest)).toString('hex')}\n`);
  }
}

const digestOf = (line: Buffer): string => line.subarray(line.lastIndexOf(TAB) + 1).toString();

import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url));

/**
 * How a migration runs, as marked in the comments at the start of its file:
 * - `transaction`: all statements in one transaction. Needs no mark.
 * - `no transaction`: each statement by itself, for `create index concurrently`. Every statement can be repeated.
 * - `batches`: one statement that changes a limited number of rows, repeated in transactions of their own for each tenant until it
 *   changes none.
 */
export type MigrationMode = 'transaction' | 'no transaction' | 'batches';
export type MigrationFile = {
  name: string;
  text: string;
  mode: MigrationMode;
  /** The oldest version of Muster that works after this migration, for the contract step of a change; otherwise null. */
  contract: string | null;
  /** Creates a part of the schema of a new database (`baseline.ts`). */
  isBaseline: boolean;
};

/** The names of all migrations, in order. */
export async function migrationNames(folder = MIGRATIONS): Promise<string[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => (name.endsWith('.sql') ? [name.replace('.sql', '')] : [])).sort();
}

/** Reads all migrations, in order. @throws Error naming the file when a mark is wrong */
export async function readMigrations(folder = MIGRATIONS): Promise<MigrationFile[]> {
  const names = await migrationNames(folder);
  return Promise.all(names.map(async (name) => parseMigration(name, await readFile(`${folder}${name}.sql`, 'utf8'))));
}

/** Reads the marks of a migration. @throws Error naming the file when a mark is wrong */
export function parseMigration(name: string, text: string): MigrationFile {
  const marks = /^(?:--.*\n|\s*\n)*/.exec(text)?.[0] ?? '';
  const has = (mark: string) => new RegExp(`^-- ${mark}$`, 'm').test(marks);
  const [, contract = null] = /^-- contract: oldest version (\d+\.\d+\.\d+)$/m.exec(marks) ?? [];
  if (contract === null && /^-- contract/m.test(marks))
    throw new Error(`Migration ${name} needs "-- contract: oldest version 1.2.3" with the first version that works after it.`);
  const mode = has('no transaction') ? 'no transaction' : has('batches') ? 'batches' : 'transaction';
  return { name, text, mode, contract, isBaseline: has('baseline') };
}

/** The statements of a migration that runs without a transaction. A semicolon ends a statement only at the end of a line. */
export function statementsOf(text: string): string[] {
  return text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);
}

/**
 * The statements of a migration in a transaction. A distributed database refuses some commands in one string with others.
 * Semicolons within quotes, dollar quotes and comments end no statement.
 */
export function splitStatements(text: string): string[] {
  const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;/g;
  const statements: string[] = [];
  let from = 0;
  for (const match of text.matchAll(token)) {
    if (match[0] !== ';') continue;
    statements.push(text.slice(from, match.index));
    from = match.index + 1;
  }
  return [...statements, text.slice(from)].filter((statement) => statement.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim());
}

import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { restoreBackup, writeBackup } from '#db/backup/index.ts';
import { differingTables, tableDigests } from '#db/backup/testing.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { seedDemonstration } from '#db/seed/demonstration/seed.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { appRoleUrl, connect, type Database } from '#kit/server/database/db.ts';
import { fixed, machine } from './measures.ts';

/**
 * Backs up the demonstration with 60 files of 3 MB while it is being written, restores it into a new database and compares every
 * table with the snapshot of the backup: count and MD5 of all rows. Begins no round after MINUTES. Run again, it goes on with the
 * round after the last one that ended, also after it was interrupted, until there are ROUNDS.
 */
const ROUNDS = Number(process.argv[2] ?? 10);
const MINUTES = Number(process.argv[3] ?? 8);
const FILES = 60;
const FILE_BYTES = 3 * 1024 * 1024;
const WRITERS = 4;
const SECRET = 'of a benchmark that nobody signs in to';

/** Kept until all rounds have ended. The rounds are written after everything that they need. */
const folder = join(tmpdir(), 'muster-bench-backup');
const full = join(folder, 'full.backup');
const roundsFile = join(folder, 'rounds.json');

const startedAt = performance.now();
const stored = await readFile(roundsFile, 'utf8').catch(() => null);
if (stored === null) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
/** The tables that differed, by round. */
const rounds: string[][] = stored === null ? [] : JSON.parse(stored);

const [from, to] = [await start('from'), await start('to')];
const [source, target] = [installation(from.ownerUrl), installation(to.ownerUrl)];
try {
  console.log(machine());
  await migrate(source);
  const db = connect({ appUrl: source.appUrl });
  if (stored === null) await prepare(db);
  else console.log(`${rounds.length} of ${ROUNDS} rounds have ended in earlier runs.`);
  const tenant = await firstTenant(db);
  while (rounds.length < ROUNDS && performance.now() - startedAt < MINUTES * 60_000) {
    rounds.push(await runRound(db, tenant, rounds.length + 1));
    await writeFile(roundsFile, JSON.stringify(rounds));
  }
  await db.close();
} finally {
  await from.stop();
  await to.stop();
}
const different = rounds.flat().length;
if (rounds.length < ROUNDS)
  console.log(`${rounds.length} of ${ROUNDS} rounds, ${different} differences so far. Run it again to go on.`);
else {
  console.log(`${ROUNDS} rounds, ${different} differences: ${different === 0 ? 'met' : 'MISSED'}`);
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = different === 0 ? 0 : 1;

/** Fills the database, and measures a backup without load and one on its base. */
async function prepare(db: Database): Promise<void> {
  await loadLookups(source);
  await seedDemonstration(source);
  const tenant = await firstTenant(db);
  for (let n = 0; n < FILES; n++) await addFile(db, tenant, FILE_BYTES);
  const alone = await timed(() => writeBackup(source, full));
  const size = (await stat(full)).size;
  console.log(
    `Full backup of ${megabytes(size)}, checked, without load: ${seconds(alone)}, ${fixed(size / 1e6 / (alone / 1000))} MB/s`,
  );
  const onBase = join(folder, 'on-base.backup');
  const incremental = await timed(() => writeBackup(source, onBase, { base: full }));
  console.log(`With that base: ${megabytes((await stat(onBase)).size)} in ${seconds(incremental)}`);
  await writeFile(roundsFile, '[]');
}

async function firstTenant(db: Database): Promise<number> {
  return (await db.unscoped.selectFrom('tenants').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
}

/** @returns the tables that differ from the snapshot of the backup */
async function runRound(db: Database, tenant: number, round: number): Promise<string[]> {
  const file = join(folder, `round-${round}.backup`);
  const load = startWriting(db, tenant);
  let atSnapshot = new Map<string, string>();
  const took = await timed(() =>
    writeBackup(source, file, {
      // Every second round leaves out the files of the full backup.
      base: round % 2 === 0 ? full : undefined,
      onSnapshot: async (id) => {
        atSnapshot = await tableDigests(source.ownerUrl, id);
      },
    }),
  );
  const written = await load.stop();
  await emptied(target);
  const restored = await timed(() => restoreBackup(target, file));
  const tables = differingTables(atSnapshot, await tableDigests(target.ownerUrl));
  const meanwhile = differingTables(atSnapshot, await tableDigests(source.ownerUrl)).length;
  console.log(
    `Round ${round}: ${megabytes((await stat(file)).size)} in ${seconds(took)} with ${written} transactions beside it, restored in ${seconds(restored)}; ` +
      `${atSnapshot.size - tables.length} of ${atSnapshot.size} tables and tenants equal the snapshot, ${meanwhile} had changed since${tables.length > 0 ? `; DIFFERENT: ${tables.join(', ')}` : ''}`,
  );
  await rm(file);
  return tables;
}

function start(name: string) {
  return startEmbeddedPostgres({ dataDir: join(folder, name), log: console.log });
}

function installation(ownerUrl: string) {
  return { ownerUrl, appUrl: appRoleUrl(ownerUrl, SECRET), secret: SECRET };
}

async function addFile(db: Database, tenant: number, size: number): Promise<void> {
  await db.withTenant(tenant, async (scoped) => {
    const bytes = randomBytes(size);
    await scoped
      .insertInto('files')
      .values({
        name: 'bench.bin',
        content_type: 'application/octet-stream',
        size,
        sha256: createHash('sha256').update(bytes).digest(),
        bytes,
      })
      .execute();
  });
}

function startWriting(db: Database, tenant: number) {
  let count = 0;
  let ended = false;
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let n = 0; !ended; n++) {
      await addFile(db, tenant, 2000 + n);
      await db.withTenant(tenant, async (scoped) => {
        await scoped
          .updateTable('users')
          .set({ first_name: `N${n}` })
          .where('id', '=', writer + 1)
          .execute();
        await scoped
          .updateTable('jobs')
          .set({ title: `Driver ${n}` })
          .where('id', '=', 1 + ((n * WRITERS + writer) % 50))
          .execute();
      });
      count += 2;
    }
  });
  return {
    async stop(): Promise<number> {
      ended = true;
      await Promise.all(writers);
      return count;
    },
  };
}

/** Empties the database that is restored into. */
async function emptied({ ownerUrl }: typeof source): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public');
  await client.end();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function seconds(milliseconds: number): string {
  return `${fixed(milliseconds / 1000)} s`;
}

function megabytes(bytes: number): string {
  return `${fixed(bytes / 1e6)} MB`;
}

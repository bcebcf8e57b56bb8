import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { seedDemonstration } from '#db/seed/demonstration/seed.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { appRoleUrl } from '#kit/server/database/db.ts';
import { csvRows } from '#kit/server/files/csv-rows.ts';
import { ownSecret } from '#kit/server/process/own-secret.ts';
import { ADVERTS, ADVERTS_DAY, bytesOf, generateAdverts, requireFile } from './data/adverts.ts';
import { fixed, machine } from './measures.ts';

/**
 * Imports generated adverts, or those of a file, with `npm run import -- jobs` into a separate database, once as they are and once five
 * times over with other ids and employers; then the same file again, which changes nothing. Rows per second cover the whole command with its
 * start; memory is the peak of its process, and processor time is that of the process without the database.
 */
const TIMES = 5;
const AIMS = { rate: 2000, growth: 1.2 };

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: String(ADVERTS) },
    adverts: { type: 'string' },
    'as-of': { type: 'string', default: ADVERTS_DAY },
  },
});
requireFile(options.adverts);

const folder = await mkdtemp(join(tmpdir(), 'muster-bench-import-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: console.log });
try {
  const { ownerUrl } = postgres;
  const appUrl = appRoleUrl(ownerUrl, ownSecret(folder));
  await migrate({ ownerUrl, appUrl });
  await loadLookups({ ownerUrl, citiesOf: ['GB', 'US'] });
  await seedDemonstration({ ownerUrl, appUrl });
  const adverts = options.adverts ?? join(folder, 'generated.csv');
  if (!options.adverts) await writeFile(adverts, bytesOf(await generateAdverts({ country: 'GB', count: Number(options.rows) })));
  const small = join(folder, 'once.csv');
  const large = join(folder, 'often.csv');
  const rows = { small: await writeCopies(adverts, small, 1), large: await writeCopies(adverts, large, TIMES) };

  console.log(machine());
  console.log(
    `${'what'.padEnd(34)}${['rows', 'MB', 's', 'rows/s', 'CPU s', 'resident MB'].map((name) => name.padStart(12)).join('')}`,
  );
  const once = await measured('as it is', small, 'once', rows.small);
  const often = await measured(`${TIMES} times over`, large, 'often', rows.large);
  const again = await measured('the same again', large, 'often', rows.large);
  const growth = often.resident / once.resident;
  const met = (isMet: boolean) => (isMet ? 'met' : 'MISSED');
  console.log(`\nRows a second, ${TIMES} times over: ${fixed(often.rate)}, aim ≥ ${AIMS.rate}: ${met(often.rate >= AIMS.rate)}`);
  console.log(
    `Memory for a file ${TIMES} times as large: ${fixed(growth)} times, aim ≤ ${AIMS.growth}: ${met(growth <= AIMS.growth)}; the second run: ${fixed(again.rate)} rows a second`,
  );
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** @returns how many rows were written, without the header */
async function writeCopies(from: string, to: string, times: number): Promise<number> {
  const out = createWriteStream(to);
  let count = 0;
  let id = 0;
  let company = 0;
  for (let copy = 0; copy < times; copy++) {
    let isHeading = true;
    for await (const row of csvRows(createReadStream(from, 'utf8'))) {
      if ('broken' in row) throw new Error(`Row at line ${row.line} of ${from}: ${row.broken}`);
      if (isHeading) {
        id = row.fields.indexOf('id');
        company = row.fields.indexOf('company');
      }
      if (!isHeading || copy === 0) {
        // Another employer, or the jobs of the second file would be refused as those of the first.
        const cells = isHeading
          ? row.fields
          : row.fields.map((cell, at) => (at === id ? `${copy}-${cell}` : at === company ? `${cell} ${times}` : cell));
        const line = cells.map((cell = '') => `"${cell.replaceAll('"', '""')}"`).join(',');
        if (!out.write(`${line}\n`)) await once(out, 'drain');
      }
      if (!isHeading) count++;
      isHeading = false;
    }
  }
  out.end();
  await once(out, 'finish');
  return count;
}

async function measured(what: string, file: string, source: string, rows: number) {
  const script = fileURLToPath(new URL('../scripts/imports/jobs.ts', import.meta.url));
  const { DATABASE_URL: _, ...env } = process.env;
  const from = performance.now();
  const command = spawn(
    process.execPath,
    [script, file, '--source', source, '--as-of', options['as-of'], '--approve-companies'],
    {
      env: { ...env, DATA_DIR: folder, DEMONSTRATION: 'on' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  let resident = 0;
  let processor = 0;
  const watch = setInterval(() => {
    processor = Math.max(processor, processorSeconds(command.pid ?? 0));
    resident = Math.max(resident, residentMegabytes(command.pid ?? 0));
  }, 50);
  const [code] = await once(command, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`The import ended with ${code}`);
  const seconds = (performance.now() - from) / 1000;
  const rate = rows / seconds;
  const megabytes = (await stat(file)).size / 2 ** 20;
  console.log(
    what.padEnd(34) +
      [String(rows), ...[megabytes, seconds, rate, processor, resident].map(fixed)].map((text) => text.padStart(12)).join(''),
  );
  return { rate, resident };
}

function residentMegabytes(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0; // The process has just ended.
  }
}

/** User and system time of a process, which Linux counts in hundredths. */
function processorSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0; // The process has just ended.
  }
}

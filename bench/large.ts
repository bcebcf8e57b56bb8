import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { storeCompaniesOfApplications } from '#features/applications/server/index.ts';
import { storeViews } from '#features/dashboard/server/index.ts';
import { storeCounts } from '#features/operator/server/index.ts';
import { appRoleUrl, connect } from '#kit/server/database/db.ts';
import { heapOptions } from '../scripts/heap.mjs';
import { ACCOUNTS, fillLargeTenant, LARGE_HOST, largeSize, PASSWORD } from './data/large-data.ts';
import { measureRetention } from './data/large-retention.ts';
import { type Account, type Documented, type Read, readsOf } from './data/large-routes.ts';
import { fixed, machine, median, quantile, requestText } from './measures.ts';
import type { Statement } from './servers/large-server.ts';

/*
 * Every list, dashboard and screen that the API serves, over HTTP in one large tenant, sorted by p95, with the slowest statement of each that is
 * slower than the aim. The routes are those of the OpenAPI document.
 */

const SECRET = 'of a benchmark that nobody signs in to';
const AIM_MS = 100;
const WARM_UP = 3;
/** A route that takes seconds is requested less often. */
const MOST_MS = 60_000;

const { values: options } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '30' },
    /** Folder of a database that remains after the run, and that the next run measures again. */
    data: { type: 'string' },
    only: { type: 'string', default: '' },
    /** Deletes expired notifications at the end, so the folder can't be measured again. */
    retention: { type: 'boolean', default: false },
    /** Prints the plan of each slow statement. */
    explain: { type: 'boolean', default: false },
  },
});
const size = largeSize(Number(options.scale));
const rounds = Number(options.rounds);
const began = performance.now();
const log = (line: string) => console.log(`[${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s] ${line}`);

type Measured = Read & { p50: number; p95: number; slowest: Statement | null; failure: string | null };

const folder = options.data ?? (await mkdtemp(join(tmpdir(), 'muster-bench-large-')));
const postgres = await startEmbeddedPostgres({ dataDir: folder, log });
const owner = new pg.Client({ connectionString: postgres.ownerUrl });
let api: ChildProcess | undefined;
try {
  const appUrl = appRoleUrl(postgres.ownerUrl, SECRET);
  await migrate({ ownerUrl: postgres.ownerUrl, appUrl });
  await owner.connect();
  await build();
  await runSchedule(appUrl);
  log(machine());
  const { address, server } = await startApi(appUrl);
  const tokens = await signInAll(address);
  const { paths }: { paths: Documented } = await (await fetch(`${address}/api/openapi.json`)).json();
  const reads = await readsOf(paths, async (statement) => (await owner.query(statement)).rows[0]);
  const measured: Measured[] = [];
  for (const read of reads.filter(({ path }) => path.includes(options.only)))
    measured.push(await measure(read, address, tokens, server));
  await report(measured.toSorted((a, b) => b.p95 - a.p95));
  if (options.retention) await measureRetention(appUrl, await benchTenant(), log);
} finally {
  if (api?.connected) api.disconnect();
  await owner.end();
  await postgres.stop();
  if (!options.data) await rm(folder, { recursive: true, force: true });
}

async function benchTenant(): Promise<number> {
  return Number((await owner.query("select id from tenants where slug = 'bench'")).rows[0]?.id);
}

/** What a running installation counts and stores by a schedule. */
async function runSchedule(appUrl: string): Promise<void> {
  const db = connect({ appUrl, statementMs: 600_000 });
  const work = { db, signal: new AbortController().signal };
  const tenantId = await benchTenant();
  await storeCompaniesOfApplications(work, tenantId);
  log('Companies of applications');
  await storeCounts(work, tenantId);
  log('Counts of the tenant');
  await storeViews(work, tenantId);
  log('Views of companies');
  await db.close();
}

/** Fills the database, unless an earlier run did. */
async function build(): Promise<void> {
  const wanted = JSON.stringify(size);
  const { rows } = await owner.query("select to_regclass('bench_large') is not null as is_built");
  if (!rows[0]?.is_built) {
    if ((await owner.query('select from tenants')).rowCount) throw new Error(`${folder} has unfinished data: remove it.`);
    await fillLargeTenant(postgres.ownerUrl, size, log);
    await owner.query(`create table bench_large as select ${pg.escapeLiteral(wanted)} as size`);
  } else if ((await owner.query('select size from bench_large')).rows[0]?.size !== wanted)
    throw new Error(`${folder} has data of another size.`);
  await owner.query(`set app.tenant_id = '${await benchTenant()}'`);
}

async function measure(read: Read, address: string, tokens: Tokens, server: ChildProcess): Promise<Measured> {
  await owner.query('truncate rate_limits');
  const times: number[] = [];
  let failure: string | null = null;
  const until = performance.now() + MOST_MS;
  for (let round = -WARM_UP; round < rounds && performance.now() < until && !failure; round++) {
    if (round === 0) await statementsOf(server);
    const before = performance.now();
    await requestText(`${address}${read.path}`, tokens[read.as]).catch((error: Error) => {
      failure = error.message;
    });
    if (round >= 0) times.push(performance.now() - before);
  }
  const statements = await statementsOf(server);
  const [slowest = null] = statements.toSorted((a, b) => b.ms - a.ms);
  const [p50, p95] = failure ? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] : [median(times), quantile(times, 0.95)];
  return { ...read, p50, p95, slowest, failure };
}

async function report(measured: Measured[]): Promise<void> {
  console.log(
    `\n${Object.entries(size)
      .map(([name, count]) => `${count.toLocaleString('en')} ${name.replaceAll('_', ' ')}`)
      .join(', ')}`,
  );
  console.log(`${rounds} requests of one client after ${WARM_UP} to warm up\n\n    p50     p95  as         route`);
  for (const { p50, p95, as, path } of measured)
    console.log(`${fixed(p50).padStart(7)} ${fixed(p95).padStart(7)}  ${as.padEnd(9)}  ${path}`);
  const slow = measured.filter(({ p95 }) => p95 > AIM_MS);
  for (const { path, as, p95, slowest, failure } of slow) {
    if (failure) console.log(`\n${failure}`);
    if (!slowest) continue;
    const text = slowest.text.replaceAll(/\s+/g, ' ');
    console.log(
      `\n${path} (${as}), p95 ${fixed(p95)} ms; ${slowest.calls} times ${fixed(slowest.ms / slowest.calls)} ms:\n  ${text.slice(0, 1500)}`,
    );
    if (options.explain) await explain(slowest);
  }
  console.log(
    `\naim: each at most ${AIM_MS} ms at p95: ${slow.length === 0 ? 'met' : `MISSED by ${slow.length}`} of ${measured.length}; ${machine()}`,
  );
  if (slow.length > 0) process.exitCode = 1;
}

async function explain({ text, values }: Statement): Promise<void> {
  const { rows } = await owner.query({ text: `explain (analyze, buffers, costs off) ${text}`, values });
  for (const row of rows) console.log(`    ${row['QUERY PLAN']}`);
}

function statementsOf(server: ChildProcess): Promise<Statement[]> {
  return new Promise((resolve) => {
    server.once('message', (statements) => resolve(statements as Statement[]));
    server.send('statements');
  });
}

async function startApi(appUrl: string): Promise<{ address: string; server: ChildProcess }> {
  const server = fork(fileURLToPath(new URL('./servers/large-server.ts', import.meta.url)), {
    // Its first pass would compute all candidates again during the run.
    env: { ...process.env, BENCH_APP_URL: appUrl, DEFAULT_TENANT_HOST: LARGE_HOST, BACKGROUND_WORK: 'off' },
    execArgv: heapOptions(),
  });
  api = server;
  const address = await new Promise<string>((resolve, reject) => {
    server.once('message', (message) => resolve(String(message)));
    server.once('exit', () => reject(new Error('The application did not start')));
  });
  return { address, server };
}

type Tokens = Record<Account, string | undefined>;

async function signInAll(address: string): Promise<Tokens> {
  const signIn = async (role: keyof typeof ACCOUNTS) => {
    const body = { email: ACCOUNTS[role], password: PASSWORD, role };
    const { data } = JSON.parse(await requestText(`${address}/api/auth/login`, undefined, body));
    return data.token;
  };
  const [veteran, recruiter, operator] = [await signIn('veteran'), await signIn('recruiter'), await signIn('operator')];
  const { data } = JSON.parse(
    await requestText(`${address}/api/recruiter/api-keys`, recruiter, {
      name: `Benchmark ${Date.now()}`,
      scopes: ['jobs:read', 'applications:read'],
      expires_in_days: null,
    }),
  );
  return { visitor: undefined, veteran, recruiter, operator, system: data.secret };
}

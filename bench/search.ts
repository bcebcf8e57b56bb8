import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { readMigrations } from '#db/migration-files.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { appRoleUrl } from '#kit/server/database/db.ts';
import { heapOptions } from '../scripts/heap.mjs';
import { readAdverts } from './data/adverts.ts';
import { BENCH_HOST, fillWithJobs, SEED } from './data/search-data.ts';
import { makeWideTable, searchWideTable } from './data/wide-table.ts';
import { fixed, machine, median, quantile } from './measures.ts';
import { drawRequests, KINDS, type Kind, queryText, type SearchRequest } from './search-requests.ts';

const SECRET = 'of a benchmark that nobody signs in to';
const REQUESTS = 1000;
const CLIENTS = 32;
const WIDE_REQUESTS = 60;
/** The limit of the route for one address is 600. */
const SUGGESTIONS = 500;

const AIMS = { p50: 10, p95: 50, p99: 120, rate: 150, megabytes: 300, ratio: 20, suggestions: 50 };

const { values: options } = parseArgs({
  options: {
    jobs: { type: 'string', default: '1000000' },
    others: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    data: { type: 'string', default: join(tmpdir(), 'muster-bench') },
    adverts: { type: 'string' },
  },
});
const size = { jobs: Number(options.jobs), others: Number(options.others ?? Math.floor(Number(options.jobs) / 2)) };
const rounds = Number(options.rounds);

const began = performance.now();
const log = (line: string) => console.log(`[${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s] ${line}`);

const adverts = await readAdverts(options.adverts);
const postgres = await startEmbeddedPostgres({ dataDir: options.data, log });
let api: ChildProcess | undefined;
try {
  const ownerUrl = withDatabase(postgres.ownerUrl, 'bench');
  const appUrl = appRoleUrl(ownerUrl, SECRET);
  await build(postgres.ownerUrl, ownerUrl, appUrl);
  await withClient(ownerUrl, async (owner) => {
    await makeWideTable(owner, log);
    await describeSetting(owner);
    const towns = await townsOf(owner);
    const draw = (count: number, seed: number) => drawRequests({ adverts, towns, count, seed });

    api = fork(fileURLToPath(new URL('./servers/search-server.ts', import.meta.url)), {
      env: { ...process.env, BENCH_APP_URL: appUrl },
      execArgv: heapOptions(),
    });
    const address = await new Promise<string>((resolve, reject) => {
      api?.once('message', (message) => resolve(String(message)));
      api?.once('exit', () => reject(new Error('The application did not start')));
    });
    const ours = await measureOneClient(address, draw);
    const rate = await measureManyClients(address, draw);
    // Those of a run a few minutes ago count too.
    await owner.query('truncate rate_limits');
    const suggestions = await measureSuggestions(address, towns);
    const memory = residentMegabytes(api.pid ?? 0);
    const wide = await measureWideTable(owner, address, draw);
    report({ ...ours, rate, memory, wide, suggestions });
  });
} finally {
  if (api?.connected) api.disconnect();
  await postgres.stop();
}

/** Builds the database, unless the folder contains one of this size from the same migrations. */
async function build(serverUrl: string, ownerUrl: string, appUrl: string): Promise<void> {
  const hash = createHash('sha256');
  for (const { name, text } of await readMigrations()) if (name.includes('jobs')) hash.update(text);
  const wanted = JSON.stringify({
    ...size,
    seed: SEED,
    adverts: options.adverts ?? 'generated',
    schema: hash.digest('hex').slice(0, 12),
  });
  const found = await withClient(ownerUrl, async (owner) => (await owner.query('select what from built')).rows[0]?.what).catch(
    () => null,
  );
  if (found === wanted) {
    log(`Using the data in ${options.data}`);
    await migrate({ ownerUrl, appUrl });
    return;
  }
  log(`Building ${size.jobs.toLocaleString('en-GB')} and ${size.others.toLocaleString('en-GB')} jobs in ${options.data}`);
  await withClient(serverUrl, async (server) => {
    await server.query('drop database if exists bench with (force)');
    await server.query('create database bench');
  });
  await migrate({ ownerUrl, appUrl });
  await loadLookups({ ownerUrl, citiesOf: ['GB', 'US'] });
  await fillWithJobs({ ownerUrl, adverts, size, log });
  await withClient(ownerUrl, (owner) => owner.query(`create table built as select ${pg.escapeLiteral(wanted)} as what`));
}

type Draw = (count: number, seed: number) => SearchRequest[];
type Timed = { kind: Kind; ms: number };

/** Sends requests sequentially. Each round uses other searches. */
async function measureOneClient(address: string, draw: Draw) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  log('Warm-up: 300 requests that are not counted');
  await timeAll(address, agent, draw(300, SEED + 1000));
  const all: Timed[][] = [];
  for (let round = 1; round <= rounds; round++) {
    const timed = await timeAll(address, agent, draw(REQUESTS, SEED + round));
    all.push(timed);
    const ms = timed.map((one) => one.ms);
    log(
      `One client, round ${round}: p50 ${fixed(quantile(ms, 0.5))} ms, p95 ${fixed(quantile(ms, 0.95))} ms, p99 ${fixed(quantile(ms, 0.99))} ms`,
    );
  }
  agent.destroy();
  const ofRounds = (part: number) =>
    median(
      all.map((timed) =>
        quantile(
          timed.map((one) => one.ms),
          part,
        ),
      ),
    );
  const kinds = KINDS.map((kind) => {
    const ms = all.flat().flatMap((one) => (one.kind === kind ? [one.ms] : []));
    return { kind, p50: quantile(ms, 0.5), p95: quantile(ms, 0.95), most: Math.max(...ms) };
  });
  return { p50: ofRounds(0.5), p95: ofRounds(0.95), p99: ofRounds(0.99), kinds };
}

async function timeAll(address: string, agent: Agent, requests: SearchRequest[]): Promise<Timed[]> {
  const timed: Timed[] = [];
  for (const request of requests) {
    const from = performance.now();
    await ask(address, agent, request);
    timed.push({ kind: request.kind, ms: performance.now() - from });
  }
  return timed;
}

/** Replies per second, with many clients that each send the next request when they have the reply. */
async function measureManyClients(address: string, draw: Draw): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const rates: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const requests = draw(2 * REQUESTS, SEED + 100 + round);
    const from = performance.now();
    let next = 0;
    const client = async () => {
      for (let request = requests[next++]; request; request = requests[next++]) await ask(address, agent, request);
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    rates.push(requests.length / ((performance.now() - from) / 1000));
    log(`${CLIENTS} clients, round ${round}: ${fixed(rates.at(-1) ?? 0)} requests a second`);
  }
  agent.destroy();
  return median(rates);
}

/** Suggestions for beginnings of job titles, towns and employers, each asked for once, so that no reply is cached. */
async function measureSuggestions(address: string, towns: readonly { name: string }[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const names = adverts.flatMap(({ title, company }, at) => [title, company, towns[(at * 7919) % towns.length]?.name ?? '']);
  const texts = new Set(
    names
      .map((name, at) =>
        name
          .trim()
          .slice(0, 2 + (at % 5))
          .toLowerCase(),
      )
      .filter((text) => text.length > 1),
  );
  const ms: number[] = [];
  for (const text of [...texts].slice(0, SUGGESTIONS)) {
    const from = performance.now();
    await fetchOk(agent, `${address}/api/job-suggestions?${new URLSearchParams({ q: text })}`, '"roles":[');
    ms.push(performance.now() - from);
  }
  agent.destroy();
  return { count: ms.length, p50: quantile(ms, 0.5), p95: quantile(ms, 0.95) };
}

/** An error response invalidates the measurement and ends the run. */
function ask(address: string, agent: Agent, { query }: SearchRequest): Promise<void> {
  return fetchOk(agent, `${address}/api/jobs?${queryText(query)}`, '"facets":{');
}

function fetchOk(agent: Agent, url: string, part: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { host: BENCH_HOST } }, (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      reply.once('end', () => {
        if (reply.statusCode === 200 && body.includes(part)) resolve();
        else reject(new Error(`${url} gave ${reply.statusCode}: ${body.slice(0, 300)}`));
      });
    }).once('error', reject);
  });
}

/** Runs the same searches against both, alternating, because the machine's load changes over time. */
async function measureWideTable(owner: pg.Client, address: string, draw: Draw) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { rows } = await owner.query("select id from tenants where slug = 'bench'");
  const requests = draw(WIDE_REQUESTS, SEED + 200);
  const [wide, ours]: [number[], number[]] = [[], []];
  await owner.query(`set app.tenant_id = '${Number(rows[0]?.id)}'`);
  for (const request of draw(6, SEED + 201)) await searchWideTable(owner, Number(rows[0]?.id), request);
  for (const request of requests) {
    const from = performance.now();
    await searchWideTable(owner, Number(rows[0]?.id), request);
    const between = performance.now();
    await ask(address, agent, request);
    wide.push(between - from);
    ours.push(performance.now() - between);
  }
  agent.destroy();
  return { p50: quantile(wide, 0.5), p95: quantile(wide, 0.95), ours_p50: quantile(ours, 0.5), ours_p95: quantile(ours, 0.95) };
}

function report(found: {
  p50: number;
  p95: number;
  p99: number;
  kinds: { kind: Kind; p50: number; p95: number; most: number }[];
  rate: number;
  memory: { now: number; peak: number };
  wide: Awaited<ReturnType<typeof measureWideTable>>;
  suggestions: { count: number; p50: number; p95: number };
}): void {
  const { wide, memory } = found;
  const ratio = wide.p95 / wide.ours_p95;
  const line = (what: string, got: string, aim: string, isMet: boolean) =>
    console.log(`${what.padEnd(44)}${got.padStart(12)}   aim ${aim.padEnd(10)} ${isMet ? 'met' : 'MISSED'}`);
  console.log(`\nMedians of ${rounds} rounds of ${REQUESTS} requests, facets included, over HTTP`);
  line('one client, p50', `${fixed(found.p50)} ms`, `≤ ${AIMS.p50}`, found.p50 <= AIMS.p50);
  line('one client, p95', `${fixed(found.p95)} ms`, `≤ ${AIMS.p95}`, found.p95 <= AIMS.p95);
  line('one client, p99', `${fixed(found.p99)} ms`, `≤ ${AIMS.p99}`, found.p99 <= AIMS.p99);
  line(`${CLIENTS} clients, requests a second`, fixed(found.rate), `≥ ${AIMS.rate}`, found.rate >= AIMS.rate);
  const { suggestions } = found;
  line('suggestions, p95', `${fixed(suggestions.p95)} ms`, `≤ ${AIMS.suggestions}`, suggestions.p95 <= AIMS.suggestions);
  console.log(`  ${suggestions.count} beginnings of words, one client, p50 ${fixed(suggestions.p50)} ms`);
  line('API process, resident', `${fixed(memory.now)} MB`, `≤ ${AIMS.megabytes}`, memory.now <= AIMS.megabytes);
  console.log(`${'API process, resident at most'.padEnd(44)}${`${fixed(memory.peak)} MB`.padStart(12)}`);
  line(`wide table in SQL against ours over HTTP, p95`, `${fixed(ratio)} x`, `≥ ${AIMS.ratio}`, ratio >= AIMS.ratio);
  console.log(
    `  wide: p50 ${fixed(wide.p50)} ms, p95 ${fixed(wide.p95)} ms; ours on the same ${WIDE_REQUESTS}: p50 ${fixed(wide.ours_p50)} ms, p95 ${fixed(wide.ours_p95)} ms`,
  );
  console.log('\nBy kind, all rounds, one client (ms)          p50     p95     max');
  for (const { kind, p50, p95, most } of found.kinds)
    console.log(`  ${kind.padEnd(40)}${[p50, p95, most].map((ms) => fixed(ms).padStart(8)).join('')}`);
  console.log(`\nLoad of the machine at the end: ${loadavg().map(fixed).join(', ')} on ${cpus().length} cores`);
}

async function describeSetting(owner: pg.Client): Promise<void> {
  const settings = await owner.query<{ name: string; setting: string }>(
    `select name, current_setting(name) as setting from unnest(array['server_version', 'shared_buffers', 'work_mem', 'effective_cache_size',
       'random_page_cost', 'max_parallel_workers_per_gather', 'jit', 'fsync', 'synchronous_commit']) name`,
  );
  const sizes = await owner.query<{ name: string; size: string }>(
    `select c.relname as name, pg_size_pretty(pg_total_relation_size(c.oid)) as size from pg_class c
     where c.relname in ('jobs', 'job_search_sample', 'job_search_rest', 'job_search_text', 'job_search_text_words', 'wide_jobs')
       or (c.relname like 'job_search%words_idx' and c.relkind = 'i') order by 1`,
  );
  console.log(`\n${machine()}`);
  console.log(`PostgreSQL: ${settings.rows.map(({ name, setting }) => `${name} ${setting}`).join(', ')}`);
  console.log(`Sizes: ${sizes.rows.map(({ name, size }) => `${name} ${size}`).join(', ')}`);
  console.log(
    `Jobs: ${size.jobs.toLocaleString('en-GB')} in one tenant, ${size.others.toLocaleString('en-GB')} in five others\n`,
  );
}

async function townsOf(owner: pg.Client) {
  const { rows } = await owner.query<{ name: string; latitude: number; longitude: number }>(
    'select name, latitude, longitude from cities where country_id = 232 and latitude is not null order by id',
  );
  return rows;
}

function residentMegabytes(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return { now: kilobytes('VmRSS') / 1024, peak: kilobytes('VmHWM') / 1024 };
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

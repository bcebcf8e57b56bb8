import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { seedDemonstration } from '#db/seed/demonstration/seed.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { appRoleUrl } from '#kit/server/database/db.ts';
import { heapOptions } from '../scripts/heap.mjs';
import { fixed, machine, median, quantile } from './measures.ts';

/**
 * Requests `GET /api/jobs/{id}` alternately from Muster and from a Fastify application with one route that sends the same statements and
 * returns the row. Each runs in a separate process. The difference is the cost of tenant, limits, rules, validation and headers.
 */
const ROUNDS = 7;
const CLIENTS = 16;
const REQUESTS = 2000;
const AIM = 0.7;
const HOST = 'muster.localhost';
const SECRET = 'of a benchmark that nobody signs in to';

const folder = await mkdtemp(join(tmpdir(), 'muster-bench-http-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: console.log });
const servers: ChildProcess[] = [];
try {
  const { ownerUrl } = postgres;
  const appUrl = appRoleUrl(ownerUrl, SECRET);
  await migrate({ ownerUrl, appUrl });
  await loadLookups({ ownerUrl, citiesOf: ['GB', 'US'] });
  await seedDemonstration({ ownerUrl, appUrl });
  const ids = await openJobs(ownerUrl);
  const [muster, bare] = [
    await started('./servers/search-server.ts', appUrl, ids),
    await started('./servers/bare-server.ts', appUrl, ids),
  ];

  const sizes = [await ask(muster, ids[0] ?? 0), await ask(bare, ids[0] ?? 0)].map((body) => body.length);
  console.log(
    `${machine()}\n${ids.length} jobs, answers of ${sizes.join(' and ')} characters, ${CLIENTS} clients, ${ROUNDS} rounds of ${REQUESTS} requests; the first of each is not counted`,
  );
  const rates: { muster: number[]; bare: number[] } = { muster: [], bare: [] };
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    // The order alternates, because the second one finds a warmer machine.
    const order = round % 2 === 0 ? (['muster', 'bare'] as const) : (['bare', 'muster'] as const);
    const of = { muster: 0, bare: 0 };
    for (const name of order) of[name] = await requestsPerSecond(name === 'muster' ? muster : bare, ids);
    if (round === 0) continue;
    rates.muster.push(of.muster);
    rates.bare.push(of.bare);
    ratios.push(of.muster / of.bare);
  }
  const ratio = median(ratios);
  console.log(`Muster ${fixed(median(rates.muster))} requests a second, bare Fastify ${fixed(median(rates.bare))}`);
  console.log(
    `Muster has ${fixed(100 * ratio)} % of its throughput (lowest round ${fixed(100 * quantile(ratios, 0))} %), aim ≥ ${100 * AIM} %: ${ratio >= AIM ? 'met' : 'MISSED'}`,
  );
} finally {
  for (const server of servers) if (server.connected) server.disconnect();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function openJobs(ownerUrl: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select tenant_id from tenant_hosts where host = $1', [HOST]);
    await client.query(`set app.tenant_id = '${Number(rows[0]?.tenant_id)}'`);
    const open = await client.query<{ job_id: number }>('select job_id from job_search where closes_at > now() order by job_id');
    return open.rows.map(({ job_id }) => job_id);
  } finally {
    await client.end();
  }
}

function started(file: string, appUrl: string, ids: number[]): Promise<string> {
  const server = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, BENCH_APP_URL: appUrl, DEFAULT_TENANT_HOST: HOST, BENCH_JOBS: ids.slice(-2).join(',') },
    execArgv: heapOptions(),
  });
  servers.push(server);
  return new Promise((resolve, reject) => {
    server.once('message', (message) => resolve(String(message)));
    server.once('exit', () => reject(new Error(`${file} did not start`)));
  });
}

async function requestsPerSecond(address: string, ids: number[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const from = performance.now();
  let next = 0;
  const client = async () => {
    while (next < REQUESTS) await ask(address, ids[next++ % ids.length] ?? 0, agent);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return REQUESTS / ((performance.now() - from) / 1000);
}

/** An error response invalidates the measurement and ends the run. */
function ask(address: string, id: number, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(`${address}/api/jobs/${id}`, { agent, headers: { host: HOST } }, (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      reply.once('end', () => (reply.statusCode === 200 ? resolve(body) : reject(new Error(`${reply.statusCode}: ${body}`))));
    }).once('error', reject);
  });
}

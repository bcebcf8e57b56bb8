import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { SavedSearch } from '#features/jobs/contract.ts';
import { appRoleUrl } from '#kit/server/database/db.ts';
import { heapOptions } from '../scripts/heap.mjs';
import { readAdverts } from './data/adverts.ts';
import { fillWithJobs, SEED } from './data/search-data.ts';
import { fixed, machine } from './measures.ts';
import { drawRequests, type SearchRequest } from './search-requests.ts';

/**
 * Compares new jobs with all job alerts of a tenant, as the daily run does, in a process of its own. The searches are those of the search benchmark,
 * those with a place in miles; nothing is sent.
 */
const AIMS = { seconds: 60, megabytes: 300 };
const INSERTED = 5000;
const MILES = [5, 10, 25, 50, 100] as const;

const { values: options } = parseArgs({
  options: {
    alerts: { type: 'string', default: '100000' },
    jobs: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '3' },
    adverts: { type: 'string' },
  },
});
const [alerts, jobs, rounds] = [Number(options.alerts), Number(options.jobs), Number(options.rounds)];

const adverts = await readAdverts(options.adverts);
const folder = await mkdtemp(join(tmpdir(), 'muster-bench-alerts-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: console.log });
try {
  const { ownerUrl } = postgres;
  const appUrl = appRoleUrl(ownerUrl, 'of a benchmark that nobody signs in to');
  await migrate({ ownerUrl, appUrl });
  await loadLookups({ ownerUrl, citiesOf: ['GB'] });
  await fillWithJobs({ ownerUrl, adverts, size: { jobs, others: 0 }, log: console.log });
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await measure(owner, appUrl);
  } finally {
    await owner.end();
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(owner: pg.Client, appUrl: string): Promise<void> {
  const tenant = Number((await owner.query<{ id: number }>("select id from tenants where slug = 'bench'")).rows[0]?.id);
  await owner.query(`set app.tenant_id = '${tenant}'`);
  await fillWithAlerts(owner);
  console.log(machine());
  console.log(`${alerts.toLocaleString('en-GB')} alerts, ${jobs.toLocaleString('en-GB')} new jobs`);
  const measured: Measured[] = [];
  for (let round = 1; round <= rounds; round++) {
    await owner.query('truncate job_alert_finds, job_alert_runs');
    await owner.query(
      "insert into job_alert_runs (tenant_id, compared_to, last_job_id) values ($1, now() - interval '90 days', 0)",
      [tenant],
    );
    const one = await runOnce(appUrl, tenant);
    measured.push(one);
    console.log(
      `round ${round}: ${fixed(one.seconds)} s, ${one.jobs} jobs, ${one.alerts} alerts, ${one.found} found; resident ${fixed(one.before)} MB before, ${fixed(one.peak)} MB at most`,
    );
  }
  const most = (of: (one: Measured) => number) => Math.max(...measured.map(of));
  const [seconds, megabytes] = [most(({ seconds }) => seconds), most(({ peak }) => peak)];
  const met = (isMet: boolean) => (isMet ? 'met' : 'MISSED');
  console.log(`slowest round: ${fixed(seconds)} s, aim ≤ ${AIMS.seconds}: ${met(seconds <= AIMS.seconds)}`);
  console.log(`memory at most: ${fixed(megabytes)} MB, aim ≤ ${AIMS.megabytes}: ${met(megabytes <= AIMS.megabytes)}`);
}

type Measured = { jobs: number; alerts: number; found: number; seconds: number; before: number; peak: number };

async function runOnce(appUrl: string, tenant: number): Promise<Measured> {
  const child = fork(fileURLToPath(new URL('./data/alerts-run.ts', import.meta.url)), {
    env: { ...process.env, BENCH_APP_URL: appUrl, BENCH_TENANT: String(tenant) },
    execArgv: heapOptions(),
  });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('The run ended without a result')));
  const [message] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => {});
  return message as Measured;
}

/** One alert for each address, older than all jobs. */
async function fillWithAlerts(owner: pg.Client): Promise<void> {
  const { rows: towns } = await owner.query<{ name: string; latitude: number; longitude: number }>(
    'select name, latitude, longitude from cities where country_id = 232 and latitude is not null order by id',
  );
  await owner.query("insert into alert_recipients (email) select 'a' || n || '@example.org' from generate_series(1, $1::int) n", [
    alerts,
  ]);
  const searches = drawRequests({ adverts, towns, count: alerts, seed: SEED }).map((request) => JSON.stringify(savedOf(request)));
  for (let from = 0; from < alerts; from += INSERTED)
    await owner.query(
      `insert into job_alerts (recipient_id, name, search, frequency, confirmed_at, since)
       select r.id, 'Alert', s.search::jsonb, 'daily', now(), now() - interval '90 days'
       from unnest($1::text[]) with ordinality as s (search, n)
       join (select id, row_number() over (order by id) as n from alert_recipients) r on r.n = s.n + $2`,
      [searches.slice(from, from + INSERTED), from],
    );
  await owner.query('analyze job_alerts, alert_recipients');
}

function savedOf({ query }: SearchRequest): SavedSearch {
  const { latitude, longitude, radius_km, sorted_by: _, posted: __, page: ___, industry, salary_min, ...rest } = query;
  const radius = MILES.find((miles) => miles * 1.61 >= Number(radius_km)) ?? 25;
  return SavedSearch.parse({
    ...Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [name, name === 'search' ? value : value === 'true' ? true : [value].flat()]),
    ),
    ...(industry !== undefined && { industry: [Number(industry)] }),
    ...(salary_min !== undefined && { salary_min: Number(salary_min) }),
    ...(latitude !== undefined && {
      near: { name: 'A place', latitude: Number(latitude), longitude: Number(longitude), radius },
    }),
  });
}

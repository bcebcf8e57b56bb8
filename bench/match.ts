import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { matching } from '#features/matching/server/index.ts';
import { occupationReference } from '#features/occupations/server/index.ts';
import { updateServicePeriods } from '#features/service-record/server/index.ts';
import { appRoleUrl, connect, type Database } from '#kit/server/database/db.ts';
import { readAdverts } from './data/adverts.ts';
import { fillWithRecognisedJobs, finishFill } from './data/match-data.ts';
import { measureQuality } from './judged-records.ts';
import { fixed, machine, median, quantile } from './measures.ts';

/**
 * npm run bench -- match [--jobs 20000] [--dir FOLDER] [--minutes 8] [--judged FILE] [--adverts FILE] [--datasets FOLDER]: the quality of the
 * order beside two baselines, and how long 20 recommendations with their reasons take among so many open jobs. With --dir the data stays in that
 * folder: when the minutes are up before all jobs are written, the next run continues. `--judged none` leaves out the quality.
 */
const TRADES = [
  'Vehicle Mechanic',
  'Chef',
  'Supply Specialist',
  'Combat Medical Technician',
  'Electrician',
  'Military Policeman',
];
const ROUNDS = 20;

const { values: options } = parseArgs({
  options: {
    jobs: { type: 'string', default: '20000' },
    dir: { type: 'string' },
    minutes: { type: 'string', default: '8' },
    judged: { type: 'string' },
    adverts: { type: 'string' },
    datasets: { type: 'string' },
  },
});
const until = Date.now() + Number(options.minutes) * 60_000;
const adverts = await readAdverts(options.adverts);
console.log(machine());

const dataDir = options.dir ?? mkdtempSync(join(tmpdir(), 'muster-bench-match-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
try {
  const appUrl = appRoleUrl(postgres.ownerUrl, 'of a benchmark that nobody signs in to');
  await migrate({ ownerUrl: postgres.ownerUrl, appUrl });
  await loadLookups({ ownerUrl: postgres.ownerUrl });
  const jobs = Number(options.jobs);
  // One connection, so that its processor time can be read.
  const db = connect({ appUrl, max: 1 });
  try {
    await withOwner((owner) =>
      owner.query(
        "insert into tenants (slug, name, country_id, marketing_site_url) values ('bench', 'bench', 232, 'https://www.example.test') on conflict do nothing",
      ),
    );
    const tenant = await tenantId();
    const reference = await db.withTenant(tenant, (scoped) => occupationReference(scoped));
    const files: [string, string | URL][] = options.judged
      ? [['judged', options.judged]]
      : [
          ['Records the scorer was tuned on', new URL('./data/match-judged.jsonl', import.meta.url)],
          ['Records held out', new URL('./data/match-held-out.jsonl', import.meta.url)],
        ];
    for (const [name, file] of options.judged === 'none' ? [] : files) {
      const quality = await measureQuality(reference, file, options.datasets);
      if (quality)
        console.log(
          `${name}: nDCG@10 over ${quality.records} records and ${quality.judgments} adverts ${quality.ours.toFixed(3)}; BM25 on the record ${quality.bm25.toFixed(3)}; newest first ${quality.newest.toFixed(3)}`,
        );
      if (!quality || quality.left_out > 0)
        console.log(
          `${name}: ${quality?.left_out ?? 'all'} records are left out, because their adverts are not part of the project. Name the folder with their files with --datasets (docs/performance.md).`,
        );
    }
    const log = (line: string) => console.log(line);
    const written = await fillWithRecognisedJobs({
      ownerUrl: postgres.ownerUrl,
      adverts,
      reference,
      jobs,
      until,
      log,
    });
    if (written < jobs) {
      console.log('The time was up: run it again with the same --dir to continue.');
      process.exitCode = 1;
    } else {
      await finishFill(postgres.ownerUrl);
      await measureSpeed(db, tenant, jobs);
    }
  } finally {
    await db.close();
  }
} finally {
  await postgres.stop();
  if (!options.dir) rmSync(dataDir, { recursive: true, force: true });
}

/** Veterans of several trades, in turn: half of them wish for two towns among the most and least crowded. */
async function measureSpeed(db: Database, tenant: number, jobs: number): Promise<void> {
  const veterans: number[] = [];
  for (const [place, trade] of [...TRADES, ...TRADES].entries()) {
    const veteran = await addVeteran(tenant, place, place < TRADES.length);
    veterans.push(veteran);
    await db.withTenant(tenant, (scoped) =>
      updateServicePeriods(scoped, veteran, [
        {
          entry_id: 'a',
          country: 'UK',
          service: 'British Army',
          rank: 'Sergeant',
          trade,
          unit: '',
          started: '2010-01',
          ended: '2024-01',
          clearance: '',
        },
      ]),
    );
  }
  const times: number[] = [];
  const found: number[] = [];
  const cpu = process.cpuUsage();
  const served = backendSeconds(await pid(db, tenant));
  for (let round = 0; round <= ROUNDS; round++)
    for (const veteranId of veterans) {
      const began = performance.now();
      await db.withTenant(tenant, async (scoped) => {
        const input = { db: scoped, veteranId, countryId: 232 };
        const { ids } = await matching.rankJobs({ ...input, conditions: [] });
        await matching.matchJobs({ ...input, jobIds: ids.slice(0, 20) });
        found.push(ids.length);
      });
      // The first derives the profile and reads from disk.
      if (round > 0) times.push(performance.now() - began);
    }
  console.log(
    `20 recommendations among ${jobs} open jobs, ${veterans.length} veterans, ${times.length} lists of ${median(found)} jobs: median ${fixed(median(times))} ms, p95 ${fixed(quantile(times, 0.95))} ms (aim 100), slowest ${fixed(Math.max(...times))} ms`,
  );
  const { user, system } = process.cpuUsage(cpu);
  const lists = veterans.length * (ROUNDS + 1);
  const inDatabase = backendSeconds(await pid(db, tenant)) - served;
  console.log(
    `Processor time of a list: ${fixed((user + system) / 1000 / lists)} ms here, ${fixed((1000 * inDatabase) / lists)} ms in the database`,
  );
  console.log(
    `By veteran: ${veterans.map((_, at) => `${TRADES[at % TRADES.length]}${at < TRADES.length ? ' (near)' : ''} ${fixed(median(times.filter((_, n) => n % veterans.length === at)))}`).join(', ')}`,
  );
}

async function pid(db: Database, tenant: number): Promise<number> {
  return db.withTenant(tenant, async (scoped) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(scoped);
    return rows[0]?.pid ?? 0;
  });
}

/** Seconds of processor time of a process so far; 0 where the system does not say. On a busy machine it says more than the clock. */
function backendSeconds(process: number): number {
  const file = `/proc/${process}/stat`;
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function withOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: postgres.ownerUrl });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

function tenantId(): Promise<number> {
  return withOwner(async (owner) => Number((await owner.query("select id from tenants where slug = 'bench'")).rows[0]?.id));
}

/** @param isNear whether the veteran wishes for places */
function addVeteran(tenant: number, place: number, isNear: boolean): Promise<number> {
  return withOwner(async (owner) => {
    await owner.query(`set app.tenant_id = '${tenant}'`);
    const { rows } = await owner.query(
      `insert into users (tenant_id, role, email, first_name, last_name, status) values ($1, 'veteran', $2, 'Bench', 'Veteran', 'active') returning id`,
      [tenant, `veteran-${place}-${Date.now()}@bench.test`],
    );
    const id = Number(rows[0]?.id);
    const towns = place % 2 === 0 ? ['London', 'Birmingham'] : ['Inverness', 'Plymouth'];
    if (isNear)
      await owner.query(`insert into veteran_profiles (tenant_id, user_id, wished_places) values ($1, $2, $3)`, [
        tenant,
        id,
        JSON.stringify(towns.map((city) => ({ country_id: 232, city, state: '' }))),
      ]);
    return id;
  });
}

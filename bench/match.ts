import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '#db/migrate.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { readCsv } from '#features/jobs/import/csv.ts';
import { recogniseOlderJobs } from '#features/jobs/server/index.ts';
import { matching } from '#features/matching/server/index.ts';
import { occupationReference } from '#features/occupations/server/index.ts';
import { updateServicePeriods } from '#features/service-record/server/index.ts';
import { appRoleUrl, connect } from '#kit/server/db.ts';
import { startEmbeddedPostgres } from '#kit/server/embedded-postgres.ts';
import { measureQuality } from './match-quality.ts';
import { fixed, machine, median, quantile } from './measures.ts';
import { type Advert, fillWithJobs } from './search-data.ts';

/**
 * npm run bench:match -- [--jobs 20000] [--judged FILE]: the quality of the order beside two baselines, and how long 20 recommendations with
 * their reasons take among so many open jobs. Every job is recognised first, which takes a few milliseconds each.
 */
const ADVERTS = fileURLToPath(new URL('../../shared/data/jobs/nhs_jobs_uk_2020.csv', import.meta.url));
const TRADES = [
  'Vehicle Mechanic',
  'Chef',
  'Supply Specialist',
  'Combat Medical Technician',
  'Electrician',
  'Military Policeman',
];
const ROUNDS = 20;

const { values: options } = parseArgs({ options: { jobs: { type: 'string', default: '20000' }, judged: { type: 'string' } } });
if (!existsSync(ADVERTS)) {
  console.error(`The real adverts are not at ${ADVERTS}.`);
  process.exit(1);
}
console.log(machine());

const dataDir = mkdtempSync(join(tmpdir(), 'muster-bench-match-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
try {
  const appUrl = appRoleUrl(postgres.ownerUrl, 'of a benchmark that nobody signs in to');
  await migrate({ ownerUrl: postgres.ownerUrl, appUrl });
  await loadLookups({ ownerUrl: postgres.ownerUrl });
  const jobs = Number(options.jobs);
  await fillWithJobs({
    ownerUrl: postgres.ownerUrl,
    adverts: await readAdverts(),
    size: { jobs, others: 0 },
    log: (line) => console.log(line),
  });
  const db = connect({ appUrl, max: 4 });
  try {
    const tenant = await tenantId();
    await db.withTenant(tenant, async (scoped) => {
      const quality = await measureQuality(await occupationReference(scoped), options.judged);
      if (quality)
        console.log(
          `nDCG@10 over ${quality.records} records and ${quality.judgments} adverts: ${quality.ours.toFixed(3)}; BM25 on the record ${quality.bm25.toFixed(3)}; newest first ${quality.newest.toFixed(3)}`,
        );
    });
    const before = performance.now();
    await recogniseOlderJobs(db);
    console.log(`Recognised in ${fixed((performance.now() - before) / 1000)} s`);
    await withOwner((owner) => owner.query('vacuum (analyze) job_search'));
    const times: number[] = [];
    for (const [place, trade] of TRADES.entries()) {
      const veteran = await addVeteran(place);
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
      for (let round = 0; round <= ROUNDS; round++) {
        const began = performance.now();
        await db.withTenant(tenant, async (scoped) => {
          const asked = { db: scoped, veteranId: veteran, countryId: 232 };
          const { ids } = await matching.rankJobs({ ...asked, conditions: [] });
          await matching.matchJobs({ ...asked, jobIds: ids.slice(0, 20) });
        });
        // The first derives the profile.
        if (round > 0) times.push(performance.now() - began);
      }
    }
    console.log(
      `20 recommendations among ${jobs} open jobs: median ${fixed(median(times))} ms, p95 ${fixed(quantile(times, 0.95))} ms (aim 100)`,
    );
  } finally {
    await db.close();
  }
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function readAdverts(): Promise<Advert[]> {
  const found: Advert[] = [];
  for await (const read of readCsv(createReadStream(ADVERTS)))
    if ('posting' in read) {
      const { title, company, place, description, salary_from, salary_to } = read.posting;
      found.push({ title, company, city: place?.split(',').at(-1)?.trim() ?? null, description, salary_from, salary_to });
    }
  return found;
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

function addVeteran(place: number): Promise<number> {
  return withOwner(async (owner) => {
    const tenant = Number((await owner.query("select id from tenants where slug = 'bench'")).rows[0]?.id);
    await owner.query(`set app.tenant_id = '${tenant}'`);
    const { rows } = await owner.query(
      `insert into users (tenant_id, role, email, first_name, last_name, status) values ($1, 'veteran', $2, 'Bench', 'Veteran', 'active') returning id`,
      [tenant, `veteran-${place}@bench.test`],
    );
    return Number(rows[0]?.id);
  });
}

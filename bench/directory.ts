import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { CourseFilter } from '#features/courses/contract.ts';
import { startMonths } from '#features/courses/rules.ts';
import { searchCourses } from '#features/courses/server/search.ts';
import { ServiceProviderFilter } from '#features/services/contract.ts';
import { searchServiceProviders } from '#features/services/server/directory/provider-search.ts';
import { appRoleUrl, connect, type TenantDb } from '#kit/server/database/db.ts';
import { fillDirectory, TENANT, TOWNS, WORDS } from './data/directory-data.ts';
import { fixed, machine, median, quantile } from './measures.ts';
import { randomFrom } from './random.ts';

/*
 * Searches of the directory over 50,000 providers and 50,000 courses, with half as many of another tenant: all that a request does but HTTP
 * (place, page, cards, facets, wider searches). Every search of a kind has other words, towns and filters. Fails over 50 ms at p95 of either.
 * On Linux the time on the processor, of Node and of the database, is shown beside: it is what a search takes on a machine with nothing else to do.
 */

const AIM_MS = 50;
const ROUNDS = 40;
const WARM_UP = 3;
const SEED = 15;

const { values: options } = parseArgs({ options: { count: { type: 'string', default: '50000' } } });
const count = Number(options.count);

const random = randomFrom(SEED);
const pick = <T>(list: readonly T[], from = 0, to = list.length): T => list[from + Math.floor(random() * (to - from))] as T;
const common = () => pick(WORDS, 0, 17);
const rare = () => pick(WORDS, 60);
const town = () => pick(TOWNS);
const need = () => pick(['employment', 'education', 'healthcare', 'finance', 'housing']);
const near = () => ({ proximity: 'near_me', latitude: 51 + random() * 4, longitude: -4 + random() * 4 });

type Query = Record<string, unknown>;
/** What both searches share. */
const SHARED: [string, () => Query][] = [
  ['no filter', () => ({})],
  ['a common word', () => ({ search: common() })],
  ['a rare word', () => ({ search: rare() })],
  ['two words', () => ({ search: `${common()} ${rare()}` })],
  ['a need', () => ({ category_id: need() })],
  ['two filters', () => ({ category_id: need(), service_type: pick(['hybrid', 'online', 'in_person']) })],
  ['word and two filters', () => ({ search: common(), availability: 'business_hours', service_type: 'hybrid' })],
  ['near me', () => near()],
  ['near me, 160 km, a need', () => ({ ...near(), radius_km: 160, category_id: need() })],
  ['near me, a word', () => ({ ...near(), search: common() })],
  ['a town', () => ({ proximity: 'city', city: town() })],
  ['the country', () => ({ proximity: 'country', category_id: need() })],
  ['page 20', () => ({ page: 20, category_id: need() })],
  ['nothing found', () => ({ search: `${rare()} ${rare()} ${rare()} ${rare()}`, category_id: need() })],
];
const OF_PROVIDERS: [string, () => Query][] = [
  ['three filters', () => ({ category_id: need(), cost: 'free', availability: '24/7_support' })],
];
const OF_COURSES: [string, () => Query][] = [
  ['funded, level, cost', () => ({ funding: 'elc', level: pick(['rqf_2', 'rqf_3', 'rqf_4']), cost: 'free' })],
  ['starting in a month', () => ({ start: pick(startMonths()), mode: 'full_time' })],
  ['four filters', () => ({ category_id: need(), funding: 'elc', mode: 'part_time', start: pick(startMonths()) })],
  ['cheapest', () => ({ sorted_by: 'cost', category_id: need() })],
  ['nearest', () => ({ ...near(), sorted_by: 'distance', radius_km: 160 })],
];

const folder = await mkdtemp(join(tmpdir(), 'muster-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
const { ownerUrl } = postgres;
const appUrl = appRoleUrl(ownerUrl, 'of a benchmark that nobody signs in to');
const owner = new pg.Client({ connectionString: ownerUrl });
// One connection, so that its backend's time can be read.
const db = connect({ appUrl, max: 1 });
try {
  await migrate({ ownerUrl, appUrl });
  await owner.connect();
  console.log(`${count.toLocaleString('en')} providers and courses each; ${machine()}`);
  await fillDirectory(owner, db, count);
  const backend = Number((await db.pool.query('select pg_backend_pid() as pid')).rows[0]?.pid);
  const asking = { tenant: { country_id: 232 }, viewer: null };
  const results = [
    await measure('providers', backend, [...SHARED, ...OF_PROVIDERS], async (scoped, query) => {
      const { meta } = await searchServiceProviders(scoped, ServiceProviderFilter.parse(query), asking);
      return meta.total;
    }),
    await measure('courses', backend, [...SHARED, ...OF_COURSES], async (scoped, query) => {
      const { meta } = await searchCourses(scoped, CourseFilter.parse(query), asking, null);
      return meta.total;
    }),
  ];
  if (results.some((p95) => p95 > AIM_MS)) process.exitCode = 1;
} finally {
  await db.close();
  await owner.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Milliseconds that a database process and this one have spent on a processor; null where the system does not say. */
function onProcessor(backend: number): number | null {
  try {
    const { user, system } = process.cpuUsage();
    const [nanoseconds] = readFileSync(`/proc/${backend}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6 + (user + system) / 1e3;
  } catch {
    return null;
  }
}

/** @returns p95 of all searches in milliseconds */
async function measure(
  what: string,
  backend: number,
  kinds: readonly [string, () => Query][],
  search: (db: TenantDb, query: Query) => Promise<number>,
): Promise<number> {
  const all: number[] = [];
  const allOnProcessor: number[] = [];
  const figures = (times: number[]) =>
    `p50 ${fixed(median(times)).padStart(5)} ms  p95 ${fixed(quantile(times, 0.95)).padStart(5)} ms`;
  for (const [name, draw] of kinds) {
    const times: number[] = [];
    const busy: number[] = [];
    const totals: number[] = [];
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const query = draw();
      const [began, before] = [performance.now(), onProcessor(backend)];
      const total = await db.withTenant(TENANT, (scoped) => search(scoped, query), { reads_only: true });
      const [ended, after] = [performance.now(), onProcessor(backend)];
      if (round < 0) continue;
      times.push(ended - began);
      if (before !== null && after !== null) busy.push(after - before);
      totals.push(total);
    }
    all.push(...times);
    allOnProcessor.push(...busy);
    console.log(
      `${what.padEnd(9)} ${name.padEnd(24)} ${median(totals).toFixed(0).padStart(6)} found  ${figures(times)}  on the processor ${figures(busy)}`,
    );
  }
  const p95 = quantile(all, 0.95);
  console.log(
    `${what}: ${figures(all)}, on the processor ${figures(allOnProcessor)}; aim ${AIM_MS} ms at p95${p95 > AIM_MS ? ', missed' : ''}; ${machine()}`,
  );
  return p95;
}

import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { buildApp } from '#apps/api/app.ts';
import { readConfig } from '#apps/api/config.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { seedDemonstration } from '#db/seed/demonstration/seed.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { importJobs } from '#features/jobs/import/index.ts';
import { appRoleUrl, connect } from '#kit/server/database/db.ts';
import { csvRows } from '#kit/server/files/csv-rows.ts';
import { ADVERTS, ADVERTS_DAY, bytesOf, generateAdverts, requireFile } from './data/adverts.ts';
import { fixed } from './measures.ts';

/**
 * npm run bench -- queries [--data FOLDER] [--datasets FOLDER]: judged searches with typing mistakes, abbreviations, short words, and several words
 * that no advert contains together. bench/data/queries-judged.json has a pattern for each search; an advert whose title matches it is a good result. The
 * patterns were written before the search was changed. Prints, for each search, how many of the first ten results are good, out of those that exist
 * (at most ten). The adverts are generated, or those of the public data sets in the folder (docs/performance.md). --data keeps the database.
 */
const SETS = {
  uk: { country: 'GB', tenant: 'muster', host: 'muster.localhost', file: 'nhs_jobs_uk_2020.csv', asOf: '2020-10-29' },
  us: {
    country: 'US',
    tenant: 'homefront',
    host: 'homefront.localhost',
    file: 'usajobs_announcements_2024_2025.csv',
    asOf: '2025-12-31',
  },
} as const;
const FIRST = 10;
const AIM = 0.8;

type Judged = { adverts: keyof typeof SETS; search: string; good: string; caseSensitive?: boolean };

const { values: options } = parseArgs({ options: { data: { type: 'string' }, datasets: { type: 'string' } } });
const { datasets } = options;
const folder = options.data ?? join(tmpdir(), `muster-bench-queries-${datasets ? 'public' : 'generated'}`);
if (datasets) for (const { file } of Object.values(SETS)) requireFile(join(datasets, file));
const judged: Judged[] = JSON.parse(readFileSync(new URL('./data/queries-judged.json', import.meta.url), 'utf8'));

const isNew = !existsSync(folder);
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
const secret = 'of a benchmark that nobody signs in to';
const appUrl = appRoleUrl(postgres.ownerUrl, secret);
await migrate({ ownerUrl: postgres.ownerUrl, appUrl });
const db = connect({ appUrl, max: 3 });
const app = await buildApp({ config: { ...readConfig(), log_level: 'silent' }, db, secret });
let isComplete = !isNew;
try {
  if (isNew) {
    await loadLookups({ ownerUrl: postgres.ownerUrl, citiesOf: ['GB', 'US'] });
    await seedDemonstration({ ownerUrl: postgres.ownerUrl, appUrl });
    for (const set of Object.values(SETS)) {
      const asOf = datasets ? set.asOf : ADVERTS_DAY;
      const { created, refused } = await importJobs({
        db,
        tenant: set.tenant,
        source: 'bench',
        asOf,
        approveCompanies: true,
        bytes: await advertsOf(set),
      });
      console.log(`${datasets ? set.file : `Generated, ${set.country}`}: ${created} adverts, ${refused} refused`);
    }
    isComplete = true;
  }
  const shares: number[] = [];
  for (const one of judged) {
    const pattern = new RegExp(one.good, one.caseSensitive ? '' : 'i');
    const { existing, titles } = await ask(one, pattern);
    const good = titles.slice(0, FIRST).filter((title) => pattern.test(title)).length;
    // Without a good advert there is nothing to find.
    if (existing > 0) shares.push(good / Math.min(FIRST, existing));
    console.log(
      `${one.adverts} ${one.search.padEnd(36)} ${String(good).padStart(2)} of ${Math.min(FIRST, existing)}   ${titles.slice(0, 3).join(' | ')}`,
    );
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  console.log(
    `${shares.length} of ${judged.length} searches have good adverts: ${fixed(100 * mean)} % of the first ten good, ${shares.filter((share) => share === 0).length} without a good result; aim ≥ ${100 * AIM} %: ${mean >= AIM ? 'met' : 'MISSED'}`,
  );
} finally {
  await app.close();
  await db.close();
  await postgres.stop();
  if (!isComplete) await rm(folder, { recursive: true, force: true });
}

async function advertsOf({ country, file }: (typeof SETS)[keyof typeof SETS]): Promise<AsyncIterable<Buffer>> {
  if (!datasets) return bytesOf(await generateAdverts({ country, count: ADVERTS }));
  return country === 'GB' ? createReadStream(join(datasets, file)) : announcements(join(datasets, file));
}

/** The titles that a search shows on its first page, in order, and how many open adverts of the tenant are good ones. */
async function ask({ adverts, search }: Judged, pattern: RegExp): Promise<{ existing: number; titles: string[] }> {
  const { host, tenant } = SETS[adverts];
  const reply = await app.inject({ url: '/api/jobs', query: { search }, headers: { host } });
  if (reply.statusCode !== 200) throw new Error(`${search}: ${reply.statusCode} ${reply.body}`);
  const { data, partial = [] } = reply.json<{ data: { title: string }[]; partial?: { title: string }[] }>();
  const { id } = await db.unscoped.selectFrom('tenants').select('id').where('slug', '=', tenant).executeTakeFirstOrThrow();
  const open = await db.withTenant(id, (scoped) =>
    scoped
      .selectFrom('jobs')
      .select('title')
      .where('status', '=', 'published')
      .where((eb) => eb.or([eb('closes_at', 'is', null), eb('closes_at', '>', new Date().toISOString())]))
      .execute(),
  );
  return {
    existing: open.filter(({ title }) => pattern.test(title)).length,
    titles: [...data, ...partial].map(({ title }) => title),
  };
}

/** The announcements with the heading that the import expects. They have no text, so the department is used as one. */
function announcements(path: string): Readable {
  async function* lines() {
    yield 'id,title,company,city,country,date_posted,valid_through,description\n';
    let heading: string[] | null = null;
    for await (const row of csvRows(createReadStream(path, 'utf8'))) {
      if ('broken' in row) continue;
      if (!heading) {
        heading = row.fields;
        continue;
      }
      const of = (name: string) => row.fields[heading?.indexOf(name) ?? -1] ?? '';
      const cells = [
        of('control_number'),
        of('position_title'),
        of('agency') || of('department'),
        'Washington',
        'US',
        of('open_date'),
        '2026-12-31',
        `${of('position_title')}. ${of('department')}. ${of('occupation_series')}`,
      ];
      yield `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;
    }
  }
  return Readable.from(lines(), { objectMode: false });
}

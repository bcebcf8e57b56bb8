import { type SqlBool, sql } from 'kysely';
import { writeJobSearch } from '#features/companies/server/index.ts';
import type { TenantDb, UnscopedDb } from '#kit/server/database/db.ts';
import { announceChange } from '#kit/server/process/cache.ts';
import type { JobPassage } from '../held-rules.ts';
import { reasonsOf } from '../server/holding/actions.ts';
import { endHolds, insertHolds } from '../server/holding/queries.ts';
import type { recognisedColumns } from '../server/recruiting/recognition.ts';
import type { PreparedJob } from './prepare.ts';
import { lockClosedByFeed } from './tracking-queries.ts';

/** An import names its tenant, because there is no host to identify it. */
export function findTenantBySlug(db: UnscopedDb, slug: string) {
  return db
    .selectFrom('tenants')
    .select(['id', 'name', 'country_id', 'recruiter_approval'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

export const allTenantSlugs = async (db: UnscopedDb) =>
  (await db.selectFrom('tenants').select('slug').orderBy('slug').execute()).map((tenant) => tenant.slug);

export const allCountries = (db: TenantDb) => db.selectFrom('countries').select(['id', 'iso2', 'currency']).execute();

export const citiesOfCountry = (db: TenantDb, countryId: number) =>
  db
    .selectFrom('cities as c')
    .innerJoin('states as s', 's.id', 'c.state_id')
    .where('c.country_id', '=', countryId)
    .select(['c.name', 'c.state_id', 's.name as state', 's.code as state_code', 'c.latitude', 'c.longitude'])
    .orderBy('c.id')
    .execute();

/** Creates the companies that are new for this source. @returns the ids of all by name in lower case, and how many are new */
export async function makeCompanies(
  db: TenantDb,
  source: string,
  companies: { name: string; industry_id: number | null; country_id: number }[],
  status: 'active' | 'pending',
): Promise<{ ids: Map<string, number>; created: number }> {
  if (companies.length === 0) return { ids: new Map(), created: 0 };
  const created = await db
    .insertInto('companies')
    .values(companies.map((company) => ({ ...company, source, status })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (created.length > 0) await announceChange(db, 'companies');
  const { rows } = await sql<{ id: number; name: string }>`
    select id, lower(name) as name from companies
    where tenant_id = ${db.tenant_id} and source = ${source} and lower(name) in (
      select lower(name) from jsonb_to_recordset(${JSON.stringify(companies)}::jsonb) as r (name text))`.execute(db);
  return { ids: new Map(rows.map((row) => [row.name, row.id])), created: created.length };
}

type Recognised = ReturnType<typeof recognisedColumns>;
export type Written = { created: number; changed: number; expired: number; held: number; jobs: WrittenJob[] };
export type WrittenJob = { id: number; external_id: string; title: string; is_new: boolean; is_held: boolean };

/**
 * Writes new and changed adverts, each with its event. An advert past its closing day is stored as expired. One with passages is held, as a
 * draft, until an operator releases it or the advert changes at its source. What a recruiter has paused or closed since stays paused or closed.
 * @param zone the time zone in which days start and end
 */
export async function writeJobs(
  db: TenantDb,
  source: string,
  zone: string,
  jobs: (PreparedJob & { company_id: number; source_hash: string; recognised: Recognised; passages: readonly JobPassage[] })[],
): Promise<Written> {
  if (jobs.length === 0) return { created: 0, changed: 0, expired: 0, held: 0, jobs: [] };
  const now = new Date().toISOString();
  const closed = await lockClosedByFeed(
    db,
    source,
    jobs.map(({ external_id }) => external_id),
  );
  const isClosedByFeed = sql`jobs.id = any(${closed}::int[])`;
  const written = await db
    .insertInto('jobs')
    .values(
      jobs.map(({ source_hash, posted_on, closes_on, recognised, passages, ...job }) => {
        const closes_at = sql<string | null>`(${closes_on}::date + time '23:59:59') at time zone ${zone}`;
        return {
          ...columnsOf(job),
          ...recognised,
          source,
          held_for: reasonsOf(passages),
          source_hash: sql<Buffer>`decode(${source_hash}, 'hex')`,
          published_at: sql<string>`least(${now}::timestamptz, ${posted_on}::timestamp at time zone ${zone})`,
          closes_at,
          status: sql<'expired' | 'published' | 'draft'>`case when ${closes_at} <= ${now}::timestamptz then 'expired'
            when ${passages.length > 0} then 'draft' else 'published' end`,
        };
      }),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'source', 'external_id'])
        .doUpdateSet((eb) => ({
          ...Object.fromEntries(CHANGED_BY_SOURCE.map((column) => [column, eb.ref(`excluded.${column}`)])),
          updated_at: now,
          // A recruiter's choice outlives a change at the source.
          occupation_id: sql<
            string | null
          >`case when jobs.occupation_chosen then jobs.occupation_id else excluded.occupation_id end`,
          status: sql`case when jobs.status in ('published', 'expired', 'draft') or ${isClosedByFeed}
            then excluded.status else jobs.status end`,
        }))
        .where(sql<SqlBool>`(jobs.source_hash is distinct from excluded.source_hash or ${isClosedByFeed})`),
    )
    .returning(['id', 'external_id', 'title', 'status', sql<boolean>`xmax = 0`.as('is_new')])
    .execute();
  const passagesOf = new Map(jobs.map(({ external_id, passages }) => [external_id, passages]));
  const held = written.filter(({ status }) => status === 'draft');
  if (written.length > 0)
    await db
      .insertInto('job_events')
      .values([
        ...written.map(({ id }) => ({ job_id: id, kind: 'imported' as const })),
        ...held.map(({ id }) => ({ job_id: id, kind: 'held' as const })),
      ])
      .execute();
  const ids = written.map(({ id }) => id);
  await endHolds(db, ids, 'changed');
  await insertHolds(
    db,
    held.map(({ id, external_id }) => ({ job_id: id, held_by: null, passages: passagesOf.get(external_id ?? '') ?? [] })),
  );
  await writeJobSearch(db, ids);
  const created = written.filter((job) => job.is_new).length;
  return {
    created,
    changed: written.length - created,
    expired: written.filter((job) => job.status === 'expired').length,
    held: held.length,
    jobs: written.map(({ id, external_id, title, is_new, status }) => ({
      id,
      external_id: external_id ?? '',
      title,
      is_new,
      is_held: status === 'draft',
    })),
  };
}

const COLUMNS = [
  'company_id',
  'external_id',
  'title',
  'description',
  'industry_id',
  'job_type',
  'type',
  'experience',
  'country_id',
  'state_id',
  'city',
  'locality',
  'postcode',
  'latitude',
  'longitude',
  'salary_from',
  'salary_to',
  'currency',
  'salary_per',
  'apply_url',
] as const;

const CHANGED_BY_SOURCE = [
  ...COLUMNS.filter((column) => column !== 'external_id'),
  'source_hash',
  'published_at',
  'closes_at',
  'skill_codes',
  'required_skills',
  'register_parts',
  'level_recognised',
  'recognised',
  'held_for',
] as const;

type ImportedColumns = Pick<PreparedJob & { company_id: number }, (typeof COLUMNS)[number]>;

/** The columns of an advert, without the other fields of its reader. */
const columnsOf = (job: ImportedColumns) => Object.fromEntries(COLUMNS.map((column) => [column, job[column]])) as ImportedColumns;

import { type SqlBool, sql } from 'kysely';
import type { TenantDb, UnscopedDb } from '#kit/server/db.ts';
import type { PreparedJob } from './prepare.ts';

/** An import names its tenant; it has no host to tell it by. */
export function findTenantBySlug(db: UnscopedDb, slug: string) {
  return db.selectFrom('tenants').select(['id', 'name', 'country_id']).where('slug', '=', slug).executeTakeFirst();
}

export const allTenantSlugs = async (db: UnscopedDb) =>
  (await db.selectFrom('tenants').select('slug').orderBy('slug').execute()).map((tenant) => tenant.slug);

export const allCountries = (db: TenantDb) => db.selectFrom('countries').select(['id', 'iso2', 'currency']).execute();

export const allIndustries = (db: TenantDb) => db.selectFrom('industries').select(['id', 'name']).orderBy('id').execute();

export const citiesOfCountry = (db: TenantDb, countryId: number) =>
  db
    .selectFrom('cities as c')
    .innerJoin('states as s', 's.id', 'c.state_id')
    .where('c.country_id', '=', countryId)
    .select(['c.name', 'c.state_id', 's.name as state', 'c.latitude', 'c.longitude'])
    .orderBy('c.id')
    .execute();

/** Those of these adverts that have been imported before, with the hash of what they were then. */
export async function findImported(db: TenantDb, source: string, externalIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('jobs')
    .where('source', '=', source)
    .where(sql<SqlBool>`external_id = any(${externalIds}::text[])`)
    .select(['external_id', sql<string>`encode(source_hash, 'hex')`.as('hash')])
    .execute();
  return new Map(rows.map((row) => [row.external_id ?? '', row.hash]));
}

/** Makes the companies that this source has not named before. @returns the ids of all by their names in lower case */
export async function makeCompanies(
  db: TenantDb,
  source: string,
  companies: { name: string; industry_id: number | null; country_id: number }[],
): Promise<Map<string, number>> {
  await sql`
    insert into companies (name, industry_id, country_id, source, status)
    select name, industry_id, country_id, ${source}, 'active'
    from jsonb_to_recordset(${JSON.stringify(companies)}::jsonb) as r (name text, industry_id int, country_id int)
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, lower(name) as name from companies
    where source = ${source} and lower(name) in (
      select lower(name) from jsonb_to_recordset(${JSON.stringify(companies)}::jsonb) as r (name text))`.execute(db);
  return new Map(rows.map((row) => [row.name, row.id]));
}

export type Written = { made: number; changed: number; expired: number };

/**
 * Writes adverts that are new or have changed, each with its event. One whose closing day has passed comes in as expired; what a
 * recruiter has paused or closed since stays so.
 * @param zone in which the days begin and end
 */
export async function writeJobs(
  db: TenantDb,
  source: string,
  zone: string,
  jobs: (PreparedJob & { company_id: number; source_hash: string })[],
): Promise<Written> {
  const { rows } = await sql<Written>`
    with given as (
      select *, least(now(), posted_on::timestamp at time zone ${zone}) as published_at,
        (closes_on + time '23:59:59') at time zone ${zone} as closes_at
      from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as r (company_id int, external_id text, source_hash text, title text,
        description text, industry_id int, job_type text, type text, experience text, country_id int, state_id int, city text,
        locality text, postcode text, latitude real, longitude real, salary_from numeric, salary_to numeric, currency text, salary_per text,
        posted_on date, closes_on date, apply_url text)
    ), written as (
      insert into jobs (source, external_id, source_hash, company_id, title, description, industry_id, job_type, type, experience,
        country_id, state_id, city, locality, postcode, latitude, longitude, salary_from, salary_to, currency, salary_per, apply_url,
        status, published_at, closes_at)
      select ${source}, external_id, decode(source_hash, 'hex'), company_id, title, description, industry_id, job_type, type, experience,
        country_id, state_id, city, locality, postcode, latitude, longitude, salary_from, salary_to, currency, salary_per, apply_url,
        case when closes_at <= now() then 'expired' else 'published' end, published_at, closes_at
      from given
      on conflict (tenant_id, source, external_id) do update set source_hash = excluded.source_hash, company_id = excluded.company_id,
        title = excluded.title, description = excluded.description, industry_id = excluded.industry_id, job_type = excluded.job_type,
        type = excluded.type, experience = excluded.experience, country_id = excluded.country_id, state_id = excluded.state_id,
        city = excluded.city, locality = excluded.locality, postcode = excluded.postcode, latitude = excluded.latitude,
        longitude = excluded.longitude, salary_from = excluded.salary_from, salary_to = excluded.salary_to, currency = excluded.currency,
        salary_per = excluded.salary_per, apply_url = excluded.apply_url, published_at = excluded.published_at,
        closes_at = excluded.closes_at, updated_at = now(),
        status = case when jobs.status in ('published', 'expired') then excluded.status else jobs.status end
      where jobs.source_hash is distinct from excluded.source_hash
      returning id, status, xmax = 0 as is_new
    ), noted as (
      insert into job_events (job_id, kind) select id, 'imported' from written
    )
    select count(*) filter (where is_new) as made, count(*) filter (where not is_new) as changed,
      count(*) filter (where status = 'expired') as expired
    from written`.execute(db);
  return rows[0] ?? { made: 0, changed: 0, expired: 0 };
}

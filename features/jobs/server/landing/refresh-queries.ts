import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { isOpenInSearch } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { slicesOf } from '#kit/server/database/slices.ts';
import { LEAST_JOBS } from '../../landing-rules.ts';
import type { LandingRow } from './queries.ts';

/** The most pages of a tenant, those with most jobs. */
const MOST_PAGES = 100_000;

export type Group = Omit<LandingRow, 'path'> & { jobs: number; changed_at: string };

export async function findTenantCountry(db: TenantDb): Promise<number> {
  const { rows } = await sql<{ country_id: number }>`select country_id from tenants where id = ${db.tenant_id}`.execute(db);
  return rows[0]?.country_id ?? 0;
}

/**
 * Roles, places, both, and trades in places, with at least LEAST_JOBS open jobs in the tenant's country, those with most jobs first.
 * @param codes the occupations that each trade leads to
 * @param withState whether every place is named with its state; otherwise only where the country has several towns of the name
 */
export async function findGroups(
  db: TenantDb,
  countryId: number,
  codes: readonly { trade: string; code: string }[],
  withState: boolean,
): Promise<Group[]> {
  const { rows } = await sql<Group>`
    with o as materialized (
      select j.occupation_id, j.city, j.region, j.latitude, j.longitude, x.updated_at
      from job_search j join jobs x on x.tenant_id = ${db.tenant_id} and x.id = j.job_id
      where j.tenant_id = ${db.tenant_id} and ${isOpenInSearch()} and j.country_id = ${countryId}
        and (j.occupation_id is not null or j.city is not null)),
    g as (
      select o.occupation_id, null::text as trade, o.city, o.region, count(*)::int as jobs, max(o.updated_at) as changed_at,
        avg(o.latitude)::real as latitude, avg(o.longitude)::real as longitude
      from o group by grouping sets ((o.occupation_id), (o.city, o.region), (o.occupation_id, o.city, o.region))
      having count(*) >= ${sql.lit(LEAST_JOBS)} and (grouping(o.occupation_id) = 1 or o.occupation_id is not null)
        and (grouping(o.city) = 1 or o.city is not null)
      union all
      select null, t.trade, o.city, o.region, count(*)::int, max(o.updated_at), avg(o.latitude)::real, avg(o.longitude)::real
      from o join jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as t (trade text, code text) on t.code = o.occupation_id
      where o.city is not null group by t.trade, o.city, o.region having count(*) >= ${sql.lit(LEAST_JOBS)}),
    p as (
      select t.city, t.region, t.city || case when ${withState} or t.towns > 1 then coalesce(', ' || t.state, '') else '' end as place
      from (
        select q.city, q.region,
          (select s.name from states s where s.country_id = ${countryId} and lower(s.name) = q.region limit 1) as state,
          (select count(*) from cities c where c.country_id = ${countryId} and lower(c.name) = lower(q.city)) as towns
        from (select distinct g.city, g.region from g where g.city is not null) q) t)
    select g.occupation_id, g.trade, g.city, g.region, p.place, g.latitude, g.longitude, g.jobs, g.changed_at
    from g left join p on p.city = g.city and p.region is not distinct from g.region
    order by g.jobs desc, g.occupation_id, g.trade, g.city, g.region limit ${sql.lit(MOST_PAGES)}`.execute(db);
  return rows;
}

export async function writeLandings(
  db: TenantDb,
  pages: readonly (Group & { path: string })[],
  written_at: string,
): Promise<void> {
  const excluded = (column: keyof DB['job_landing_pages']) => sql<never>`excluded.${sql.ref(column)}`;
  for (const slice of slicesOf(pages))
    await db
      .insertInto('job_landing_pages')
      .values(slice.map((page) => ({ ...page, written_at })))
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'path']).doUpdateSet({
          occupation_id: excluded('occupation_id'),
          trade: excluded('trade'),
          city: excluded('city'),
          region: excluded('region'),
          place: excluded('place'),
          latitude: excluded('latitude'),
          longitude: excluded('longitude'),
          jobs: excluded('jobs'),
          changed_at: excluded('changed_at'),
          written_at: excluded('written_at'),
        }),
      )
      .execute();
}

export async function deleteLandingsBefore(db: TenantDb, at: string): Promise<void> {
  await sql`delete from job_landing_pages where tenant_id = ${db.tenant_id} and written_at < ${at}`.execute(db);
}

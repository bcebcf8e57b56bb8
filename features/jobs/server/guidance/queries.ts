import { type SqlBool, sql } from 'kysely';
import { isOpenInSearch } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { LEAST_PAID_JOBS, LEAST_PAYING_EMPLOYERS } from '../../guidance-contract.ts';

/** The newest jobs whose pay counts. */
const MOST_PAID = 200;

/** A circle around a town, or the remote jobs of a country. */
export type Area = { latitude: number; longitude: number; radius_km: number } | { remote_in: number };

/**
 * The middle half of what open jobs of an occupation in an area state as pay in a year, in the currency of the tenant's country. Of a range, its
 * middle counts. @returns null where too few jobs or employers state it
 */
export async function findPayNearby(
  db: TenantDb,
  { occupation, area, except }: { occupation: string; area: Area; except: number },
): Promise<{ from: number; to: number; currency: string; jobs: number; employers: number } | null> {
  const isInArea =
    'remote_in' in area
      ? sql<SqlBool>`s.type = 'remote' and s.country_id = ${area.remote_in}`
      : sql<SqlBool>`kilometres_between(${area.latitude}::float8, ${area.longitude}::float8, s.latitude, s.longitude) <= ${area.radius_km}::float8`;
  const { rows } = await sql<{ from: number; to: number; currency: string; jobs: number; employers: number }>`
    select round(percentile_cont(0.25) within group (order by x.pay))::int as from,
      round(percentile_cont(0.75) within group (order by x.pay))::int as to,
      min(x.currency) as currency, count(*)::int as jobs, count(distinct x.company_id)::int as employers
    from (
      select j.company_id, j.currency, (yearly_pay(coalesce(j.salary_from, j.salary_to), j.salary_per)::numeric
          + yearly_pay(coalesce(j.salary_to, j.salary_from), j.salary_per)) / 2 as pay
      from job_search s join jobs j on j.tenant_id = ${db.tenant_id} and j.id = s.job_id
      -- The search has no pay in another currency than the country’s.
      where s.tenant_id = ${db.tenant_id} and s.occupation_id = ${occupation} and ${isOpenInSearch('s')}
        and s.salary_year is not null and j.show_salary and s.job_id <> ${except} and ${isInArea}
      order by s.published_at desc, s.job_id limit ${sql.lit(MOST_PAID)}) x
    having count(*) >= ${sql.lit(LEAST_PAID_JOBS)} and count(distinct x.company_id) >= ${sql.lit(LEAST_PAYING_EMPLOYERS)}`.execute(
    db,
  );
  return rows[0] ?? null;
}

import { sql } from 'kysely';
import { isOpenInSearch } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { beginsWithName } from '#kit/server/database/names.ts';
import type { KnownTown } from '../../search/query-words.ts';

/** Those of these occupations that have open jobs. */
export async function findOpenOccupations(db: TenantDb, codes: readonly string[]): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set();
  const { rows } = await sql<{ code: string }>`
    select k.code from unnest(${sql.val(codes)}::text[]) as k (code)
    where exists (select from job_search j
      where j.tenant_id = ${db.tenant_id} and j.occupation_id = k.code and ${isOpenInSearch()})`.execute(db);
  return new Set(rows.map(({ code }) => code));
}

/** Towns of a country that begin with the folded text, which has at least two letters, and have open jobs. */
export async function findOpenTowns(db: TenantDb, countryId: number, text: string, limit: number) {
  const { rows } = await sql<{ name: string; state: string; latitude: number; longitude: number }>`
    select c.name, s.name as state, c.latitude, c.longitude
    from cities c join states s on s.id = c.state_id
    where c.country_id = ${countryId} and c.latitude is not null and c.longitude is not null
      -- The index finds names by their first two letters.
      and lower(c.name) like ${`${text.slice(0, 2).replace(/[\\%_]/g, '\\$&')}%`} and ${beginsWithName(sql`c.name`, text)}
      and exists (select from job_search j where j.tenant_id = ${db.tenant_id} and lower(j.city) = lower(c.name)
        and (j.region is null or j.region = lower(s.name)) and ${isOpenInSearch()})
    order by c.name, s.name limit ${limit}`.execute(db);
  return rows;
}

/** The most employers of a tenant that suggestions are looked for among, those that joined first. */
const MOST_EMPLOYERS = 50_000;

/** Every active employer, for an index of their names. */
export const findEmployerNames = (db: TenantDb): Promise<{ id: number; name: string }[]> =>
  db.selectFrom('companies').where('status', '=', 'active').select(['id', 'name']).orderBy('id').limit(MOST_EMPLOYERS).execute();

/** Those of these employers that have open jobs. */
export async function findHiring(db: TenantDb, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select k.id from unnest(${sql.val(ids)}::int[]) as k (id)
    where exists (select from job_search j where j.tenant_id = ${db.tenant_id} and j.company_id = k.id and ${isOpenInSearch()})`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Towns of a country with one of these folded names. */
export async function findTownsNamed(
  db: TenantDb,
  countryId: number,
  names: readonly string[],
): Promise<Omit<KnownTown, 'is_word'>[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<Omit<KnownTown, 'is_word'>>`
    select c.name, s.name as state, s.code as state_code, c.latitude, c.longitude
    from unnest(${sql.val(names)}::text[]) as k (name)
    join cities c on c.country_id = ${countryId} and lower(c.name) in (k.name, replace(k.name, ' ', '-'), replace(k.name, 'st ', 'st. '),
      replace(k.name, 'st ', 'saint '))
    join states s on s.id = c.state_id
    where c.latitude is not null and c.longitude is not null
    limit 200`.execute(db);
  return rows;
}

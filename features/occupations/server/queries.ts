import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { SkillEntry } from '../skills/vocabulary.ts';
import type { OfficialEntry } from '../translation/present.ts';
import type { Occupation } from '../translation/tables.ts';

/** The official answers for a code of a service, in the order of their file. */
export async function officialEntries(db: TenantDb, military_service_id: number, code: string): Promise<OfficialEntry[]> {
  return db
    .selectFrom('crosswalk_entries')
    .select(['code', 'title', 'onet_soc'])
    .where('military_service_id', '=', military_service_id)
    .where('code', '=', code)
    .orderBy('position')
    .limit(50)
    .execute();
}

/** At most so many titles of a crosswalk are loaded into memory; those at the end of a longer file get no vote. */
const MOST_CROSSWALK_TITLES = 20_000;

/** Each title of the imported crosswalk with its occupations, both in the order of the file. */
export async function findCrosswalkTitles(
  db: TenantDb,
): Promise<{ military_service_id: number; title: string; codes: string[] }[]> {
  return db
    .selectFrom('crosswalk_entries')
    .select(['military_service_id', 'title', sql<string[]>`array_agg(onet_soc order by position)`.as('codes')])
    .groupBy(['military_service_id', 'title'])
    .orderBy(sql`min(position)`)
    .limit(MOST_CROSSWALK_TITLES)
    .execute();
}

export type ReferenceState = { onet: string | null; crosswalk: string | null; imported_skills: number; changes: number };

/**
 * What tells whether the reference in memory is out of date: imported occupations, the imported crosswalk, imported skills, and changes of the
 * tenant's terms. `onet` and `crosswalk` are the transactions of their imports, which write all rows anew; null without one.
 */
export async function findReferenceState(db: TenantDb): Promise<ReferenceState> {
  const { rows } = await sql<ReferenceState>`
    select (select o.xmin::text from onet_occupations o order by o.onet_soc limit 1) as onet,
      (select e.xmin::text from crosswalk_entries e
        order by e.military_service_id, e.code, e.title, e.onet_soc limit 1) as crosswalk,
      (select coalesce(max(version), 0)::int from imported_skill_versions) as imported_skills,
      coalesce((select c.changes from occupation_term_changes c where c.tenant_id = ${db.tenant_id}), 0) as changes`.execute(
    db.prepared,
  );
  return rows[0] ?? { onet: null, crosswalk: null, imported_skills: 0, changes: 0 };
}

export async function findImportedSkills(db: TenantDb): Promise<SkillEntry[]> {
  const rows = await db
    .selectFrom('imported_skills')
    .select(['code', 'name', 'aliases', sql<SkillEntry['kind']>`kind`.as('kind')])
    .orderBy('code')
    .execute();
  return rows;
}

export async function importedOccupations(db: TenantDb): Promise<Occupation[]> {
  const rows = await db
    .selectFrom('onet_occupations')
    .select(['onet_soc', 'title', 'job_zone', 'titles_in_use', 'alternate_titles'])
    .orderBy('onet_soc')
    .execute();
  return rows.map(({ onet_soc, ...row }) => ({ ...row, code: onet_soc }));
}

/** More open jobs than these are not counted one by one. */
const MOST_COUNTED = 1000;

/** Open jobs of each of these occupations. */
export async function countOpenJobs(db: TenantDb, codes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; count: number }>`
    select o.code, (select count(*)::int from (select 1 from job_search j
        where j.tenant_id = ${db.tenant_id} and j.occupation_id = o.code and j.closes_at > now() limit ${sql.lit(MOST_COUNTED)}) x) as count
    from unnest(${sql.val(codes)}::text[]) as o (code)`.execute(db);
  return new Map(rows.map(({ code, count }) => [code, count]));
}

/** The newest jobs whose pay counts, and how many are needed to say what is typical. */
const MOST_PAID = 200;
const LEAST_PAID = 5;

/** The middle of what open jobs of each occupation say they pay in a year. Of a range, its middle counts. */
export async function findTypicalPay(
  db: TenantDb,
  codes: readonly string[],
): Promise<Map<string, { amount: number; jobs: number }>> {
  const { rows } = await sql<{ code: string; amount: number; jobs: number }>`
    select o.code, round(percentile_cont(0.5) within group (order by x.pay))::int as amount, count(*)::int as jobs
    from unnest(${sql.val(codes)}::text[]) as o (code)
    cross join lateral (
      select (yearly_pay(coalesce(j.salary_from, j.salary_to), j.salary_per)::numeric
          + yearly_pay(coalesce(j.salary_to, j.salary_from), j.salary_per)) / 2 as pay
      from job_search s join jobs j on j.tenant_id = s.tenant_id and j.id = s.job_id
      -- The search has no pay in another currency than the country’s.
      where s.tenant_id = ${db.tenant_id} and s.occupation_id = o.code and s.closes_at > now()
        and s.salary_year is not null and j.show_salary
      order by s.published_at desc, s.job_id limit ${sql.lit(MOST_PAID)}) x
    group by o.code
    having count(*) >= ${sql.lit(LEAST_PAID)}`.execute(db);
  return new Map(rows.map(({ code, ...pay }) => [code, pay]));
}

/**
 * Courses on offer of which at least half of what they teach is among these skills, so that they are about this work: those that teach most of
 * them first, then funded and short ones. @param skills codes by a key of the caller's
 */
export async function findCoursesForSkills(
  db: TenantDb,
  skills: ReadonlyMap<string, readonly string[]>,
  limit: number,
): Promise<Map<string, { id: number; title: string }[]>> {
  const wanted = [...skills].map(([key, codes]) => ({ key, codes }));
  const { rows } = await sql<{ key: string; id: number; title: string }>`
    select k.key, x.id, x.title
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as k (key text, codes text[])
    cross join lateral (
      select c.id, c.title from courses c join course_search j on j.tenant_id = c.tenant_id and j.course_id = c.id
      cross join lateral (select cardinality(array(select unnest(c.skill_codes) intersect select unnest(k.codes))) as shared) s
      where c.tenant_id = ${db.tenant_id} and c.is_active and c.skill_codes && k.codes and 2 * s.shared >= cardinality(c.skill_codes)
      order by s.shared desc, (c.cost = 0 or c.funding <> '{}') desc, j.days, c.id
      limit ${sql.lit(limit)}) x`.execute(db);
  const found = new Map<string, { id: number; title: string }[]>();
  for (const { key, id, title } of rows) found.set(key, [...(found.get(key) ?? []), { id, title }]);
  return found;
}

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DismissReason } from '#features/jobs/match-rules.ts';
import type { TenantDb } from '#kit/server/db.ts';
import type { JobFacts, Level } from '../scoring.ts';

export type StoredWishes = {
  wished_roles: string[];
  wished_places: { city: string; latitude: number | null; longitude: number | null }[];
  work_types: string[];
  job_types: string[];
  start_date: string | null;
};

/** The career wishes given in onboarding, their towns with coordinates, and the pay wanted. Date of birth and gender stay where they are. */
export async function findWishes(
  db: TenantDb,
  veteranId: number,
): Promise<(StoredWishes & { salary_year: number | null }) | null> {
  const { rows } = await sql<StoredWishes & { salary_year: number | null }>`
    select p.wished_roles, p.work_types, p.job_types, p.start_date::text as start_date,
      case when p.salary_currency = country.currency then yearly_pay(p.salary_from, p.salary_per) end as salary_year,
      coalesce((select json_agg(json_build_object('city', w.city, 'latitude', c.latitude, 'longitude', c.longitude))
        from jsonb_to_recordset(p.wished_places) as w (country_id int, city text, state text)
        left join lateral (select c.latitude, c.longitude from cities c left join states s on s.id = c.state_id
          where c.country_id = w.country_id and lower(c.name) = lower(w.city)
          order by lower(s.name) = lower(w.state) desc nulls last, c.id limit 1) c on true
        where w.city is not null), '[]') as wished_places
    from veteran_profiles p join tenants t on t.id = p.tenant_id join countries country on country.id = t.country_id
    where p.tenant_id = ${db.tenant_id} and p.user_id = ${veteranId}`.execute(db);
  return rows[0] ?? null;
}

/** Of each person the resume that its owner changed last; copies tailored to one job say less. Name, contact and photo are left out. */
export async function findResumeContents(db: TenantDb, veteranIds: readonly number[]): Promise<Map<number, unknown>> {
  const rows = await db
    .selectFrom('resumes')
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<boolean>`user_id = any(${sql.val(veteranIds)}::int[])`)
    .where('trashed_at', 'is', null)
    .distinctOn('user_id')
    .select([
      'user_id',
      sql<unknown>`(content - 'basics' - 'federal') || jsonb_build_object('basics', jsonb_build_object(
        'label', coalesce(content #>> '{basics,label}', ''), 'summary', coalesce(content #>> '{basics,summary}', '')))`.as(
        'content',
      ),
    ])
    .orderBy('user_id')
    .orderBy(sql`source = 'tailored'`)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ user_id, content }) => [user_id, content]));
}

export type ApplicantRow = {
  id: number;
  job_id: number;
  veteran_id: number;
  available_from: string | null;
  /** Whether employers may read the veteran's clearance. */
  shows_clearance: boolean;
};

/** These applications to jobs of the company, with what they say about the veteran's availability. */
export async function findApplicantRows(
  db: TenantDb,
  companyId: number,
  applicationIds: readonly number[],
): Promise<ApplicantRow[]> {
  const { rows } = await sql<ApplicantRow>`
    select a.id, a.job_id, a.veteran_id, a.available_from::text as available_from, coalesce(v.shows_clearance, false) as shows_clearance
    from applications a
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    left join candidate_visibility v on v.tenant_id = a.tenant_id and v.user_id = a.veteran_id
    where a.tenant_id = ${db.tenant_id} and a.id = any(${sql.val(applicationIds)}::int[]) and j.company_id = ${companyId}
      and a.stage <> 'draft'`.execute(db);
  return rows;
}

const FACTS =
  sql.raw(`j.job_id, j.company_id, j.occupation_id, j.skill_codes, j.level, j.city, j.latitude, j.longitude, j.type, j.job_type,
  j.salary_year, j.security_clearance`);
type FactsRow = Omit<JobFacts, 'starts_at'> & { published_at: string };

/** What matching reads of these jobs, whatever their status. */
export async function findJobFacts(db: TenantDb, ids: readonly number[]): Promise<JobFacts[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<JobFacts>`
    select ${FACTS}, (select x.starts_at::text from jobs x where x.tenant_id = j.tenant_id and x.id = j.job_id) as starts_at
    from unnest(${sql.val(ids)}::int[]) as k (id)
    cross join lateral (select * from job_projection p where p.tenant_id = ${db.tenant_id} and p.job_id = k.id limit 1) j`.execute(
    db,
  );
  return rows;
}

export type CandidateSearch = {
  /** Occupations of the record, the surest first. */
  occupations: readonly string[];
  /** Further occupations of their groups. */
  similar: readonly string[];
  /** The most telling skills. */
  skills: readonly string[];
  /** Parts of the map around the wished places; empty where none is wished. */
  cells: readonly number[];
  /** Conditions of the search, on a row `j` of job_search. */
  conditions: readonly RawBuilder<SqlBool>[];
};

const OF_EACH_OCCUPATION = 40;
const OF_EACH_SIMILAR = 10;
const OF_NEAR = 150;
const OF_EACH_SKILL = 25;
const NEWEST = 60;
/** Days of publication in which skills are looked for first: an index meets skill and day. */
const RECENT_DAYS = 14;
const DAYS_TO_2000 = 10_957;
/** Fewer candidates than these are too few to choose from. */
const ENOUGH = 200;

/**
 * Open jobs that could fit, each with what matching reads of it: the newest of each occupation, those near the wished places, and those that ask
 * for the veteran's skills. Every part is a walk along an index with a limit, so it costs the same however many jobs there are.
 */
export async function findCandidates(db: TenantDb, search: CandidateSearch): Promise<FactsRow[]> {
  const today = db.tenant_id * 65_536 + Math.floor(Date.now() / 86_400_000) - DAYS_TO_2000 + 1;
  const days = Array.from({ length: RECENT_DAYS + 2 }, (_, back) => today - back);
  const recent = sql<SqlBool>`j.tenant_day = any(${sql.val(days)}::bigint[])`;
  const found = new Map<number, FactsRow>();
  for (const rows of [await readArms(db, search, recent), null]) {
    // A tenant with few new jobs is small enough to be searched without the days.
    const all = rows ?? (found.size < ENOUGH ? await readArms(db, search, sql<SqlBool>`true`) : []);
    for (const row of all) found.set(row.job_id, row);
  }
  return [...found.values()];
}

async function readArms(db: TenantDb, search: CandidateSearch, recent: RawBuilder<SqlBool>): Promise<FactsRow[]> {
  const { occupations, similar, skills, cells, conditions } = search;
  const open = sql.join([sql`j.tenant_id = ${db.tenant_id}`, sql`j.closes_at > now()`, ...conditions], sql` and `);
  const newest = (condition: RawBuilder<SqlBool>, limit: number) => sql`
    (select ${FACTS}, j.published_at from job_search j where ${open} and ${condition} order by j.published_at desc, j.job_id desc limit ${sql.lit(limit)})`;
  const ofEach = (codes: readonly string[], limit: number) =>
    sql`(select x.* from unnest(${sql.val(codes)}::text[]) as o (code) cross join lateral ${newest(sql`j.occupation_id = o.code`, limit)} x)`;
  const arms: RawBuilder<unknown>[] = [newest(sql`true`, NEWEST)];
  if (occupations.length > 0) arms.push(ofEach(occupations, OF_EACH_OCCUPATION));
  if (similar.length > 0) arms.push(ofEach(similar, OF_EACH_SIMILAR));
  const work = [...occupations, ...similar];
  if (cells.length > 0 && work.length > 0)
    arms.push(newest(sql`j.occupation_id = any(${sql.val(work)}::text[]) and j.cell = any(${sql.val(cells)}::int[])`, OF_NEAR));
  if (cells.length > 0 && skills.length > 0)
    arms.push(
      newest(sql`j.skill_codes && ${sql.val(skills)}::text[] and j.cell = any(${sql.val(cells)}::int[]) and ${recent}`, OF_NEAR),
    );
  for (const skill of skills) arms.push(newest(sql`j.skill_codes @> ${sql.val([skill])}::text[] and ${recent}`, OF_EACH_SKILL));
  const { rows } = await sql<FactsRow>`${sql.join(arms, sql` union all `)}`.execute(db);
  return rows;
}

/** First days of work of those of these jobs that name one. */
export async function findStarts(db: TenantDb, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; starts_at: string }>`
    select id, starts_at::text as starts_at from jobs
    where tenant_id = ${db.tenant_id} and id = any(${sql.val(ids)}::int[]) and starts_at is not null`.execute(db);
  return new Map(rows.map(({ id, starts_at }) => [id, starts_at]));
}

export type FeedbackRow = {
  job_id: number;
  reason: DismissReason;
  given_at: string;
  title: string;
  company_name: string;
  company_id: number;
  occupation_id: string | null;
  level: Level | null;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
  salary_year: number | null;
};

/** The latest first. */
export async function findFeedback(db: TenantDb, veteranId: number): Promise<FeedbackRow[]> {
  const { rows } = await sql<FeedbackRow>`
    select f.job_id, f.reason, f.given_at, x.title, c.name as company_name, j.company_id, j.occupation_id, j.level, j.city, j.latitude, j.longitude,
      j.salary_year
    from match_feedback f
    join jobs x on x.tenant_id = f.tenant_id and x.id = f.job_id
    join companies c on c.tenant_id = x.tenant_id and c.id = x.company_id
    cross join lateral (select * from job_projection p where p.tenant_id = ${db.tenant_id} and p.job_id = f.job_id limit 1) j
    where f.tenant_id = ${db.tenant_id} and f.veteran_id = ${veteranId}
    order by f.given_at desc, f.job_id desc limit 500`.execute(db);
  return rows;
}

export async function writeFeedback(db: TenantDb, veteranId: number, jobId: number, reason: DismissReason): Promise<void> {
  await db
    .insertInto('match_feedback')
    .values({ veteran_id: veteranId, job_id: jobId, reason })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'veteran_id', 'job_id']).doUpdateSet({ reason }))
    .execute();
}

export async function deleteFeedback(db: TenantDb, veteranId: number, jobId: number): Promise<void> {
  await db.deleteFrom('match_feedback').where('veteran_id', '=', veteranId).where('job_id', '=', jobId).execute();
}

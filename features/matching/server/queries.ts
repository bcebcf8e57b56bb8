import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isOpenInSearch, isReadableInOwnLists } from '#features/companies/server/index.ts';
import type { DismissReason } from '#features/jobs/match-rules.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { JobFacts, Level } from '../scoring-shapes.ts';

export type StoredWishes = {
  wished_roles: string[];
  wished_places: { city: string; latitude: number | null; longitude: number | null; radius_miles: number | null }[];
  remote_ok: boolean | null;
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
    select p.wished_roles, p.remote_ok, p.work_types, p.job_types, p.start_date::text as start_date,
      case when p.salary_currency = country.currency then yearly_pay(p.salary_from, p.salary_per) end as salary_year,
      coalesce((select json_agg(json_build_object('city', w.city, 'latitude', c.latitude, 'longitude', c.longitude, 'radius_miles', w.radius_miles))
        from jsonb_to_recordset(p.wished_places) as w (country_id int, city text, state text, radius_miles int)
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
  /** Whether the CV that was sent has not been parsed yet. */
  is_waiting: boolean;
  /** The score that was stored when the application was sent. */
  match_score: number | null;
  /** The service that was sent with the application. */
  service: { service: string; rank: string; nato_code: string | null; trade: string }[];
};

/** These applications to jobs of the company with what was sent; withdrawn ones are left out. */
export async function findApplicantRows(
  db: TenantDb,
  companyId: number,
  applicationIds: readonly number[],
): Promise<ApplicantRow[]> {
  const { rows } = await sql<ApplicantRow>`
    select a.id, a.job_id, a.veteran_id, a.available_from::text as available_from, a.match_score, a.service,
      a.resume_file_id is not null and s.application_id is null as is_waiting
    from applications a
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    left join application_contents s on s.tenant_id = a.tenant_id and s.application_id = a.id
    where a.tenant_id = ${db.tenant_id} and a.id = any(${sql.val(applicationIds)}::int[]) and j.company_id = ${companyId}
      and a.stage not in ('draft', 'withdrawn')`.execute(db);
  return rows;
}

/** What the CVs of these applications say, without personal details. */
export async function findSentContents(db: TenantDb, applicationIds: readonly number[]): Promise<Map<number, unknown>> {
  const rows = await db
    .selectFrom('application_contents')
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<boolean>`application_id = any(${sql.val(applicationIds)}::int[])`)
    .select(['application_id', 'content'])
    .execute();
  return new Map(rows.map(({ application_id, content }) => [application_id, content]));
}

export async function writeSentContent(
  db: TenantDb,
  {
    words,
    content,
    ...row
  }: {
    application_id: number;
    veteran_id: number;
    content: object | null;
    from_file: boolean;
    skills: string[];
    words: string;
  },
): Promise<void> {
  const written = {
    ...row,
    content: content === null ? null : JSON.stringify(content),
    words: sql<string>`strip(to_tsvector('english', with_short_words(${words})))`,
  };
  await db
    .insertInto('application_contents')
    .values(written)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'application_id']).doUpdateSet(written))
    .execute();
}

/** Forgets what the CV of an application says, because it was replaced. */
export async function deleteSentContent(db: TenantDb, applicationId: number): Promise<void> {
  await db
    .deleteFrom('application_contents')
    .where('tenant_id', '=', db.tenant_id)
    .where('application_id', '=', applicationId)
    .execute();
}

/**
 * Copies what a file says, and the facts it gave, from the veteran's latest application with the same file.
 * @returns whether there is one
 */
export async function copySentContent(db: TenantDb, applicationId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select b.id from applications a
    join applications b on b.tenant_id = ${db.tenant_id} and b.veteran_id = a.veteran_id and b.resume_file_id = a.resume_file_id
      and b.id <> a.id
    join application_contents s on s.tenant_id = ${db.tenant_id} and s.application_id = b.id
    where a.tenant_id = ${db.tenant_id} and a.id = ${applicationId} and s.words is not null
    order by b.id desc limit 1`.execute(db);
  const [source] = rows;
  if (!source) return false;
  await sql`
    insert into application_contents as c (tenant_id, application_id, veteran_id, content, from_file, skills, words)
    select s.tenant_id, ${applicationId}::int, s.veteran_id, s.content, s.from_file, s.skills, s.words
    from application_contents s where s.tenant_id = ${db.tenant_id} and s.application_id = ${source.id}
    returning c.application_id`.execute(db);
  await sql`
    update applications a set service = b.service, place = b.place, clearance = b.clearance from applications b
    where a.tenant_id = ${db.tenant_id} and a.id = ${applicationId} and b.tenant_id = ${db.tenant_id} and b.id = ${source.id}`.execute(
    db,
  );
  return true;
}

const FACTS =
  sql.raw(`j.job_id, j.company_id, j.occupation_id, j.skill_codes, j.level, j.city, j.latitude, j.longitude, j.type, j.job_type,
  j.salary_year, j.security_clearance`);
type FactsRow = Omit<JobFacts, 'title' | 'starts_at' | 'required_skills' | 'register_parts'> & { published_at: string };

/** What matching reads of these jobs, whatever their status. */
export async function findJobFacts(db: TenantDb, ids: readonly number[]): Promise<JobFacts[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<JobFacts>`
    select ${FACTS}, x.title, x.required_skills, x.register_parts, x.starts_at::text as starts_at
    from unnest(${sql.val(ids)}::int[]) as k (id)
    join jobs x on x.tenant_id = ${db.tenant_id} and x.id = k.id
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

/** How many jobs each source gives, and, where the list is narrowed, how many it reads to find them. */
const OF_EACH = {
  occupation: { take: 30, read: 200 },
  similar: { take: 8, read: 40 },
  /** Of each occupation in each part of the map. */
  near: { take: 5, read: 20 },
  skill: { take: 25, read: 200 },
  cell: { take: 12, read: 40 },
  newest: { take: 60, read: 600 },
} as const;
/** All occupations near the wished places together. */
const OF_NEAR = 240;
/** Look-ups of an occupation in a part of the map; with many places fewer occupations are looked for. */
const NEAR_LOOKUPS = 320;
const FEWEST_NEAR = 4;

/**
 * Open jobs that could fit, each with what matching reads of it: the newest of each occupation, of each skill, of each occupation near the wished
 * places, of those places, and of all. Every source is a walk along an index in its order with a limit, so it costs the same however many jobs
 * there are. Only the newest that meet the conditions of a narrowed list are looked for among all, as the search itself does.
 */
export async function findCandidates(db: TenantDb, search: CandidateSearch): Promise<FactsRow[]> {
  const { occupations, similar, skills, cells, conditions } = search;
  const open = sql`j.tenant_id = ${db.tenant_id} and ${isOpenInSearch()}`;
  const isNarrowed = conditions.length > 0;
  const byDate = sql`j.published_at desc, j.job_id`;
  /** The first rows of a walk; of a narrowed list those of them that meet the conditions. */
  const first = (walk: RawBuilder<unknown>, order: RawBuilder<unknown>, { take, read }: { take: number; read: number }) =>
    isNarrowed
      ? sql`select ${FACTS}, j.published_at from (select j.* from ${walk} order by ${order} limit ${sql.lit(read)}) j
          where ${sql.join(conditions, sql` and `)} order by ${byDate} limit ${sql.lit(take)}`
      : sql`select ${FACTS}, j.published_at from ${walk} order by ${order} limit ${sql.lit(take)}`;
  const walk = (condition: RawBuilder<unknown>) => sql`job_search j where ${open} and ${condition}`;
  const listed = (values: readonly string[]) => sql`unnest(${sql.val(values)}::text[]) as o (code)`;
  const places = sql`unnest(${sql.val(cells)}::int[]) as m (cell)`;
  const ofCode = sql`j.occupation_id = o.code`;
  const near = [...occupations, ...similar].slice(0, Math.max(FEWEST_NEAR, Math.floor(NEAR_LOOKUPS / Math.max(1, cells.length))));

  const arms: RawBuilder<unknown>[] = [first(walk(sql`true`), sql`j.published_at desc, j.job_id desc`, OF_EACH.newest)];
  if (isNarrowed)
    arms.push(sql`select ${FACTS}, j.published_at from job_search j where ${open} and ${sql.join(conditions, sql` and `)}
      order by j.published_at desc, j.job_id desc limit ${sql.lit(OF_EACH.newest.read)}`);
  if (occupations.length > 0)
    arms.push(
      sql`select x.* from ${listed(occupations)} cross join lateral (${first(walk(ofCode), byDate, OF_EACH.occupation)}) x`,
    );
  if (similar.length > 0)
    arms.push(sql`select x.* from ${listed(similar)} cross join lateral (${first(walk(ofCode), byDate, OF_EACH.similar)}) x`);
  if (skills.length > 0)
    arms.push(
      sql`select x.* from ${listed(skills)} cross join lateral (${first(
        sql`job_search_by_skill k cross join lateral (select * from job_search j where ${open} and j.job_id = k.job_id limit 1) j
        where k.tenant_id = ${db.tenant_id} and k.skill = o.code`,
        sql`k.published_at desc, k.job_id`,
        OF_EACH.skill,
      )}) x`,
    );
  if (cells.length > 0) {
    arms.push(sql`select x.* from ${places} cross join lateral (${first(walk(sql`j.cell = m.cell`), byDate, OF_EACH.cell)}) x`);
    if (near.length > 0)
      arms.push(
        sql`select x.* from ${listed(near)} cross join ${places} cross join lateral (${first(
          walk(sql`${ofCode} and j.cell = m.cell`),
          byDate,
          OF_EACH.near,
        )}) x order by x.published_at desc, x.job_id limit ${sql.lit(OF_NEAR)}`,
      );
  }
  const { rows } = await sql<FactsRow>`
    select distinct on (a.job_id) a.* from (${sql.join(
      arms.map((arm) => sql`(${arm})`),
      sql` union all `,
    )}) a order by a.job_id`.execute(db);
  return rows;
}

type LaterFacts = Pick<JobFacts, 'title' | 'starts_at' | 'required_skills' | 'register_parts'>;

/** What matching reads of these jobs and the search table does not have. */
export async function findLaterFacts(db: TenantDb, ids: readonly number[]): Promise<Map<number, LaterFacts>> {
  const { rows } = await sql<LaterFacts & { id: number }>`
    select id, title, starts_at::text as starts_at, required_skills, register_parts from jobs
    where tenant_id = ${db.tenant_id} and id = any(${sql.val(ids)}::int[])`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
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

/** The latest first. @param readable only about jobs that the veteran may read */
export async function findFeedback(
  db: TenantDb,
  veteranId: number,
  { readable }: { readable: boolean } = { readable: false },
): Promise<FeedbackRow[]> {
  const { rows } = await sql<FeedbackRow>`
    select f.job_id, f.reason, f.given_at, x.title, c.name as company_name, j.company_id, j.occupation_id, j.level, j.city, j.latitude, j.longitude,
      j.salary_year
    from match_feedback f
    join jobs x on x.tenant_id = f.tenant_id and x.id = f.job_id
    join companies c on c.tenant_id = x.tenant_id and c.id = x.company_id
    cross join lateral (select * from job_projection p where p.tenant_id = ${db.tenant_id} and p.job_id = f.job_id limit 1) j
    where f.tenant_id = ${db.tenant_id} and f.veteran_id = ${veteranId}
      and ${readable ? isReadableInOwnLists(db, veteranId, 'x') : sql`true`}
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

/** @returns whether the veteran had dismissed it */
export async function deleteFeedback(db: TenantDb, veteranId: number, jobId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('match_feedback')
    .where('veteran_id', '=', veteranId)
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

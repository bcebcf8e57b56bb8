import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { announceChange } from '#kit/server/process/cache.ts';

/** Of the skills of a job, the most telling first, those that matching finds it by. */
const TELLING_SKILLS = 6;

/**
 * Updates job_search for these jobs: a row for each that is published by an active company, none for others. Every write of a
 * job, or of a company's name or status, calls it in its transaction. Also updates job_search_text and adds new words to job_words. It is here because jobs depends on companies.
 */
export async function writeJobSearch(db: TenantDb, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  const ids = sql`${sql.val(jobIds)}::int[]`;
  // Waits for a transaction that is closing the company, which in turn waits for this one, so neither misses the other's writes.
  await sql`select from companies where tenant_id = ${db.tenant_id} and id in (
      select company_id from jobs where tenant_id = ${db.tenant_id} and id = any(${ids})) order by id for share`.execute(db);
  await sql`delete from job_search s where s.tenant_id = ${db.tenant_id} and s.job_id = any(${ids}) and not exists (
      select from job_projection p where p.tenant_id = ${db.tenant_id} and p.job_id = s.job_id
        and p.status = 'published' and p.company_status = 'active')`.execute(db);
  // Looks each job up by its key. Joined as a set, thousands of rows without planner statistics would use a nested loop.
  await sql`
    insert into job_search as s (tenant_id, job_id, lot, company_id, job_role, industry_id, job_type, type, experience, country_id, city,
      latitude, longitude, salary_year, security_clearance, marks, published_at, closes_at, words, region,
      occupation_id, skill_codes, level)
    select ${db.tenant_id}::int, p.job_id, p.lot, p.company_id, p.job_role, p.industry_id, p.job_type, p.type, p.experience, p.country_id,
      p.city, p.latitude, p.longitude, p.salary_year, p.security_clearance, p.marks, p.published_at, p.closes_at, p.words,
      p.region, p.occupation_id, p.skill_codes, p.level
    from unnest(${ids}) as k (job_id)
    cross join lateral (select * from job_projection p where p.tenant_id = ${db.tenant_id} and p.job_id = k.job_id limit 1) p
    where p.status = 'published' and p.company_status = 'active'
    on conflict (tenant_id, job_id, lot) do update set
      company_id = excluded.company_id, job_role = excluded.job_role, industry_id = excluded.industry_id, job_type = excluded.job_type,
      type = excluded.type, experience = excluded.experience, country_id = excluded.country_id, city = excluded.city,
      latitude = excluded.latitude, longitude = excluded.longitude, salary_year = excluded.salary_year,
      security_clearance = excluded.security_clearance, marks = excluded.marks,
      published_at = excluded.published_at, closes_at = excluded.closes_at, words = excluded.words,
      region = excluded.region, occupation_id = excluded.occupation_id, skill_codes = excluded.skill_codes, level = excluded.level
    where s is distinct from excluded`.execute(db);
  const telling = sql.lit(TELLING_SKILLS);
  await sql`delete from job_search_by_skill k where k.tenant_id = ${db.tenant_id} and k.job_id = any(${ids}) and not exists (
      select from job_search s where s.tenant_id = ${db.tenant_id} and s.job_id = k.job_id and s.published_at = k.published_at
        and k.skill = any(s.skill_codes[1:${telling}]))`.execute(db);
  await sql`
    insert into job_search_by_skill (tenant_id, job_id, skill, published_at)
    select ${db.tenant_id}::int, s.job_id, k.skill, s.published_at
    from unnest(${ids}) as i (job_id)
    cross join lateral (select * from job_search s where s.tenant_id = ${db.tenant_id} and s.job_id = i.job_id limit 1) s
    cross join lateral unnest(s.skill_codes[1:${telling}]) as k (skill)
    on conflict (tenant_id, job_id, skill) do nothing`.execute(db);
  await writeJobSearchText(db, jobIds);
  // Last and in order: two transactions with the same new words then cannot deadlock.
  await sql`
    insert into job_words (tenant_id, word)
    select distinct ${db.tenant_id}::int, w.word
    from unnest(${ids}) as k (job_id)
    cross join lateral (select job_id from job_search s where s.tenant_id = ${db.tenant_id} and s.job_id = k.job_id limit 1) s
    cross join lateral (
      select title, job_role, skills from jobs j where j.tenant_id = ${db.tenant_id} and j.id = s.job_id limit 1) j
    cross join lateral words_of_job(j.title, j.job_role, j.skills) as w (word)
    order by 2
    on conflict do nothing`.execute(db);
  await announceChange(db, 'jobs');
}

/** Updates job_search_text for these jobs: a row for each that is in job_search. */
async function writeJobSearchText(db: TenantDb, jobIds: readonly number[]): Promise<void> {
  const ids = sql`${sql.val(jobIds)}::int[]`;
  await sql`delete from job_search_text t where t.tenant_id = ${db.tenant_id} and t.job_id = any(${ids}) and not exists (
      select from job_search s where s.tenant_id = ${db.tenant_id} and s.job_id = t.job_id)`.execute(db);
  await sql`
    insert into job_search_text as t (tenant_id, job_id, job_updated_at, words)
    select ${db.tenant_id}::int, s.job_id, j.updated_at, s.words || words_of_text(j.description, j.responsibilities, j.requirements)
    from unnest(${ids}) as k (job_id)
    cross join lateral (select * from job_search s where s.tenant_id = ${db.tenant_id} and s.job_id = k.job_id limit 1) s
    cross join lateral (select * from jobs j where j.tenant_id = ${db.tenant_id} and j.id = k.job_id limit 1) j
    on conflict (tenant_id, job_id) do update set job_updated_at = excluded.job_updated_at, words = excluded.words
    where t is distinct from excluded`.execute(db);
}

/** The same for all jobs of a company, after its name or status changed. */
export async function writeJobSearchOfCompany(db: TenantDb, companyId: number): Promise<void> {
  const jobs = await db
    .selectFrom('jobs')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '=', 'published')
    .orderBy('id')
    .execute();
  await writeJobSearch(
    db,
    jobs.map(({ id }) => id),
  );
}

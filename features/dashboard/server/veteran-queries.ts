import { sql } from 'kysely';
import type { SentStage } from '#features/applications/rules.ts';
import { ownApplications } from '#features/applications/server/index.ts';
import { isOpenJob } from '#features/companies/server/index.ts';
import type { Category } from '#features/services/rules.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { Wishes } from '../rules.ts';

export type VeteranFacts = {
  is_complete: boolean;
  phone_number: string | null;
  country_id: number | null;
  wishes: Wishes;
};

/** What onboarding knows of a veteran; all wishes are empty for somebody who gave none. */
export async function findVeteran(db: TenantDb, userId: number): Promise<VeteranFacts> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('veteran_profiles as p', (join) => join.onRef('p.tenant_id', '=', 'u.tenant_id').onRef('p.user_id', '=', 'u.id'))
    .where('u.tenant_id', '=', db.tenant_id)
    .where('u.id', '=', userId)
    .select([
      'u.phone_number',
      'u.country_id',
      sql<boolean>`u.onboarding_percentage = 100 and coalesce(u.onboarding_steps, 0) = 5`.as('is_complete'),
      sql<string[]>`coalesce(p.wished_roles, '{}')`.as('roles'),
      sql<{ city: string }[]>`coalesce(p.wished_places, '[]')`.as('places'),
      sql<string[]>`coalesce(p.work_types, '{}')`.as('work_types'),
      sql<string[]>`coalesce(p.job_types, '{}')`.as('job_types'),
      sql<number | null>`yearly_pay(p.salary_from::int, p.salary_per)`.as('salary_year'),
    ])
    .executeTakeFirstOrThrow();
  const { roles, places, work_types, job_types, salary_year, ...facts } = row;
  return { ...facts, wishes: { roles, cities: places.map(({ city }) => city), work_types, job_types, salary_year } };
}

/** The open job among the saved ones that closes first before `until`, not applied for yet. */
export async function findSavedJobClosing(db: TenantDb, userId: number, until: string): Promise<number | null> {
  const row = await db
    .selectFrom('saved_jobs as s')
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 's.tenant_id').onRef('j.id', '=', 's.job_id'))
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .where('s.tenant_id', '=', db.tenant_id)
    .where('s.veteran_id', '=', userId)
    .where(isOpenJob('j'))
    .where('c.status', '=', 'active')
    .where('j.closes_at', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications as a')
            .select('a.id')
            .whereRef('a.tenant_id', '=', 's.tenant_id')
            .whereRef('a.job_id', '=', 's.job_id')
            .where('a.veteran_id', '=', userId)
            .where('a.stage', '<>', 'draft'),
        ),
      ),
    )
    .select('j.id')
    .orderBy('j.closes_at')
    .orderBy('j.id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Kilometres from each job to the nearest town that a veteran wants to work in; jobs without a place are left out. */
export async function findDistances(db: TenantDb, userId: number, jobIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ job_id: number; km: number }>`
    select j.job_id, min(kilometres_between(c.latitude, c.longitude, j.latitude, j.longitude)) as km
    from job_search j
    join veteran_profiles p on p.tenant_id = ${db.tenant_id} and p.user_id = ${userId}
    cross join lateral jsonb_to_recordset(p.wished_places) as w (country_id int, city text, state text)
    cross join lateral (select c.latitude, c.longitude from cities c left join states s on s.id = c.state_id
      where c.country_id = w.country_id and lower(c.name) = lower(w.city)
      order by lower(s.name) = lower(w.state) desc nulls last, c.id limit 1) c
    where j.tenant_id = ${db.tenant_id} and j.job_id = any(${sql.val(jobIds)}::int[]) and j.latitude is not null
    group by j.job_id`.execute(db);
  return new Map(rows.flatMap(({ job_id, km }) => (km === null ? [] : [[job_id, km] as const])));
}

/** How many active providers of the tenant's directory help with each need. */
export async function countProviders(db: TenantDb, categories: readonly Category[]) {
  if (categories.length === 0) return [];
  const { rows } = await sql<{ category: Category; providers: number }>`
    select need as category,
      (select count(*)::int from service_providers s
        where s.tenant_id = ${db.tenant_id} and s.is_active and s.category_tags @> array[need]) as providers
    from unnest(${categories}::text[]) with ordinality as needs (need, position) order by position`.execute(db);
  return rows;
}

/** Applications whose stage changed last, and how many there are. */
export async function findApplicationNews(db: TenantDb, userId: number, undecided: readonly string[]) {
  const { total, open, offers } = await db
    .selectFrom('own_applications')
    .where('tenant_id', '=', db.tenant_id)
    .where('veteran_id', '=', userId)
    .where('stage', '<>', 'draft')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where stage = any(${undecided}::text[])))::int`.as('open'),
      sql<number>`(count(*) filter (where stage = 'offer'))::int`.as('offers'),
    ])
    .executeTakeFirstOrThrow();
  // Jobs and companies are read for the newest only.
  const newest = db
    .selectFrom(ownApplications(db).as('a'))
    .where('a.veteran_id', '=', userId)
    .where('a.stage', '<>', 'draft')
    .select(['a.tenant_id', 'a.id', 'a.job_id', 'a.stage', 'a.stage_since'])
    .orderBy('a.stage_since', 'desc')
    .orderBy('a.id', 'desc')
    .limit(3);
  const news = await db
    .selectFrom(newest.as('a'))
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .select([
      'a.id as application_id',
      'j.id as job_id',
      'j.title as job_title',
      'c.name as company_name',
      sql<SentStage>`a.stage`.as('stage'),
      'a.stage_since as at',
    ])
    .orderBy('a.stage_since', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
  return { total, open, offers, news, next_interview: await findNextInterview(db, userId) };
}

async function findNextInterview(db: TenantDb, userId: number) {
  const found = await db
    .selectFrom('interviews as i')
    .innerJoin('applications as a', (join) =>
      join.onRef('a.tenant_id', '=', 'i.tenant_id').onRef('a.id', '=', 'i.application_id'),
    )
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .where('a.tenant_id', '=', db.tenant_id)
    .where('a.veteran_id', '=', userId)
    .where('i.status', '=', 'scheduled')
    .where('i.starts_at', '>', new Date().toISOString())
    .select([
      'a.id as application_id',
      'j.title as job_title',
      'c.name as company_name',
      sql<string>`i.starts_at`.as('starts_at'),
    ])
    .orderBy('i.starts_at')
    .orderBy('i.id')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

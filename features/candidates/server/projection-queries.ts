import { randomUUID } from 'node:crypto';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { JOB_TYPES, WORK_TYPES } from '#features/jobs/shapes.ts';
import { MOST_PERIODS } from '#features/service-record/rules.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { CandidateFacts } from '../contract.ts';

/** What is stored of a candidate for search. */
export type Projection = { terms: string[]; areas: string[]; available_on: string | null; summary: CandidateFacts };

type Period = {
  service: string;
  service_name: string | null;
  trade: string;
  rank: string;
  nato_code: string | null;
  country_id: number | null;
  started: string;
  ended: string;
  occupation_id: number | null;
  badged_role_id: number | null;
  profession_id: number | null;
  corps_id: number | null;
};
/** What a veteran's projection is made from, in addition to their resumes. Date of birth, gender and answers about needs are not read. */
export type SourceRow = {
  user_id: number;
  is_open: boolean;
  /** Applied somewhere, or accepted a contact request: somebody may see them without their being open. */
  is_known: boolean;
  headline: string | null;
  shows_clearance: boolean;
  job_types: (typeof JOB_TYPES)[number][];
  work_types: (typeof WORK_TYPES)[number][];
  start_date: string | null;
  discharge_date: string | null;
  wished_places: { city: string; state: string; latitude: number | null; longitude: number | null }[];
  periods: Period[];
};

const isKnown = (db: TenantDb, userId: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from applications a where a.tenant_id = ${db.tenant_id} and a.veteran_id = ${userId} and a.stage not in ('draft', 'withdrawn'))
  or exists (select from contact_requests q where q.tenant_id = ${db.tenant_id} and q.veteran_id = ${userId} and q.status = 'accepted'))`;

export async function findSources(db: TenantDb, userIds: readonly number[]): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select u.id as user_id,
      coalesce(v.is_open, false) as is_open, v.headline, coalesce(v.shows_clearance, false) as shows_clearance,
      ${isKnown(db, sql`u.id`)} as is_known,
      coalesce(to_jsonb(p.job_types), '[]') as job_types, coalesce(to_jsonb(p.work_types), '[]') as work_types,
      p.start_date, d.discharge_date,
      coalesce((select jsonb_agg(jsonb_build_object('city', w.city, 'state', coalesce(c.state_name, w.state), 'latitude', c.latitude, 'longitude', c.longitude))
        from jsonb_to_recordset(p.wished_places) as w (country_id int, city text, state text)
        left join lateral (select c.latitude, c.longitude, s.name as state_name from cities c join states s on s.id = c.state_id
          where c.country_id = w.country_id and lower(c.name) = lower(w.city) and (w.state = '' or lower(s.name) = lower(w.state))
          order by c.id limit 1) c on true), '[]') as wished_places,
      coalesce((select jsonb_agg(jsonb_build_object('service', r.service, 'service_name', m.name, 'trade', r.trade, 'rank', r.rank,
          'nato_code', r.nato_code, 'country_id', r.country_id, 'started', r.started, 'ended', r.ended, 'occupation_id', r.occupation_id,
          'badged_role_id', r.badged_role_id, 'profession_id', r.profession_id, 'corps_id', r.corps_id) order by r.position)
        from service_records r left join military_services m on m.id = r.military_service_id
        where r.tenant_id = ${db.tenant_id} and r.user_id = u.id and r.position < ${MOST_PERIODS}), '[]') as periods
    from users u
    left join candidate_visibility v on v.tenant_id = u.tenant_id and v.user_id = u.id
    left join veteran_profiles p on p.tenant_id = u.tenant_id and p.user_id = u.id
    left join discharge_dates d on d.tenant_id = u.tenant_id and d.user_id = u.id
    where u.tenant_id = ${db.tenant_id} and u.role = 'veteran' and u.id = any(${userIds}::int[])
    order by u.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    job_types: JOB_TYPES.filter((type) => row.job_types.includes(type)),
    work_types: WORK_TYPES.filter((type) => row.work_types.includes(type)),
  }));
}

/** Rows of the tenant's lists that these periods name, and all languages and clearances. */
export const findLookups = (db: TenantDb, ids: readonly number[]) =>
  db
    .selectFrom('all_service_lookups')
    .where('is_hidden', '=', false)
    .where((eb) => eb.or([sql<SqlBool>`id = any(${ids}::int[])`, eb('kind', 'in', ['language', 'clearance'])]))
    .select(['id', 'kind', 'title', 'abbreviation', 'code'])
    .execute();
export type LookupRow = Awaited<ReturnType<typeof findLookups>>[number];

/**
 * Stores what employers may read of a veteran, and with each of its terms by what candidates are sorted and filtered. `changed_at` moves
 * only when that differs from before.
 * @param renew gives the candidate a new key, so that earlier addresses lead nowhere
 */
export async function writeProjection(
  db: TenantDb,
  user_id: number,
  projection: Projection & { is_open: boolean },
  options: { now: string; renew: boolean },
): Promise<void> {
  const { terms, areas, available_on, summary, is_open } = projection;
  await sql`
    insert into candidate_search as s (tenant_id, user_id, is_open, terms, available_on, summary, changed_at)
    values (${db.tenant_id}, ${user_id}, ${is_open}, ${terms}::text[], ${available_on}::date, ${JSON.stringify(summary)}::jsonb, ${options.now}::timestamptz)
    on conflict (tenant_id, user_id) do update set
      is_open = excluded.is_open, terms = excluded.terms, available_on = excluded.available_on, summary = excluded.summary,
      -- Of somebody who is not open, companies learn nothing new.
      changed_at = case when (s.is_open or excluded.is_open)
          and (s.is_open, s.terms, s.summary) is distinct from (excluded.is_open, excluded.terms, excluded.summary)
        then excluded.changed_at else s.changed_at end`.execute(db);
  if (options.renew)
    await db
      .updateTable('candidate_search')
      // Made here, because a cluster refuses updates by a function whose result changes.
      .set({ key: randomUUID() })
      .where('tenant_id', '=', db.tenant_id)
      .where('user_id', '=', user_id)
      .execute();
  const all = [...terms, ...areas];
  await sql`
    delete from candidate_terms where tenant_id = ${db.tenant_id} and user_id = ${user_id} and term <> all(${all}::text[])`.execute(
    db,
  );
  await sql`
    insert into candidate_terms as t (tenant_id, user_id, term, is_open, available_on, changed_at)
    select s.tenant_id, s.user_id, term, s.is_open, s.available_on, s.changed_at
    from candidate_search s, unnest(${all}::text[]) term where s.tenant_id = ${db.tenant_id} and s.user_id = ${user_id}
    on conflict (tenant_id, user_id, term) do update
      set is_open = excluded.is_open, available_on = excluded.available_on, changed_at = excluded.changed_at
      where (t.is_open, t.available_on, t.changed_at) is distinct from (excluded.is_open, excluded.available_on, excluded.changed_at)`.execute(
    db,
  );
}

export async function deleteProjections(db: TenantDb, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .deleteFrom('candidate_search')
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<SqlBool>`user_id = any(${userIds}::int[])`)
    .execute();
}

/** Since when changes have to be looked for; null on the first pass. */
export async function findRefreshedTo(db: TenantDb): Promise<string | null> {
  const row = await db
    .selectFrom('candidate_refreshes')
    .select('refreshed_to')
    .where('tenant_id', '=', db.tenant_id)
    .executeTakeFirst();
  return row?.refreshed_to ?? null;
}

export async function writeRefreshedTo(db: TenantDb, refreshed_to: string): Promise<void> {
  await db
    .insertInto('candidate_refreshes')
    .values({ refreshed_to })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ refreshed_to }))
    .execute();
}

/** Veterans whom somebody may see and whose resumes, profile or applications changed since then; all of them for null. */
export async function findChangedVeterans(db: TenantDb, since: string | null): Promise<number[]> {
  const from = since ?? '-infinity';
  const { rows } = await sql<{ user_id: number }>`
    select x.user_id from (
      select r.user_id from resumes r
        where r.tenant_id = ${db.tenant_id} and greatest(r.updated_at, r.trashed_at) >= ${from}::timestamptz
      union select p.user_id from veteran_profiles p where p.tenant_id = ${db.tenant_id} and p.updated_at >= ${from}::timestamptz
      union select a.veteran_id from applications a where a.tenant_id = ${db.tenant_id} and a.submitted_at >= ${from}::timestamptz
      union select v.user_id from candidate_visibility v where v.tenant_id = ${db.tenant_id} and v.updated_at >= ${from}::timestamptz
    ) x
    where exists (select from candidate_visibility v where v.tenant_id = ${db.tenant_id} and v.user_id = x.user_id and v.is_open)
      or ${isKnown(db, sql`x.user_id`)}
    order by x.user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

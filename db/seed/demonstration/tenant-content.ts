import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';

/** Decisions and figures for the screens of operators and recruiters. */
export async function insertTenantContent(db: TenantDb): Promise<void> {
  await insertDecisions(db);
  await insertViews(db);
}

/** The tenant's operator approved companies and recruiters, each after a few hours. */
async function insertDecisions(db: TenantDb): Promise<void> {
  await sql`
    with operator as (select id from users where role = 'operator' order by id limit 1)
    insert into decisions (company_id, from_status, to_status, reason, actor_id, at, waiting_since)
    select c.id, 'pending', c.status, c.status_reason, operator.id, d.at, d.at - make_interval(hours => 2 + (c.id * 7) % 40)
    from companies c, operator, lateral (select now() - make_interval(days => 3 + (c.id * 11) % 80) as at) d
    where c.status in ('active', 'rejected')`.execute(db);
  await sql`
    insert into audit_events (at, actor_id, action, subject_kind, subject_id)
    select d.at, d.actor_id, 'company_' || d.to_status, 'company', d.company_id from decisions d where d.company_id is not null`.execute(
    db,
  );
  await sql`
    update users set approved_by = (select id from users where role = 'operator' order by id limit 1), approved_at = joined_company_at
    where role = 'recruiter' and status = 'active' and company_id is not null`.execute(db);
}

/** More views in a job's first days than later. Derived from ids, which makes the figures the same at every start. */
async function insertViews(db: TenantDb): Promise<void> {
  await sql`
    insert into job_views (job_id, day, views)
    select j.id, day::date, 1 + (j.id * 13 + extract(doy from day)::int * 7) % 9 + greatest(0, 12 - (day::date - j.published_at::date)) / 2
    from jobs j, generate_series(j.published_at::date, current_date, interval '1 day') day
    where j.status = 'published'
    on conflict do nothing`.execute(db);
}

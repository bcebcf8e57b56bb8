import { type RawBuilder, sql } from 'kysely';
import { isEndedJob, isOpenJob } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { DAYS_AFTER_CLOSING, DAYS_BEFORE_CLOSING } from '../../rules.ts';

/** Why a job is no longer open. */
type Ended = 'closed' | 'filled' | 'expired' | 'withdrawn';

export type Reminder = {
  job_id: number;
  title: string;
  company: string;
  /** They began an application for it; otherwise they saved it. */
  is_draft: boolean;
  kind: 'closing' | 'closed';
  /** The closing day, or the day on which the closed job had been published: each has one reminder. */
  day: string;
  reason: Ended | null;
  /** When it closes or closed. */
  at: string;
};

/** As long as filling a job can be undone (features/applications/rules.ts). */
const UNDO = sql`interval '15 seconds'`;

/** The reminders that are due of one veteran, those sent before left out. Days are those of a time zone. */
const dueOf = (db: TenantDb, veteran: RawBuilder<unknown>, zone: string) => sql`
  select j.id as job_id, j.title, c.name as company, chosen.is_draft, due.kind, due.day, due.reason, due.at
  from (
    select s.job_id, s.saved_at, false as is_draft from saved_jobs s
    where s.tenant_id = ${db.tenant_id} and s.veteran_id = ${veteran}
      and not exists (select from application_drafts d
        where d.tenant_id = ${db.tenant_id} and d.veteran_id = s.veteran_id and d.job_id = s.job_id)
      and not exists (select from match_feedback m
        where m.tenant_id = ${db.tenant_id} and m.veteran_id = s.veteran_id and m.job_id = s.job_id)
    union all
    select d.job_id, '-infinity', true from application_drafts d
    where d.tenant_id = ${db.tenant_id} and d.veteran_id = ${veteran}) chosen
  join jobs j on j.tenant_id = ${db.tenant_id} and j.id = chosen.job_id
  join companies c on c.tenant_id = ${db.tenant_id} and c.id = j.company_id
  cross join lateral (
    select 'closing' as kind, (j.closes_at at time zone ${zone})::date as day, null as reason, j.closes_at as at
    where ${isOpenJob('j')} and c.status = 'active'
      and (j.closes_at at time zone ${zone})::date <= (now() at time zone ${zone})::date + ${sql.lit(DAYS_BEFORE_CLOSING)}
    union all
    select 'closed', (j.published_at at time zone ${zone})::date, ended.reason, ended.at
    from (select
      case when exists (${takenDown(db)}) then 'withdrawn' when j.status = 'published' then 'expired' else j.status end as reason,
      case when j.status in ('published', 'expired') then j.closes_at else (select max(e.at) from job_events e
        where e.tenant_id = ${db.tenant_id} and e.job_id = j.id and e.kind in ('closed', 'filled', 'taken_down')) end as at
      where ${isEndedJob(db, 'j')} or (j.status = 'closed' and exists (${takenDown(db)}))) ended
    where ended.at > greatest(chosen.saved_at, now() - make_interval(days => ${sql.lit(DAYS_AFTER_CLOSING)}))
      and (ended.reason <> 'filled' or ended.at < now() - ${UNDO})) due
  where not exists (select from applications a where a.tenant_id = ${db.tenant_id} and a.veteran_id = ${veteran} and a.job_id = j.id
      and a.stage <> 'draft')
    and not exists (select from job_reminders r where r.tenant_id = ${db.tenant_id} and r.veteran_id = ${veteran} and r.job_id = j.id
      and r.kind = due.kind and r.day = due.day)`;

const takenDown = (db: TenantDb) =>
  sql`select from job_events t where t.tenant_id = ${db.tenant_id} and t.job_id = j.id and t.kind = 'taken_down'`;

/** Veterans after one with due reminders, who had no email with alerts or reminders today. */
export async function findReminded(db: TenantDb, day: string, zone: string, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u left join alert_recipients r on r.tenant_id = ${db.tenant_id} and r.user_id = u.id
    where u.tenant_id = ${db.tenant_id} and u.id > ${after} and u.role = 'veteran' and u.status = 'active'
      and r.mailed_on is distinct from ${day}::date and exists (${dueOf(db, sql.ref('u.id'), zone)})
    order by u.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Reminders of one day. Further ones come with the next run. */
const MOST = 200;

/** Takes the due reminders of a veteran, those that close or closed first before others. The key refuses one that was taken before. */
export async function takeReminders(db: TenantDb, veteranId: number, zone: string): Promise<Reminder[]> {
  const { rows } = await sql<Reminder>`
    select due.job_id, due.title, due.company, due.is_draft, due.kind, due.day::text, due.reason, due.at
    from (${dueOf(db, sql`${veteranId}::int`, zone)}) due order by due.at, due.job_id limit ${sql.lit(MOST)}`.execute(db);
  if (rows.length > 0)
    await db
      .insertInto('job_reminders')
      .values(rows.map(({ job_id, kind, day }) => ({ veteran_id: veteranId, job_id, kind, day })))
      .execute();
  return rows;
}

import { sql } from 'kysely';
import type { ReplyCount } from '#features/companies/server/index.ts';
import { REPLY_DAYS } from '#features/jobs/rules.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

/**
 * How many applications of the last 12 months each company answered by the day that the veteran was promised. An answer is the first decision, or an
 * invitation to an interview; opening the application is none. Not counted are those that wait for a day to come, and those withdrawn before it.
 */
export async function countReplies(db: TenantDb, companyIds: readonly number[], now: Date): Promise<ReplyCount[]> {
  const { rows } = await sql<ReplyCount>`
    select c.company_id,
      count(*) filter (where r.answered_at is not null or r.due < ${now.toISOString()}::timestamptz)::int as decided,
      count(*) filter (where r.answered_at <= r.due)::int as in_time
    from unnest(${sql.val(companyIds)}::int[]) as c (company_id)
    left join lateral (
      select answer.at as answered_at, greatest(
        greatest(a.submitted_at, j.closes_at) + make_interval(days => coalesce(p.reply_days, ${REPLY_DAYS})), promise.reply_by) as due,
        answer.to_stage
      from jobs j
      join applications a on a.tenant_id = ${db.tenant_id} and a.job_id = j.id
      left join job_pipelines p on p.tenant_id = ${db.tenant_id} and p.job_id = j.id
      left join lateral (
        select e.at, e.to_stage from application_events e
        where e.tenant_id = ${db.tenant_id} and e.application_id = a.id and e.from_stage in ('submitted', 'in_review')
          and e.to_stage not in ('draft', 'submitted', 'in_review')
        order by e.at limit 1) answer on true
      left join lateral (
        select max(e.reply_by) as reply_by from application_events e
        where e.tenant_id = ${db.tenant_id} and e.application_id = a.id and e.to_stage in ('submitted', 'in_review')) promise on true
      where j.tenant_id = ${db.tenant_id} and j.company_id = c.company_id and a.stage <> 'draft'
        and a.submitted_at >= ${now.toISOString()}::timestamptz - interval '12 months'
    ) r on r.to_stage is distinct from 'withdrawn' or r.answered_at > r.due
    group by c.company_id order by c.company_id`.execute(db);
  return rows;
}

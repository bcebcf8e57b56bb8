import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

/**
 * The rows of the view own_applications, for statements that read `revision`, `reason` or `stage_since`. Its sub-selects name the tenant
 * themselves: a distributed database carries no tenant into those of a view.
 */
export const ownApplications = (db: TenantDb) => {
  const beforeMove = sql`e.tenant_id = ${db.tenant_id} and e.application_id = a.id and e.at <= hidden.at and e.id <> hidden.id
    and e.from_stage is distinct from e.to_stage`;
  return sql<Selectable<DB['own_applications']>>`(
    select a.tenant_id, a.id, a.job_id, a.veteran_id, a.cover_letter, a.resume_file_id, a.answers, a.notice_period, a.available_from,
      a.submitted_at, a.created_at, a.match_score, a.place, a.clearance, a.service, coalesce(hidden.from_stage, a.stage) as stage,
      case when hidden.id is null then a.stage_since else (select max(e.at) from application_events e where ${beforeMove}) end as stage_since,
      case when hidden.id is null then a.reason else (
        select e.reason from application_events e where ${beforeMove} order by e.at desc, e.id desc limit 1) end as reason,
      case when hidden.id is null then a.reply_by else hidden.reply_by end as reply_by,
      (select greatest(count(*), 1)::int from application_events e where e.tenant_id = ${db.tenant_id} and e.application_id = a.id
        and (e.visible_from is null or e.visible_from <= now())) as revision
    from applications a
    left join hidden_moves hidden on hidden.tenant_id = ${db.tenant_id} and hidden.application_id = a.id
    where a.tenant_id = ${db.tenant_id})`;
};

-- Veterans see a move of a recruiter once it can no longer be undone. Null: at once.
alter table application_events add column visible_from timestamptz;

-- The first move of each application that its veteran does not see yet. Few rows at any time.
create view hidden_moves with (security_invoker = true) as
select distinct on (e.tenant_id, e.application_id) e.tenant_id, e.application_id, e.id, e.at, e.from_stage, e.reply_by
from application_events e
where e.visible_from > now()
order by e.tenant_id, e.application_id, e.at, e.id;

-- Applications, their history and their offers as the veteran sees them. Whatever is shown to a veteran reads these.
create view own_application_events with (security_invoker = true) as
select e.tenant_id, e.id, e.application_id, e.actor_id, e.from_stage, e.to_stage, e.reason, e.note, e.at, e.reply_by, e.job_id, e.company_id
from application_events e
where e.visible_from is null or e.visible_from <= now();

create view own_applications with (security_invoker = true) as
select
  a.tenant_id, a.id, a.job_id, a.veteran_id,
  coalesce(hidden.from_stage, a.stage) as stage,
  case when hidden.id is null then a.stage_since else (
    select max(e.at) from application_events e
    where e.tenant_id = a.tenant_id and e.application_id = a.id and e.at <= hidden.at and e.id <> hidden.id
      and e.from_stage is distinct from e.to_stage) end as stage_since,
  case when hidden.id is null then a.reason else (
    select e.reason from application_events e
    where e.tenant_id = a.tenant_id and e.application_id = a.id and e.at <= hidden.at and e.id <> hidden.id
      and e.from_stage is distinct from e.to_stage
    order by e.at desc, e.id desc limit 1) end as reason,
  case when hidden.id is null then a.reply_by else hidden.reply_by end as reply_by,
  a.cover_letter, a.resume_file_id, a.answers, a.notice_period, a.available_from, a.submitted_at, a.created_at,
  a.match_score, a.place, a.clearance, a.service,
  -- One for each entry of the history, so a move that was undone leaves no gap.
  (select greatest(count(*), 1)::int from application_events e
    where e.tenant_id = a.tenant_id and e.application_id = a.id and (e.visible_from is null or e.visible_from <= now())) as revision
from applications a
left join hidden_moves hidden on hidden.tenant_id = a.tenant_id and hidden.application_id = a.id;

create view own_application_offers with (security_invoker = true) as
select
  o.tenant_id, o.id, o.application_id, o.revision, o.pay_pence, o.pay_per, o.currency, o.start_on, o.place, o.hours, o.contract,
  o.note, o.answer_by, o.made_by, o.made_at, o.reminded_at,
  case when hidden.id is null or o.ended_at < hidden.at then o.ended_at end as ended_at,
  case when hidden.id is null or o.ended_at < hidden.at then o.outcome end as outcome,
  o.decline_reason, o.decline_note
from application_offers o
left join hidden_moves hidden on hidden.tenant_id = o.tenant_id and hidden.application_id = o.application_id
where hidden.id is null or o.made_at < hidden.at;

grant select on hidden_moves, own_application_events, own_applications, own_application_offers to muster_app;

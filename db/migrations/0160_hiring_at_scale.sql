-- Lists, boards and figures of large employers read these indexes only, without the rows of the tables.

-- When the employer first answered: moved the application on from "submitted". Null while it waits there.
alter table applications add column answered_at timestamptz;
-- The job of each move, so that figures of a job or an employer read only its own moves.
alter table application_events add column job_id int;

do $$
declare tenant int;
begin
  -- The policies apply to the owner too.
  for tenant in select id from tenants loop
    execute format('set local app.tenant_id = %L', tenant);
    update applications a set answered_at = (
        select min(e.at) from application_events e where e.tenant_id = tenant and e.application_id = a.id and e.from_stage = 'submitted'
          and e.to_stage not in ('submitted', 'withdrawn', 'job_closed'))
      where a.tenant_id = tenant and a.stage not in ('draft', 'submitted');
    update application_events e set job_id = a.job_id
      from applications a where a.tenant_id = tenant and e.tenant_id = tenant and a.id = e.application_id;
  end loop;
  execute 'set local app.tenant_id = ''0''';
end $$;
alter table application_events alter column job_id set not null;

drop index applications_of_job;
create index applications_of_job on applications (tenant_id, job_id, stage, submitted_at desc, id desc)
  include (veteran_id, stage_since, match_score, reply_by, place, clearance, notice_period, available_from, answered_at);

drop index application_reads_of_recruiter;
create index application_reads_of_recruiter on application_reads (tenant_id, recruiter_id, application_id);

create index application_tags_by_tag on application_tags (tenant_id, tag_key, application_id);

create index application_events_of_job on application_events (tenant_id, job_id, at) include (application_id, from_stage, to_stage, reply_by);

-- An inbox counts and sorts its conversations, and joins people and jobs only for the page that is shown.
drop index conversations_of_company;
create index conversations_of_company on conversations (tenant_id, company_id, company_last_at desc, id desc)
  include (company_unread, last_from, contact_request_id, veteran_id, job_id);
drop index conversations_of_veteran;
create index conversations_of_veteran on conversations (tenant_id, veteran_id, veteran_last_at desc, id desc)
  include (veteran_unread, last_from, company_id, job_id);

-- Tags and first openings name the job of their application, so that the filters of a job read its own rows only.
alter table application_tags add column job_id int;
alter table application_reads add column job_id int;
do $$
declare tenant int;
begin
  -- The policies apply to the owner too.
  for tenant in select id from tenants loop
    execute format('set local app.tenant_id = %L', tenant);
    update application_tags t set job_id = a.job_id
      from applications a where a.tenant_id = tenant and t.tenant_id = tenant and a.id = t.application_id;
    update application_reads r set job_id = a.job_id
      from applications a where a.tenant_id = tenant and r.tenant_id = tenant and a.id = r.application_id;
  end loop;
  execute 'set local app.tenant_id = ''0''';
end $$;
alter table application_tags alter column job_id set not null;
alter table application_reads alter column job_id set not null;
drop index application_tags_by_tag;
create index application_tags_of_job on application_tags (tenant_id, job_id, tag_key, application_id) include (tag);
drop index application_reads_of_recruiter;
create index application_reads_of_recruiter on application_reads (tenant_id, recruiter_id, job_id, application_id);

-- Names are searched in lower case, and read from an index without the rest of the account.
alter table users add column search_name text not null generated always as (lower(first_name || ' ' || last_name)) stored;
create index users_names on users (tenant_id, id) include (search_name);

-- The reply rate of a job reads the answers that had a deadline, and the figures by week no deadlines.
drop index application_events_of_job;
create index application_events_of_job on application_events (tenant_id, job_id, at) include (from_stage, to_stage);
create index application_events_with_deadline on application_events (tenant_id, job_id) include (at, reply_by) where reply_by is not null;

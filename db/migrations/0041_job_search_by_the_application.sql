-- job_search is written by the application, in the transaction of each change to a job or company: a distributed database does not run
-- triggers by default.
drop trigger project_new_jobs on jobs;
drop trigger project_changed_jobs on jobs;
drop trigger project_jobs_of_changed_companies on companies;
drop function project_jobs();
drop function project_jobs_of_companies();
drop function write_job_search(int, int[]);

-- The view that read past the policy with an owner of its own is gone. Search reads job_search itself, whose rows are public: what every
-- visitor of a tenant's site may see. A policy that compares the tenant would keep the index on words from being used, because @@ is
-- not leakproof. Reading is therefore limited by the statement, which names its tenant; writing is limited by policy as everywhere.
drop view open_jobs;
drop policy of_search on job_search;
drop policy of_tenant on job_search;
create policy read_public on job_search for select using (true);
create policy insert_own on job_search for insert with check (tenant_id = current_setting('app.tenant_id')::int);
create policy update_own on job_search for update using (tenant_id = current_setting('app.tenant_id')::int)
  with check (tenant_id = current_setting('app.tenant_id')::int);
create policy delete_own on job_search for delete using (tenant_id = current_setting('app.tenant_id')::int);
-- The application uses the partitions through job_search only.
revoke all on job_search_sample, job_search_rest from muster_app;

revoke all on job_search from muster_search;
revoke all on schema public from muster_search;
-- The role belongs to the whole server; another database of it may still be at an earlier version.
do $$ begin
  drop role muster_search;
exception when dependent_objects_still_exist or insufficient_privilege then null;
end $$;

-- batches
-- Jobs that earlier releases imported count as seen now.
insert into imported_jobs (tenant_id, job_id, seen_at)
select current_setting('app.tenant_id')::int, j.id, now()
from jobs j
where j.tenant_id = current_setting('app.tenant_id')::int and j.source is not null
  and not exists (select from imported_jobs i where i.tenant_id = current_setting('app.tenant_id')::int and i.job_id = j.id)
limit 1000
on conflict do nothing

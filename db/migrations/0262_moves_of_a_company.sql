-- Moves name their company, so that the dashboard counts each week and stage of an employer as one range of an index. A job never changes its
-- company.
alter table application_events add column company_id int;
do $$
declare tenant int;
begin
  -- The policies apply to the owner too.
  for tenant in select id from tenants loop
    execute format('set local app.tenant_id = %L', tenant);
    update application_events e set company_id = j.company_id
      from jobs j where j.tenant_id = tenant and e.tenant_id = tenant and j.id = e.job_id;
  end loop;
  execute 'set local app.tenant_id = ''0''';
end $$;
alter table application_events alter column company_id set not null;
drop index application_moves;
create index application_moves on application_events (tenant_id, company_id, to_stage, at)
  where to_stage <> 'draft' and from_stage is distinct from to_stage;

-- The most telling skills of each open job, one a row, so that matching reads the newest jobs of a skill from an index. The index on the array
-- of all skills had to read every job of a common skill. Written with job_search.
create table job_search_by_skill (
  tenant_id int not null references tenants (id),
  job_id int not null,
  skill text not null,
  published_at timestamptz not null,
  primary key (tenant_id, job_id, skill),
  foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade
);
select make_tenant_table('job_search_by_skill');

do $$
declare tenant int;
begin
  for tenant in select id from tenants loop
    execute format('set local app.tenant_id = %L', tenant);
    insert into job_search_by_skill (tenant_id, job_id, skill, published_at)
      select s.tenant_id, s.job_id, k.skill, s.published_at
      from job_search s cross join lateral unnest(s.skill_codes[1:6]) as k (skill) where s.tenant_id = tenant
      on conflict do nothing;
  end loop;
  set local app.tenant_id = '0';
end $$;
create index job_search_by_skill_newest on job_search_by_skill (tenant_id, skill, published_at desc, job_id);

drop index job_search_skills;
-- The newest jobs in a part of the map.
drop index job_search_cell;
create index job_search_cell on job_search (tenant_id, cell, published_at desc, job_id);

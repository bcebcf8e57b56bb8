-- One owner for the veteran's service record, and one record for every path that writes a resume.

-- The revision in which each part of a resume last changed. A save based on an older revision is merged when the parts it changes have not
-- changed since; '*' is the value for parts that are not named.
alter table resumes add column part_revisions jsonb not null default '{"*": 1}';
-- When the military section last changed: the latest wins where two resumes describe the same period. Copies inherit it.
alter table resumes add column military_updated_at timestamptz not null default now();

-- The day a veteran leaves or left the forces. It was stored in the profile and in the latest service period.
create table discharge_dates (
  tenant_id int not null references tenants (id),
  user_id int not null,
  discharge_date date not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select make_tenant_table('discharge_dates');

do $$
declare tenant int;
begin
  -- The policies apply to the owner too.
  for tenant in select id from tenants loop
    execute format('set local app.tenant_id = %L', tenant);
    update resumes set part_revisions = jsonb_build_object('*', revision), military_updated_at = updated_at where tenant_id = tenant;
    insert into discharge_dates (tenant_id, user_id, discharge_date)
    select p.tenant_id, p.user_id, p.discharge_date from veteran_profiles p
    where p.tenant_id = tenant and p.discharge_date is not null;
  end loop;
  execute 'set local app.tenant_id = ''0''';
end $$;

alter table veteran_profiles drop column discharge_date;
alter table service_records drop column discharge_date;

-- A period is identified by its place in the record, the latest first.
drop index service_records_of_user;
alter table service_records drop constraint service_records_pkey;
alter table service_records drop column id;
alter table service_records add primary key (tenant_id, user_id, position);

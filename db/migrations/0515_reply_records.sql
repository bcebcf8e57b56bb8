-- How often each company answered its applicants by the day that they were promised, of applications in the last 12 months. Counted every night.
create table company_replies (
  tenant_id int not null references tenants (id),
  company_id int not null,
  -- Applications that were answered, or whose day has passed.
  decided int not null check (decided >= 0),
  in_time int not null check (in_time between 0 and decided),
  counted_at timestamptz not null,
  primary key (tenant_id, company_id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id) on delete cascade
);
select make_tenant_table('company_replies');

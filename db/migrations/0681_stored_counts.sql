-- What takes too long to count for each request in a large tenant, with the time at which it was counted (kit/server/records/stored-counts.ts).
-- subject_id is 0 for counts of the tenant.
create table stored_counts (
  tenant_id int not null,
  name text not null,
  subject_id int not null,
  counted_at timestamptz not null,
  value jsonb not null,
  primary key (tenant_id, name, subject_id)
);
select make_tenant_table('stored_counts');
alter table stored_counts add constraint stored_counts_of_tenant foreign key (tenant_id) references tenants (id);

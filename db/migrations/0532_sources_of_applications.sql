-- Where an applicant came from: the `?source=` of the link, one of those that views of the job are counted under. No row: not known.
create table application_sources (
  tenant_id int not null references tenants (id),
  application_id int not null,
  source text not null check (source ~ '^[a-z0-9][a-z0-9._-]{0,39}$'),
  primary key (tenant_id, application_id),
  foreign key (tenant_id, application_id) references applications (tenant_id, id) on delete cascade
);
select make_tenant_table('application_sources');

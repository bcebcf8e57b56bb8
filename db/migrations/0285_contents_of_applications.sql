-- What employers read of a sent application besides its own columns: the content of the CV that was sent. Null: the file has none that can be
-- read. Applications of earlier releases get a row when the first recruiter opens their match.
create table application_contents (
  tenant_id int not null references tenants (id),
  application_id int not null,
  veteran_id int not null,
  content jsonb,
  primary key (tenant_id, application_id),
  foreign key (tenant_id, application_id) references applications (tenant_id, id) on delete cascade,
  foreign key (tenant_id, veteran_id) references users (tenant_id, id) on delete cascade
);
create index application_contents_veteran on application_contents (tenant_id, veteran_id);
select make_tenant_table('application_contents');

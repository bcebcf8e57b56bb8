-- Jobs by the names that the systems of a company give them.
create table api_jobs (
  tenant_id int not null references tenants (id),
  company_id int not null,
  external_id text not null check (length(external_id) between 1 and 100),
  job_id int not null,
  primary key (tenant_id, company_id, external_id),
  unique (tenant_id, job_id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id) on delete cascade,
  foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade
);
select make_tenant_table('api_jobs');

-- Replies to calls with an Idempotency-Key, for a day: a repeated call gets the same reply. They name no people.
create table api_replies (
  tenant_id int not null references tenants (id),
  company_id int not null,
  mode text not null check (mode in ('live', 'test')),
  -- The Idempotency-Key of the call.
  name text not null check (length(name) between 1 and 255),
  request_hash bytea not null,
  reply jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, company_id, mode, name),
  foreign key (tenant_id, company_id) references companies (tenant_id, id) on delete cascade
);
select make_tenant_table('api_replies');
create index api_replies_by_age on api_replies (tenant_id, created_at);

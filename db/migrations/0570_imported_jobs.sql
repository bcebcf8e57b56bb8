-- What is known about a job at its source: when it was last seen there, and what of it was changed here.
create table imported_jobs (
  tenant_id int not null references tenants (id),
  job_id int not null,
  -- When the last run began that saw it.
  seen_at timestamptz not null,
  -- Complete runs in a row that did not see it.
  missed_runs int not null default 0 check (missed_runs >= 0),
  -- The owner of the feed decided that it stays open although its source no longer has it.
  stays_open boolean not null default false,
  -- It was closed because its source no longer had it, so it opens again when it is back.
  closed_by_feed boolean not null default false,
  -- Of everything but its id and addresses: finds a job whose source has given it another id.
  content_hash bytea,
  -- {field: value or hash} as the source wrote it last. A field that differs here was changed here.
  base jsonb not null default '{}',
  -- {field: {column: value}}: what the source says of fields that were changed on both sides.
  conflicts jsonb not null default '{}',
  primary key (tenant_id, job_id),
  foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade
);
select make_tenant_table('imported_jobs');
create index imported_jobs_by_content on imported_jobs (tenant_id, content_hash) where content_hash is not null;
-- Jobs that no run has seen for long.
create index imported_jobs_seen on imported_jobs (tenant_id, seen_at);
create index imported_jobs_with_conflicts on imported_jobs (tenant_id, job_id) where conflicts <> '{}';

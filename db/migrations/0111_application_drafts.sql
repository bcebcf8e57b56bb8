-- Applications that a veteran has saved and not sent. They are in a table of their own, so that no list of a recruiter can contain one.
create table application_drafts (
  tenant_id int not null references tenants (id),
  veteran_id int not null,
  job_id int not null,
  revision int not null default 1,
  -- What is written so far, in the shape of ApplicationDraft (features/applications/draft-contract.ts).
  content jsonb not null,
  updated_at timestamptz not null,
  primary key (tenant_id, veteran_id, job_id),
  foreign key (tenant_id, veteran_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade
);
create index application_drafts_by_age on application_drafts (tenant_id, updated_at);
select make_tenant_table('application_drafts');

-- Who of a company works on a job's applicants. A recruiter without a row is on the team of the jobs that they posted.
create table hiring_team (
  tenant_id int not null references tenants (id),
  job_id int not null,
  user_id int not null,
  is_member boolean not null,
  primary key (tenant_id, job_id, user_id),
  foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select make_tenant_table('hiring_team');
-- The jobs of a recruiter, and their deletion with the account.
create index hiring_team_of_user on hiring_team (tenant_id, user_id);

-- Recruiters who are notified of the applicants of every job of their company, not only of those that they work on.
create table applicant_scopes (
  tenant_id int not null references tenants (id),
  user_id int not null,
  scope text not null check (scope in ('own', 'all')),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select make_tenant_table('applicant_scopes');

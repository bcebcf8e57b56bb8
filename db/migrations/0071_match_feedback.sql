-- Jobs that a veteran does not want to see among the recommendations, and why. It changes the next list.
create table match_feedback (
  tenant_id int not null references tenants (id),
  veteran_id int not null,
  job_id int not null,
  reason text not null check (reason in ('occupation', 'level', 'place', 'pay', 'employer', 'other')),
  given_at timestamptz not null default now(),
  primary key (tenant_id, veteran_id, job_id),
  foreign key (tenant_id, veteran_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade
);
select make_tenant_table('match_feedback');

-- Reminders of jobs that a veteran saved, or began an application for, which were sent: each once. A job with a new closing day, or published again, is
-- another reminder.
create table job_reminders (
  tenant_id int not null references tenants (id),
  veteran_id int not null,
  job_id int not null,
  kind text not null check (kind in ('closing', 'closed')),
  -- The closing day, or the day on which the job that has closed had been published.
  day date not null,
  sent_at timestamptz not null default now(),
  primary key (tenant_id, veteran_id, job_id, kind, day),
  foreign key (tenant_id, veteran_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade
);
select make_tenant_table('job_reminders');
create index job_reminders_of_job on job_reminders (tenant_id, job_id);

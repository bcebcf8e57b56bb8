-- Scheduled work that failed at its last run, by tenant. Rows belong to the installation, like the queue's own: system operators
-- read all of them. The error contains no addresses.
create table background_failures (
  job text not null,
  for_tenant int not null references tenants (id) on delete cascade,
  failures int not null default 1,
  error text not null,
  first_failed_at timestamptz not null default now(),
  last_failed_at timestamptz not null default now(),
  -- When operators were notified: once until it works again.
  notified_at timestamptz,
  primary key (for_tenant, job)
);
select make_shared_table('background_failures');
grant insert, update, delete on background_failures to muster_app;

-- Views of a job by where the visitor came from (`?source=` of the link), by day. No people: only counts. `job_views` has all views.
create table job_view_sources (
  tenant_id int not null references tenants (id),
  job_id int not null,
  day date not null default current_date,
  source text not null check (source ~ '^[a-z0-9][a-z0-9._-]{0,39}$'),
  views int not null default 1,
  primary key (tenant_id, job_id, day, source),
  foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade
);
select make_tenant_table('job_view_sources');

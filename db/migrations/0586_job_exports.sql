-- Files with all open jobs for other job sites, of which operators turn on each kind.
create table job_exports (
  tenant_id int not null references tenants (id),
  kind text not null check (kind in ('indeed', 'linkedin', 'adzuna', 'find_a_job')),
  is_on boolean not null,
  -- When it was last written or read to its end, with how many jobs, and how many lacked what the format requires.
  written_at timestamptz,
  jobs int check (jobs >= 0),
  left_out int check (left_out >= 0),
  primary key (tenant_id, kind)
);
select make_tenant_table('job_exports');

-- The adverts that Find a job was sent. One that its job has outlived is sent again under another number, so a row outlives its job, too.
create table job_export_adverts (
  tenant_id int not null references tenants (id),
  job_id int not null,
  -- Part of the reference: 0 for the first, then one more each time.
  number int not null check (number >= 0),
  posted_at timestamptz not null,
  digest text not null,
  has_ended boolean not null default false,
  -- Whether a complete file contains it as it is here.
  is_written boolean not null default false,
  primary key (tenant_id, job_id)
);
select make_tenant_table('job_export_adverts');
create index job_export_adverts_unwritten on job_export_adverts (tenant_id, job_id) where not is_written;

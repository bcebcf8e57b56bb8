-- What people and companies have stored, by kind, in bytes. Content that is compressed in the table counts as it is read, where its size is known.
-- Each row belongs to one owner: what recruiters write and upload belongs to their company.
create view stored_bytes with (security_invoker = true) as
  select r.tenant_id, r.user_id, null::int as company_id, 'cvs' as kind,
    coalesce(r.content_bytes, pg_column_size(r.content))::bigint + coalesce(octet_length(r.original_text), 0) as bytes
  from resumes r
union all
  select v.tenant_id, r.user_id, null, 'versions', coalesce(v.content_bytes, pg_column_size(v.content))
  from resume_versions v join resumes r on r.tenant_id = v.tenant_id and r.id = v.resume_id
union all
  select l.tenant_id, l.user_id, null, 'letters', pg_column_size(l.content) from cover_letters l
union all
  select f.tenant_id, f.owner_id, null, 'files', f.size
  from files f join users u on u.tenant_id = f.tenant_id and u.id = f.owner_id where u.company_id is null
union all
  select f.tenant_id, null, u.company_id, 'attachments', f.size
  from files f join users u on u.tenant_id = f.tenant_id and u.id = f.owner_id where u.company_id is not null
union all
  select a.tenant_id, a.veteran_id, null, 'applications', coalesce(octet_length(a.cover_letter), 0) + pg_column_size(a.answers) from applications a
union all
  select d.tenant_id, d.veteran_id, null, 'applications', pg_column_size(d.content) from application_drafts d
union all
  select t.tenant_id, t.veteran_id, null, 'applications', coalesce(octet_length(t.note), 0) + coalesce(octet_length(t.url), 0)
  from tracked_applications t
union all
  select m.tenant_id, m.sender_id, null, 'messages', octet_length(m.body) from messages m where m.side = 'veteran'
union all
  select m.tenant_id, null, m.company_id, 'messages', octet_length(m.body) from messages m where m.side = 'company'
union all
  select t.tenant_id, null, t.company_id, 'templates', octet_length(t.body) from message_templates t
union all
  select p.tenant_id, p.user_id, null, 'plans', octet_length(p.notes) from transition_plans p
union all
  select t.tenant_id, t.user_id, null, 'plans', octet_length(t.notes) + octet_length(t.why) from plan_tasks t
union all
  select e.tenant_id, e.user_id, null, 'own_data', e.size from personal_exports e
union all
  select e.tenant_id, null, u.company_id, 'exports', e.size
  from application_exports e join users u on u.tenant_id = e.tenant_id and u.id = e.recruiter_id
union all
  select j.tenant_id, null, j.company_id, 'jobs',
    octet_length(j.description) + pg_column_size(j.responsibilities) + pg_column_size(j.requirements) + pg_column_size(j.screening_questions)
  from jobs j
union all
  select n.tenant_id, null, u.company_id, 'notes', octet_length(n.body)
  from application_notes n join users u on u.tenant_id = n.tenant_id and u.id = n.author_id;
grant select on stored_bytes to muster_app;

-- Bytes as counted with each write. What deletes does not subtract; the count is taken anew after a day, and before anything is refused.
create table person_storage (
  tenant_id int not null references tenants (id),
  user_id int not null,
  bytes bigint not null,
  counted_at timestamptz,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select make_tenant_table('person_storage');
create table company_storage (
  tenant_id int not null references tenants (id),
  company_id int not null,
  bytes bigint not null,
  counted_at timestamptz,
  primary key (tenant_id, company_id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id) on delete cascade
);
select make_tenant_table('company_storage');
-- Counted on a schedule only, because one row that every write of a tenant changes would make its writers wait for each other.
create table tenant_storage (
  tenant_id int not null references tenants (id),
  bytes bigint not null,
  kinds jsonb not null,
  counted_at timestamptz not null,
  primary key (tenant_id)
);
select make_tenant_table('tenant_storage');

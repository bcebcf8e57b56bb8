-- Each query of the view is in a join or a condition that PostgreSQL turns into one: a distributed database carries no tenant into others,
-- and asks every node. The view returns the same rows as before.
create or replace view stored_bytes with (security_invoker = true) as
  select r.tenant_id, r.user_id, null::int as company_id, 'cvs' as kind,
    coalesce(r.content_bytes, pg_column_size(r.content))::bigint + coalesce(octet_length(r.original_text), 0) as bytes,
    'cvs' as exact_kind
  from resumes r
union all
  select v.tenant_id, r.user_id, null, 'versions', coalesce(v.content_bytes, pg_column_size(v.content)), 'versions'
  from resume_versions v join resumes r on r.tenant_id = v.tenant_id and r.id = v.resume_id
union all
  select l.tenant_id, l.user_id, null, 'letters', pg_column_size(l.content), 'letters' from cover_letters l
union all
  select f.tenant_id, f.owner_id, null, 'files', f.size,
    'sent_files'
  from files f join users u on u.tenant_id = f.tenant_id and u.id = f.owner_id where u.company_id is null
    and exists (select from message_attachments t where t.tenant_id = f.tenant_id and t.file_id = f.id and t.message_id is not null)
union all
  select f.tenant_id, f.owner_id, null, 'files', f.size,
    'sent_files'
  from files f join users u on u.tenant_id = f.tenant_id and u.id = f.owner_id where u.company_id is null
    and not exists (select from message_attachments t where t.tenant_id = f.tenant_id and t.file_id = f.id and t.message_id is not null)
    and exists (select from applications a where a.tenant_id = f.tenant_id and a.resume_file_id = f.id)
union all
  select f.tenant_id, f.owner_id, null, 'files', f.size,
    'files'
  from files f join users u on u.tenant_id = f.tenant_id and u.id = f.owner_id where u.company_id is null
    and not exists (select from message_attachments t where t.tenant_id = f.tenant_id and t.file_id = f.id and t.message_id is not null)
    and not exists (select from applications a where a.tenant_id = f.tenant_id and a.resume_file_id = f.id)
union all
  select f.tenant_id, null, u.company_id, 'attachments', f.size,
    'sent_files'
  from files f join users u on u.tenant_id = f.tenant_id and u.id = f.owner_id where u.company_id is not null
    and exists (select from message_attachments t where t.tenant_id = f.tenant_id and t.file_id = f.id and t.message_id is not null)
union all
  select f.tenant_id, null, u.company_id, 'attachments', f.size,
    'sent_files'
  from files f join users u on u.tenant_id = f.tenant_id and u.id = f.owner_id where u.company_id is not null
    and not exists (select from message_attachments t where t.tenant_id = f.tenant_id and t.file_id = f.id and t.message_id is not null)
    and exists (select from applications a where a.tenant_id = f.tenant_id and a.resume_file_id = f.id)
union all
  select f.tenant_id, null, u.company_id, 'attachments', f.size,
    'attachments'
  from files f join users u on u.tenant_id = f.tenant_id and u.id = f.owner_id where u.company_id is not null
    and not exists (select from message_attachments t where t.tenant_id = f.tenant_id and t.file_id = f.id and t.message_id is not null)
    and not exists (select from applications a where a.tenant_id = f.tenant_id and a.resume_file_id = f.id)
union all
  select a.tenant_id, a.veteran_id, null, 'applications', coalesce(octet_length(a.cover_letter), 0) + pg_column_size(a.answers),
    'sent_applications'
  from applications a
union all
  select d.tenant_id, d.veteran_id, null, 'applications', pg_column_size(d.content), 'application_drafts' from application_drafts d
union all
  select t.tenant_id, t.veteran_id, null, 'applications', coalesce(octet_length(t.note), 0) + coalesce(octet_length(t.url), 0),
    'tracked_applications'
  from tracked_applications t
union all
  select m.tenant_id, m.sender_id, null, 'messages', octet_length(m.body), 'messages' from messages m where m.side = 'veteran'
union all
  select m.tenant_id, null, m.company_id, 'messages', octet_length(m.body), 'messages' from messages m where m.side = 'company'
union all
  select t.tenant_id, null, t.company_id, 'templates', octet_length(t.body), 'templates' from message_templates t
union all
  select p.tenant_id, p.user_id, null, 'plans', octet_length(p.notes), 'plans' from transition_plans p
union all
  select t.tenant_id, t.user_id, null, 'plans', octet_length(t.notes) + octet_length(t.why), 'plans' from plan_tasks t
union all
  select e.tenant_id, e.user_id, null, 'own_data', e.size, 'own_data' from personal_exports e
union all
  select e.tenant_id, null, u.company_id, 'exports', e.size, 'exports'
  from application_exports e join users u on u.tenant_id = e.tenant_id and u.id = e.recruiter_id
union all
  select j.tenant_id, null, j.company_id, 'jobs',
    octet_length(j.description) + pg_column_size(j.responsibilities) + pg_column_size(j.requirements) + pg_column_size(j.screening_questions),
    case when j.status = 'draft' then 'job_drafts' else 'jobs' end
  from jobs j
union all
  select n.tenant_id, null, u.company_id, 'notes', octet_length(n.body), 'notes'
  from application_notes n join users u on u.tenant_id = n.tenant_id and u.id = n.author_id;

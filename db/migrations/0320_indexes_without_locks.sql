-- no transaction
-- The indexes of 0275, 0276 and 0295 on tables that exist.
create index concurrently if not exists resumes_without_summary on resumes (tenant_id, id)
  where summary_revision is distinct from revision;
create index concurrently if not exists notifications_about on notifications using gin (tenant_id, about_user_ids)
  where about_user_ids <> '{}';
create index concurrently if not exists mails_of_account on mails (tenant_id, user_id) where user_id is not null;
create index concurrently if not exists mails_about on mails using gin (tenant_id, about_user_ids) where about_user_ids <> '{}';
-- Equal exports of CVs are recognised among those of their recruiter.
create index concurrently if not exists application_exports_of_recruiter on application_exports (tenant_id, recruiter_id);

-- no transaction
-- Resumes whose summary is to be written.
create index concurrently if not exists resumes_without_summary on resumes (tenant_id, id) where summary_revision is distinct from revision;
-- The files of an owner are counted without their content.
create index concurrently if not exists files_of_owner on files (tenant_id, owner_id) include (size);
-- Equal exports of CVs are recognised among those of their recruiter.
create index concurrently if not exists application_exports_of_recruiter on application_exports (tenant_id, recruiter_id);

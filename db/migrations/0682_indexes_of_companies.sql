-- no transaction
-- Of applications by company, and of those whose company is not stored yet.
create index concurrently if not exists applications_of_company on applications (tenant_id, company_id, stage, submitted_at)
  include (job_id, veteran_id, stage_since, answered_at) where company_id is not null;
create index concurrently if not exists applications_without_company on applications (tenant_id, job_id) where company_id is null;
-- The jobs of a company in the order of its list, and its open ones.
create index concurrently if not exists jobs_listed on jobs (tenant_id, company_id, (coalesce(published_at, created_at)) desc, id desc)
  include (status, closes_at);
create index concurrently if not exists jobs_of_company_open on jobs (tenant_id, company_id, closes_at) where status = 'published';

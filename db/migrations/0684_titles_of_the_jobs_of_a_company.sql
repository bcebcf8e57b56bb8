-- no transaction
-- The list of a company's jobs, now with their titles: searches of a company's jobs and conversations read the titles of all of them.
create index concurrently if not exists jobs_listed_by_company on jobs (tenant_id, company_id, (coalesce(published_at, created_at)) desc, id desc)
  include (status, closes_at, title);
drop index concurrently if exists jobs_listed;

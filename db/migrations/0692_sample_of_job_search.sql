-- no transaction
-- The sample of a search without words is read from this index alone: in the order of lots every row of the table is on another page.
create index concurrently if not exists job_search_sample_lots on job_search_sample (tenant_id, lot) include (job_id, tenant_day, published_at, closes_at,
  job_type, type, experience, industry_id, city, occupation_id, salary_year, security_clearance, marks, cell,
  latitude, longitude);
drop index concurrently if exists job_search_lot;

-- no transaction
-- The nearest jobs are found in these indexes alone, before any row of the table is read.
create index concurrently if not exists job_search_sample_squares on job_search_sample (tenant_id, map_square(latitude, longitude))
  include (job_id, published_at, closes_at, latitude, longitude);
create index concurrently if not exists job_search_rest_squares on job_search_rest (tenant_id, map_square(latitude, longitude))
  include (job_id, published_at, closes_at, latitude, longitude);
drop index concurrently if exists job_search_sample_square;
drop index concurrently if exists job_search_rest_square;
analyze job_search_sample, job_search_rest;

-- no transaction
create index concurrently if not exists job_search_sample_square on job_search_sample (tenant_id, map_square(latitude, longitude));
create index concurrently if not exists job_search_rest_square on job_search_rest (tenant_id, map_square(latitude, longitude));
-- The sample of a search for a frequent word is read in parts, each an eighth of the lots, until it has enough matches. In the order of lots every
-- match is on a page of its own, and so is each of the other jobs before it. The columns are those of job_search_words, with the part for the day.
create index concurrently if not exists job_search_sample_words on job_search_sample
  using gin (words, (tenant_id::bigint * 8 + lot / 512), job_type, type, experience, industry_id, lower(city), security_clearance, marks)
  with (fastupdate = off);
-- The planner knows the values of an expression in an index only after this.
analyze job_search_sample, job_search_rest;

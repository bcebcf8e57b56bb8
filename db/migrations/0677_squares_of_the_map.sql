-- no transaction
-- The squares of the map, a tenth of a degree wide and high: a circle of a few miles touches a cell of half a degree that has thirty times as many
-- jobs. kit/server/database/map-cells.ts numbers them in the same way.
create or replace function map_square(latitude double precision, longitude double precision) returns int immutable parallel safe language sql return
  floor((latitude + 90) * 10)::int * 3600 + floor((longitude + 180) * 10)::int % 3600;
create index concurrently if not exists job_search_sample_square on job_search_sample (tenant_id, map_square(latitude, longitude));
create index concurrently if not exists job_search_rest_square on job_search_rest (tenant_id, map_square(latitude, longitude));
-- The planner knows the values of an expression in an index only after this.
analyze job_search_sample, job_search_rest;

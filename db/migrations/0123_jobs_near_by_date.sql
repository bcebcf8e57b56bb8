-- The newest jobs of an occupation in a part of the map, in the order of the index: matching reads a few of each.
drop index job_search_occupation_near;
create index job_search_occupation_near on job_search (tenant_id, occupation_id, cell, published_at desc, job_id);

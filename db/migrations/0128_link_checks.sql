-- The scheduled check of links, with the same columns for every kind of directory entry: service_providers.website and courses.apply_url.

alter table service_providers rename column website_status to link_status;
alter table service_providers rename column website_failures to link_failures;
alter table service_providers rename column website_checked_at to link_checked_at;
-- What the last visit found wrong; null where nothing was.
alter table service_providers add column link_fault text check (length(link_fault) <= 200);
alter index service_providers_by_website_check rename to service_providers_by_link_check;

alter table courses add column link_status text not null default 'unchecked' check (link_status in ('unchecked', 'ok', 'failing', 'dead'));
-- Visits in a row, on different days, that found the page missing.
alter table courses add column link_failures int not null default 0;
create index courses_by_link_check on courses (tenant_id, link_checked_at nulls first);

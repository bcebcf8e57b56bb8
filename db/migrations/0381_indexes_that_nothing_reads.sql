-- no transaction
-- The directory is searched in provider_search and course_search, which contain places and starts.
drop index concurrently if exists service_locations_by_cell;
drop index concurrently if exists service_locations_by_city;
drop index concurrently if exists course_starts_by_day;
-- files_of_owner has the same columns and the size.
drop index concurrently if exists files_owner;

-- What an edit of a job replaced: {field: [before, after]}, texts shortened. Null for events before this column.
alter table job_events add column details jsonb;

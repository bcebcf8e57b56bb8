-- What lists and derived data read of a resume, so that they do not read its content, which may be 300 kB. `summary` describes the revision
-- `summary_revision`; another revision, or none, means that it is out of date and is written again in the background.
alter table resumes
  add column summary jsonb,
  add column summary_revision int,
  -- Bytes of the content as JSON; null where it was written before there was this column.
  add column content_bytes int;
alter table resume_versions add column content_bytes int;

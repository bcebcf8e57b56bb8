-- A CV that was uploaded is parsed after the application was sent. Until then the application has no row here.
alter table application_contents
  -- From the file that was uploaded, not from a resume written in Muster.
  add column from_file boolean not null default false,
  -- Codes of the skills that it names.
  add column skills text[] not null default '{}',
  -- What recruiters search. Null in rows of earlier releases, which a background job fills.
  add column words tsvector;

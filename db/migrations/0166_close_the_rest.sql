-- Closing a filled job is a change of many applications that can be taken back, together with the job's status.
alter table application_batches drop constraint application_batches_kind_check;
alter table application_batches
  add constraint application_batches_kind_check check (kind in ('move', 'tag', 'close')),
  -- The status that the job had before; only with `close`.
  add column job_status text check (job_status in ('published', 'paused'));

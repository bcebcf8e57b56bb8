-- baseline
-- Lists and figures of recruiters, candidates and inboxes are read from covering indexes. A page that has changed since the last vacuum is
-- read from the table as well. By default a table of 100,000 rows is vacuumed after 20,000 changes; here, after 2,000 or 1 %.
do $$
declare name text;
begin
  foreach name in array array['applications', 'application_events', 'application_reads', 'conversations', 'messages', 'candidate_search',
    'candidate_terms'] loop
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000,
      autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_insert_threshold = 1000)', name);
  end loop;
end $$;

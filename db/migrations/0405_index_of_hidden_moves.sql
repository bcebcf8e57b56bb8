-- no transaction
create index concurrently if not exists application_events_hidden on application_events (tenant_id, visible_from)
  where visible_from is not null;

-- no transaction
create unique index concurrently if not exists transition_situations_unsubscribe_hash on transition_situations (tenant_id, unsubscribe_hash)
  where unsubscribe_hash is not null;

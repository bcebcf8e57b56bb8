-- The hash of a token that an earlier version sent. The reminders replace `unsubscribe_token` by it; later tokens are signed and not stored.
alter table transition_situations add column unsubscribe_hash bytea;

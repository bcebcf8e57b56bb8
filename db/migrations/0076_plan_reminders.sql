-- Reminder mails of plans can be stopped with one click, without signing in (RFC 8058).
alter table mails add column unsubscribe_url text;
-- Leads to nothing but the end of these mails. Null until the first one is sent.
alter table transition_situations add column unsubscribe_token text;
alter table transition_situations add constraint transition_situations_unsubscribe unique (tenant_id, unsubscribe_token);

-- no transaction
-- The audit log filtered by action or kind of subject, in its order. Emails that wait or were given up.
create index concurrently if not exists audit_events_of_action on audit_events (tenant_id, action, at desc, id desc) include (subject_kind, actor_id);
create index concurrently if not exists audit_events_of_kind on audit_events (tenant_id, subject_kind, at desc, id desc) include (action, actor_id);
drop index concurrently if exists audit_events_by_action;
create index concurrently if not exists mails_unsent on mails (tenant_id, id) where sent_at is null;
-- People by role and status, which are few for all roles but veterans.
create index concurrently if not exists users_by_role on users (tenant_id, role, status);

-- no transaction
-- Operators' lists of a large tenant search and count in these indexes instead of in the tables. An index with fold_name() contains the name
-- too: only then PostgreSQL reads the folded name from it.
create index concurrently if not exists users_by_folded_name on users (tenant_id, fold_name(search_name)) 
  include (search_name, email, id, role, status, email_verified_at, pending_since, last_name);
create index concurrently if not exists users_for_operators on users (tenant_id, (status = 'pending' and email_verified_at is not null) desc,
  (case when status = 'pending' then pending_since end), lower(last_name), id);
create index concurrently if not exists users_waiting on users (tenant_id, role, pending_since)
  where status = 'pending' and email_verified_at is not null;
create index concurrently if not exists companies_by_folded_name on companies (tenant_id, fold_name(name)) include (name, id);
create index concurrently if not exists jobs_of_industry on jobs (tenant_id, industry_id) where industry_id is not null;
create index concurrently if not exists audit_events_listed on audit_events (tenant_id, at desc, id desc) include (action, subject_kind, actor_id);
drop index concurrently if exists audit_events_by_time;

-- A search for candidates sorts narrow rows from these indexes, and reads the terms of those it counts only.
create index candidate_search_narrow on candidate_search (tenant_id, user_id) include (changed_at, available_on, is_open);
create index users_active on users (tenant_id, id) where status = 'active';

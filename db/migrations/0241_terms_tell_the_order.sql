-- Each term of a candidate repeats whether it is open, available and when it changed, so that a search by terms reads these rows only.
alter table candidate_terms
  add column is_open boolean,
  add column available_on date,
  add column changed_at timestamptz;
drop index candidate_terms_by_term;
do $$
declare tenant int;
begin
  -- The policies apply to the owner too.
  for tenant in select id from tenants loop
    execute format('set local app.tenant_id = %L', tenant);
    update candidate_terms t set is_open = s.is_open, available_on = s.available_on, changed_at = s.changed_at
      from candidate_search s where s.tenant_id = tenant and t.tenant_id = tenant and s.user_id = t.user_id;
  end loop;
  execute 'set local app.tenant_id = ''0''';
end $$;
alter table candidate_terms alter column is_open set not null, alter column changed_at set not null;
create index candidate_terms_newest on candidate_terms (tenant_id, term, changed_at desc, user_id desc) include (available_on, is_open);

-- A search of an inbox reads the messages of its company only, not those of the whole tenant. Pattern matching is not leakproof, so no
-- index can serve the words themselves under row-level security (docs/decisions/0003).
alter table messages add column company_id int;
do $$
declare tenant int;
begin
  -- The policies apply to the owner too.
  for tenant in select id from tenants loop
    execute format('set local app.tenant_id = %L', tenant);
    update messages m set company_id = c.company_id
      from conversations c where c.tenant_id = tenant and m.tenant_id = tenant and c.id = m.conversation_id;
  end loop;
  execute 'set local app.tenant_id = ''0''';
end $$;
alter table messages alter column company_id set not null;
create index messages_of_company on messages (tenant_id, company_id);

-- A search for candidates stops at its bound when most candidates match, also among those who are not open to everybody.
create index candidate_search_by_change on candidate_search (tenant_id, changed_at desc, user_id desc) include (available_on);

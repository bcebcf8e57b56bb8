-- Every row of all_service_lookups has its tenant, so that a query can name it: shared rows appear once per tenant.
drop view all_service_lookups;
create view all_service_lookups with (security_invoker = true) as
  select t.id as tenant_id, l.id, l.kind, l.country_id, l.military_service_id, l.parent_id, coalesce(c.title, l.title) as title,
         l.title as shared_title, l.abbreviation, l.nato_code, l.pay_grade, l.category, l.code, l.code_type, l.help, l.former_names,
         l.position, l.source, l.as_of, coalesce(c.is_hidden, false) as is_hidden, false as is_own
    from tenants t cross join service_lookups l left join service_lookup_changes c on c.tenant_id = t.id and c.lookup_id = l.id
  union all
  select tenant_id, id, kind, country_id, military_service_id, parent_id, title, null, abbreviation, nato_code, pay_grade, category, code,
         null, help, '[]'::jsonb, 1000000, null, null, is_hidden, true
    from own_service_lookups;
grant select on all_service_lookups to muster_app;

-- A distributed database refuses ON DELETE SET NULL in a key that contains tenant_id. The application clears suggestion_id itself.
alter table action_plan_items drop constraint action_plan_items_tenant_id_suggestion_id_fkey;
alter table action_plan_items add foreign key (tenant_id, suggestion_id) references action_suggestions (tenant_id, id);

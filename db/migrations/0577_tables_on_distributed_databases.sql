-- On a distributed database, a new table is distributed when its policies are made, while it has no keys (docs/decisions/0172).
create or replace function make_tenant_table(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format($p$create policy of_tenant on %s using (tenant_id = current_setting('app.tenant_id')::int)
                    with check (tenant_id = current_setting('app.tenant_id')::int)$p$, name);
  execute format($d$alter table %s alter column tenant_id set default current_setting('app.tenant_id')::int$d$, name);
  execute format('grant select, insert, update, delete on %s to muster_app', name);
  -- A partition is distributed with its table.
  if is_distributed() and not (select relispartition from pg_class where oid = name) then
    execute format($c$select create_distributed_table(%L, 'tenant_id', colocate_with => 'companies')$c$, name);
  end if;
end $$;

create or replace function make_shared_table(name regclass) returns void language plpgsql as $$
begin
  execute format('grant select on %s to muster_app', name);
  if is_distributed() then
    execute format($c$select create_reference_table(%L)$c$, name);
  end if;
end $$;

create function is_distributed() returns boolean stable language plpgsql as $$
declare found boolean := false;
begin
  if to_regclass('pg_catalog.pg_dist_partition') is not null then
    execute $q$select exists (select from pg_dist_partition where logicalrelid = to_regclass('public.companies') and partmethod = 'h')$q$
      into found;
  end if;
  return found;
end $$;

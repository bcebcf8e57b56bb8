-- Citus creates a restrictive policy on its nodes as one that permits: there the two tables had rows that anybody could change. Policies that
-- permit single commands have the same effect on one PostgreSQL. No version does anything that they refuse.
drop policy addresses_are_only_removed on audit_events;
drop policy of_tenant on audit_events;
create policy read_own on audit_events for select using (tenant_id = current_setting('app.tenant_id')::int);
create policy insert_own on audit_events for insert with check (tenant_id = current_setting('app.tenant_id')::int);
create policy remove_own_addresses on audit_events for update using (tenant_id = current_setting('app.tenant_id')::int)
  with check (tenant_id = current_setting('app.tenant_id')::int and address is null);
drop policy never_changed on security_events;
drop policy only_old_deleted on security_events;
drop policy of_tenant on security_events;
create policy read_own on security_events for select using (tenant_id = current_setting('app.tenant_id')::int);
create policy insert_own on security_events for insert with check (tenant_id = current_setting('app.tenant_id')::int);
create policy delete_own_old on security_events for delete
  using (tenant_id = current_setting('app.tenant_id')::int and at < now() - interval '27 days');

-- batches
-- The former default, which is no sign-in: the time of the transaction that created the account.
update users set last_signed_in_at = null
where tenant_id = current_setting('app.tenant_id')::int and id = any(array(
  select u.id from users u
  where u.tenant_id = current_setting('app.tenant_id')::int and u.last_signed_in_at = u.created_at limit 1000
));

-- batches
-- A sent mail keeps no link that works; its text is deleted as well.
update mails set unsubscribe_url = null
where tenant_id = current_setting('app.tenant_id')::int and id = any(array(
  select m.id from mails m
  where m.tenant_id = current_setting('app.tenant_id')::int and m.sent_at is not null and m.unsubscribe_url is not null limit 1000
));

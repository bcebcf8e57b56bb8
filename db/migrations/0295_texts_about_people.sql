-- Texts at other people are erased with whom they are about. Null in rows of earlier releases, which named nobody.
alter table notifications add column about_user_ids int[];

-- The account that a mail is sent to, whatever its address was then.
alter table mails add column user_id int;
alter table mails add column about_user_ids int[];
alter table mails add column forget_when_sent boolean not null default false;
alter table mails add constraint mails_of_account foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade not valid;

-- Addresses that an account had before, so that what was sent to them is erased with it.
alter table users add column former_emails text[] not null default '{}';

-- The application may only add to the audit log. This is the one exception: it removes the network addresses of a deleted person.
create function forget_audit_addresses(person int) returns void language sql security definer set search_path = public as $$
  update audit_events set address = null
    where tenant_id = current_setting('app.tenant_id')::int and actor_id = person and address is not null
$$;
revoke execute on function forget_audit_addresses(int) from public;
grant execute on function forget_audit_addresses(int) to muster_app;

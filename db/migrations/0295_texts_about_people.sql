-- Texts at other people are erased with whom they are about. Null in rows of earlier releases, which named nobody.
alter table notifications add column about_user_ids int[];

-- The account that a mail is sent to, whatever its address was then.
alter table mails add column user_id int;
alter table mails add column about_user_ids int[];
alter table mails add column forget_when_sent boolean not null default false;

alter table mails add constraint mails_of_account foreign key (tenant_id, user_id) references users (tenant_id, id)
  on delete cascade not valid;

-- Addresses that an account had before, so that what was sent to them is erased with it.
alter table users add column former_emails text[] not null default '{}';

-- The application may only add to the audit log, and remove a network address from it when a person is erased.
grant update (address) on audit_events to muster_app;
create policy addresses_are_only_removed on audit_events as restrictive for update using (true) with check (address is null);

-- Accounts whose owners asked for their deletion. They can change their mind until delete_at; the nightly work then deletes the account.
create table account_deletions (
  tenant_id int not null references tenants (id),
  user_id int not null,
  asked_at timestamptz not null,
  delete_at timestamptz not null,
  reminded_at timestamptz,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  check (delete_at > asked_at)
);
create index account_deletions_due on account_deletions (tenant_id, delete_at);
select make_tenant_table('account_deletions');

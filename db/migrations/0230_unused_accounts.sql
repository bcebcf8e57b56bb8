-- When a person last signed in. Sessions and security events are erased earlier than that is needed. Accounts from before start to count now.
-- Null for accounts that nobody can sign in to: those of former colleagues.
alter table users add column last_signed_in_at timestamptz default now();
do $$
declare tenant int;
begin
  -- The policies apply to the owner too.
  for tenant in select id from tenants loop
    execute format('set local app.tenant_id = %L', tenant);
    update users set last_signed_in_at = null where tenant_id = tenant and email like 'deleted-%@account.invalid' and email_verified_at is null;
  end loop;
  execute 'set local app.tenant_id = ''0''';
end $$;
create index users_by_last_sign_in on users (tenant_id, last_signed_in_at);

-- An account is deleted because its owner asked, or because it was unused for the tenant's period. Signing in ends the latter.
alter table account_deletions add column reason text not null default 'asked' check (reason in ('asked', 'unused'));

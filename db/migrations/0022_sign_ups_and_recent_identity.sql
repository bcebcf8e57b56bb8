-- A sign-up waits here until its email is verified. The account is created then, from the sign-up whose password or browser was proved,
-- so a stranger's sign-up with the same email can never become the account.
create table sign_ups (
  tenant_id int not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  email text not null check (email = lower(email) and email like '%_@_%'),
  role text not null check (role in ('veteran', 'recruiter')),
  password_hash text not null,
  first_name text not null,
  middle_name text,
  last_name text not null,
  country_id int not null references countries (id),
  military_service_id int references military_services (id),
  company_hint text,
  -- Of the secret that the browser which signed up stores.
  secret_hash bytea not null,
  -- Of the mailed link and code. They prove the mailbox, not the person who chose the password.
  token_hash bytea not null,
  code_hash bytea not null,
  code_tries smallint not null default 0,
  created_at timestamptz not null default now(),
  mailed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index sign_ups_by_email on sign_ups (tenant_id, email, mailed_at desc);
create index sign_ups_by_expiry on sign_ups (tenant_id, expires_at);
select make_tenant_table('sign_ups');

-- Accounts that were never verified become sign-ups: they could not be used yet. Their mailed links end; a new mail can be requested.
alter table users no force row level security;
alter table sign_ups no force row level security;
insert into sign_ups (tenant_id, email, role, password_hash, first_name, middle_name, last_name, country_id, military_service_id,
                      company_hint, secret_hash, token_hash, code_hash, mailed_at, expires_at)
select u.tenant_id, u.email, u.role, u.password_hash, u.first_name, u.middle_name, u.last_name, coalesce(u.country_id, 232),
       u.military_service_id, u.company_hint, sha256(convert_to(gen_random_uuid()::text, 'UTF8')),
       sha256(convert_to(gen_random_uuid()::text, 'UTF8')), sha256(convert_to(gen_random_uuid()::text, 'UTF8')),
       now() - interval '1 hour', now() + interval '7 days'
  from users u
 where u.email_verified_at is null and u.role in ('veteran', 'recruiter') and u.company_id is null and u.password_hash is not null;
delete from users u using sign_ups s where s.tenant_id = u.tenant_id and s.email = u.email;
alter table users force row level security;
alter table sign_ups force row level security;
delete from email_tokens where purpose = 'verify_email';
alter table email_tokens drop column code_hash, drop column code_tries;
alter table email_tokens drop constraint email_tokens_purpose_check;
alter table email_tokens add constraint email_tokens_purpose_check check (purpose in ('reset_password', 'change_email'));

-- When this session last proved who uses it: by signing in, or by a password or second factor since.
alter table sessions add column identity_confirmed_at timestamptz not null default now();

-- False where the provider and the account have both verified the email and only the second factor is missing.
alter table social_attempts add column link_needs_password boolean not null default true;

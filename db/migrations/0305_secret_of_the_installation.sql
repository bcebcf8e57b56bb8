-- Which secret the encrypted columns belong to, as a mark that reveals nothing about it (db/secret.ts). One row, written at the
-- start by the owner. The application cannot read it.
create table installation_secret (
  id int primary key default 1 check (id = 1),
  mark text not null,
  since timestamptz not null default now()
);

-- Skills that an installation adds to those of the product, for all tenants. A code of the product is given more aliases.
create table imported_skills (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9-]{1,59}$'),
  name text not null check (length(name) between 2 and 80),
  kind text not null check (kind in ('plain', 'common', 'licence')),
  aliases text[] not null default '{}'
);
select make_shared_table('imported_skills');

-- One row for each import that changed something. Every process compares the latest before it recognises skills.
create table imported_skill_versions (
  version int primary key,
  imported_at timestamptz not null default now()
);
select make_shared_table('imported_skill_versions');

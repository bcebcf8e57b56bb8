-- Official occupation data that an installation imports. Without it Muster uses what it ships (features/occupations/data).

-- Occupations of O*NET: what the product ships of them, and the official descriptions.
create table onet_occupations (
  onet_soc text primary key check (onet_soc ~ '^\d\d-\d{4}\.\d\d$'),
  title text not null,
  description text not null default '',
  job_zone int check (job_zone between 1 and 5),
  -- Titles that people in the occupation report and that are shown to the public.
  titles_in_use text[] not null default '{}',
  alternate_titles text[] not null default '{}'
);
select make_shared_table('onet_occupations');

create table onet_tasks (
  onet_soc text not null references onet_occupations (onet_soc) on delete cascade,
  task_id int not null,
  task text not null,
  task_type text,
  primary key (onet_soc, task_id)
);
select make_shared_table('onet_tasks');

create table onet_technology_skills (
  onet_soc text not null references onet_occupations (onet_soc) on delete cascade,
  example text not null,
  commodity_code text,
  commodity_title text,
  is_hot boolean not null default false,
  primary key (onet_soc, example)
);
select make_shared_table('onet_technology_skills');

create table onet_related_occupations (
  onet_soc text not null references onet_occupations (onet_soc) on delete cascade,
  related_soc text not null,
  tier text,
  position int not null,
  primary key (onet_soc, related_soc)
);
select make_shared_table('onet_related_occupations');

-- The official crosswalk from military codes to occupations, in the order of its file.
create table crosswalk_entries (
  military_service_id int not null references military_services (id),
  -- Capitals and digits only.
  code text not null check (code ~ '^[A-Z0-9]{1,12}$'),
  onet_soc text not null,
  title text not null,
  position int not null,
  primary key (military_service_id, code, title, onet_soc)
);
select make_shared_table('crosswalk_entries');

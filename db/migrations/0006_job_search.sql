-- What search reads: one narrow row for each published job of an active company, kept in the same transaction as the job.
-- docs/decisions/0003-search-under-row-level-security.md tells why it is read through a view.

-- Whole units of pay for a year of full-time work: 37.5 hours a week, 52 weeks.
create function yearly_pay(amount int, per text) returns int immutable strict parallel safe language sql return
  least(2000000000, amount::bigint * case per when 'hour' then 1950 when 'day' then 260 when 'week' then 52 when 'month' then 12 else 1 end)::int;

-- The part of a map half a degree wide and high that a point lies in.
create function map_cell(latitude double precision, longitude double precision) returns int immutable parallel safe language sql return
  floor((latitude + 90) * 2)::int * 720 + floor((longitude + 180) * 2)::int % 720;

create function kilometres_between(from_latitude double precision, from_longitude double precision, latitude double precision,
  longitude double precision) returns double precision immutable parallel safe language sql return
  12742.0176 * asin(least(1, sqrt(sin(radians(latitude - from_latitude) / 2) ^ 2
    + cos(radians(from_latitude)) * cos(radians(latitude)) * sin(radians(longitude - from_longitude) / 2) ^ 2)));

create table job_search (
  tenant_id int not null,
  job_id int not null,
  -- 0 to 65535, spread evenly over the ids: the jobs below a bound are a fair sample of all.
  lot int not null,
  company_id int not null,
  -- Lower case.
  job_role text,
  industry_id int,
  job_type text,
  type text,
  experience text,
  country_id int not null,
  city text,
  latitude real,
  longitude real,
  cell int generated always as (map_cell(latitude, longitude)) stored,
  -- The most that a year pays, in the currency of the tenant's country; null where pay is unknown or in another currency.
  salary_year int,
  security_clearance text,
  -- Of guaranteed_interview, placement and military_skills_accepted those that hold.
  marks text[] not null,
  published_at timestamptz not null,
  -- Tenant and day of publication (UTC, from 2000 on) in one number.
  tenant_day bigint generated always as (tenant_id::bigint * 65536 + ((published_at at time zone 'UTC')::date - date '2000-01-01')) stored,
  -- Infinity where the job has no last day.
  closes_at timestamptz not null,
  -- Title, role, skills, company and place.
  words tsvector not null,
  primary key (tenant_id, job_id, lot),
  foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade
) partition by range (lot);
-- One job of sixteen lies apart, so that totals and facets of large results can be estimated from few pages.
create table job_search_sample partition of job_search for values from (0) to (4096);
create table job_search_rest partition of job_search for values from (4096) to (65536);
select make_tenant_table(name) from unnest(array['job_search', 'job_search_sample', 'job_search_rest']::regclass[]) name;

create index job_search_newest on job_search (tenant_id, published_at, job_id);
create index job_search_closing on job_search (tenant_id, closes_at, published_at desc, job_id desc);
create index job_search_salary on job_search (tenant_id, salary_year, published_at, job_id);
create index job_search_company on job_search (tenant_id, company_id);
create index job_search_role on job_search (tenant_id, job_role);
create index job_search_industry on job_search (tenant_id, industry_id);
create index job_search_city on job_search (tenant_id, lower(city));
create index job_search_cell on job_search (tenant_id, cell);
create index job_search_lot on job_search_sample (tenant_id, lot);
-- What is chosen together is met inside one index. Written through at once: a search shall not read a list of pending entries first.
create extension if not exists btree_gin;
create index job_search_words on job_search
  using gin (words, tenant_day, job_type, type, experience, industry_id, lower(city), security_clearance, marks) with (fastupdate = off);
-- The planner must know how common a word is.
alter table job_search alter column words set statistics 1000;
alter table job_search_sample alter column words set statistics 1000;
alter table job_search_rest alter column words set statistics 1000;

-- How a job of whatever state looks to search. Used to fill job_search, and read itself for a veteran's own lists. The company is looked
-- up by its key, one for each job: of a tenant that the planner has no figures for yet it expects one company in all, and would read
-- all of them for each job.
create view job_projection with (security_invoker = true) as
select
  j.tenant_id,
  j.id as job_id,
  (((j.id::bigint * 2654435761) & 4294967295) >> 16)::int as lot,
  j.company_id,
  lower(j.job_role) as job_role,
  j.industry_id,
  j.job_type,
  j.type,
  j.experience,
  j.country_id,
  j.city,
  j.latitude,
  j.longitude,
  map_cell(j.latitude, j.longitude) as cell,
  case when j.currency = country.currency then yearly_pay(coalesce(j.salary_to, j.salary_from), j.salary_per) end as salary_year,
  j.security_clearance,
  array_remove(array[
    case when j.guaranteed_interview then 'guaranteed_interview' end,
    case when j.placement then 'placement' end,
    case when j.military_skills_accepted then 'military_skills_accepted' end], null) as marks,
  j.published_at,
  coalesce(j.closes_at, 'infinity') as closes_at,
  setweight(to_tsvector('english', j.title), 'A')
    || setweight(to_tsvector('english', concat_ws(' ', j.job_role, array_to_string(j.skills, ' '))), 'B')
    || setweight(to_tsvector('english', c.name), 'C')
    || setweight(to_tsvector('english', concat_ws(' ', j.city, nullif(j.locality, j.city))), 'D') as words,
  j.status,
  c.status as company_status
from jobs j
cross join lateral (select * from companies c where c.tenant_id = j.tenant_id and c.id = j.company_id limit 1) c
join tenants t on t.id = j.tenant_id
join countries country on country.id = t.country_id;
grant select on job_projection to muster_app;

-- Writes the rows of those of these jobs that are published by an active company. Each job is looked up by its key: joined as a set,
-- thousands of rows that the planner has no figures for yet would be compared each with each.
create function write_job_search(tenant int, jobs int[]) returns void language sql as $$
  insert into job_search as s (tenant_id, job_id, lot, company_id, job_role, industry_id, job_type, type, experience, country_id, city,
    latitude, longitude, salary_year, security_clearance, marks, published_at, closes_at, words)
  select p.tenant_id, p.job_id, p.lot, p.company_id, p.job_role, p.industry_id, p.job_type, p.type, p.experience, p.country_id, p.city,
    p.latitude, p.longitude, p.salary_year, p.security_clearance, p.marks, p.published_at,
    p.closes_at, p.words
  from unnest(jobs) as k (job_id)
  cross join lateral (select * from job_projection p where p.tenant_id = tenant and p.job_id = k.job_id limit 1) p
  where p.status = 'published' and p.company_status = 'active'
  on conflict (tenant_id, job_id, lot) do update set
    company_id = excluded.company_id, job_role = excluded.job_role, industry_id = excluded.industry_id, job_type = excluded.job_type,
    type = excluded.type, experience = excluded.experience, country_id = excluded.country_id, city = excluded.city,
    latitude = excluded.latitude, longitude = excluded.longitude, salary_year = excluded.salary_year,
    security_clearance = excluded.security_clearance, marks = excluded.marks,
    published_at = excluded.published_at, closes_at = excluded.closes_at, words = excluded.words
  where s is distinct from excluded
$$;

-- Statement by statement: an import of thousands of rows costs a few statements more, not thousands.
create function project_jobs() returns trigger language plpgsql as $$
declare
  part record;
begin
  for part in
    select tenant_id, array_agg(distinct company_id) as companies, array_agg(id) filter (where status = 'published') as shown,
      array_agg(id) filter (where status <> 'published') as hidden
    from changed group by tenant_id
  loop
    if part.shown is not null then
      -- A company that is being closed at this moment is waited for, and waits for us: neither misses what the other writes.
      perform from companies where tenant_id = part.tenant_id and id = any(part.companies) for share;
      perform write_job_search(part.tenant_id, part.shown);
    end if;
    if part.hidden is not null and tg_op = 'UPDATE' then
      delete from job_search where tenant_id = part.tenant_id and job_id = any(part.hidden);
    end if;
  end loop;
  return null;
end $$;
-- A job that is deleted takes its row with it by the foreign key.
create trigger project_new_jobs after insert on jobs referencing new table as changed
  for each statement execute function project_jobs();
create trigger project_changed_jobs after update on jobs referencing new table as changed
  for each statement execute function project_jobs();

-- A company's name is among the words, and the jobs of a company that is not active are not shown.
create function project_jobs_of_companies() returns trigger language plpgsql as $$
declare
  company record;
begin
  for company in
    select c.tenant_id, c.id, c.status from changed c join before b on b.tenant_id = c.tenant_id and b.id = c.id
    where (b.status, b.name) is distinct from (c.status, c.name)
  loop
    if company.status = 'active' then
      perform write_job_search(company.tenant_id, array(
        select id from jobs where tenant_id = company.tenant_id and company_id = company.id and status = 'published'));
    else
      delete from job_search where tenant_id = company.tenant_id and company_id = company.id;
    end if;
  end loop;
  return null;
end $$;
create trigger project_jobs_of_changed_companies after update on companies referencing old table as before new table as changed
  for each statement execute function project_jobs_of_companies();

-- The jobs of the tenant that are open now. The view's owner reads job_search past row-level security, so its tenant is named here:
-- inside the policy's barrier no index on words could be used.
do $$ begin
  if not exists (select from pg_roles where rolname = 'muster_search') then
    create role muster_search nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
end $$;
create policy of_search on job_search for select to muster_search using (true);
grant usage, create on schema public to muster_search;
grant select on job_search to muster_search;
create view open_jobs as
select * from job_search where tenant_id = current_setting('app.tenant_id')::int and closes_at > now();
-- Only a member of a role may hand something to it.
do $$ begin execute format('grant muster_search to %I', current_user); end $$;
alter view open_jobs owner to muster_search;
grant select on open_jobs to muster_app;
do $$ begin execute format('revoke muster_search from %I', current_user); end $$;
revoke create on schema public from muster_search;

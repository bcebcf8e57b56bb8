-- The occupation, skills and level of a job: recognised from its title and text, and corrected by its recruiters.
alter table jobs
  -- O*NET-SOC, such as 49-2091.00.
  add column occupation_id text check (occupation_id ~ '^\d\d-\d{4}\.\d\d$'),
  -- Whether a recruiter chose the occupation; recognition leaves it alone then.
  add column occupation_chosen boolean not null default false,
  -- Codes of the vocabulary of skills, the most telling first.
  add column skill_codes text[] not null default '{}',
  -- Recognised where the employer states no experience.
  add column level_recognised text check (level_recognised in ('entry', 'junior', 'mid', 'senior', 'lead', 'executive')),
  -- The version of the recognition that read the job; 0 before the first.
  add column recognised int not null default 0;
create index jobs_to_recognise on jobs (tenant_id, recognised, id);

alter table job_search
  add column occupation_id text,
  add column skill_codes text[] not null default '{}',
  add column level text;
create index job_search_occupation on job_search (tenant_id, occupation_id, published_at desc, job_id);
create index job_search_occupation_near on job_search (tenant_id, occupation_id, cell);
create index job_search_skills on job_search using gin (skill_codes, cell, tenant_day) with (fastupdate = off);

create or replace view job_projection with (security_invoker = true) as
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
    || setweight(words_apart(concat_ws(' a a a a a a a a a a ', j.job_role, array_to_string(j.skills, ' a a a a a a a a a a '))), 'B')
    || setweight(words_apart(c.name), 'C')
    || setweight(words_apart(concat_ws(' ', j.city, nullif(j.locality, j.city))), 'D') as words,
  j.status,
  c.status as company_status,
  -- Lower case.
  (select lower(s.name) from states s where s.id = j.state_id) as region,
  j.occupation_id,
  j.skill_codes,
  coalesce(j.experience, j.level_recognised) as level
from jobs j
cross join lateral (select * from companies c where c.tenant_id = j.tenant_id and c.id = j.company_id limit 1) c
join tenants t on t.id = j.tenant_id
join countries country on country.id = t.country_id;

-- Search filters by region, and a phrase no longer matches across the end of one text and the beginning of the next, such as title and role.

-- The words of a text, at positions that leave a gap to whatever is before: stop words count as positions and are not stored.
create function words_apart(text) returns tsvector immutable parallel safe language sql return
  to_tsvector('english', 'a a a a a a a a a a ' || $1);

alter table job_search add column region text;
create index job_search_region on job_search (tenant_id, region);

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
  (select lower(s.name) from states s where s.id = j.state_id) as region
from jobs j
cross join lateral (select * from companies c where c.tenant_id = j.tenant_id and c.id = j.company_id limit 1) c
join tenants t on t.id = j.tenant_id
join countries country on country.id = t.country_id;

do $$
declare tenant int;
begin
  for tenant in select id from tenants loop
    execute format('set local app.tenant_id = %L', tenant);
    update job_search s set words = p.words, region = p.region
      from jobs j cross join lateral (select * from job_projection p where p.tenant_id = j.tenant_id and p.job_id = j.id limit 1) p
      where j.tenant_id = tenant and s.tenant_id = tenant and s.job_id = j.id;
  end loop;
  set local app.tenant_id = '0';
end $$;

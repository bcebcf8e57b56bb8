-- Pay by the hour has pence: the British minimum wage is not a whole number of pounds.
drop view job_projection;
drop function yearly_pay(int, text);

alter table jobs alter column salary_from type numeric(10, 2), alter column salary_to type numeric(10, 2);
alter table veteran_profiles alter column salary_from type numeric(10, 2);

-- Whole units of pay for a year of full-time work: 37.5 hours a week, 52 weeks.
create function yearly_pay(amount numeric, per text) returns int immutable strict parallel safe language sql return
  least(2000000000, round(amount * case per when 'hour' then 1950 when 'day' then 260 when 'week' then 52 when 'month' then 12 else 1 end))::int;

-- As before; only the type of pay is another.
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

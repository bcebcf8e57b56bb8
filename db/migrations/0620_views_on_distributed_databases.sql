-- The tenant that a statement names does not reach into a sub-select with LIMIT on a distributed database, so companies are joined plainly.
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
  setweight(to_tsvector('english', with_short_words(j.title)), 'A')
    || setweight(words_apart(with_short_words(concat_ws(' a a a a a a a a a a ', j.job_role, array_to_string(j.skills, ' a a a a a a a a a a ')))), 'B')
    || setweight(words_apart(with_short_words(c.name)), 'C')
    || setweight(words_apart(concat_ws(' ', j.city, nullif(j.locality, j.city))), 'D') as words,
  j.status,
  c.status as company_status,
  -- Lower case.
  (select lower(s.name) from states s where s.id = j.state_id) as region,
  j.occupation_id,
  j.skill_codes,
  coalesce(j.experience, j.level_recognised) as level
from jobs j
join companies c on c.tenant_id = j.tenant_id and c.id = j.company_id
join tenants t on t.id = j.tenant_id
join countries country on country.id = t.country_id;

-- A constant null in the arm of own entries ends the coordinator of a distributed database when the view is joined with itself.
create or replace view all_service_lookups with (security_invoker = true) as
  select t.id as tenant_id, l.id, l.kind, l.country_id, l.military_service_id, l.parent_id, coalesce(c.title, l.title) as title,
         l.title as shared_title, l.abbreviation, l.nato_code, l.pay_grade, l.category, l.code, l.code_type, l.help, l.former_names,
         l.position, l.source, l.as_of, coalesce(c.is_hidden, false) as is_hidden, false as is_own
    from tenants t cross join service_lookups l left join service_lookup_changes c on c.tenant_id = t.id and c.lookup_id = l.id
  union all
  select tenant_id, id, kind, country_id, military_service_id, parent_id, title,
         nullif(title, title), abbreviation, nato_code, pay_grade, category, code,
         null, help, '[]'::jsonb, 1000000, null, null, is_hidden, true
    from own_service_lookups;

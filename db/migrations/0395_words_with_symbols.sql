-- Words of which the index would store less than they are become one word each, here and in features/jobs/search/read-search.ts: C++ is
-- cplusplus, C# csharp, .NET dotnet, also in C++17, ADO.NET and .NET8; A&E is aande, AT&T atandt. "IT" is a stop word.
create or replace function with_short_words(text) returns text immutable parallel safe language sql return
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace($1,
    '\m(IT|I\.T\.?)(?![A-Za-z])', 'informationtechnology', 'g'),
    '\m([A-Za-z]) ?& ?([A-Za-z])\M', '\1and\2', 'g'),
    '\m([A-Za-z]{1,3})&([A-Za-z]{1,3})\M', '\1and\2', 'g'),
    '\m([Cc])\+\+', ' \1plusplus ', 'g'),
    '\m([CFJcfj])[#♯]', ' \1sharp ', 'g'),
    '\m(asp|ado|vb|ml)\.net(?![a-z])', '\1 dotnet ', 'gi'),
    '\.(NET|Net)(?![A-Za-z])|(?<![A-Za-z0-9])\.net(?![A-Za-z])', ' dotnet ', 'g');

-- The name of a company has such words too.
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
cross join lateral (select * from companies c where c.tenant_id = j.tenant_id and c.id = j.company_id limit 1) c
join tenants t on t.id = j.tenant_id
join countries country on country.id = t.country_id;

-- Job search: abbreviations that the dictionary drops as stop words, and the words of each tenant's jobs for correcting typing mistakes.

-- "IT" is a stop word, and of "A&E" only "e" remains. Each becomes one word of its own here and in features/jobs/search/read-search.ts.
create function with_short_words(text) returns text immutable parallel safe language sql return
  regexp_replace(regexp_replace($1, '\m(IT|I\.T\.?)(?![A-Za-z])', 'informationtechnology', 'g'),
    '\m([A-Za-z]) ?& ?([A-Za-z])\M', '\1and\2', 'g');

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

-- Words of at least four letters in the titles, roles and skills of jobs that are or were open. A search that finds nothing is corrected by them.
create table job_words (
  tenant_id int not null references tenants (id),
  word text not null check (length(word) between 4 and 30),
  primary key (tenant_id, word)
);
select make_tenant_table('job_words');

create function words_of_job(title text, job_role text, skills text[]) returns setof text immutable parallel safe language sql as $$
  select distinct word from regexp_split_to_table(lower(concat_ws(' ', title, job_role, array_to_string(skills, ' '))), '[^[:alpha:]]+') word
  where length(word) between 4 and 30
$$;

do $$
declare tenant int;
begin
  for tenant in select id from tenants loop
    execute format('set local app.tenant_id = %L', tenant);
    update job_search s set words = p.words
      from jobs j cross join lateral (select * from job_projection p where p.tenant_id = j.tenant_id and p.job_id = j.id limit 1) p
      where j.tenant_id = tenant and s.tenant_id = tenant and s.job_id = j.id
        and concat_ws(' ', j.title, j.job_role, array_to_string(j.skills, ' ')) ~ '\m(IT|I\.T\.?)(?![A-Za-z])|\m[A-Za-z] ?& ?[A-Za-z]\M';
    insert into job_words (tenant_id, word)
      select distinct tenant, w.word from job_search s join jobs j on j.tenant_id = s.tenant_id and j.id = s.job_id
      cross join lateral words_of_job(j.title, j.job_role, j.skills) w (word) where s.tenant_id = tenant and j.tenant_id = tenant;
  end loop;
  set local app.tenant_id = '0';
end $$;

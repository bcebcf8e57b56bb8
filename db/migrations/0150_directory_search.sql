-- Providers and courses are searched by one implementation (docs/decisions/0065). The values of all facets of an entry are in one array,
-- `facet:value`, and a fair sample of the rows says how many match.

alter table provider_search
  add column keys text[] not null default '{}',
  add column cells int[] not null default '{}',
  add column points float4[] not null default '{}',
  add column lot int generated always as ((((provider_id::bigint * 2654435761) & 4294967295) >> 24)::int) stored;
alter table course_search add column keys text[] not null default '{}';

do $$
declare tenant int;
begin
  -- The policies apply to the owner too.
  for tenant in select id from tenants loop
    execute format('set local app.tenant_id = %L', tenant);
    update provider_search d set
      keys = array(select 'category_id:' || tag from unnest(s.category_tags) tag)
        || array['service_type:' || s.service_type, 'availability:' || s.availability, 'cost:' || s.cost]
        || array(select distinct 'city:' || town from unnest(d.towns) town),
      cells = l.cells, points = l.points,
      words = setweight(to_tsvector('english', s.name), 'A')
        || setweight(words_apart(concat_ws(' a a a a a a a a a a ', s.organisation, array_to_string(s.category_tags, ' '))), 'B')
        || setweight(words_apart(array_to_string(s.places || l.towns, ' a a a a a a a a a a ')), 'C')
        || setweight(words_apart(left(s.description, 1000)), 'D')
    from service_providers s
    cross join lateral (
      select coalesce(array_agg(distinct l.city) filter (where l.city <> ''), '{}') as towns,
        coalesce(array_agg(distinct l.cell) filter (where l.cell is not null), '{}') as cells,
        coalesce(array_agg(part.degrees order by l.position, l.id, part.nth) filter (where l.cell is not null), '{}') as points
      from service_locations l
      cross join lateral (values (1, l.latitude::float4), (2, l.longitude::float4)) part (nth, degrees)
      where l.tenant_id = tenant and l.provider_id = s.id) l
    where d.tenant_id = tenant and s.tenant_id = tenant and s.id = d.provider_id;
    update course_search d set keys = array(select 'category_id:' || tag from unnest(d.category_tags) tag)
      || array['service_type:' || d.service_type, 'availability:' || d.availability, 'mode:' || d.mode, 'level:' || d.level,
        'cost:' || case when d.cost = 0 then 'free' when d.cost <= 499 then 'under_500' when d.cost <= 1999 then 'under_2000'
          when d.cost <= 4999 then 'under_5000' else 'over_5000' end]
      || case when d.industry_id is null then '{}' else array['industry:' || d.industry_id] end
      || array(select 'funding:' || f from unnest(d.funding) f)
      || case when d.starts_any_time then array['start:any']
           else array(select 'start:' || m / 12 || '-' || lpad((m % 12 + 1)::text, 2, '0') from unnest(d.months) m) end
      || array(select 'city:' || city from unnest(d.cities) city)
    where d.tenant_id = tenant;
  end loop;
  execute 'set local app.tenant_id = ''0''';
end $$;

drop index provider_search_facets;
drop index provider_search_words;
drop index provider_search_towns;
alter table provider_search drop column facets, drop column towns, drop column title;
drop function provider_facets(text[], text, text, text);
drop index course_search_words;
drop index course_search_cities;
alter table course_search
  drop column category_tags, drop column service_type, drop column availability, drop column mode, drop column level,
  drop column industry_id, drop column funding, drop column cities, drop column months, drop column starts_any_time;

-- One index for what is chosen together: words and filters meet inside it.
create index provider_search_words on provider_search using gin (tenant_id, words, keys) with (fastupdate = off);
create index course_search_words on course_search using gin (tenant_id, words, keys) with (fastupdate = off);
create index provider_search_cells on provider_search using gin (tenant_id, cells) with (fastupdate = off);
create index provider_search_lot on provider_search (tenant_id, lot);
alter table provider_search alter column keys set statistics 1000;
alter table course_search alter column keys set statistics 1000;

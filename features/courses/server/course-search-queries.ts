import { sql } from 'kysely';
import { today } from '#features/services/entry-rules.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { COST_BANDS, COST_BOUNDS, daysOf, LENGTH_UNITS } from '../rules.ts';

/** About how many days a course `c` takes, as daysOf() counts them. */
const DAYS = sql.raw(
  `case c.length_unit ${LENGTH_UNITS.map((unit) => `when '${unit}' then greatest(1, round(c.length_amount * ${daysOf(1000, unit) / 1000}))`).join(' ')} end`,
);

const BAND = sql.raw(`case ${COST_BANDS.map((band) => `when c.cost <= ${COST_BOUNDS[band][1]} then '${band}'`).join(' ')} end`);

/** Writes what search reads of these courses, in the transaction that changed them: a row for each one on offer, none for others. */
export async function writeCourseSearch(db: TenantDb, courseIds: readonly number[], on = today()): Promise<void> {
  if (courseIds.length === 0) return;
  const ids = sql`${sql.val(courseIds)}::int[]`;
  await sql`delete from course_search s where s.tenant_id = ${db.tenant_id} and s.course_id = any(${ids})`.execute(db);
  // Each course is looked up by its key: joined as a set, thousands of rows without planner statistics would be compared each with each.
  await sql`
    insert into course_search (tenant_id, course_id, country_id, cost, days, keys, cells, points, next_start, words)
    select ${db.tenant_id}::int, c.id, c.country_id, c.cost, ${DAYS},
      array(select 'category_id:' || tag from unnest(c.category_tags) tag)
        || array['service_type:' || c.service_type, 'availability:' || c.availability, 'mode:' || c.mode, 'level:' || c.level,
          'cost:' || ${BAND}]
        || case when c.industry_id is null then '{}' else array['industry:' || c.industry_id] end
        || case when c.cost = 0 then array['funding:free'] else '{}' end
        || array(select 'funding:' || f from unnest(c.funding) f)
        || case when c.starts_any_time then array['start:any'] else start.keys end
        || array(select distinct 'city:' || lower(name) from unnest(place.names) name),
      place.cells, place.points, start.next_start,
      setweight(to_tsvector('english', c.title), 'A')
        || setweight(words_apart(array_to_string(c.qualifications || c.skills, ' a a a a a a a a a a ')), 'B')
        || setweight(words_apart(c.provider), 'C')
        || setweight(words_apart(array_to_string(place.names, ' a a a a a a a a a a ')), 'D')
    from unnest(${ids}) as k (id)
    cross join lateral (select * from courses c where c.tenant_id = ${db.tenant_id} and c.id = k.id and c.is_active limit 1) c
    cross join lateral (
      select coalesce(array_agg(distinct l.city) filter (where l.city <> ''), '{}') as names,
        coalesce(array_agg(distinct map_cell(l.latitude, l.longitude)) filter (where l.latitude is not null), '{}') as cells,
        coalesce((select array_agg(part.degrees order by p.nth, part.nth) from jsonb_array_elements(c.locations) with ordinality p (place, nth)
          cross join lateral (values (1, (p.place->>'latitude')::float4), (2, (p.place->>'longitude')::float4)) part (nth, degrees)
          where part.degrees is not null), '{}') as points
      from jsonb_to_recordset(c.locations) as l (city text, latitude float8, longitude float8)) place
    cross join lateral (
      select coalesce(array_agg(distinct 'start:' || to_char(s.starts_on, 'YYYY-MM')), '{}') as keys,
        min(s.starts_on) as next_start
      from course_starts s where s.tenant_id = ${db.tenant_id} and s.course_id = k.id and s.starts_on >= ${on}::date) start
    on conflict (tenant_id, course_id) do nothing`.execute(db);
}

/** Courses whose next start is past on a day. */
export async function findPastStarts(db: TenantDb, on: string, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ course_id: number }>`select course_id from course_search
    where tenant_id = ${db.tenant_id} and next_start < ${on}::date and course_id > ${after}
    order by course_id limit ${limit}`.execute(db);
  return rows.map(({ course_id }) => course_id);
}

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ResolvedPlace } from '#features/services/server/index.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { cellsAround } from '#kit/server/map-cells.ts';
import type { CourseFilter } from '../contract.ts';
import { COST_BANDS, COST_BOUNDS, COURSES_PER_PAGE, FACETS, type FacetName, monthNumber } from '../rules.ts';
import type { FoundCourse } from './queries.ts';

/*
 * Totals are always exact: one pass over the narrow rows counts the search and the same search without each filter in force. Facets are exact
 * up to COUNTED matches; of more, a fair sample is counted and scaled up to two figures.
 */

/** Matches up to which each value of a facet is counted exactly. */
const COUNTED = 2500;
/** Of more matches, about this many are counted. */
const SAMPLED = 1000;
/** Lots that the courses are spread over. */
const LOTS = 256;
/** Matches that relevance ranks among themselves: those added last. */
const RANKED = 2000;

/** A condition on a row `j` of course_search, with the filter that asks for it. */
type Condition = { of: keyof CourseFilter; holds: RawBuilder<SqlBool> };

type Point = { latitude: number; longitude: number };
const pointOf = ({ place }: ResolvedPlace): Point | null =>
  place && place.latitude !== null && place.longitude !== null ? { latitude: place.latitude, longitude: place.longitude } : null;

/** A search with the place that it names. */
export type PlacedFilter = { filter: CourseFilter; at: ResolvedPlace };

/** Kilometres from the searched place to the nearest of a course; null where there is no place, or the course has none. */
function distanceTo(point: Point | null): RawBuilder<number | null> {
  // Written out rather than as a function of its own: PostgreSQL would start that function anew for each row.
  return point
    ? sql`(select min(kilometres_between(${point.latitude}::float8, ${point.longitude}::float8, j.points[2 * i - 1], j.points[2 * i]))
        from generate_series(1, cardinality(j.points) / 2) i)`
    : sql`null::float8`;
}

function within(point: Point, km: number): RawBuilder<SqlBool> {
  const cells = cellsAround(point.latitude, point.longitude, km);
  const near = sql<SqlBool>`${distanceTo(point)} <= ${km + 0.01}::float8`;
  return cells ? sql`j.cells && ${cells}::int[] and ${near}` : near;
}

const wordsOf = (filter: CourseFilter) => sql`websearch_to_tsquery('english', ${filter.search})`;
const oneOf = (column: RawBuilder<unknown>, values: readonly (string | number)[]) =>
  values.length === 1 ? sql<SqlBool>`${column} = ${values[0]}` : sql<SqlBool>`${column} = any(${values})`;

const BAND = sql.raw(`case ${COST_BANDS.map((band) => `when j.cost <= ${COST_BOUNDS[band][1]} then '${band}'`).join(' ')} end`);

/** What a filter asks of a course. */
function conditionsOf({ filter, at }: PlacedFilter): Condition[] {
  const all: Condition[] = [];
  const add = (of: keyof CourseFilter, holds: RawBuilder<SqlBool>) => all.push({ of, holds });
  if (filter.search) add('search', sql`j.words @@ ${wordsOf(filter)}`);
  if (filter.category_id.length) add('category_id', sql`j.category_tags && ${filter.category_id}::text[]`);
  if (filter.service_type.length) add('service_type', oneOf(sql`j.service_type`, filter.service_type));
  if (filter.availability.length) add('availability', oneOf(sql`j.availability`, filter.availability));
  if (filter.funding.length) add('funding', sql`j.funding && ${filter.funding}::text[]`);
  if (filter.mode.length) add('mode', oneOf(sql`j.mode`, filter.mode));
  if (filter.level.length) add('level', oneOf(sql`j.level`, filter.level));
  if (filter.industry.length) add('industry', oneOf(sql`j.industry_id`, filter.industry));
  if (filter.start.length) add('start', sql`(j.starts_any_time or j.months && ${filter.start.map(monthNumber)}::int[])`);
  if (filter.cost.length)
    add(
      'cost',
      sql`(${sql.join(
        filter.cost.map((band) => sql`j.cost between ${COST_BOUNDS[band][0]} and ${COST_BOUNDS[band][1]}`),
        sql` or `,
      )})`,
    );
  if (filter.city.length) add('city', sql`j.cities && ${filter.city.map((city) => city.toLowerCase())}::text[]`);
  if (at.around) add('radius_km', within(at.around, at.around.km));
  if (at.town !== null) add('proximity', sql`j.cities @> array[${at.town}]`);
  if (at.country_id !== null) add('country_id', sql`j.country_id = ${at.country_id}`);
  return all;
}

const holdAll = (conditions: readonly Condition[]) =>
  conditions.length > 0
    ? sql<SqlBool>`${sql.join(
        conditions.map(({ holds }) => holds),
        sql` and `,
      )}`
    : sql<SqlBool>`true`;

const isFacet = (name: string): name is FacetName => FACETS.some((facet) => facet === name);

/**
 * Which of the facets' filters a row misses, as bits in the order of `inForce`. Each condition is computed once for a row, so one scan counts a
 * search and the same search without each of its filters.
 */
function missedBits(conditions: readonly Condition[], inForce: readonly FacetName[]): RawBuilder<number> {
  const bits = inForce.map((name, index) => {
    const own = conditions.filter(({ of }) => of === name);
    return sql`case when ${holdAll(own)} then 0 else ${sql.lit(1 << index)} end`;
  });
  return bits.length > 0 ? sql`${sql.join(bits, sql` + `)}` : sql`0`;
}

const alwaysOf = (conditions: readonly Condition[]) => conditions.filter(({ of }) => !isFacet(of));

export type CourseTotals = { total: number; without: Map<FacetName, number> };

/** How many courses match, and how many would without each of the filters. */
export async function countCourses(db: TenantDb, placed: PlacedFilter, inForce: readonly FacetName[]): Promise<CourseTotals> {
  const conditions = conditionsOf(placed);
  const isAlone = inForce.length === 0;
  // Without a filter of a facet to leave out, an index may find what matches.
  const { rows } = await sql<{ missed: number; count: number }>`
    select ${isAlone ? sql`0` : missedBits(conditions, inForce)} as missed, count(*)::int as count
    from course_search j where j.tenant_id = ${db.tenant_id} and ${holdAll(isAlone ? conditions : alwaysOf(conditions))}
    group by 1`.execute(db);
  const counted = (missed: number) => rows.find((row) => row.missed === missed)?.count ?? 0;
  const total = counted(0);
  return { total, without: new Map(inForce.map((name, index) => [name, total + counted(1 << index)])) };
}

/** How many courses match each of these filters. */
export async function countEach(db: TenantDb, searches: readonly PlacedFilter[]): Promise<number[]> {
  if (searches.length === 0) return [];
  const counts = searches.map(
    (placed, index) => sql`select ${sql.lit(index)} as nth, count(*)::int as total from course_search j
      where j.tenant_id = ${db.tenant_id} and ${holdAll(conditionsOf(placed))}`,
  );
  const { rows } = await sql<{ nth: number; total: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return searches.map((_, index) => rows.find(({ nth }) => nth === index)?.total ?? 0);
}

const VALUES_OF: Record<FacetName, (rows: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  category_id: (rows) => sql`select 'category_id', v, count(*)::int from ${rows} j, unnest(j.category_tags) v group by v`,
  service_type: (rows) => sql`select 'service_type', j.service_type, count(*)::int from ${rows} j group by 2`,
  availability: (rows) => sql`select 'availability', j.availability, count(*)::int from ${rows} j group by 2`,
  funding: (rows) => sql`select 'funding', v, count(*)::int from ${rows} j, unnest(j.funding) v group by v`,
  mode: (rows) => sql`select 'mode', j.mode, count(*)::int from ${rows} j group by 2`,
  level: (rows) => sql`select 'level', j.level, count(*)::int from ${rows} j group by 2`,
  industry: (rows) =>
    sql`select 'industry', j.industry_id::text, count(*)::int from ${rows} j where j.industry_id is not null group by 2`,
  // 0 counts courses that can be started in any month.
  start: (rows) =>
    sql`select 'start', v::text, count(*)::int from ${rows} j, unnest(case when j.starts_any_time then '{0}' else j.months end) v group by v`,
  cost: (rows) => sql`select 'cost', ${BAND}, count(*)::int from ${rows} j group by 2`,
  city: (rows) => sql`select 'city', v, count(*)::int from ${rows} j, unnest(j.cities) v group by v`,
};

const FACET_COLUMNS = sql.raw(
  'j.category_tags, j.service_type, j.availability, j.funding, j.mode, j.level, j.industry_id, j.starts_any_time, j.months, j.cost, j.cities',
);

export type CourseCounts = Record<FacetName, Map<string, number>>;

/** How many courses each value of each facet has, among those that match all filters but the facet's own. */
export async function countFacets(
  db: TenantDb,
  placed: PlacedFilter,
  { total, without }: CourseTotals,
): Promise<{ counts: CourseCounts; isEstimate: boolean }> {
  const conditions = conditionsOf(placed);
  const plain = FACETS.filter((name) => !without.has(name));
  const searches = [
    { facets: plain, conditions, total },
    ...[...without].map(([name, count]) => ({
      facets: [name],
      conditions: conditions.filter(({ of }) => of !== name),
      total: count,
    })),
  ].map((search) => ({ ...search, lots: search.total <= COUNTED ? LOTS : Math.ceil((LOTS * SAMPLED) / search.total) }));
  const parts = searches.map(({ lots, ...search }, index) => {
    const name = sql.raw(`r${index}`);
    const sampled = lots < LOTS ? sql` and j.lot < ${sql.lit(lots)}` : sql``;
    return {
      rows: sql`${name} as materialized (select ${FACET_COLUMNS} from course_search j
        where j.tenant_id = ${db.tenant_id}${sampled} and ${holdAll(search.conditions)})`,
      counts: search.facets.map((facet) => VALUES_OF[facet](name)),
    };
  });
  const { rows } = await sql<{ facet: FacetName; value: string; count: number }>`
    with ${sql.join(parts.map(({ rows }) => rows))}
    select * from (${sql.join(
      parts.flatMap(({ counts }) => counts),
      sql` union all `,
    )}) as counted (facet, value, count)`.execute(db);
  const counts = Object.fromEntries(FACETS.map((name) => [name, new Map<string, number>()])) as CourseCounts;
  for (const { facet, value, count } of rows) {
    const lots = searches.find(({ facets }) => facets.includes(facet))?.lots ?? LOTS;
    counts[facet].set(value, lots < LOTS ? rounded((count * LOTS) / lots) : count);
  }
  return { counts, isEstimate: searches.some(({ lots }) => lots < LOTS) };
}

/** Two figures that count: 14,137 becomes 14,000. */
function rounded(number: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, number))) - 1);
  return Math.round(number / unit) * unit;
}

/** One page of the courses that match. */
export async function findCoursePage(db: TenantDb, placed: PlacedFilter): Promise<FoundCourse[]> {
  const conditions = conditionsOf(placed);
  const point = pointOf(placed.at);
  if (placed.filter.sorted_by === 'distance' && point)
    // The nearest are looked for in growing circles: the distance to every course would cost too much.
    for (const km of [40, 160])
      if (km < (placed.at.around?.km ?? Infinity)) {
        const found = await findPageAmong(db, placed, [...conditions, { of: 'radius_km', holds: within(point, km) }]);
        if (found.length === COURSES_PER_PAGE) return found;
      }
  return findPageAmong(db, placed, conditions);
}

async function findPageAmong(
  db: TenantDb,
  { filter, at }: PlacedFilter,
  conditions: readonly Condition[],
): Promise<FoundCourse[]> {
  const matches = sql`j.tenant_id = ${db.tenant_id} and ${holdAll(conditions)}`;
  const isRanked = filter.sorted_by === 'relevance' && filter.search !== '';
  const from = isRanked
    ? sql`(select * from course_search j where ${matches} order by j.course_id desc limit ${sql.lit(RANKED)}) j`
    : sql`course_search j where ${matches}`;
  const order = {
    relevance: isRanked
      ? sql`ts_rank('{0.1, 0.2, 0.4, 1}', j.words, ${wordsOf(filter)}) desc, j.course_id desc`
      : sql`j.course_id desc`,
    starts: sql`j.next_start, j.course_id`,
    cost: sql`j.cost, j.course_id`,
    length: sql`j.days, j.course_id`,
    distance: sql`distance_km, j.course_id`,
  }[filter.sorted_by];
  const { rows } = await sql<FoundCourse>`select j.course_id, ${distanceTo(pointOf(at))} as distance_km from ${from}
    order by ${order} limit ${COURSES_PER_PAGE} offset ${(filter.page - 1) * COURSES_PER_PAGE}`.execute(db);
  return rows;
}

/** A page of the courses that a veteran saved or showed interest in, the latest first, on offer or not. */
export async function findOwnCourses(
  db: TenantDb,
  veteranId: number,
  { list, page }: { list: 'saved' | 'interested'; page: number },
): Promise<{ found: FoundCourse[]; total: number }> {
  const own =
    list === 'saved'
      ? sql`select course_id, saved_at as at from saved_courses where tenant_id = ${db.tenant_id} and veteran_id = ${veteranId}`
      : sql`select course_id, shown_at as at from course_interests where tenant_id = ${db.tenant_id} and veteran_id = ${veteranId}`;
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${own}) own`.execute(db);
  const { rows: found } = await sql<FoundCourse>`select course_id, null::float8 as distance_km from (${own}) own
    order by at desc, course_id desc limit ${COURSES_PER_PAGE} offset ${(page - 1) * COURSES_PER_PAGE}`.execute(db);
  return { found, total: rows[0]?.total ?? 0 };
}

export const allIndustries = (db: TenantDb) => db.selectFrom('industries').select(['id', 'name']).execute();

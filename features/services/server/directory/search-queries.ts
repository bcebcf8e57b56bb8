import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { cellsAround } from '#kit/server/database/map-cells.ts';
import { PER_PAGE } from '../../directory-rules.ts';
import { textQuery } from './queries.ts';

/*
 * One search for every kind of entry. An entry's row has the values of all its facets in `keys`: `cost:free`, `city:leeds`. A sample of the rows
 * gives the number of matches. Up to COUNTED, all matches are read: total, facets and page are exact. Of more, the sample gives total and
 * facets, and the page comes from an index in its order.
 */

/** Matches up to which everything is exact. */
const COUNTED = 1000;
/** Rows are spread evenly over so many lots. */
const LOTS = 256;
/** Lots of the sample. */
const SAMPLED_LOTS = 16;
/** Rows of the sample whose facets are counted. */
const SAMPLED_ROWS = 1000;
/** Matches of a common word that relevance ranks among themselves, the first in the standing order; the next ones follow on later pages. */
const RANKED = 500;
/** Radius in km of the circles in which the nearest are looked for: the distance to every entry would cost too much. */
const CIRCLES = [10, 40, 160];

export type SearchLimits = { counted: number; sampled_rows: number };
export const SEARCH_LIMITS: SearchLimits = { counted: COUNTED, sampled_rows: SAMPLED_ROWS };

/** The rows that a search of one kind of entry reads. */
export type SearchedRows<Facet extends string, Order extends string> = {
  table: 'provider_search' | 'course_search';
  id: 'provider_id' | 'course_id';
  facets: readonly Facet[];
  /** What a word counts in relevance by where it occurs, D to A. */
  weights: string;
  /** The order of entries that nothing else distinguishes. */
  standing: { column: string; direction: 'asc' | 'desc' };
  /** The column of each order that is neither relevance nor distance. */
  orders: Readonly<Record<Order, string>>;
};

/** What is asked of a row `d`. */
export type Condition = RawBuilder<SqlBool>;

type Point = { latitude: number; longitude: number };

export type EntrySearch<Facet extends string> = {
  search: string;
  country_id: number | null;
  /** Where distances are taken from. */
  point: Point | null;
  /** Entries within so many kilometres of a point only. */
  around: (Point & { km: number }) | null;
  /** Lower case. */
  town: string | null;
  /** Values chosen of each facet, as in the keys; none for any. */
  chosen: Readonly<Record<Facet, readonly string[]>>;
  /** What else is asked of a row `d`. */
  also: Condition | null;
  /** Which rows `d` come before the others where neither relevance nor distance decides; only where all matches are read. */
  first: Condition | null;
};

export type FoundEntry = { id: number; distance_km: number | null };
export type Found<Facet extends string> = {
  total: number;
  is_estimate: boolean;
  page: FoundEntry[];
  /** Of each value, what choosing it would give under the other filters. */
  counts: Record<Facet, Map<string, number>>;
  counts_are_estimates: boolean;
  /** What leaving out the filter of a facet would give. */
  without: Map<Facet, number>;
};

/** Kilometres from a point to the nearest place of a row `d`; null where there is no point, or the row has no place. */
function distanceTo(point: Point | null): RawBuilder<number | null> {
  if (!point) return sql`null::float8`;
  const to = (n: RawBuilder<unknown>) =>
    sql`kilometres_between(${point.latitude}::float8, ${point.longitude}::float8, d.points[2 * ${n} - 1], d.points[2 * ${n}])`;
  const nth = (n: number) => to(sql.lit(n));
  // Most have up to three places. More are a query of their own, which costs several times as much to start as a distance does.
  return sql`case cardinality(d.points) when 0 then null when 2 then ${nth(1)} when 4 then least(${nth(1)}, ${nth(2)})
    when 6 then least(${nth(1)}, ${nth(2)}, ${nth(3)})
    else (select min(${to(sql`i`)}) from generate_series(1, cardinality(d.points) / 2) i) end`;
}

function within(point: Point, km: number): RawBuilder<SqlBool> {
  const cells = cellsAround(point.latitude, point.longitude, km);
  // Coordinates are stored to the metre.
  const near = sql<SqlBool>`${distanceTo(point)} <= ${km + 0.01}::float8`;
  return cells ? sql`d.cells && ${cells}::int[] and ${near}` : near;
}

const holdAll = (conditions: readonly RawBuilder<SqlBool>[]) => sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

/** What is asked of a row `d` whatever its facets. */
function conditionsOf<Facet extends string>(db: TenantDb, query: EntrySearch<Facet>): RawBuilder<SqlBool>[] {
  const all = [sql<SqlBool>`d.tenant_id = ${db.tenant_id}`];
  if (query.search) all.push(sql`d.words @@ ${textQuery(query.search)}`);
  if (query.country_id !== null) all.push(sql`d.country_id = ${query.country_id}`);
  if (query.town !== null) all.push(sql`d.keys @> array[${`city:${query.town}`}]`);
  if (query.around) all.push(within(query.around, query.around.km));
  if (query.also) all.push(query.also);
  return all;
}

const hasOneOf = (facet: string, values: readonly string[]) =>
  sql<SqlBool>`d.keys && ${values.map((value) => `${facet}:${value}`)}::text[]`;

/** Searches one kind of entry. @param limits other than the usual ones in tests only */
export async function searchRows<Facet extends string, Order extends string>(
  db: TenantDb,
  rows: SearchedRows<Facet, Order>,
  query: EntrySearch<Facet>,
  { page, sorted_by }: { page: number; sorted_by: Order | 'relevance' | 'distance' },
  limits: SearchLimits = SEARCH_LIMITS,
): Promise<Found<Facet>> {
  const inForce = rows.facets.filter((name) => query.chosen[name].length > 0);
  const estimates = await estimate(db, rows, query, inForce, limits);
  const without = new Map(inForce.map((name) => [name, estimates.total + (estimates.missed.get(name) ?? 0)]));
  const exactly = inForce.filter((name) => (without.get(name) ?? 0) < limits.counted);
  const order = orderOf(rows, query, sorted_by);
  if (estimates.total >= limits.counted)
    return {
      total: rounded(estimates.total),
      is_estimate: true,
      page: await findPage(db, rows, query, order, page, estimates.total),
      counts: estimates.counts,
      counts_are_estimates: true,
      without,
    };
  const exact = await countAll(db, rows, query, exactly, order, page);
  for (const name of exactly) without.set(name, exact.without.get(name) ?? 0);
  const counts = {} as Found<Facet>['counts'];
  for (const name of rows.facets)
    counts[name] = inForce.includes(name) && !exactly.includes(name) ? estimates.counts[name] : exact.counts[name];
  return {
    total: exact.total,
    is_estimate: false,
    page: exact.page,
    counts,
    counts_are_estimates: exactly.length < inForce.length,
    without,
  };
}

/** About how many rows match, how many more would without the filter of each facet, and how many have each value. */
async function estimate<Facet extends string, Order extends string>(
  db: TenantDb,
  { table, facets }: SearchedRows<Facet, Order>,
  query: EntrySearch<Facet>,
  inForce: readonly Facet[],
  limits: SearchLimits,
) {
  // Which filters a row misses, as bits: one reading counts a search and the same search without each of its filters.
  const bits = inForce.map(
    (name, index) => sql`case when ${hasOneOf(name, query.chosen[name])} then 0 else ${sql.lit(1 << index)} end`,
  );
  const missed = bits.length > 0 ? sql`${sql.join(bits, sql` + `)}` : sql`0`;
  const { rows } = await sql<{ missed: number; key: string | null; count: number; lots: number }>`
    with s as materialized (
      select d.lot, d.keys, ${missed} as missed from ${sql.table(table)} d
      where d.lot < ${sql.lit(SAMPLED_LOTS)} and ${holdAll(conditionsOf(db, query))}),
    n as materialized (select missed, count(*)::int as count from s where missed & (missed - 1) = 0 group by missed),
    used as materialized (
      select least(${sql.lit(SAMPLED_LOTS)}, ceil(${sql.lit(SAMPLED_LOTS * limits.sampled_rows)} / greatest(1, sum(count))))::int as lots from n)
    select missed, null as key, count, ${sql.lit(SAMPLED_LOTS)} as lots from n
    union all
    select s.missed, k.key, count(*)::int, used.lots from used, s, unnest(s.keys) k (key)
    where s.missed & (s.missed - 1) = 0 and s.lot < used.lots group by s.missed, k.key, used.lots`.execute(db);
  const scaled = (count: number, lots: number) => (count * LOTS) / lots;
  const totalOf = (bit: number) =>
    Math.round(rows.reduce((sum, row) => sum + (row.key === null && row.missed === bit ? scaled(row.count, row.lots) : 0), 0));
  const counts = emptyCounts(facets);
  for (const { missed: bit, key, count, lots } of rows) {
    const [facet, value] = key === null ? [] : split(facets, key);
    if (facet === undefined || value === undefined) continue;
    // A facet counts what misses no filter, or its own alone.
    if (bit === 0 || bit === 1 << inForce.indexOf(facet))
      counts[facet].set(value, (counts[facet].get(value) ?? 0) + scaled(count, lots));
  }
  for (const name of facets) for (const [value, count] of counts[name]) counts[name].set(value, rounded(count));
  return { total: totalOf(0), missed: new Map(inForce.map((name, index) => [name, totalOf(1 << index)])), counts };
}

const emptyCounts = <Facet extends string>(facets: readonly Facet[]) =>
  Object.fromEntries(facets.map((name) => [name, new Map<string, number>()])) as Found<Facet>['counts'];

/** `cost:free` as facet and value; nothing where the key is of no facet. */
function split<Facet extends string>(facets: readonly Facet[], key: string): [Facet, string] | [] {
  const at = key.indexOf(':');
  const facet = facets.find((name) => name === key.slice(0, at));
  return facet === undefined ? [] : [facet, key.slice(at + 1)];
}

/** Two figures that count: 14,137 becomes 14,000. */
function rounded(number: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, number))) - 1);
  return Math.round(number / unit) * unit;
}

type Counted = { total: number; keys: Record<string, number> | null };

/** All matches: their number, values and page; and those without the filter of each of these facets. */
async function countAll<Facet extends string, Order extends string>(
  db: TenantDb,
  rows: SearchedRows<Facet, Order>,
  query: EntrySearch<Facet>,
  exactly: readonly Facet[],
  order: Ordered,
  page: number,
) {
  const table = sql.table(rows.table);
  const matches = (left?: Facet) => holdAll([...conditionsOf(db, query), ...facetConditions(rows, query, left)]);
  const columns = sql.join([
    sql`d.${sql.ref(rows.id)} as id`,
    sql`d.keys`,
    sql`${distanceTo(query.point)} as km`,
    sql`${order.rank ?? sql`null::float4`} as rank`,
    sql`${query.first ?? sql`false`} as is_first`,
    ...order.columns.filter((column) => column !== rows.id).map((column) => sql`d.${sql.ref(column)}`),
  ]);
  const groups = exactly.map((name, index) => ({ name, rows: sql.raw(`without_${index}`) }));
  const counted = (
    from: RawBuilder<unknown>,
    facet: Facet | null,
  ) => sql`json_build_object('total', (select count(*)::int from ${from}),
    'keys', (select json_object_agg(key, count) from (select k.key, count(*)::int as count from ${from}, unnest(keys) k (key)
      ${facet === null ? sql`` : sql`where k.key ^@ ${`${facet}:`}`} group by k.key) c))`;
  const { rows: found } = await sql<{ page: FoundEntry[] | null; all: Counted; groups: Counted[] }>`
    with found as materialized (select ${columns} from ${table} d where ${matches()})
    ${sql.join(
      groups.map(({ name, rows: from }) => sql`, ${from} as materialized (select d.keys from ${table} d where ${matches(name)})`),
      sql` `,
    )}
    select
      (select json_agg(json_build_object('id', id, 'distance_km', km)) from (
        select d.id, d.km from found d
        order by ${order.by(rows.id, true)} limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}) p) as page,
      ${counted(sql`found`, null)} as all,
      json_build_array(${groups.length > 0 ? sql.join(groups.map(({ name, rows: from }) => counted(from, name))) : sql``}) as groups`.execute(
    db,
  );
  const [one] = found;
  const counts = emptyCounts(rows.facets);
  for (const name of rows.facets) {
    const index = exactly.indexOf(name);
    const keys = index < 0 ? one?.all.keys : one?.groups[index]?.keys;
    for (const [key, count] of Object.entries(keys ?? {})) {
      const [facet, value] = split(rows.facets, key);
      if (facet === name && value !== undefined) counts[name].set(value, count);
    }
  }
  return {
    total: one?.all.total ?? 0,
    page: one?.page ?? [],
    counts,
    without: new Map(exactly.map((name, index) => [name, one?.groups[index]?.total ?? 0])),
  };
}

const facetConditions = <Facet extends string>(
  { facets }: { facets: readonly Facet[] },
  { chosen }: EntrySearch<Facet>,
  left?: Facet,
) => facets.filter((name) => name !== left && chosen[name].length > 0).map((name) => hasOneOf(name, chosen[name]));

type Ordered = {
  /** Relevance of a row `d`, where the order has it. */
  rank: RawBuilder<number> | null;
  byDistance: boolean;
  columns: readonly string[];
  standing: RawBuilder<unknown>;
  /** @param isRead whether rows have their id, relevance and distance as `id`, `rank` and `km` */
  by(id: string, isRead: boolean): RawBuilder<unknown>;
};

function orderOf<Facet extends string, Order extends string>(
  rows: SearchedRows<Facet, Order>,
  query: EntrySearch<Facet>,
  sorted_by: Order | 'relevance' | 'distance',
): Ordered {
  const { column, direction } = rows.standing;
  const rank =
    sorted_by === 'relevance' && query.search
      ? sql<number>`ts_rank(${rows.weights}::float4[], d.words, ${textQuery(query.search)})`
      : null;
  const isByColumn = (order: Order | 'relevance' | 'distance'): order is Order => order !== 'relevance' && order !== 'distance';
  const own = isByColumn(sorted_by) ? rows.orders[sorted_by] : null;
  const byDistance = sorted_by === 'distance' ? query.point !== null : own === null && query.around !== null;
  const standing = (id: string) => sql`d.${sql.ref(column === rows.id ? id : column)} ${sql.raw(direction)}`;
  return {
    rank,
    byDistance: byDistance && rank === null,
    columns: [column, ...(own === null ? [] : [own])],
    standing: standing(rows.id),
    by: (id, isRead) => {
      const name = isRead ? 'id' : id;
      if (own !== null) return sql`d.${sql.ref(own)}, d.${sql.ref(name)}`;
      return sql.join([
        ...(rank ? [sql`${isRead ? sql`d.rank` : rank} desc`] : []),
        ...(byDistance ? [sql`${isRead ? sql`d.km` : distanceTo(query.point)} nulls last`] : []),
        ...(isRead && query.first ? [sql`d.is_first desc`] : []),
        standing(name),
      ]);
    },
  };
}

/** The page of a search with more matches than are all read. */
async function findPage<Facet extends string, Order extends string>(
  db: TenantDb,
  rows: SearchedRows<Facet, Order>,
  query: EntrySearch<Facet>,
  order: Ordered,
  page: number,
  total: number,
): Promise<FoundEntry[]> {
  const conditions = [...conditionsOf(db, query), ...facetConditions(rows, query)];
  const { point } = query;
  if (order.byDistance && point)
    for (const km of CIRCLES)
      if (!query.around || (km < query.around.km && total * (km / query.around.km) ** 2 > 2 * page * PER_PAGE)) {
        const found = await pageAmong([...conditions, within(point, km)]);
        if (found.length === PER_PAGE) return found;
      }
  return pageAmong(conditions);

  async function pageAmong(all: readonly RawBuilder<SqlBool>[]): Promise<FoundEntry[]> {
    const block = Math.floor(((page - 1) * PER_PAGE) / RANKED);
    const table = sql.table(rows.table);
    const from = order.rank
      ? sql`(select d.* from ${table} d where ${holdAll(all)} order by ${order.standing} limit ${RANKED} offset ${block * RANKED}) d`
      : sql`${table} d where ${holdAll(all)}`;
    const offset = (page - 1) * PER_PAGE - (order.rank ? block * RANKED : 0);
    const { rows: found } =
      await sql<FoundEntry>`select d.${sql.ref(rows.id)} as id, ${distanceTo(point)} as distance_km from ${from}
      order by ${order.by(rows.id, false)} limit ${PER_PAGE} offset ${offset}`.execute(db);
    return found;
  }
}

/** How many rows match each of these searches; more than COUNTED are an estimate. */
export async function countSearches<Facet extends string, Order extends string>(
  db: TenantDb,
  rows: SearchedRows<Facet, Order>,
  searches: readonly EntrySearch<Facet>[],
  limits: SearchLimits = SEARCH_LIMITS,
): Promise<number[]> {
  if (searches.length === 0) return [];
  const statement = searches.map((query, nth) => {
    const matches = holdAll([...conditionsOf(db, query), ...facetConditions(rows, query)]);
    const table = sql.table(rows.table);
    return sql`select ${sql.lit(nth)} as nth, count(*)::int as count,
        case when count(*) = ${limits.counted} then (select count(*)::int from ${table} d
          where d.lot < ${sql.lit(SAMPLED_LOTS)} and ${matches}) else 0 end as sampled
      from (select from ${table} d where ${matches} limit ${limits.counted}) counted`;
  });
  const { rows: found } = await sql<{
    nth: number;
    count: number;
    sampled: number;
  }>`${sql.join(statement, sql` union all `)}`.execute(db);
  return searches.map((_, index) => {
    const { count = 0, sampled = 0 } = found.find(({ nth }) => nth === index) ?? {};
    return count < limits.counted ? count : rounded(Math.max(count, (sampled * LOTS) / SAMPLED_LOTS));
  });
}

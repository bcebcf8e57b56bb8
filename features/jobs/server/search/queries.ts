import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { BADGE_SHARE, LEAST_REPLIES } from '#features/companies/rules.ts';
import { isOpenInSearch, isReadableInOwnLists } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { cellsAround, squaresAround } from '#kit/server/database/map-cells.ts';
import { webSearch } from '#kit/server/database/search-text.ts';
import type { JobFilter } from '../../contract.ts';
import { FACETS, type FacetName, JOBS_PER_PAGE, MENTIONS_COUNTED, POSTED_DAYS } from '../../rules.ts';
import { type Term, webForms } from '../../search/read-search.ts';
import type { FoundId } from '../queries.ts';
import { countUpTo, hasInText } from './text-queries.ts';

/*
 * How search stays fast with any number of jobs (figures in docs/performance.md):
 * - a random sample of one job in sixteen is searched first, to estimate the number of matches;
 * - with few matches all are read, so total, facets and order are exact;
 * - with many matches only the page is read, through an index in its order. The total is scaled up from the sample, which also
 *   tells the most frequent values of the facets, without numbers;
 * - relevance ranks only the newest matches, as many as fit on all pages, and reads them by publication day.
 */

/** Estimated number of matches up to which everything is counted exactly. */
const COUNTED_EXACTLY = 2000;
/** Lots of the sample (partition job_search_sample), and of all. */
const SAMPLE_LOTS = 4096;
const ALL_LOTS = 65_536;
/** Parts of the sample that the index job_search_sample_words tells apart. */
const PARTS = 8;
/** Maximum number of matches read from the sample. More would improve the estimate too little. */
const SAMPLED = 600;
/** The same, for counting one facet without its own filter. */
const SAMPLED_FOR_FACET = 300;
/** Number of jobs that are ranked together: the newest matches fill the first pages, the next newest the following ones. */
const RANKED = 500;
/** Publication days are estimated from the sample, so this factor more jobs are requested to be sure to get enough. */
const MARGIN = 1.3;
/** Number of matches at which exact counting stops, in case the estimate was far too low. */
const COUNTED_AT_MOST = 10 * COUNTED_EXACTLY;
/** Number of publication days that are listed one by one. */
const MOST_DAYS = 100;
/** With fewer matches in the sample the day can't be estimated; then matches are frequent enough to be found quickly without it. */
const TELLS_SINCE = 8;

/** A filter with what the server found out about it. */
export type JobQuery = JobFilter & {
  /** The terms of the words of the search; null where these are searched as typed. */
  terms?: readonly Term[] | null | undefined;
  /** Occupations recognised in the words of the search, likeliest first. */
  meant?: readonly string[] | undefined;
  /** Jobs that fit the veteran, best first, where the list is narrowed to them. */
  matched?: readonly number[] | undefined;
};

/**
 * A condition on a row `j` of job_search or job_projection, with the filter that it belongs to, and whether it compares the words of jobs only.
 * `isWide` is a distance too wide for squares of the map.
 */
export type Condition = { of: keyof JobFilter; holds: RawBuilder<SqlBool>; isWords?: boolean; isWide?: boolean };

const MARKS = ['guaranteed_interview', 'placement', 'military_skills_accepted'] as const;

const oneOf = (column: RawBuilder<unknown>, values: readonly (string | number)[]) =>
  values.length === 1 ? sql<SqlBool>`${column} = ${values[0]}` : sql<SqlBool>`${column} = any(${values})`;
const lowered = (values: string[]) => values.map((value) => value.toLowerCase());
const hasPlace = (filter: JobFilter): filter is JobFilter & { latitude: number; longitude: number } =>
  filter.latitude !== undefined && filter.longitude !== undefined;

/** Kilometres from the searched location to a job; null without either location. */
function distanceTo(filter: JobFilter): RawBuilder<number | null> {
  return hasPlace(filter)
    ? sql`kilometres_between(${filter.latitude}::float8, ${filter.longitude}::float8, j.latitude, j.longitude)`
    : sql`null::float8`;
}

/** What a condition on the distance reads: squares, or cells, which are larger and in the indexes of matching. */
type Grid = 'squares' | 'cells';

function within(filter: JobFilter, km: number, grid: Grid = 'squares'): Condition {
  const squares = hasPlace(filter) && grid === 'squares' ? squaresAround(filter.latitude, filter.longitude, km) : null;
  const cells = hasPlace(filter) && !squares ? cellsAround(filter.latitude, filter.longitude, km) : null;
  // Coordinates are stored with a precision of one metre.
  const near = sql<SqlBool>`${distanceTo(filter)} <= ${km + 0.01}::float8`;
  const of = 'radius_km';
  if (squares) return { of, holds: sql`${near} and map_square(j.latitude, j.longitude) = any(${squares}::int[])` };
  return { of, holds: cells ? sql`${near} and j.cell = any(${cells}::int[])` : near, isWide: true };
}

const phraseOf = (phrase: string) => sql`phraseto_tsquery('english', ${phrase})`;

/** Any phrase of each term, or the search as typed. */
function wordsOf({ search, terms }: JobQuery): RawBuilder<unknown> {
  if (!terms) return sql`websearch_to_tsquery('english', ${webSearch(webForms(search))})`;
  return sql`(${sql.join(
    terms.map(({ phrases }) => sql`(${sql.join(phrases.map(phraseOf), sql` || `)})`),
    sql` && `,
  )})`;
}

/** Whether the employer of a row `j` of job_search or job_projection has the badge. */
export const answersInTime = (db: TenantDb) =>
  sql<SqlBool>`exists (select from company_replies r where r.tenant_id = ${db.tenant_id} and r.company_id = j.company_id
    and r.decided >= ${sql.lit(LEAST_REPLIES)} and r.in_time >= ${sql.lit(BADGE_SHARE)} * r.decided)`;

/** The conditions of a filter. */
export function conditionsOf(db: TenantDb, filter: JobQuery, grid?: Grid): Condition[] {
  const all: Condition[] = [];
  const add = (of: keyof JobFilter, holds: RawBuilder<SqlBool>) => all.push({ of, holds });
  if (filter.search) {
    const words = sql<SqlBool>`j.words @@ ${wordsOf(filter)}`;
    const found = filter.meant?.length ? sql<SqlBool>`(${words} or ${oneOf(sql`j.occupation_id`, filter.meant)})` : words;
    if (filter.in_description) add('search', sql`${hasInText(db, wordsOf(filter))} and not coalesce(${found}, false)`);
    else all.push({ of: 'search', holds: found, isWords: !filter.meant?.length });
  }
  if (filter.occupation.length) add('occupation', oneOf(sql`j.occupation_id`, filter.occupation));
  if (filter.job_role.length) add('job_role', oneOf(sql`j.job_role`, lowered(filter.job_role)));
  if (filter.experience.length) add('experience', oneOf(sql`j.experience`, filter.experience));
  if (filter.country_id !== undefined) add('country_id', sql`j.country_id = ${filter.country_id}`);
  if (filter.city.length) add('city', oneOf(sql`lower(j.city)`, lowered(filter.city)));
  if (filter.state.length)
    add(
      'state',
      sql`exists (select from jobs x join states s on s.id = x.state_id
        where x.tenant_id = ${db.tenant_id} and x.id = j.job_id and ${oneOf(sql`lower(s.name)`, lowered(filter.state))})`,
    );
  if (filter.state.length) add('state', oneOf(sql`j.region`, lowered(filter.state)));
  if (filter.job_type.length) add('job_type', oneOf(sql`j.job_type`, filter.job_type));
  if (filter.industry.length) add('industry', oneOf(sql`j.industry_id`, filter.industry));
  if (filter.type.length) add('type', oneOf(sql`j.type`, filter.type));
  if (filter.company_id !== undefined) add('company_id', sql`j.company_id = ${filter.company_id}`);
  if (filter.salary_min !== undefined) add('salary_min', sql`j.salary_year >= ${filter.salary_min}`);
  if (filter.security_clearance.length) add('security_clearance', oneOf(sql`j.security_clearance`, filter.security_clearance));
  for (const mark of MARKS) if (filter[mark]) add(mark, sql`j.marks @> array[${sql.lit(mark)}]`);
  if (filter.answers_in_time) add('answers_in_time', answersInTime(db));
  if (filter.matched) add('matching_jobs', sql`j.job_id = any(${sql.val(filter.matched)}::int[])`);
  if (filter.posted !== 'all') add('posted', sql`j.published_at >= now() - make_interval(days => ${POSTED_DAYS[filter.posted]})`);
  if (filter.radius_km !== undefined) all.push(within(filter, filter.radius_km, grid));
  return all;
}

const whereAll = (db: TenantDb, conditions: Condition[]): RawBuilder<SqlBool> =>
  sql.join([sql`j.tenant_id = ${db.tenant_id}`, ...conditions.map((one) => one.holds)], sql` and `);

/** The given conditions, restricted to open jobs among the rows `j` of job_search. */
const whereOpen = (db: TenantDb, conditions: Condition[]) => sql`${isOpenInSearch()} and ${whereAll(db, conditions)}`;

/** The number of open jobs that a search finds; null for more than are read to count them. */
export const countExactly = (db: TenantDb, query: JobQuery): Promise<number | null> =>
  countUpTo(db, whereAll(db, conditionsOf(db, query)), MENTIONS_COUNTED);

/** Jobs of a recognised occupation rank like jobs that contain the words, the likeliest occupation first. */
const meantRank = ({ meant }: JobQuery) =>
  meant?.length ? sql` + coalesce(0.6 / array_position(${sql.val(meant)}::text[], j.occupation_id), 0)` : sql``;

/** The rank of the words. PostgreSQL divides the rank of alternatives by their number, but a job needs only one of them. */
function wordRank(filter: JobQuery): RawBuilder<number> {
  const [only, ...others] = filter.terms ?? [];
  const words = only && others.length === 0 ? new Set(only.phrases.flatMap((phrase) => phrase.split(' '))).size : 1;
  return sql`${sql.lit(words)}::float4 * ts_rank('{0.1, 0.2, 0.4, 1}', j.words, ${wordsOf(filter)})`;
}

/** The first sort key of each order. */
function firstOf(filter: JobQuery): RawBuilder<unknown> {
  return {
    // A month halves the weight of a match.
    relevance: filter.search
      ? sql`(${wordRank(filter)}${meantRank(filter)}) / (1 + extract(epoch from now() - j.published_at)::float4 / 2592000)`
      : sql`j.published_at`,
    match: filter.matched ? sql`array_position(${sql.val(filter.matched)}::int[], j.job_id)` : sql`j.published_at`,
    newest: sql`j.published_at`,
    closing_soon: sql`j.closes_at`,
    salary: sql`j.salary_year`,
    distance: distanceTo(filter),
  }[filter.sorted_by];
}

/**
 * A total order: after `first` the newest, then the greatest id. Closing date and distance sort ascending where the others
 * sort descending. `asc` reverses the whole order, except for distance.
 * @param mayLackFirst whether `first` can be null; those jobs come last
 */
function orderBy(filter: JobQuery, first: RawBuilder<unknown>, mayLackFirst: boolean): RawBuilder<unknown> {
  const isTurned = filter.sorted_type === 'asc' && filter.sorted_by !== 'distance';
  const down = sql.raw(isTurned ? 'asc' : 'desc');
  const up = sql.raw(isTurned ? 'desc' : 'asc');
  const isUp = filter.sorted_by === 'closing_soon' || filter.sorted_by === 'distance' || filter.sorted_by === 'match';
  // Only where needed, because the index for this order does not declare it.
  const nulls = sql.raw(mayLackFirst ? 'nulls last' : '');
  return sql`${first} ${isUp ? up : down} ${nulls}, j.published_at ${down}, j.job_id ${down}`;
}

/** The number of matches for each value of a facet; those in the sample where the tally is an estimate. */
export type Counts = Record<FacetName, Map<string, number>>;
export type Tally = { total: number; isEstimate: boolean; counts: Counts };

/** One of the searches of a result: its conditions, and the facets that it counts. */
export type Search = { conditions: Condition[]; facets: readonly FacetName[] };

/** What a tally reads of the matches. */
type TallyRow = {
  search: number;
  seen: number;
  last_lot: number | null;
  /** Their tenant_day, separated by SEPARATOR; null where it is not needed. */
  days: string | null;
  /** Open jobs of the tenant in the sample, at most as many as are read from it. Null where they are not counted. */
  open: number | null;
  posted_today: number | null;
  posted_last_week: number | null;
  posted_last_month: number | null;
  page: FoundId[] | null;
} & Record<ValueFacet, string | null>;

type ValueFacet = Exclude<FacetName, 'posted'>;
const VALUE_OF: Record<ValueFacet, string> = {
  job_type: 'job_type',
  type: 'type',
  experience: 'experience',
  industry: 'industry_id',
  city: 'city',
  occupation: 'occupation_id',
};
const VALUE_FACETS = FACETS.filter((name) => name !== 'posted');
const FACET_COLUMNS = sql.raw(
  `j.job_id, j.lot, j.tenant_day, j.published_at, ${Object.values(VALUE_OF).map((column) => `j.${column}`)}`,
);

/** Unit separator. It is removed from the values that it separates. */
const SEPARATOR = '\u001f';
/** All values of a column of `j` in one text: counting them here takes a fraction of the time that PostgreSQL takes to group by each column. */
const valuesOf = (column: string) => sql.raw(`string_agg(replace(${column}::text, chr(31), ''), chr(31))`);
const listOf = (text: string | null) => (text === null ? [] : text.split(SEPARATOR));

// A subquery, because PostgreSQL would subtract the days again for each row.
const isSince = (days: number) =>
  sql`count(*) filter (where published_at >= (select now() - make_interval(days => ${sql.lit(days)})))::int`;

/** Reads what is to be counted of `rows`, a relation with FACET_COLUMNS. */
function tallyOf(
  { facets }: Search,
  index: number,
  rows: RawBuilder<unknown>,
  more: { days?: RawBuilder<unknown>; open?: RawBuilder<unknown>; page?: RawBuilder<unknown> | undefined },
): RawBuilder<TallyRow> {
  const values = VALUE_FACETS.map(
    (name) => sql`${facets.includes(name) ? valuesOf(VALUE_OF[name]) : sql`null::text`} as ${sql.ref(name)}`,
  );
  const posted = (days: number) => (facets.includes('posted') ? isSince(days) : sql`null::int`);
  return sql`select * from (
    with j as materialized (${rows})
    select ${sql.lit(index)}::int as search, count(*)::int as seen, max(lot) as last_lot, ${more.days ?? sql`null::text`} as days,
      ${more.open ?? sql`null::int`} as open, ${more.page ?? sql`null::json`} as page, ${sql.join(values)},
      ${posted(POSTED_DAYS.today)} as posted_today, ${posted(POSTED_DAYS.last_week)} as posted_last_week,
      ${posted(POSTED_DAYS.last_month)} as posted_last_month
    from j) tally`;
}

/** Runs tallies in one statement: one database round trip. */
async function runTallies(db: TenantDb, tallies: RawBuilder<TallyRow>[]): Promise<TallyRow[]> {
  const { rows } = await sql<TallyRow>`${sql.join(tallies, sql` union all `)}`.execute(db);
  return rows.sort((a, b) => a.search - b.search);
}

function countsOf(row: TallyRow): Counts {
  const count = (name: ValueFacet) => {
    const counts = new Map<string, number>();
    for (const value of listOf(row[name])) counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  };
  const posted = {
    today: row.posted_today ?? 0,
    last_week: row.posted_last_week ?? 0,
    last_month: row.posted_last_month ?? 0,
    all: row.seen,
  };
  return {
    job_type: count('job_type'),
    type: count('type'),
    experience: count('experience'),
    industry: count('industry'),
    city: count('city'),
    occupation: count('occupation'),
    posted: new Map(Object.entries(posted)),
  };
}

/** Rounds to two significant figures: 141,372 becomes 140,000. */
function rounded(number: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, number))) - 1);
  return Math.round(number / unit) * unit;
}

/** The sample's estimate of a search: the number of matches, and the tenant_day from which the page's matches are, if known. */
export type Sample = Tally & { about: number; since: number | null; isCountable: boolean };

/** The number of newest matches needed to show this page. */
const reachOf = (page: number) => RANKED * (1 + Math.floor(((page - 1) * JOBS_PER_PAGE) / RANKED));

/** Filters that the index on words has as well. */
const BESIDE_WORDS: ReadonlySet<keyof JobFilter> = new Set([
  ...(['job_type', 'type', 'experience', 'industry', 'city', 'security_clearance'] as const),
  ...MARKS,
]);

/** Without words, most filters have so many matches that those in the order of lots are found sooner. */
const isReadInParts = (conditions: Condition[]): boolean =>
  conditions.some(({ isWords }) => isWords) &&
  conditions.every(({ of, isWords, isWide }) => isWords || isWide || BESIDE_WORDS.has(of));

/** Searches the sample, for several searches in one statement. The first one is that of the page. */
export async function sampleJobs(db: TenantDb, searches: Search[], page = 1): Promise<Sample[]> {
  const limitOf = (index: number) => (index === 0 ? SAMPLED : SAMPLED_FOR_FACET);
  const tallies = searches.map((search, index) => {
    const limit = sql.lit(limitOf(index));
    const sampled = (conditions: Condition[]) =>
      sql`job_search j where j.lot < ${sql.lit(SAMPLE_LOTS)} and ${whereOpen(db, conditions)}`;
    const inParts = sql`
      select ${FACET_COLUMNS} from generate_series(0, ${sql.lit(PARTS - 1)}) part cross join lateral (
        select j.* from ${sampled(search.conditions)}
          and j.tenant_id::bigint * ${sql.lit(PARTS)} + j.lot / ${sql.lit(SAMPLE_LOTS / PARTS)} = (${db.tenant_id * PARTS} + part)::bigint
        order by j.lot) j limit ${limit}`;
    const rows = isReadInParts(search.conditions)
      ? inParts
      : sql`select ${FACET_COLUMNS} from ${sampled(search.conditions)} order by j.lot limit ${limit}`;
    if (index > 0) return tallyOf(search, index, rows, {});
    return tallyOf(search, index, rows, {
      days: valuesOf('tenant_day'),
      // No fewer than were found.
      open: sql`case when count(*) < ${limit} then (select count(*) from (select from ${sampled([])} limit ${sql.lit(SAMPLED)}) open)::int end`,
    });
  });
  const tallied = await runTallies(db, tallies);
  // A tenant with fewer than about 10,000 open jobs: all are read quickly.
  const isFew = (tallied[0]?.open ?? SAMPLED) < SAMPLED;
  return tallied.map((row) => {
    const lots = row.seen < limitOf(row.search) ? SAMPLE_LOTS : (row.last_lot ?? 0) + 1;
    const about = (row.seen * ALL_LOTS) / lots;
    // As many newer matches are in the sample for each match that the page needs.
    const nth = Math.floor((MARGIN * reachOf(page) * lots) / ALL_LOTS);
    const newest =
      nth >= TELLS_SINCE
        ? listOf(row.days)
            .map(Number)
            .sort((a, b) => b - a)
        : [];
    const isCountable = isFew || about <= COUNTED_EXACTLY;
    return { about, since: newest[nth] ?? null, isCountable, total: rounded(about), isEstimate: true, counts: countsOf(row) };
  });
}

const onPage = ({ page }: JobFilter, before = 0) => sql`limit ${JOBS_PER_PAGE} offset ${(page - 1) * JOBS_PER_PAGE - before}`;

/** Counts all matches, for several searches in one statement; for those with a `page`, also reads that page. */
export async function countJobs(
  db: TenantDb,
  searches: (Search & { page?: JobQuery })[],
): Promise<(Tally & { page: FoundId[] })[]> {
  if (searches.length === 0) return [];
  const tallies = searches.map((search, index) => {
    const { page } = search;
    const ordered = page ? sql`, ${firstOf(page)} as first, ${distanceTo(page)} as distance_km` : sql``;
    const rows = sql`
      select ${FACET_COLUMNS}${ordered} from job_search j where ${whereOpen(db, search.conditions)} limit ${sql.lit(COUNTED_AT_MOST)}`;
    const found =
      page &&
      sql`(select json_agg(p) from (
      select job_id, distance_km from j order by ${orderBy(page, sql`j.first`, true)} ${onPage(page)}) p)`;
    return tallyOf(search, index, rows, { page: found });
  });
  return (await runTallies(db, tallies)).map((row) => ({
    total: row.seen,
    isEstimate: row.seen >= COUNTED_AT_MOST,
    counts: countsOf(row),
    page: row.page ?? [],
  }));
}

/** One page of a search with more matches than are counted. @param since the day estimated from the sample */
export async function findPage(db: TenantDb, filter: JobQuery, since: number | null): Promise<FoundId[]> {
  for (const narrowed of narrowings(db, filter, since)) {
    const isAll = narrowed.length === 0;
    const mayLackFirst = isAll && (filter.sorted_by === 'salary' || filter.sorted_by === 'distance');
    // A distance within that of the filter replaces it.
    const others = conditionsOf(db, filter).filter(
      ({ of }) => of !== 'radius_km' || !narrowed.some((one) => one.of === 'radius_km'),
    );
    const found = await findPageAmong(db, filter, [...others, ...narrowed], mayLackFirst);
    if (isAll || found.length === JOBS_PER_PAGE) return found;
  }
  return [];
}

/**
 * Conditions that the first matches of the order meet, tightest first, so that an index reads only these. The last has no condition.
 */
function* narrowings(db: TenantDb, filter: JobQuery, since: number | null): Generator<Condition[]> {
  const { sorted_by, sorted_type } = filter;
  if (sorted_by === 'distance' && hasPlace(filter)) {
    for (const km of [10, 40, 160]) if (km < (filter.radius_km ?? Infinity)) yield [within(filter, km)];
  }
  if (sorted_by === 'salary') yield [{ of: 'salary_min', holds: sql`j.salary_year is not null` }];
  const isNewestFirst = sorted_by === 'relevance' || (sorted_by === 'newest' && sorted_type === 'desc');
  if (filter.search && isNewestFirst && since !== null) {
    // Uses this process's clock, which may be slightly behind the database's.
    const tomorrow = db.tenant_id * 65_536 + Math.floor(Date.now() / 86_400_000) - DAYS_TO_2000 + 1;
    const days = Array.from({ length: Math.max(0, tomorrow - since + 1) }, (_, back) => tomorrow - back);
    // The time as well, because the index on occupations has no days.
    const from = new Date((since - db.tenant_id * 65_536 + DAYS_TO_2000) * 86_400_000).toISOString();
    const sinceThen = filter.meant?.length ? [sql<SqlBool>`j.published_at >= ${from}::timestamptz`] : [];
    if (days.length <= MOST_DAYS)
      yield [sql<SqlBool>`j.tenant_day = any(${days}::bigint[])`, ...sinceThen].map((holds) => ({ of: 'posted', holds }));
  }
  yield [];
}

const DAYS_TO_2000 = 10_957;

async function findPageAmong(db: TenantDb, filter: JobQuery, conditions: Condition[], mayLackFirst: boolean): Promise<FoundId[]> {
  const isRanked = filter.sorted_by === 'relevance' && filter.search !== '';
  const before = isRanked ? reachOf(filter.page) - RANKED : 0;
  const source = isRanked
    ? sql`(select * from job_search j where ${whereOpen(db, conditions)}
        order by j.published_at desc, j.job_id desc limit ${sql.lit(RANKED)} offset ${sql.lit(before)}) j`
    : sql`job_search j where ${whereOpen(db, conditions)}`;
  const { rows } = await sql<FoundId>`
    select j.job_id, ${distanceTo(filter)} as distance_km from ${source}
    order by ${orderBy(filter, firstOf(filter), mayLackFirst)} ${onPage(filter, before)}`.execute(db);
  return rows;
}

/**
 * The same jobs in the same order, without those that match by their place alone, unless all do.
 * @param terms of which each job matches some
 */
export async function withoutPlaceOnly(db: TenantDb, terms: readonly Term[], found: FoundId[]): Promise<FoundId[]> {
  if (found.length === 0) return found;
  const any = sql.join(
    terms.flatMap(({ phrases }) => phrases.map(phraseOf)),
    sql` || `,
  );
  const { rows } = await sql<{ job_id: number }>`
    select j.job_id from job_search j
    where j.tenant_id = ${db.tenant_id} and j.job_id = any(${found.map(({ job_id }) => job_id)}::int[])
      and ts_rank('{0, 0.2, 0.4, 1}', j.words, (${any})) > 0`.execute(db);
  const inWork = new Set(rows.map(({ job_id }) => job_id));
  return inWork.size === 0 ? found : found.filter(({ job_id }) => inWork.has(job_id));
}

/** A page of the jobs that a veteran has saved or applied for, also of those that have ended. */
export async function findOwnJobs(
  db: TenantDb,
  veteranId: number,
  filter: JobFilter & { jobType: 'saved' | 'applied' },
): Promise<{ found: FoundId[]; total: number }> {
  const own =
    filter.jobType === 'saved'
      ? sql`select job_id, saved_at as at from saved_jobs where tenant_id = ${db.tenant_id} and veteran_id = ${veteranId}`
      : sql`select job_id, submitted_at as at from applications where tenant_id = ${db.tenant_id} and veteran_id = ${veteranId} and stage <> 'draft'`;
  const isByTime = filter.sorted_by === 'relevance' && filter.search === '';
  const { rows } = await sql<FoundId & { total: number }>`
    select j.job_id, ${distanceTo(filter)} as distance_km, count(*) over () as total
    from (${own}) own
    join jobs x on x.tenant_id = ${db.tenant_id} and x.id = own.job_id
    cross join lateral (select * from job_projection p where p.tenant_id = ${db.tenant_id} and p.job_id = own.job_id limit 1) j
    where ${isReadableInOwnLists(db, veteranId, 'x')} and ${whereAll(db, conditionsOf(db, filter))} order by ${orderBy(filter, isByTime ? sql`own.at` : firstOf(filter), true)}`.execute(
    db,
  );
  const from = (filter.page - 1) * JOBS_PER_PAGE;
  return { found: rows.slice(from, from + JOBS_PER_PAGE), total: rows[0]?.total ?? 0 };
}

/** The open jobs that share the most title words with this one, then the industry and the town. With too many matches, the newest. */
export async function findSimilar(db: TenantDb, jobId: number, limit: number): Promise<FoundId[]> {
  const { rows: jobs } = await sql<{ any_word: string; industry_id: number | null; city: string | null }>`
    select replace(plainto_tsquery('english', title)::text, '&', '|') as any_word, industry_id, city
    from jobs where tenant_id = ${db.tenant_id} and id = ${jobId}`.execute(db);
  const [job] = jobs;
  if (!job) return [];
  // Passed as a constant, because the planner needs to know how frequent the words are.
  const words = sql`${job.any_word}::tsquery`;
  const { rows } = await sql<FoundId>`
    select j.job_id, null::float8 as distance_km
    from (select * from job_search j where ${whereOpen(db, [])} and j.words @@ ${words} and j.job_id <> ${jobId}
      order by j.published_at desc, j.job_id desc limit ${sql.lit(RANKED)}) j
    order by ts_rank('{0, 0, 0.2, 1}', j.words, ${words}) * (case when j.industry_id = ${job.industry_id} then 1.2 else 1 end)
      * (case when j.city = ${job.city} then 1.2 else 1 end) desc, j.published_at desc, j.job_id desc
    limit ${limit}`.execute(db);
  return rows;
}

import type { z } from 'zod';
import { allIndustryNames, hiddenIndustries } from '#features/lookups/server/index.ts';
import { occupationReference, readMilitarySearch } from '#features/occupations/server/index.ts';
import { listMeta } from '#kit/contract/shapes.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { sharedCache } from '#kit/server/process/cache.ts';
import type { findJobs, JobFacets, JobFilter, PublicJobFilter, WiderSearch } from '../../contract.ts';
import {
  FACETS,
  type FacetName,
  FEW_JOBS,
  facetsInForce,
  JOBS_PER_PAGE,
  LABELS,
  LAST_JOB_PAGE,
  MOST_CITIES,
  MOST_OCCUPATIONS,
  VALUES,
  widerSearches,
} from '../../rules.ts';
import { onlyPhrase, readTerms } from '../../search/read-search.ts';
import type { Matching } from '../matching.ts';
import { type FoundId, findJobCards } from '../queries.ts';
import { partialMatches } from './partial-matches.ts';
import {
  type Counts,
  conditionsOf,
  countExactly,
  countJobs,
  findOwnJobs,
  findPage,
  type JobQuery,
  type Search,
  sampleJobs,
  type Tally,
} from './queries.ts';
import { correctSpelling } from './spelling.ts';

type Reply = z.input<typeof findJobs.reply>;

/** What a search found: its page, the counts, and how it was understood. */
type Result = {
  filter: JobQuery;
  meaning: Awaited<ReturnType<typeof readMilitarySearch>>;
  ranked: Awaited<ReturnType<Matching['rankJobs']>> | null;
  found: FoundId[];
  tally: Tally;
  counts: Counts;
  /** Facets whose numbers are those of the sample. */
  sampled: ReadonlySet<FacetName>;
};

/** What a search uses and counts. */
type Options = { matching: Matching; facets: boolean };

/** Searches the open jobs. @param veteranId whose saved state and stages the cards contain */
export async function searchJobs(
  db: TenantDb,
  input: JobFilter,
  tenant: { country_id: number },
  veteranId: number | null,
  options: Options,
): Promise<Reply> {
  const run = (filter: JobFilter) => resultOf(db, filter, tenant, veteranId, options);
  let result = await run(input);
  let partial = await partialMatches(db, result);
  let corrected: Reply['corrected'] = null;
  const mentions = await findMentions(db, result);
  if (result.tally.total === 0 && !input.in_description) {
    const search = await correctSpelling(db, tenant.country_id, result.filter.terms ?? []);
    if (search !== null) {
      const again = await run({ ...input, search });
      const others = await partialMatches(db, again);
      if (again.tally.total > 0 || others.length > partial.length) {
        result = again;
        partial = others;
        corrected = { typed: input.search, searched: search };
      }
    }
  }
  const { filter, meaning, ranked, found, tally, counts, sampled } = result;
  // Sent together: each would wait for the reply to the one before.
  const [cards, facets] = await Promise.all([
    findJobCards(db, [...found, ...partial], veteranId),
    options.facets ? facetsOf(db, tenant.country_id, { counts, sampled }, filter) : null,
  ]);
  const isPartial = new Set(partial.map(({ job_id }) => job_id));
  return {
    data: cards.filter(({ id }) => !isPartial.has(id)),
    meta: metaOf(filter.page, tally),
    facets,
    meaning,
    corrected,
    mentions,
    partial: cards.filter(({ id }) => isPartial.has(id)),
    wider: tally.total === 0 && partial.length === 0 && ranked === null ? await countWider(db, filter, tenant.country_id) : [],
    no_match: ranked?.reason ?? null,
  };
}

/** Whether other jobs mention the words of a search that found few. */
async function findMentions(db: TenantDb, { filter, tally, ranked }: Result): Promise<Reply['mentions']> {
  if (!filter.search || filter.in_description || ranked || filter.page > 1 || tally.total >= FEW_JOBS) return null;
  const count = await countExactly(db, { ...filter, in_description: true });
  return count === 0 ? null : { count, phrase: onlyPhrase(filter.search) };
}

/** The newest open jobs that a visitor's search finds, at most this many pages, as typed. */
export async function findNewest(
  db: TenantDb,
  input: z.output<typeof PublicJobFilter>,
  tenant: { country_id: number },
  pages: number,
): Promise<FoundId[]> {
  const { query: filter } = await understood(db, { ...input, ...NEWEST_FIRST }, tenant);
  const [sample] = await sampleJobs(db, [{ conditions: conditionsOf(db, filter), facets: [] }], pages);
  const found: FoundId[] = [];
  for (let page = 1; page <= pages; page++) {
    const next = await findPage(db, { ...filter, page }, sample?.since ?? null);
    found.push(...next);
    if (next.length < JOBS_PER_PAGE) break;
  }
  return found;
}

const NEWEST_FIRST = { sorted_by: 'newest', sorted_type: 'desc', page: 1, jobType: 'jobs', matching_jobs: false } as const;

/** A search with what its words mean. */
async function understood(db: TenantDb, input: JobFilter, tenant: { country_id: number }) {
  const meaning = await readMilitarySearch(db, tenant.country_id, input.search);
  const query: JobQuery = {
    ...input,
    terms: readTerms(input.search),
    meant: meaning?.occupations.map(({ onet_soc }) => onet_soc),
  };
  return { meaning, query };
}

async function resultOf(
  db: TenantDb,
  input: JobFilter,
  tenant: { country_id: number },
  veteranId: number | null,
  { matching, facets }: Options,
): Promise<Result> {
  const { meaning, query } = await understood(db, input, tenant);
  const isMatched = veteranId !== null && (input.matching_jobs || input.jobType === 'recommended');
  const ranked = isMatched
    ? await matching.rankJobs({ db, veteranId, countryId: tenant.country_id, conditions: conditionsOf(db, query, 'cells') })
    : null;
  const filter: JobQuery = ranked
    ? { ...query, matched: ranked.ids, sorted_by: query.sorted_by === 'relevance' ? 'match' : query.sorted_by }
    : query;
  const ownFilters = facets ? facetsInForce(filter) : [];
  const { found, tally, others } = await findAndTally(db, filter, facets ? FACETS : [], ownFilters);
  const counts = { ...tally.counts };
  const sampled = new Set(tally.isEstimate ? FACETS : []);
  ownFilters.forEach((name, index) => {
    const other = others[index];
    if (!other) return;
    counts[name] = other.counts[name];
    if (other.isEstimate) sampled.add(name);
    else sampled.delete(name);
  });
  return { filter, meaning, ranked, found, tally, counts, sampled };
}

/** A veteran's own list: jobs in any status, without facets. */
export async function listOwnJobs(
  db: TenantDb,
  filter: JobFilter & { jobType: 'saved' | 'applied' },
  veteranId: number,
): Promise<Reply> {
  const { found, total } = await findOwnJobs(db, veteranId, filter);
  return {
    data: await findJobCards(db, found, veteranId),
    meta: listMeta(filter.page, JOBS_PER_PAGE, total),
    facets: null,
    meaning: null,
    corrected: null,
    mentions: null,
    partial: [],
    wider: [],
    no_match: null,
  };
}

/** The page, the counts of all matches, and the counts without each of the named filters. */
async function findAndTally(
  db: TenantDb,
  filter: JobQuery,
  facets: readonly FacetName[],
  ownFilters: FacetName[],
): Promise<{ found: FoundId[]; tally: Tally; others: Tally[] }> {
  const conditions = conditionsOf(db, filter);
  const searches: Search[] = [
    { conditions, facets: facets.filter((name) => !ownFilters.includes(name)) },
    ...ownFilters.map((name) => ({ conditions: conditions.filter((one) => one.of !== name), facets: [name] })),
  ];
  const samples = await sampleJobs(db, searches, filter.page);
  const countable = searches.flatMap((search, index) => {
    const sample = samples[index];
    return sample?.isCountable ? [{ ...search, index, ...(index === 0 ? { page: filter } : {}) }] : [];
  });
  const counted = await countJobs(db, countable);
  const tallies: Tally[] = [...samples];
  let found: FoundId[] | undefined;
  countable.forEach(({ index }, at) => {
    const exact = counted[at];
    if (!exact) return;
    tallies[index] = exact;
    if (index === 0) found = exact.page;
  });
  const [tally, ...others] = tallies;
  const [sample] = samples;
  if (!tally || !sample) throw new Error('A search without a tally');
  if (filter.page > LAST_JOB_PAGE) found = [];
  return { found: found ?? (await findPage(db, filter, sample.since)), tally, others };
}

function metaOf(page: number, { total, isEstimate }: Tally): Reply['meta'] {
  const meta = listMeta(page, JOBS_PER_PAGE, total);
  return { ...meta, last_page: Math.min(LAST_JOB_PAGE, meta.last_page), ...(isEstimate ? { total_is_estimate: true } : {}) };
}

async function facetsOf(
  db: TenantDb,
  countryId: number,
  { counts, sampled }: Pick<Result, 'counts' | 'sampled'>,
  filter: JobFilter,
): Promise<JobFacets> {
  const [industries, hidden, reference] = await Promise.all([industryNames(db), hiddenIndustries(db), occupationReference(db)]);
  // The sample misses rare values, and its numbers are too rough to be read as counts.
  const shown = (name: FacetName, count: number) => (sampled.has(name) ? null : count);
  const fixed = <Name extends 'job_type' | 'type' | 'experience' | 'posted'>(name: Name) => {
    const labels: Record<string, string> = LABELS[name];
    const chosen: readonly string[] = [filter[name]].flat();
    return VALUES[name]
      .map((value) => ({ value, label: labels[value] ?? value, count: shown(name, counts[name].get(value) ?? 0) }))
      .filter(({ value, count }) => count !== 0 || name === 'posted' || chosen.includes(value));
  };
  // The most frequent first. A selected value is included even without matches.
  const most = (
    name: 'industry' | 'city' | 'occupation',
    limit: number,
    chosen: string[],
  ): [value: string, count: number | null][] => {
    const isChosen = (value: string) => chosen.some((one) => one.toLowerCase() === value.toLowerCase());
    const found = [...counts[name]].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    const gone = chosen.filter((one) => !found.some(([value]) => value.toLowerCase() === one.toLowerCase()));
    return [
      ...found.filter(([value], rank) => rank < limit || isChosen(value)),
      ...gone.map((one): [string, number] => [one, 0]),
    ].map(([value, count]) => [value, shown(name, count)]);
  };
  return {
    job_type: fixed('job_type'),
    type: fixed('type'),
    experience: fixed('experience'),
    industry: most('industry', Infinity, filter.industry.map(String)).flatMap(([id, count]) => {
      const label = industries.get(Number(id));
      const isOffered = !hidden.has(Number(id)) || filter.industry.includes(Number(id));
      return label && isOffered ? [{ value: Number(id), label, count }] : [];
    }),
    city: most('city', MOST_CITIES, filter.city).map(([name, count]) => ({ value: name, label: name, count })),
    occupation: most('occupation', MOST_OCCUPATIONS, filter.occupation).map(([code, count]) => ({
      value: code,
      label: reference.nameOf(code, countryId),
      count,
    })),
    posted: fixed('posted'),
  };
}

/** The industries, which are the same for every tenant. */
const cachedIndustries = sharedCache<'all', Map<number, string>>({ name: 'industries', of: ['lookups'], ms: 60_000, most: 1 });

const industryNames = (db: TenantDb): Promise<Map<number, string>> =>
  cachedIndustries(
    null,
    'all',
    async () => new Map((await allIndustryNames(db)).map(({ id, name }) => [id, name])),
    db.reads_replica,
  );

/** Wider searches that find something, with the number of jobs. */
async function countWider(db: TenantDb, filter: JobQuery, countryId: number): Promise<WiderSearch[]> {
  const offers = widerSearches(filter, countryId);
  if (offers.length === 0) return [];
  const searches = offers.map(
    (offer): Search => ({
      conditions: conditionsOf(db, {
        ...offer.filter,
        terms: readTerms(offer.filter.search),
        meant: offer.filter.search === filter.search ? filter.meant : undefined,
      }),
      facets: [],
    }),
  );
  const samples = await sampleJobs(db, searches);
  const countable = samples.flatMap((sample, index) => (sample.isCountable ? [index] : []));
  const counted = await countJobs(
    db,
    searches.filter((_, index) => countable.includes(index)),
  );
  return offers
    .map(({ change, label }, index) => {
      const { total, isEstimate } = counted[countable.indexOf(index)] ?? samples[index] ?? { total: 0, isEstimate: false };
      return { change, label, count: total, count_is_estimate: isEstimate };
    })
    .filter(({ count }) => count > 0);
}

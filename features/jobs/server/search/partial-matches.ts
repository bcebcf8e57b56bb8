import { occupationReference } from '#features/occupations/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { JOBS_PER_PAGE } from '../../rules.ts';
import { partsOf, smallerSearches, type Term } from '../../search/read-search.ts';
import type { FoundId } from '../queries.ts';
import {
  conditionsOf,
  countJobs,
  findPage,
  type JobQuery,
  type Search,
  sampleJobs,
  type Tally,
  withoutPlaceOnly,
} from './queries.ts';

/** Jobs taken from one smaller search while there are others. */
const MOST_OF_ONE = 12;
/** Smaller searches that are made. */
const MOST_SEARCHES = 10;
/** Frequent words need no exact count to be weighed. */
const COUNTED_FOR_WEIGHT = 200;

/**
 * Jobs that match some of the words of a search which found less than a page, those with the rarer words first. At most a page.
 */
export async function partialMatches(
  db: TenantDb,
  { filter, tally, found, ranked }: { filter: JobQuery; tally: Tally; found: readonly FoundId[]; ranked: object | null },
): Promise<FoundId[]> {
  const terms = partsOf(filter.terms ?? []);
  if (terms.length < 2 || ranked || filter.in_description || filter.page > 1 || tally.total >= JOBS_PER_PAGE) return [];
  const queryOf = (some: readonly Term[]): JobQuery => ({
    ...filter,
    terms: some,
    meant: undefined,
    sorted_by: 'relevance',
    sorted_type: 'desc',
  });
  const single = await countAll(
    db,
    terms.map((term) => queryOf([term])),
  );
  const reference = await occupationReference(db);
  const choices = smallerSearches(terms, single, (words) => reference.isTitle(words), MOST_SEARCHES);
  const pages = await pagesOf(db, choices.map(queryOf));
  const taken = new Set(found.map(({ job_id }) => job_id));
  const partial: FoundId[] = [];
  for (const rows of pages) {
    const fresh = rows.filter(({ job_id }) => !taken.has(job_id)).slice(0, pages.length > 1 ? MOST_OF_ONE : JOBS_PER_PAGE);
    for (const row of fresh) taken.add(row.job_id);
    partial.push(...fresh);
  }
  return (await withoutPlaceOnly(db, terms, partial)).slice(0, JOBS_PER_PAGE);
}

/** The number of jobs of each search, exact for few. */
async function countAll(db: TenantDb, queries: JobQuery[]): Promise<number[]> {
  const searches = queries.map((query): Search => ({ conditions: conditionsOf(db, query), facets: [] }));
  const samples = await sampleJobs(db, searches);
  const few = searches.flatMap((search, index) =>
    (samples[index]?.about ?? 0) <= COUNTED_FOR_WEIGHT ? [{ ...search, index }] : [],
  );
  const counted = await countJobs(db, few);
  return queries.map((_, index) => counted[few.findIndex((one) => one.index === index)]?.total ?? samples[index]?.total ?? 0);
}

/** The first page of each search. */
async function pagesOf(db: TenantDb, queries: JobQuery[]): Promise<FoundId[][]> {
  const searches = queries.map((query): Search => ({ conditions: conditionsOf(db, query), facets: [] }));
  const samples = await sampleJobs(db, searches);
  const countable = queries.flatMap((page, index) => {
    const [sample, search] = [samples[index], searches[index]];
    return sample?.isCountable && search ? [{ ...search, page, index }] : [];
  });
  const counted = await countJobs(db, countable);
  const pages: FoundId[][] = [];
  for (const [index, query] of queries.entries()) {
    const exact = counted[countable.findIndex((one) => one.index === index)];
    pages.push(exact ? exact.page : await findPage(db, query, samples[index]?.since ?? null));
  }
  return pages;
}

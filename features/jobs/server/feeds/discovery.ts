import { pathOf } from '#kit/contract/route.ts';
import type { PublicContent } from '#kit/server/http/public-page.ts';
import { DEFAULT_RADIUS, PublicJobFilter } from '../../contract.ts';
import { kilometres } from '../../near-rules.ts';
import { getSearchFeed, SEARCH_FEEDS, type SearchFeedKind } from '../../search-feed-contract.ts';

const KINDS = Object.keys(SEARCH_FEEDS) as SearchFeedKind[];
const LABELS: Record<SearchFeedKind, string> = { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' };

/** The feeds of a job list for its page's head, from the query of its address. */
export function feedLinks(listQuery: URLSearchParams): NonNullable<PublicContent['feeds']> {
  const query = feedQuery(listQuery).toString();
  return KINDS.map((kind) => ({
    type: SEARCH_FEEDS[kind],
    title: `These jobs as ${LABELS[kind]}`,
    href: pathOf(getSearchFeed, { kind }) + (query && `?${query}`),
  }));
}

/** The filter of a list's address as the feed takes it; all jobs where the address makes no sense. */
function feedQuery(list: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of list) if (name in PublicJobFilter.shape && value !== '') query.append(name, value);
  const miles = Number(list.get('radius') ?? DEFAULT_RADIUS);
  if (list.has('near') && query.has('latitude') && miles > 0) query.set('radius_km', String(kilometres(miles)));
  else for (const name of ['latitude', 'longitude', 'radius_km']) query.delete(name);
  const near = list.get('near');
  if (near && miles === 0) query.append('city', near);
  return PublicJobFilter.safeParse(fieldsOf(query)).success ? query : new URLSearchParams();
}

const fieldsOf = (query: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(query.keys())].map((name) => [name, query.getAll(name).length > 1 ? query.getAll(name) : query.get(name)]),
  );

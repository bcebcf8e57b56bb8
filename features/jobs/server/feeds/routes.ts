import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { serve } from '#kit/server/http/serve.ts';
import type { PublicJobFilter } from '../../contract.ts';
import { getSearchFeed, SEARCH_FEEDS } from '../../search-feed-contract.ts';
import { findOpenJobs } from '../queries.ts';
import { findNewest } from '../search/search.ts';
import { etagOf, lastChange, writeSearchFeed } from './search-feed.ts';

/** Pages of the search that a feed contains: 60 jobs. */
const PAGES = 3;
/** For how long readers and proxies may reuse a feed. */
const FRESH_SECONDS = 900;

export function searchFeedRoutes(app: FastifyInstance, { siteOf }: { siteOf: (host: string) => string }): void {
  serve(app, getSearchFeed, async ({ db, tenant, params, query, request, reply }) => {
    const { source, ...filter } = query;
    const found = await findNewest(db, filter, tenant, PAGES);
    const jobs = await findOpenJobs(
      db,
      found.map(({ job_id }) => job_id),
    );
    const site = siteOf(tenant.primary_host);
    const [path = '', search = ''] = request.url.split('?', 2);
    const self = site + path + (search && `?${search}`);
    const body = writeSearchFeed(params.kind, {
      tenant,
      site,
      words: wordsOf(filter),
      self,
      list: `${site}/jobs${listQuery(filter)}`,
      source,
      jobs,
    });
    const etag = etagOf(body);
    const changed = lastChange(jobs);
    reply
      .type(`${SEARCH_FEEDS[params.kind]}; charset=utf-8`)
      // Readers in browsers of other websites may load it.
      .header('access-control-allow-origin', '*')
      .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
      .header('etag', etag);
    if (changed) reply.header('last-modified', changed.toUTCString());
    if (!isUnchanged(request.headers, etag)) return body;
    reply.code(304);
    return '';
  });
}

/**
 * Whether a reader has this version. A feed also changes when a job leaves it, which its latest change does not show, so only the ETag decides.
 * Proxies that compress a reply mark its ETag as weak.
 */
const isUnchanged = ({ 'if-none-match': sent = '' }: { 'if-none-match'?: string | undefined }, etag: string) =>
  sent.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

type Filter = z.output<typeof PublicJobFilter>;

const wordsOf = ({ search, city, state }: Filter) => [search, ...city, ...state].filter(Boolean).join(', ').slice(0, 120);

/** The list with these jobs, where its address can say all that narrows them. */
function listQuery({ latitude: _latitude, longitude: _longitude, radius_km, posted, ...filter }: Filter): string {
  if (radius_km !== undefined) return '';
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filter, posted: posted === 'all' ? '' : posted }))
    for (const one of [value].flat()) if (one !== undefined && one !== '' && one !== false) query.append(name, String(one));
  return query.size === 0 ? '' : `?${query}`;
}

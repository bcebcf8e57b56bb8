import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { PublicJobFilter, ViewSource } from './contract.ts';

/** The kinds of feed of a search, with their content types. */
export const SEARCH_FEEDS = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const;
export type SearchFeedKind = keyof typeof SEARCH_FEEDS;

export const getSearchFeed = defineRoute({
  method: 'GET',
  path: '/api/jobs/feed/{kind}',
  access: 'public',
  summary: 'The newest jobs of a search as RSS, Atom or JSON Feed',
  description:
    'Returns the newest open jobs that a search finds, at most 60, newest first. It takes the filters of the public search, without page and order. Links lead to the jobs here and contain nothing that tracks readers. With `source`, links name it, and the views and applications that follow are counted under it. Send `If-None-Match` to get 304 while nothing has changed.',
  reads_only: true,
  params: z.object({ kind: z.enum(Object.keys(SEARCH_FEEDS) as SearchFeedKind[], { error: 'Must be rss, atom or json' }) }),
  query: PublicJobFilter.safeExtend({ source: ViewSource.optional() }),
  limit: { max: 600, window: 3600 },
  file_reply: 'application/rss+xml',
});

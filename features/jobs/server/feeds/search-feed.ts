import { createHash } from 'node:crypto';
import { countryOf } from '#kit/country/country.ts';
import type { Tenant } from '#kit/server/http/serve.ts';
import { cdata, XML_HEAD, xmlText } from '#kit/server/text/xml.ts';
import type { SearchFeedKind } from '../../search-feed-contract.ts';
import { fullTextOf } from '../job-text.ts';
import { payText } from '../public-page.ts';
import type { OpenJob } from '../queries.ts';

export type SearchFeed = {
  tenant: Pick<Tenant, 'name' | 'country_id'>;
  /** The origin of the tenant's site. */
  site: string;
  /** What is searched for, in a few words; empty for all jobs. */
  words: string;
  /** The address of this feed, and of the list with the same jobs. */
  self: string;
  list: string;
  source: string | undefined;
  jobs: readonly OpenJob[];
};

type Entry = { job: OpenJob; url: string; id: string; summary: string; html: string; changed: string };

/** A feed in one of its forms. Every text is escaped. */
export function writeSearchFeed(kind: SearchFeedKind, feed: SearchFeed): string {
  const entries = feed.jobs.map((job) => entryOf(feed, job));
  return { rss, atom, json }[kind](feed, entries);
}

/** When a job of the feed last changed; null for an empty feed. */
export const lastChange = (jobs: readonly OpenJob[]): Date | null =>
  jobs.length === 0 ? null : new Date(Math.max(...jobs.map(changedAt)));

export const etagOf = (body: string): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const changedAt = ({ updated_at, published_at }: OpenJob) => Math.max(Date.parse(updated_at), Date.parse(published_at));

/** The address of a job. It has a source only where the reader of the feed named one. */
export const jobAddress = (site: string, id: number, source: string | undefined): string =>
  `${site}/jobs/${id}${source === undefined ? '' : `?source=${encodeURIComponent(source)}`}`;

const placeOf = ({ city, locality, state }: OpenJob) => [city ?? locality, state].filter(Boolean).join(', ');

function entryOf({ site, source, tenant }: SearchFeed, job: OpenJob): Entry {
  const { language } = countryOf(tenant.country_id);
  return {
    job,
    url: jobAddress(site, job.id, source),
    // The same for every reader, so that a job is shown once.
    id: jobAddress(site, job.id, undefined),
    summary: [job.company_name, placeOf(job), payText(job, language)].filter(Boolean).join(' · '),
    html: fullTextOf(job),
    changed: new Date(changedAt(job)).toISOString(),
  };
}

const titleOf = ({ tenant, words }: SearchFeed) => `Jobs${words && `: ${words}`} · ${tenant.name}`;
const ABOUT = 'The newest open jobs of this search.';

function rss(feed: SearchFeed, entries: readonly Entry[]): string {
  const items = entries.map(
    ({ job, url, id, summary, html }) =>
      `<item><title>${xmlText(job.title)}</title><link>${xmlText(url)}</link><guid isPermaLink="false">${xmlText(id)}</guid>` +
      `<pubDate>${new Date(job.published_at).toUTCString()}</pubDate><dc:creator>${xmlText(job.company_name)}</dc:creator>` +
      `${job.industry === null ? '' : `<category>${xmlText(job.industry)}</category>`}` +
      `<description>${xmlText(summary)}</description><content:encoded>${cdata(html)}</content:encoded></item>\n`,
  );
  const changed = lastChange(feed.jobs);
  return (
    `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n` +
    `<title>${xmlText(titleOf(feed))}</title><link>${xmlText(feed.list)}</link><description>${ABOUT}</description>` +
    `<language>${countryOf(feed.tenant.country_id).language}</language>` +
    `<atom:link rel="self" type="application/rss+xml" href="${xmlText(feed.self)}"/>` +
    `${changed ? `<lastBuildDate>${changed.toUTCString()}</lastBuildDate>` : ''}<ttl>60</ttl>\n${items.join('')}</channel></rss>\n`
  );
}

function atom(feed: SearchFeed, entries: readonly Entry[]): string {
  const items = entries.map(
    ({ job, url, id, summary, html, changed }) =>
      `<entry><id>${xmlText(id)}</id><title>${xmlText(job.title)}</title><link rel="alternate" type="text/html" href="${xmlText(url)}"/>` +
      `<published>${new Date(job.published_at).toISOString()}</published><updated>${changed}</updated>` +
      `<author><name>${xmlText(job.company_name)}</name></author>` +
      `${job.industry === null ? '' : `<category term="${xmlText(job.industry)}"/>`}` +
      `<summary>${xmlText(summary)}</summary><content type="html">${xmlText(html)}</content></entry>\n`,
  );
  return (
    `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${countryOf(feed.tenant.country_id).language}">\n` +
    `<id>${xmlText(feed.self)}</id><title>${xmlText(titleOf(feed))}</title><subtitle>${ABOUT}</subtitle>` +
    `<link rel="self" type="application/atom+xml" href="${xmlText(feed.self)}"/><link rel="alternate" type="text/html" href="${xmlText(feed.list)}"/>` +
    // An empty feed has not changed since any day; the format requires one.
    `<updated>${(lastChange(feed.jobs) ?? new Date(0)).toISOString()}</updated>\n${items.join('')}</feed>\n`
  );
}

/** https://www.jsonfeed.org/version/1.1/ */
function json(feed: SearchFeed, entries: readonly Entry[]): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(feed),
    description: ABOUT,
    home_page_url: feed.list,
    feed_url: feed.self,
    language: countryOf(feed.tenant.country_id).language,
    items: entries.map(({ job, url, id, summary, html, changed }) => ({
      id,
      url,
      title: job.title,
      summary,
      content_html: html,
      date_published: new Date(job.published_at).toISOString(),
      date_modified: changed,
      authors: [{ name: job.company_name }],
      ...(job.industry !== null && { tags: [job.industry] }),
    })),
  });
}

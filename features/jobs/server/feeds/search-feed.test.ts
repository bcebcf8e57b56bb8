import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newTenant, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { publicPageAt } from '#kit/server/http/public-page.ts';
import { childrenOf, parseXml, textIn } from '#kit/server/text/xml-testing.ts';
import { jobPublicPages } from '../public-page.ts';
import { buildJob } from '../testing.ts';
import { feedLinks } from './discovery.ts';

const { app } = await testWorker();

const get = (tenant: TestTenant, path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/jobs/feed/${path}`, headers: { host: tenant.host, ...headers } });

type JsonFeed = {
  title: string;
  home_page_url: string;
  feed_url: string;
  items: { id: string; url: string; title: string; content_html: string }[];
};
const jsonOf = async (tenant: TestTenant, query = '') => (await get(tenant, `json${query}`)).json<JsonFeed>();
const titlesOf = async (tenant: TestTenant, query: string) => (await jsonOf(tenant, query)).items.map(({ title }) => title);

const HOSTILE = `<p>A ]]> & B <strong>x</strong></p><script>alert(1)</script><p onclick="x()">\u0001 &lt;!DOCTYPE x&gt;</p>`;

test('RSS, Atom and JSON Feed have the same jobs, newest first, in formats that parsers read', async () => {
  const tenant = await newTenant();
  const company_id = await tenant.company({ name: 'Smith & <Sons>' });
  await buildJob(tenant, { title: 'Older', published_at: '2026-01-01T00:00:00Z', company_id });
  const id = await buildJob(tenant, {
    title: 'Fitter ]]> & "welder" <i>',
    description: HOSTILE,
    requirements: ['Hold a <b>licence</b> & ]]>'],
    salary_from: 30_000,
    salary_per: 'year',
    show_salary: true,
    city: 'Leeds',
    company_id,
  });
  const [rss, atom, json] = [await get(tenant, 'rss'), await get(tenant, 'atom'), await get(tenant, 'json')];
  expect([rss, atom, json].map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
    [200, 'application/rss+xml; charset=utf-8'],
    [200, 'application/atom+xml; charset=utf-8'],
    [200, 'application/feed+json; charset=utf-8'],
  ]);
  const [channel] = childrenOf(parseXml(rss.body), 'channel');
  const items = channel ? childrenOf(channel, 'item') : [];
  const entries = childrenOf(parseXml(atom.body), 'entry');
  const feed = json.json<JsonFeed>();
  const titles = ['Fitter ]]> & "welder" <i>', 'Older'];
  expect(items.map((item) => textIn(item, 'title'))).toEqual(titles);
  expect(entries.map((entry) => textIn(entry, 'title'))).toEqual(titles);
  expect(feed.items.map(({ title }) => title)).toEqual(titles);

  const url = `http://${tenant.host}:0/jobs/${id}`;
  const [item, entry, first] = [items[0], entries[0], feed.items[0]];
  if (!item || !entry || !first) throw new Error('A feed has no jobs');
  expect([textIn(item, 'link'), childrenOf(entry, 'link')[0]?.attributes.href, first.url]).toEqual([url, url, url]);
  expect(textIn(item, 'dc:creator')).toBe('Smith & <Sons>');
  expect(textIn(item, 'description')).toBe('Smith & <Sons> · Leeds · From £30,000 a year');
  for (const html of [textIn(item, 'content:encoded'), textIn(entry, 'content'), first.content_html]) {
    expect(html).toContain('<li>Hold a &lt;b&gt;licence&lt;/b&gt; &amp; ]]&gt;</li>');
    expect(html).not.toMatch(/<script|onclick|<!DOCTYPE/);
  }
});

test('takes the filters of the public search, and refuses what it does not know', async () => {
  const tenant = await newTenant();
  await buildJob(tenant, {
    title: 'Network engineer',
    city: 'Leeds',
    latitude: 53.8,
    longitude: -1.55,
    guaranteed_interview: true,
  });
  await buildJob(tenant, { title: 'Chef', city: 'York', latitude: 53.96, longitude: -1.08, type: 'remote' });
  await buildJob(tenant, { title: 'Draft', status: 'draft' });
  expect(await titlesOf(tenant, '')).toEqual(['Chef', 'Network engineer']);
  expect(await titlesOf(tenant, '?search=chef')).toEqual(['Chef']);
  expect(await titlesOf(tenant, '?city=Leeds&city=Bath')).toEqual(['Network engineer']);
  expect(await titlesOf(tenant, '?guaranteed_interview=true')).toEqual(['Network engineer']);
  expect(await titlesOf(tenant, '?latitude=53.96&longitude=-1.08&radius_km=10')).toEqual(['Chef']);
  expect(await titlesOf(tenant, '?type=remote&search=engineer')).toEqual([]);
  for (const query of [
    '?page=2',
    '?matching_jobs=true',
    '?sorted_by=salary',
    '?latitude=1',
    '?in_description=true',
    '?source=a b',
  ])
    expect([query, (await get(tenant, `rss${query}`)).statusCode]).toEqual([query, 422]);
  expect((await get(tenant, 'xml')).statusCode).toBe(404);
});

test('contains the newest 60 jobs of many', async () => {
  const tenant = await newTenant();
  const company_id = await tenant.company();
  for (let age = 1; age <= 65; age++)
    await buildJob(tenant, { title: `Job ${age}`, company_id, published_at: new Date(Date.now() - age * 60_000).toISOString() });
  const titles = await titlesOf(tenant, '');
  expect([titles.length, titles[0], titles.at(-1)]).toEqual([60, 'Job 1', 'Job 60']);
});

test('links name a source only where the reader of the feed gave one', async () => {
  const tenant = await newTenant();
  const id = await buildJob(tenant);
  const plain = await jsonOf(tenant);
  const named = await jsonOf(tenant, '?source=Newsletter');
  expect(plain.items[0]?.url).toBe(`http://${tenant.host}:0/jobs/${id}`);
  expect(named.items[0]?.url).toBe(`http://${tenant.host}:0/jobs/${id}?source=newsletter`);
  expect(named.items[0]?.id).toBe(plain.items[0]?.id);
});

test('replies 304 until a job changes or leaves', async () => {
  const tenant = await newTenant();
  const id = await buildJob(tenant, { title: 'Chef' });
  const first = await get(tenant, 'atom');
  const etag = String(first.headers.etag);
  expect(Date.parse(String(first.headers['last-modified']))).toBeGreaterThan(Date.now() - 60_000);
  for (const sent of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await get(tenant, 'atom', { 'if-none-match': sent });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
  await tenant.run((db) => sql`update jobs set status = 'closed' where tenant_id = ${db.tenant_id} and id = ${id}`.execute(db));
  const after = await get(tenant, 'atom', { 'if-none-match': etag });
  expect([after.statusCode, childrenOf(parseXml(after.body), 'entry')]).toEqual([200, []]);
});

test('the list of a search names its feeds, for readers that look for them', async () => {
  const href = (query: string) => feedLinks(new URLSearchParams(query))[0]?.href;
  expect(href('')).toBe('/api/jobs/feed/rss');
  expect(href('search=welder&city=Leeds&city=York&page=3&sorted_by=salary&jobType=saved')).toBe(
    '/api/jobs/feed/rss?search=welder&city=Leeds&city=York',
  );
  expect(href('near=Leeds&latitude=53.8&longitude=-1.55&radius=10')).toBe(
    '/api/jobs/feed/rss?latitude=53.8&longitude=-1.55&radius_km=16.09',
  );
  expect(href('near=Leeds&latitude=53.8&longitude=-1.55&radius=0')).toBe('/api/jobs/feed/rss?city=Leeds');
  // The list ignores what makes no sense in an address.
  expect(href('latitude=x&near=Leeds')).toBe('/api/jobs/feed/rss');
  expect(href('salary_min=lots')).toBe('/api/jobs/feed/rss');
  const tenant = await newTenant();
  const row = await tenant.db.unscoped.selectFrom('tenants').selectAll().where('id', '=', tenant.id).executeTakeFirstOrThrow();
  const site = {
    tenant: { ...row, host: tenant.host, primary_host: tenant.host },
    site: `https://${tenant.host}`,
    shell: '<html lang="en"><head></head></html>',
    nonce: 'n0nce',
  };
  const page = await publicPageAt(app, jobPublicPages, { url: '/jobs?search=welder', ...site });
  expect(page?.html).toContain(
    '<link data-server-text rel="alternate" type="application/atom+xml" title="These jobs as Atom" href="/api/jobs/feed/atom?search=welder">',
  );
});

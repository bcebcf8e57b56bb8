import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { PUBLIC_PAGES } from '#apps/api/public-pages.ts';
import { newTenant, type TestTenant } from '#apps/api/testing/index.ts';
import { buildCourse } from '#features/courses/server/testing.ts';
import { refreshJobLandings } from '#features/jobs/server/index.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { buildProvider } from '#features/services/server/testing.ts';
import { publicPageAt } from './public-page.ts';
import { sitemapRoutes } from './sitemap.ts';

const SHELL = await readFile(new URL('../../../apps/web/index.html', import.meta.url), 'utf8');

const get = (tenant: TestTenant, url: string, headers: Record<string, string> = {}) =>
  tenant.app.inject({ method: 'GET', url, headers: { host: tenant.host, ...headers } });
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

/** Every address of the sitemap, without its origin. */
async function listed(tenant: TestTenant): Promise<string[]> {
  const paths: string[] = [];
  for (const file of addressesIn((await get(tenant, '/sitemap.xml')).body)) {
    const reply = await get(tenant, new URL(file).pathname);
    expect([file, reply.statusCode, reply.headers['content-type']]).toEqual([file, 200, 'application/xml; charset=utf-8']);
    paths.push(...addressesIn(reply.body).map((address) => new URL(address).pathname));
  }
  return paths;
}

describe('a visit of every address of the sitemap without JavaScript', () => {
  test('finds a heading, a title, a description and one canonical address each', async () => {
    const tenant = await newTenant();
    const [fitter] = [await buildJob(tenant, { title: 'Rail fitter' }), await buildJob(tenant, { title: 'Rail planner' })];
    await buildCourse(tenant, await tenant.person('operator'), { title: 'Wiring basics' });
    await buildProvider(tenant, { name: 'Housing advice' });
    for (const city of ['Leeds', 'York'])
      for (let nth = 0; nth < 3; nth++)
        await buildJob(tenant, {
          title: `Network engineer ${nth + 1} ${city}`,
          occupation_id: '15-1244.00',
          occupation_chosen: true,
          city,
        });
    await refreshJobLandings(tenant.db, tenant.id);
    const site = await tenant.db.unscoped.selectFrom('tenants').selectAll().where('id', '=', tenant.id).executeTakeFirstOrThrow();
    const paths = await listed(tenant);
    for (const kind of [
      '/home',
      `/jobs/${fitter}`,
      '/companies/',
      '/courses/',
      '/jobs/browse',
      '/companies',
      '/veteran/create-transition-plan-vx',
      '/jobs/role/network-engineer/in/',
      '/jobs/in/leeds',
      '/jobs/for/royal-signals/in/york',
      '/service-providers/',
    ])
      expect(paths.filter((path) => path.startsWith(kind)).length).toBeGreaterThan(0);

    const seen = { title: new Map<string, string>(), canonical: new Map<string, string>() };
    for (const url of paths) {
      const page = await publicPageAt(tenant.app, PUBLIC_PAGES, {
        url,
        tenant: { ...site, host: tenant.host, primary_host: tenant.host },
        site: `https://${tenant.host}`,
        shell: SHELL,
        nonce: 'n0nce',
      });
      expect([url, page?.status]).toEqual([url, 200]);
      const html = page?.html ?? '';
      expect(html.match(/<h1>[^<]+<\/h1>/g)).toHaveLength(1);
      expect([url, /name="description" content="([^"]+)"/.exec(html)?.[1]]).toEqual([url, expect.stringMatching(/.{10}/)]);
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
      expect([seen.title.get(title), seen.canonical.get(canonical)]).toEqual([undefined, undefined]);
      expect(canonical).toBe(`https://${tenant.host}${url}`);
      seen.title.set(title, url);
      seen.canonical.set(canonical, url);
    }
  });

  test('leaves out what visitors cannot open', async () => {
    const tenant = await newTenant();
    const other = await newTenant();
    const open = await buildJob(tenant);
    for (const status of ['draft', 'paused', 'closed', 'filled', 'expired'] as const) await buildJob(tenant, { status });
    await buildJob(tenant, { closes_at: new Date(Date.now() - 1000).toISOString() });
    await buildJob(other);
    await buildProvider(tenant, { is_active: false });
    const paths = await listed(tenant);
    expect(paths.filter((path) => /^\/jobs\/\d/.test(path))).toEqual([`/jobs/${open}`]);
    expect(paths.filter((path) => path.startsWith('/service-providers/'))).toEqual([]);
  });
});

test('a job’s address has the time of its last change', async () => {
  const tenant = await newTenant();
  const id = await buildJob(tenant);
  await tenant.db.withTenant(tenant.id, (db) =>
    db.updateTable('jobs').set({ updated_at: '2026-03-04T05:06:07Z' }).where('id', '=', id).execute(),
  );
  const { body } = await get(tenant, '/sitemaps/jobs-1.xml');
  expect(body).toContain(`/jobs/${id}</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>`);
});

test('a page about jobs has the time of the newest change of its jobs', async () => {
  const tenant = await newTenant();
  const ids: number[] = [];
  for (let nth = 0; nth < 3; nth++) ids.push(await buildJob(tenant, { city: 'Leeds' }));
  await tenant.db.withTenant(tenant.id, async (db) => {
    await db.updateTable('jobs').set({ updated_at: '2026-03-01T00:00:00Z' }).execute();
    await db
      .updateTable('jobs')
      .set({ updated_at: '2026-03-04T05:06:07Z' })
      .where('id', '=', ids[1] ?? 0)
      .execute();
  });
  await refreshJobLandings(tenant.db, tenant.id);
  const { body } = await get(tenant, '/sitemaps/job-pages-1.xml');
  expect(body).toContain('/jobs/in/leeds</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>');
});

test('replies 304 to a file that has not changed', async () => {
  const tenant = await newTenant();
  await buildJob(tenant);
  const { etag } = (await get(tenant, '/sitemaps/jobs-1.xml')).headers;
  expect((await get(tenant, '/sitemaps/jobs-1.xml', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  await buildJob(tenant);
  expect((await get(tenant, '/sitemaps/jobs-1.xml', { 'if-none-match': String(etag) })).statusCode).toBe(200);
});

test.each(['/sitemaps/jobs-9.xml', '/sitemaps/jobs-0.xml', '/sitemaps/people-1.xml', '/sitemaps/..%2F1.xml', '/sitemaps/jobs-1'])(
  'replies 404 to %s',
  async (url) => {
    const tenant = await newTenant();
    expect((await get(tenant, url)).statusCode).toBe(404);
  },
);

test('a host without a tenant has no sitemap and no robots.txt', async () => {
  const { app } = await newTenant();
  for (const url of ['/sitemap.xml', '/robots.txt'])
    expect((await app.inject({ url, headers: { host: 'nobody.example.org' } })).statusCode).toBe(404);
});

test('robots.txt names the sitemap of its host and closes private areas', async () => {
  const tenant = await newTenant();
  const { body } = await get(tenant, '/robots.txt');
  expect(body).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
  expect(body).toContain(tenant.host.replace(/:\d+$/, ''));
  for (const area of ['/veteran', '/recruiter/', '/operator', '/api/']) expect(body).toContain(`Disallow: ${area}\n`);
  expect(body).not.toContain('Disallow: /recruiters');
});

test('files have the addresses of 50,000 rows at most, each address once', async () => {
  const tenant = await newTenant();
  const app = Fastify();
  const { db, gate } = tenant.app.muster;
  app.decorate('muster', { db, gate } as typeof app.muster);
  app.decorateRequest('tenant', null);
  const rows = () => sql`select id, null::timestamptz as changed_at from generate_series(3, 100002) as id where id % 7 <> 0`;
  sitemapRoutes(app, {
    kinds: [{ name: 'things', rows, pathOf: (id) => `/things/${id}` }],
    pages: ['/home'],
    siteOf: (host) => `https://${host}`,
  });
  const read = async (url: string) => addressesIn((await app.inject({ url, headers: { host: tenant.host } })).body);
  const files = (await read('/sitemap.xml')).map((address) => new URL(address).pathname);
  expect(files).toEqual(['/sitemaps/pages.xml', '/sitemaps/things-1.xml', '/sitemaps/things-2.xml']);
  const lists = [await read(files[1] ?? ''), await read(files[2] ?? '')];
  expect(lists[0]).toHaveLength(50_000);
  const all = lists.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBe([...Array(100_000).keys()].filter((at) => (at + 3) % 7 !== 0).length);
});

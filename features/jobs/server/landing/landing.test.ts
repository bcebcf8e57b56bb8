import { expect, test } from 'vitest';
import { newTenant, type TestTenant } from '#apps/api/testing/index.ts';
import { getJobLanding, getJobLandingPicture } from '../../landing-contract.ts';
import { buildJob, type JobFields } from '../testing.ts';
import { refreshJobLandings } from './refresh.ts';

const LEEDS = { city: 'Leeds', latitude: 53.8, longitude: -1.55 } satisfies JobFields;
const YORK = { city: 'York', latitude: 53.96, longitude: -1.08 } satisfies JobFields;
const BATH = { city: 'Bath', latitude: 51.38, longitude: -2.36 } satisfies JobFields;

const network = (fields: JobFields = {}): JobFields => ({
  title: 'Network engineer',
  occupation_id: '15-1244.00',
  occupation_chosen: true,
  ...LEEDS,
  ...fields,
});

async function build(tenant: TestTenant, count: number, fields: JobFields = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let built = 0; built < count; built++) ids.push(await buildJob(tenant, network(fields)));
  return ids;
}

const refresh = (tenant: TestTenant) => refreshJobLandings(tenant.db, tenant.id);
const get = (tenant: TestTenant, path: string) => tenant.call(getJobLanding, { query: { path } });
const hrefsOf = (page: { groups: { links: { href: string }[] }[] }) =>
  page.groups.flatMap(({ links }) => links.map(({ href }) => href));

test('a role, a place, both and a trade in a place have a page from three open jobs on', async () => {
  const tenant = await newTenant();
  await build(tenant, 2);
  await refresh(tenant);
  const paths = [
    '/jobs/role/network-engineer',
    '/jobs/in/leeds',
    '/jobs/role/network-engineer/in/leeds',
    '/jobs/for/royal-signals/in/leeds',
  ];
  for (const path of paths) expect([path, (await get(tenant, path)).status]).toEqual([path, 404]);

  await build(tenant, 1);
  await refresh(tenant);
  const titles = await Promise.all(paths.map(async (path) => (await get(tenant, path)).body.data.title));
  expect(titles).toEqual([
    'Network engineer jobs',
    'Jobs in Leeds',
    'Network engineer jobs in Leeds',
    'Jobs for Royal Signals engineers in Leeds',
  ]);
});

test('a page counts its open jobs, their employers, guaranteed interviews and pay as they are now', async () => {
  const tenant = await newTenant();
  const company_id = await tenant.company();
  await build(tenant, 2, { company_id, guaranteed_interview: true, salary_from: 30_000, salary_to: 34_000, type: 'hybrid' });
  await build(tenant, 2, { salary_from: 40_000 });
  await refresh(tenant);
  const first = (await get(tenant, '/jobs/role/network-engineer/in/leeds')).body.data;
  expect(first.lead.slice(0, 3)).toEqual([
    '4 open network engineer jobs in Leeds, from 3 employers.',
    '2 of them guarantee an interview to people who served and meet the requirements.',
    '2 hybrid.',
  ]);
  await build(tenant, 1, { salary_from: 20, salary_per: 'hour', show_salary: false });
  await build(tenant, 1, { salary_from: 26_000 });
  const { lead, jobs } = (await get(tenant, '/jobs/role/network-engineer/in/leeds')).body.data;
  expect(lead[0]).toBe('6 open network engineer jobs in Leeds, from 5 employers.');
  expect(lead).toContain('The 5 that state their pay offer £26,000 to £40,000 for a full year; the middle is £32,000.');
  expect(jobs).toHaveLength(6);
});

test('a page is gone as soon as fewer than three of its jobs are open, and no page links to it', async () => {
  const tenant = await newTenant();
  await build(tenant, 3);
  const [york = 0] = await build(tenant, 3, YORK);
  await build(tenant, 3, BATH);
  await refresh(tenant);
  const leeds = '/jobs/role/network-engineer/in/leeds';
  const near = hrefsOf((await get(tenant, leeds)).body.data);
  expect(near).toContain('/jobs/role/network-engineer/in/york');
  expect(near.indexOf('/jobs/role/network-engineer/in/york')).toBeLessThan(near.indexOf('/jobs/role/network-engineer/in/bath'));

  await tenant.run((db) =>
    db
      .updateTable('job_search')
      .set({ closes_at: new Date(Date.now() - 1000).toISOString() })
      .where('job_id', '=', york)
      .execute(),
  );
  expect((await get(tenant, '/jobs/role/network-engineer/in/york')).status).toBe(404);
  const links = hrefsOf((await get(tenant, leeds)).body.data);
  expect(links.filter((href) => href.includes('york'))).toEqual([]);
  expect(links).toContain('/jobs/role/network-engineer/in/bath');
  await refresh(tenant);
  const paths = await tenant.run((db) => db.selectFrom('job_landing_pages').select('path').execute());
  expect(paths.filter(({ path }) => path.includes('york'))).toEqual([]);
});

test('every link of a page leads to a page, and the list of pages has all roles and places', async () => {
  const tenant = await newTenant();
  await build(tenant, 3);
  await build(tenant, 3, YORK);
  await build(tenant, 3, { title: 'HGV technician', occupation_id: '49-3031.00' });
  await refresh(tenant);
  const seen = new Set<string>();
  const open = ['/jobs/browse'];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    seen.add(path);
    const { status, body } = await get(tenant, path);
    expect([path, status]).toEqual([path, 200]);
    for (const href of [...hrefsOf(body.data), ...body.data.parents.map(({ href }) => href)])
      if (/^\/jobs\/(browse|role|in|for)/.test(href) && !seen.has(href) && !open.includes(href)) open.push(href);
  }
  const stored = await tenant.run((db) => db.selectFrom('job_landing_pages').select('path').execute());
  expect(stored.map(({ path }) => path).filter((path) => !seen.has(path))).toEqual([]);
  const [roles] = (await get(tenant, '/jobs/browse')).body.data.groups.map(({ links }) => links.map(({ label }) => label));
  expect(roles).toEqual(['HGV technician jobs', 'Network engineer jobs']);
});

test.each([
  '/jobs/in/atlantis',
  '/jobs/in/LEEDS',
  '/jobs/in/leeds/',
  '/jobs/in/%00',
  "/jobs/in/leeds' or 1=1 --",
  '/jobs/role/network-engineer/in/../../in/leeds',
  `/jobs/in/${'a'.repeat(280)}`,
  '/jobs/for/space-cadet/in/leeds',
  '/jobs/in/🦄',
])('no page is at %s', async (path) => {
  const tenant = await newTenant();
  await build(tenant, 3);
  await refresh(tenant);
  expect((await get(tenant, path)).status).toBe(404);
});

test('a page of another tenant is none of this one', async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  await build(other, 3);
  for (const one of [tenant, other]) await refresh(one);
  expect((await get(other, '/jobs/in/leeds')).status).toBe(200);
  expect((await get(tenant, '/jobs/in/leeds')).status).toBe(404);
  expect((await get(tenant, '/jobs/browse')).body.data.groups).toEqual([]);
});

test('a page has a picture for link previews', async () => {
  const tenant = await newTenant();
  await build(tenant, 3);
  await refresh(tenant);
  const picture = await tenant.app.inject({
    url: `${getJobLandingPicture.path}?path=/jobs/in/leeds`,
    headers: { host: tenant.host },
  });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
});

test('the nightly work writes the pages', async () => {
  const tenant = await newTenant();
  await build(tenant, 3);
  await tenant.run((db) => tenant.app.muster.background.send(db, 'refresh_job_pages', 0));
  await tenant.app.muster.background.drain('refresh_job_pages');
  expect((await get(tenant, '/jobs/in/leeds')).status).toBe(200);
});

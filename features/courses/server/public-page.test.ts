import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { newTenant, type TestTenant } from '#apps/api/testing/index.ts';
import { publicPageAt } from '#kit/server/http/public-page.ts';
import { showCourses } from '../operator-contract.ts';
import { coursePublicPage } from './index.ts';
import { buildCourse } from './testing.ts';

const SHELL = await readFile(new URL('../../../apps/web/index.html', import.meta.url), 'utf8');

const open = async (tenant: TestTenant, id: number | string) => {
  const site = await tenant.db.unscoped.selectFrom('tenants').selectAll().where('id', '=', tenant.id).executeTakeFirstOrThrow();
  return publicPageAt(tenant.app, [coursePublicPage], {
    url: `/courses/${id}?utm_source=mail`,
    tenant: { ...site, host: tenant.host, primary_host: tenant.host },
    site: `https://${tenant.host}`,
    shell: SHELL,
    nonce: 'n0nce',
  });
};

test('a course’s page carries its text and a schema.org Course with its instances', async () => {
  const tenant = await newTenant();
  const operator = await tenant.person('operator');
  const starts_on = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const id = await buildCourse(tenant, operator, {
    title: 'Wiring <basics>',
    funding: ['elc'],
    skills: ['Fault finding'],
    qualifications: ['BS 7671'],
    starts: [{ starts_on, city: 'Leeds' }],
  });
  const page = await open(tenant, id);
  expect(page?.status).toBe(200);
  for (const text of ['Wiring &lt;basics&gt;', 'Quayside Skills', '£1,200', 'ELC approved', 'RQF level 3', 'Fault finding'])
    expect(page?.html).toContain(text);
  expect(page?.html).toContain(`rel="canonical" href="https://${tenant.host}/courses/${id}"`);
  expect(JSON.parse(/<script[^>]*ld\+json">(.*?)<\/script>/s.exec(page?.html ?? '')?.[1] ?? 'null')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: 'Wiring <basics>',
    provider: { '@type': 'Organization', name: 'Quayside Skills', sameAs: 'https://www.quayside.example.org' },
    educationalLevel: 'RQF level 3',
    offers: { '@type': 'Offer', category: 'Paid', price: 1200, priceCurrency: 'GBP' },
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        courseMode: 'Onsite',
        courseWorkload: 'P12W',
        startDate: starts_on,
        location: { '@type': 'Place', address: { addressLocality: 'Leeds', addressCountry: 'GB' } },
      },
    ],
  });
});

test('a course that is hidden, unknown or of another tenant has no page', async () => {
  const tenant = await newTenant();
  const other = await newTenant();
  const operator = await tenant.person('operator');
  const id = await buildCourse(tenant, operator);
  expect((await open(other, id))?.status).toBe(404);
  expect((await open(tenant, 'abc'))?.status).toBe(404);
  await tenant.call(showCourses, { body: { ids: [id], is_active: false } }, operator);
  expect((await open(tenant, id))?.status).toBe(404);
});

import { expect, test } from 'vitest';
import { PUBLIC_PAGES } from '#apps/api/public-pages.ts';
import { newTenant } from '#apps/api/testing/index.ts';
import { publicPageAt } from '#kit/server/http/public-page.ts';
import { setProvidersActive } from '../provider-queries.ts';
import { buildProvider, locationIn } from '../testing.ts';

const SHELL = '<html lang="en"><head><title>x</title></head><body><div id="root"></div></body></html>';

test('the public page of a provider has its text and a Service, and is 404 when it is hidden or another tenant’s', async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const id = await buildProvider(tenant, {
    name: 'Harbour <Homes>',
    website: '',
    description: 'Finds homes.\n\nAnd keeps them.',
    phones: [{ number: '0800 123 4567', note: 'Free' }],
    locations: [locationIn('Leeds', 53.8, -1.55)],
    opening_hours: [{ day: 1, opens: '09:00', closes: '24:00' }],
  });
  const open = (of: typeof tenant) =>
    tenant.run(async () => {
      const requested = { ...(await tenant.app.muster.gate.tenantOf(of.host)) };
      return publicPageAt(tenant.app, PUBLIC_PAGES, {
        url: `/service-providers/${id}`,
        tenant: requested as never,
        site: `https://${of.host}`,
        shell: SHELL,
        nonce: 'n0nce',
      });
    });
  const page = await open(tenant);
  expect(page?.status).toBe(200);
  for (const text of [
    '<h1>Harbour &lt;Homes&gt;</h1>',
    '<p>And keeps them.</p>',
    'href="tel:08001234567"',
    'Leeds',
    '09:00 to midnight',
  ])
    expect(page?.html).toContain(text);
  const structured = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(page?.html ?? '')?.[1] ?? 'null');
  expect(structured).toMatchObject({
    '@type': 'Service',
    name: 'Harbour <Homes>',
    hoursAvailable: [{ dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '23:59' }],
    availableChannel: { servicePhone: { telephone: '0800 123 4567' }, serviceLocation: [{ geo: { latitude: 53.8 } }] },
  });
  expect(await open(other)).toEqual({ status: 404, html: SHELL });
  await tenant.run((db) => setProvidersActive(db, [id], false));
  expect((await open(tenant))?.status).toBe(404);
});

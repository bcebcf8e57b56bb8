import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { publicPageAt } from '#kit/server/http/public-page.ts';
import { planPreviewPublicPage } from './index.ts';

const SHELL = await readFile(new URL('../../../apps/web/index.html', import.meta.url), 'utf8');

test('the preview of a plan has title, description and tasks without JavaScript', async () => {
  const tenant = await newTenant();
  const site = await tenant.db.unscoped.selectFrom('tenants').selectAll().where('id', '=', tenant.id).executeTakeFirstOrThrow();
  const page = await publicPageAt(tenant.app, [planPreviewPublicPage], {
    url: '/veteran/create-transition-plan-vx?step=2',
    tenant: { ...site, host: tenant.host, primary_host: tenant.host },
    site: `https://${tenant.host}`,
    shell: SHELL,
    nonce: 'n0nce',
  });
  const html = page?.html ?? '';
  expect(html).toContain('<h1>Create a transition plan</h1>');
  expect(html).toContain(`rel="canonical" href="https://${tenant.host}/veteran/create-transition-plan-vx"`);
  for (const plan of ['Employment', 'Healthcare', 'Housing']) expect(html).toContain(`<h2>${plan}</h2>`);
  expect(html.match(/<li>[^<]{30,}/g)?.length).toBeGreaterThan(8);
});

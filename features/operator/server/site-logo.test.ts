import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { getTenantInfo, getTenantLogo } from '#features/tenants/contract.ts';
import { tenantFiles } from '#features/tenants/server/index.ts';
import { fileRetention, runRetention } from '#kit/server/records/retention.ts';
import { findAuditEvents } from '../audit-contract.ts';
import { setSiteLogo } from '../settings-contract.ts';

test('operators set and remove the logo of their site, which keeps its shape and outlives the clearing of files', async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const operator = await tenant.person('operator');
  const wide = await sharp({ create: { width: 900, height: 90, channels: 3, background: '#1e3452' } })
    .png()
    .toBuffer();
  const send = (logo: File | null, by = operator) => tenant.call(setSiteLogo, { body: {}, ...(logo && { files: { logo } }) }, by);
  const load = (of = tenant) => of.call(getTenantLogo);

  expect((await load()).status).toBe(404);
  expect((await send(new File(['<svg/>'], 'logo.svg'))).failure.errors?.logo).toEqual(['Choose a PNG, JPEG or WebP picture.']);
  const file = new File([new Uint8Array(wide)], 'logo.png');
  expect((await send(file, await tenant.veteran())).status).toBe(403);
  const saved = (await send(file)).body.data.logo_url ?? '';
  expect(saved).toMatch(/^\/api\/tenant\/logo\?v=\d+$/);
  expect((await tenant.call(getTenantInfo, { query: { domain: `${tenant.host}.` } })).body.data.logo_url).toBe(saved);
  await runRetention(tenant.db, tenant.id, [fileRetention([tenantFiles])], new Date(Date.now() + 8 * 86_400_000));
  const { width, height } = await sharp((await load()).bytes).metadata();
  expect([width, height]).toEqual([512, 51]);
  expect((await load(other)).status).toBe(404);

  expect((await send(null)).body.data.logo_url).toBeNull();
  expect((await load()).status).toBe(404);
  const { data } = (await tenant.call(findAuditEvents, {}, operator)).body;
  expect(data.map(({ action }) => action)).toEqual(['logo_removed', 'logo_changed']);
});

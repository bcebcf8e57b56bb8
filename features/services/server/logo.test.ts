import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newTenant, type Person } from '#apps/api/testing/index.ts';
import { findServiceProviders, getServiceProviderLogo } from '../contract.ts';
import { setProviderLogo, showProviders } from '../operator-contract.ts';
import { buildProvider } from './testing.ts';

async function start() {
  const tenant = await newTenant();
  const operator = await tenant.person('operator');
  const id = await buildProvider(tenant);
  const send = (logo: File | null, as: Person | null = operator) =>
    tenant.call(setProviderLogo, { params: { id }, body: {}, ...(logo && { files: { logo } }) }, as);
  const load = () => tenant.call(getServiceProviderLogo, { params: { id } });
  return { tenant, operator, id, send, load };
}

const picture = async (width: number) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width, height: 20, channels: 3, background: '#1e3452' } })
          .png()
          .toBuffer(),
      ),
    ],
    'logo.png',
  );

test('operators set, replace and remove the logo of a provider, which is public while it is on offer', async () => {
  const { tenant, operator, id, send, load } = await start();
  expect((await load()).status).toBe(404);
  expect((await send(await picture(900))).status).toBe(200);
  const logo = await load();
  expect([logo.status, logo.headers['content-type'], logo.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
  expect((await sharp(logo.bytes).metadata()).width).toBe(512);
  const [card] = (await tenant.call(findServiceProviders)).body.data;
  expect(card?.logo_url).toMatch(new RegExp(`^/api/service-providers/${id}/logo[?]v=\\d+$`));
  await tenant.call(showProviders, { body: { ids: [id], is_active: false } }, operator);
  expect((await load()).status).toBe(404);
  await tenant.call(showProviders, { body: { ids: [id], is_active: true } }, operator);
  expect((await send(null)).body.data.logo_file_id).toBeNull();
  expect((await load()).status).toBe(404);
});

test('what is no picture, and who is no operator of the tenant, is refused', async () => {
  const { tenant, send, load, id } = await start();
  const refused = await send(new File(['<svg onload="alert(1)"/>'], 'logo.png'));
  expect([refused.status, Object.keys(refused.failure.errors ?? {})]).toEqual([422, ['logo']]);
  expect((await send(await picture(20), null)).status).toBe(401);
  expect((await send(await picture(20), await tenant.veteran())).status).toBe(403);
  const other = await newTenant();
  const foreign = { params: { id }, body: {}, files: { logo: await picture(20) } };
  expect((await other.call(setProviderLogo, foreign, await other.person('operator'))).status).toBe(404);
  expect((await load()).status).toBe(404);
});

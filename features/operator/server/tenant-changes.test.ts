import { describe, expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { newTenant, TEST_CONFIG } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { findJobs } from '#features/jobs/contract.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { getIndustries } from '#features/lookups/contract.ts';
import { getTenantInfo } from '#features/tenants/contract.ts';
import * as lookupContract from '../lookup-contract.ts';
import * as settingsContract from '../settings-contract.ts';

const SETTINGS = {
  name: 'Harbour',
  tagline: 'Honoring Service. Empowering Veterans.',
  marketing_site_url: 'https://www.example.org',
  locale: 'en-GB' as const,
  colour_preset: 'blue' as const,
  mail_from: 'post@example.org',
  contact_email: 'help@example.org',
  veteran_approval: 'manual' as const,
  recruiter_approval: 'automatic' as const,
  operators_need_second_factor: false,
  retention: { applications_months: 24, idle_accounts_months: 60, security_events_months: 12 },
  crisis_line: [{ name: 'Samaritans', number: '116 123' }],
};

test('a hidden industry is not offered, and what uses it keeps it', async () => {
  const tenant = await newTenant();
  const operator = await tenant.person('operator');
  const [industry] = (await tenant.call(getIndustries)).body.data;
  const id = industry?.id ?? 0;
  await buildJob(tenant, { industry_id: id });
  const offered = async (chosen: number[] = []) =>
    (await tenant.call(findJobs, { query: { industry: chosen } })).body.facets?.industry.map(({ value }) => value);
  expect(await offered()).toEqual([id]);
  await tenant.call(lookupContract.showIndustry, { params: { id }, body: { is_shown: false } }, operator);
  expect((await tenant.call(getIndustries)).body.data.find((one) => one.id === id)).toMatchObject({ is_shown: false });
  expect(await offered()).toEqual([]);
  expect(await offered([id])).toEqual([id]);
});

describe('a change of a tenant', () => {
  test('is seen by the next request, and by other processes without waiting for a cache', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const other = await buildApp({ config: TEST_CONFIG, db: tenant.db, secret: TEST_SECRET });
    const nameThere = async () =>
      (await other.inject({ url: getTenantInfo.path, headers: { host: tenant.host } })).json().data.name;
    expect(await nameThere()).toBe(tenant.slug);
    for (const name of ['First name', 'Second name']) {
      const body = { ...SETTINGS, name };
      expect((await tenant.call(settingsContract.updateSettings, { body }, operator)).status).toBe(200);
      expect((await tenant.call(getTenantInfo)).body.data.name).toBe(name);
      await expect.poll(nameThere, { timeout: 2000 }).toBe(name);
    }
    await other.close();
  });

  test('makes a new host work although it was unknown a moment ago', async () => {
    const tenant = await newTenant();
    const system = await tenant.person('system_operator');
    const host = `new.${tenant.host}`;
    const status = async () => (await tenant.app.inject({ url: getTenantInfo.path, headers: { host } })).statusCode;
    expect(await status()).toBe(404);
    await tenant.call(settingsContract.addHost, { body: { host } }, system);
    expect(await status()).toBe(200);
  });
});

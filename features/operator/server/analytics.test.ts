import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { newTenant, TEST_CONFIG, testWorker } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { getSettings, updateSettings } from '../settings-contract.ts';

type Tenant = Awaited<ReturnType<typeof newTenant>>;
type Person = Awaited<ReturnType<Tenant['person']>>;

const PLAUSIBLE = {
  kind: 'plausible' as 'none' | 'plausible' | 'matomo' | 'tag_manager',
  address: 'https://stats.example.org',
  site: 'jobs.example.org',
  asks_consent: true,
};
const MATOMO = { ...PLAUSIBLE, kind: 'matomo' as const, site: '7' };
const TAG_MANAGER = { ...PLAUSIBLE, kind: 'tag_manager' as const, address: '', site: 'GTM-AB12CD3' };

async function saveIn(tenant: Tenant, operator: Person, analytics?: typeof PLAUSIBLE) {
  const { body } = await tenant.call(getSettings, {}, operator);
  const { country_id: _, logo_url, hosts, address_claims, social, analytics: before, ...settings } = body.data;
  return tenant.call(
    updateSettings,
    { body: { ...settings, locale: 'en-GB', mail_from: null, ...(analytics && { analytics }) } },
    operator,
  );
}

describe('the analytics setting', () => {
  test('takes a service, an https host and an id, and stays when it is left out', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    expect((await tenant.call(getSettings, {}, operator)).body.data.analytics.kind).toBe('none');
    for (const right of [PLAUSIBLE, MATOMO, TAG_MANAGER])
      expect((await saveIn(tenant, operator, right)).body.data.analytics).toEqual(right);
    expect((await saveIn(tenant, operator)).body.data.analytics).toEqual(TAG_MANAGER);
    expect(
      (await saveIn(tenant, operator, { ...PLAUSIBLE, address: ' HTTPS://Stats.example.org/ ' })).body.data.analytics,
    ).toEqual(PLAUSIBLE);
  });

  test.each([
    ['address', 'http://stats.example.org'],
    ['address', 'https://stats.example.org/js/../evil.js'],
    ['address', 'https://stats.example.org:8443'],
    ['address', 'https://user@stats.example.org'],
    ['address', 'https://stats.example.org; script-src *'],
    ['address', 'https://127.0.0.1'],
    ['address', 'https://localhost'],
    ['address', 'javascript:alert(1)'],
    ['address', ''],
    ['site', '<script>alert(1)</script>'],
    ['site', ''],
  ])('refuses the %s %j by its field', async (field, wrong) => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const { status, failure } = await saveIn(tenant, operator, { ...PLAUSIBLE, [field]: wrong });
    expect([status, failure.errors]).toEqual([422, { [`analytics.${field}`]: [expect.stringMatching(/^Enter .* like /)] }]);
  });

  test('refuses ids of another service, and an address where there is none', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const errorsOf = async (analytics: typeof PLAUSIBLE) =>
      Object.keys((await saveIn(tenant, operator, analytics)).failure.errors ?? {});
    expect(await errorsOf({ ...MATOMO, site: '7&x=1' })).toEqual(['analytics.site']);
    expect(await errorsOf({ ...TAG_MANAGER, site: 'GTM-1&l=x' })).toEqual(['analytics.site']);
    expect(await errorsOf({ ...TAG_MANAGER, address: 'https://evil.example.org' })).toEqual(['analytics.address']);
  });

  test('asks visitors in the United Kingdom always, elsewhere as the tenant decides', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const silent = { ...PLAUSIBLE, asks_consent: false };
    await tenant.owner.query('update tenants set country_id = 232 where id = $1', [tenant.id]);
    expect(Object.keys((await saveIn(tenant, operator, silent)).failure.errors ?? {})).toEqual(['analytics.asks_consent']);
    await tenant.owner.query('update tenants set country_id = 233 where id = $1', [tenant.id]);
    expect((await saveIn(tenant, operator, silent)).body.data.analytics).toEqual(silent);
  });
});

describe('pages', () => {
  let production: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    const { db } = await testWorker();
    production = await buildApp({ config: { ...TEST_CONFIG, demonstration: false }, db, secret: TEST_SECRET });
  });
  afterAll(() => production.close());

  async function openIn(app: typeof production, { host }: Tenant) {
    const { headers } = await app.inject({ url: '/browse-jobs', headers: { host } });
    const info = await app.inject({ url: '/api/tenant/info', headers: { host } });
    const directives = String(headers['content-security-policy']).split(';');
    const of = (name: string) => directives.find((directive) => directive.startsWith(`${name} `))?.slice(name.length + 1);
    return {
      analytics: info.json().data.analytics,
      sources: [of('script-src'), of('connect-src')],
      onCalls: String(info.headers['content-security-policy']),
    };
  }

  test('allow the host of the setting in production, and of nothing else', async () => {
    const [plain, tenant, tagged] = [await newTenant(), await newTenant(), await newTenant()];
    await saveIn(tenant, await tenant.person('operator'), PLAUSIBLE);
    await saveIn(tagged, await tagged.person('operator'), TAG_MANAGER);
    expect(await openIn(production, plain)).toMatchObject({ analytics: null, sources: ["'self'", "'self'"] });
    const opened = await openIn(production, tenant);
    expect(opened).toMatchObject({
      analytics: PLAUSIBLE,
      sources: ["'self' https://stats.example.org", "'self' https://stats.example.org"],
    });
    expect(opened.onCalls).not.toContain('stats.example.org');
    expect((await openIn(production, tagged)).sources).toEqual([
      "'self' https://www.googletagmanager.com",
      "'self' https://www.googletagmanager.com https://*.google-analytics.com",
    ]);
  });

  test('load no analytics outside production', async () => {
    const tenant = await newTenant();
    await saveIn(tenant, await tenant.person('operator'), PLAUSIBLE);
    expect(await openIn(tenant.app, tenant)).toMatchObject({ analytics: null, sources: ["'self'", "'self'"] });
  });
});

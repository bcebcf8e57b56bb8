import { describe, expect, test } from 'vitest';
import { newTenant, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import type { Visit } from '#kit/server/net/visit.ts';
import { getServiceProvider } from '../../contract.ts';
import * as calls from '../../operator-contract.ts';
import { providerLinks } from '../index.ts';
import { buildProvider } from '../testing.ts';
import { checkLinks } from './checks.ts';

const OK: Visit = { outcome: 'ok' };
const GONE: Visit = { outcome: 'fault', fault: 'The page is gone (404).', responded: true };
const UNREACHABLE: Visit = { outcome: 'fault', fault: 'The website cannot be reached.', responded: false };

/** Runs the check as on a day, with a visit for each address. @returns the addresses visited, in order */
async function runOn(tenant: TestTenant, day: string, visitOf: (url: string) => Visit): Promise<string[]> {
  const { db } = await testWorker();
  const visited: string[] = [];
  await checkLinks(db, tenant.id, [providerLinks], {
    visit: async (url) => {
      visited.push(url);
      return visitOf(url);
    },
    now: () => new Date(`${day}T03:20:00Z`),
  });
  return visited;
}

async function find(tenant: TestTenant, only: 'all' | 'to_check' = 'all') {
  const operator = await tenant.person('operator');
  const { body } = await tenant.call(calls.findProviders, { query: { only } }, operator);
  return { operator, rows: body.data, to_check: body.to_check };
}

const site = (name: string) => `https://${name}.example.org/`;

describe('the check of links', () => {
  test('marks a website as dead after two failures on different days, without hiding its provider', async () => {
    const tenant = await newTenant();
    const id = await buildProvider(tenant, { name: 'Gone', website: site('gone'), checked_on: '2026-11-01' });
    await buildProvider(tenant, { name: 'There', website: site('there') });
    const visits = (url: string) => (url === site('gone') ? GONE : OK);
    expect((await runOn(tenant, '2026-11-02', visits)).sort()).toEqual([site('gone'), site('there')]);
    expect(await find(tenant, 'to_check')).toMatchObject({ rows: [], to_check: 0 });
    // The same night again visits nothing; the next one only what failed.
    expect(await runOn(tenant, '2026-11-02', visits)).toEqual([]);
    expect(await runOn(tenant, '2026-11-03', visits)).toEqual([site('gone')]);
    const { rows, to_check, operator } = await find(tenant, 'to_check');
    expect(to_check).toBe(1);
    expect(rows).toMatchObject([
      { id, name: 'Gone', is_active: true, link_status: 'dead', link_fault: 'The page is gone (404).' },
    ]);
    expect((await tenant.call(getServiceProvider, { params: { id } })).status).toBe(200);
    // Checked by a person: the next visit decides anew.
    const [row] = rows;
    await tenant.call(calls.checkProvider, { params: { id }, body: { revision: row?.revision ?? 0 } }, operator);
    expect(await find(tenant, 'to_check')).toMatchObject({ rows: [], to_check: 0 });
    expect(await runOn(tenant, '2026-11-03', () => OK)).toEqual([site('gone')]);
    expect((await find(tenant)).rows).toMatchObject([{ link_status: 'ok', link_fault: null }, { link_status: 'ok' }]);
  });

  test('starts anew when the address changes, also while it is being visited', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const draft = {
      name: 'Harbour Homes',
      description: 'Finds homes.',
      category: 'housing',
      country_id: 232,
      service_type: 'hybrid',
      availability: 'business_hours',
      source_url: site('source'),
      checked_on: '2026-11-01',
    } as const;
    const { body } = await tenant.call(calls.createProvider, { body: { ...draft, website: site('old') } }, operator);
    const { id } = body.data;
    await runOn(tenant, '2026-11-02', () => GONE);
    const change = (website: string, revision: number) =>
      tenant.call(calls.updateProvider, { params: { id }, body: { ...draft, website, revision } }, operator);
    expect((await change(site('old'), 1)).body.data).toMatchObject({
      link_status: 'failing',
      link_fault: 'The page is gone (404).',
    });
    expect((await change(site('new'), 2)).body.data).toMatchObject({ link_status: 'unchecked', link_fault: null });
    const { db } = await testWorker();
    await checkLinks(db, tenant.id, [providerLinks], {
      visit: async () => {
        await change(site('newer'), 3);
        return GONE;
      },
    });
    expect((await find(tenant)).rows).toMatchObject([{ website: site('newer'), link_status: 'unchecked' }]);
  });

  test('visits an address once for all that have it, and pages of one host one after the other', async () => {
    const tenant = await newTenant();
    for (const path of ['a', 'a', 'b', 'c']) await buildProvider(tenant, { website: `https://one.example.org/${path}` });
    await buildProvider(tenant, { website: site('hidden'), is_active: false });
    const { db } = await testWorker();
    let open = 0;
    const visited: string[] = [];
    const count = await checkLinks(db, tenant.id, [providerLinks], {
      visit: async (url) => {
        open += 1;
        expect(open).toBe(1);
        visited.push(url);
        await Promise.resolve();
        open -= 1;
        return OK;
      },
    });
    expect([count, visited]).toEqual([4, ['a', 'b', 'c'].map((path) => `https://one.example.org/${path}`)]);
  });

  test('stores nothing while this computer is offline', async () => {
    const tenant = await newTenant();
    for (const name of ['a', 'b', 'c', 'd', 'e']) await buildProvider(tenant, { name, website: site(name) });
    await runOn(tenant, '2026-11-02', () => ({ outcome: 'no_network' }));
    await runOn(tenant, '2026-11-02', () => UNREACHABLE);
    expect((await find(tenant)).rows.map(({ link_status }) => link_status)).toEqual(Array(5).fill('unchecked'));
    await runOn(tenant, '2026-11-02', (url) => (url === site('a') ? OK : UNREACHABLE));
    expect((await find(tenant)).rows.map(({ link_status }) => link_status)).toEqual(['ok', ...Array(4).fill('failing')]);
  });

  test('leaves other tenants alone', async () => {
    const [one, other] = [await newTenant(), await newTenant()];
    await buildProvider(one, { website: site('one') });
    await buildProvider(other, { website: site('other') });
    expect(await runOn(one, '2026-11-02', () => OK)).toEqual([site('one')]);
    expect((await find(other)).rows).toMatchObject([{ link_status: 'unchecked' }]);
  });
});

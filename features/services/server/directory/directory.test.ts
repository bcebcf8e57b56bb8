import { describe, expect, test } from 'vitest';
import { newTenant, type TestTenant } from '#apps/api/testing/index.ts';
import { UNITED_KINGDOM } from '#kit/country/country.ts';
import * as calls from '../../contract.ts';
import { findProviders } from '../../operator-contract.ts';
import { CATEGORIES } from '../../rules.ts';
import { setProvidersActive, updateProvider } from '../provider-queries.ts';
import { insertStandardProviders } from '../standard/content.ts';
import { buildProvider, locationIn } from '../testing.ts';
import { writeProviderSearch } from './provider-search-queries.ts';

const LEEDS = locationIn('Leeds', 53.8008, -1.5491);
const YORK = locationIn('York', 53.959, -1.0815);
const LONDON = locationIn('London', 51.5074, -0.1278);

/** Six providers that the searches below tell apart. */
async function directory() {
  const tenant = await newTenant();
  const ids = {
    homes: await buildProvider(tenant, { name: 'Harbour Homes', organisation: 'Quay Trust', locations: [LEEDS] }),
    money: await buildProvider(tenant, {
      name: 'Money Line',
      category: 'finance',
      category_tags: ['finance', 'housing'],
      service_type: 'online',
      availability: '24/7_support',
      description: 'Advice on debts and rent arrears.',
    }),
    talk: await buildProvider(tenant, {
      name: 'Talk First',
      category: 'healthcare',
      category_tags: ['healthcare'],
      availability: 'extended_hours',
      cost: 'varies',
      locations: [LONDON, YORK],
    }),
    local: await buildProvider(tenant, { name: 'York Furniture', places: ['York'], service_type: 'in_person', cost: 'low_cost' }),
  };
  const find = async (query: Record<string, unknown>, as?: Parameters<TestTenant['call']>[2]) => {
    const { body, status, failure } = await tenant.call(calls.findServiceProviders, { query }, as as never);
    expect([status, failure]).toEqual([200, body]);
    return body;
  };
  const names = async (query: Record<string, unknown>) => (await find(query)).data.map(({ name }) => name);
  return { tenant, ids, find, names };
}

describe('the directory', () => {
  test('is searched by name, organisation, place and what a provider does', async () => {
    const { names } = await directory();
    expect(await names({})).toEqual(['Harbour Homes', 'Money Line', 'Talk First', 'York Furniture']);
    expect(await names({ search: 'quay' })).toEqual(['Harbour Homes']);
    expect(await names({ search: 'debt' })).toEqual(['Money Line']);
    expect(await names({ search: 'leeds' })).toEqual(['Harbour Homes']);
    expect(await names({ search: 'housing -homes' })).toEqual(['Money Line']);
  });

  test('finds names however they are spelt', async () => {
    const tenant = await newTenant();
    for (const name of ['Zoë’s Haven', 'St. Dunstan’s Trust', 'O’Neill House', 'Plain House'])
      await buildProvider(tenant, { name });
    const names = async (search: string) =>
      (await tenant.call(calls.findServiceProviders, { query: { search } })).body.data.map(({ name }) => name);
    for (const search of ['zoe', 'Zoë', "zoe's haven", 'zoes haven'])
      expect([search, await names(search)]).toEqual([search, ['Zoë’s Haven']]);
    for (const search of ['Saint Dunstan’s', 'st dunstans'])
      expect([search, await names(search)]).toEqual([search, ['St. Dunstan’s Trust']]);
    for (const search of ["O'Neill", 'oneill', 'oneill -plain'])
      expect([search, await names(search)]).toEqual([search, ['O’Neill House']]);
  });

  test('puts a match in the name before one in the text', async () => {
    const { tenant, names } = await directory();
    await buildProvider(tenant, { name: 'Debt Doctors' });
    expect(await names({ search: 'debts' })).toEqual(['Debt Doctors', 'Money Line']);
  });

  test('is filtered by each facet, which is counted without its own filter', async () => {
    const { find, names } = await directory();
    expect(await names({ category_id: ['housing'] })).toEqual(['Harbour Homes', 'York Furniture', 'Money Line']);
    expect(await names({ category_id: 'housing', service_type: 'online' })).toEqual(['Money Line']);
    expect(await names({ availability: ['24/7_support', 'extended_hours'] })).toEqual(['Money Line', 'Talk First']);
    const { meta, facets } = await find({ category_id: 'housing', cost: ['free'] });
    expect(meta.total).toBe(2);
    const shown = (name: keyof typeof facets) => Object.fromEntries(facets[name].map(({ value, count }) => [value, count]));
    expect(shown('category_id')).toEqual({
      employment: 0,
      education: 0,
      healthcare: 0,
      finance: 1,
      housing: 2,
      online: 0,
      course: 0,
    });
    expect(shown('cost')).toEqual({ free: 2, low_cost: 1, paid: 0, varies: 0 });
    expect(shown('service_type')).toEqual({ hybrid: 1, online: 1, in_person: 0 });
    expect(facets.cost[0]?.label).toBe('Free');
  });

  test('lists those whose main category was chosen before those who help with it too', async () => {
    const tenant = await newTenant();
    await tenant.run((db) => insertStandardProviders(db, UNITED_KINGDOM));
    for (const category of CATEGORIES) {
      const { data, meta } = (await tenant.call(calls.findServiceProviders, { query: { category_id: [category] } })).body;
      const isMain = data.map((provider) => provider.category === category);
      expect([category, meta.last_page, isMain.includes(true), isMain.includes(false)]).toEqual([
        category,
        meta.last_page,
        true,
        true,
      ]);
      expect([category, isMain]).toEqual([category, [...isMain].sort((one, other) => Number(other) - Number(one))]);
    }
    const { data } = (await tenant.call(calls.findServiceProviders, { query: { category_id: ['healthcare'] } })).body;
    expect(data[0]?.name).toMatch(/Op COURAGE/);
  });

  test('near me has the nearest location first, with its distance', async () => {
    const { find, names } = await directory();
    const near = { proximity: 'near_me', latitude: 53.95, longitude: -1.08 };
    const { data, place } = await find(near);
    expect(data.map(({ name, location, distance_km }) => [name, location?.city, Math.round(distance_km ?? -1)])).toEqual([
      ['Talk First', 'York', 1],
      ['Harbour Homes', 'Leeds', 35],
    ]);
    expect(place).toEqual({ city: null, latitude: 53.95, longitude: -1.08, from: 'request' });
    expect(await names({ ...near, radius_km: 10 })).toEqual(['Talk First']);
  });

  test('in my town has those with a location there and those who serve it', async () => {
    const { names } = await directory();
    expect(await names({ proximity: 'city', city: 'york' })).toEqual(['Talk First', 'York Furniture']);
    expect(await names({ proximity: 'country' })).toHaveLength(4);
    expect(await names({ proximity: 'country', country_id: 233 })).toEqual([]);
  });

  test('takes the place of a veteran from the first town they wish to work in', async () => {
    const { tenant, find } = await directory();
    const veteran = await tenant.veteran();
    const requested = { proximity: 'near_me' };
    for (const [proximity, as] of [
      ['near_me', veteran],
      ['city', veteran],
      ['near_me', null],
    ] as const) {
      const { status, failure } = await tenant.call(calls.findServiceProviders, { query: { proximity } }, as);
      expect([status, failure.errors?.proximity?.[0]]).toEqual([
        422,
        expect.stringContaining('Name a town or share your location'),
      ]);
    }
    const unknown = await tenant.call(calls.findServiceProviders, { query: { proximity: 'near_me', city: 'Nowhereton' } });
    expect(unknown.failure.errors?.proximity?.[0]).toContain('We don’t know where Nowhereton is');
    await tenant.run((db) =>
      db
        .insertInto('veteran_profiles')
        .values({ user_id: veteran.id, wished_places: JSON.stringify([{ country_id: 232, city: 'York', state: 'York' }]) })
        .execute(),
    );
    const { rows } = await tenant.owner.query(`select latitude from cities where country_id = 232 and name = 'York'`);
    const { place, data } = await find(requested, veteran);
    expect(place).toMatchObject({ city: 'York', from: 'profile', latitude: rows[0]?.latitude ?? null });
    if (rows.length > 0) expect(data[0]?.name).toBe('Talk First');
    expect((await find({ proximity: 'city' }, veteran)).data).toHaveLength(2);
  });

  test('offers wider searches with what each would find', async () => {
    const { find } = await directory();
    const { meta, wider } = await find({
      search: 'furniture',
      category_id: 'housing',
      cost: 'free',
      proximity: 'city',
      city: 'York',
    });
    expect(meta.total).toBe(0);
    expect(wider).toEqual([{ change: { cost: null }, label: 'Any cost', count: 1 }]);
    const far = await find({ proximity: 'near_me', latitude: 52.2, longitude: 0.12, radius_km: 5 });
    expect(far.wider.map(({ label, count }) => [label, count])).toEqual([
      ['Within 50 miles', 1],
      ['Within 100 miles', 1],
      ['Anywhere', 4],
    ]);
  });

  test('has pages of twenty', async () => {
    const { tenant, find } = await directory();
    for (let count = 0; count < 18; count++) await buildProvider(tenant);
    const second = await find({ page: 2 });
    expect([second.meta.total, second.meta.last_page, second.data.length]).toEqual([22, 2, 2]);
    expect((await find({ page: 9 })).data).toEqual([]);
  });

  test('shows a tenant its own providers on offer only', async () => {
    const { tenant, ids, find } = await directory();
    const other = await newTenant();
    expect((await other.call(calls.findServiceProviders)).body.meta.total).toBe(0);
    expect((await other.call(calls.getServiceProvider, { params: { id: ids.homes } })).status).toBe(404);
    await tenant.run((db) => setProvidersActive(db, [ids.homes], false));
    expect((await find({})).meta.total).toBe(3);
    expect((await tenant.call(calls.getServiceProvider, { params: { id: ids.homes } })).status).toBe(404);
  });

  test.each([
    [{ category_id: 'fun' }, 'category_id.0'],
    [{ service_type: 'by_post' }, 'service_type.0'],
    [{ proximity: 'moon' }, 'proximity'],
    [{ availability: 'never' }, 'availability.0'],
    [{ page: 0 }, 'page'],
    [{ latitude: 53 }, 'longitude'],
    [{ latitude: 91, longitude: 0 }, 'latitude'],
    [{ radius_km: 'far' }, 'radius_km'],
    [{ search: 'x'.repeat(101) }, 'search'],
  ])('refuses %j', async (query, field) => {
    const tenant = await newTenant();
    const { status, failure } = await tenant.call(calls.findServiceProviders, { query: query as never });
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('a veteran', () => {
  test('saves a provider once, finds it among the saved ones and removes it again', async () => {
    const { tenant, ids, find } = await directory();
    const veteran = await tenant.veteran();
    const params = { id: ids.money };
    for (let time = 0; time < 2; time++)
      expect((await tenant.call(calls.saveServiceProvider, { params }, veteran)).status).toBe(200);
    const saved = await find({ saved: true }, veteran);
    expect(saved.data.map(({ id, is_saved }) => [id, is_saved])).toEqual([[ids.money, true]]);
    expect((await tenant.call(calls.getServiceProvider, { params }, veteran)).body.data.is_saved).toBe(true);
    expect((await tenant.call(calls.getServiceProvider, { params })).body.data.is_saved).toBe(false);
    await tenant.call(calls.unsaveServiceProvider, { params }, veteran);
    expect((await find({ saved: true }, veteran)).meta.total).toBe(0);
    expect((await tenant.call(calls.findServiceProviders, { query: { saved: true } })).status).toBe(401);
  });

  test('reports what is out of date: the provider is on the operators’ list of what to check, once', async () => {
    const { tenant, ids } = await directory();
    const [veteran, operator] = [await tenant.veteran(), await tenant.person('operator')];
    const params = { id: ids.talk };
    const report = (body: { kind: 'phone' | 'hours'; note?: string }) =>
      tenant.call(calls.reportServiceProvider, { params, body }, veteran);
    expect((await report({ kind: 'hours' })).status).toBe(200);
    expect((await report({ kind: 'phone', note: 'The number is not in use.' })).status).toBe(200);
    expect((await tenant.call(calls.getServiceProvider, { params }, veteran)).body.data.is_reported).toBe(true);
    const { body } = await tenant.call(findProviders, { query: { only: 'to_check' } }, operator);
    expect(body.to_check).toBe(1);
    expect(body.data).toMatchObject([{ id: ids.talk, reports: [{ kind: 'phone', note: 'The number is not in use.' }] }]);
  });
});

test('the search rows are what the providers say, after any change', async () => {
  const { tenant, ids } = await directory();
  await tenant.run(async (db) => {
    await updateProvider(db, ids.homes, {
      name: 'Harbour Houses',
      places: ['Hull'],
      locations: [YORK],
      category_tags: ['housing', 'online'],
    });
    await updateProvider(db, ids.talk, { is_active: false });
    await setProvidersActive(db, [ids.local], false);
    await setProvidersActive(db, [ids.local], true);
    const rows = () =>
      db.selectFrom('provider_search').selectAll().where('tenant_id', '=', db.tenant_id).orderBy('provider_id').execute();
    const stored = await rows();
    await db.deleteFrom('provider_search').where('tenant_id', '=', db.tenant_id).execute();
    await writeProviderSearch(db, Object.values(ids));
    expect(stored).toEqual(await rows());
    expect(stored.map(({ provider_id }) => provider_id)).toEqual([ids.homes, ids.money, ids.local]);
  });
});

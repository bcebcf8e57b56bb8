import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { newTenant } from '#apps/api/testing/index.ts';
import * as calls from '../operator-contract.ts';

type Body = z.input<typeof calls.createProvider.body>;

const PROVIDER: Body = {
  name: 'Harbour Homes',
  category: 'housing',
  description: 'Finds homes near the sea.',
  website: 'https://www.harbour-homes.example.org',
  country_id: 232,
  service_type: 'hybrid',
  availability: 'business_hours',
  source_url: 'https://www.harbour-homes.example.org/about',
  checked_on: '2026-01-31',
};

const EVERYTHING: Body = {
  ...PROVIDER,
  organisation: 'Harbour Trust',
  category_tags: ['finance', 'online'],
  phones: [
    { number: '0800 123 4567', note: 'Free' },
    { number: '+44 20 7946 0000', note: '' },
  ],
  opening_hours: [
    { day: 1, opens: '09:00', closes: '12:30' },
    { day: 1, opens: '13:30', closes: '17:00' },
    { day: 6, opens: '10:00', closes: '24:00' },
  ],
  opening_note: 'Closed on bank holidays',
  locations: [
    {
      name: 'Head office',
      address: '1 Quay Street',
      city: 'Plymouth',
      state: 'Devon',
      postcode: 'PL1 2AB',
      country_id: 232,
      latitude: 50.3714,
      longitude: -4.1422,
    },
  ],
  languages: ['en', 'cy'],
  eligibility: 'Veterans and their families',
  cost: 'low_cost',
  cost_note: '£5 a night',
  is_crisis_line: true,
};

async function start() {
  const tenant = await newTenant();
  const operator = await tenant.person('operator');
  const create = (more: Partial<Body> = {}) => tenant.call(calls.createProvider, { body: { ...PROVIDER, ...more } }, operator);
  return { tenant, operator, create };
}

describe('a service provider', () => {
  test('keeps everything that a directory shows, the main category among its tags', async () => {
    const { tenant, operator, create } = await start();
    const { data } = (await create(EVERYTHING)).body;
    expect(data).toMatchObject({ ...EVERYTHING, category_tags: ['housing', 'finance', 'online'], revision: 1 });
    const found = await tenant.call(calls.findProviders, { query: { category: 'online' } }, operator);
    expect(found.body.data).toEqual([data]);
  });

  test('loses the locations that a change leaves out, and no others', async () => {
    const { tenant, operator, create } = await start();
    const other = (await create({ ...EVERYTHING, name: 'Other' })).body.data;
    const { id, revision } = (await create(EVERYTHING)).body.data;
    const change = { params: { id }, body: { ...EVERYTHING, locations: [], revision } };
    expect((await tenant.call(calls.updateProvider, change, operator)).body.data.locations).toEqual([]);
    const left = await tenant.call(calls.findProviders, { query: { search: 'Other' } }, operator);
    expect(left.body.data[0]?.locations).toEqual(other.locations);
  });

  test.each<[string, Partial<Body>, string]>([
    ['an unknown tag', { category_tags: ['fun' as 'online'] }, 'category_tags.0'],
    ['a phone number in words', { phones: [{ number: 'call us' }] }, 'phones.0.number'],
    [
      'hours that end before they start',
      { opening_hours: [{ day: 1, opens: '17:00', closes: '09:00' }] },
      'opening_hours.0.closes',
    ],
    ['an eighth day', { opening_hours: [{ day: 8, opens: '09:00', closes: '10:00' }] }, 'opening_hours.0.day'],
    ['a time of 25:00', { opening_hours: [{ day: 1, opens: '25:00', closes: '26:00' }] }, 'opening_hours.0.opens'],
    ['half a coordinate', { locations: [{ country_id: 232, latitude: 50 }] }, 'locations.0.longitude'],
    ['a place beyond the pole', { locations: [{ country_id: 232, latitude: 91, longitude: 0 }] }, 'locations.0.latitude'],
    ['a location in no country', { locations: [{ country_id: 999_999 }] }, 'locations'],
    ['a language in words', { languages: ['Welsh language'] }, 'languages.0'],
    ['a price that is no kind of cost', { cost: '£5' as 'free' }, 'cost'],
  ])('with %s is refused', async (_, more, field) => {
    const { create } = await start();
    const { status, failure } = await create(more);
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, expect.arrayContaining([field])]);
  });
});

import { describe, expect, test } from 'vitest';
import { isToCheck } from './entry-rules.ts';
import { type OfferedService, reasonsFor } from './rules.ts';

const TODAY = '2026-11-21';

describe('a service is proposed', () => {
  const service: OfferedService = {
    category: 'employment',
    category_tags: ['employment', 'education'],
    country_id: 232,
    places: [],
    service_type: 'hybrid',
    availability: 'business_hours',
    for_serving: true,
    for_left: true,
    military_service_ids: [],
    website: 'https://help.example.org',
    reason: null,
  };
  const seeker = { needs: [], country_id: 232, cities: ['Leeds'], discharge_date: null, services: [] };

  test('never in another country, nor to those whom it is not for', () => {
    expect(reasonsFor(service, { ...seeker, country_id: 233 })).toBeNull();
    expect(reasonsFor({ ...service, for_left: false }, { ...seeker, discharge_date: '2020-01-01' }, TODAY)).toBeNull();
    expect(reasonsFor({ ...service, for_serving: false }, { ...seeker, discharge_date: '2027-01-01' }, TODAY)).toBeNull();
    expect(reasonsFor({ ...service, for_serving: false }, seeker, TODAY)).not.toBeNull();
  });

  test('with the need first, then the place and the hours', () => {
    const found = reasonsFor(
      { ...service, places: ['Leeds'], availability: '24/7_support' },
      { ...seeker, needs: ['employment'] },
      TODAY,
    );
    expect(found?.reasons).toEqual(['You asked for help with finding work', 'Works in Leeds', 'Open 24/7']);
  });

  test('to those of its services, and to those whose service is not known', () => {
    const ofTheNavy = { ...service, military_service_ids: [2] };
    const asOf = (...services: { id: number; name: string }[]) => reasonsFor(ofTheNavy, { ...seeker, services }, TODAY)?.reasons;
    expect(asOf({ id: 1, name: 'British Army' })).toBeUndefined();
    expect(asOf({ id: 1, name: 'British Army' }, { id: 2, name: 'Royal Navy' })).toEqual([
      'For people who serve or served in the Royal Navy',
    ]);
    expect(asOf()).toEqual(['Available from anywhere']);
  });

  test.each([
    ['https://www.ctp.org.uk', '2027-09-18', 'Your resettlement service: you leave within a year, so register now'],
    ['https://www.dodtap.mil', '2028-09-18', 'Your resettlement service: your adviser plans the way out with you'],
    ['https://www.ctp.org.uk', '2025-09-18', undefined],
    ['https://help.example.org', '2027-09-18', undefined],
  ])('%s to somebody who leaves on %s because: %s', (website, discharge_date, reason) => {
    const needs = ['employment', 'finance', 'housing'] as const;
    const found = reasonsFor({ ...service, website }, { ...seeker, needs, discharge_date }, TODAY);
    expect(found?.reasons.find((each) => each.startsWith('Your resettlement'))).toBe(reason);
    const wide = { ...service, category_tags: [...needs], category: 'finance' as const, availability: '24/7_support' as const };
    const other = reasonsFor({ ...wide, reason: 'Known' }, { ...seeker, needs, discharge_date }, TODAY);
    if (reason) expect(found?.weight).toBeGreaterThan(other?.weight ?? 0);
  });

  test('with the operators’ own reason after the weightier ones', () => {
    const shown = (needs: ('employment' | 'housing')[]) =>
      reasonsFor({ ...service, reason: 'Our own advisers know them' }, { ...seeker, needs }, TODAY)?.reasons;
    expect(shown(['employment'])).toEqual(['You asked for help with finding work', 'Our own advisers know them']);
    expect(shown([])).toEqual(['Our own advisers know them']);
  });

  test('before others where it fits better', () => {
    const weigh = (more: Partial<OfferedService>) =>
      reasonsFor({ ...service, ...more }, { ...seeker, needs: ['education'] }, TODAY)?.weight ?? 0;
    expect(weigh({ category: 'education', category_tags: ['education'] })).toBeGreaterThan(weigh({}));
    expect(weigh({})).toBeGreaterThan(weigh({ category_tags: ['employment'] }));
    expect(weigh({ places: ['Leeds'] })).toBeGreaterThan(weigh({ places: ['London'] }));
  });
});

test.each([
  [true, '2026-11-21', false],
  [true, '2025-11-21', false],
  [true, '2025-11-20', true],
  [false, '2026-11-21', true],
])('facts that were read at the source: %s, on %s, are to check: %s', (is_verified, checked_on, toCheck) =>
  expect(isToCheck({ is_verified, checked_on }, TODAY)).toBe(toCheck),
);

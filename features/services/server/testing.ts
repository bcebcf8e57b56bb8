import type { TestTenant } from '#apps/api/testing/index.ts';
import { insertProvider, type ProviderDraft } from './provider-queries.ts';

let count = 0;

/** A provider on offer, written as an operator's would be. @returns its id */
export function buildProvider(tenant: TestTenant, fields: Partial<ProviderDraft> = {}): Promise<number> {
  count += 1;
  const category = fields.category ?? 'housing';
  const draft: ProviderDraft = {
    name: `Provider ${count}`,
    organisation: '',
    description: 'Finds homes.',
    category,
    category_tags: [category],
    reason: null,
    website: 'https://provider.example.org',
    phones: [],
    email: null,
    country_id: 232,
    military_service_ids: [],
    places: [],
    locations: [],
    service_type: 'hybrid',
    availability: 'business_hours',
    opening_hours: [],
    opening_note: '',
    time_zone: 'Europe/London',
    languages: ['en'],
    eligibility: '',
    cost: 'free',
    cost_note: '',
    is_crisis_line: false,
    for_serving: true,
    for_left: true,
    source_url: 'https://provider.example.org',
    checked_on: '2026-11-01',
    is_verified: true,
    is_active: true,
    ...fields,
  };
  return tenant.run((db) => insertProvider(db, draft));
}

export const locationIn = (city: string, latitude: number, longitude: number) => ({
  name: '',
  address: '1 High Street',
  city,
  state: '',
  postcode: '',
  country_id: 232,
  latitude,
  longitude,
});

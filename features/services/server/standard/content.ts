import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { hasProviders, insertProvider } from '../provider-queries.ts';
import { CHECKED_ON, standardProviders } from './providers.ts';

/** Gives a tenant without providers the well-known ones of its country. @returns how many were written */
export async function insertStandardProviders(db: TenantDb, countryId: number): Promise<number> {
  if (await hasProviders(db)) return 0;
  const providers = standardProviders(countryId);
  for (const { phone, needs = [], ...provider } of providers)
    await insertProvider(db, {
      organisation: '',
      opening_hours: [],
      opening_note: '',
      time_zone: countryOf(countryId).closingZone,
      places: [],
      locations: [],
      email: null,
      languages: ['en'],
      eligibility: '',
      cost: 'free',
      cost_note: '',
      is_crisis_line: false,
      military_service_ids: [],
      for_serving: true,
      for_left: true,
      reason: null,
      is_verified: false,
      is_active: true,
      ...provider,
      category_tags: [provider.category, ...needs],
      phones: phone === undefined ? [] : [{ number: phone, note: '' }],
      country_id: countryId,
      source_url: provider.website,
      checked_on: CHECKED_ON,
    });
  return providers.length;
}

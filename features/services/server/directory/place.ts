import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, invalid } from '#kit/server/http/errors.ts';
import type { Viewer } from '#kit/server/http/serve.ts';
import { NEAR_KM, type Proximity } from '../../directory-rules.ts';
import type { DirectoryPlace } from '../../directory-shapes.ts';
import { findTown, findWishedTown } from './queries.ts';

type Input = {
  proximity?: Proximity | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  radius_km?: number | undefined;
  city: string;
  country_id?: number | undefined;
};

export type ResolvedPlace = {
  place: DirectoryPlace;
  /** Entries of this country only; null for any. */
  country_id: number | null;
  /** Entries within so many kilometres of a point. */
  around: { latitude: number; longitude: number; km: number } | null;
  /** Entries in or for this town, lower case. */
  town: string | null;
};

/**
 * What the place of a directory search asks of an entry.
 * @throws Refusal 422 where `near_me` or `city` has no place: none sent, and none in the viewer's profile
 */
export async function resolvePlace(
  db: TenantDb,
  input: Input,
  { tenant, viewer }: { tenant: { country_id: number }; viewer: Viewer | null },
): Promise<ResolvedPlace> {
  const place = await placeOf(db, input, tenant, viewer);
  const { proximity } = input;
  if (proximity === 'near_me' && (place === null || place.latitude === null)) fail(invalid({ proximity: [remedy(place)] }));
  if (proximity === 'city' && !place?.city) fail(invalid({ proximity: [remedy(null)] }));
  const nothing = { place, country_id: input.country_id ?? null, around: null, town: null };
  if (proximity === 'country') return { ...nothing, country_id: input.country_id ?? tenant.country_id };
  if (proximity === 'city' && place?.city) return { ...nothing, town: place.city.toLowerCase() };
  if (proximity === 'near_me' && place?.latitude != null && place.longitude !== null)
    return { ...nothing, around: { latitude: place.latitude, longitude: place.longitude, km: input.radius_km ?? NEAR_KM } };
  return nothing;
}

const remedy = (place: DirectoryPlace): string =>
  place?.city
    ? `We don’t know where ${place.city} is. Name another town, or share your location.`
    : 'Name a town or share your location. A town among the places you want to work in is used from then on.';

async function placeOf(
  db: TenantDb,
  { proximity, latitude, longitude, city, country_id }: Input,
  tenant: { country_id: number },
  viewer: Viewer | null,
): Promise<DirectoryPlace> {
  if (latitude !== undefined && longitude !== undefined) return { city: city || null, latitude, longitude, from: 'request' };
  if (city) return townAt(db, country_id ?? tenant.country_id, city, 'request');
  if (proximity !== 'near_me' && proximity !== 'city') return null;
  const wished = viewer?.role === 'veteran' && viewer.status === 'active' ? await findWishedTown(db, viewer.id) : null;
  return wished && townAt(db, wished.country_id, wished.city, 'profile');
}

async function townAt(db: TenantDb, countryId: number, name: string, from: 'request' | 'profile'): Promise<DirectoryPlace> {
  const town = await findTown(db, countryId, name);
  return { city: town?.name ?? name, latitude: town?.latitude ?? null, longitude: town?.longitude ?? null, from };
}

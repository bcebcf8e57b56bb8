import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/db.ts';

export const allCountries = (db: TenantDb) => db.selectFrom('countries').selectAll().orderBy('name').execute();

export const allIndustries = (db: TenantDb) => db.selectFrom('industries').selectAll().orderBy('name').execute();

export const countryExists = async (db: TenantDb, id: number) =>
  (await db.selectFrom('countries').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const stateExists = async (db: TenantDb, id: number) =>
  (await db.selectFrom('states').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const statesOf = (db: TenantDb, countryId: number) =>
  db.selectFrom('states').select(['id', 'name', 'code']).where('country_id', '=', countryId).orderBy('name').execute();

const cities = (db: TenantDb) =>
  db
    .selectFrom('cities')
    .innerJoin('states', 'states.id', 'cities.state_id')
    .select(['cities.id', 'cities.name', 'cities.state_id', 'states.name as state_name', 'cities.latitude', 'cities.longitude']);

export const citiesOf = (db: TenantDb, stateId: number) =>
  cities(db).where('cities.state_id', '=', stateId).orderBy('cities.name').execute();

/** Cities by name. Names that start with the text come first. `limit` bounds the list. */
export function citiesNamed(db: TenantDb, countryId: number, text: string, limit = 50) {
  const typed = text.toLowerCase().replace(/[\\%_]/g, '\\$&');
  return cities(db)
    .where('cities.country_id', '=', countryId)
    .where(sql<boolean>`lower(cities.name) like ${`%${typed}%`}`)
    .orderBy(sql`lower(cities.name) like ${`${typed}%`}`, 'desc')
    .orderBy('cities.name')
    .limit(limit)
    .execute();
}

export const militaryServicesOf = (db: TenantDb, countryId: number) =>
  db
    .selectFrom('military_services')
    .select(['id', 'name', 'short_name', 'components'])
    .where('country_id', '=', countryId)
    .orderBy('id')
    .execute();

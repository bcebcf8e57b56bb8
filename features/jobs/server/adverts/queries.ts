import type { TenantDb } from '#kit/server/database/db.ts';

/** The towns of a country with what tells those of one name apart. */
export const findTowns = (db: TenantDb, countryId: number) =>
  db
    .selectFrom('cities')
    .innerJoin('states', 'states.id', 'cities.state_id')
    .where('cities.country_id', '=', countryId)
    .select(['cities.id', 'cities.name', 'cities.state_id', 'states.name as state', 'states.code as state_code'])
    .select(['cities.latitude', 'cities.longitude'])
    .orderBy('cities.id')
    .execute();

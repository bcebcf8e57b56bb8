import { type RawBuilder, sql } from 'kysely';
import { foldName } from '#kit/contract/fold.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { webSearch } from '#kit/server/database/search-text.ts';

/** Towns, words and distances in SQL. */

/** A town with its coordinates, by its name; the same name twice is the one with the lowest id. */
export const findTown = (db: TenantDb, countryId: number, name: string) =>
  db
    .selectFrom('cities')
    .select(['name', 'latitude', 'longitude'])
    .where('country_id', '=', countryId)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** The first town that a veteran wishes to work in. */
export const findWishedTown = async (db: TenantDb, userId: number): Promise<{ city: string; country_id: number } | null> => {
  const row = await db
    .selectFrom('veteran_profiles')
    .select([
      sql<string | null>`wished_places->0->>'city'`.as('city'),
      sql<number | null>`(wished_places->0->>'country_id')::int`.as('country_id'),
    ])
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.city && row.country_id ? { city: row.city, country_id: row.country_id } : null;
};

/** The words of a search, also as names are compared: Zoe finds Zoë, and Saint Dunstan’s St Dunstans. */
export const textQuery = (search: string): RawBuilder<unknown> => {
  const query = sql`websearch_to_tsquery('english', ${webSearch(search)})`;
  const folded = foldName(search);
  // Of a search with operators, which another spelling would answer differently, only the words as typed.
  if (folded === search.toLowerCase() || /(?:^|\s)-|["“”]|\sor\s/i.test(search)) return query;
  return sql`(${query} || websearch_to_tsquery('english', ${webSearch(folded)}))`;
};

type Point = { latitude: number; longitude: number };

export const kilometresTo = ({ latitude, longitude }: Point, to: string): RawBuilder<number> =>
  sql`kilometres_between(${latitude}::float8, ${longitude}::float8, ${sql.ref(`${to}.latitude`)}, ${sql.ref(`${to}.longitude`)})`;

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantDb } from '#kit/server/db.ts';
import { PER_PAGE } from '../directory-rules.ts';
import type { ServiceLocation, ServiceProvider } from '../shapes.ts';
import { inCellsAround, kilometresTo, textQuery } from './directory-queries.ts';

/** A search with its place resolved. */
export type ProviderQuery = {
  search: string;
  country_id: number | null;
  around: { latitude: number; longitude: number; km: number } | null;
  /** Lower case. */
  town: string | null;
  saved_by: number | null;
};

/** The values asked of each facet, as the numbers of facets (provider_facets in the database); empty for any. */
export type FacetBits = { tags: number; service_types: number[]; availability: number[]; costs: number[] };

export type FoundProvider = { id: number; distance_km: number | null };
type Found = { cells: [facets: number, count: number][]; page: FoundProvider[] };

/**
 * How many providers have each combination of facets, without regard to the facets asked for, and the page of those that have them. Without
 * text or place both come from indexes: only the rows of the page are read.
 */
export async function searchProviders(db: TenantDb, query: ProviderQuery, bits: FacetBits, page: number): Promise<Found> {
  const { search, around } = query;
  const words = search ? textQuery(search) : null;
  const near = around
    ? sql`join (
        select l.provider_id, min(${kilometresTo(around, 'l')}) as km from service_locations l
        where l.tenant_id = ${db.tenant_id} and ${inCellsAround(around, around.km, 'l')}
        group by l.provider_id) near on near.provider_id = d.provider_id`
    : sql``;
  const conditions: RawBuilder<SqlBool>[] = [sql`d.tenant_id = ${db.tenant_id}`];
  if (query.country_id !== null) conditions.push(sql`d.country_id = ${query.country_id}`);
  if (words) conditions.push(sql`d.words @@ ${words}`);
  // Coordinates are stored to the metre.
  if (around) conditions.push(sql`near.km <= ${around.km + 0.01}::float8`);
  if (query.town !== null) conditions.push(sql`d.towns @> array[${query.town}]`);
  if (query.saved_by !== null)
    conditions.push(sql`exists (select from chosen_providers c
      where c.tenant_id = ${db.tenant_id} and c.provider_id = d.provider_id and c.user_id = ${query.saved_by})`);
  const where = sql.join(conditions, sql` and `);
  const rank = words ? sql`ts_rank(d.title, ${words})` : sql`0::float4`;
  const km = around ? sql`near.km` : sql`null::float8`;
  const rows = sql`select d.provider_id, d.position, d.facets, ${rank} as rank, ${km} as km from provider_search d ${near} where ${where}`;
  const chosen = chosenFacets(bits);
  const limit = sql`limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`;
  const isPlain = !words && !around;
  const statement = isPlain
    ? sql<Found>`select
        (select coalesce(json_agg(json_build_array(facets, count)), '[]') from (
          select d.facets, count(*) as count from provider_search d where ${where} group by d.facets) cells) as cells,
        (select coalesce(json_agg(json_build_object('id', provider_id, 'distance_km', null)), '[]') from (
          select d.provider_id from provider_search d where ${where} and ${chosen} order by d.position, d.provider_id ${limit}) p) as page`
    : sql<Found>`with d as materialized (${rows})
      select
        (select coalesce(json_agg(json_build_array(facets, count)), '[]') from (
          select facets, count(*) as count from d group by facets) cells) as cells,
        (select coalesce(json_agg(json_build_object('id', provider_id, 'distance_km', km)), '[]') from (
          select d.provider_id, d.km from d where ${chosen}
          order by d.rank desc, d.km nulls last, d.position, d.provider_id ${limit}) p) as page`;
  const { rows: found } = await statement.execute(db);
  return found[0] ?? { cells: [], page: [] };
}

function chosenFacets({ tags, service_types, availability, costs }: FacetBits): RawBuilder<SqlBool> {
  const all: RawBuilder<SqlBool>[] = [];
  if (tags > 0) all.push(sql`(d.facets & ${tags}) <> 0`);
  if (service_types.length > 0) all.push(sql`(d.facets >> 7) & 3 = any(${service_types}::int[])`);
  if (availability.length > 0) all.push(sql`(d.facets >> 9) & 3 = any(${availability}::int[])`);
  if (costs.length > 0) all.push(sql`(d.facets >> 11) & 3 = any(${costs}::int[])`);
  return all.length > 0 ? sql`${sql.join(all, sql` and `)}` : sql`true`;
}

/** What a card shows of these providers, in no order. The nearest location comes first where a point is given. */
export const findProviderCards = (
  db: TenantDb,
  ids: readonly number[],
  near: { latitude: number; longitude: number } | null,
  veteranId: number | null,
) =>
  db
    .selectFrom('service_providers as s')
    .where('s.tenant_id', '=', db.tenant_id)
    .where('s.id', 'in', [0, ...ids])
    .select([
      's.id',
      's.name',
      's.organisation',
      's.category',
      's.service_type',
      's.availability',
      's.opening_note',
      's.time_zone',
      's.country_id',
      's.places',
      's.email',
      's.website',
      's.languages',
      's.cost',
      's.is_crisis_line',
      's.checked_on',
      's.logo_file_id',
      sql<ServiceProvider['category_tags']>`s.category_tags`.as('category_tags'),
      sql<ServiceProvider['phones']>`s.phones`.as('phones'),
      sql<ServiceProvider['opening_hours']>`s.opening_hours`.as('opening_hours'),
      sql<string>`left(s.description, 301)`.as('description'),
      sql<number>`(select count(*)::int from service_locations l where l.tenant_id = s.tenant_id and l.provider_id = s.id)`.as(
        'locations',
      ),
      sql<ServiceLocation | null>`(select json_build_object('name', l.name, 'address', l.address, 'city', l.city, 'state', l.state,
          'postcode', l.postcode, 'country_id', l.country_id, 'latitude', l.latitude, 'longitude', l.longitude)
        from service_locations l where l.tenant_id = s.tenant_id and l.provider_id = s.id
        order by ${near ? kilometresTo(near, 'l') : sql`l.position`} nulls last, l.position, l.id limit 1)`.as('location'),
      sql<boolean>`exists (select from chosen_providers c
        where c.tenant_id = s.tenant_id and c.provider_id = s.id and c.user_id = ${veteranId})`.as('is_saved'),
    ])
    .execute();

/**
 * Brings provider_search up to date with these providers: a row for each that is on offer, none for the others. Every write of a provider
 * or its locations calls it in its own transaction.
 */
export async function writeProviderSearch(db: TenantDb, providerIds: readonly number[]): Promise<void> {
  if (providerIds.length === 0) return;
  const ids = sql`${sql.val(providerIds)}::int[]`;
  await sql`delete from provider_search d where d.tenant_id = ${db.tenant_id} and d.provider_id = any(${ids}) and not exists (
    select from service_providers s where s.tenant_id = ${db.tenant_id} and s.id = d.provider_id and s.is_active)`.execute(db);
  await sql`
    insert into provider_search as d (tenant_id, provider_id, country_id, position, facets, towns, title, words)
    select ${db.tenant_id}::int, s.id, s.country_id, s.position, provider_facets(s.category_tags, s.service_type, s.availability, s.cost),
      l.towns || array(select lower(place) from unnest(s.places) place),
      setweight(to_tsvector('english', s.name), 'A')
        || setweight(words_apart(concat_ws(' a a a a a a a a a a ', s.organisation, array_to_string(s.category_tags, ' '))), 'B'),
      setweight(to_tsvector('english', s.name), 'A')
        || setweight(words_apart(concat_ws(' a a a a a a a a a a ', s.organisation,
             array_to_string(s.category_tags || s.places || l.towns, ' a a a a a a a a a a '))), 'B')
        || setweight(words_apart(left(s.description, 1000)), 'D')
    from service_providers s
    cross join lateral (select array(select distinct lower(l.city) from service_locations l
      where l.tenant_id = s.tenant_id and l.provider_id = s.id and l.city <> '') as towns) l
    where s.tenant_id = ${db.tenant_id} and s.id = any(${ids}) and s.is_active
    on conflict (tenant_id, provider_id) do update set country_id = excluded.country_id, position = excluded.position,
      facets = excluded.facets, towns = excluded.towns, title = excluded.title, words = excluded.words
    where d is distinct from excluded`.execute(db);
}

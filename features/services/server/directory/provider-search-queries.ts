import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { ServiceLocation, ServiceProvider } from '../../shapes.ts';
import { kilometresTo } from './queries.ts';

/** Whether a veteran saved the provider of a search row `d`. */
export const isSavedBy = (db: TenantDb, veteranId: number) =>
  sql<boolean>`exists (select from chosen_providers c
    where c.tenant_id = ${db.tenant_id} and c.provider_id = d.provider_id and c.user_id = ${veteranId})`;

/** Whether the main category of the provider of a search row `d` is one of these; the others only help with it too. */
export const isMainlyFor = (db: TenantDb, categories: readonly string[]) =>
  sql<boolean>`exists (select from service_providers m
    where m.tenant_id = ${db.tenant_id} and m.id = d.provider_id and m.category = any(${sql.val(categories)}::text[]))`;

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
    .where('s.id', 'in', ids)
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
      sql<number>`(select count(*)::int from service_locations l where l.tenant_id = ${db.tenant_id} and l.provider_id = s.id)`.as(
        'locations',
      ),
      sql<ServiceLocation | null>`(select json_build_object('name', l.name, 'address', l.address, 'city', l.city, 'state', l.state,
          'postcode', l.postcode, 'country_id', l.country_id, 'latitude', l.latitude, 'longitude', l.longitude)
        from service_locations l where l.tenant_id = ${db.tenant_id} and l.provider_id = s.id
        order by ${near ? kilometresTo(near, 'l') : sql`l.position`} nulls last, l.position, l.id limit 1)`.as('location'),
      sql<boolean>`exists (select from chosen_providers c
        where c.tenant_id = ${db.tenant_id} and c.provider_id = s.id and c.user_id = ${veteranId})`.as('is_saved'),
    ])
    .execute();

/** The name without accents and apostrophes, where it has any: Zoe finds Zoë, and ONeill O’Neill. */
const otherSpelling = sql`case when lower(concat_ws(' ', s.name, s.organisation)) <> fold_name(concat_ws(' ', s.name, s.organisation))
          then setweight(words_apart(fold_name(concat_ws(' ', s.name, s.organisation))), 'B') else ''::tsvector end`;

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
    insert into provider_search as d (tenant_id, provider_id, country_id, position, keys, cells, points, words)
    select ${db.tenant_id}::int, s.id, s.country_id, s.position,
      array(select 'category_id:' || tag from unnest(s.category_tags) tag)
        || array['service_type:' || s.service_type, 'availability:' || s.availability, 'cost:' || s.cost]
        || array(select distinct 'city:' || lower(place) from unnest(s.places || l.towns) place),
      l.cells, l.points,
      setweight(to_tsvector('english', s.name), 'A')
        || setweight(words_apart(concat_ws(' a a a a a a a a a a ', s.organisation, array_to_string(s.category_tags, ' '))), 'B')
        || setweight(words_apart(array_to_string(s.places || l.towns, ' a a a a a a a a a a ')), 'C')
        || setweight(words_apart(left(s.description, 1000)), 'D')
        || ${otherSpelling}
    from service_providers s
    cross join lateral (
      select coalesce(array_agg(distinct l.city) filter (where l.city <> ''), '{}') as towns,
        coalesce(array_agg(distinct l.cell) filter (where l.cell is not null), '{}') as cells,
        coalesce(array_agg(part.degrees order by l.position, l.id, part.nth) filter (where l.cell is not null), '{}') as points
      from service_locations l
      cross join lateral (values (1, l.latitude::float4), (2, l.longitude::float4)) part (nth, degrees)
      where l.tenant_id = ${db.tenant_id} and l.provider_id = s.id) l
    where s.tenant_id = ${db.tenant_id} and s.id = any(${ids}) and s.is_active
    on conflict (tenant_id, provider_id) do update set country_id = excluded.country_id, position = excluded.position,
      keys = excluded.keys, cells = excluded.cells, points = excluded.points, words = excluded.words
    where (d.country_id, d.position, d.keys, d.cells, d.points, d.words) is distinct from
      (excluded.country_id, excluded.position, excluded.keys, excluded.cells, excluded.points, excluded.words)`.execute(db);
}

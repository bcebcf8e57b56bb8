import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { LinkState } from '../entry-rules.ts';
import type { LinkCheck } from '../entry-shapes.ts';
import type { REPORT_KINDS } from '../rules.ts';
import type { ServiceLocation, ServiceProvider } from '../shapes.ts';
import { writeProviderSearch } from './directory/provider-search-queries.ts';
import { containsWords, isEntryToCheck } from './entry-queries.ts';
import { resetChangedLink } from './links/queries.ts';

/** The columns that are public. */
const PUBLIC = [
  's.id',
  's.name',
  's.organisation',
  's.description',
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
  's.eligibility',
  's.cost',
  's.cost_note',
  's.is_crisis_line',
  's.logo_file_id',
  's.military_service_ids',
  's.for_serving',
  's.for_left',
  's.source_url',
  's.checked_on',
] as const;

/** Providers with everything that is public. */
export const providers = (db: TenantDb) =>
  db
    .selectFrom('service_providers as s')
    .where('s.tenant_id', '=', db.tenant_id)
    .select(PUBLIC)
    .select([
      sql<ServiceProvider['category_tags']>`s.category_tags`.as('category_tags'),
      sql<ServiceProvider['phones']>`s.phones`.as('phones'),
      sql<ServiceProvider['opening_hours']>`s.opening_hours`.as('opening_hours'),
      sql<ServiceLocation[]>`coalesce((select json_agg(json_build_object('name', l.name, 'address', l.address, 'city', l.city,
          'state', l.state, 'postcode', l.postcode, 'country_id', l.country_id, 'latitude', l.latitude, 'longitude', l.longitude)
          order by l.position, l.id)
        from service_locations l where l.tenant_id = ${db.tenant_id} and l.provider_id = s.id), '[]')`.as('locations'),
    ]);

/** Active providers with whether the person has chosen each, in the operators' order. */
export const findProvidersFor = (db: TenantDb, userId: number) =>
  providers(db)
    .leftJoin('chosen_providers as c', (join) =>
      join.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.provider_id', '=', 's.id').on('c.user_id', '=', userId),
    )
    .where('s.is_active', '=', true)
    .select(['s.reason', sql<boolean>`c.provider_id is not null`.as('chosen')])
    .orderBy('s.position')
    .orderBy('s.id')
    .execute();

/** Active providers that the person has chosen, in the operators' order. */
export const findChosenProviders = (db: TenantDb, userId: number) =>
  providers(db)
    .innerJoin('chosen_providers as c', (join) =>
      join.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.provider_id', '=', 's.id').on('c.user_id', '=', userId),
    )
    .where('s.is_active', '=', true)
    .select(['s.reason', sql<boolean>`true`.as('chosen')])
    .orderBy('s.position')
    .orderBy('s.id')
    .execute();

/**
 * Providers that help with one of the needs and that the person has not chosen: those that do it above all, in one of the towns and at any hour
 * first.
 */
export const findFittingProviders = (
  db: TenantDb,
  userId: number,
  { needs, cities, country_id }: { needs: readonly string[]; cities: readonly string[]; country_id: number },
  limit: number,
) =>
  providers(db)
    .where('s.is_active', '=', true)
    .where('s.country_id', '=', country_id)
    .where(sql<boolean>`s.category_tags && ${needs}::text[]`)
    .where(
      sql<boolean>`not exists (select from chosen_providers c
        where c.tenant_id = ${db.tenant_id} and c.provider_id = s.id and c.user_id = ${userId})`,
    )
    .select(['s.reason', sql<boolean>`false`.as('chosen')])
    .orderBy(sql`s.category = any(${needs}::text[])`, 'desc')
    .orderBy(
      sql`exists (select from unnest(s.places) place where lower(place) = any(${cities.map((city) => city.toLowerCase())}::text[]))`,
      'desc',
    )
    .orderBy(sql`s.availability = '24/7_support'`, 'desc')
    .orderBy('s.position')
    .orderBy('s.id')
    .limit(limit)
    .execute();

/** The providers on offer in the order of their names. */
export const findProviderNames = (db: TenantDb, limit: number): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('service_providers')
    .select(['id', 'name'])
    .where('is_active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();

/** A provider on offer as its own page shows it; `userId` is whose saved mark and report are shown. */
export const findProviderPage = (db: TenantDb, id: number, userId: number | null) =>
  providers(db)
    .where('s.id', '=', id)
    .where('s.is_active', '=', true)
    .select([
      's.source',
      's.licence',
      's.is_verified',
      's.updated_at',
      sql<boolean>`exists (select from chosen_providers c
        where c.tenant_id = ${db.tenant_id} and c.provider_id = s.id and c.user_id = ${userId})`.as('is_saved'),
      sql<boolean>`exists (select from provider_reports r
        where r.tenant_id = ${db.tenant_id} and r.provider_id = s.id and r.user_id = ${userId} and r.resolved_at is null)`.as(
        'is_reported',
      ),
    ])
    .executeTakeFirst();

export const insertChosen = (db: TenantDb, user_id: number, provider_id: number) =>
  db
    .insertInto('chosen_providers')
    .values({ tenant_id: db.tenant_id, user_id, provider_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteChosen = (db: TenantDb, userId: number, providerId: number) =>
  db
    .deleteFrom('chosen_providers')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .where('provider_id', '=', providerId)
    .execute();

/** Whether the tenant has this provider, on offer or not. */
export const providerExists = async (db: TenantDb, id: number): Promise<boolean> =>
  (await db
    .selectFrom('service_providers')
    .select('id')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

/** Records a report; the person's open one about this provider is replaced. */
export const writeReport = (
  db: TenantDb,
  report: { user_id: number; provider_id: number; kind: (typeof REPORT_KINDS)[number]; note: string },
) =>
  db
    .insertInto('provider_reports')
    .values({ ...report, tenant_id: db.tenant_id, created_at: new Date().toISOString() })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'provider_id', 'user_id'])
        .where('resolved_at', 'is', null)
        .doUpdateSet({ kind: report.kind, note: report.note }),
    )
    .execute();

/** Ends the open reports about these providers. */
export const resolveReports = (db: TenantDb, providerIds: readonly number[]) =>
  db
    .updateTable('provider_reports')
    .set({ resolved_at: new Date().toISOString() })
    .where('tenant_id', '=', db.tenant_id)
    .where('provider_id', 'in', providerIds)
    .where('resolved_at', 'is', null)
    .execute();

/** @returns those of the ids that name an active provider */
export async function findActiveProviderIds(db: TenantDb, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('service_providers')
    .select('id')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', 'in', ids)
    .where('is_active', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}

/** The ids of the providers that a person has chosen and that are still offered. */
export async function findChosenServices(db: TenantDb, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('chosen_providers as c')
    .innerJoin('service_providers as p', (join) =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.provider_id'),
    )
    .where('c.tenant_id', '=', db.tenant_id)
    .where('c.user_id', '=', userId)
    .where('p.is_active', '=', true)
    .select('c.provider_id')
    .orderBy('c.provider_id')
    .execute();
  return rows.map(({ provider_id }) => provider_id);
}

/** Providers that operators hid after they were chosen stay chosen: the person does not see them and could not keep them. */
export async function replaceChosen(db: TenantDb, user_id: number, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('chosen_providers')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', user_id)
    .where('provider_id', 'not in', ids)
    .where('provider_id', 'in', (eb) =>
      eb.selectFrom('service_providers').select('id').where('tenant_id', '=', db.tenant_id).where('is_active', '=', true),
    )
    .execute();
  if (ids.length > 0)
    await db
      .insertInto('chosen_providers')
      .values(ids.map((provider_id) => ({ tenant_id: db.tenant_id, user_id, provider_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** As operators see it. */
export const edited = (db: TenantDb) =>
  providers(db).select([
    's.reason',
    's.source',
    's.is_verified',
    's.is_active',
    's.revision',
    's.licence',
    's.link_status',
    's.link_fault',
    's.link_checked_at',
    sql<{ kind: (typeof REPORT_KINDS)[number]; note: string; created_at: string }[]>`coalesce((
      select json_agg(json_build_object('kind', r.kind, 'note', r.note, 'created_at', r.created_at) order by r.created_at desc)
      from provider_reports r where r.tenant_id = ${db.tenant_id} and r.provider_id = s.id and r.resolved_at is null), '[]')`.as(
      'reports',
    ),
    sql<number>`(select count(*)::int from chosen_providers c where c.tenant_id = ${db.tenant_id} and c.provider_id = s.id)`.as(
      'chosen',
    ),
  ]);

export type ProviderFilter = {
  search: string;
  category?: ServiceProvider['category_tags'][number] | undefined;
  only: 'all' | 'to_check' | 'hidden';
};

/** Nobody has read the facts at their source for a year, somebody says that they are wrong, or the website is gone. */
const isToCheck = (db: TenantDb) =>
  sql<boolean>`(${isEntryToCheck('s')} or exists (
    select from provider_reports r where r.tenant_id = ${db.tenant_id} and r.provider_id = s.id and r.resolved_at is null))`;

export async function editedProviders(
  db: TenantDb,
  { search, category, only }: ProviderFilter,
  page: { limit: number; offset: number },
) {
  let query = edited(db);
  if (search) {
    query = query.where(containsWords(search, ['s.name', 's.organisation', 's.description']));
  }
  if (category) query = query.where(sql<boolean>`s.category_tags @> array[${category}]`);
  if (only === 'hidden') query = query.where('s.is_active', '=', false);
  if (only === 'to_check') query = query.where('s.is_active', '=', true).where(isToCheck(db));
  const { total } = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query.orderBy(sql`lower(s.name)`).orderBy('s.id').limit(page.limit).offset(page.offset).execute();
  const { to_check } = await db
    .selectFrom('service_providers as s')
    .where('s.tenant_id', '=', db.tenant_id)
    .where('s.is_active', '=', true)
    .where(isToCheck(db))
    .select((eb) => eb.fn.countAll<number>().as('to_check'))
    .executeTakeFirstOrThrow();
  return { rows, total, to_check };
}

export const editedProvider = (db: TenantDb, id: number) => edited(db).where('s.id', '=', id).executeTakeFirst();
export type EditedProvider = NonNullable<Awaited<ReturnType<typeof editedProvider>>>;

export async function lockProvider(db: TenantDb, id: number): Promise<EditedProvider | undefined> {
  await db
    .selectFrom('service_providers')
    .select('id')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return editedProvider(db, id);
}

export type ProviderDraft = Omit<
  EditedProvider,
  'id' | 'revision' | 'chosen' | 'source' | 'licence' | 'logo_file_id' | 'reports' | keyof LinkCheck
>;

export const providerNamed = (db: TenantDb, countryId: number, name: string) =>
  db
    .selectFrom('service_providers')
    .select(['id', 'is_active'])
    .where('tenant_id', '=', db.tenant_id)
    .where('country_id', '=', countryId)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();

export const hasProviders = async (db: TenantDb): Promise<boolean> =>
  (await db.selectFrom('service_providers').select('id').where('tenant_id', '=', db.tenant_id).limit(1).execute()).length > 0;

const asColumns = ({ phones, opening_hours, locations: _, ...provider }: Partial<ProviderDraft & LinkState>) => ({
  ...provider,
  ...(phones && { phones: JSON.stringify(phones) }),
  ...(opening_hours && { opening_hours: JSON.stringify(opening_hours) }),
});

/** @param provider.position its place among those that are proposed; the last when left out */
export async function insertProvider(db: TenantDb, provider: ProviderDraft): Promise<number> {
  const { name, description, category, website, country_id, service_type, availability, source_url, checked_on } = provider;
  const required = { name, description, category, website, country_id, service_type, availability, source_url, checked_on };
  const { position } = await db
    .selectFrom('service_providers')
    .select(sql<number>`coalesce(max(position), 0) + 1`.as('position'))
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('service_providers')
    .values({ ...required, position, ...asColumns(provider), tenant_id: db.tenant_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceLocations(db, id, provider.locations);
  await writeProviderSearch(db, [id]);
  return id;
}

export async function updateProvider(db: TenantDb, id: number, provider: Partial<ProviderDraft & LinkState>): Promise<void> {
  await db
    .updateTable('service_providers')
    .set((eb) => ({
      ...asColumns(provider),
      ...(provider.website !== undefined && resetChangedLink('website', provider.website)),
      revision: eb('revision', '+', 1),
      updated_at: new Date().toISOString(),
    }))
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();
  if (provider.locations) await replaceLocations(db, id, provider.locations);
  await writeProviderSearch(db, [id]);
}

async function replaceLocations(db: TenantDb, provider_id: number, locations: readonly ServiceLocation[]): Promise<void> {
  await db.deleteFrom('service_locations').where('tenant_id', '=', db.tenant_id).where('provider_id', '=', provider_id).execute();
  if (locations.length > 0)
    await db
      .insertInto('service_locations')
      .values(locations.map((location, position) => ({ ...location, tenant_id: db.tenant_id, provider_id, position })))
      .execute();
}

/** Publishes or hides providers. @returns the names of those that are there, by id */
export async function setProvidersActive(db: TenantDb, ids: readonly number[], is_active: boolean): Promise<Map<number, string>> {
  const rows = await db
    .updateTable('service_providers')
    .set((eb) => ({ is_active, revision: eb('revision', '+', 1) }))
    .where('tenant_id', '=', db.tenant_id)
    .where('id', 'in', ids)
    .returning(['id', 'name'])
    .execute();
  await writeProviderSearch(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** @returns whether the provider is there */
export async function setLogo(db: TenantDb, id: number, logo_file_id: number | null): Promise<boolean> {
  const row = await db
    .updateTable('service_providers')
    .set({ logo_file_id })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The logo of a provider on offer. */
export const findLogo = (db: TenantDb, id: number) =>
  db
    .selectFrom('service_providers as s')
    .innerJoin('files as f', (join) => join.onRef('f.tenant_id', '=', 's.tenant_id').onRef('f.id', '=', 's.logo_file_id'))
    .where('s.tenant_id', '=', db.tenant_id)
    .where('s.id', '=', id)
    .where('s.is_active', '=', true)
    .select('f.bytes')
    .executeTakeFirst();

/** Gives what people saved and reported of one provider to another; what they have of both stays once. */
export async function moveToProvider(db: TenantDb, from: number, to: number): Promise<void> {
  const tenant = db.tenant_id;
  await sql`insert into chosen_providers (tenant_id, user_id, provider_id, chosen_at)
    select ${tenant}::int, user_id, ${to}::int, chosen_at from chosen_providers where tenant_id = ${tenant} and provider_id = ${from}
    on conflict do nothing`.execute(db);
  await sql`update provider_reports r set provider_id = ${to} where r.tenant_id = ${tenant} and r.provider_id = ${from} and not exists (
    select from provider_reports o where o.tenant_id = ${tenant} and o.provider_id = ${to} and o.user_id = r.user_id
      and o.resolved_at is null and r.resolved_at is null)`.execute(db);
  await sql`update merged_providers set provider_id = ${to} where tenant_id = ${tenant} and provider_id = ${from}`.execute(db);
  await sql`insert into merged_providers (tenant_id, source, source_key, provider_id)
    select ${tenant}::int, source, source_key, ${to}::int from service_providers
    where tenant_id = ${tenant} and id = ${from} and source_key is not null
    on conflict (tenant_id, source, source_key) do update set provider_id = excluded.provider_id`.execute(db);
}

/** All providers as operators see them, in the order of their names. */
export const allProviders = (db: TenantDb) => edited(db).orderBy(sql`lower(s.name)`).orderBy('s.id').execute();

export async function deleteProvider(db: TenantDb, id: number): Promise<void> {
  await db.deleteFrom('service_providers').where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}

export const allMilitaryServices = (db: TenantDb) =>
  db.selectFrom('military_services').select(['id', 'country_id', 'name']).execute();

import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { EditedProvider, ProviderDraft } from '../provider-queries.ts';
import { edited } from '../provider-queries.ts';

export type ImportedProvider = { id: number; is_active: boolean; source_digest: string | null; digest_of_now: string };

/** What an import can change of a provider, as text to compare. */
export function digestOf(provider: ProviderDraft | EditedProvider): string {
  const { name, organisation, description, category, category_tags, website, phones, email, country_id, places, locations } =
    provider;
  const { service_type, availability, opening_hours, opening_note, time_zone, languages, eligibility, cost, cost_note } =
    provider;
  const { is_crisis_line, for_serving, for_left, source_url, checked_on, is_verified, is_active, reason } = provider;
  return JSON.stringify([
    [name, organisation, description, category, category_tags, website, email, country_id, places],
    phones.map(({ number, note }) => [number, note]),
    locations.map((one) => [
      one.name,
      one.address,
      one.city,
      one.state,
      one.postcode,
      one.country_id,
      one.latitude,
      one.longitude,
    ]),
    [service_type, availability, opening_hours.map(({ day, opens, closes }) => [day, opens, closes]), opening_note, time_zone],
    [
      languages,
      eligibility,
      cost,
      cost_note,
      is_crisis_line,
      for_serving,
      for_left,
      source_url,
      checked_on,
      is_verified,
      is_active,
    ],
    [reason, [...provider.military_service_ids].sort()],
  ]);
}

/** Imports of one tenant wait for each other. */
export const lockImports = (db: TenantDb) =>
  sql`select pg_advisory_xact_lock(hashtext('provider import'), ${db.tenant_id})`.execute(db);

const withImport = (db: TenantDb) => edited(db).select(['s.source_digest', 's.source_key']);

const imported = (row: EditedProvider & { source_digest: string | null }): ImportedProvider => ({
  id: row.id,
  is_active: row.is_active,
  source_digest: row.source_digest,
  digest_of_now: digestOf(row),
});

/** The providers of a source by their keys. */
export async function importedProviders(db: TenantDb, source: string): Promise<Map<string, ImportedProvider>> {
  const rows = await withImport(db).where('s.source', '=', source).where('s.source_key', 'is not', null).execute();
  return new Map(rows.map((row) => [row.source_key ?? '', imported(row)]));
}

export async function providerToImport(db: TenantDb, id: number): Promise<ImportedProvider | undefined> {
  const row = await withImport(db).where('s.id', '=', id).executeTakeFirst();
  return row && imported(row);
}

export async function mergedKeys(db: TenantDb, source: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('merged_providers')
    .select('source_key')
    .where('tenant_id', '=', db.tenant_id)
    .where('source', '=', source)
    .execute();
  return new Set(rows.map(({ source_key }) => source_key));
}

export const providerIdNamed = async (db: TenantDb, countryId: number, name: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('service_providers')
      .select('id')
      .where('tenant_id', '=', db.tenant_id)
      .where('country_id', '=', countryId)
      .where(sql`lower(name)`, '=', name.toLowerCase())
      .executeTakeFirst()
  )?.id;

export const publicIdTaken = async (db: TenantDb, publicId: string): Promise<boolean> =>
  (await db
    .selectFrom('service_providers')
    .select('id')
    .where('tenant_id', '=', db.tenant_id)
    .where('public_id', '=', publicId)
    .executeTakeFirst()) !== undefined;

type Source = {
  source?: string;
  source_key?: string | null;
  licence?: string;
  source_digest?: string | null;
  public_id?: string;
};

export const writeSource = (db: TenantDb, id: number, source: Source) =>
  db.updateTable('service_providers').set(source).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();

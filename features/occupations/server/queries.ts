import type { TenantDb } from '#kit/server/db.ts';
import type { OfficialEntry } from '../translation/present.ts';
import type { Occupation } from '../translation/tables.ts';

/** The official answers for a code of a service, in the order of their file. */
export async function officialEntries(db: TenantDb, military_service_id: number, code: string): Promise<OfficialEntry[]> {
  return db
    .selectFrom('crosswalk_entries')
    .select(['code', 'title', 'onet_soc'])
    .where('military_service_id', '=', military_service_id)
    .where('code', '=', code)
    .orderBy('position')
    .limit(50)
    .execute();
}

/** How many occupations were imported; a change of it tells that what was read of them is out of date. */
export async function countImportedOccupations(db: TenantDb): Promise<number> {
  const { count } = await db
    .selectFrom('onet_occupations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function importedOccupations(db: TenantDb): Promise<Occupation[]> {
  const rows = await db
    .selectFrom('onet_occupations')
    .select(['onet_soc', 'title', 'job_zone', 'titles_in_use', 'alternate_titles'])
    .orderBy('onet_soc')
    .execute();
  return rows.map(({ onet_soc, ...row }) => ({ ...row, code: onet_soc }));
}

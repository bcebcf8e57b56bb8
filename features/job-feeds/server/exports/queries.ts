import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { Advert, ExportKind } from '../../export-rules.ts';

export const findExports = (db: TenantDb) =>
  db
    .selectFrom('job_exports')
    .where('tenant_id', '=', db.tenant_id)
    .select(['kind', 'is_on', 'written_at', 'jobs', 'left_out'])
    .execute();

export const isExportOn = async (db: TenantDb, kind: ExportKind): Promise<boolean> =>
  (await findExports(db)).some((one) => one.kind === kind && one.is_on);

/** @returns whether that changed anything */
export async function switchExport(db: TenantDb, kind: ExportKind, is_on: boolean): Promise<boolean> {
  const { rows } = await sql`
    insert into job_exports as x (tenant_id, kind, is_on) values (${db.tenant_id}, ${kind}, ${is_on})
    on conflict (tenant_id, kind) do update set is_on = excluded.is_on where x.is_on <> excluded.is_on
    returning kind`.execute(db);
  return rows.length > 0;
}

export async function noteWritten(db: TenantDb, kind: ExportKind, counts: { jobs: number; left_out: number }): Promise<void> {
  await db
    .updateTable('job_exports')
    .set({ ...counts, written_at: sql<string>`now()` })
    .where('tenant_id', '=', db.tenant_id)
    .where('kind', '=', kind)
    .execute();
}

export async function findAdverts(db: TenantDb, jobIds: readonly number[]): Promise<Map<number, Advert>> {
  const rows = await db
    .selectFrom('job_export_adverts')
    .where('tenant_id', '=', db.tenant_id)
    .where('job_id', 'in', jobIds)
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.job_id, row]));
}

type Posted = Pick<Advert, 'number' | 'posted_at' | 'digest'> & { job_id: number };

/** Stores what the file in progress says of open jobs. */
export async function postAdverts(db: TenantDb, adverts: readonly Posted[]): Promise<void> {
  if (adverts.length === 0) return;
  await db
    .insertInto('job_export_adverts')
    .values(adverts.map((advert) => ({ tenant_id: db.tenant_id, ...advert })))
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'job_id']).doUpdateSet((eb) => ({
        number: eb.ref('excluded.number'),
        posted_at: eb.ref('excluded.posted_at'),
        digest: eb.ref('excluded.digest'),
        has_ended: false,
        is_written: false,
      })),
    )
    .execute();
}

export const findSite = (db: TenantDb) =>
  db
    .selectFrom('tenants')
    .where('id', '=', db.tenant_id)
    .select(['name', 'country_id', 'slug'])
    .select(sql<string | null>`(select min(h.host) from tenant_hosts h where h.tenant_id = ${db.tenant_id})`.as('host'))
    .executeTakeFirstOrThrow();

/** Adverts after one that have not been reported as ended. */
export const findUnended = (db: TenantDb, after: number, limit: number) =>
  db
    .selectFrom('job_export_adverts')
    .where('tenant_id', '=', db.tenant_id)
    .where('job_id', '>', after)
    .where((eb) => eb.or([eb('has_ended', '=', false), eb('is_written', '=', false)]))
    .selectAll()
    .orderBy('job_id')
    .limit(limit)
    .execute();

export async function endAdverts(db: TenantDb, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  await db
    .updateTable('job_export_adverts')
    .set({ has_ended: true, is_written: false })
    .where('tenant_id', '=', db.tenant_id)
    .where('job_id', 'in', jobIds)
    .execute();
}

/** After the files are complete. Ended adverts of deleted jobs have no further use. */
export async function confirmAdverts(db: TenantDb): Promise<void> {
  await db
    .updateTable('job_export_adverts')
    .set({ is_written: true })
    .where('tenant_id', '=', db.tenant_id)
    .where('is_written', '=', false)
    .execute();
  await sql`delete from job_export_adverts a where a.tenant_id = ${db.tenant_id} and a.has_ended
    and not exists (select from jobs j where j.tenant_id = ${db.tenant_id} and j.id = a.job_id)`.execute(db);
}

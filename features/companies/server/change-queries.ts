import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import type { ChangedFields } from '../shapes.ts';

const COLUMNS = ['id', 'company_id', 'requested_at', 'before', 'after', 'state', 'reason'] as const;

/** The change that waits, or the last one if an operator declined it. */
export async function findChange(db: TenantDb, companyId: number) {
  const last = await db
    .selectFrom('company_changes as h')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'h.tenant_id').onRef('u.id', '=', 'h.requested_by'))
    .where('h.tenant_id', '=', db.tenant_id)
    .where('h.company_id', '=', companyId)
    .orderBy('h.id', 'desc')
    .limit(1)
    .select([
      'h.id',
      'h.requested_at',
      'h.before',
      'h.after',
      'h.state',
      'h.reason',
      fullName<string | null>('u').as('requested_by'),
    ])
    .executeTakeFirst();
  return last && (last.state === 'waiting' || last.state === 'declined') ? last : null;
}

/** The waiting change of a company, locked. */
export const lockWaitingChange = (db: TenantDb, companyId: number) =>
  db
    .selectFrom('company_changes')
    .where('tenant_id', '=', db.tenant_id)
    .where('company_id', '=', companyId)
    .where('state', '=', 'waiting')
    .forUpdate()
    .select(COLUMNS)
    .executeTakeFirst();

export async function insertChange(
  db: TenantDb,
  change: { company_id: number; requested_by: number; before: ChangedFields; after: ChangedFields },
): Promise<number> {
  const { id } = await db
    .insertInto('company_changes')
    .values({ ...change, before: JSON.stringify(change.before), after: JSON.stringify(change.after) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function closeChange(
  db: TenantDb,
  id: number,
  closed: { state: 'approved' | 'declined' | 'withdrawn'; decided_by: number; reason: string | null },
): Promise<void> {
  await db
    .updateTable('company_changes')
    .set({ ...closed, decided_at: new Date().toISOString() })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();
}

/** The logo that a change asks for. */
export const findChangedLogo = (db: TenantDb, companyId: number, changeId: number) =>
  db
    .selectFrom('company_changes as h')
    .innerJoin('files as f', (join) =>
      join.onRef('f.tenant_id', '=', 'h.tenant_id').on('f.id', '=', sql<number>`(h.after->>'logo_file_id')::int`),
    )
    .where('h.tenant_id', '=', db.tenant_id)
    .where('h.company_id', '=', companyId)
    .where('h.id', '=', changeId)
    .select('f.bytes')
    .executeTakeFirst();

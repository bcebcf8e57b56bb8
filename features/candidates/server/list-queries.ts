import { type SqlBool, sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { keysNamed } from './candidate-queries.ts';

/** Lists of a company with how many are on each. The names on a list are counted whether or not the company may still see them. */
export const findLists = (db: TenantDb, companyId: number, id?: number) =>
  db
    .selectFrom('candidate_lists as l')
    .where('l.tenant_id', '=', db.tenant_id)
    .where('l.company_id', '=', companyId)
    .$if(id !== undefined, (query) => query.where('l.id', '=', id ?? 0))
    .select(['l.id', 'l.name'])
    .select(
      sql<number>`(select count(*) from candidate_list_entries e where e.tenant_id = ${db.tenant_id} and e.list_id = l.id)`.as(
        'count',
      ),
    )
    .orderBy('l.name_key')
    .execute();

/** @returns the id, or null where the company has a list of this name */
export async function insertList(db: TenantDb, company_id: number, name: string): Promise<number | null> {
  const created = await db
    .insertInto('candidate_lists')
    .values({ company_id, name, name_key: name.toLowerCase() })
    .onConflict((conflict) => conflict.constraint('candidate_lists_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created?.id ?? null;
}

export async function deleteList(db: TenantDb, companyId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('candidate_lists')
    .where('tenant_id', '=', db.tenant_id)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function addToList(db: TenantDb, list_id: number, veteranIds: readonly number[]): Promise<void> {
  if (veteranIds.length === 0) return;
  await db
    .insertInto('candidate_list_entries')
    .values(veteranIds.map((veteran_id) => ({ list_id, veteran_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes by key, so that also candidates whom the company may no longer see can be removed. */
export async function removeFromList(db: TenantDb, companyId: number, listId: number, keys: readonly string[]): Promise<void> {
  await db
    .deleteFrom('candidate_list_entries')
    .where('tenant_id', '=', db.tenant_id)
    .where('list_id', '=', listId)
    .where(
      sql<SqlBool>`veteran_id in (select s.user_id from candidate_search s where s.tenant_id = ${db.tenant_id} and s.key = any(array${keysNamed(db, companyId, keys)}))`,
    )
    .execute();
}

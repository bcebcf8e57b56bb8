import { databaseNow } from '#kit/server/background/clock.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

/** Whether somebody runs the tenant. */
export async function hasOperator(db: TenantDb): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', db.tenant_id)
    .where('role', 'in', ['operator', 'system_operator'])
    .where('status', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes an operator who was removed one again, with a new name and password. @returns the account's id, or undefined without one */
export async function restoreOperator(
  db: TenantDb,
  account: {
    email: string;
    password_hash: string | null;
    first_name: string;
    last_name: string;
    role: 'operator' | 'system_operator';
  },
): Promise<number | undefined> {
  const { email, ...fields } = account;
  const row = await db
    .updateTable('users')
    .set({
      role: fields.role,
      password_hash: fields.password_hash,
      first_name: fields.first_name,
      last_name: fields.last_name,
      status: 'active',
      status_reason: null,
      email_verified_at: databaseNow().toISOString(),
    })
    .where('tenant_id', '=', db.tenant_id)
    .where('email', '=', email)
    .where('role', 'in', ['operator', 'system_operator'])
    .where('status', '=', 'inactive')
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Deactivates an operator, whose password stops working. */
export async function deactivateOperator(db: TenantDb, id: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ status: 'inactive', password_hash: null })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();
}

/** The operators of a tenant who can sign in. */
export async function findActiveOperators(db: TenantDb): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .where('tenant_id', '=', db.tenant_id)
    .where('role', 'in', ['operator', 'system_operator'])
    .where('status', '=', 'active')
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

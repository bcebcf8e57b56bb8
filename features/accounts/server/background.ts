import { sql } from 'kysely';
import { storedEmail } from '#kit/contract/email-address.ts';
import { handleDue, type Job, TRY_AGAIN } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

export const accountBackground: readonly Job[] = [
  {
    // Addresses with a domain in Unicode were stored by earlier versions. Nothing finds them, because addresses are compared in ASCII.
    name: 'store_addresses_in_ascii',
    cron: '10 2 * * *',
    options: TRY_AGAIN,
    runIn: (work, tenantId) => handleDue(work, tenantId, [{ find: findUnicodeAddresses, handle: storeInAscii }]),
  },
];

async function findUnicodeAddresses(db: TenantDb, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '>', after)
    .where(sql<boolean>`email ~ '[^\\x01-\\x7f]'`)
    .select(['id', 'email'])
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** @throws Error where another account has the address already: a person has two, of which an operator must end one */
async function storeInAscii(db: TenantDb, ids: number[]): Promise<void> {
  const rows = await db
    .selectFrom('users')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', 'in', ids)
    .select(['id', 'email'])
    .forUpdate()
    .execute();
  for (const { id, email } of rows) {
    const stored = storedEmail(email);
    if (stored === null || stored === email) continue;
    const other = await db
      .selectFrom('users')
      .where('tenant_id', '=', db.tenant_id)
      .where('email', '=', stored)
      .select('id')
      .executeTakeFirst();
    if (other) throw new Error(`account ${id} has the address of account ${other.id} in another spelling. End one of the two.`);
    await db.updateTable('users').set({ email: stored }).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
  }
}

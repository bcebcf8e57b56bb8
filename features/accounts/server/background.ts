import { storedEmail } from '#kit/contract/email-address.ts';
import { handleDue, type Job, TRY_AGAIN } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { findPersonByEmail, findUnicodeAddresses, lockEmails, rewriteEmail } from './account-queries.ts';

export const accountBackground: readonly Job[] = [
  {
    // Addresses with a domain in Unicode were stored by earlier versions. Nothing finds them, because addresses are compared in ASCII.
    name: 'store_addresses_in_ascii',
    cron: '10 2 * * *',
    options: TRY_AGAIN,
    runIn: (work, tenantId) => handleDue(work, tenantId, [{ find: findUnicodeAddresses, handle: storeInAscii }]),
  },
];

/** @throws Error where another account has the address already: a person has two, of which an operator must end one */
async function storeInAscii(db: TenantDb, ids: number[]): Promise<void> {
  for (const { id, email } of await lockEmails(db, ids)) {
    const stored = storedEmail(email);
    if (stored === null || stored === email) continue;
    const other = await findPersonByEmail(db, stored);
    if (other) throw new Error(`account ${id} has the address of account ${other.id} in another spelling. End one of the two.`);
    await rewriteEmail(db, id, stored);
  }
}

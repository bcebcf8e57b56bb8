import { anonymiseAccount, deletePersonsAccount, findRoles } from '#features/accounts/server/index.ts';
import type { Sending } from '#features/notifications/server/index.ts';
import { audit } from '#kit/server/audit.ts';
import type { Database, TenantDb } from '#kit/server/db.ts';
import { deleteRows, type PersonalTable } from '#kit/server/personal-data.ts';
import { REMINDER_DAYS, RETRY_DAYS } from '../rules.ts';
import { mailDeleted, notifyBlocked, notifySoon } from './notices.ts';
import { whatPreventsDeletion } from './policy.ts';
import { findDue, lockDue, markReminded, postponeDeletion } from './queries.ts';

const DAY = 86_400_000;

/**
 * Reminds people whose account will soon be deleted, and deletes the accounts whose time has come, each in its own transaction. A
 * veteran disappears with everything that is theirs. A recruiter’s own data goes, too; what they wrote for their company stays,
 * without their name.
 */
export async function deleteDueAccounts(
  database: Database,
  tenantId: number,
  sending: Sending,
  tables: readonly PersonalTable[],
  now = new Date(),
): Promise<void> {
  const run = <T>(work: (db: TenantDb) => Promise<T>) => database.withTenant(tenantId, work);
  const at = now.toISOString();
  await run(async (db) => {
    const soon = await markReminded(db, { now: at, before: new Date(now.getTime() + REMINDER_DAYS * DAY).toISOString() });
    const roles = await findRoles(
      db,
      soon.map(({ user_id }) => user_id),
    );
    await notifySoon(
      db,
      sending,
      soon.map((person) => ({ ...person, role: roles.get(person.user_id) ?? 'veteran' })),
    );
  });
  const failures: unknown[] = [];
  for (const id of await run((db) => findDue(db, at)))
    await run(async (db) => {
      const person = await lockDue(db, id, at);
      if (!person) return;
      const reason = await whatPreventsDeletion(db, person);
      if (reason !== null) {
        await postponeDeletion(db, id, new Date(now.getTime() + RETRY_DAYS * DAY).toISOString());
        await notifyBlocked(db, sending, id, reason);
        return;
      }
      await audit(db, {
        actor_id: null,
        action: 'account_deleted',
        subject_kind: 'user',
        subject_id: id,
        details: { role: person.role },
      });
      if (person.role === 'recruiter') {
        for (const table of tables) if (!table.stays_with_company) await deleteRows(db, table, id);
        await anonymiseAccount(db, id, person.email);
      } else await deletePersonsAccount(db, id, person.email);
      await mailDeleted(db, sending, person.email);
    }).catch((error: unknown) => failures.push(error));
  // One failure does not stop the other deletions.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts were not deleted`);
}

import { anonymiseAccount, deletePersonsAccount, findRoles } from '#features/accounts/server/index.ts';
import type { Sending } from '#features/notifications/server/index.ts';
import { audit } from '#kit/server/audit.ts';
import { databaseNow } from '#kit/server/clock.ts';
import type { Database, TenantDb } from '#kit/server/db.ts';
import { deleteRows, isOutsideKeys, type PersonalTable } from '#kit/server/personal-data.ts';
import { monthsBefore, type RetentionPeriods } from '#kit/server/retention.ts';
import { DELETION_DAYS, REMINDER_DAYS, RETRY_DAYS } from '../rules.ts';
import { mailDeleted, notifyBlocked, notifySoon, notifyUnused } from './notices.ts';
import { whatPreventsDeletion } from './policy.ts';
import {
  findDue,
  findUnused,
  insertUnused,
  lockDue,
  markReminded,
  postponeDeletion,
  removeDeletion,
  removeEndedByUse,
} from './queries.ts';

const DAY = 86_400_000;
/** Accounts warned in one night and tenant. Bounds the emails when an operator shortens the period; the next night continues. */
const WARNED_AT_ONCE = 500;

/**
 * Warns people whose account was unused for the tenant's period, reminds people whose account will soon be deleted, and deletes the
 * accounts whose time has come, each in its own transaction. A veteran disappears with everything that is theirs. A recruiter’s own
 * data goes, too; what they wrote for their company stays, without their name.
 */
export async function deleteDueAccounts(
  database: Database,
  tenantId: number,
  sending: Sending,
  tables: readonly PersonalTable[],
  now = databaseNow(),
): Promise<void> {
  const run = <T>(work: (db: TenantDb) => Promise<T>) => database.withTenant(tenantId, work);
  const at = now.toISOString();
  const { retention } = await database.unscoped
    .selectFrom('tenants')
    .select('retention')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const { idle_accounts_months } = retention as RetentionPeriods;
  await run(removeEndedByUse);
  await run((db) => warnUnused(db, sending, now, monthsBefore(now, idle_accounts_months)));
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
      if (reason !== null && person.reason === 'unused') {
        // Nobody asked for it. They are warned again when their company no longer needs them.
        await removeDeletion(db, id);
        return;
      }
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
        details: { role: person.role, reason: person.reason },
      });
      const isRecruiter = person.role === 'recruiter';
      for (const table of tables)
        if (isRecruiter ? !table.stays_with_company : isOutsideKeys(table)) await deleteRows(db, table, id);
      if (isRecruiter) await anonymiseAccount(db, id);
      else await deletePersonsAccount(db, id);
      await mailDeleted(db, sending, person);
    }).catch((error: unknown) => failures.push(error));
  // One failure does not stop the other deletions.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts were not deleted`);
}

/** Schedules the deletion of accounts that nobody has signed in to since this time, and tells their owners how to keep them. */
async function warnUnused(db: TenantDb, sending: Sending, now: Date, since: string | null): Promise<void> {
  if (since === null) return;
  const unused: number[] = [];
  for (const person of await findUnused(db, { now: now.toISOString(), since })) {
    if (unused.length === WARNED_AT_ONCE) break;
    if ((await whatPreventsDeletion(db, person)) === null) unused.push(person.id);
  }
  const delete_at = new Date(now.getTime() + DELETION_DAYS * DAY).toISOString();
  const warned = await insertUnused(db, unused, { asked_at: now.toISOString(), delete_at });
  if (warned.length > 0) await notifyUnused(db, sending, warned, delete_at);
}

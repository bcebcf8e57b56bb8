import { anonymiseAccount, deletePersonsAccount, findRoles } from '#features/accounts/server/index.ts';
import type { Sending } from '#features/notifications/server/index.ts';
import { databaseNow } from '#kit/server/background/clock.ts';
import { handleDue, type Work } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { audit } from '#kit/server/records/audit.ts';
import { deleteRows, isOutsideKeys, type PersonalTable } from '#kit/server/records/personal-data.ts';
import { monthsBefore, type RetentionPeriods } from '#kit/server/records/retention.ts';
import { DELETION_DAYS, REMINDER_DAYS, RETRY_DAYS } from '../rules.ts';
import { mailDeleted, notifyBlocked, notifySoon, notifyUnused } from './notices.ts';
import { whatPreventsDeletion } from './policy.ts';
import {
  findDue,
  findSoon,
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
 * accounts whose time has come, each in its own transaction. One failure does not stop the others.
 */
export async function deleteDueAccounts(
  work: Work,
  tenantId: number,
  tables: readonly PersonalTable[],
  now = databaseNow(),
): Promise<void> {
  const at = now.toISOString();
  const { retention } = await work.db.unscoped
    .selectFrom('tenants')
    .select('retention')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const { idle_accounts_months } = retention as RetentionPeriods;
  await work.db.withTenant(tenantId, removeEndedByUse);
  const soon = { now: at, before: new Date(now.getTime() + REMINDER_DAYS * DAY).toISOString() };
  try {
    await work.db.withTenant(tenantId, (db) => warnUnused(db, work, now, monthsBefore(now, idle_accounts_months)));
  } finally {
    await handleDue(work, tenantId, [
      {
        find: (db, after, limit) => findSoon(db, soon, after, limit),
        handle: (db, ids) => remind(db, ids, work, soon),
      },
      {
        find: (db, after, limit) => findDue(db, at, after, limit),
        handle: async (db, ids) => {
          for (const id of ids) await deleteOrPostpone(db, id, work, tables, now);
        },
        at_once: 1,
      },
    ]);
  }
}

async function remind(db: TenantDb, ids: number[], sending: Sending, soon: { now: string; before: string }): Promise<void> {
  const reminded = await markReminded(db, soon, ids);
  const roles = await findRoles(
    db,
    reminded.map(({ user_id }) => user_id),
  );
  await notifySoon(
    db,
    sending,
    reminded.map((person) => ({ ...person, role: roles.get(person.user_id) ?? 'veteran' })),
  );
}

/** A veteran disappears with everything that is theirs. A recruiter’s own data goes, too; what they wrote for their company stays, without their name. */
async function deleteOrPostpone(
  db: TenantDb,
  id: number,
  sending: Sending,
  tables: readonly PersonalTable[],
  now: Date,
): Promise<void> {
  const person = await lockDue(db, id, now.toISOString());
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
  for (const table of tables) if (isRecruiter ? !table.stays_with_company : isOutsideKeys(table)) await deleteRows(db, table, id);
  if (isRecruiter) await anonymiseAccount(db, id);
  else await deletePersonsAccount(db, id);
  await mailDeleted(db, sending, person);
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

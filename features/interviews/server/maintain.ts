import { postOfJob } from '#features/notifications/server/index.ts';
import { findTenantCountry } from '#features/tenants/server/index.ts';
import { countryOf } from '#kit/country/country.ts';
import { handleDue, type Work } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { INTERVIEW_MOVES, mayBeInterviewed, REMINDER_HOURS } from '../rules.ts';
import { rowOf, setCancelled } from './actions.ts';
import { type Mailing, notifyLapsed, notifyReminder } from './notices.ts';
import { findEnded, findForReminder, findVeterans, insertEvent, lockInterview, takeForReminder } from './queries.ts';

const HOUR = 3_600_000;
/** A move of an application can be undone for ten seconds; its interviews are cancelled after that. */
const UNDO_MS = 20_000;

/**
 * Work of every minute: cancels interviews whose application has ended, whoever ended it, and reminds both sides of those that begin within a
 * day, once.
 */
export function maintainInterviews(work: Work, tenantId: number): Promise<void> {
  const at = new Date();
  const now = at.toISOString();
  const ended = { now, before: new Date(at.getTime() - UNDO_MS).toISOString() };
  const soon = { now, until: new Date(at.getTime() + REMINDER_HOURS * HOUR).toISOString() };
  return handleDue(work, tenantId, [
    {
      find: async (db, after, limit) => (await findEnded(db, ended, after, limit)).map(({ id }) => id),
      handle: cancelEnded,
    },
    {
      find: (db, after, limit) => findForReminder(db, soon, after, limit),
      handle: async (db, ids) => remind(db, await takeForReminder(db, soon, ids), work),
    },
  ]);
}

const mailingOf = async (db: TenantDb, work: Work): Promise<Mailing> => ({
  post: await postOfJob(db, work),
  language: countryOf(await findTenantCountry(db)).language,
});

async function cancelEnded(db: TenantDb, ids: number[], work: Work): Promise<void> {
  const mailing = await mailingOf(db, work);
  for (const { id, veteran_id } of await findVeterans(db, ids)) {
    const party = { veteran_id };
    const interview = await lockInterview(db, party, id);
    const row = await rowOf(db, party, id);
    // Both may have changed before the lock.
    if (!interview || mayBeInterviewed(row.stage) || INTERVIEW_MOVES[interview.status].recruiter?.cancel === undefined) continue;
    const { status, starts_at, ends_at } = interview;
    const before = status === 'scheduled' && starts_at !== null && ends_at !== null ? { starts_at, ends_at } : null;
    const reason = 'The application has ended.';
    await setCancelled(db, interview, { actor_id: null, reason, before });
    await notifyLapsed(db, mailing, await rowOf(db, party, id), before);
  }
}

async function remind(db: TenantDb, ids: number[], work: Work): Promise<void> {
  if (ids.length === 0) return;
  const mailing = await mailingOf(db, work);
  const at = new Date().toISOString();
  for (const { id, veteran_id } of await findVeterans(db, ids)) {
    const row = await rowOf(db, { veteran_id }, id);
    const { starts_at, ends_at } = row;
    if (starts_at === null || ends_at === null) continue;
    await insertEvent(db, { interview_id: id, actor_id: null, kind: 'reminded', starts_at, at });
    await notifyReminder(db, mailing, row, { starts_at, ends_at });
  }
}

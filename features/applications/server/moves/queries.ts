import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Stage } from '#features/jobs/stages.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { HIDDEN_SECONDS, type SentStage } from '../../rules.ts';
import { ownApplications } from '../own-applications-queries.ts';
import { announceMoves } from './announce.ts';

/** When the employer first answered, after a move to another stage. A move back to `submitted` answers nothing. */
export const answeredAt = (from: RawBuilder<unknown>, to: RawBuilder<unknown>, at: string) => sql<string | null>`case
  when ${to}::text = 'submitted' then null
  when ${from} = 'submitted' and ${to}::text not in ('withdrawn', 'job_closed') then ${at}::timestamptz else answered_at end`;

/** From when on the veteran sees a move that can be undone. */
export const visibleFrom = (at: string): string => new Date(Date.parse(at) + HIDDEN_SECONDS * 1000).toISOString();

/**
 * Changes the stage and records the event. The caller must have locked the row.
 * @param move.reply_by the day on which the veteran expects the next answer
 * @param move.answers the day by which this move was expected
 * @param move.is_hidden whether the veteran sees it only when it can no longer be undone
 * @returns when it was made
 */
export async function moveStage(
  db: TenantDb,
  id: number,
  move: {
    from: Stage | null;
    to: Stage;
    actor_id: number | null;
    reason?: string | null;
    note?: string | null;
    reply_by?: string | null;
    answers?: string | null;
    is_hidden: boolean;
  },
): Promise<string> {
  const { from, to, actor_id, reason = null, note = null, reply_by = null, answers = null, is_hidden } = move;
  const at = new Date().toISOString();
  const { veteran_id, ...job } = await db
    .updateTable('applications as a')
    .from('jobs as j')
    .set({ stage: to, stage_since: at, reason, reply_by, reply_missed_at: reply_by !== null && reply_by < at ? at : null })
    .set((eb) => ({ revision: eb('a.revision', '+', 1), answered_at: answeredAt(sql`a.stage`, sql`${to}`, at) }))
    .where('a.tenant_id', '=', db.tenant_id)
    .where('a.id', '=', id)
    .where('j.tenant_id', '=', db.tenant_id)
    .whereRef('j.id', '=', 'a.job_id')
    .returning(['a.job_id', 'j.company_id', 'a.veteran_id'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('application_events')
    .values({
      application_id: id,
      ...job,
      actor_id,
      from_stage: from,
      to_stage: to,
      reason,
      note,
      at,
      reply_by: answers,
      visible_from: is_hidden ? visibleFrom(at) : null,
    })
    .execute();
  const by_veteran = actor_id === veteran_id;
  await announceMoves(db, [{ application_id: id, ...job, from_stage: from, to_stage: to, at, is_hidden, by_veteran }]);
  return at;
}

/** What applications were before moves that are taken back. */
export type Restored = { id: number; to: SentStage; reason: string | null; reply_by: string | null };

/**
 * Takes moves back, as if they had not been made: their events are deleted and the applications are as they were. The caller must have
 * locked the rows. @param since when the first of the moves was made @returns the moves
 */
export async function takeBackMoves(
  db: TenantDb,
  restored: readonly Restored[],
  { since, actor_id }: { since: string; actor_id?: number },
): Promise<{ application_id: number; at: string }[]> {
  const ids = restored.map(({ id }) => id);
  const { rows } = await sql<{ application_id: number; at: string }>`
    delete from application_events e
    where e.tenant_id = ${db.tenant_id} and e.application_id = any(${sql.val(ids)}::int[]) and e.at >= ${since}::timestamptz
      and e.from_stage is distinct from e.to_stage and (${actor_id ?? null}::int is null or e.actor_id = ${actor_id ?? null}::int)
    returning e.application_id, e.at`.execute(db);
  const at = new Date().toISOString();
  await sql`
    update applications a set stage = k.stage, reason = k.reason, reply_by = k.reply_by, revision = a.revision + 1,
      reply_missed_at = case when k.reply_by < ${at}::timestamptz then k.reply_by end,
      answered_at = ${answeredAt(sql`a.stage`, sql`k.stage`, at)},
      stage_since = coalesce((select max(e.at) from application_events e where e.tenant_id = ${db.tenant_id} and e.application_id = a.id
        and e.from_stage is distinct from e.to_stage), a.submitted_at)
    from unnest(${sql.val(ids)}::int[], ${sql.val(restored.map(({ to }) => to))}::text[],
      ${sql.val(restored.map(({ reason }) => reason))}::text[], ${sql.val(restored.map(({ reply_by }) => reply_by))}::timestamptz[])
      as k (id, stage, reason, reply_by)
    where a.tenant_id = ${db.tenant_id} and a.id = k.id`.execute(db);
  return rows;
}

/** The moves of these applications that their veterans do not see yet, the oldest first. */
export function findHiddenMoves(db: TenantDb, applicationIds: readonly number[]) {
  return db
    .selectFrom('application_events')
    .where(sql<SqlBool>`application_id = any(${sql.val(applicationIds)}::int[])`)
    .where(sql<SqlBool>`visible_from > now()`)
    .select(['id', 'application_id', 'at', 'from_stage', 'to_stage', 'reply_by'])
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Lets the veterans of these applications see all moves, because another act follows that is not undone. */
export async function showMoves(db: TenantDb, applicationIds: readonly number[]): Promise<void> {
  await db
    .updateTable('application_events')
    .set({ visible_from: null })
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<SqlBool>`application_id = any(${sql.val(applicationIds)}::int[])`)
    .where(sql<SqlBool>`visible_from > now()`)
    .execute();
}

/** The stage, reason and revision of an application as its veteran sees them. */
export const findOwnState = (db: TenantDb, id: number) =>
  db
    .selectFrom(ownApplications(db).as('a'))
    .where('id', '=', id)
    .select([sql<SentStage>`stage`.as('stage'), 'reason', 'revision'])
    .executeTakeFirstOrThrow();

/** Those of these applications that have an interview ahead, or times for one on offer, and no offer that a move at `at` took back. */
export async function findInvited(db: TenantDb, applications: readonly { id: number }[], at: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom('interviews')
    .where(sql<SqlBool>`application_id = any(${sql.val(applications.map(({ id }) => id))}::int[])`)
    .where('status', 'in', ['proposed', 'none_fit', 'scheduled'])
    .where(
      sql<SqlBool>`not exists (select from application_events e where e.tenant_id = ${db.tenant_id}
        and e.application_id = interviews.application_id and e.from_stage = 'offer' and e.at = ${at}::timestamptz)`,
    )
    .select('application_id')
    .execute();
  return new Set(rows.map(({ application_id }) => application_id));
}

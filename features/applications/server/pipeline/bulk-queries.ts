import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { slicesOf } from '#kit/server/database/slices.ts';
import type { SentStage } from '../../rules.ts';
import { announceMoves } from '../moves/announce.ts';
import { answeredAt, visibleFrom } from '../moves/queries.ts';
import { applicants, lastInterviewAt } from '../queries.ts';

/** Applications of a job among these ids, locked in the order of their ids so that two changes of many can't wait for each other. */
export function lockMany(db: TenantDb, of: { company_id: number; job_id: number }, ids: readonly number[]) {
  return many(db, of, ids).forUpdate('a').execute();
}
export type ManyRow = Awaited<ReturnType<typeof lockMany>>[number];

export const readMany = (db: TenantDb, of: { company_id: number; job_id: number }, ids: readonly number[]): Promise<ManyRow[]> =>
  many(db, of, ids).execute();

const many = (db: TenantDb, { company_id, job_id }: { company_id: number; job_id: number }, ids: readonly number[]) =>
  applicants(db, company_id)
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .leftJoin('job_pipelines as p', (join) => join.onRef('p.tenant_id', '=', 'j.tenant_id').onRef('p.job_id', '=', 'j.id'))
    .where('a.tenant_id', '=', db.tenant_id)
    .where('a.job_id', '=', job_id)
    .where(sql<boolean>`a.id = any(${sql.val(ids)}::int[])`)
    .select(['a.id', 'a.job_id', 'a.veteran_id', 'j.title', 'j.company_id', 'c.name as company_name'])
    .select(['a.revision', 'a.reason', 'a.reply_by', 'j.closes_at', 'p.reply_days'])
    .select([sql<SentStage>`a.stage`.as('stage'), sql<string>`a.submitted_at`.as('submitted_at')])
    .select(lastInterviewAt(db).as('last_interview_at'))
    .orderBy('a.id');

export type ManyMove = {
  id: number;
  from: SentStage;
  to: SentStage;
  reason: string | null;
  reply_by: string | null;
  /** The day by which this move was expected. */
  answers: string | null;
};

/** Moves locked applications and records an event for each. @returns when */
export async function moveRows(db: TenantDb, actorId: number, moves: readonly ManyMove[]): Promise<string> {
  const at = new Date().toISOString();
  const { rows } = await sql<{ id: number; job_id: number; company_id: number }>`
    update applications a set stage = k.stage, stage_since = ${at}::timestamptz, reason = k.reason, reply_by = k.reply_by,
      reply_missed_at = case when k.reply_by < ${at}::timestamptz then k.reply_by end, revision = a.revision + 1,
      answered_at = ${answeredAt(sql`a.stage`, sql`k.stage`, at)}
    from unnest(${sql.val(moves.map(({ id }) => id))}::int[], ${sql.val(moves.map(({ to }) => to))}::text[],
      ${sql.val(moves.map(({ reason }) => reason))}::text[], ${sql.val(moves.map(({ reply_by }) => reply_by))}::timestamptz[])
      as k (id, stage, reason, reply_by), jobs j
    where a.tenant_id = ${db.tenant_id} and a.id = k.id and j.tenant_id = ${db.tenant_id} and j.id = a.job_id
    returning a.id, a.job_id, j.company_id`.execute(db);
  const moved = new Map(rows.map(({ id, ...job }) => [id, job]));
  const jobOf = (id: number) => {
    const job = moved.get(id);
    if (!job) throw new Error(`Application ${id} is not locked by this transaction`);
    return job;
  };
  for (const slice of slicesOf(moves))
    await db
      .insertInto('application_events')
      .values(
        slice.map((move) => ({
          application_id: move.id,
          ...jobOf(move.id),
          actor_id: actorId,
          from_stage: move.from,
          to_stage: move.to,
          reason: move.reason,
          reply_by: move.answers,
          at,
          visible_from: visibleFrom(at),
        })),
      )
      .execute();
  await announceMoves(
    db,
    moves.map(({ id, from, to }) => ({
      application_id: id,
      ...jobOf(id),
      from_stage: from,
      to_stage: to,
      at,
      is_hidden: true,
      by_veteran: false,
    })),
  );
  return at;
}

/** Of a move: what each application was before, and its revision after. */
export type MovedItem = { id: number; from: SentStage; reason: string | null; reply_by: string | null; revision: number };

export async function insertBatch(
  db: TenantDb,
  batch: { job_id: number; actor_id: number; at: string } & (
    | { kind: 'move'; items: MovedItem[] }
    | { kind: 'tag'; items: number[]; tag_key: string }
    | { kind: 'close'; items: MovedItem[]; job_status: 'published' | 'paused' }
  ),
): Promise<number> {
  const { at, items, ...rest } = batch;
  const { id } = await db
    .insertInto('application_batches')
    .values({ ...rest, items: JSON.stringify(items), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes a batch of this person once. @returns it, or undefined when it is older than `since`, taken back already or somebody else's */
export const takeBatch = (db: TenantDb, batch: { id: number; actor_id: number; since: string; now: string }) =>
  db
    .updateTable('application_batches')
    .set({ undone_at: batch.now })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', batch.id)
    .where('actor_id', '=', batch.actor_id)
    .where('undone_at', 'is', null)
    .where('created_at', '>=', batch.since)
    .returning(['job_id', 'kind', 'tag_key', 'job_status', 'created_at', sql<unknown>`items`.as('items')])
    .executeTakeFirst();

export const isOwnBatch = async (db: TenantDb, actorId: number, id: number): Promise<boolean> =>
  (await db
    .selectFrom('application_batches')
    .select('id')
    .where('id', '=', id)
    .where('actor_id', '=', actorId)
    .executeTakeFirst()) !== undefined;

import { type RawBuilder, sql } from 'kysely';
import type { HeldFor } from '#features/jobs/held-reasons.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import type { Side } from '../rules.ts';

export type CheckedRow = {
  id: number;
  sender_id: number;
  sender_name: string;
  side: Side;
  veteran_name: string;
  company_id: number;
  company_name: string;
  job_title: string | null;
  subject: string | null;
  body: string;
  attachments: string[];
  held_for: HeldFor[];
  created_at: string;
  copies: number;
  state: 'sent' | 'held' | 'refused';
  decided_at: string | null;
  decided_by: string | null;
  note: string | null;
  report_id: number | null;
  report_reason: string | null;
  report_at: string | null;
};

/** Of the copies of a bulk message, the one with the lowest id represents all. */
const isFirstCopy = (
  db: TenantDb,
) => sql`not exists (select from messages e where e.tenant_id = ${db.tenant_id} and e.sender_id = m.sender_id and e.key = m.key
  and e.state = m.state and e.id < m.id)`;

/** The ids of messages that are held, were reported or are decided, each since when. */
export function messageEntries(db: TenantDb, tab: 'held' | 'reported' | 'decided'): RawBuilder<unknown> {
  if (tab === 'held')
    return sql`select m.id, m.created_at as at from messages m
      where m.tenant_id = ${db.tenant_id} and m.state = 'held' and ${isFirstCopy(db)}`;
  if (tab === 'reported')
    return sql`select r.message_id as id, r.created_at as at from message_reports r
      where r.tenant_id = ${db.tenant_id} and r.closed_at is null`;
  // Each from its own index: one condition for both would read all messages.
  return sql`select d.id, max(d.at) as at from (
      select m.id, m.decided_at as at from messages m
        where m.tenant_id = ${db.tenant_id} and m.decided_at is not null and (${isFirstCopy(db)} or exists (select from message_reports r
          where r.tenant_id = ${db.tenant_id} and r.message_id = m.id and r.closed_at is not null))
      union all
      select r.message_id, r.closed_at from message_reports r where r.tenant_id = ${db.tenant_id} and r.closed_at is not null) d
    group by d.id`;
}

export async function findChecked(db: TenantDb, ids: readonly number[]): Promise<CheckedRow[]> {
  const { rows } = await sql<CheckedRow>`
    select m.id, m.sender_id, coalesce(${fullName('s')}, 'A former member') as sender_name, m.side,
      ${fullName('v')} as veteran_name, c.id as company_id, c.name as company_name, j.title as job_title,
      m.subject, m.body, m.held_for, m.created_at, m.state,
      array(select f.name from message_attachments t join files f on f.tenant_id = t.tenant_id and f.id = t.file_id
        where t.tenant_id = ${db.tenant_id} and t.message_id = m.id order by t.id) as attachments,
      (select count(*)::int from messages e where e.tenant_id = ${db.tenant_id} and e.sender_id = m.sender_id and e.key = m.key
        and e.state = m.state) as copies,
      coalesce(r.closed_at, m.decided_at) as decided_at, ${fullName('d')} as decided_by,
      coalesce(r.note, m.decision_note) as note, r.id as report_id, r.reason as report_reason, r.created_at as report_at
    from messages m
    join conversations cv on cv.tenant_id = m.tenant_id and cv.id = m.conversation_id
    join companies c on c.tenant_id = cv.tenant_id and c.id = cv.company_id
    join users v on v.tenant_id = cv.tenant_id and v.id = cv.veteran_id
    left join jobs j on j.tenant_id = cv.tenant_id and j.id = cv.job_id
    left join users s on s.tenant_id = m.tenant_id and s.id = m.sender_id
    left join message_reports r on r.tenant_id = m.tenant_id and r.message_id = m.id
    left join users d on d.tenant_id = m.tenant_id and d.id = coalesce(r.closed_by, m.decided_by)
    where m.tenant_id = ${db.tenant_id} and m.id = any(${sql.val(ids)}::int[])`.execute(db);
  return rows;
}

/** A message with the key of its copies. */
export const findCopied = (db: TenantDb, id: number) =>
  db
    .selectFrom('messages')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .where(sql<boolean>`cardinality(held_for) > 0`)
    .select(['id', 'sender_id', 'key', 'state'])
    .executeTakeFirst();

/** The conversations of all copies, to lock them before the messages, as sending does. */
export const findConversationsOf = async (db: TenantDb, message: { sender_id: number; key: string }): Promise<number[]> =>
  (
    await db
      .selectFrom('messages')
      .where('tenant_id', '=', db.tenant_id)
      .where('sender_id', '=', message.sender_id)
      .where('key', '=', message.key)
      .select('conversation_id')
      .execute()
  ).map(({ conversation_id }) => conversation_id);

export const lockConversationsById = (db: TenantDb, ids: readonly number[]) =>
  db
    .selectFrom('conversations')
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .select(['id', 'application_id', 'contact_request_id', 'company_id', 'veteran_id', 'blocked_at'])
    .orderBy('id')
    .forUpdate()
    .execute();

/** Decides all copies that are still held. @returns the conversations whose message was decided */
export async function decideHeld(
  db: TenantDb,
  message: { sender_id: number; key: string },
  conversationIds: readonly number[],
  decision: { state: 'sent' | 'refused'; decided_by: number; decided_at: string; decision_note: string | null },
) {
  return db
    .updateTable('messages')
    .set({ ...decision, ...(decision.state === 'sent' && { at: decision.decided_at }) })
    .where('tenant_id', '=', db.tenant_id)
    .where('sender_id', '=', message.sender_id)
    .where('key', '=', message.key)
    .where('state', '=', 'held')
    .where(sql<boolean>`conversation_id = any(${conversationIds}::int[])`)
    .returning(['id', 'conversation_id', 'side', 'held_for'])
    .execute();
}

/** Closes a report. @returns undefined where it does not exist or is closed */
export const closeReport = (db: TenantDb, id: number, closed: { closed_by: number; closed_at: string; note: string }) =>
  db
    .updateTable('message_reports')
    .set(closed)
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning(['id', 'message_id'])
    .executeTakeFirst();

export const findReport = (db: TenantDb, id: number) =>
  db.selectFrom('message_reports').where('tenant_id', '=', db.tenant_id).where('id', '=', id).select('id').executeTakeFirst();

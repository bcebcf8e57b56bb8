import { type SqlBool, sql } from 'kysely';
import type { HeldFor } from '#features/jobs/held-reasons.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import { slicesOf } from '#kit/server/database/slices.ts';
import { countWithReserve } from '#kit/server/records/storage.ts';
import type { Side } from '../rules.ts';

export const MESSAGES_PER_READ = 30;

const heldForColumn = sql<HeldFor[]>`m.held_for`.as('held_for');

const messages = (db: TenantDb) =>
  db
    .selectFrom('messages as m')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'm.tenant_id').onRef('u.id', '=', 'm.sender_id'))
    .where('m.tenant_id', '=', db.tenant_id)
    .select(['m.id', 'm.sender_id', 'm.side', 'm.subject', 'm.body', 'm.state', 'm.at', 'm.decision_note', heldForColumn])
    .select(fullName<string | null>('u').as('sender_name'))
    .select(
      sql<boolean>`exists (select from message_reports r where r.tenant_id = ${db.tenant_id} and r.message_id = m.id)`.as(
        'is_reported',
      ),
    );

export type MessageRow = Awaited<ReturnType<typeof findMessagesOf>>[number];

/** The newest messages that a side can see, newest first; one more than asked for tells that there are older ones. */
export function findMessagesOf(db: TenantDb, conversationId: number, side: Side, before: number | undefined) {
  return messages(db)
    .where('m.conversation_id', '=', conversationId)
    .where((eb) => eb.or([eb('m.state', '=', 'sent'), eb('m.side', '=', side)]))
    .$if(before !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(m.at, m.id) < (select b.at, b.id from messages b
          where b.tenant_id = ${db.tenant_id} and b.conversation_id = ${conversationId} and b.id = ${before ?? 0})`,
      ),
    )
    .orderBy('m.at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(MESSAGES_PER_READ + 1)
    .execute();
}

/** The message that a sender wrote with this key, if it was sent before. */
export const findByKey = (db: TenantDb, conversationId: number, senderId: number, key: string) =>
  messages(db)
    .where('m.conversation_id', '=', conversationId)
    .where('m.sender_id', '=', senderId)
    .where('m.key', '=', key)
    .executeTakeFirst();

export const findMessage = (db: TenantDb, id: number) => messages(db).where('m.id', '=', id).executeTakeFirstOrThrow();

type NewMessage = {
  conversation_id: number;
  company_id: number;
  key: string;
  sender_id: number;
  side: Side;
  subject: string | null;
  body: string;
  held_for: readonly HeldFor[];
};

/** @returns the ids in the order of the messages */
export async function insertMessages(db: TenantDb, sent: readonly NewMessage[], at: string): Promise<number[]> {
  const ids: number[] = [];
  for (const { sender_id, body } of sent) countWithReserve(db, sender_id, Buffer.byteLength(body));
  for (const slice of slicesOf(sent)) {
    const rows = await db
      .insertInto('messages')
      .values(
        slice.map((message) => ({
          ...message,
          held_for: [...message.held_for],
          state: message.held_for.length > 0 ? ('held' as const) : ('sent' as const),
          at,
          created_at: at,
        })),
      )
      .returning('id')
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Delivered messages of the other side after one, which are unread when the side has read up to it. */
export async function countUnreadAfter(db: TenantDb, conversationId: number, from: Side, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('messages as m')
    .where('m.tenant_id', '=', db.tenant_id)
    .where('m.conversation_id', '=', conversationId)
    .where('m.side', '=', from)
    .where('m.state', '=', 'sent')
    .where(
      sql<SqlBool>`(m.at, m.id) > (select b.at, b.id from messages b
        where b.tenant_id = ${db.tenant_id} and b.conversation_id = ${conversationId} and b.id = ${id})`,
    )
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const findInConversation = (db: TenantDb, conversationId: number, id: number) =>
  db
    .selectFrom('messages')
    .where('tenant_id', '=', db.tenant_id)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();

/** How many bulk messages with this key the sender wrote: more than none when the same call was made before. */
export async function countByKey(db: TenantDb, senderId: number, key: string): Promise<{ sent: number; held: number }> {
  return db
    .selectFrom('messages')
    .where('tenant_id', '=', db.tenant_id)
    .where('sender_id', '=', senderId)
    .where('key', '=', key)
    .select([
      sql<number>`count(*) filter (where state = 'sent')`.as('sent'),
      sql<number>`count(*) filter (where state <> 'sent')`.as('held'),
    ])
    .executeTakeFirstOrThrow();
}

/** The latest delivered message of a side, to decide whether a further one causes an email. */
export async function findLastDelivery(
  db: TenantDb,
  conversationIds: readonly number[],
  side: Side,
): Promise<Map<number, string>> {
  const { rows } = await sql<{ conversation_id: number; at: string }>`
    select m.conversation_id, max(m.at) as at from messages m
    where m.tenant_id = ${db.tenant_id} and m.conversation_id = any(${conversationIds}::int[]) and m.side = ${side} and m.state = 'sent'
    group by m.conversation_id`.execute(db);
  return new Map(rows.map(({ conversation_id, at }) => [conversation_id, at]));
}

export const findAttachments = (db: TenantDb, messageIds: readonly number[]) =>
  db
    .selectFrom('message_attachments as t')
    .innerJoin('files as f', (join) => join.onRef('f.tenant_id', '=', 't.tenant_id').onRef('f.id', '=', 't.file_id'))
    .where('t.tenant_id', '=', db.tenant_id)
    .where(sql<SqlBool>`t.message_id = any(${messageIds}::int[])`)
    .select(['t.id', 't.message_id', 'f.name', 'f.size'])
    .orderBy('t.id')
    .execute();

export async function insertAttachment(
  db: TenantDb,
  attachment: { conversation_id: number; uploader_id: number; file_id: number },
): Promise<number> {
  const { id } = await db.insertInto('message_attachments').values(attachment).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function countUnsentAttachments(db: TenantDb, uploaderId: number): Promise<number> {
  const { count } = await db
    .selectFrom('message_attachments')
    .where('tenant_id', '=', db.tenant_id)
    .where('uploader_id', '=', uploaderId)
    .where('message_id', 'is', null)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives uploaded files to a message. @returns how many of them were the sender's, of this conversation and unsent */
export async function attach(
  db: TenantDb,
  message: { id: number; conversation_id: number; sender_id: number },
  ids: readonly number[],
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('message_attachments')
    .set({ message_id: message.id })
    .where('tenant_id', '=', db.tenant_id)
    .where('conversation_id', '=', message.conversation_id)
    .where('uploader_id', '=', message.sender_id)
    .where('message_id', 'is', null)
    .where(sql<SqlBool>`id = any(${ids}::int[])`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes an unsent file; retention removes the stored bytes. @returns whether there was one */
export async function deleteUnsent(db: TenantDb, uploaderId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('message_attachments')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .where('uploader_id', '=', uploaderId)
    .where('message_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** A file of a message with what decides who may open it. */
export const findAttachment = (db: TenantDb, id: number) =>
  db
    .selectFrom('message_attachments as t')
    .innerJoin('conversations as cv', (join) =>
      join.onRef('cv.tenant_id', '=', 't.tenant_id').onRef('cv.id', '=', 't.conversation_id'),
    )
    .leftJoin('messages as m', (join) => join.onRef('m.tenant_id', '=', 't.tenant_id').onRef('m.id', '=', 't.message_id'))
    .where('t.tenant_id', '=', db.tenant_id)
    .where('t.id', '=', id)
    .select(['t.file_id', 't.uploader_id', 't.message_id', 'm.side', 'm.state', 'cv.application_id', 'cv.contact_request_id'])
    .executeTakeFirst();

/** A delivered message of a company to this veteran, with its conversation. */
export const findMessageTo = (db: TenantDb, veteranId: number, id: number) =>
  db
    .selectFrom('messages as m')
    .innerJoin('conversations as cv', (join) =>
      join.onRef('cv.tenant_id', '=', 'm.tenant_id').onRef('cv.id', '=', 'm.conversation_id'),
    )
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'cv.tenant_id').onRef('c.id', '=', 'cv.company_id'))
    .where('m.tenant_id', '=', db.tenant_id)
    .where('m.id', '=', id)
    .where('m.side', '=', 'company')
    .where('m.state', '=', 'sent')
    .where('cv.veteran_id', '=', veteranId)
    .select(['m.id', 'm.conversation_id', 'cv.company_id', 'c.name as company_name'])
    .executeTakeFirst();

/** @returns false where the message was reported already */
export async function insertReport(
  db: TenantDb,
  report: { message_id: number; reporter_id: number; reason: string; created_at: string },
): Promise<boolean> {
  const created = await db
    .insertInto('message_reports')
    .values(report)
    .onConflict((conflict) => conflict.constraint('message_reports_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created !== undefined;
}

import { findPersonName } from '#features/accounts/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import type { Conversation, Message, OpenConversation } from '../contract.ts';
import { conversationKey, readConversationKey, type Side, type Writing, writingOf } from '../rules.ts';
import {
  findApplicationSubjects,
  findContactSubject,
  findInbox,
  findLastMessages,
  type Subject,
} from './conversation-queries.ts';
import * as queries from './message-queries.ts';
import type { Party } from './policy.ts';
import { tokensOf } from './tokens.ts';

export const conversationNotFound = () => notFound('Conversation');

/** What a key names, where this party takes part in it; else 404. */
export async function requireSubject(db: TenantDb, party: Party, key: string): Promise<Subject> {
  const about = readConversationKey(key) ?? fail(conversationNotFound());
  const subject =
    'application_id' in about
      ? (await findApplicationSubjects(db, party, [about.application_id]))[0]
      : await findContactSubject(db, party, about.contact_request_id);
  return subject ?? fail(conversationNotFound());
}

export const writing = (side: Side, subject: Subject): Writing =>
  writingOf(side, {
    ...subject,
    veteran_is_active: subject.veteran_status === 'active',
    company_is_active: subject.company_status === 'active',
  });

const jobOf = ({ job_id, job_title }: Pick<Subject, 'job_id' | 'job_title'>) =>
  job_id !== null && job_title !== null ? { id: job_id, title: job_title } : null;

type Last = NonNullable<Conversation['last']>;

type LastRow = NonNullable<ReturnType<Awaited<ReturnType<typeof findLastMessages>>['get']>>;

const lastOf = (row: LastRow | undefined, party: Party): Last | null =>
  row
    ? {
        at: row.at,
        text: row.text.replace(/\s+/g, ' '),
        is_own_side: row.side === party.side,
        by: row.side !== party.side ? null : row.sender_id === party.id ? 'You' : (row.sender_name ?? FORMER_MEMBER),
        state: row.state,
      }
    : null;

const FORMER_MEMBER = 'A former member';

/** One page of the inbox. */
export async function describeInbox(
  db: TenantDb,
  party: Party,
  filter: Parameters<typeof findInbox>[2],
  perPage: number,
): Promise<{ data: Conversation[]; counts: Awaited<ReturnType<typeof findInbox>>['counts'] }> {
  const { rows, counts } = await findInbox(db, party, filter, perPage);
  const last = await findLastMessages(
    db,
    party.side,
    rows.map(({ id }) => id),
  );
  const data = rows.map((row) => ({
    key: conversationKey(row),
    with: party.side === 'veteran' ? row.company_name : row.veteran_name,
    company: { id: row.company_id, name: row.company_name },
    job: jobOf(row),
    application_id: row.application_id,
    unread: row.unread,
    is_waiting: row.is_waiting,
    is_blocked: row.is_blocked,
    last: lastOf(last.get(row.id), party),
  }));
  return { data, counts };
}

export async function describeConversation(db: TenantDb, party: Party, key: string): Promise<OpenConversation> {
  const subject = await requireSubject(db, party, key);
  const { side } = party;
  const last = subject.id === null ? undefined : (await findLastMessages(db, side, [subject.id])).get(subject.id);
  const state = writing(side, subject);
  return {
    key: conversationKey(subject),
    with: side === 'veteran' ? subject.company_name : subject.veteran_name,
    company: { id: subject.company_id, name: subject.company_name },
    job: jobOf(subject),
    application_id: subject.application_id,
    unread: side === 'veteran' ? subject.veteran_unread : subject.company_unread,
    is_waiting: last !== undefined && last.side !== side,
    is_blocked: subject.is_blocked,
    last: lastOf(last, party),
    side,
    may_write: state.may_write,
    closed_because: state.may_write ? null : state.reason,
    open_until: state.may_write ? state.until : null,
    may_block: side === 'veteran',
    is_hidden_company: side === 'veteran' && subject.is_hidden_company,
    tokens: side === 'company' ? tokensOf(subject, await findPersonName(db, party.id)) : null,
  };
}

export async function describeMessages(db: TenantDb, party: Party, rows: queries.MessageRow[]): Promise<Message[]> {
  const files = await queries.findAttachments(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ sender_id, sender_name, ...row }) => ({
    ...row,
    is_own: sender_id === party.id,
    // The company doesn't learn who reported it.
    is_reported: party.side === 'veteran' && row.is_reported,
    sender_name: sender_name ?? FORMER_MEMBER,
    attachments: files.filter(({ message_id }) => message_id === row.id).map(({ id, name, size }) => ({ id, name, size })),
  }));
}

/** The newest messages before one, oldest first. */
export async function describeThread(db: TenantDb, party: Party, key: string, before: number | undefined) {
  const { id } = await requireSubject(db, party, key);
  if (id === null) return { data: [], has_older: false };
  const rows = await queries.findMessagesOf(db, id, party.side, before);
  const shown = rows.slice(0, queries.MESSAGES_PER_READ).reverse();
  return { data: await describeMessages(db, party, shown), has_older: rows.length > queries.MESSAGES_PER_READ };
}

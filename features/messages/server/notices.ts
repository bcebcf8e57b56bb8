import { findActiveOperators } from '#features/accounts/server/index.ts';
import { type HeldFor, heldInWords } from '#features/jobs/held-reasons.ts';
import { type Mailer, notify, notifyEach, readTopic } from '#features/notifications/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conversationKey, heldPath, inboxPath, type Side } from '../rules.ts';
import type { Subject } from './conversation-queries.ts';

/** The notifications about a conversation to one side. There is one unread at a time. */
const topicOf = (conversationId: number, side: Side) => `conversation ${conversationId} ${side}`;

type Delivery = {
  conversation_id: number;
  subject: Subject;
  /** Who reads it. */
  user_ids: readonly number[];
  is_quiet: boolean;
};

/** Notifies the readers of delivered messages. Emails name who wrote and link to the message; they don't contain it. */
export const notifyDelivered = (db: TenantDb, mailer: Mailer, from: Side, deliveries: readonly Delivery[]): Promise<void> =>
  notifyEach(
    db,
    mailer,
    'message_received',
    deliveries.map(({ conversation_id, subject, user_ids, is_quiet }) => {
      const to = from === 'veteran' ? 'company' : 'veteran';
      const who = from === 'veteran' ? subject.veteran_name : subject.company_name;
      const title = subject.job_title ? `${who} wrote to you about ${subject.job_title}` : `${who} wrote to you`;
      return {
        user_ids,
        notification: {
          kind: 'message_received' as const,
          title,
          about: from === 'veteran' ? [subject.veteran_id] : [],
          href: inboxPath(to, conversationKey(subject)),
          mail: {
            paragraphs: [`${title}. Sign in to read the message and reply.`],
            footnotes: ['Replies to this email are not delivered. Please reply on the site.'],
          },
          topic: { name: topicOf(conversation_id, to), undo_seconds: 0 },
          replaces_topic: true,
          without_email: is_quiet,
        },
      };
    }),
  );

export const readNotices = (db: TenantDb, conversationId: number, side: Side): Promise<void> =>
  readTopic(db, topicOf(conversationId, side));

/** Notifies the operators that a message, or one text to several people, waits for their decision. */
export async function notifyHeld(
  db: TenantDb,
  mailer: Mailer,
  held: { sender: string; sender_id: number; held_for: readonly HeldFor[]; count: number },
) {
  await notify(db, mailer, await findActiveOperators(db), {
    kind: 'message_held',
    title: held.count === 1 ? 'A message is waiting to be checked' : `A message to ${held.count} people is waiting to be checked`,
    body: `${held.sender} wrote a message that may ask for ${heldInWords(held.held_for)}.`,
    about: [held.sender_id],
    href: heldPath(),
  });
}

export async function notifyReported(
  db: TenantDb,
  mailer: Mailer,
  report: { reporter_id: number; company_name: string; reason: string },
): Promise<void> {
  await notify(db, mailer, await findActiveOperators(db), {
    kind: 'message_held',
    title: `A veteran reported a message from ${report.company_name}`,
    body: report.reason,
    about: [report.reporter_id],
    href: heldPath({ tab: 'reported' }),
  });
}

/** Tells the sender what was decided about a message that was held. */
export async function notifyDecided(
  db: TenantDb,
  mailer: Mailer,
  decided: { sender_id: number; side: Side; subjects: readonly Subject[]; approved: boolean; note: string | null },
): Promise<void> {
  const [first] = decided.subjects;
  if (!first) return;
  const others = decided.subjects.length - 1;
  const to = decided.side === 'veteran' ? first.company_name : first.veteran_name;
  const whom = others === 0 ? to : `${to} and ${others} ${others === 1 ? 'other' : 'others'}`;
  await notify(db, mailer, [decided.sender_id], {
    kind: 'message_checked',
    title: decided.approved ? `Your message to ${whom} was delivered` : `Your message to ${whom} was not delivered`,
    body: decided.note ?? undefined,
    about: decided.side === 'veteran' ? [] : decided.subjects.map(({ veteran_id }) => veteran_id),
    href: others === 0 ? inboxPath(decided.side, conversationKey(first)) : inboxPath(decided.side),
  });
}

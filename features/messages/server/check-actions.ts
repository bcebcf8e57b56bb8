import type { Mailer } from '#features/notifications/server/index.ts';
import type { BodyOf } from '#kit/contract/route.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import { audit } from '#kit/server/records/audit.ts';
import type { decideHeldMessage } from '../contract.ts';
import { deliver, refreshSides } from './actions.ts';
import * as checks from './check-queries.ts';
import { addDelivered, findApplicationSubjects, findContactSubject, type Subject } from './conversation-queries.ts';
import { notifyDecided } from './notices.ts';

/** Delivers or refuses a held message and its copies. Copies to people who blocked the sender meanwhile are refused. */
export async function decide(
  db: TenantDb,
  mailer: Mailer,
  operatorId: number,
  id: number,
  { approved, note }: BodyOf<typeof decideHeldMessage>,
  address: string,
): Promise<number> {
  const message = (await checks.findCopied(db, id)) ?? fail(notFound('Message'));
  const conversations = await checks.lockConversationsById(db, await checks.findConversationsOf(db, message));
  const open = conversations.filter(({ blocked_at }) => blocked_at === null).map((each) => each.id);
  const blocked = conversations.filter(({ blocked_at }) => blocked_at !== null).map((each) => each.id);
  const decided_at = new Date().toISOString();
  const decision = { decided_by: operatorId, decided_at };
  const state = approved ? ('sent' as const) : ('refused' as const);
  const done = await checks.decideHeld(db, message, open, { ...decision, state, decision_note: note || null });
  const stored = await checks.decideHeld(db, message, blocked, {
    ...decision,
    state: 'refused',
    decision_note: note || 'This person has turned off messages in this conversation.',
  });
  const all = [...done, ...stored];
  const [first] = all;
  if (!first) fail(conflict('Someone has already decided on this message.'));
  await audit(db, {
    actor_id: operatorId,
    action: approved ? 'message_delivered' : 'message_refused',
    subject_kind: 'user',
    subject_id: message.sender_id,
    details: { message_id: id, copies: all.length, held_for: first.held_for },
    address,
  });
  const subjects = await subjectsOf(
    db,
    conversations.filter((each) => all.some(({ conversation_id }) => conversation_id === each.id)),
  );
  if (approved && done.length > 0) {
    const delivered = done.map(({ conversation_id }) => conversation_id);
    await addDelivered(db, delivered, first.side, decided_at);
    await deliver(
      db,
      mailer,
      first.side,
      subjects
        .filter((subject) => subject.id !== null && delivered.includes(subject.id))
        .map((subject) => ({ conversation_id: subject.id ?? 0, subject, last: undefined, at: decided_at })),
    );
  }
  await refreshSides(db, subjects);
  await notifyDecided(db, mailer, { sender_id: message.sender_id, side: first.side, subjects, approved, note: note || null });
  return all.length;
}

/** What conversations are about, as the veteran of each sees it. */
async function subjectsOf(
  db: TenantDb,
  conversations: Awaited<ReturnType<typeof checks.lockConversationsById>>,
): Promise<Subject[]> {
  const subjects: Subject[] = [];
  for (const [company_id, some] of Map.groupBy(conversations, (each) => each.company_id)) {
    const ids = some.flatMap(({ application_id }) => application_id ?? []);
    subjects.push(...(await findApplicationSubjects(db, { side: 'company', id: 0, company_id }, ids)));
    for (const { contact_request_id, veteran_id } of some) {
      const found =
        contact_request_id === null
          ? undefined
          : await findContactSubject(db, { side: 'veteran', id: veteran_id }, contact_request_id);
      if (found) subjects.push(found);
    }
  }
  return subjects;
}

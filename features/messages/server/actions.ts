import { findPersonName } from '#features/accounts/server/index.ts';
import { findHiringTeam } from '#features/applications/server/index.ts';
import { findActiveRecruiters } from '#features/companies/server/index.ts';
import { heldFor } from '#features/jobs/held-rules.ts';
import { type Mailer, refreshPages } from '#features/notifications/server/index.ts';
import { recogniseCvDocument } from '#features/resumes/server/index.ts';
import { announce } from '#features/webhooks/server/index.ts';
import type { BodyOf, UploadedFile } from '#kit/contract/route.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { cleanFileName, keepFile, readFile, type StoredFile } from '#kit/server/files/files.ts';
import { conflict, fail, invalid, notFound, tooMany } from '#kit/server/http/errors.ts';
import { countTry, lockCounted } from '#kit/server/http/limits.ts';
import { audit } from '#kit/server/records/audit.ts';
import type { Attachment, Message, reportMessage, sendMessage } from '../contract.ts';
import { MOST_UNSENT_ATTACHMENTS, otherSide, PER_CONVERSATION, QUIET_MINUTES, type Side } from '../rules.ts';
import {
  addDelivered,
  addHeld,
  findApplicationSubjects,
  findCompanyReaders,
  findContactSubject,
  insertConversations,
  lockConversations,
  type Subject,
  setBlocked,
  setUnread,
} from './conversation-queries.ts';
import * as queries from './message-queries.ts';
import { notifyDelivered, notifyHeld, notifyReported, readNotices } from './notices.ts';
import type { Party } from './policy.ts';
import { tokensOf, withTokens } from './tokens.ts';
import { conversationNotFound, describeMessages, requireSubject, writing } from './views.ts';

/** The segment of API paths whose open pages fetch again when a conversation changes. */
const LIVE = 'conversations';

/** Has the open pages of both sides, colleagues and other tabs included, fetch their conversations again. */
export async function refreshSides(db: TenantDb, subjects: readonly Pick<Subject, 'company_id' | 'veteran_id'>[]): Promise<void> {
  const companies = new Set(subjects.map(({ company_id }) => company_id));
  const ids = new Set(subjects.map(({ veteran_id }) => veteran_id));
  for (const id of companies) for (const recruiter of await findActiveRecruiters(db, id)) ids.add(recruiter);
  await refreshPages(db, [...ids], LIVE);
}

const aboutOf = (subject: Subject) => ({
  application_ids: subject.application_id === null ? [] : [subject.application_id],
  contact_request_id: subject.contact_request_id,
});

/** The conversation of a subject, created where it does not exist yet, and locked until the transaction ends. */
async function lockConversation(db: TenantDb, subject: Subject, at: string) {
  if (subject.id === null) await insertConversations(db, [subject], at);
  const [conversation] = await lockConversations(db, aboutOf(subject));
  return conversation ?? fail(conversationNotFound());
}

/** Sends a message, or returns the one that was sent with its key before. */
export async function send(
  db: TenantDb,
  mailer: Mailer,
  party: Party,
  key: string,
  { message_key, subject: heading, body, attachment_ids }: BodyOf<typeof sendMessage>,
): Promise<Message> {
  const subject = await requireSubject(db, party, key);
  const { side } = party;
  const before = writing(side, subject);
  const at = new Date().toISOString();
  if (!before.may_write && subject.id === null) fail(conflict(before.reason));
  const conversation = await lockConversation(db, subject, at);
  const sent = await queries.findByKey(db, conversation.id, party.id, message_key);
  if (sent) return oneOf(await describeMessages(db, party, [sent]));
  const now = writing(side, { ...subject, is_blocked: conversation.blocked_at !== null });
  if (!now.may_write) fail(conflict(now.reason));
  const wait = await countTry(db, `messages ${conversation.id} ${side}`, PER_CONVERSATION);
  if (wait > 0) fail(tooMany(wait, 'You have sent many messages here in a short time. Wait a few minutes and try again.'));
  const written = { subject: heading || null, body };
  const filled = side === 'company' ? withTokens(written, tokensOf(subject, await findPersonName(db, party.id))) : written;
  const held = heldFor(filled.subject, filled.body);
  const delivered = await queries.findLastDelivery(db, [conversation.id], side);
  const [id = 0] = await queries.insertMessages(
    db,
    [
      {
        conversation_id: conversation.id,
        company_id: subject.company_id,
        key: message_key,
        sender_id: party.id,
        side,
        ...filled,
        held_for: held,
      },
    ],
    at,
  );
  const wanted = new Set(attachment_ids);
  const message = { id, conversation_id: conversation.id, sender_id: party.id };
  if (wanted.size > 0 && (await queries.attach(db, message, [...wanted])) !== wanted.size)
    fail(invalid({ attachment_ids: ['A file is no longer there. Attach it again.'] }));
  if (held.length > 0) {
    await addHeld(db, [conversation.id], side, at);
    await notifyHeld(db, mailer, {
      sender: await findPersonName(db, party.id),
      sender_id: party.id,
      held_for: held,
      count: 1,
    });
    await refreshPages(db, side === 'veteran' ? [party.id] : await findActiveRecruiters(db, subject.company_id), LIVE);
  } else {
    await addDelivered(db, [conversation.id], side, at);
    await deliver(db, mailer, side, [{ conversation_id: conversation.id, subject, last: delivered.get(conversation.id), at }]);
  }
  return oneOf(await describeMessages(db, party, [await queries.findMessage(db, id)]));
}

const oneOf = (messages: Message[]): Message => messages[0] ?? fail(notFound('Message'));

/** Notifies the other side. Messages that follow each other within minutes cause one email. */
export async function deliver(
  db: TenantDb,
  mailer: Mailer,
  from: Side,
  sent: readonly { conversation_id: number; subject: Subject; last: string | undefined; at: string }[],
): Promise<void> {
  const deliveries: Parameters<typeof notifyDelivered>[3][number][] = [];
  for (const { conversation_id, subject, last, at } of sent) {
    const user_ids = from === 'company' ? [subject.veteran_id] : await companyReadersOf(db, subject, conversation_id);
    const is_quiet = last !== undefined && Date.parse(at) - Date.parse(last) < QUIET_MINUTES * 60_000;
    deliveries.push({ conversation_id, subject, user_ids, is_quiet });
  }
  await notifyDelivered(db, mailer, from, deliveries);
  if (from === 'veteran')
    await announce(
      db,
      sent.map(({ conversation_id, subject: { company_id, application_id, job_id } }) => ({
        company_id,
        type: 'message.received',
        data: { conversation_id, application_id, job_id },
      })),
    );
  await refreshSides(
    db,
    sent.map(({ subject }) => subject),
  );
}

/**
 * Who of a company is notified of a message: those who wrote in the conversation, with the hiring team of its job or whoever asked for the
 * contact; all recruiters where there is nobody.
 */
async function companyReadersOf(db: TenantDb, subject: Subject, conversationId: number): Promise<number[]> {
  const { job_id, owner_id } = subject;
  const readers = { ...subject, owner_id: job_id === null ? owner_id : null, conversation_id: conversationId };
  const { involved, all } = await findCompanyReaders(db, readers);
  if (job_id === null) return involved.length > 0 ? involved : all;
  const { team, has_team } = await findHiringTeam(db, job_id);
  if (involved.length === 0) return team;
  return has_team ? [...new Set([...involved, ...team])] : involved;
}

/** Marks what a side has read. @returns the messages that are still unread */
export async function read(db: TenantDb, party: Party, key: string, upto: number): Promise<number> {
  const subject = await requireSubject(db, party, key);
  if (subject.id === null) fail(notFound('Message'));
  const conversation = await lockConversation(db, subject, new Date().toISOString());
  if (!(await queries.findInConversation(db, conversation.id, upto))) fail(notFound('Message'));
  const before = party.side === 'veteran' ? conversation.veteran_unread : conversation.company_unread;
  const unread = await queries.countUnreadAfter(db, conversation.id, otherSide(party.side), upto);
  // An older tab may have read less.
  if (unread < before) await setUnread(db, conversation.id, party.side, unread);
  if (unread === 0) await readNotices(db, conversation.id, party.side);
  await refreshPages(db, party.side === 'veteran' ? [party.id] : await findActiveRecruiters(db, party.company_id), LIVE);
  return Math.min(unread, before);
}

/** A recognised upload. Only types that CVs may have are accepted. */
export async function recogniseAttachment(file: UploadedFile | undefined) {
  if (!file) fail(invalid({ file: ['Choose a PDF or DOCX, up to 10 MB.'] }));
  const { kind, content_type } = await recogniseCvDocument(file.bytes);
  return { name: cleanFileName(file.filename, kind, 'Attachment'), content_type, bytes: file.bytes };
}

export async function storeAttachment(db: TenantDb, party: Party, key: string, file: StoredFile): Promise<Attachment> {
  const subject = await requireSubject(db, party, key);
  const state = writing(party.side, subject);
  if (!state.may_write) fail(conflict(state.reason));
  const conversation = await lockConversation(db, subject, new Date().toISOString());
  await lockCounted(db, party.id);
  if ((await queries.countUnsentAttachments(db, party.id)) >= MOST_UNSENT_ATTACHMENTS)
    fail(conflict(`You have ${MOST_UNSENT_ATTACHMENTS} files that are not sent yet. Send or remove some first.`));
  const file_id = await keepFile(db, { owner_id: party.id, ...file });
  const id = await queries.insertAttachment(db, { conversation_id: conversation.id, uploader_id: party.id, file_id });
  return { id, name: file.name, size: file.bytes.length };
}

/** A file of a message, for both sides once it was delivered, and before that for the side that wrote it. */
export async function openAttachment(db: TenantDb, party: Party, id: number): Promise<StoredFile> {
  const missing = () => notFound('File');
  const found = (await queries.findAttachment(db, id)) ?? fail(missing());
  const isVisible =
    found.message_id === null ? found.uploader_id === party.id : found.state === 'sent' || found.side === party.side;
  if (!isVisible) fail(missing());
  const reached =
    found.application_id === null
      ? await findContactSubject(db, party, found.contact_request_id ?? 0)
      : (await findApplicationSubjects(db, party, [found.application_id]))[0];
  if (!reached) fail(missing());
  return (await readFile(db, found.file_id)) ?? fail(missing());
}

export async function block(db: TenantDb, party: Party, key: string, blocked: boolean): Promise<void> {
  const subject = await requireSubject(db, party, key);
  const at = new Date().toISOString();
  const conversation = await lockConversation(db, subject, at);
  if ((conversation.blocked_at !== null) !== blocked) await setBlocked(db, conversation.id, blocked ? at : null);
  await refreshSides(db, [subject]);
}

export async function report(
  db: TenantDb,
  mailer: Mailer,
  veteranId: number,
  id: number,
  { reason, blocked }: BodyOf<typeof reportMessage>,
): Promise<void> {
  const message = (await queries.findMessageTo(db, veteranId, id)) ?? fail(notFound('Message'));
  const at = new Date().toISOString();
  if (!(await queries.insertReport(db, { message_id: id, reporter_id: veteranId, reason, created_at: at })))
    fail(conflict('You’ve already reported this message.'));
  if (blocked) await setBlocked(db, message.conversation_id, at);
  await audit(db, {
    actor_id: veteranId,
    action: 'message_reported',
    subject_kind: 'company',
    subject_id: message.company_id,
    details: { message_id: id },
  });
  await notifyReported(db, mailer, { reporter_id: veteranId, company_name: message.company_name, reason });
}

import { setImmediate as pause } from 'node:timers/promises';
import { findPersonName } from '#features/accounts/server/index.ts';
import { findActiveRecruiters, lockCompanyLimits, type Recruiter } from '#features/companies/server/index.ts';
import type { HeldFor } from '#features/jobs/held-reasons.ts';
import { heldFor } from '#features/jobs/held-rules.ts';
import { type Post, tellChange } from '#features/notifications/server/index.ts';
import { recogniseCvDocument } from '#features/resumes/server/index.ts';
import type { BodyOf, UploadedFile } from '#kit/contract/route.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { cleanFileName, keepFile, readFile, type StoredFile } from '#kit/server/files/files.ts';
import { conflict, fail, invalid, notFound, tooMany } from '#kit/server/http/errors.ts';
import { countTry, lockCounted } from '#kit/server/http/limits.ts';
import { audit } from '#kit/server/records/audit.ts';
import type {
  Attachment,
  Conversation,
  createMessageTemplate,
  decideHeldMessage,
  Message,
  OpenConversation,
  reportMessage,
  sendBulkMessage,
  sendMessage,
  updateMessageTemplate,
} from '../contract.ts';
import {
  BULK_PER_DAY,
  conversationKey,
  faultOfTokens,
  fillTokens,
  MOST_TEMPLATES,
  MOST_UNSENT_ATTACHMENTS,
  otherSide,
  PER_CONVERSATION,
  QUIET_MINUTES,
  readConversationKey,
  type Side,
  type TokenValues,
  type Writing,
  writingOf,
} from '../rules.ts';
import * as checks from './check-queries.ts';
import {
  addDelivered,
  addHeld,
  findApplicationSubjects,
  findCompanyReaders,
  findContactSubject,
  findInbox,
  findLastMessages,
  insertConversations,
  lockConversations,
  type Subject,
  setBlocked,
  setUnread,
} from './conversation-queries.ts';
import * as queries from './message-queries.ts';
import { notifyDecided, notifyDelivered, notifyHeld, notifyReported, readNotices } from './notices.ts';
import type { Party } from './policy.ts';
import * as templates from './template-queries.ts';

/** The segment of API paths whose open pages fetch again when a conversation changes. */
const LIVE = 'conversations';

/** Has the open pages of both sides, colleagues and other tabs included, fetch their conversations again. */
async function refreshSides(db: TenantDb, subjects: readonly Pick<Subject, 'company_id' | 'veteran_id'>[]): Promise<void> {
  const companies = new Set(subjects.map(({ company_id }) => company_id));
  const ids = new Set(subjects.map(({ veteran_id }) => veteran_id));
  for (const id of companies) for (const recruiter of await findActiveRecruiters(db, id)) ids.add(recruiter);
  await tellChange(db, [...ids], LIVE);
}

const conversationNotFound = () => notFound('Conversation');

/** What a key names, where this party takes part in it; else 404. */
export async function requireSubject(db: TenantDb, party: Party, key: string): Promise<Subject> {
  const about = readConversationKey(key) ?? fail(conversationNotFound());
  const subject =
    'application_id' in about
      ? (await findApplicationSubjects(db, party, [about.application_id]))[0]
      : await findContactSubject(db, party, about.contact_request_id);
  return subject ?? fail(conversationNotFound());
}

const writing = (side: Side, subject: Subject): Writing =>
  writingOf(side, {
    ...subject,
    veteran_is_active: subject.veteran_status === 'active',
    company_is_active: subject.company_status === 'active',
  });

const tokensOf = (subject: Subject, recruiter: string): TokenValues => ({
  first_name: subject.first_name,
  job_title: subject.job_title ?? 'the job',
  company: subject.company_name,
  recruiter,
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

async function describeMessages(db: TenantDb, party: Party, rows: queries.MessageRow[]): Promise<Message[]> {
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
  mailer: Post,
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
    await tellChange(db, side === 'veteran' ? [party.id] : await findActiveRecruiters(db, subject.company_id), LIVE);
  } else {
    await addDelivered(db, [conversation.id], side, at);
    await deliver(db, mailer, side, [{ conversation_id: conversation.id, subject, last: delivered.get(conversation.id), at }]);
  }
  return oneOf(await describeMessages(db, party, [await queries.findMessage(db, id)]));
}

const oneOf = (messages: Message[]): Message => messages[0] ?? fail(notFound('Message'));

type Written = { subject: string | null; body: string };

/** A text with its tokens filled in. @throws 422 with the list of known tokens */
function withTokens({ subject, body }: Written, values: TokenValues): Written {
  requireKnownTokens({ subject, body });
  return { subject: subject === null ? null : fillTokens(subject, values), body: fillTokens(body, values) };
}

function requireKnownTokens({ subject, body }: Written): void {
  const faults = { subject: faultOfTokens(subject ?? ''), body: faultOfTokens(body) };
  const errors = Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, [fault]]] : []));
  if (errors.length > 0) fail(invalid(Object.fromEntries(errors)));
}

/** Notifies the other side. Messages that follow each other within minutes cause one email. */
async function deliver(
  db: TenantDb,
  mailer: Post,
  from: Side,
  sent: readonly { conversation_id: number; subject: Subject; last: string | undefined; at: string }[],
): Promise<void> {
  const deliveries: Parameters<typeof notifyDelivered>[3][number][] = [];
  for (const { conversation_id, subject, last, at } of sent) {
    const user_ids = from === 'company' ? [subject.veteran_id] : await findCompanyReaders(db, { ...subject, conversation_id });
    const is_quiet = last !== undefined && Date.parse(at) - Date.parse(last) < QUIET_MINUTES * 60_000;
    deliveries.push({ conversation_id, subject, user_ids, is_quiet });
  }
  await notifyDelivered(db, mailer, from, deliveries);
  await refreshSides(
    db,
    sent.map(({ subject }) => subject),
  );
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
  await tellChange(db, party.side === 'veteran' ? [party.id] : await findActiveRecruiters(db, party.company_id), LIVE);
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
  mailer: Post,
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

const nameInUse = (name: string) => conflict(`Your company has a template named “${name}” already.`);

export async function createTemplate(db: TenantDb, companyId: number, body: BodyOf<typeof createMessageTemplate>) {
  const written = { ...body, subject: body.subject || null };
  requireKnownTokens(written);
  await lockCompanyLimits(db, companyId);
  if ((await templates.findTemplates(db, companyId)).length >= MOST_TEMPLATES)
    fail(conflict(`Your company has ${MOST_TEMPLATES} templates already. Delete one first.`));
  return (await templates.insertTemplate(db, companyId, written)) ?? fail(nameInUse(body.name));
}

export async function changeTemplate(
  db: TenantDb,
  companyId: number,
  id: number,
  { revision, ...body }: BodyOf<typeof updateMessageTemplate>,
) {
  const written = { ...body, subject: body.subject || null };
  requireKnownTokens(written);
  await lockCompanyLimits(db, companyId);
  const now = (await templates.lockTemplate(db, companyId, id)) ?? fail(notFound('Template'));
  if (now.revision !== revision)
    fail(conflict('A colleague changed this template since you opened it. Look at their version first.', now));
  const namesake = (await templates.findTemplates(db, companyId)).find(
    (each) => each.id !== id && each.name.toLowerCase() === body.name.toLowerCase(),
  );
  if (namesake) fail(nameInUse(body.name));
  return templates.updateTemplate(db, id, written, revision + 1);
}

type Chosen = { application_id: number; name: string; reason: string };

/** Sorts the chosen applicants of a bulk message into those who can be written to and the others with the reason. */
async function chooseRecipients(db: TenantDb, recruiter: Recruiter, ids: readonly number[]) {
  const party: Party = { side: 'company', ...recruiter };
  const found = await findApplicationSubjects(db, party, ids);
  if (found.length < new Set(ids).size) fail(notFound('Applicant'));
  const recipients: Subject[] = [];
  const skipped: Chosen[] = [];
  for (const subject of found) {
    const state = writing('company', subject);
    if (state.may_write) recipients.push(subject);
    else skipped.push({ application_id: subject.application_id ?? 0, name: subject.veteran_name, reason: state.reason });
  }
  return { recipients, skipped };
}

export async function previewBulk(db: TenantDb, recruiter: Recruiter, body: Omit<BodyOf<typeof sendBulkMessage>, 'message_key'>) {
  const written = { subject: body.subject || null, body: body.body };
  requireKnownTokens(written);
  const { recipients, skipped } = await chooseRecipients(db, recruiter, body.application_ids);
  const [first] = recipients;
  const example = first && withTokens(written, tokensOf(first, await findPersonName(db, recruiter.id)));
  return {
    recipients: recipients.length,
    skipped,
    held_for: example ? heldFor(example.subject, example.body) : [],
    example: first && example ? { name: first.veteran_name, ...example } : null,
  };
}

const DAY_SECONDS = 86_400;

/** Sends one text to several applicants: all who can be written to, in one transaction. */
export async function sendBulk(
  db: TenantDb,
  mailer: Post,
  recruiter: Recruiter,
  { message_key, application_ids, ...body }: BodyOf<typeof sendBulkMessage>,
) {
  const written = { subject: body.subject || null, body: body.body };
  requireKnownTokens(written);
  // Two calls of a company follow each other, so that a repeated one finds what the first has sent.
  await lockCompanyLimits(db, recruiter.company_id);
  const { recipients, skipped } = await chooseRecipients(db, recruiter, application_ids);
  const earlier = await queries.countByKey(db, recruiter.id, message_key);
  if (earlier.sent + earlier.held > 0) return { ...earlier, skipped };
  const at = new Date().toISOString();
  for (let sent = 0; sent < recipients.length; sent += 100) {
    const wait = await countTry(db, `bulk messages ${recruiter.company_id}`, { max: BULK_PER_DAY / 100, window: DAY_SECONDS });
    if (wait > 0) fail(tooMany(wait, `Your company can send ${BULK_PER_DAY} messages to groups in 24 hours. Try again later.`));
  }
  await insertConversations(
    db,
    recipients.filter(({ id }) => id === null),
    at,
  );
  const ids = recipients.flatMap(({ application_id }) => application_id ?? []);
  const conversations = new Map(
    (await lockConversations(db, { application_ids: ids, contact_request_id: null })).map((row) => [row.application_id, row]),
  );
  const sender = await findPersonName(db, recruiter.id);
  const messages: { conversation_id: number; subject: Subject; filled: Written; held_for: HeldFor[] }[] = [];
  const reasonsOf = new Map<string, HeldFor[]>();
  for (const subject of recipients) {
    const conversation = conversations.get(subject.application_id);
    // Blocked since the page was opened.
    if (!conversation || conversation.blocked_at !== null) continue;
    const filled = withTokens(written, tokensOf(subject, sender));
    const text = `${filled.subject ?? ''}\n${filled.body}`;
    if (!reasonsOf.has(text)) {
      // A long text takes a few milliseconds, and each person may get another one.
      await pause();
      reasonsOf.set(text, heldFor(text));
    }
    messages.push({ conversation_id: conversation.id, subject, filled, held_for: reasonsOf.get(text) ?? [] });
  }
  const last = await queries.findLastDelivery(
    db,
    messages.map(({ conversation_id }) => conversation_id),
    'company',
  );
  await queries.insertMessages(
    db,
    messages.map(({ conversation_id, filled, held_for }) => ({
      conversation_id,
      company_id: recruiter.company_id,
      key: message_key,
      sender_id: recruiter.id,
      side: 'company',
      ...filled,
      held_for,
    })),
    at,
  );
  const idsOf = (some: typeof messages) => some.map(({ conversation_id }) => conversation_id);
  const held = messages.filter(({ held_for }) => held_for.length > 0);
  const delivered = messages.filter(({ held_for }) => held_for.length === 0);
  await addHeld(db, idsOf(held), 'company', at);
  await addDelivered(db, idsOf(delivered), 'company', at);
  await deliver(
    db,
    mailer,
    'company',
    delivered.map(({ conversation_id, subject }) => ({ conversation_id, subject, last: last.get(conversation_id), at })),
  );
  const reasons = [...new Set(held.flatMap(({ held_for }) => held_for))];
  if (held.length > 0) await notifyHeld(db, mailer, { sender, sender_id: recruiter.id, held_for: reasons, count: held.length });
  return { sent: delivered.length, held: held.length, skipped };
}

/** Delivers or refuses a held message and its copies. Copies to people who blocked the sender meanwhile are refused. */
export async function decide(
  db: TenantDb,
  mailer: Post,
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

import { setImmediate as pause } from 'node:timers/promises';
import { findPersonName } from '#features/accounts/server/index.ts';
import { lockCompanyLimits, type Recruiter } from '#features/companies/server/index.ts';
import type { HeldFor } from '#features/jobs/held-reasons.ts';
import { heldFor } from '#features/jobs/held-rules.ts';
import type { Mailer } from '#features/notifications/server/index.ts';
import type { BodyOf } from '#kit/contract/route.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, notFound, tooMany } from '#kit/server/http/errors.ts';
import { countTry } from '#kit/server/http/limits.ts';
import type { sendBulkMessage } from '../contract.ts';
import { BULK_PER_DAY } from '../rules.ts';
import { deliver } from './actions.ts';
import {
  addDelivered,
  addHeld,
  findApplicationSubjects,
  insertConversations,
  lockConversations,
  type Subject,
} from './conversation-queries.ts';
import * as queries from './message-queries.ts';
import { notifyHeld } from './notices.ts';
import type { Party } from './policy.ts';
import { requireKnownTokens, tokensOf, type Written, withTokens } from './tokens.ts';
import { writing } from './views.ts';

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
  mailer: Mailer,
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
  await enforceBulkLimit(db, recruiter.company_id, recipients.length);
  await insertConversations(
    db,
    recipients.filter(({ id }) => id === null),
    at,
  );
  const sender = await findPersonName(db, recruiter.id);
  const messages = await fillForEach(db, recipients, written, sender);
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

/** Fills in the text for each recipient whose conversation is open. */
async function fillForEach(db: TenantDb, recipients: readonly Subject[], written: Written, sender: string) {
  const ids = recipients.flatMap(({ application_id }) => application_id ?? []);
  const conversations = new Map(
    (await lockConversations(db, { application_ids: ids, contact_request_id: null })).map((row) => [row.application_id, row]),
  );
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
  return messages;
}

/** Counts a bulk message against the company's daily limit, in hundreds. @throws 429 over it */
async function enforceBulkLimit(db: TenantDb, companyId: number, recipients: number) {
  for (let sent = 0; sent < recipients; sent += 100) {
    const wait = await countTry(db, `bulk messages ${companyId}`, { max: BULK_PER_DAY / 100, window: DAY_SECONDS });
    if (wait > 0) fail(tooMany(wait, `Your company can send ${BULK_PER_DAY} messages to groups in 24 hours. Try again later.`));
  }
}

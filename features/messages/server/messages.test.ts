import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { docx, pdf, zipOf } from '#features/applications/server/testing.ts';
import { acceptContactRequest, endContact, sendContactRequests } from '#features/candidates/contract.ts';
import { buildCandidate, keyAt, openUp, refresh } from '#features/candidates/server/testing.ts';
import { findNotifications, updateNotificationSetting } from '#features/notifications/contract.ts';
import { findHeld, HELD_TABS, type HeldTab } from '#features/operator/held-contract.ts';
import * as calls from '../contract.ts';
import { messageRetention } from './retention-queries.ts';
import { buildConversation, read, write } from './testing.ts';

const titles = async (tenant: TestTenant, person: Person) =>
  (await tenant.call(findNotifications, {}, person)).body.data.map(({ title }) => title);
const mailsTo = (tenant: TestTenant, person: Person) =>
  tenant.run((db) =>
    db.selectFrom('mails').select(['kind', 'subject', 'body_text']).where('to_email', '=', person.email).orderBy('id').execute(),
  );
const inbox = async (tenant: TestTenant, person: Person, query: Record<string, string> = {}) =>
  (await tenant.call(calls.findConversations, { query }, person)).body;
const unread = async (tenant: TestTenant, person: Person) =>
  (await tenant.call(calls.countUnreadMessages, {}, person)).body.data.conversations;
const open = (tenant: TestTenant, person: Person, id: string) => tenant.call(calls.getConversation, { params: { id } }, person);

/** A veteran who accepted a contact request of a company. */
async function buildContact(tenant: TestTenant) {
  const recruiter = await tenant.recruiter();
  const veteran = await buildCandidate(tenant);
  await refresh(tenant);
  const key = await keyAt(tenant, veteran.id, recruiter.company_id);
  await tenant.call(
    sendContactRequests,
    { body: { keys: [key], message: 'We run a workshop and would like to talk to you.' } },
    recruiter,
  );
  const { id } = await tenant.run((db) =>
    db.selectFrom('contact_requests').select('id').where('veteran_id', '=', veteran.id).executeTakeFirstOrThrow(),
  );
  return { recruiter, veteran, request_id: id, key: `contact-${id}` };
}

describe('a conversation about an application', () => {
  test('accepts no message that names another company', async () => {
    const tenant = await newTenant();
    const { key, recruiter } = await buildConversation(tenant);
    const other = await tenant.recruiter();
    await write(tenant, recruiter, key);
    const rename = tenant.run((db) =>
      db.updateTable('messages').set({ company_id: other.company_id }).where('tenant_id', '=', db.tenant_id).execute(),
    );
    await expect(rename).rejects.toThrow('messages_of_conversation_and_company');
  });

  test('goes both ways, with unread counts, names and the last message on both sides', async () => {
    const tenant = await newTenant();
    const { key, recruiter, veteran, job_id } = await buildConversation(tenant);
    expect((await inbox(tenant, recruiter)).data).toEqual([]);
    expect((await open(tenant, recruiter, key)).body.data).toMatchObject({ may_write: true, last: null, unread: 0 });

    const first = await write(tenant, recruiter, key, 'Are you free on Tuesday?', { subject: 'Interview' });
    expect(first.status).toBe(201);
    expect(first.body.data).toMatchObject({ side: 'company', is_own: true, state: 'sent', subject: 'Interview' });
    expect((await inbox(tenant, veteran)).data).toMatchObject([
      { key, unread: 1, is_waiting: true, job: { id: job_id, title: 'Fitter' }, last: { text: 'Are you free on Tuesday?' } },
    ]);
    expect(await unread(tenant, veteran)).toBe(1);
    expect(await unread(tenant, recruiter)).toBe(0);

    const [message] = await read(tenant, veteran, key);
    expect(message).toMatchObject({ is_own: false, sender_name: expect.stringMatching(/^Sam Test/) });
    await tenant.call(calls.readMessages, { params: { id: key }, body: { upto: message?.id ?? 0 } }, veteran);
    expect(await unread(tenant, veteran)).toBe(0);
    expect((await tenant.call(findNotifications, {}, veteran)).body.unread).toBe(1);

    await write(tenant, veteran, key, 'Yes, after 10:00.');
    expect((await inbox(tenant, recruiter)).counts).toEqual({ all: 1, unread: 1, waiting: 1 });
    // Recruiters of a company share one inbox.
    const colleague = await tenant.recruiter({ company_id: recruiter.company_id, is_admin: false });
    expect(await unread(tenant, colleague)).toBe(1);
    const [, answer] = await read(tenant, colleague, key);
    await tenant.call(calls.readMessages, { params: { id: key }, body: { upto: answer?.id ?? 0 } }, colleague);
    expect(await unread(tenant, recruiter)).toBe(0);
  });

  test('names in the inbox which recruiter wrote last', async () => {
    const tenant = await newTenant();
    const { key, recruiter, veteran } = await buildConversation(tenant);
    const colleague = await tenant.recruiter({ company_id: recruiter.company_id, is_admin: false });
    await tenant.run((db) =>
      db.updateTable('users').set({ first_name: 'Priya', last_name: 'Shah' }).where('id', '=', colleague.id).execute(),
    );
    const by = async (person: Person) => (await inbox(tenant, person)).data[0]?.last?.by;

    await write(tenant, recruiter, key, 'Are you free on Tuesday?');
    expect(await by(recruiter)).toBe('You');
    await write(tenant, colleague, key, 'Or on Friday?');
    expect(await by(recruiter)).toBe('Priya Shah');
    expect(await by(colleague)).toBe('You');
    expect(await by(veteran)).toBeNull();
    await write(tenant, veteran, key, 'Friday, please.');
    expect([await by(recruiter), await by(veteran)]).toEqual([null, 'You']);
  });

  test('marks only what was shown as read: a message that arrives meanwhile stays unread', async () => {
    const tenant = await newTenant();
    const { key, recruiter, veteran } = await buildConversation(tenant);
    const one = (await write(tenant, recruiter, key, 'One')).body.data;
    await write(tenant, recruiter, key, 'Two');
    const reply = await tenant.call(calls.readMessages, { params: { id: key }, body: { upto: one.id } }, veteran);
    expect(reply.body.data.unread).toBe(1);
  });

  test('notifies the other side with a link, by email once within minutes, and shows one unread notification', async () => {
    const tenant = await newTenant();
    const { key, recruiter, veteran } = await buildConversation(tenant);
    const before = (await mailsTo(tenant, veteran)).length;
    for (const text of ['One', 'Two', 'Three']) await write(tenant, recruiter, key, text);
    expect((await titles(tenant, veteran)).filter((title) => title.includes('wrote to you'))).toHaveLength(1);
    const mails = (await mailsTo(tenant, veteran)).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).toContain(`/veteran/messages?conversation=${key}`);
    expect(mails[0]?.body_text).not.toContain('One');

    await write(tenant, veteran, key, 'Hello');
    expect((await tenant.call(findNotifications, {}, recruiter)).body.data[0]).toMatchObject({
      kind: 'message_received',
      href: `/recruiter/messages?conversation=${key}`,
    });
  });

  test('sends no email to someone who chose none', async () => {
    const tenant = await newTenant();
    const { key, recruiter, veteran } = await buildConversation(tenant);
    await tenant.call(updateNotificationSetting, { body: { kind: 'message_received', email: 'never' } }, veteran);
    const before = (await mailsTo(tenant, veteran)).length;
    await write(tenant, recruiter, key);
    expect(await mailsTo(tenant, veteran)).toHaveLength(before);
    expect(await unread(tenant, veteran)).toBe(1);
  });

  test('sends once however often the same message is posted, also at the same time', async () => {
    const tenant = await newTenant();
    const { key, recruiter, veteran } = await buildConversation(tenant);
    const message_key = randomUUID();
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => write(tenant, recruiter, key, 'Once only', { message_key })));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await read(tenant, veteran, key)).toHaveLength(1);
    expect((await inbox(tenant, veteran)).data[0]?.unread).toBe(1);
  });

  test('returns older messages in steps, in order', async () => {
    const tenant = await newTenant();
    const { key, recruiter, veteran } = await buildConversation(tenant);
    await write(tenant, recruiter, key, 'Message 0');
    await tenant.run(async (db) => {
      const { id } = await db.selectFrom('conversations').select('id').executeTakeFirstOrThrow();
      const rows = Array.from({ length: 44 }, (_, index) => ({
        conversation_id: id,
        company_id: recruiter.company_id,
        key: randomUUID(),
        sender_id: recruiter.id,
        side: 'company' as const,
        body: `Message ${index + 1}`,
        at: new Date(Date.now() + index * 1000).toISOString(),
        created_at: new Date().toISOString(),
      }));
      await db.insertInto('messages').values(rows).execute();
    });
    const newest = await tenant.call(calls.findMessages, { params: { id: key } }, veteran);
    expect(newest.body.has_older).toBe(true);
    expect(newest.body.data.map(({ body }) => body)).toEqual(Array.from({ length: 30 }, (_, index) => `Message ${index + 15}`));
    const before = newest.body.data[0]?.id ?? 0;
    const older = await tenant.call(calls.findMessages, { params: { id: key }, query: { before } }, veteran);
    expect(older.body.has_older).toBe(false);
    expect(older.body.data.map(({ body }) => body)).toEqual(Array.from({ length: 15 }, (_, index) => `Message ${index}`));
  });

  test('is found by name, job title and text', async () => {
    const tenant = await newTenant();
    const { key, recruiter, veteran } = await buildConversation(tenant);
    await write(tenant, recruiter, key, 'Please bring your 100% forklift_card');
    // Another company writes the same to an applicant of the same name, for a job of the same title.
    const other = await buildConversation(tenant);
    await write(tenant, other.recruiter, other.key, 'Please bring your 100% forklift_card and a helmet');
    for (const search of ['fitter', '100%', 'FORKLIFT_card', 'Sam Test', 'sam t']) {
      const { data, counts } = await inbox(tenant, recruiter, { search });
      expect([search, data.map((one) => one.key), counts]).toEqual([search, [key], { all: 1, unread: 0, waiting: 0 }]);
    }
    expect((await inbox(tenant, recruiter, { search: 'helmet' })).data).toEqual([]);
    for (const search of ['forklift', (await inbox(tenant, veteran)).data[0]?.company.name ?? ''])
      expect([search, (await inbox(tenant, veteran, { search })).data.map((one) => one.key)]).toEqual([search, [key]]);
    for (const search of ['100_', 'forklift-card', 'nothing'])
      expect([search, (await inbox(tenant, veteran, { search })).data.length]).toEqual([search, 0]);
  });

  test('is found by any part of its text, in any script', async () => {
    const tenant = await newTenant();
    const { key, recruiter } = await buildConversation(tenant);
    const text = 'Übung am Dienstag, 9:30 – Schlüssel № 4713. 日本語 😀 ŻÓŁW';
    await write(tenant, recruiter, key, text);
    const letters = [...text];
    for (const [from, length] of [
      [0, 1],
      [0, 3],
      [1, 30],
      [9, 2],
      [10, 9],
      [20, 30],
      [25, 2],
      [27, 8],
      [36, 6],
      [44, 1],
      [44, 3],
      [47, 20],
    ] as const) {
      const search = letters
        .slice(from, from + length)
        .join('')
        .trim();
      expect([search, (await inbox(tenant, recruiter, { search })).data.map((one) => one.key)]).toEqual([search, [key]]);
    }
    // Messages with all groups of bytes of the search; only these are compared.
    const preselected = (search: string) =>
      tenant.run((db) =>
        db
          .selectFrom('messages')
          .where('tenant_id', '=', db.tenant_id)
          .where(sql<boolean>`(search_groups & byte_groups(lower(${search}))) = byte_groups(lower(${search}))`)
          .select('body')
          .execute(),
      );
    expect(await preselected('SCHLÜSSEL № 4')).toEqual([{ body: text }]);
    for (const search of ['Schlüssel № 5', 'Freitag', '本日']) expect([search, await preselected(search)]).toEqual([search, []]);
  });

  test('refuses what is no message, and stores markup as text', async () => {
    const tenant = await newTenant();
    const { key, recruiter, veteran } = await buildConversation(tenant);
    for (const body of ['', '   \n ', '\u200b\u200b', 'x'.repeat(5001), 'x'.repeat(10_000), 'x'.repeat(40_000)])
      expect((await write(tenant, recruiter, key, body)).status).toBe(422);
    expect((await write(tenant, recruiter, key, 'Hello', { subject: 'two\nlines' })).status).toBe(422);
    const markup = '<script>alert(1)</script> & **bold**';
    await write(tenant, recruiter, key, `${markup} \u202Eevil\u202C\r\nnext`);
    expect((await read(tenant, veteran, key))[0]?.body).toBe(`${markup} evil\nnext`);
    expect((await write(tenant, recruiter, key, 'x'.repeat(5000))).status).toBe(201);
  });

  test('limits how fast one side writes', async () => {
    const tenant = await newTenant();
    const { key, recruiter } = await buildConversation(tenant);
    for (let n = 0; n < 20; n++) expect((await write(tenant, recruiter, key, `Message ${n}`)).status).toBe(201);
    const refused = await write(tenant, recruiter, key, 'One more');
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  test('is closed to other tenants, other companies, other veterans, operators and visitors', async () => {
    const [tenant, elsewhere] = [await newTenant(), await newTenant()];
    const { key, recruiter } = await buildConversation(tenant);
    const message = (await write(tenant, recruiter, key)).body.data;
    const foreign = await buildConversation(elsewhere);
    for (const person of [await tenant.recruiter(), await tenant.veteran(), await tenant.person('operator')]) {
      expect((await open(tenant, person, key)).status).toBe(404);
      expect((await write(tenant, person, key)).status).toBe(404);
      expect((await tenant.call(calls.findMessages, { params: { id: key } }, person)).status).toBe(404);
      expect((await tenant.call(calls.readMessages, { params: { id: key }, body: { upto: message.id } }, person)).status).toBe(
        404,
      );
    }
    expect((await open(elsewhere, foreign.recruiter, key)).status).toBe(key === foreign.key ? 200 : 404);
    expect((await open(tenant, foreign.recruiter, key)).status).toBe(401);
    expect((await tenant.call(calls.getConversation, { params: { id: key } })).status).toBe(401);
  });
});

describe('who may still write', () => {
  test('both sides for 30 days after a decision, then nobody', async () => {
    const tenant = await newTenant();
    const { key, id, recruiter, veteran } = await buildConversation(tenant, { stage: 'not_selected' });
    const now = (await open(tenant, veteran, key)).body.data;
    expect(now.may_write).toBe(true);
    expect(Date.parse(now.open_until ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    expect((await write(tenant, veteran, key, 'What could I do better?')).status).toBe(201);
    await tenant.run((db) =>
      db.updateTable('applications').set({ stage_since: '2020-01-01T00:00:00Z' }).where('id', '=', id).execute(),
    );
    for (const person of [recruiter, veteran]) {
      const reply = await write(tenant, person, key);
      expect([reply.status, reply.failure.message]).toEqual([409, expect.stringContaining('ended more than 30 days ago')]);
    }
    expect(await read(tenant, recruiter, key)).toHaveLength(1);
  });

  test('nobody to a closed account, and no veteran to a company that is not active', async () => {
    const tenant = await newTenant();
    const one = await buildConversation(tenant);
    await tenant.run((db) => db.updateTable('users').set({ status: 'inactive' }).where('id', '=', one.veteran.id).execute());
    expect((await write(tenant, one.recruiter, one.key)).failure.message).toContain('closed their account');
    const two = await buildConversation(tenant);
    await tenant.run((db) =>
      db.updateTable('companies').set({ status: 'inactive' }).where('id', '=', two.recruiter.company_id).execute(),
    );
    expect((await write(tenant, two.veteran, two.key)).failure.message).toContain('isn’t active');
  });

  test('nobody while the veteran blocks the company', async () => {
    const tenant = await newTenant();
    const { key, recruiter, veteran } = await buildConversation(tenant);
    const block = (blocked: boolean, person = veteran) =>
      tenant.call(calls.blockConversation, { params: { id: key }, body: { blocked } }, person);
    expect((await block(true, recruiter)).status).toBe(403);
    expect((await block(true)).body.data).toMatchObject({ is_blocked: true, may_write: false });
    expect((await write(tenant, recruiter, key)).failure.message).toContain('turned off messages');
    expect((await write(tenant, veteran, key)).failure.message).toContain('Unblock');
    await block(false);
    expect((await write(tenant, recruiter, key)).status).toBe(201);
  });

  test('a company that the veteran hides from may write about an application, and the veteran is told so', async () => {
    const tenant = await newTenant();
    const { key, recruiter, veteran } = await buildConversation(tenant);
    const { name } = await tenant.run((db) =>
      db.selectFrom('companies').select('name').where('id', '=', recruiter.company_id).executeTakeFirstOrThrow(),
    );
    await openUp(tenant, veteran, { is_open: false, hidden_companies: [name] });
    expect((await write(tenant, recruiter, key)).status).toBe(201);
    expect((await open(tenant, veteran, key)).body.data.is_hidden_company).toBe(true);
    expect((await open(tenant, recruiter, key)).body.data.is_hidden_company).toBe(false);
  });
});

describe('a conversation after a contact request', () => {
  test('opens when the veteran accepts, and is out of the company’s sight when the contact ends', async () => {
    const tenant = await newTenant();
    const { key, recruiter, veteran, request_id } = await buildContact(tenant);
    for (const person of [recruiter, veteran]) expect((await write(tenant, person, key)).status).toBe(404);
    await tenant.call(acceptContactRequest, { params: { id: request_id } }, veteran);
    expect((await write(tenant, recruiter, key, 'Thank you for accepting.')).status).toBe(201);
    expect((await write(tenant, veteran, key, 'You are welcome.')).status).toBe(201);
    expect((await inbox(tenant, recruiter)).data).toMatchObject([{ key, with: 'Zebedee Quillfeather' }]);

    await tenant.call(endContact, { params: { id: request_id } }, veteran);
    expect((await inbox(tenant, recruiter)).data).toEqual([]);
    expect((await open(tenant, recruiter, key)).status).toBe(404);
    expect(await read(tenant, veteran, key)).toHaveLength(2);
    expect((await write(tenant, veteran, key)).failure.message).toContain('contact has ended');
  });
});

describe('files of messages', () => {
  const upload = (tenant: TestTenant, person: Person, id: string, file: File) =>
    tenant.call(calls.uploadAttachment, { params: { id }, body: {}, files: { file } }, person);
  const download = (tenant: TestTenant, person: Person, id: number) =>
    tenant.call(calls.getAttachment, { params: { id } }, person);

  test('are recognised by content, sent once, and downloaded by both sides only', async () => {
    const tenant = await newTenant();
    const { key, recruiter, veteran } = await buildConversation(tenant);
    const file = (await upload(tenant, recruiter, key, pdf('../terms\u202E.exe'))).body.data;
    expect(file.name).toBe('terms.pdf');
    expect((await download(tenant, veteran, file.id)).status).toBe(404);
    const second = (await upload(tenant, recruiter, key, docx('map.docx'))).body.data;
    await write(tenant, recruiter, key, 'The terms and a map.', { attachment_ids: [file.id, second.id] });
    expect((await read(tenant, veteran, key))[0]?.attachments).toMatchObject([{ name: 'terms.pdf' }, { name: 'map.docx' }]);
    for (const person of [recruiter, veteran]) {
      const got = await download(tenant, person, file.id);
      expect([got.status, got.headers['content-type'], got.headers['x-content-type-options']]).toEqual([
        200,
        'application/pdf',
        'nosniff',
      ]);
      expect(got.headers['content-disposition']).toContain('attachment;');
    }
    expect((await download(tenant, await tenant.recruiter(), file.id)).status).toBe(404);
    expect((await download(tenant, await tenant.veteran(), file.id)).status).toBe(404);
    // Sent files belong to their message.
    expect((await write(tenant, recruiter, key, 'Again', { attachment_ids: [file.id] })).status).toBe(422);
    expect((await tenant.call(calls.removeAttachment, { params: { id: file.id } }, recruiter)).status).toBe(404);
  });

  test('are refused when they are something else, empty, or of another conversation', async () => {
    const tenant = await newTenant();
    const { key, recruiter, veteran } = await buildConversation(tenant);
    for (const file of [
      new File(['MZ\x90\x00'], 'cv.pdf'),
      new File(['<html><script>alert(1)</script>'], 'page.pdf'),
      new File([zipOf({ 'a.txt': 'x' })], 'a.docx'),
      new File([], 'empty.pdf'),
    ])
      expect([415, 422]).toContain((await upload(tenant, recruiter, key, file)).status);
    const file = (await upload(tenant, recruiter, key, pdf())).body.data;
    const other = await buildConversation(tenant);
    expect((await write(tenant, veteran, key, 'Not mine', { attachment_ids: [file.id] })).status).toBe(422);
    expect((await write(tenant, other.recruiter, other.key, 'Not here', { attachment_ids: [file.id] })).status).toBe(422);
    expect((await write(tenant, recruiter, key, 'Six', { attachment_ids: [1, 2, 3, 4, 5, 6] })).status).toBe(422);
  });

  test('that no message uses are removed by their owner or after a day', async () => {
    const tenant = await newTenant();
    const { key, recruiter, veteran } = await buildConversation(tenant);
    const [one, two] = [
      (await upload(tenant, recruiter, key, pdf())).body.data,
      (await upload(tenant, recruiter, key, pdf())).body.data,
    ];
    expect((await tenant.call(calls.removeAttachment, { params: { id: one.id } }, veteran)).status).toBe(404);
    expect((await tenant.call(calls.removeAttachment, { params: { id: one.id } }, recruiter)).status).toBe(200);
    const erase = (now: Date) =>
      tenant.run((db) =>
        messageRetention.erase(db, now, { applications_months: 0, idle_accounts_months: 0, security_events_months: 0 }),
      );
    expect(await erase(new Date())).toBe(0);
    expect(await erase(new Date(Date.now() + 2 * 86_400_000))).toBe(1);
    expect((await write(tenant, recruiter, key, 'Gone', { attachment_ids: [two.id] })).status).toBe(422);
  });
});

describe('templates of a company', () => {
  const TEMPLATE = { name: 'Invitation', subject: 'About {job_title}', body: 'Dear {first_name}, {recruiter} of {company}' };

  test('are edited by admins, with tokens checked and revisions compared', async () => {
    const tenant = await newTenant();
    const admin = await tenant.recruiter();
    const colleague = await tenant.recruiter({ company_id: admin.company_id, is_admin: false });
    const created = await tenant.call(calls.createMessageTemplate, { body: TEMPLATE }, admin);
    expect(created.status).toBe(201);
    const { id } = created.body.data;
    expect((await tenant.call(calls.createMessageTemplate, { body: TEMPLATE }, colleague)).status).toBe(403);
    expect((await tenant.call(calls.createMessageTemplate, { body: { ...TEMPLATE, name: 'INVITATION' } }, admin)).status).toBe(
      409,
    );
    const unknown = await tenant.call(
      calls.createMessageTemplate,
      { body: { name: 'Other', body: 'Dear {name}, your {salary}' } },
      admin,
    );
    expect([unknown.status, unknown.failure.errors]).toEqual([
      422,
      { body: ['{name}, {salary} can’t be filled in. Use {first_name}, {job_title}, {company}, {recruiter}.'] },
    ]);
    const change = (revision: number, person = admin) =>
      tenant.call(calls.updateMessageTemplate, { params: { id }, body: { ...TEMPLATE, body: 'New', revision } }, person);
    expect((await change(1)).body.data).toMatchObject({ revision: 2, body: 'New' });
    expect((await change(1)).status).toBe(409);
    expect((await change(2, colleague)).status).toBe(403);
    expect((await change(2, await tenant.recruiter())).status).toBe(404);
    const listed = await tenant.call(calls.findMessageTemplates, {}, colleague);
    expect([listed.body.data.length, listed.body.may_edit]).toEqual([1, false]);
    expect((await tenant.call(calls.deleteMessageTemplate, { params: { id } }, admin)).status).toBe(200);
  });
});

describe('a message to several applicants', () => {
  const build = async (count: number) => {
    const tenant = await newTenant();
    const first = await buildConversation(tenant);
    const ids = [first.id];
    const veterans = [first.veteran];
    for (let n = 1; n < count; n++) {
      const veteran = await tenant.veteran({ first_name: `Name${n}` });
      veterans.push(veteran);
      const { id } = await tenant.run((db) =>
        db
          .insertInto('applications')
          .values({ job_id: first.job_id, veteran_id: veteran.id, stage: 'submitted', submitted_at: new Date().toISOString() })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      ids.push(id);
    }
    return { ...first, tenant, ids, veterans };
  };
  const BODY = 'Dear {first_name}, thank you for applying for {job_title}.';

  test('is counted and previewed first, then sent once to each with tokens filled in', async () => {
    const { tenant, recruiter, ids, veterans, key } = await build(3);
    await tenant.call(calls.blockConversation, { params: { id: key }, body: { blocked: true } }, veterans[0]);
    const body = { application_ids: ids, subject: 'News about {job_title}', body: BODY };
    const preview = (await tenant.call(calls.previewBulkMessage, { body }, recruiter)).body.data;
    expect(preview).toMatchObject({
      recipients: 2,
      skipped: [{ application_id: ids[0], reason: expect.stringContaining('turned off messages') }],
      held_for: [],
      example: { subject: 'News about Fitter', body: 'Dear Name1, thank you for applying for Fitter.' },
    });
    const message_key = randomUUID();
    const send = () => tenant.call(calls.sendBulkMessage, { body: { ...body, message_key } }, recruiter);
    const replies = await Promise.all([send(), send()]);
    expect(replies.map(({ body: { data } }) => [data.sent, data.held, data.skipped.length])).toEqual([
      [2, 0, 1],
      [2, 0, 1],
    ]);
    const [, one, two] = veterans;
    if (!one || !two) throw new Error('three veterans');
    expect((await read(tenant, two, `application-${ids[2]}`)).map((message) => message.body)).toEqual([
      'Dear Name2, thank you for applying for Fitter.',
    ]);
    expect(await unread(tenant, one)).toBe(1);
    expect((await titles(tenant, one))[0]).toContain('wrote to you about Fitter');
  });

  test('reaches 500 applicants in one transaction, and no more at a time', async () => {
    const tenant = await newTenant();
    const here = await buildConversation(tenant);
    const ids = await tenant.run(async (db) => {
      const people = await db
        .insertInto('users')
        .values(
          Array.from({ length: 500 }, (_, index) => ({
            role: 'veteran' as const,
            email: `many.${index}@example.test`,
            first_name: `Many${index}`,
            last_name: 'People',
            country_id: 232,
            email_verified_at: new Date().toISOString(),
          })),
        )
        .returning('id')
        .execute();
      const rows = await db
        .insertInto('applications')
        .values(
          people.map(({ id }) => ({
            job_id: here.job_id,
            veteran_id: id,
            stage: 'submitted' as const,
            submitted_at: new Date().toISOString(),
          })),
        )
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    });
    // As PostgreSQL does by itself soon after so many rows.
    await tenant.owner.query('analyze users, applications');
    const send = (application_ids: number[]) =>
      tenant.call(calls.sendBulkMessage, { body: { application_ids, body: BODY, message_key: randomUUID() } }, here.recruiter);
    expect((await send(ids)).body.data).toMatchObject({ sent: 500, skipped: [] });
    expect((await inbox(tenant, here.recruiter)).counts.all).toBe(500);
    const mails = await tenant.run((db) =>
      db.selectFrom('mails').select('to_email').where('kind', '=', 'message_received').execute(),
    );
    expect(new Set(mails.map(({ to_email }) => to_email)).size).toBe(500);
    expect((await send([...ids, here.id])).status).toBe(422);
    expect((await send([])).status).toBe(422);
  });

  test('is refused as a whole when it names a stranger’s applicant or an unknown token', async () => {
    const { tenant, recruiter, ids, veterans } = await build(2);
    const stranger = await buildConversation(tenant);
    const send = (application_ids: number[], body: string) =>
      tenant.call(calls.sendBulkMessage, { body: { application_ids, body, message_key: randomUUID() } }, recruiter);
    expect((await send([...ids, stranger.id], BODY)).status).toBe(404);
    expect((await send(ids, 'Dear {forename}')).status).toBe(422);
    expect((await tenant.call(calls.previewBulkMessage, { body: { application_ids: ids, body: '{x}' } }, recruiter)).status).toBe(
      422,
    );
    expect(await unread(tenant, veterans[1] as Person)).toBe(0);
  });
});

describe('a message that asks for what no honest employer needs', () => {
  const ASKS = 'Please send me your bank details and a £50 registration fee.';
  const decide = (tenant: TestTenant, operator: Person, id: number, body: { approved: boolean; note?: string }) =>
    tenant.call(calls.decideHeldMessage, { params: { id }, body }, operator);
  const queue = async (tenant: TestTenant, operator: Person, tab: HeldTab = 'held') =>
    (await tenant.call(findHeld, { query: { tab } }, operator)).body;
  const messagesIn = async (tenant: TestTenant, operator: Person) =>
    (await queue(tenant, operator)).data.filter((entry) => entry.kind === 'message');

  test('is held: its sender sees that, the other side sees nothing, operators are told', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const { key, recruiter, veteran } = await buildConversation(tenant);
    const sent = await write(tenant, recruiter, key, ASKS);
    expect(sent.body).toMatchObject({
      message: 'We’re checking this message',
      data: { state: 'held', held_for: ['bank details', 'money'] },
    });
    expect(await read(tenant, recruiter, key)).toHaveLength(1);
    expect((await inbox(tenant, recruiter)).data[0]?.last).toMatchObject({ state: 'held' });
    expect(await read(tenant, veteran, key)).toEqual([]);
    expect((await inbox(tenant, veteran)).data).toEqual([]);
    expect((await inbox(tenant, veteran, { search: 'registration' })).data).toEqual([]);
    expect((await titles(tenant, veteran)).join()).not.toContain('wrote to you');
    expect(await titles(tenant, operator)).toEqual(['A message is waiting to be checked']);
    expect((await queue(tenant, operator)).data).toMatchObject([
      {
        kind: 'message',
        body: ASKS,
        quotes: [ASKS],
        held_for: ['bank details', 'money'],
        copies: 1,
        sender: { id: recruiter.id },
        state: 'held',
      },
    ]);
  });

  test('is delivered when an operator approves it, once, and both sides are told', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const { key, recruiter, veteran } = await buildConversation(tenant);
    const { id } = (await write(tenant, recruiter, key, ASKS)).body.data;
    await write(tenant, recruiter, key, 'A later message');
    const replies = await Promise.all([
      decide(tenant, operator, id, { approved: true }),
      decide(tenant, operator, id, { approved: true }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(tenant, veteran, key)).map(({ body }) => body)).toEqual(['A later message', ASKS]);
    expect(await titles(tenant, recruiter)).toContainEqual(expect.stringMatching(/^Your message to Sam Test\d+ was delivered$/));
    const audited = await tenant.run((db) =>
      db.selectFrom('audit_events').select('action').where('action', 'like', 'message_%').execute(),
    );
    expect(audited).toEqual([{ action: 'message_delivered' }]);
  });

  test('is refused with a reason that reaches the sender, and never shown to the other side', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const { key, recruiter, veteran } = await buildConversation(tenant);
    const { id } = (await write(tenant, recruiter, key, ASKS)).body.data;
    expect((await decide(tenant, operator, id, { approved: false })).status).toBe(422);
    expect((await decide(tenant, recruiter, id, { approved: true })).status).toBe(403);
    await decide(tenant, operator, id, { approved: false, note: 'Ask for these after you hire someone.' });
    expect((await read(tenant, recruiter, key))[0]).toMatchObject({
      state: 'refused',
      decision_note: 'Ask for these after you hire someone.',
    });
    expect(await read(tenant, veteran, key)).toEqual([]);
    expect((await titles(tenant, recruiter))[0]).toContain('was not delivered');
    expect((await queue(tenant, operator, 'decided')).data).toMatchObject([
      { id, state: 'refused', decided_by: expect.any(String) },
    ]);
  });

  test('to several people is one entry of the queue, and blocked people never get it', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const one = await buildConversation(tenant);
    const other = await tenant.veteran();
    const { id: second } = await tenant.run((db) =>
      db
        .insertInto('applications')
        .values({ job_id: one.job_id, veteran_id: other.id, stage: 'submitted', submitted_at: new Date().toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const sent = await tenant.call(
      calls.sendBulkMessage,
      { body: { application_ids: [one.id, second], body: ASKS, message_key: randomUUID() } },
      one.recruiter,
    );
    expect(sent.body.data).toMatchObject({ sent: 0, held: 2 });
    const [entry] = await messagesIn(tenant, operator);
    expect(entry?.copies).toBe(2);
    await tenant.call(calls.blockConversation, { params: { id: one.key }, body: { blocked: true } }, one.veteran);
    expect((await decide(tenant, operator, entry?.id ?? 0, { approved: true })).body.data.decided).toBe(2);
    expect(await read(tenant, one.veteran, one.key)).toEqual([]);
    expect(await read(tenant, other, `application-${second}`)).toHaveLength(1);
    expect((await queue(tenant, operator)).counts.held).toBe(0);
  });

  test('can’t be read by operators unless it is held or reported', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const { key, recruiter } = await buildConversation(tenant);
    const { id } = (await write(tenant, recruiter, key, 'An ordinary message')).body.data;
    expect((await decide(tenant, operator, id, { approved: false, note: 'x' })).status).toBe(404);
    for (const tab of HELD_TABS) expect((await queue(tenant, operator, tab)).data).toEqual([]);
  });
});

describe('a report of a message', () => {
  test('reaches the operators once, blocks the company where asked, and is closed with a note', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const { key, recruiter, veteran } = await buildConversation(tenant);
    const { id } = (await write(tenant, recruiter, key, 'You are too old for this.')).body.data;
    const report = (person: Person) =>
      tenant.call(calls.reportMessage, { params: { id }, body: { reason: 'Insulting', blocked: true } }, person);
    expect((await report(await tenant.veteran())).status).toBe(404);
    expect((await report(recruiter)).status).toBe(403);
    expect((await report(veteran)).status).toBe(201);
    expect((await report(veteran)).status).toBe(409);
    expect((await read(tenant, veteran, key))[0]?.is_reported).toBe(true);
    expect((await write(tenant, recruiter, key)).status).toBe(409);
    const { data } = (await tenant.call(findHeld, { query: { tab: 'reported' } }, operator)).body;
    const [entry] = data.filter((each) => each.kind === 'message');
    expect(entry).toMatchObject({ body: 'You are too old for this.', report: { reason: 'Insulting' } });
    const close = () =>
      tenant.call(
        calls.closeMessageReport,
        { params: { id: entry?.report?.id ?? 0 }, body: { note: 'Spoke to the company.' } },
        operator,
      );
    expect([(await close()).status, (await close()).status]).toEqual([200, 409]);
    // The company doesn't learn of the report.
    expect((await read(tenant, recruiter, key))[0]?.is_reported).toBe(false);
  });
});

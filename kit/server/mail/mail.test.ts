import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import ICAL from 'ical.js';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import type { Config } from '#apps/api/config.ts';
import { newTenant, TEST_CONFIG, type TestTenant } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { forgotPassword } from '#features/accounts/sign-up-contract.ts';
import { MAIL_QUEUE, mailSender, queueMail, queueMails, requeueMails } from './mail.ts';

const received: { to: string[]; text: string }[] = [];
let away = false;
/** While there is one, the server does not reply to the text of an email until it resolves. */
let held: PromiseWithResolvers<void> | null = null;
let connections = 0;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onConnect(_, done) {
    connections++;
    done();
  },
  onMailFrom: (_, __, done) => done(away ? Object.assign(new Error('Try later'), { responseCode: 451 }) : null),
  onRcptTo: ({ address }, _, done) =>
    done(
      address.startsWith('unknown.')
        ? Object.assign(new Error(`No such user ${address.split('@')[0]}: <${address}>`), { responseCode: 550 })
        : null,
    ),
  onData(stream, session, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map((one) => one.address), text: Buffer.concat(parts).toString() });
      void Promise.resolve(held?.promise).then(() => done());
    });
  },
});

let smtp_url = '';
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  smtp_url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((done) => server.close(() => done())));

const opened: FastifyInstance[] = [];
async function openApp(tenant: TestTenant, more: Partial<Config> = {}): Promise<FastifyInstance> {
  const app = await buildApp({ config: { ...TEST_CONFIG, smtp_url, ...more }, db: tenant.db, secret: TEST_SECRET });
  opened.push(app);
  return app;
}

// Also after a test that failed: the mail server is shared.
afterEach(async () => {
  away = false;
  held?.resolve();
  held = null;
  for (const app of opened.splice(0)) await app.close();
});

const { signal } = new AbortController();

const LETTER = { kind: 'trial', user_id: null, about: [], subject: 'Trial', paragraphs: ['Text.'] };

const sentTo = (email: string) => received.filter((mail) => mail.to.includes(email));

test('an email is delivered over SMTP once, as text and HTML, from the tenant', async () => {
  const tenant = await newTenant();
  const app = await openApp(tenant, { mail_from: 'post@muster.test' });
  const { email } = await tenant.veteran({ email: `once.${tenant.id}@example.test` });
  await app.inject({
    method: forgotPassword.method,
    url: forgotPassword.path,
    headers: { host: tenant.host },
    payload: { email },
  });
  // Two processes work at the same time.
  await Promise.all([app.muster.background.drain('mail'), app.muster.background.drain('mail')]);
  await app.muster.background.drain('mail');
  const [mail, ...more] = sentTo(email);
  expect(more).toEqual([]);
  expect(mail?.text).toContain(`From: "${tenant.slug}" <post@muster.test>`);
  expect(mail?.text).toContain('Content-Type: text/plain');
  expect(mail?.text).toContain('Content-Type: text/html');
  expect(
    await tenant.run((db) => db.selectFrom('mails').select(['sent_at', 'attempts']).executeTakeFirstOrThrow()),
  ).toMatchObject({ sent_at: expect.any(String), attempts: 1 });
});

test('an email that is being sent is not sent by another process, although its job was considered lost', async () => {
  const tenant = await newTenant();
  const [first, second] = [await openApp(tenant), await openApp(tenant)];
  // The lock is held on this connection.
  for (const app of [first, second]) await expect.poll(() => app.muster.listener.isConnected()).toBe(true);
  const to = `lost.${tenant.id}@example.test`;
  await tenant.run((db) =>
    queueMail(db, tenant.app.muster.background, { name: 'Muster', colour_preset: 'default' }, { ...LETTER, to }),
  );
  held = Promise.withResolvers();
  const sending = first.muster.background.drain('mail');
  await expect.poll(() => sentTo(to).length).toBe(1);
  const considerLost = () =>
    tenant.owner.query(
      `update pgboss.job set state = 'retry', start_after = now() where name = 'mail' and data->>'tenant_id' = $1 and state < 'completed'`,
      [String(tenant.id)],
    );
  await considerLost();
  const alsoSending = second.muster.background.drain('mail');
  // Without a lock it would be the second one that waits for the reply.
  await Promise.race([alsoSending, expect.poll(() => sentTo(to).length).toBe(2)]).catch(() => {});
  const sent = sentTo(to).length;
  held.resolve();
  await Promise.all([sending, alsoSending]);
  expect(sent).toBe(1);
  await considerLost();
  await second.muster.background.drain('mail');
  expect(sentTo(to)).toHaveLength(1);
});

test('emails that two operators queue again at the same time are queued once', async () => {
  const tenant = await newTenant();
  const { background } = tenant.app.muster;
  const to = `twice.${tenant.id}@example.test`;
  await tenant.run((db) => queueMail(db, background, { name: 'Muster', colour_preset: 'default' }, { ...LETTER, to }));
  await tenant.owner.query(`delete from pgboss.job where name = 'mail' and data->>'tenant_id' = $1`, [String(tenant.id)]);
  const counts = await Promise.all([1, 2, 3, 4].map(() => tenant.run((db) => requeueMails(db, background))));
  expect(counts.sort()).toEqual([0, 0, 0, 1]);
});

test('an address that a mail server repeats in its refusal is stored nowhere but as the recipient', async () => {
  const tenant = await newTenant();
  const app = await openApp(tenant);
  const to = `unknown.recipient${tenant.id}@example.test`;
  await tenant.run((db) => queueMail(db, app.muster.background, { name: 'Muster', colour_preset: 'default' }, { ...LETTER, to }));
  await app.muster.background.drain('mail');
  const { rows } = await tenant.owner.query<{ output: string }>(
    `select output::text from pgboss.job where name = 'mail' and data->>'tenant_id' = $1`,
    [String(tenant.id)],
  );
  const { last_error } = await tenant.run((db) => db.selectFrom('mails').select('last_error').executeTakeFirstOrThrow());
  for (const text of [rows[0]?.output, last_error]) {
    expect(text).toContain('No such user');
    expect(text).not.toContain('unknown.recipient');
  }
});

test('a server that is down for a while delays an email and loses none', async () => {
  const tenant = await newTenant();
  const app = await openApp(tenant);
  const { email } = await tenant.veteran({ email: `later.${tenant.id}@example.test` });
  away = true;
  await app.inject({
    method: forgotPassword.method,
    url: forgotPassword.path,
    headers: { host: tenant.host },
    payload: { email },
  });
  await app.muster.background.drain('mail');
  expect(sentTo(email)).toEqual([]);
  const waiting = await tenant.run((db) => db.selectFrom('mails').selectAll().executeTakeFirstOrThrow());
  expect(waiting).toMatchObject({ sent_at: null, attempts: 1, last_error: expect.stringContaining('Try later') });
  away = false;
  // The queue waits longer before each attempt. Here the wait is skipped.
  await tenant.owner.query(`update pgboss.job set start_after = now() where name = 'mail' and data->>'tenant_id' = $1`, [
    String(tenant.id),
  ]);
  await app.muster.background.drain('mail');
  expect(sentTo(email)).toHaveLength(1);
});

test('a process that runs background work sends by itself', async () => {
  const tenant = await newTenant();
  const app = await openApp(tenant, { background_work: true });
  const { email } = await tenant.veteran({ email: `itself.${tenant.id}@example.test` });
  await app.inject({
    method: forgotPassword.method,
    url: forgotPassword.path,
    headers: { host: tenant.host },
    payload: { email },
  });
  await expect.poll(() => sentTo(email).length).toBe(1);
});

test('the text of an email, which may contain a live link, is deleted once it is sent', async () => {
  const tenant = await newTenant();
  const app = await openApp(tenant);
  const { email } = await tenant.veteran({ email: `cleared.${tenant.id}@example.test` });
  await app.inject({
    method: forgotPassword.method,
    url: forgotPassword.path,
    headers: { host: tenant.host },
    payload: { email },
  });
  const bodies = () => tenant.run((db) => db.selectFrom('mails').select(['body_text', 'body_html', 'unsubscribe_url']).execute());
  expect((await bodies())[0]?.body_text).toContain('token=');
  await tenant.run((db) => db.updateTable('mails').set({ unsubscribe_url: 'https://muster.test/stop' }).execute());
  await app.muster.background.drain('mail');
  expect(sentTo(email)[0]?.text).toContain('token');
  expect(await bodies()).toEqual([{ body_text: '', body_html: '', unsubscribe_url: null }]);
});

test('an appointment arrives as a calendar part and as a file, from the tenant, and is deleted once it is sent', async () => {
  const tenant = await newTenant();
  const mailer = mailSender({ smtp_url, from: 'post@muster.test' });
  const to = `calendar.${tenant.id}@example.test`;
  const event = {
    uid: 'interview-1@muster.test',
    sequence: 2,
    changed_at: '2026-11-20T08:30:00.000Z',
    starts_at: '2026-11-25T10:30:00.000Z',
    ends_at: '2026-11-25T11:15:00.000Z',
    summary: 'Interview: Fitter',
    description: '',
    location: 'Leeds',
    url: 'https://muster.test/',
  };
  const letter = {
    kind: 'trial',
    to,
    user_id: null,
    about: [],
    subject: 'Trial',
    paragraphs: ['Text.'],
    calendar: { method: 'CANCEL', event },
  } as const;
  const sender = { name: tenant.slug, colour_preset: 'default' };
  await tenant.run((db) => queueMail(db, tenant.app.muster.background, sender, { ...letter, paragraphs: ['Text.'] }));
  const { id } = await tenant.run((db) => db.selectFrom('mails').select('id').executeTakeFirstOrThrow());
  await mailer.send({ db: tenant.db, signal }, { tenant_id: tenant.id, id });
  mailer.close();
  const [mail] = sentTo(to);
  expect(mail?.text).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i);
  expect(mail?.text).toContain('filename=appointment.ics');
  // The file is a part of the mail in Base64.
  const [, part = ''] = mail?.text.split('filename=appointment.ics') ?? [];
  const encoded = part.slice(part.indexOf('\r\n\r\n')).split('--')[0] ?? '';
  const file = Buffer.from(encoded, 'base64').toString();
  const vevent = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  expect(['uid', 'sequence', 'organizer', 'attendee', 'status'].map((name) => vevent?.getFirstPropertyValue(name))).toEqual([
    event.uid,
    2,
    'mailto:post@muster.test',
    `mailto:${to}`,
    'CANCELLED',
  ]);
  expect(await tenant.run((db) => db.selectFrom('mails').select('calendar').execute())).toEqual([{ calendar: null }]);
});

test('a server that accepts a connection and then stays silent fails one email in time; other queues and emails continue', async () => {
  const tenant = await newTenant();
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket));
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  const patience = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };
  const hanging = mailSender({
    smtp_url: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    from: 'post@muster.test',
    patience,
  });
  const working = mailSender({ smtp_url, from: 'post@muster.test' });
  const letters = [1, 2, 3].map((n) => ({
    kind: 'trial',
    to: `hang.${n}.${tenant.id}@example.test`,
    user_id: null,
    about: [],
    subject: 'Trial',
    paragraphs: ['Text.'],
  }));
  const sender = { name: tenant.slug, colour_preset: 'default' };
  await tenant.run((db) => queueMails(db, tenant.app.muster.background, sender, letters));
  const ids = (await tenant.run((db) => db.selectFrom('mails').select('id').orderBy('id').execute())).map(({ id }) => id);
  const [first = 0, ...others] = ids;
  // Expected from the beginning: it can fail before the others are sent.
  const hung = expect(hanging.send({ db: tenant.db, signal }, { tenant_id: tenant.id, id: first })).rejects.toThrow();
  await Promise.all(others.map((id) => working.send({ db: tenant.db, signal }, { tenant_id: tenant.id, id })));
  await hung;
  expect(
    await tenant.run((db) => db.selectFrom('mails').select(['sent_at', 'last_error', 'body_text']).orderBy('id').execute()),
  ).toMatchObject([
    {
      sent_at: null,
      last_error: expect.stringMatching(/^(?:Greeting never received|Timeout)$/),
      body_text: expect.stringContaining('Text.'),
    },
    { sent_at: expect.any(String), last_error: null, body_text: '' },
    { sent_at: expect.any(String), last_error: null, body_text: '' },
  ]);
  hanging.close();
  working.close();
  for (const socket of sockets) socket.destroy();
  await new Promise((done) => silent.close(done));
});

test('a process works on several emails at the same time, over few connections', async () => {
  const tenant = await newTenant();
  const sender = { name: tenant.slug, colour_preset: 'default' };
  const letters = Array.from({ length: 40 }, (_, n) => ({
    kind: 'trial',
    to: `many.${tenant.id}.${n}@example.test`,
    user_id: null,
    about: [],
    subject: 'Trial',
    paragraphs: ['Text.'],
  }));
  await tenant.run((db) => queueMails(db, tenant.app.muster.background, sender, letters));
  const before = connections;
  await openApp(tenant, { background_work: true });
  const arrived = () => received.filter(({ to }) => to[0]?.startsWith(`many.${tenant.id}.`)).map(({ to }) => to[0]);
  await expect.poll(() => arrived().length).toBe(40);
  expect(new Set(arrived()).size).toBe(40);
  expect(connections - before).toBeLessThanOrEqual(MAIL_QUEUE.concurrency);
});

test('an email exists only if the change that causes it does', async () => {
  const tenant = await newTenant();
  const sender = { name: tenant.slug, colour_preset: 'default' };
  const letter = {
    kind: 'trial',
    to: 'never@example.test',
    user_id: null,
    about: [],
    subject: 'Trial',
    paragraphs: ['Never sent.'],
  };
  const broken = tenant.run(async (db) => {
    await queueMail(db, tenant.app.muster.background, sender, letter);
    throw new Error('the change fails');
  });
  await expect(broken).rejects.toThrow('the change fails');
  expect(await tenant.run((db) => db.selectFrom('mails').selectAll().execute())).toEqual([]);
  const { rows } = await tenant.owner.query(`select from pgboss.job where data->>'tenant_id' = $1`, [String(tenant.id)]);
  expect(rows).toEqual([]);
});

test('what people typed stays text: no headers, no markup', async () => {
  const tenant = await newTenant();
  const sender = { name: tenant.slug, colour_preset: 'default' };
  const letter = {
    kind: 'trial',
    to: 'a@example.test',
    user_id: null,
    about: [],
    subject: 'Hello\r\nBcc: victim@example.test',
    paragraphs: ['<script>alert(1)</script>'],
  };
  await tenant.run((db) => queueMail(db, tenant.app.muster.background, sender, letter));
  const mail = await tenant.run((db) => db.selectFrom('mails').selectAll().executeTakeFirstOrThrow());
  expect(mail.subject).toBe('Hello Bcc: victim@example.test');
  expect(mail.body_html).not.toContain('<script>');
  expect(mail.body_html).toContain(`<meta name="color-scheme" content="light dark">`);
});

test('the last email to a deleted account leaves no row with the address', async () => {
  const tenant = await newTenant();
  const mailer = mailSender({ smtp_url, from: 'post@muster.test' });
  const to = `gone.${tenant.id}@example.test`;
  const sender = { name: tenant.slug, colour_preset: 'default' };
  const letter = { kind: 'account_deleted', to, user_id: null, about: [], forget_when_sent: true };
  await tenant.run((db) =>
    queueMail(db, tenant.app.muster.background, sender, { ...letter, subject: 'Deleted', paragraphs: ['Text.'] }),
  );
  const { id } = await tenant.run((db) => db.selectFrom('mails').select('id').executeTakeFirstOrThrow());
  await mailer.send({ db: tenant.db, signal }, { tenant_id: tenant.id, id });
  mailer.close();
  expect(sentTo(to)).toHaveLength(1);
  expect(await tenant.run((db) => db.selectFrom('mails').select('id').execute())).toEqual([]);
});

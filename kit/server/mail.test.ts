import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { forgotPassword } from '#features/accounts/sign-up-contract.ts';
import { queueMail } from './mail.ts';
import { newTenant, TEST_CONFIG } from './testing/index.ts';
import { TEST_SECRET } from './testing/postgres.ts';

const received: { to: string[]; text: string }[] = [];
let away = false;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_, __, done) => done(away ? Object.assign(new Error('Try later'), { responseCode: 451 }) : null),
  onData(stream, session, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map((one) => one.address), text: Buffer.concat(parts).toString() });
      done();
    });
  },
});

let smtp_url = '';
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  smtp_url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((done) => server.close(done)));

const sentTo = (email: string) => received.filter((mail) => mail.to.includes(email));

test('a mail reaches its reader over SMTP once, in text and HTML, from the tenant', async () => {
  const tenant = await newTenant();
  const app = await buildApp({
    config: { ...TEST_CONFIG, smtp_url, mail_from: 'post@muster.test' },
    db: tenant.db,
    secret: TEST_SECRET,
  });
  const { email } = await tenant.veteran({ email: `once.${tenant.id}@example.test` });
  await app.inject({
    method: forgotPassword.method,
    url: forgotPassword.path,
    headers: { host: tenant.host },
    payload: { email },
  });
  // Two processes at work at the same time.
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
  await app.close();
});

test('a server that is down for a while delays a mail and loses none', async () => {
  const tenant = await newTenant();
  const app = await buildApp({ config: { ...TEST_CONFIG, smtp_url }, db: tenant.db, secret: TEST_SECRET });
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
  // The queue waits a little longer before each try; here the waiting is over at once.
  await tenant.owner.query(`update pgboss.job set start_after = now() where name = 'mail' and data->>'tenant_id' = $1`, [
    String(tenant.id),
  ]);
  await app.muster.background.drain('mail');
  expect(sentTo(email)).toHaveLength(1);
  await app.close();
});

test('a process that does background work sends by itself', async () => {
  const tenant = await newTenant();
  const config = { ...TEST_CONFIG, smtp_url, background_work: true };
  const app = await buildApp({ config, db: tenant.db, secret: TEST_SECRET });
  const { email } = await tenant.veteran({ email: `itself.${tenant.id}@example.test` });
  await app.inject({
    method: forgotPassword.method,
    url: forgotPassword.path,
    headers: { host: tenant.host },
    payload: { email },
  });
  await expect.poll(() => sentTo(email).length, { timeout: 15_000 }).toBe(1);
  await app.close();
});

test('a mail exists only if the change that causes it does', async () => {
  const tenant = await newTenant();
  const sender = { name: tenant.slug, colour_preset: 'default' };
  const letter = { kind: 'trial', to: 'never@example.test', subject: 'Trial', paragraphs: ['Never sent.'] };
  const broken = tenant.run(async (db) => {
    await queueMail(db, tenant.app.muster.background, sender, letter);
    throw new Error('the change fails');
  });
  await expect(broken).rejects.toThrow('the change fails');
  expect(await tenant.run((db) => db.selectFrom('mails').selectAll().execute())).toEqual([]);
  const { rows } = await tenant.owner.query(`select from pgboss.job where data->>'tenant_id' = $1`, [String(tenant.id)]);
  expect(rows).toEqual([]);
});

test('what people typed stays text: no header, no markup', async () => {
  const tenant = await newTenant();
  const sender = { name: tenant.slug, colour_preset: 'default' };
  const letter = {
    kind: 'trial',
    to: 'a@example.test',
    subject: 'Hello\r\nBcc: victim@example.test',
    paragraphs: ['<script>alert(1)</script>'],
  };
  await tenant.run((db) => queueMail(db, tenant.app.muster.background, sender, letter));
  const mail = await tenant.run((db) => db.selectFrom('mails').selectAll().executeTakeFirstOrThrow());
  expect(mail.subject).toBe('Hello Bcc: victim@example.test');
  expect(mail.body_html).not.toContain('<script>');
});

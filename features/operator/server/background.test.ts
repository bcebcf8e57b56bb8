import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { newTenant, type Person, TEST_CONFIG, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { forgotPassword } from '#features/accounts/sign-up-contract.ts';
import { recordFailure } from '#kit/server/background/failures.ts';
import { mailSender } from '#kit/server/mail/mail.ts';
import {
  findBackgroundJobs,
  findSystemJobs,
  retryFailedJobs,
  retryFailedSystemJobs,
  sendTestMail,
} from '../background-contract.ts';

const received: { to: string[]; isSecure: boolean }[] = [];
/** Offers no STARTTLS and accepts any password, like a server in the hands of an attacker. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username }, _, done) => done(null, { user: username }),
  onData(stream, session, done) {
    stream.resume();
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), isSecure: session.secure });
      done();
    });
  },
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '0.0.0.0', ready));
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((done) => server.close(done)));

const sentTo = (email: string) => received.filter(({ to }) => to.includes(email)).length;
const start = async (smtp_url: string | null) => {
  const { db } = await testWorker();
  return buildApp({ config: { ...TEST_CONFIG, smtp_url }, db, secret: TEST_SECRET });
};
const mailState = async (tenant: TestTenant, operator: Person) => (await tenant.call(findBackgroundJobs, {}, operator)).body.mail;

describe('an email without a mail server', () => {
  test('waits visibly, and goes out when there is one', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const { email } = await tenant.veteran({ email: `waits.${tenant.id}@example.test` });
    await tenant.call(forgotPassword, { body: { email } });
    expect(await tenant.app.muster.background.drain('mail')).toBe(0);
    expect(await mailState(tenant, operator)).toEqual({ has_server: false, waiting: 1, given_up: 0 });
    const ready = (await tenant.app.inject({ url: '/readyz', headers: { host: tenant.host } })).json();
    expect(ready.mail.waiting).toBeGreaterThan(0);
    const app = await start(`smtp://127.0.0.1:${port}`);
    await app.muster.background.drain('mail');
    await app.close();
    expect(sentTo(email)).toBe(1);
    expect(await mailState(tenant, operator)).toMatchObject({ waiting: 0, given_up: 0 });
  });
});

test('emails that ran out of attempts are sent after a retry of all, in a tenant and in all tenants', async () => {
  const tenant = await newTenant();
  const [operator, system] = [await tenant.person('operator'), await tenant.person('system_operator')];
  const [first, second] = [await tenant.veteran(), await tenant.veteran()];
  const ofTenant = [String(tenant.id)];
  const giveUp = async ({ email }: Person) => {
    await tenant.call(forgotPassword, { body: { email } });
    await tenant.owner.query(`delete from pgboss.job where name = 'mail' and data->>'tenant_id' = $1`, ofTenant);
    expect(await mailState(tenant, operator)).toMatchObject({ waiting: 0, given_up: 1 });
  };
  const send = async () => {
    const app = await start(`smtp://127.0.0.1:${port}`);
    await app.muster.background.drain('mail');
    await app.close();
  };
  await giveUp(first);
  expect((await tenant.call(retryFailedJobs, {}, operator)).body.message).toBe('One job is back in its queue.');
  expect((await tenant.call(retryFailedJobs, {}, operator)).body.message).toBe('Nothing has failed.');
  await send();
  expect(sentTo(first.email)).toBe(1);
  await giveUp(second);
  expect((await tenant.call(retryFailedSystemJobs, {}, system)).status).toBe(200);
  await send();
  expect([sentTo(first.email), sentTo(second.email)]).toEqual([1, 1]);
});

test('scheduled work that fails is shown to the operators of the tenant and to system operators, and run again on request', async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const [operator, system] = [await tenant.person('operator'), await other.person('system_operator')];
  await recordFailure(tenant.db, 'empty_trash', tenant.id, new Error('broken'));
  const failing = { job: 'empty_trash', failures: 1, error: 'broken' };
  expect((await tenant.call(findBackgroundJobs, {}, operator)).body.failing).toMatchObject([failing]);
  expect((await other.call(findBackgroundJobs, {}, await other.person('operator'))).body.failing).toEqual([]);
  const all = (await other.call(findSystemJobs, {}, system)).body.failing.filter((one) => one.tenant.id === tenant.id);
  expect(all).toMatchObject([{ ...failing, tenant: { name: tenant.slug } }]);
  await tenant.call(retryFailedJobs, {}, operator);
  await tenant.app.muster.background.drain('empty_trash');
  expect((await tenant.call(findBackgroundJobs, {}, operator)).body.failing).toEqual([]);
});

describe('a test email', () => {
  test('goes to the operator and shows the server’s reply', async () => {
    const tenant = await newTenant();
    const { email } = await tenant.person('operator', { email: `test.${tenant.id}@example.test` });
    const mailer = mailSender({ smtp_url: `smtp://127.0.0.1:${port}`, from: 'a@example.test' });
    expect(await mailer.test({ to: email, site: tenant.host })).toMatchObject({
      is_sent: true,
      reply: expect.stringMatching(/^250/),
    });
    mailer.close();
    expect(sentTo(email)).toBe(1);
  });

  test('says why it was not sent', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const { data } = (await tenant.call(sendTestMail, {}, operator)).body;
    expect(data).toEqual({ is_sent: false, to: operator.email, reply: 'There is no mail server: set SMTP_URL and restart.' });
  });
});

describe('a mail server without TLS', () => {
  const attempt = async (url: string) => {
    const mailer = mailSender({ smtp_url: url, from: 'a@example.test' });
    const tested = await mailer.test({ to: `plain.${url.length}@example.test`, site: 'example.test' });
    mailer.close();
    return tested;
  };

  test('gets no password and no email', async () => {
    // An address of this computer that is not its loopback name.
    const { is_sent, reply } = await attempt(`smtp://user:secret@0.0.0.0:${port}`);
    expect([is_sent, reply]).toEqual([false, expect.stringMatching(/STARTTLS|TLS/)]);
  });

  test('is used with ?tls=off, and on this computer', async () => {
    expect(await attempt(`smtp://user:secret@0.0.0.0:${port}?tls=off`)).toMatchObject({ is_sent: true });
    expect(await attempt(`smtp://user:secret@localhost:${port}`)).toMatchObject({ is_sent: true });
  });
});

test('a background email shows to whom it goes, with most of the address hidden, and jobs are listed by kind', async () => {
  const tenant = await newTenant();
  const operator = await tenant.person('operator');
  const { email, id } = await tenant.veteran({ email: `hidden.${tenant.id}@example.test` });
  await tenant.call(forgotPassword, { body: { email } });
  const { body } = await tenant.call(findBackgroundJobs, { query: { queue: 'mail' } }, operator);
  expect(body.queues).toContain('mail');
  expect(body.data.find(({ about }) => about === 'mail reset_password')?.recipient).toEqual({
    address: 'h…@example.test',
    user_id: id,
  });
  expect(JSON.stringify(body)).not.toContain(email);
  expect((await tenant.call(findBackgroundJobs, { query: { queue: 'no_such_kind' } }, operator)).body.data).toEqual([]);
});

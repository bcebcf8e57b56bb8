import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { expect, test, vi } from 'vitest';
import { newTenant, testWorker } from '#apps/api/testing/index.ts';
import { login } from '#features/accounts/contract.ts';
import { resetPassword } from '#features/accounts/sign-up-contract.ts';
import { findAuditEvents } from '#features/operator/audit-contract.ts';
import { findInstallationEvents } from '#features/operator/system-contract.ts';
import { runAdmin } from './admin-commands.ts';
import { exitCodeOf } from './run-command.ts';

const COMMAND = fileURLToPath(new URL('./admin.ts', import.meta.url));

async function settings() {
  const { ownerUrl, appUrl } = await testWorker();
  return { DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl, DEMONSTRATION: '', NODE_ENV: '', SMTP_URL: '' };
}

/** A command in a process of its own, as npm starts it. */
async function adminProcess(...args: string[]) {
  const env = { ...process.env, ...(await settings()) };
  return new Promise<{ code: number; out: string; err: string }>((done) => {
    execFile(process.execPath, [COMMAND, ...args], { env }, (error, out, err) =>
      done({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
    );
  });
}

/** A command in this process: starting one takes more than a second. */
async function admin(args: string[], more: Record<string, string> = {}) {
  const [out, err]: [unknown[], unknown[]] = [[], []];
  for (const [name, value] of Object.entries({ ...(await settings()), ...more })) vi.stubEnv(name, value);
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void out.push(line));
  const error = vi.spyOn(console, 'error').mockImplementation((line) => void err.push(line));
  try {
    const code = await exitCodeOf('admin', runAdmin, args);
    const text = (lines: unknown[]) => lines.map((line) => `${line}\n`).join('');
    return { code, out: text(out), err: text(err) };
  } finally {
    for (const spy of [log, error]) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

const PASSWORD = 'a-phrase-for-tests-only';

test('npm run admin lets a tenant back in whose only operator has lost everything', async () => {
  const tenant = await newTenant();
  const lost = await tenant.person('operator');
  await tenant.run((db) =>
    db
      .insertInto('passkeys')
      .values({ id: `key-of-${lost.id}`, user_id: lost.id, name: 'Phone', public_key: Buffer.from('x'), counter: 0 })
      .execute(),
  );
  expect((await adminProcess('tenants')).out).toMatch(new RegExp(`^${tenant.slug}\t.*${tenant.host}\toperators: 1$`, 'm'));
  expect((await admin(['operators', tenant.slug])).out).toMatch(new RegExp(`^${lost.email}\t.*second factor: yes$`, 'm'));

  const signIn = async (email: string, link: string) => {
    const token = new URL(link).searchParams.get('token') ?? '';
    const chosen = { email, token, password: PASSWORD, remove_recent_factors: false };
    expect((await tenant.call(resetPassword, { body: chosen })).status).toBe(200);
    return (await tenant.call(login, { body: { email, password: PASSWORD, role: 'operator' } })).status;
  };
  const linkIn = (out: string) => /https:\/\/\S+/.exec(out)?.[0] ?? '';

  const reset = await admin(['reset-factor', tenant.slug, lost.email]);
  expect([reset.code, reset.out]).toEqual([0, 'Second factors removed: 1. Sessions ended: 1.\n']);
  const again = linkIn((await admin(['new-link', tenant.slug, lost.email])).out);
  expect(again).toContain(`https://${tenant.host}/auth/reset-password?`);
  expect(await signIn(lost.email, again)).toBe(200);

  const added = await admin(['add-operator', tenant.slug, 'noor@example.test', 'Noor', 'Haddad', '--system']);
  expect(await signIn('noor@example.test', linkIn(added.out))).toBe(200);
  const twice = await admin(['add-operator', tenant.slug, 'noor@example.test', 'Noor', 'Haddad']);
  expect([twice.code, twice.err]).toEqual([1, expect.stringContaining('has an account here already')]);

  const boss = await tenant.person('system_operator');
  const log = (await tenant.call(findAuditEvents, {}, boss)).body.data;
  expect(log.map(({ action, actor, details }) => [action, actor, details.by])).toEqual([
    ['operator_added', null, 'terminal'],
    ['password_link_created', null, 'terminal'],
    ['second_factors_reset', null, 'terminal'],
  ]);
  const mails = await tenant.run((db) => db.selectFrom('mails').select(['kind', 'to_email']).orderBy('id').execute());
  expect(mails.filter(({ kind }) => kind !== 'password_changed')).toEqual([
    { kind: 'factors_reset', to_email: lost.email },
    { kind: 'password_link', to_email: lost.email },
    { kind: 'operator_added', to_email: 'noor@example.test' },
  ]);
});

test('npm run admin assigns a host, suspends and resumes a tenant, in the words of the installation’s log', async () => {
  const [tenant, home] = [await newTenant(), await newTenant()];
  const host = `${tenant.slug}.example.org`;
  expect((await admin(['add-host', tenant.slug, host])).out).toBe(`${host} leads to ${tenant.slug} now.\n`);
  expect((await home.app.inject({ url: '/api/tenant/info', headers: { host } })).statusCode).toBe(200);
  expect((await admin(['add-host', home.slug, host])).err).toContain(`${host} is assigned already.`);
  expect((await admin(['suspend', tenant.slug, 'Unpaid'])).out).toBe(`${tenant.slug} is suspended.\n`);
  expect((await admin(['suspend', tenant.slug, 'Unpaid'])).err).toContain('is suspended already');
  expect((await admin(['resume', tenant.slug])).code).toBe(0);
  expect((await admin(['resume', 'nowhere'])).err).toMatch(/^There is no tenant nowhere. The tenants are: /);
  const events = (await home.call(findInstallationEvents, {}, await home.person('system_operator'))).body.data;
  expect(events.slice(0, 3)).toMatchObject([
    { action: 'tenant_resumed', tenant: { id: tenant.id }, is_from_terminal: true, actor: null },
    { action: 'tenant_suspended', tenant: { id: tenant.id }, is_from_terminal: true, details: { reason: 'Unpaid' } },
    { action: 'host_added', tenant: { id: tenant.id }, is_from_terminal: true, details: { host } },
  ]);
});

test('npm run admin queues emails again that were given up, and tries the mail server', async () => {
  const tenant = await newTenant();
  const mail = { kind: 'x', to_email: 'a@example.test', subject: 'x', body_text: 'x', body_html: 'x' };
  await tenant.run((db) => db.insertInto('mails').values(mail).execute());
  expect((await admin(['requeue-mail', tenant.slug])).out).toBe('Emails queued again: 1.\n');
  expect((await admin(['requeue-mail', tenant.slug])).out).toBe('Emails queued again: 0.\n');
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  try {
    const sent = await admin(['test-mail', 'a@example.test'], { SMTP_URL });
    expect([sent.code, sent.out]).toEqual([0, expect.stringContaining('Sent. The mail server replied: 250')]);
  } finally {
    await new Promise<void>((closed) => server.close(closed));
  }
  const none = await admin(['test-mail', 'a@example.test']);
  expect([none.code, none.out]).toEqual([1, expect.stringContaining('There is no mail server: set SMTP_URL')]);
});

test('npm run admin refuses arguments that it cannot use in one sentence', async () => {
  const { code, out, err } = await adminProcess('new-link', 'only-a-tenant');
  expect([code, out, err]).toEqual([
    1,
    '',
    expect.stringMatching(/^new-link takes TENANT EMAIL: .*\n.* npm run admin -- --help\n$/),
  ]);
});

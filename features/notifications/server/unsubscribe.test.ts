import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import * as calls from '../contract.ts';
import { KIND_NAMES, type NotificationKind, ruleOf } from '../rules.ts';
import { notify, postOfJob } from './notify.ts';
import { queueDigests } from './testing.ts';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await newTenant();
});

const send = (person: Person, kind: NotificationKind) =>
  tenant.run(async (db) => notify(db, await postOfJob(db, tenant.work), [person.id], { kind, title: 'News', about: [] }));
const urlsTo = async ({ id }: Person): Promise<(string | null)[]> => {
  const rows = await tenant.run((db) =>
    db.selectFrom('mails').select('unsubscribe_url').where('user_id', '=', id).orderBy('id').execute(),
  );
  return rows.map(({ unsubscribe_url }) => unsubscribe_url);
};
const tokenOf = (url: string | null | undefined) => (url ?? '').split('/').at(-1) ?? '';
const post = (token: string, at = tenant) =>
  tenant.app.inject({
    method: 'POST',
    url: `/api/emails/unsubscribe/${token}`,
    headers: { host: at.host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('one click', () => {
  test.each(KIND_NAMES)('stops emails of the kind %s, unless they are about the account itself', async (kind) => {
    const rule = ruleOf(kind);
    const person = await tenant.person(rule.roles[0] ?? 'veteran');
    if (rule.email === 'daily')
      await tenant.call(calls.updateNotificationSetting, { body: { kind, email: 'immediately' } }, person);
    await send(person, kind);
    const [url] = await urlsTo(person);
    if (rule.email === 'always') return expect(url).toBeNull();
    for (let time = 0; time < 2; time++) expect((await post(tokenOf(url))).statusCode).toBe(200);
    await send(person, kind);
    expect(await urlsTo(person)).toHaveLength(1);
  });

  test('in the daily summary stops the summary and no other email', async () => {
    const person = await tenant.veteran();
    await tenant.call(calls.updateNotificationSetting, { body: { kind: 'offer_made', email: 'daily' } }, person);
    await send(person, 'offer_made');
    await queueDigests(tenant);
    const [url] = await urlsTo(person);
    await post(tokenOf(url));
    const { data } = (await tenant.call(calls.getNotificationSettings, {}, person)).body;
    expect(data.filter(({ email }) => email === 'daily')).toEqual([]);
    expect(data.find(({ kind }) => kind === 'application_moved')?.email).toBe('immediately');
  });

  test('is not what opening the link does, and a token of another tenant, kind or person gets 404', async () => {
    const person = await tenant.veteran();
    await send(person, 'offer_made');
    const token = tokenOf((await urlsTo(person))[0]);
    const opened = await tenant.app.inject({ url: `/api/emails/unsubscribe/${token}`, headers: { host: tenant.host } });
    expect([opened.statusCode, opened.headers.location]).toEqual([302, `/unsubscribe/${token}`]);
    const status = async () => (await tenant.call(calls.getUnsubscribed, { params: { token } })).body.data;
    expect(await status()).toEqual({ label: 'Job offers', is_stopped: false });
    expect((await post(token, await newTenant())).statusCode).toBe(404);
    expect((await post(token.replace('offer_made', 'job_alert'))).statusCode).toBe(404);
    expect((await post(token.replace(/^\d+/, '1'))).statusCode).toBe(404);
    expect(await status()).toEqual({ label: 'Job offers', is_stopped: false });
    await post(token);
    expect(await status()).toEqual({ label: 'Job offers', is_stopped: true });
  });
});

/** Files that queue emails, and why those that nobody can stop are about security, the account or an action of the receiver. */
const SENDERS = {
  'features/notifications/server/notify.ts': 'stoppable',
  'features/notifications/server/digest.ts': 'stoppable',
  'features/alerts/server/run/send.ts': 'stoppable',
  'features/alerts/server/actions.ts': 'confirms what the receiver requested',
  'features/accounts/server/mail-context.ts': 'account and security',
  'features/operator/server/operators-actions.ts': 'account of an operator',
  'features/operator/server/terminal-actions.ts': 'account of an operator',
  'features/privacy/server/notices.ts': 'account that was deleted',
  'features/courses/server/interest.ts': 'letter of a veteran to a provider about its course',
};

test('every file that queues emails is known, and those that can be stopped set the header', () => {
  const files = readdirSync('features', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/test(?:ing)?\.ts$/.test(name))
    .map((name) => `features/${name}`);
  const senders = files.filter((name) => /\bqueueMails?\(/.test(readFileSync(name, 'utf8')));
  expect(senders.sort()).toEqual(Object.keys(SENDERS).sort());
  for (const [name, why] of Object.entries(SENDERS))
    if (why === 'stoppable')
      expect([name, readFileSync(name, 'utf8')]).toEqual([name, expect.stringContaining('unsubscribe_url')]);
});

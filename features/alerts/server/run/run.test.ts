import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { newTenant, type TestTenant, whileRefusing } from '#apps/api/testing/index.ts';
import { dismissJob } from '#features/jobs/match-contract.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { buildRecord } from '#features/matching/server/testing.ts';
import { findNotifications, getUnsubscribed, updateNotificationSetting } from '#features/notifications/contract.ts';
import * as calls from '../../contract.ts';
import { buildAlert, mailsTo, pathOfUrl, requestAlertBy } from '../testing.ts';
import { findMatches, runAlerts } from './run.ts';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await newTenant();
});

const run = (at = tenant) => runAlerts(at.work, at.id);
/** The mails with jobs. */
const jobMails = async (email: string, at = tenant) => (await mailsTo(at, email)).filter(({ kind }) => kind === 'job_alert');
/** Makes everything that was sent a day, or so many, older. */
const later = (days = 1, at = tenant) =>
  at.run(async (db) => {
    const by = sql`make_interval(days => ${days})`;
    await sql`update alert_recipients set mailed_on = mailed_on - ${days}::int where tenant_id = ${db.tenant_id}`.execute(db);
    await sql`update job_alerts set last_sent_at = (last_sent_at at time zone 'UTC' - ${by}) at time zone 'UTC', since = (since at time zone 'UTC' - ${by}) at time zone 'UTC', wanted_at = (wanted_at at time zone 'UTC' - ${by}) at time zone 'UTC',
      asked_at = (asked_at at time zone 'UTC' - ${by}) at time zone 'UTC' where tenant_id = ${db.tenant_id}`.execute(db);
  });

describe('the email of a day', () => {
  test('has what all alerts of a person found, each job once, and nothing is sent where nothing is new', async () => {
    const veteran = await tenant.veteran();
    await buildAlert(tenant, veteran, { search: 'welder' });
    await buildAlert(tenant, veteran, { city: ['Leeds'] });
    await buildAlert(tenant, veteran, { search: 'driver' });
    await buildJob(tenant, { title: 'Welder', city: 'Leeds' });
    await buildJob(tenant, { title: 'Fitter', city: 'Leeds' });
    await buildJob(tenant, { title: 'Baker', city: 'York' });
    await run();
    await run();
    const [mail, ...others] = await jobMails(veteran.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 new jobs for your alerts');
    expect(mail?.body_text.match(/^(Welder|Fitter|Baker)$/gm)).toEqual(['Welder', 'Fitter']);
    await later();
    await run();
    expect(await jobMails(veteran.email)).toHaveLength(1);
    await buildJob(tenant, { title: 'Welder', city: 'York' });
    await run();
    expect((await jobMails(veteran.email)).map(({ subject }) => subject)).toEqual([mail?.subject, '1 new job: My alert']);
    const { data } = (await tenant.call(findNotifications, {}, veteran)).body;
    expect(data).toMatchObject([{ title: '1 new job: My alert', href: '/veteran/alerts' }, { title: mail?.subject }]);
  });

  test('says why each job fits a person with a record, and an alert of matching jobs has only those that do', async () => {
    const veteran = await tenant.veteran();
    await buildRecord(tenant, veteran.id, { service: [{ trade: 'Vehicle Mechanic', rank: 'Corporal' }] });
    await buildAlert(tenant, veteran, { matching_jobs: true });
    await buildJob(tenant, { title: 'HGV Technician' });
    await buildJob(tenant, { title: 'Head Chef' });
    await run();
    const [mail] = await jobMails(veteran.email);
    expect(mail?.body_text).toMatch(/^HGV Technician\n.*\n✓ .*Vehicle Mechanic/m);
    expect(mail?.body_text).not.toContain('Head Chef');
  });

  test('leaves out jobs from before the alert, dismissed ones, those with an application and those that closed meanwhile', async () => {
    const veteran = await tenant.veteran();
    await buildJob(tenant, { title: 'Welder before' });
    await sql`select pg_sleep(0.01)`.execute(tenant.db.unscoped);
    await buildAlert(tenant, veteran, { search: 'welder' });
    const [dismissed, applied, closed] = [
      await buildJob(tenant, { title: 'Welder dismissed' }),
      await buildJob(tenant, { title: 'Welder applied' }),
      await buildJob(tenant, { title: 'Welder closed' }),
    ];
    await buildJob(tenant, { title: 'Welder new' });
    await findMatches(tenant.work, tenant.id);
    await tenant.call(dismissJob, { params: { id: dismissed }, body: { reason: 'pay' } }, veteran);
    await tenant.run(async (db) => {
      await db
        .insertInto('applications')
        .values({ job_id: applied, veteran_id: veteran.id, stage: 'submitted', submitted_at: new Date().toISOString() })
        .execute();
      await sql`update job_search set closes_at = now() where tenant_id = ${db.tenant_id} and job_id = ${closed}`.execute(db);
    });
    await run();
    const [mail] = await jobMails(veteran.email);
    expect(mail?.body_text.match(/^Welder .*$/gm)).toEqual(['Welder new']);
  });

  test('is not sent to a deleted, an inactive or an unsubscribed person, nor for a paused or deleted alert', async () => {
    const people = [
      await tenant.veteran(),
      await tenant.veteran(),
      await tenant.veteran(),
      await tenant.veteran(),
      await tenant.veteran(),
    ] as const;
    const [gone, inactive, without, paused, deleted] = people;
    const alerts = [];
    for (const person of people) alerts.push(await buildAlert(tenant, person));
    const body = { name: 'Paused', frequency: 'daily' as const, is_paused: true };
    await tenant.call(calls.updateAlert, { params: { id: alerts[3]?.id ?? 0 }, body }, paused);
    await tenant.call(calls.deleteAlert, { params: { id: alerts[4]?.id ?? 0 } }, deleted);
    await tenant.call(updateNotificationSetting, { body: { kind: 'job_alert', email: 'never' } }, without);
    await buildJob(tenant);
    await findMatches(tenant.work, tenant.id);
    await tenant.run(async (db) => {
      await db.updateTable('users').set({ status: 'inactive' }).where('id', '=', inactive.id).execute();
      await db.deleteFrom('sessions').where('user_id', '=', gone.id).execute();
      await db.deleteFrom('users').where('id', '=', gone.id).execute();
    });
    await run();
    for (const { email } of people) expect(await jobMails(email)).toEqual([]);
    expect((await tenant.call(findNotifications, {}, without)).body.data).toHaveLength(1);
    expect((await tenant.call(findNotifications, {}, paused)).body.data).toEqual([]);
  });

  test('waits a week for a weekly alert', async () => {
    const veteran = await tenant.veteran();
    await buildAlert(tenant, veteran, {}, 'weekly');
    await buildJob(tenant);
    await run();
    expect(await jobMails(veteran.email)).toEqual([]);
    await later(7);
    await run();
    expect(await jobMails(veteran.email)).toHaveLength(1);
  });

  test('asks after a year whether an alert is still wanted, and the alert ends without an answer', async () => {
    const veteran = await tenant.veteran();
    const [renewed, forgotten] = [await buildAlert(tenant, veteran), await buildAlert(tenant, veteran)];
    await later(366);
    await run();
    const [mail] = await jobMails(veteran.email);
    expect(mail).toMatchObject({
      subject: 'Do you still want your job alerts?',
      body_text: expect.stringContaining('Still wanted?'),
    });
    await tenant.call(calls.renewAlert, { params: { id: renewed.id } }, veteran);
    await later(31);
    await run();
    const { alerts } = (await tenant.call(calls.findAlerts, {}, veteran)).body.data;
    expect(alerts.map(({ id, state }) => [id, state])).toEqual([
      [forgotten.id, 'ended'],
      [renewed.id, 'on'],
    ]);
    expect(await jobMails(veteran.email)).toHaveLength(1);
  });
});

describe('a run that dies', () => {
  test('while it compares goes on with the next run, and finds each job once', async () => {
    const veteran = await tenant.veteran();
    await buildAlert(tenant, veteran);
    await buildJob(tenant);
    const stopped = AbortSignal.abort();
    await findMatches({ ...tenant.work, signal: stopped }, tenant.id);
    // After the finds were stored, before it was recorded how far the jobs were compared.
    await expect(
      whileRefusing('job_alert_runs', `tenant_id = ${tenant.id}`, () => findMatches(tenant.work, tenant.id)),
    ).rejects.toThrow();
    await run();
    expect((await jobMails(veteran.email)).map(({ subject }) => subject)).toEqual(['1 new job: My alert']);
  });

  test('between two emails sends the others with the next run and none twice', async () => {
    const people = [await tenant.veteran(), await tenant.veteran(), await tenant.veteran()];
    for (const person of people) await buildAlert(tenant, person);
    await buildJob(tenant);
    const counts = () => Promise.all(people.map(async ({ email }) => (await jobMails(email)).length));
    await expect(whileRefusing('mails', `to_email = '${people[1]?.email}'`, () => run())).rejects.toThrow(
      /1 of the due rows failed/,
    );
    expect(await counts()).toEqual([1, 0, 1]);
    await run();
    expect(await counts()).toEqual([1, 1, 1]);
    const twice = tenant.run((db) =>
      sql`insert into job_alert_sent as n (tenant_id, recipient_id, job_id) select tenant_id, recipient_id, job_id from job_alert_sent where tenant_id = ${db.tenant_id} returning n.job_id`.execute(
        db,
      ),
    );
    await expect(twice).rejects.toThrow(/job_alert_sent_pkey/);
  });
});

describe('an address without an account', () => {
  const confirmed = async (email: string) => {
    const token = await requestAlertBy(tenant, email, { search: 'welder' });
    return (await tenant.call(calls.confirmAlert, { params: { token } })).body.data.page_token ?? '';
  };
  const open = (method: 'GET' | 'POST', url: string, at = tenant) =>
    tenant.app.inject({
      method,
      url,
      headers: { host: at.host, ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }),
    });

  test('gets jobs only once it is confirmed, and stops them by one click, but not by opening the link', async () => {
    await requestAlertBy(tenant, 'unconfirmed@example.org', { search: 'welder' });
    const page_token = await confirmed('jo@example.org');
    await buildJob(tenant, { title: 'Welder' });
    await run();
    expect(await jobMails('unconfirmed@example.org')).toEqual([]);
    const [mail] = await jobMails('jo@example.org');
    expect(mail?.body_text).toContain(`/alerts/${page_token}`);
    const url = pathOfUrl(mail?.unsubscribe_url);
    const opened = await open('GET', url);
    expect([opened.statusCode, opened.headers.location]).toEqual([302, `/unsubscribe/${url.split('/').at(-1)}`]);
    const token = url.split('/').at(-1) ?? '';
    const status = async () => (await tenant.call(getUnsubscribed, { params: { token } })).body.data;
    expect(await status()).toEqual({ label: 'Job alerts', is_stopped: false });
    expect((await open('POST', url, await newTenant())).statusCode).toBe(404);
    expect(await status()).toMatchObject({ is_stopped: false });
    for (let time = 0; time < 2; time++) expect((await open('POST', url)).statusCode).toBe(200);
    expect(await status()).toMatchObject({ is_stopped: true });
    await buildJob(tenant, { title: 'Welder' });
    await later();
    await run();
    expect(await jobMails('jo@example.org')).toHaveLength(1);
  });

  test('that gets an account later has its alerts there, one email a day, and no job twice', async () => {
    const page_token = await confirmed('later@example.org');
    await buildJob(tenant, { title: 'Welder' });
    await run();
    const url = pathOfUrl((await jobMails('later@example.org'))[0]?.unsubscribe_url);
    const veteran = await tenant.veteran({ email: 'later@example.org' });
    await buildAlert(tenant, veteran, { search: 'welder' });
    await later();
    await run();
    expect(await jobMails('later@example.org')).toHaveLength(1);
    await buildJob(tenant, { title: 'Welder' });
    await run();
    expect(await jobMails('later@example.org')).toHaveLength(2);
    expect((await tenant.call(calls.findAlerts, {}, veteran)).body.data.alerts).toHaveLength(2);
    expect((await tenant.call(calls.findMailedAlerts, { params: { token: page_token } })).body.data).toMatchObject({
      is_account: true,
      alerts: [],
    });
    await open('POST', url);
    expect((await tenant.call(calls.findAlerts, {}, veteran)).body.data.email).toBe('never');
  });
});

test('five hundred requests of one person become fifty alerts and one email, which says how many more jobs there are', async () => {
  const veteran = await tenant.veteran();
  const body = { name: 'Many', search: {}, frequency: 'daily' as const };
  const statuses = [];
  // The limit of requests is that of an hour.
  for (let n = 0; n < 500; n++) {
    if (n % 100 === 0) await tenant.run((db) => db.deleteFrom('rate_limits').where('tenant_id', '=', db.tenant_id).execute());
    statuses.push((await tenant.call(calls.createAlert, { body }, veteran)).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(50);
  expect(new Set(statuses)).toEqual(new Set([201, 409]));
  for (let n = 0; n < 12; n++) await buildJob(tenant, { title: `Welder ${n}` });
  await run();
  const [mail, ...others] = await jobMails(veteran.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('12 new jobs: Many');
  expect(mail?.body_text).toContain('And 4 more');
});

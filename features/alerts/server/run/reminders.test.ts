import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { newTenant, type Person, TEST_CONFIG, type TestTenant, testWorker, whileRefusing } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { saveApplicationDraft } from '#features/applications/draft-contract.ts';
import { saveJob } from '#features/jobs/contract.ts';
import { dismissJob } from '#features/jobs/match-contract.ts';
import { closeJob } from '#features/jobs/recruiting-contract.ts';
import { decideReportedJob, findReportedJobs, reportJob } from '#features/jobs/report-contract.ts';
import { buildJob, type JobFields } from '#features/jobs/server/testing.ts';
import { findNotifications, getUnsubscribed, updateNotificationSetting } from '#features/notifications/contract.ts';
import { queueDigests } from '#features/notifications/server/testing.ts';
import { buildAlert, mailsTo, pathOfUrl } from '../testing.ts';
import { runAlerts } from './run.ts';

let tenant: TestTenant;
let recruiter: Person & { company_id: number };
let veteran: Person;
beforeEach(async () => {
  tenant = await newTenant();
  recruiter = await tenant.recruiter();
  veteran = await tenant.veteran();
});

const run = () => runAlerts(tenant.work, tenant.id);
const subjects = async ({ email }: Person) => (await mailsTo(tenant, email)).map(({ subject }) => subject);
const textOf = async ({ email }: Person, at = -1) => (await mailsTo(tenant, email)).at(at)?.body_text ?? '';
const save = (id: number, person = veteran) => tenant.call(saveJob, { params: { id } }, person);
const begin = (id: number, person = veteran) =>
  tenant.call(
    saveApplicationDraft,
    { params: { id }, body: { revision: 0, content: { cv: 'last', cover_letter: '', answers: [] } } },
    person,
  );
const notices = async (person = veteran) => (await tenant.call(findNotifications, {}, person)).body.data;
/** The end of a day in London, so many days from today. */
const inDays = async (days: number): Promise<string> => {
  const { rows } = await sql<{ at: string }>`
    select (((now() at time zone 'Europe/London')::date + ${days}::int + 1)::timestamp at time zone 'Europe/London') - interval '1 second' as at`.execute(
    tenant.db.unscoped,
  );
  return new Date(rows[0]?.at ?? '').toISOString();
};
const job = async (title: string, days: number, more: JobFields = {}) =>
  buildJob(tenant, { title, company_id: recruiter.company_id, closes_at: await inDays(days), ...more });
const close = async (id: number, to: 'closed' | 'filled' = 'closed') =>
  expect((await tenant.call(closeJob, { params: { id }, body: { to } }, recruiter)).status, to).toBe(200);
/** A day later, as far as reminders are concerned. */
const later = () =>
  tenant.run((db) => sql`update alert_recipients set mailed_on = mailed_on - 1 where tenant_id = ${db.tenant_id}`.execute(db));
/** Makes what happened to jobs a minute older, so that it can no longer be undone. */
const past = () =>
  tenant.run((db) =>
    sql`update job_events set at = (at at time zone 'UTC' - interval '1 minute') at time zone 'UTC' where tenant_id = ${db.tenant_id}`.execute(
      db,
    ),
  );
const savedLongAgo = () =>
  tenant.run((db) =>
    sql`update saved_jobs set saved_at = (saved_at at time zone 'UTC' - interval '9 days') at time zone 'UTC' where tenant_id = ${db.tenant_id}`.execute(
      db,
    ),
  );

describe('a saved job', () => {
  test('is a reminder three days before its closing day, once, and not earlier', async () => {
    await save(await job('Welder', 4));
    const soon = await job('Fitter', 3);
    await save(soon);
    for (let time = 0; time < 2; time++) {
      await run();
      await later();
    }
    expect(await subjects(veteran)).toEqual(['Closes in 3 days: Fitter']);
    expect(await textOf(veteran)).toMatch(
      /Fitter\n.*\nCloses in 3 days, on .*\. You saved this job\.\nhttps:.*\/veteran\/jobs\/\d+/,
    );
    expect(await notices()).toMatchObject([
      { kind: 'job_reminder', title: 'Closes in 3 days: Fitter', href: `/veteran/jobs/${soon}` },
    ]);
  });

  test('with a new closing day is reminded of again', async () => {
    const id = await job('Fitter', 2);
    await save(id);
    await run();
    const closes_at = await inDays(1);
    await tenant.run(async (db) => {
      await db.updateTable('jobs').set({ closes_at }).where('id', '=', id).execute();
      await db.updateTable('job_search').set({ closes_at }).where('job_id', '=', id).execute();
    });
    await later();
    await run();
    expect(await subjects(veteran)).toEqual(['Closes in 2 days: Fitter', 'Closes tomorrow: Fitter']);
  });

  test('that has closed is a reminder with the true reason, once for each publication', async () => {
    const [closed, filled, expired, down] = [
      await job('Closed', 20),
      await job('Filled', 20),
      await job('Expired', 20),
      await job('Down', 20),
    ];
    for (const id of [closed, filled, expired, down]) await save(id);
    await savedLongAgo();
    await close(closed);
    await close(filled, 'filled');
    await tenant.run((db) =>
      db
        .updateTable('jobs')
        .set({ closes_at: new Date(Date.now() - 60_000).toISOString() })
        .where('id', '=', expired)
        .execute(),
    );
    const [reporter, operator] = [await tenant.veteran(), await tenant.person('operator')];
    const report = { params: { id: down }, body: { reason: 'money' as const, details: '' } };
    expect((await tenant.call(reportJob, report, reporter)).status).toBe(200);
    const queue = await tenant.call(findReportedJobs, {}, operator);
    const decision = {
      // Report ids count across the tenants of a test database.
      seen: queue.body.data[0]?.last_report_id ?? 0,
      outcome: 'taken_down' as const,
      reason: 'Jobs must not ask for deposits.',
      reply: 'You were right.',
    };
    expect((await tenant.call(decideReportedJob, { params: { id: down }, body: decision }, operator)).status).toBe(200);
    await past();
    await run();
    const text = await textOf(veteran);
    expect(await subjects(veteran), text).toEqual(['4 jobs are no longer open']);
    expect(text).toMatch(/Closed\n.*\nThe employer closed it on /);
    expect(text).toMatch(/Filled\n.*\nThe employer filled the position on /);
    expect(text).toMatch(/Expired\n.*\nThe closing date was /);
    expect(text).toMatch(/Down\n.*\nThis job was withdrawn on /);
    await later();
    await run();
    expect(await subjects(veteran)).toHaveLength(1);
    // As if what was sent had been about an earlier publication.
    await tenant.run((db) =>
      sql`update job_reminders set day = day - 9 where tenant_id = ${db.tenant_id} and job_id = ${closed}`.execute(db),
    );
    await run();
    expect((await subjects(veteran)).at(-1)).toBe('No longer open: Closed');
  });

  test('is none where it closed before it was saved or more than a week ago, is paused, dismissed or applied for', async () => {
    const [before, paused, dismissed, applied, old] = [
      await job('Before', 20),
      await job('Paused', 2),
      await job('Dismissed', 2),
      await job('Applied', 2),
      await job('Old', 20),
    ];
    for (const id of [before, paused, dismissed, applied, old]) await save(id);
    await close(before);
    await close(old);
    await tenant.call(closeJob, { params: { id: paused }, body: { to: 'paused' } }, recruiter);
    await tenant.call(dismissJob, { params: { id: dismissed }, body: { reason: 'pay' } }, veteran);
    await tenant.run(async (db) => {
      await db
        .insertInto('applications')
        .values({ job_id: applied, veteran_id: veteran.id, stage: 'submitted', submitted_at: new Date().toISOString() })
        .execute();
      await sql`update job_events set at = (at at time zone 'UTC' - interval '2 minutes') at time zone 'UTC' where tenant_id = ${db.tenant_id} and job_id = ${before}`.execute(
        db,
      );
      await sql`update job_events set at = (at at time zone 'UTC' - interval '8 days') at time zone 'UTC' where tenant_id = ${db.tenant_id} and job_id = ${old}`.execute(
        db,
      );
    });
    await run();
    expect([await subjects(veteran), await notices()]).toEqual([[], []]);
  });
});

test('an unsent application is a reminder before the job closes and when it has closed, also where the job is saved too', async () => {
  const [soon, closed] = [await job('Soon', 1), await job('Closed', 20)];
  await save(soon);
  await begin(soon);
  await begin(closed);
  await close(closed);
  await past();
  await run();
  expect(await subjects(veteran)).toEqual(['1 job closes soon and 1 job is no longer open']);
  const text = await textOf(veteran);
  expect(text).toMatch(/Soon\n.*\nCloses tomorrow, on .*\. Your application isn’t sent yet\.\nhttps:.*\/apply/);
  expect(text).toMatch(/Closed\n.*\nThe employer closed it on .*\. Your application wasn’t sent, and can’t be sent any more\./);
  expect(text.match(/^Soon$/gm)).toHaveLength(1);
});

describe('the email of a day', () => {
  const set = (kind: 'job_alert' | 'job_reminder', email: 'immediately' | 'daily' | 'never') =>
    tenant.call(updateNotificationSetting, { body: { kind, email } }, veteran);
  const both = async () => {
    await buildAlert(tenant, veteran, { search: 'welder' });
    await save(await job('Fitter', 1));
    await job('Welder', 20);
    await run();
    await run();
    await queueDigests(tenant);
  };

  test('has alerts and reminders, and one click stops both', async () => {
    await both();
    expect(await subjects(veteran)).toEqual(['1 new job: My alert, and 1 job closes soon']);
    const [mail] = await mailsTo(tenant, veteran.email);
    expect(mail?.body_text).toMatch(/My alert: 1 new job[\s\S]*Welder[\s\S]*Closing soon[\s\S]*Fitter/);
    expect((await notices()).map(({ title }) => title).sort()).toEqual(['1 new job: My alert', 'Closes tomorrow: Fitter']);
    const url = pathOfUrl(mail?.unsubscribe_url);
    const status = async () => (await tenant.call(getUnsubscribed, { params: { token: url.split('/').at(-1) ?? '' } })).body.data;
    expect(await status()).toEqual({ label: 'Job alerts and reminders', is_stopped: false });
    const headers = { host: tenant.host, 'content-type': 'application/x-www-form-urlencoded' };
    await tenant.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
    expect(await status()).toMatchObject({ is_stopped: true });
    await later();
    await save(await job('Rigger', 1));
    await job('Welder', 20);
    await run();
    expect(await subjects(veteran)).toHaveLength(1);
    expect(await notices()).toHaveLength(4);
  });

  test.each<['job_alert' | 'job_reminder', 'daily' | 'never', string[]]>([
    ['job_reminder', 'daily', ['1 new job: My alert, and 1 job closes soon']],
    ['job_alert', 'daily', ['Closes tomorrow: Fitter, and 1 new job: My alert']],
    ['job_reminder', 'never', ['1 new job: My alert']],
    ['job_alert', 'never', ['Closes tomorrow: Fitter']],
  ])('is one where %s is %s', async (kind, mode, expected) => {
    await set(kind, mode);
    await both();
    expect(await subjects(veteran)).toEqual(expected);
  });

  test('is the daily summary for a person who wants both in it', async () => {
    await set('job_alert', 'daily');
    await set('job_reminder', 'daily');
    await both();
    expect(await subjects(veteran)).toEqual([`2 new notifications from ${tenant.slug}`]);
  });
});

test('inactive accounts get no reminders', async () => {
  await save(await job('Fitter', 1));
  await tenant.run((db) => db.updateTable('users').set({ status: 'inactive' }).where('id', '=', veteran.id).execute());
  await run();
  expect(await subjects(veteran)).toEqual([]);
  const { count } = await tenant.run((db) =>
    db.selectFrom('job_reminders').select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  );
  expect(count).toBe(0);
});

test('a run that dies between two emails goes on with the next one; the mail server gets each email once', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { db } = await testWorker();
  const smtp_url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const app = await buildApp({ config: { ...TEST_CONFIG, smtp_url }, db, secret: TEST_SECRET });
  try {
    const people = [veteran, await tenant.veteran(), await tenant.veteran()];
    const id = await job('Fitter', 1);
    for (const person of people) await save(id, person);
    const refused = whileRefusing('mails', `tenant_id = ${tenant.id} and to_email = '${people[1]?.email}'`, run);
    await expect(refused).rejects.toThrow(/1 of the due rows failed/);
    const own = () => received.filter((address) => people.some(({ email }) => email === address));
    await app.muster.background.drain('mail');
    expect(own().sort()).toEqual([people[0]?.email, people[2]?.email].sort());
    for (let time = 0; time < 2; time++) {
      await run();
      await app.muster.background.drain('mail');
    }
    expect(own().sort()).toEqual(people.map(({ email }) => email).sort());
    const twice = tenant.run((scoped) =>
      sql`insert into job_reminders as n (tenant_id, veteran_id, job_id, kind, day) select tenant_id, veteran_id, job_id, kind, day from job_reminders
        where tenant_id = ${scoped.tenant_id} returning n.job_id`.execute(scoped),
    );
    await expect(twice).rejects.toThrow(/job_reminders_pkey/);
  } finally {
    await app.close();
    await new Promise<void>((done) => server.close(done));
  }
});

test('a suspended tenant gets neither alerts nor reminders until it is resumed', async () => {
  await buildAlert(tenant, veteran, { search: 'welder' });
  await job('Welder', 30);
  await save(await job('Fitter', 1));
  const { background } = tenant.app.muster;
  const setStatus = (status: 'active' | 'suspended') =>
    tenant.owner.query('update tenants set status = $2 where id = $1', [tenant.id, status]);
  const runScheduled = async () => {
    await tenant.run((db) => background.send(db, 'send_alerts', 0));
    expect(await background.drain('send_alerts')).toBe(1);
  };
  await setStatus('suspended');
  await runScheduled();
  expect(await subjects(veteran)).toEqual([]);
  await setStatus('active');
  await runScheduled();
  expect(await textOf(veteran)).toMatch(/Welder[\s\S]*Fitter/);
});

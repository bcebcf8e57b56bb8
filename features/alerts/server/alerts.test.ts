import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { readMigrations } from '#db/migration-files.ts';
import { ALERTS_PAGE } from '#features/plans/link-labels.ts';
import { findActionPlan, updateActionPlan } from '#features/plans/server/index.ts';
import * as calls from '../contract.ts';
import { MOST_ALERTS } from '../rules.ts';
import { alertRetention } from './retention-queries.ts';
import { buildAlert, mailsTo, requestAlertBy } from './testing.ts';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await newTenant();
});

const listOf = async (person: Person) => (await tenant.call(calls.findAlerts, {}, person)).body.data.alerts;
const erase = async (at = tenant, now = new Date()) => {
  for (const rule of alertRetention)
    await at.run((db) => rule.erase(db, now, { applications_months: 0, idle_accounts_months: 0, security_events_months: 0 }));
};

describe('a veteran', () => {
  test('creates an alert from a search, changes, pauses, deletes and restores it', async () => {
    const veteran = await tenant.veteran();
    const search = { search: 'welder', near: { name: 'Leeds', latitude: 53.8, longitude: -1.55, radius: 25 as const } };
    const alert = await buildAlert(tenant, veteran, search);
    expect(alert).toMatchObject({ name: 'My alert', frequency: 'daily', state: 'on', last_sent_at: null, search });
    const params = { id: alert.id };
    const change = { name: 'Welding', frequency: 'weekly' as const, is_paused: true };
    const changed = await tenant.call(calls.updateAlert, { params, body: change }, veteran);
    expect(changed.body.data).toMatchObject({ name: 'Welding', frequency: 'weekly', state: 'paused' });
    await tenant.call(calls.deleteAlert, { params }, veteran);
    expect(await listOf(veteran)).toEqual([]);
    await tenant.call(calls.restoreAlert, { params }, veteran);
    expect(await listOf(veteran)).toMatchObject([{ name: 'Welding', state: 'paused' }]);
  });

  test('gets a 409 that names the remedy for more alerts than are possible, also with requests at the same time', async () => {
    const veteran = await tenant.veteran();
    for (let n = 0; n < MOST_ALERTS - 1; n++) await buildAlert(tenant, veteran, { search: `job ${n}` });
    const body = { name: 'One more', search: {}, frequency: 'daily' as const };
    const answers = await Promise.all([1, 2, 3].map(() => tenant.call(calls.createAlert, { body }, veteran)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.failure.message).toMatch(/50 alerts.*Delete one/);
    expect(await listOf(veteran)).toHaveLength(MOST_ALERTS);
  });

  test.each<[object, string]>([
    [{ search: 'x'.repeat(301) }, 'search.search'],
    [{ city: Array.from({ length: 51 }, () => 'Leeds') }, 'search.city'],
    [{ near: { name: 'Leeds', latitude: 253, longitude: 0, radius: 25 } }, 'search.near.latitude'],
    [{ near: { name: 'Leeds', latitude: 53, longitude: 0, radius: 26 } }, 'search.near.radius'],
    [{ in_description: true }, 'search.in_description'],
    [{ page: 2 }, 'search'],
  ])('gets a 422 for an absurd search, case %#', async (search, field) => {
    const body = { name: 'Absurd', search, frequency: 'daily' as const };
    const { status, failure } = await tenant.call(calls.createAlert, { body }, await tenant.veteran());
    expect(status).toBe(422);
    expect(Object.keys(failure.errors ?? {}).join()).toContain(field);
  });
});

test('the step of the plan that leads to alerts is done once the person has one, also if it is suggested later', async () => {
  const [before, after] = [await tenant.veteran(), await tenant.veteran()];
  const other = { title: 'Ring Ben', why: 'He knows people.', link: '/veteran/jobs' };
  await tenant.run((db) =>
    db
      .insertInto('action_suggestions')
      .values([{ title: 'Save a search', why: 'We’ll email you new jobs.', link: ALERTS_PAGE }, other])
      .execute(),
  );
  const plan = (person: Person) => tenant.run((db) => updateActionPlan(db, person.id, []));
  const done = async (person: Person) => {
    const tasks = await tenant.run((db) => findActionPlan(db, person.id));
    return tasks.flatMap(({ title, done_at }) => (done_at ? [title] : []));
  };
  await plan(before);
  expect(await done(before)).toEqual([]);
  await buildAlert(tenant, before, { search: 'welder' });
  const token = await requestAlertBy(tenant, after.email, { search: 'welder' });
  await plan(after);
  expect(await done(after)).toEqual([]);
  await tenant.call(calls.confirmAlert, { params: { token } });
  expect([await done(before), await done(after)]).toEqual([['Save a search'], ['Save a search']]);
  const late = await tenant.veteran();
  await buildAlert(tenant, late);
  await plan(late);
  expect(await done(late)).toEqual(['Save a search']);
});

test('the standard step of an earlier version leads to alerts and is done by one; texts that operators changed stay', async () => {
  const standard = { title: 'Save a search for jobs like the ones you want', why: 'We’ll email you new ones.' };
  const link = '/veteran/jobs?jobType=jobs';
  const [here, other] = [await newTenant(), await newTenant()];
  const suggestions = [
    { ...standard, link },
    { ...standard, link: 'https://jobs.example.org/' },
    { ...standard, why: 'Ask Ben how.', link },
    { ...standard, title: 'Look at jobs', link },
  ];
  for (const at of [here, other])
    await at.run((db) => db.insertInto('action_suggestions').values(suggestions).returning('id').execute());
  const [veteran, later] = [await here.veteran(), await here.veteran()];
  await here.run((db) => updateActionPlan(db, veteran.id, []));
  const file = (await readMigrations()).find(({ name }) => name === '0582_steps_that_lead_to_alerts');
  const text = file?.text.replaceAll("current_setting('app.tenant_id')::int", String(here.id)) ?? '';
  const migrate = () => here.run((db) => sql.raw(text).execute(db));
  expect([(await migrate()).numAffectedRows, (await migrate()).numAffectedRows]).toEqual([1n, 0n]);
  await here.run((db) => updateActionPlan(db, later.id, []));
  const now = { title: standard.title, why: 'Choose “Alert me” in a search, and we’ll email you new ones.', link: ALERTS_PAGE };
  for (const { id } of [veteran, later])
    expect(await here.run((db) => findActionPlan(db, id))).toMatchObject([now, ...suggestions.slice(1)]);
  const untouched = await other.run((db) => db.selectFrom('action_suggestions').select(['link', 'revision']).execute());
  expect(untouched.map(({ revision }) => revision)).toEqual([1, 1, 1, 1]);
  await buildAlert(here, veteran, { search: 'welder' });
  const done = (await here.run((db) => findActionPlan(db, veteran.id))).filter(({ done_at }) => done_at);
  expect(done).toMatchObject([now]);
});

describe('a visitor', () => {
  const confirm = (token: string, at = tenant) => at.call(calls.confirmAlert, { params: { token } });

  test('requests an alert, confirms it, and changes, pauses and deletes it by the link of the emails', async () => {
    const token = await requestAlertBy(tenant, 'jo.visitor@example.org', { search: 'welder' });
    const requested = await tenant.call(calls.getRequestedAlert, { params: { token } });
    expect(requested.body.data).toMatchObject({ name: 'My alert', is_confirmed: false, search: { search: 'welder' } });
    const first = await confirm(token);
    const page_token = first.body.data.page_token ?? '';
    expect((await confirm(token)).body.data).toEqual({ page_token });
    const page = async () => (await tenant.call(calls.findMailedAlerts, { params: { token: page_token } })).body.data;
    const [alert] = (await page()).alerts;
    expect(await page()).toMatchObject({ address: 'j…@example.org', is_account: false, alerts: [{ state: 'on' }] });
    const params = { token: page_token, id: alert?.id ?? 0 };
    const body = { name: 'Other', frequency: 'weekly' as const, is_paused: true };
    await tenant.call(calls.updateMailedAlert, { params, body });
    expect((await page()).alerts).toMatchObject([{ name: 'Other', frequency: 'weekly', state: 'paused' }]);
    await tenant.call(calls.deleteMailedAlert, { params });
    expect((await page()).alerts).toEqual([]);
    await tenant.call(calls.restoreMailedAlert, { params });
    await tenant.call(calls.renewMailedAlert, { params });
    expect((await page()).alerts).toMatchObject([{ name: 'Other' }]);
  });

  test('gets the same reply and the same email whether the address has an account, and what was typed is not in the email', async () => {
    const { email } = await tenant.veteran();
    const body = { name: 'Buy cheap watches', search: { search: 'watches.example' }, frequency: 'daily' as const };
    const answers = [];
    for (const to of [email, 'nobody@example.org'])
      answers.push(await tenant.call(calls.requestAlert, { body: { ...body, email: to } }));
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const [mail, other] = [(await mailsTo(tenant, email))[0], (await mailsTo(tenant, 'nobody@example.org'))[0]];
    expect(mail?.subject).toBe(other?.subject);
    expect(`${mail?.subject} ${mail?.body_html}`).not.toMatch(/watches/);
  });

  test('who confirms with the address of an account finds the alert in the account', async () => {
    const veteran = await tenant.veteran();
    await buildAlert(tenant, veteran, { search: 'driver' });
    const token = await requestAlertBy(tenant, veteran.email, { search: 'welder' });
    expect((await confirm(token)).body.data).toEqual({ page_token: null });
    expect((await listOf(veteran)).map(({ search }) => search.search)).toEqual(['welder', 'driver']);
  });

  test('causes five emails an hour to one address at most', async () => {
    const email = 'flooded@example.org';
    for (let n = 0; n < 7; n++) await requestAlertBy(tenant, email);
    expect(await mailsTo(tenant, email)).toHaveLength(5);
  });

  test('without confirmation has no alert, and the address is forgotten', async () => {
    const other = await newTenant();
    await requestAlertBy(other, 'forgotten@example.org');
    const recipients = () => other.run((db) => db.selectFrom('alert_recipients').select('email').execute());
    await erase(other);
    expect(await recipients()).toHaveLength(1);
    await other.run((db) =>
      db.updateTable('alert_recipients').set({ created_at: sql<string>`now() - interval '40 days'` }).execute(),
    );
    await other.run((db) => db.updateTable('job_alerts').set({ created_at: sql<string>`now() - interval '8 days'` }).execute());
    await erase(other);
    expect(await recipients()).toEqual([]);
  });

  test('gets 404 with a link of another tenant, an expired or an altered one', async () => {
    const token = await requestAlertBy(tenant, 'elsewhere@example.org');
    const other = await newTenant();
    expect((await confirm(token, other)).status).toBe(404);
    const page_token = (await confirm(token)).body.data.page_token ?? '';
    const open = async (link: string, at = tenant) => (await at.call(calls.findMailedAlerts, { params: { token: link } })).status;
    expect(await open(page_token)).toBe(200);
    expect(await open(page_token, other)).toBe(404);
    expect(await open(page_token.replace(/^\d+/, (id) => String(Number(id) - 1)))).toBe(404);
    const late = await requestAlertBy(tenant, 'late@example.org');
    await tenant.run((db) =>
      sql`update job_alerts set created_at = now() - interval '8 days' where tenant_id = ${db.tenant_id} and confirmed_at is null`.execute(
        db,
      ),
    );
    expect((await confirm(late)).status).toBe(404);
  });
});

test('a deleted alert is erased after a day, one that has ended after three months', async () => {
  const veteran = await tenant.veteran();
  const [gone, ended] = [await buildAlert(tenant, veteran), await buildAlert(tenant, veteran)];
  await tenant.call(calls.deleteAlert, { params: { id: gone.id } }, veteran);
  await tenant.run((db) =>
    sql`update job_alerts set ended_at = now() where tenant_id = ${db.tenant_id} and id = ${ended.id}`.execute(db),
  );
  const ids = async () => {
    const rows = await tenant.run((db) =>
      db.selectFrom('job_alerts').select('id').where('id', 'in', [gone.id, ended.id]).execute(),
    );
    return rows.map(({ id }) => id);
  };
  await erase();
  expect((await ids()).sort()).toEqual([gone.id, ended.id]);
  await erase(tenant, new Date(Date.now() + 2 * 86_400_000));
  expect(await ids()).toEqual([ended.id]);
  await erase(tenant, new Date(Date.now() + 91 * 86_400_000));
  expect(await ids()).toEqual([]);
});

test('the alerts of an account that is deleted go with it', async () => {
  const veteran = await tenant.veteran();
  await buildAlert(tenant, veteran);
  const token = await requestAlertBy(tenant, veteran.email);
  await tenant.call(calls.confirmAlert, { params: { token } });
  const count = async () => {
    const rows = await tenant.run((db) =>
      db.selectFrom('alert_recipients').select('id').where('user_id', '=', veteran.id).execute(),
    );
    return rows.length;
  };
  expect(await count()).toBe(1);
  const before = await tenant.run((db) => db.selectFrom('alert_recipients').select('id').execute());
  await tenant.run((db) => db.deleteFrom('sessions').where('user_id', '=', veteran.id).execute());
  await tenant.run((db) => db.deleteFrom('users').where('id', '=', veteran.id).execute());
  expect(await count()).toBe(0);
  const after = await tenant.run((db) => db.selectFrom('alert_recipients').select('id').execute());
  // The row of the address, which the account had taken over, too.
  expect(before.length - after.length).toBe(2);
});

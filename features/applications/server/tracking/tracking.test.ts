import { expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant, whileRefusing } from '#apps/api/testing/index.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { findNotifications } from '#features/notifications/contract.ts';
import { findApplicants, findApplications } from '../../contract.ts';
import * as calls from '../../tracking-contract.ts';
import { maintainApplicationDates } from '../maintain-dates.ts';
import { trackedRetention } from '../retention-queries.ts';
import { buildApplication } from '../testing.ts';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const list = async (tenant: TestTenant, as: Person) => (await tenant.call(calls.findTracked, {}, as)).body.data;
const add = (tenant: TestTenant, as: Person | null, changes: object = {}) =>
  tenant.call(calls.addTracked, { body: { title: 'Fitter', company_name: 'Northgate Rail', ...changes } }, as);
const board = async (tenant: TestTenant, as: Person) => (await tenant.call(calls.getOwnBoard, {}, as)).body.data;
const runMaintenance = (tenant: TestTenant, days: number) =>
  maintainApplicationDates(tenant.work, tenant.id, new Date(`${inDays(days)}T12:00:00Z`));
const reminders = async (tenant: TestTenant, as: Person) =>
  (await tenant.call(findNotifications, {}, as)).body.data.filter(({ kind }) => kind === 'application_reminder');

async function leave() {
  const tenant = await newTenant();
  const recruiter = await tenant.recruiter();
  const veteran = await tenant.veteran();
  const id = await buildJob(tenant, {
    company_id: recruiter.company_id,
    title: 'Signalling Technician',
    apply_url: 'https://careers.example.org/42',
  });
  const go = () => tenant.call(calls.leaveToApply, { params: { id } }, veteran);
  return { tenant, recruiter, veteran, id, go };
}

test('a yes after leaving for another site tracks the application once, and the employer sees nothing', async () => {
  const { tenant, recruiter, veteran, id, go } = await leave();
  const left = await Promise.all([go(), go(), go()]);
  expect(left.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [requested] = await list(tenant, veteran);
  expect(requested).toMatchObject({ stage: 'opened', asks: true, title: 'Signalling Technician', job_id: id });
  const answer = (as: Person, answer: 'yes' | 'no') =>
    tenant.call(calls.answerIfApplied, { params: { id: requested?.id ?? 0 }, body: { answer: answer } }, as);
  expect((await answer(await tenant.veteran(), 'yes')).status).toBe(404);
  const yes = await answer(veteran, 'yes');
  expect(yes.body.data).toMatchObject({ stage: 'applied', asks: false, applied_on: expect.any(String) });
  expect((await answer(veteran, 'no')).status).toBe(409);
  await go();
  expect(await list(tenant, veteran)).toHaveLength(1);
  // Not among the applicants, nor among the applications that were sent here.
  expect((await tenant.call(findApplicants, { params: { id } }, recruiter)).body.data).toEqual([]);
  expect((await tenant.call(findApplications, {}, veteran)).body.data).toEqual([]);
  expect((await tenant.call(calls.findTracked, {}, recruiter)).status).toBe(403);
  expect(await board(tenant, veteran)).toMatchObject([{ kind: 'tracked', column: 'sent', stage: 'applied' }]);
});

test('not yet asks again a day later, no forgets it', async () => {
  const { tenant, veteran, go } = await leave();
  const { id } = (await go()).body.data;
  const answer = (answer: 'not_yet' | 'no') =>
    tenant.call(calls.answerIfApplied, { params: { id }, body: { answer: answer } }, veteran);
  expect((await answer('not_yet')).body.data).toMatchObject({ stage: 'opened', asks: false });
  await tenant.run((db) =>
    db
      .updateTable('tracked_applications')
      .set({ asked_at: new Date(Date.now() - DAY).toISOString() })
      .where('tenant_id', '=', db.tenant_id)
      .where('id', '=', id)
      .execute(),
  );
  expect(await list(tenant, veteran)).toMatchObject([{ asks: true }]);
  expect((await answer('no')).body.data).toBeNull();
  expect(await list(tenant, veteran)).toEqual([]);
});

test('a job that takes applications here is not left, and unknown jobs are not found', async () => {
  const { tenant, veteran } = await leave();
  const here = await buildJob(tenant);
  expect((await tenant.call(calls.leaveToApply, { params: { id: here } }, veteran)).status).toBe(409);
  expect((await tenant.call(calls.leaveToApply, { params: { id: 999_999 } }, veteran)).status).toBe(404);
});

test('is added, changed by its revision and deleted by its veteran alone', async () => {
  const tenant = await newTenant();
  const [veteran, stranger] = [await tenant.veteran(), await tenant.veteran()];
  const created = (await add(tenant, veteran, { url: 'https://jobs.example.org/7', note: 'Asked for Megan' })).body.data;
  const write = (as: Person, revision: number, changes: object = {}) =>
    tenant.call(
      calls.updateTracked,
      { params: { id: created.id }, body: { title: 'Fitter', company_name: 'Northgate Rail', revision, ...changes } },
      as,
    );
  expect((await write(stranger, 1)).status).toBe(404);
  const two = await Promise.all([write(veteran, 1, { stage: 'interview' }), write(veteran, 1, { stage: 'offer' })]);
  expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await tenant.call(calls.deleteTracked, { params: { id: created.id } }, stranger)).status).toBe(404);
  expect((await tenant.call(calls.deleteTracked, { params: { id: created.id } }, veteran)).status).toBe(200);
  expect(await list(tenant, veteran)).toEqual([]);
});

test.each([
  [{ title: '' }, 'title'],
  [{ title: 'x'.repeat(201) }, 'title'],
  [{ company_name: 'Two\nlines' }, 'company_name'],
  [{ url: 'javascript:alert(1)' }, 'url'],
  [{ note: 'x'.repeat(3001) }, 'note'],
  [{ stage: 'shortlisted' }, 'stage'],
  [{ applied_on: '2026-02-30' }, 'applied_on'],
  [{ salary: 3 }, 'salary'],
])('%j is refused at its field', async (changes, field) => {
  const tenant = await newTenant();
  const { status, failure } = await add(tenant, await tenant.veteran(), changes);
  expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
});

test('own reminders of both kinds are sent once on their day, and show as the next date', async () => {
  const tenant = await newTenant();
  const { id, veteran, recruiter } = await buildApplication(tenant, { job: { title: 'Rigger' } });
  await add(tenant, veteran, { remind_on: inDays(3), note: 'Call Megan' });
  const remind = (as: Person, remind_on: string | null) =>
    tenant.call(calls.setApplicationReminder, { params: { id }, body: { remind_on, note: 'Ask about the start' } }, as);
  expect((await remind(await tenant.veteran(), inDays(2))).status).toBe(404);
  expect((await remind(recruiter, inDays(2))).status).toBe(403);
  expect((await remind(veteran, inDays(-3))).status).toBe(422);
  expect((await remind(veteran, inDays(2))).status).toBe(200);
  expect((await board(tenant, veteran)).map(({ kind, next }) => [kind, next])).toEqual([
    ['application', { kind: 'reminder', at: inDays(2) }],
    ['tracked', { kind: 'reminder', at: inDays(3) }],
  ]);
  await runMaintenance(tenant, 1);
  expect(await reminders(tenant, veteran)).toEqual([]);
  await runMaintenance(tenant, 4);
  await runMaintenance(tenant, 5);
  expect((await reminders(tenant, veteran)).map(({ title, body }) => [title.split(',')[0], body]).sort()).toEqual([
    ['Your reminder: Fitter', 'Call Megan'],
    ['Your reminder: Rigger', 'Ask about the start'],
  ]);
  expect((await remind(veteran, inDays(9))).status).toBe(200);
  expect((await remind(veteran, null)).status).toBe(200);
  await runMaintenance(tenant, 12);
  expect(await reminders(tenant, veteran)).toHaveLength(2);
});

test('a reminder that fails delays no other', async () => {
  const tenant = await newTenant();
  const veterans = [await tenant.veteran(), await tenant.veteran(), await tenant.veteran()];
  for (const veteran of veterans) await add(tenant, veteran, { remind_on: inDays(3) });
  const counts = () => Promise.all(veterans.map(async (veteran) => (await reminders(tenant, veteran)).length));
  const failing = whileRefusing('notifications', `user_id = ${veterans[1]?.id}`, () => runMaintenance(tenant, 3));
  await expect(failing).rejects.toThrow(/^1 of the due rows failed/);
  expect(await counts()).toEqual([1, 0, 1]);
  await runMaintenance(tenant, 3);
  expect(await counts()).toEqual([1, 1, 1]);
});

test('an own reminder comes as a calendar file of its day, for its veteran only', async () => {
  const tenant = await newTenant();
  const { id, veteran } = await buildApplication(tenant, { job: { title: 'Rigger' } });
  const file = (as: Person) => tenant.call(calls.getReminderCalendar, { params: { id } }, as);
  expect((await file(veteran)).status).toBe(404);
  const body = { remind_on: inDays(2), note: 'Ask about the start; bring papers' };
  await tenant.call(calls.setApplicationReminder, { params: { id }, body }, veteran);
  expect((await file(await tenant.veteran())).status).toBe(404);
  const { headers, bytes } = await file(veteran);
  expect([headers['content-type'], headers['content-disposition']]).toEqual([
    'text/calendar; charset=utf-8',
    expect.stringContaining('reminder.ics'),
  ]);
  const text = bytes.toString();
  for (const line of [
    `UID:reminder-${tenant.id}-${id}@`,
    `DTSTART;VALUE=DATE:${inDays(2).replaceAll('-', '')}`,
    'SUMMARY:Reminder: Rigger',
    'DESCRIPTION:Ask about the start\\; bring papers',
    'TRIGGER:PT9H',
  ])
    expect(text).toContain(line);
});

test('the reminder of an application on another site comes as a calendar file, for its veteran only', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.veteran();
  const { body } = await add(tenant, veteran, { remind_on: inDays(3), note: 'Call Megan' });
  const { id, revision } = body.data;
  const file = (as: Person) => tenant.call(calls.getTrackedCalendar, { params: { id } }, as);
  expect((await file(await tenant.veteran())).status).toBe(404);
  const text = (await file(veteran)).bytes.toString();
  for (const line of [
    `UID:tracked-reminder-${tenant.id}-${id}@`,
    `DTSTART;VALUE=DATE:${inDays(3).replaceAll('-', '')}`,
    'SUMMARY:Reminder: Fitter',
    'DESCRIPTION:Call Megan',
  ])
    expect(text).toContain(line);
  const written = { revision, title: 'Fitter', company_name: 'Northgate Rail', remind_on: null };
  expect((await tenant.call(calls.updateTracked, { params: { id }, body: written }, veteran)).status).toBe(200);
  expect((await file(veteran)).status).toBe(404);
});

test('tracked applications are erased by the tenant’s period once they ended, and unanswered links after 60 days', async () => {
  const { tenant, veteran, go } = await leave();
  await go();
  await add(tenant, veteran, { title: 'Ended', stage: 'not_selected' });
  await add(tenant, veteran, { title: 'Ended, with a reminder', stage: 'hired', remind_on: inDays(800) });
  await add(tenant, veteran, { title: 'In progress', stage: 'interview' });
  const other = await newTenant();
  const stranger = await other.veteran();
  await add(other, stranger, { title: 'Ended', stage: 'not_selected' });
  const eraseIn = (days: number, applications_months: number) =>
    tenant.run((db) =>
      trackedRetention.erase(db, new Date(Date.now() + days * DAY), {
        applications_months,
        idle_accounts_months: 0,
        security_events_months: 12,
      }),
    );
  const titles = async () => (await list(tenant, veteran)).map(({ title }) => title).sort();
  expect(await eraseIn(59, 12)).toBe(0);
  expect(await eraseIn(61, 12)).toBe(1);
  expect(await titles()).toEqual(['Ended', 'Ended, with a reminder', 'In progress']);
  // 0 keeps what ended for ever.
  expect(await eraseIn(700, 0)).toBe(0);
  expect(await eraseIn(360, 12)).toBe(0);
  expect(await eraseIn(400, 12)).toBe(1);
  expect(await titles()).toEqual(['Ended, with a reminder', 'In progress']);
  expect(await list(other, stranger)).toHaveLength(1);
});

test('deleting the account deletes what it tracked and its reminders', async () => {
  const tenant = await newTenant();
  const { id, veteran } = await buildApplication(tenant);
  await add(tenant, veteran);
  await tenant.call(calls.setApplicationReminder, { params: { id }, body: { remind_on: inDays(2) } }, veteran);
  const left = await tenant.run(async (db) => {
    await db.deleteFrom('users').where('tenant_id', '=', db.tenant_id).where('id', '=', veteran.id).execute();
    return [
      (await db.selectFrom('tracked_applications').select('id').execute()).length,
      (await db.selectFrom('application_reminders').select('application_id').execute()).length,
      (await db.selectFrom('application_offers').select('id').execute()).length,
    ];
  });
  expect(left).toEqual([0, 0, 0]);
});

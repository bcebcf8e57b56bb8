import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import {
  cancelInterview,
  createInterviewSubscription,
  getInterviewSubscription,
  revokeInterviewSubscription,
} from '../contract.ts';
import { buildInterview } from './testing.ts';

const subscribe = async (tenant: TestTenant, person: Person) =>
  (await tenant.call(createInterviewSubscription, {}, person)).body.data.path;

const read = (tenant: TestTenant, path: string, host = tenant.host) => tenant.app.inject({ url: path, headers: { host } });

/** What a calendar app shows of a feed. */
async function shownAt(tenant: TestTenant, path: string) {
  const reply = await read(tenant, path);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  return new ICAL.Component(ICAL.parse(reply.body)).getAllSubcomponents('vevent').map((vevent) => ({
    summary: new ICAL.Event(vevent).summary,
    at: new ICAL.Event(vevent).startDate.toJSDate().toISOString(),
    status: vevent.getFirstPropertyValue('status'),
  }));
}

test('a calendar address has a recruiter’s own interviews with person and job, and marks a cancelled one', async () => {
  const tenant = await newTenant();
  const { interview, recruiter, veteran } = await buildInterview(tenant, { chosen: true });
  const colleague = await tenant.recruiter({ company_id: recruiter.company_id, is_admin: false });
  const [own, theirs, veterans] = await Promise.all([recruiter, colleague, veteran].map((one) => subscribe(tenant, one)));
  const arranged = { at: interview.starts_at, status: 'CONFIRMED' };
  expect(await shownAt(tenant, own ?? '')).toEqual([
    { ...arranged, summary: `Interview: ${interview.veteran_name}, ${interview.job.title}` },
  ]);
  expect(await shownAt(tenant, theirs ?? '')).toEqual([]);
  expect(await shownAt(tenant, veterans ?? '')).toMatchObject([
    { ...arranged, summary: expect.stringMatching(/^Interview: Fitter, /) },
  ]);
  const { id, revision } = interview;
  await tenant.call(cancelInterview, { params: { id }, body: { revision, reason: 'The post is filled.' } }, recruiter);
  expect(await shownAt(tenant, own ?? '')).toMatchObject([
    { at: interview.starts_at, status: 'CANCELLED', summary: expect.stringMatching(/^Cancelled: Interview: /) },
  ]);
});

test('only the newest calendar address works, until it is revoked, and only its hash is stored', async () => {
  const tenant = await newTenant();
  const recruiter = await tenant.recruiter();
  const subscription = async () => (await tenant.call(getInterviewSubscription, {}, recruiter)).body.data;
  expect(await subscription()).toBeNull();
  const first = await subscribe(tenant, recruiter);
  const second = await subscribe(tenant, recruiter);
  expect(await subscription()).toEqual({ created_at: expect.any(String) });
  expect([(await read(tenant, first)).statusCode, (await read(tenant, second)).statusCode]).toEqual([404, 200]);
  expect((await read(tenant, second.replace('.ics', ''))).statusCode).toBe(200);
  const stored = await tenant.run((db) => db.selectFrom('interview_calendars').selectAll().execute());
  expect(JSON.stringify(stored)).not.toContain(second.split('/').at(-1)?.replace('.ics', ''));
  const other = await newTenant();
  expect((await read(other, second)).statusCode).toBe(404);
  await tenant.call(revokeInterviewSubscription, {}, recruiter);
  expect([(await read(tenant, second)).statusCode, await subscription()]).toEqual([404, null]);
  expect((await tenant.call(revokeInterviewSubscription, {}, recruiter)).status).toBe(200);
});

test('the calendar address of an inactive recruiter, or of one without an active company, gives 404', async () => {
  const tenant = await newTenant();
  const [gone, closed] = [await tenant.recruiter(), await tenant.recruiter()];
  const paths = [await subscribe(tenant, gone), await subscribe(tenant, closed)];
  await tenant.run(async (db) => {
    await db.updateTable('users').set({ status: 'inactive' }).where('id', '=', gone.id).execute();
    await db.updateTable('companies').set({ status: 'inactive' }).where('id', '=', Number(closed.company_id)).execute();
  });
  expect((await Promise.all(paths.map((path) => read(tenant, path)))).map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});

test('operators have no calendar of interviews', async () => {
  const tenant = await newTenant();
  const operator = await tenant.person('operator');
  const replies = [
    await tenant.call(getInterviewSubscription, {}, operator),
    await tenant.call(createInterviewSubscription, {}, operator),
    await tenant.call(revokeInterviewSubscription, {}, operator),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { buildApplication } from '#features/applications/server/testing.ts';
import { getQueues } from '#features/operator/contract.ts';
import type { ArgsOf } from '#kit/contract/route.ts';
import { getJob } from '../../contract.ts';
import { getRecruiterJob, publishJob } from '../../recruiting-contract.ts';
import { decideReportedJob, findReportedJobs, reportJob } from '../../report-contract.ts';
import { restoreFilled } from '../recruiting/actions.ts';
import { buildJob } from '../testing.ts';
import { jobReportRetention } from './queries.ts';

let tenant: TestTenant;
let operator: Person;
beforeAll(async () => {
  tenant = await newTenant();
  operator = await tenant.person('operator');
});

type Report = ArgsOf<typeof reportJob>['body'];
type Decision = Partial<ArgsOf<typeof decideReportedJob>['body']>;

const report = (person: Person, id: number, body: Report = { reason: 'money', details: 'Asks for a deposit.' }) =>
  tenant.call(reportJob, { params: { id }, body }, person);

const entryOf = async (id: number, tab: 'open' | 'decided' = 'open') =>
  (await tenant.call(findReportedJobs, { query: { tab } }, operator)).body.data.find(({ job }) => job.id === id);

/** Decides about all reports of a job that are open now. */
async function decide(id: number, decision: Decision = {}, as = operator) {
  const seen = (await entryOf(id))?.last_report_id ?? 1;
  const body = { seen, outcome: 'kept' as const, reply: 'We spoke to the employer.', ...decision };
  return tenant.call(decideReportedJob, { params: { id }, body }, as);
}
const TAKEN_DOWN = { outcome: 'taken_down', reason: 'Jobs must not ask for deposits.', reply: 'You were right.' } as const;

const noticesOf = (person: Person) =>
  tenant.run((db) =>
    db
      .selectFrom('notifications')
      .where('user_id', '=', person.id)
      .select(['kind', 'title', 'body', 'href'])
      .orderBy('id')
      .execute(),
  );

describe('reporting a job', () => {
  test('puts it into the operators’ queue with the reason, without the name of the reporter', async () => {
    const id = await buildJob(tenant, { title: 'Fitter' });
    const [first, second] = [await tenant.veteran(), await tenant.veteran()];
    const before = (await tenant.call(getQueues, {}, operator)).body.data.jobs;
    expect((await report(first, id)).status).toBe(200);
    expect((await report(second, id, { reason: 'gone' })).status).toBe(200);
    const entry = await entryOf(id);
    expect(entry).toMatchObject({
      job: { title: 'Fitter', status: 'published' },
      reports_total: 2,
      outcome: null,
      decided_by: null,
    });
    expect(entry?.reports).toMatchObject([
      { reason: 'gone', details: '' },
      { reason: 'money', details: 'Asks for a deposit.' },
    ]);
    expect(JSON.stringify(entry)).not.toContain('reporter');
    expect((await tenant.call(getQueues, {}, operator)).body.data.jobs).toBe(before + 1);
    const shown = (await noticesOf(operator)).filter(({ title }) => title.includes('“Fitter”'));
    expect(shown.map(({ kind, href }) => [kind, href])).toEqual([['job_reported', '/operator/reported-jobs']]);
  });

  test('twice at the same time stores one report', async () => {
    const id = await buildJob(tenant);
    const person = await tenant.veteran();
    const tries = await Promise.all([report(person, id), report(person, id)]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await entryOf(id))?.reports_total).toBe(1);
  });

  test.each([
    [{ reason: 'boring' }, 'reason'],
    [{ reason: 'other' }, 'details'],
    [{ reason: 'fraud', details: 'x'.repeat(1001) }, 'details'],
  ])('%j is refused under its field', async (body, field) => {
    const answer = await report(await tenant.veteran(), await buildJob(tenant), body as Report);
    expect([answer.status, Object.keys(answer.failure.errors ?? {})]).toEqual([422, [field]]);
  });

  test('needs a veteran’s account and an open job', async () => {
    const id = await buildJob(tenant);
    expect((await tenant.call(reportJob, { params: { id }, body: { reason: 'fraud' } })).status).toBe(401);
    expect((await report(await tenant.recruiter(), id)).status).toBe(403);
    const closed = await buildJob(tenant, { status: 'closed' });
    expect((await report(await tenant.veteran(), closed)).status).toBe(404);
  });

  test('is limited to ten jobs in an hour', async () => {
    const person = await tenant.veteran();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await report(person, await buildJob(tenant))).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});

describe('a decision', () => {
  test('to keep a job changes nothing about it and is told to everyone who reported it', async () => {
    const id = await buildJob(tenant, { title: 'Rigger' });
    const people = [await tenant.veteran(), await tenant.veteran()];
    for (const person of people) await report(person, id);
    expect((await decide(id)).status).toBe(200);
    expect((await tenant.call(getJob, { params: { id } })).status).toBe(200);
    for (const person of people)
      expect(await noticesOf(person)).toEqual([
        {
          kind: 'job_report_decided',
          title: 'We checked “Rigger”, which you reported',
          body: 'We spoke to the employer.',
          href: `/veteran/jobs/${id}`,
        },
      ]);
    expect(await entryOf(id)).toBeUndefined();
    expect(await entryOf(id, 'decided')).toMatchObject({ outcome: 'kept', reports_total: 2, reply: 'We spoke to the employer.' });
    // The same veteran can report it again.
    expect((await report(people[0] as Person, id)).status).toBe(200);
  });

  test('to take a job down closes it and its applications, tells both sides why, and prevents publishing it again', async () => {
    const application = await buildApplication(tenant, { job: { title: 'Slinger' } });
    const { job_id: id, recruiter } = application;
    const person = await tenant.veteran();
    await report(person, id);
    const refused = await decide(id, { outcome: 'taken_down' });
    expect([refused.status, Object.keys(refused.failure.errors ?? {})]).toEqual([422, ['reason']]);
    expect((await decide(id, TAKEN_DOWN)).status).toBe(200);
    expect((await tenant.call(getJob, { params: { id } })).status).toBe(404);
    const stage = await tenant.run((db) =>
      db.selectFrom('applications').where('id', '=', application.id).select('stage').executeTakeFirstOrThrow(),
    );
    expect(stage.stage).toBe('job_closed');
    expect(await noticesOf(person)).toMatchObject([
      { title: 'We took down “Slinger”, which you reported', body: 'You were right.' },
    ]);
    const toRecruiter = (await noticesOf(recruiter)).filter(({ kind }) => kind === 'job_taken_down');
    expect(toRecruiter).toMatchObject([{ body: TAKEN_DOWN.reason, href: `/recruiter/jobs/${id}` }]);
    const { status, events } = (await tenant.call(getRecruiterJob, { params: { id } }, recruiter)).body.data;
    expect([status, events[0]]).toMatchObject(['closed', { kind: 'taken_down', note: TAKEN_DOWN.reason, actor_name: null }]);
    const again = await tenant.call(publishJob, { params: { id }, body: {} }, recruiter);
    expect([again.status, again.failure.message]).toEqual([409, expect.stringMatching(/^We took this job down after a report/)]);
  });

  test('to take down a job that was just filled lets nobody undo that it is filled', async () => {
    const recruiter = await tenant.recruiter();
    const id = await buildJob(tenant, { company_id: recruiter.company_id });
    await report(await tenant.veteran(), id);
    await tenant.run((db) => db.updateTable('jobs').set({ status: 'filled' }).where('id', '=', id).execute());
    expect((await decide(id, TAKEN_DOWN)).status).toBe(200);
    const { company_id, id: viewer_id } = recruiter;
    const undone = tenant.run((db) =>
      restoreFilled({ db, viewer_id, company_id, country_id: 232, zone: 'Europe/London' }, id, 'published'),
    );
    await expect(undone).rejects.toMatchObject({ status: 409 });
  });

  test('of two operators at the same time counts once', async () => {
    const id = await buildJob(tenant);
    const person = await tenant.veteran();
    await report(person, id);
    const seen = (await entryOf(id))?.last_report_id ?? 0;
    const other = await tenant.person('operator');
    const tries = await Promise.all([decide(id, { seen }), decide(id, { ...TAKEN_DOWN, seen }, other)]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await noticesOf(person)).toHaveLength(1);
  });

  test('leaves reports open that came after the operator looked', async () => {
    const id = await buildJob(tenant);
    await report(await tenant.veteran(), id);
    const seen = (await entryOf(id))?.last_report_id ?? 0;
    await report(await tenant.veteran(), id, { reason: 'offensive' });
    expect((await decide(id, { seen })).status).toBe(200);
    expect((await entryOf(id))?.reports).toMatchObject([{ reason: 'offensive' }]);
  });
});

test('decided reports are erased after a year, open ones stay', async () => {
  const own = await newTenant();
  const staff = await own.person('operator');
  const [old, open] = [await buildJob(own), await buildJob(own)];
  for (const id of [old, open]) await own.call(reportJob, { params: { id }, body: { reason: 'gone' } }, await own.veteran());
  const [entry] = (await own.call(findReportedJobs, { query: {} }, staff)).body.data;
  const body = { seen: entry?.last_report_id ?? 0, outcome: 'kept' as const, reply: 'It is open.' };
  await own.call(decideReportedJob, { params: { id: old }, body }, staff);
  const eraseIn = (days: number) =>
    own.run((db) => jobReportRetention.erase(db, new Date(Date.now() + days * 86_400_000), {} as never));
  expect([await eraseIn(360), await eraseIn(370), await eraseIn(370)]).toEqual([0, 1, 0]);
  const left = await own.run((db) => db.selectFrom('job_reports').select('job_id').execute());
  expect(left).toEqual([{ job_id: open }]);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { applyForJob } from '#features/applications/contract.ts';
import { pdf } from '#features/applications/server/testing.ts';
import { getQueues } from '#features/operator/contract.ts';
import { findHeld, type HeldTab } from '#features/operator/held-contract.ts';
import type { ArgsOf } from '#kit/contract/route.ts';
import { findJobs, getJob } from '../../contract.ts';
import { decideHeldJob } from '../../hold-contract.ts';
import {
  closeJob,
  copyJob,
  deleteJob,
  findRecruiterJobs,
  getRecruiterJob,
  publishJob,
  updateJob,
  withdrawJob,
} from '../../recruiting-contract.ts';
import { decideReportedJob, reportJob } from '../../report-contract.ts';
import { restoreFilled } from '../recruiting/actions.ts';
import { ASKS, postJob, wholeJob } from '../testing.ts';
import { jobHoldRetention } from './queries.ts';

let tenant: TestTenant;
let operator: Person;
beforeAll(async () => {
  tenant = await newTenant();
  operator = await tenant.person('operator');
});

type Job = Partial<ArgsOf<typeof updateJob>['body']['job']>;
const HELD: Job = { requirements: [ASKS] };

const shown = async (id: number, recruiter: Person) =>
  (await tenant.call(getRecruiterJob, { params: { id } }, recruiter)).body.data;
const publicStatus = async (id: number, person: Person | null = null) =>
  (await tenant.call(getJob, { params: { id } }, person)).status;
const publish = (id: number, recruiter: Person) => tenant.call(publishJob, { params: { id }, body: {} }, recruiter);

async function save(id: number, recruiter: Person, change: Job) {
  const { updated_at } = await shown(id, recruiter);
  return tenant.call(updateJob, { params: { id }, body: { job: { ...wholeJob(), ...change }, updated_at } }, recruiter);
}

const entriesOf = async (id: number, tab: HeldTab = 'held') =>
  (await tenant.call(findHeld, { query: { tab } }, operator)).body.data.filter(
    (entry) => entry.kind === 'job' && entry.job.id === id,
  );
const holdOf = async (id: number) => (await entriesOf(id))[0]?.id ?? 0;

type Decision = ArgsOf<typeof decideHeldJob>['body'];
const RELEASE: Decision = { approved: true };
const RETURN: Decision = { approved: false, note: 'Employers pay such fees themselves.' };
const decide = async (hold: number, body: Decision, as = operator) =>
  tenant.call(decideHeldJob, { params: { id: hold }, body }, as);

const noticesOf = (person: Person, kind: string) =>
  tenant.run((db) =>
    db
      .selectFrom('notifications')
      .where('user_id', '=', person.id)
      .where('kind', '=', kind)
      .select(['title', 'body', 'href'])
      .execute(),
  );

describe('publishing a job that asks for money', () => {
  test('holds it: nobody finds it, its recruiter sees why, operators are notified', async () => {
    const recruiter = await tenant.recruiter();
    const before = (await tenant.call(getQueues, {}, operator)).body.data.held;
    const job = await postJob(tenant, recruiter, { title: 'Hidden fitter', ...HELD });
    expect(job).toMatchObject({
      status: 'held',
      published_at: null,
      review: { state: 'held', note: null, passages: [{ field: 'requirements.0', held_for: ['money'], quotes: [ASKS] }] },
      draft: { requirements: [ASKS] },
    });
    expect(job.events[0]?.kind).toBe('held');
    expect([await publicStatus(job.id), await publicStatus(job.id, await tenant.veteran())]).toEqual([404, 404]);
    expect((await tenant.call(findJobs, { query: { search: 'hidden fitter' } })).body.data).toEqual([]);
    const { data, counts } = (await tenant.call(findRecruiterJobs, { query: { status: ['held'] } }, recruiter)).body;
    expect([data.map(({ status, review }) => [status, review?.state]), counts]).toEqual([[['held', 'held']], { held: 1 }]);
    expect((await noticesOf(operator, 'job_held')).filter(({ body }) => body?.includes('Hidden fitter'))).toMatchObject([
      { title: 'A job is waiting to be checked', body: expect.stringMatching(/may ask for money\.$/), href: '/operator/held' },
    ]);
    expect((await tenant.call(getQueues, {}, operator)).body.data.held).toBe(before + 1);
    expect(await entriesOf(job.id)).toMatchObject([
      { held_for: ['money'], texts: [{ field: 'title', quotes: [] }, { field: 'description' }, { text: ASKS, quotes: [ASKS] }] },
    ]);
  });

  test.each([
    [publishJob, 'This job is already waiting for review.'],
    [closeJob, 'This job is waiting for review. Withdraw it first.'],
    [deleteJob, 'This job is waiting for review. Withdraw it first.'],
  ] as const)('allows no other change of its status meanwhile: %#', async (route, message) => {
    const recruiter = await tenant.recruiter();
    const { id } = await postJob(tenant, recruiter, HELD);
    const { status, failure } = await tenant.call(route, { params: { id } } as ArgsOf<typeof closeJob>, recruiter);
    expect([status, failure.message]).toEqual([409, message]);
  });

  test('is a wait that the database allows once at a time', async () => {
    const { id } = await postJob(tenant, await tenant.recruiter(), HELD);
    const again = tenant.run((db) =>
      db.insertInto('job_holds').values({ job_id: id, passages: '[]', created_at: new Date().toISOString() }).execute(),
    );
    await expect(again).rejects.toThrow('job_holds_once');
  });
});

describe('releasing a held job', () => {
  test('publishes it once, also when two operators decide, and notifies its recruiter once', async () => {
    const recruiter = await tenant.recruiter();
    const colleague = await tenant.recruiter({ company_id: recruiter.company_id });
    const { id } = await postJob(tenant, recruiter, HELD);
    const hold = await holdOf(id);
    const other = await tenant.person('operator');
    const replies = await Promise.all([decide(hold, RELEASE), decide(hold, RELEASE, other)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await publicStatus(id)).toBe(200);
    const job = await shown(id, recruiter);
    expect(job).toMatchObject({ status: 'published', review: null, published_at: expect.any(String) });
    expect(job.events.map(({ kind, actor_name }) => [kind, actor_name !== null])).toEqual([
      ['published', false],
      ['held', true],
      ['created', true],
    ]);
    expect(await noticesOf(recruiter, 'job_checked')).toMatchObject([
      { title: 'Your job “Fitter” has been checked and is published' },
    ]);
    expect(await noticesOf(colleague, 'job_checked')).toEqual([]);
    const audited = await tenant.run((db) =>
      db.selectFrom('audit_events').where('subject_kind', '=', 'job').where('subject_id', '=', id).select('action').execute(),
    );
    expect(audited).toEqual([{ action: 'job_released' }]);
    expect(await entriesOf(id, 'decided')).toMatchObject([{ outcome: 'released', texts: [{ text: ASKS }] }]);
  });

  test('accepts its words in this job from then on, but no others', async () => {
    const recruiter = await tenant.recruiter();
    const { id } = await postJob(tenant, recruiter, HELD);
    await decide(await holdOf(id), RELEASE);
    expect((await save(id, recruiter, { ...HELD, skills: ['Welding'] })).body.data.status).toBe('published');
    await tenant.call(closeJob, { params: { id }, body: { to: 'paused' } }, recruiter);
    expect((await publish(id, recruiter)).body.data.status).toBe('published');
    const { data } = (await save(id, recruiter, { requirements: [ASKS, 'Send your bank details.'] })).body;
    expect(data.review?.passages).toMatchObject([{ field: 'requirements.1' }]);
    const copied = (await tenant.call(copyJob, { params: { id } }, recruiter)).body.data.id;
    await save(copied, recruiter, HELD);
    expect((await publish(copied, recruiter)).body.data.status).toBe('held');
  });

  test('after its closing date does not publish it', async () => {
    const recruiter = await tenant.recruiter();
    const { id } = await postJob(tenant, recruiter, HELD);
    const closes_at = new Date(Date.now() - 1000).toISOString();
    await tenant.run((db) => db.updateTable('jobs').set({ closes_at }).where('id', '=', id).execute());
    expect((await decide(await holdOf(id), RELEASE)).body.message).toMatch(/^Job released\. Its closing date has passed/);
    expect(await shown(id, recruiter)).toMatchObject({ status: 'draft', review: null });
    expect(await noticesOf(recruiter, 'job_checked')).toMatchObject([
      { title: expect.stringMatching(/choose a new one to publish/) },
    ]);
    expect((await save(id, recruiter, HELD)).status).toBe(200);
    expect((await publish(id, recruiter)).body.data.status).toBe('published');
  });
});

describe('returning a held job', () => {
  test('gives it back to its recruiter as a draft with the reason', async () => {
    const recruiter = await tenant.recruiter();
    const { id } = await postJob(tenant, recruiter, HELD);
    const hold = await holdOf(id);
    expect((await decide(hold, { approved: false })).failure.errors).toEqual({ note: ['Give the recruiter a reason'] });
    expect((await decide(hold, RETURN, recruiter)).status).toBe(403);
    expect((await decide(hold, RETURN)).status).toBe(200);
    expect((await decide(hold, RELEASE)).status).toBe(409);
    expect(await shown(id, recruiter)).toMatchObject({
      status: 'draft',
      review: { state: 'returned', note: RETURN.note, passages: [{ quotes: [ASKS] }] },
      draft: { requirements: [ASKS] },
    });
    expect(await noticesOf(recruiter, 'job_checked')).toEqual([
      { title: 'Your job “Fitter” was not published', body: RETURN.note, href: `/recruiter/jobs/${id}` },
    ]);
    expect((await publish(id, recruiter)).body.data.status).toBe('held');
    expect((await save(id, recruiter, {})).body).toMatchObject({
      message: 'Job published',
      data: { status: 'published', review: null },
    });
    await tenant.call(closeJob, { params: { id }, body: { to: 'paused' } }, recruiter);
    expect((await shown(id, recruiter)).review).toBeNull();
  });

  test('notifies the company’s recruiters where the one who published it has left', async () => {
    const [recruiter, leaver] = [await tenant.recruiter(), await tenant.recruiter()];
    const { id } = await postJob(tenant, recruiter, HELD);
    await tenant.run((db) => db.updateTable('job_holds').set({ held_by: leaver.id }).where('job_id', '=', id).execute());
    await decide(await holdOf(id), RETURN);
    expect(await noticesOf(recruiter, 'job_checked')).toHaveLength(1);
    expect(await noticesOf(leaver, 'job_checked')).toEqual([]);
  });
});

test('a held job that is changed is published when it no longer asks, and earlier decisions come too late', async () => {
  const recruiter = await tenant.recruiter();
  const { id } = await postJob(tenant, recruiter, HELD);
  const first = await holdOf(id);
  await save(id, recruiter, { requirements: ['Send us your bank details.'] });
  const second = await holdOf(id);
  expect(second).toBeGreaterThan(first);
  expect((await decide(first, RELEASE)).status).toBe(409);
  const words = await tenant.run((db) =>
    db.selectFrom('job_holds').where('job_id', '=', id).orderBy('id').select(['outcome', 'passages']).execute(),
  );
  expect(words).toMatchObject([
    { outcome: 'changed', passages: [] },
    { outcome: null, passages: [{ held_for: ['bank details'] }] },
  ]);
  expect((await save(id, recruiter, { title: '' })).status).toBe(422);
  expect((await save(id, recruiter, {})).body.data).toMatchObject({ status: 'published', review: null });
  expect((await decide(second, RELEASE)).status).toBe(409);
  expect(await entriesOf(id)).toEqual([]);
});

test('a paused job that is changed to ask is held when it is published, and paused again when it is returned', async () => {
  const recruiter = await tenant.recruiter();
  const { id, published_at } = await postJob(tenant, recruiter);
  const veteran = await tenant.veteran();
  await tenant.call(applyForJob, { params: { id }, body: {}, files: { file: pdf() } }, veteran);
  await tenant.call(closeJob, { params: { id }, body: { to: 'paused' } }, recruiter);
  expect((await save(id, recruiter, HELD)).body.data.status).toBe('paused');
  expect((await publish(id, recruiter)).body).toMatchObject({
    message: 'Saved. We’re checking this job before it’s published',
    data: { status: 'held', applicants_total: 1, published_at },
  });
  expect([await publicStatus(id), await publicStatus(id, veteran)]).toEqual([404, 404]);
  await decide(await holdOf(id), RETURN);
  expect((await shown(id, recruiter)).status).toBe('paused');
  expect(await publicStatus(id, veteran)).toBe(404);
  expect((await save(id, recruiter, {})).body.data.status).toBe('paused');
  expect(await publicStatus(id, veteran)).toBe(200);
  expect((await publish(id, recruiter)).body.data).toMatchObject({ status: 'published', published_at, review: null });
});

describe('withdrawing a held job', () => {
  test('makes it a draft again, once', async () => {
    const recruiter = await tenant.recruiter();
    const { id } = await postJob(tenant, recruiter, HELD);
    const hold = await holdOf(id);
    const withdraw = () => tenant.call(withdrawJob, { params: { id } }, recruiter);
    expect((await withdraw()).body.data).toMatchObject({ status: 'draft', review: null, draft: { requirements: [ASKS] } });
    expect([(await withdraw()).status, (await decide(hold, RELEASE)).status]).toEqual([409, 409]);
  });

  test('happens when operators take the job down', async () => {
    const recruiter = await tenant.recruiter();
    const { id } = await postJob(tenant, recruiter);
    await tenant.call(reportJob, { params: { id }, body: { reason: 'money' } }, await tenant.veteran());
    await tenant.call(closeJob, { params: { id }, body: { to: 'paused' } }, recruiter);
    await save(id, recruiter, HELD);
    expect((await publish(id, recruiter)).body.data.status).toBe('held');
    const hold = await holdOf(id);
    const body = { seen: 2_147_483_647, outcome: 'taken_down' as const, reply: 'Thank you.', reason: 'No fees.' };
    expect((await tenant.call(decideReportedJob, { params: { id }, body }, operator)).status).toBe(200);
    expect((await shown(id, recruiter)).status).toBe('closed');
    expect((await decide(hold, RELEASE)).status).toBe(409);
  });
});

test('a filled job whose text has to be checked is not opened again by an undo', async () => {
  const recruiter = await tenant.recruiter();
  const { id } = await postJob(tenant, recruiter);
  await tenant.call(closeJob, { params: { id }, body: { to: 'filled' } }, recruiter);
  expect((await save(id, recruiter, HELD)).body.data.status).toBe('filled');
  const undo = tenant.run((db) =>
    restoreFilled(
      { db, viewer_id: recruiter.id, company_id: recruiter.company_id, country_id: 232, zone: 'Europe/London' },
      id,
      'published',
    ),
  );
  await expect(undo).rejects.toMatchObject({ status: 409 });
});

test('waits that ended are erased after a year, others stay', async () => {
  const recruiter = await tenant.recruiter();
  const [ended, waiting] = [await postJob(tenant, recruiter, HELD), await postJob(tenant, recruiter, HELD)];
  await decide(await holdOf(ended.id), RETURN);
  const later = new Date(Date.now() + 366 * 86_400_000);
  await tenant.run((db) =>
    jobHoldRetention.erase(db, later, { applications_months: 0, idle_accounts_months: 0, security_events_months: 0 }),
  );
  expect([(await entriesOf(ended.id, 'decided')).length, (await entriesOf(waiting.id)).length]).toEqual([0, 1]);
});

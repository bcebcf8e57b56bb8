import { beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { getApplication } from '#features/applications/contract.ts';
import { buildApplication, passUndo } from '#features/applications/server/testing.ts';
import { getJob } from '#features/jobs/contract.ts';
import { decideHeldJob } from '#features/jobs/hold-contract.ts';
import { closeJob, deleteJob, getRecruiterJob } from '#features/jobs/recruiting-contract.ts';
import { ASKS, buildJob, postJob, wholeJob } from '#features/jobs/server/testing.ts';
import { findNotifications } from '#features/notifications/contract.ts';
import * as api from '../../api-contract.ts';
import { buildApiKey } from '../testing.ts';
import { apiReplyRetention } from './queries.ts';

let tenant: TestTenant;
let recruiter: Person & { company_id: number };
let key: Person;
beforeAll(async () => {
  tenant = await newTenant();
});

async function newCompany() {
  recruiter = await tenant.recruiter();
  key = await buildApiKey(tenant, recruiter);
}

const put = (external_id: string, change: Partial<ReturnType<typeof wholeJob>> & Record<string, unknown> = {}, by = key) =>
  tenant.call(api.putApiJob, { params: { external_id }, body: { ...wholeJob(), ...change } }, by);
const get = (external_id: string, by = key) => tenant.call(api.getApiJob, { params: { external_id } }, by);
const isPublic = async (id: number) => (await tenant.call(getJob, { params: { id } })).status === 200;

/** A call with an Idempotency-Key. */
const repeatable = (name: string, { method = 'PUT', url = '/api/v1/jobs/r-1', payload = wholeJob() as object, by = key } = {}) =>
  tenant.app.inject({
    method: method as 'PUT',
    url,
    headers: { host: tenant.host, authorization: `Bearer ${by.token}`, 'idempotency-key': name },
    payload,
  });

describe('putting a job', () => {
  beforeAll(newCompany);

  test('creates and publishes it, replaces it under the same id, and changes nothing when it is the same', async () => {
    const created = await put('REQ-1');
    expect([created.status, created.body.message]).toEqual([200, 'Job published']);
    const { id } = created.body.data;
    expect(created.body.data).toMatchObject({
      external_id: 'REQ-1',
      status: 'published',
      title: 'Fitter',
      url: expect.stringMatching(`/jobs/${id}$`),
    });
    const changed = await put('REQ-1', { title: 'Senior fitter' });
    expect([changed.body.message, changed.body.data]).toMatchObject(['Changes saved', { id, title: 'Senior fitter' }]);
    expect((await put('REQ-1', { title: 'Senior fitter' })).body.data.updated_at).toBe(changed.body.data.updated_at);
    expect((await tenant.call(getJob, { params: { id } })).body.data.title).toBe('Senior fitter');
    const { events } = (await tenant.call(getRecruiterJob, { params: { id } }, recruiter)).body.data;
    expect(events.map(({ kind }) => kind)).toEqual(['edited', 'published', 'created']);
    expect((await get('REQ-1')).body.data).toMatchObject({ id, missing: [], job: { title: 'Senior fitter', type: 'remote' } });
  });

  test('refuses missing and unknown fields with 422 by their names, and stores nothing', async () => {
    const incomplete = await put('REQ-2', { description: 'Short', closes_on: '2020-01-01' });
    expect([incomplete.status, Object.keys(incomplete.failure.errors ?? {})]).toEqual([422, ['description', 'closes_on']]);
    const unknown = await put('REQ-2', { salary: 30_000, external_id: 'REQ-9' });
    expect([unknown.status, Object.keys(unknown.failure.errors ?? {})]).toEqual([422, ['salary', 'external_id']]);
    expect((await get('REQ-2')).status).toBe(404);
    expect((await put('a b')).status).toBe(404);
  });

  test('publishes, pauses and reopens as publish says, and keeps the status without it', async () => {
    const draft = await put('REQ-3', { publish: false, description: '' });
    expect(draft.body.data).toMatchObject({ status: 'draft', url: null });
    expect((await put('REQ-3')).body.data.status).toBe('draft');
    expect((await put('REQ-3', { publish: true })).body.data.status).toBe('published');
    expect((await put('REQ-3', { publish: false })).body.data.status).toBe('paused');
    expect((await put('REQ-3', { title: 'Other' })).body.data.status).toBe('paused');
    await tenant.call(closeJob, { params: { id: draft.body.data.id }, body: {} }, recruiter);
    expect((await put('REQ-3')).body.data.status).toBe('closed');
    expect((await put('REQ-3', { publish: true })).body.data.status).toBe('published');
  });

  test('holds a text that asks for money, and publishes it when an operator releases it', async () => {
    const held = (await put('REQ-4', { requirements: [ASKS] })).body;
    expect(held.message).toContain('checking this job');
    expect(held.data).toMatchObject({
      status: 'held',
      url: null,
      review: { state: 'held', passages: [{ field: 'requirements.0' }] },
    });
    expect(await isPublic(held.data.id)).toBe(false);
    const { id } = await tenant.run((db) =>
      db.selectFrom('job_holds').select('id').where('job_id', '=', held.data.id).executeTakeFirstOrThrow(),
    );
    const operator = await tenant.person('operator');
    await tenant.call(decideHeldJob, { params: { id }, body: { approved: true } }, operator);
    expect((await get('REQ-4')).body.data.status).toBe('published');
    const changed = (await put('REQ-4', { requirements: [ASKS, 'Pay us £20 for your uniform.'] })).body;
    expect(changed.message).toMatch(/^Your change is being checked/);
    expect(changed.data).toMatchObject({ status: 'published', review: { of: 'change', state: 'held' } });
    expect((await get('REQ-4')).body.data).toMatchObject({
      job: { requirements: [ASKS] },
      proposed: { requirements: [ASKS, 'Pay us £20 for your uniform.'] },
    });
    expect((await put('REQ-4', { requirements: [] })).body.data).toMatchObject({ status: 'published', review: null });
  });

  test('several times at once makes one job', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, (_, index) => put('REQ-5', { title: `Fitter ${index}` })));
    expect(all.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(all.map(({ body }) => body.data.id)).size).toBe(1);
  });

  test('makes it anew after its draft was deleted on the screens', async () => {
    const { id } = (await put('REQ-6', { publish: false })).body.data;
    await tenant.call(deleteJob, { params: { id } }, recruiter);
    expect((await get('REQ-6')).status).toBe(404);
    expect((await put('REQ-6')).body.data.id).toBeGreaterThan(id);
  });

  test('uses the ids of one company only', async () => {
    const mine = (await put('REQ-7')).body.data;
    const stranger = await buildApiKey(tenant, await tenant.recruiter());
    expect((await get('REQ-7', stranger)).status).toBe(404);
    const theirs = (await put('REQ-7', { title: 'Theirs' }, stranger)).body.data;
    expect(theirs.id).not.toBe(mine.id);
    expect((await get('REQ-7')).body.data.title).toBe('Fitter');
    expect((await tenant.call(api.closeApiJob, { params: { external_id: 'REQ-4' }, body: {} }, stranger)).status).toBe(404);
  });
});

describe('jobs of a company', () => {
  beforeAll(newCompany);

  test('are listed by page, with those of the screens and of no other company', async () => {
    const created = await postJob(tenant, recruiter, { title: 'On the screens' });
    await buildJob(tenant);
    for (let count = 0; count < 20; count++) await put(`L-${count}`, { publish: false });
    const list = (query: object) => tenant.call(api.findApiJobs, { query }, key);
    const [first, second] = [(await list({})).body, (await list({ page: 2 })).body];
    expect([first.meta, first.data.length, second.data.length]).toMatchObject([{ total: 21, last_page: 2 }, 20, 1]);
    expect((await list({ status: ['published'] })).body.data).toMatchObject([
      { id: created.id, external_id: null, title: 'On the screens' },
    ]);
    expect(first.data.filter(({ external_id }) => external_id === null).length).toBeLessThan(2);
  });

  test('are closed once, with their undecided applications, whose veterans are notified', async () => {
    const { id, job_id, recruiter: owner, veteran } = await buildApplication(tenant);
    const own = await buildApiKey(tenant, owner);
    await tenant.run((db) =>
      db.insertInto('api_jobs').values({ company_id: owner.company_id, external_id: 'C-1', job_id }).execute(),
    );
    const close = () => tenant.call(api.closeApiJob, { params: { external_id: 'C-1' }, body: { to: 'filled' } }, own);
    expect((await close()).body).toMatchObject({ message: 'Job marked as filled', data: { status: 'filled', url: null } });
    expect((await close()).status).toBe(409);
    expect((await tenant.call(getApplication, { params: { id } }, veteran)).body.data.stage).toBe('job_closed');
    const { data } = (await tenant.call(findNotifications, {}, veteran)).body;
    expect(data.some(({ title }) => title.includes('closed the job'))).toBe(true);
  });
});

describe('applications', () => {
  let application: Awaited<ReturnType<typeof buildApplication>>;
  let own: Person;
  beforeAll(async () => {
    application = await buildApplication(tenant);
    own = await buildApiKey(tenant, application.recruiter);
  });
  const list = (by: Person, job_id: number) => tenant.call(api.findApiApplications, { query: { job_id } }, by);
  const one = (by: Person) => tenant.call(api.getApiApplication, { params: { id: application.id } }, by);
  const move = (body: Parameters<typeof tenant.call<typeof api.moveApiApplication>>[1]) =>
    tenant.call(api.moveApiApplication, body, own);

  test('are listed and read by the keys of the job’s company only', async () => {
    await newCompany();
    const { data, meta, job } = (await list(own, application.job_id)).body;
    expect([data, meta, job]).toMatchObject([
      [{ id: application.id, stage: 'submitted', veteran: { id: application.veteran.id } }],
      { total: 1 },
      { id: application.job_id, external_id: null },
    ]);
    expect((await one(own)).body.data).toMatchObject({
      resume: { name: expect.any(String) },
      veteran: { email: application.veteran.email },
    });
    expect([(await list(key, application.job_id)).status, (await one(key)).status]).toEqual([404, 404]);
    expect(
      (await tenant.call(api.moveApiApplication, { params: { id: application.id }, body: { stage: 'in_review' } }, key)).status,
    ).toBe(404);
  });

  test('are moved as on the screens: hidden while they can be undone, by the same rules and reasons', async () => {
    const params = { id: application.id };
    const seen = async () => (await tenant.call(getApplication, { params }, application.veteran)).body.data.stage;
    const moved = await move({ params, body: { stage: 'shortlisted', from: 'submitted' } });
    expect(moved.body.data).toMatchObject({ id: application.id, stage: 'shortlisted' });
    expect(JSON.stringify(moved.body)).not.toContain(application.veteran.email);
    expect(await seen()).toBe('submitted');
    expect((await move({ params, body: { stage: 'submitted', undo: true } })).body.data.stage).toBe('submitted');
    await move({ params, body: { stage: 'shortlisted' } });
    await passUndo(tenant);
    expect(await seen()).toBe('shortlisted');
    expect((await move({ params, body: { stage: 'in_review', from: 'submitted' } })).status).toBe(409);
    expect((await move({ params, body: { stage: 'not_selected' } })).failure.errors).toHaveProperty('reason');
    expect((await move({ params, body: { stage: 'not_selected', reason: 'location' } })).status).toBe(200);
  });
});

describe('an Idempotency-Key', () => {
  beforeAll(newCompany);
  const countJobs = async () => (await tenant.call(api.findApiJobs, {}, key)).body.meta.total;

  test('does a call once, however often and at the same time it is repeated, and gives the same reply', async () => {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => repeatable('once-1', { url: '/api/v1/jobs/r-1' })));
    const again = await repeatable('once-1');
    for (const other of [...others, again]) expect([other.statusCode, other.body]).toEqual([200, first?.body]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    const closed = await repeatable('close-1', { method: 'POST', url: '/api/v1/jobs/r-1/close', payload: {} });
    const replayed = await repeatable('close-1', { method: 'POST', url: '/api/v1/jobs/r-1/close', payload: {} });
    expect([closed.statusCode, replayed.statusCode, replayed.body]).toEqual([200, 200, closed.body]);
    expect(await countJobs()).toBe(1);
  });

  test('with another body, address or method gives 409 and does nothing', async () => {
    await repeatable('other-1', { url: '/api/v1/jobs/r-2' });
    for (const more of [
      { url: '/api/v1/jobs/r-2', payload: { ...wholeJob(), title: 'Another title' } },
      { url: '/api/v1/jobs/r-3' },
      { url: '/api/v1/jobs/r-2/close', method: 'POST', payload: {} },
    ]) {
      const answer = await repeatable('other-1', more);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { status: false, message: expect.stringContaining('another call') },
      ]);
    }
    expect((await get('r-2')).body.data).toMatchObject({ title: 'Fitter', status: 'published' });
    expect((await get('r-3')).status).toBe(404);
  });

  test('of a refused call may be used again after the fault is corrected', async () => {
    const url = '/api/v1/jobs/r-4';
    expect((await repeatable('fault-1', { url, payload: { title: 'Fitter' } })).statusCode).toBe(422);
    expect((await repeatable('fault-1', { url })).statusCode).toBe(200);
  });

  test('is of one company, valid text, and forgotten after a day', async () => {
    const stranger = await buildApiKey(tenant, await tenant.recruiter());
    await repeatable('shared-1', { url: '/api/v1/jobs/r-5' });
    const theirs = await repeatable('shared-1', {
      url: '/api/v1/jobs/r-5',
      payload: { ...wholeJob(), title: 'Theirs' },
      by: stranger,
    });
    expect([theirs.statusCode, theirs.json().data.title]).toEqual([200, 'Theirs']);
    for (const name of ['', ' ', 'x'.repeat(256)]) expect((await repeatable(name)).statusCode).toBe(400);
    const later = new Date(Date.now() + 25 * 3_600_000);
    const periods = { applications_months: 0, idle_accounts_months: 0, security_events_months: 0 };
    expect(await tenant.run((db) => apiReplyRetention.erase(db, later, periods))).toBeGreaterThan(0);
    const answer = await repeatable('shared-1', { url: '/api/v1/jobs/r-5', payload: { ...wholeJob(), title: 'New content' } });
    expect([answer.statusCode, answer.json().data.title]).toEqual([200, 'New content']);
  });

  test('stores no names or addresses of people', async () => {
    const application = await buildApplication(tenant);
    const own = await buildApiKey(tenant, application.recruiter);
    const payload = { stage: 'in_review' };
    await repeatable('move-1', { method: 'POST', url: `/api/v1/applications/${application.id}/stage`, payload, by: own });
    const rows = await tenant.run((db) => db.selectFrom('api_replies').selectAll().where('name', '=', 'move-1').execute());
    expect(rows).toMatchObject([{ reply: { data: { id: application.id, stage: 'in_review' } } }]);
    expect(JSON.stringify(rows)).not.toMatch(/@example|Sam|Test\d/);
  });
});

describe('a test key', () => {
  beforeAll(newCompany);

  test('checks and answers like a live one, and stores, publishes and sends nothing', async () => {
    const trial = await buildApiKey(tenant, recruiter, { mode: 'test' });
    const counts = () =>
      tenant.run(async (db) => {
        const tables = ['jobs', 'job_events', 'job_search', 'job_holds', 'mails', 'notifications', 'api_jobs'] as const;
        return Promise.all(
          tables.map((table) =>
            db
              .selectFrom(table)
              .select(({ fn }) => fn.countAll().as('count'))
              .execute(),
          ),
        );
      });
    const before = await counts();
    const answer = await put('T-1', {}, trial);
    expect([answer.status, answer.headers['muster-test'], answer.body.data.status]).toEqual([200, 'true', 'published']);
    expect((await put('T-1', { requirements: [ASKS] }, trial)).body.data.status).toBe('held');
    expect((await put('T-1', { description: '' }, trial)).status).toBe(422);
    expect(await isPublic(answer.body.data.id)).toBe(false);
    expect((await get('T-1', trial)).status).toBe(404);
    expect(await counts()).toEqual(before);
    const live = await put('T-2');
    expect(live.headers).not.toHaveProperty('muster-test');
    await tenant.call(api.closeApiJob, { params: { external_id: 'T-2' }, body: {} }, trial);
    expect((await get('T-2', trial)).body.data.status).toBe('published');
  });

  test('repeats the reply to an Idempotency-Key, apart from those of live keys', async () => {
    const trial = await buildApiKey(tenant, recruiter, { mode: 'test' });
    const [first, again] = [await repeatable('t-1', { by: trial }), await repeatable('t-1', { by: trial })];
    expect([first.statusCode, again.body]).toEqual([200, first.body]);
    expect((await repeatable('t-1', { by: trial, payload: { ...wholeJob(), title: 'Other' } })).statusCode).toBe(409);
    expect((await repeatable('t-1', { payload: { ...wholeJob(), title: 'Live' } })).json().data.title).toBe('Live');
  });
});

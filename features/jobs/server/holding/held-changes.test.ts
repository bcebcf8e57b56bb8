import { beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { applyForJob } from '#features/applications/contract.ts';
import { pdf } from '#features/applications/server/testing.ts';
import { findHeld, type HeldTab } from '#features/operator/held-contract.ts';
import { buildWebhook } from '#features/webhooks/server/testing.ts';
import type { ArgsOf } from '#kit/contract/route.ts';
import { findJobs, getJob } from '../../contract.ts';
import { decideHeldChange } from '../../hold-contract.ts';
import { closeJob, findRecruiterJobs, getRecruiterJob, publishJob, updateJob, withdrawJob } from '../../recruiting-contract.ts';
import { decideReportedJob, reportJob } from '../../report-contract.ts';
import { ASKS, postJob, wholeJob } from '../testing.ts';
import { heldChangeRetention } from './change-queries.ts';

let tenant: TestTenant;
let operator: Person;
beforeAll(async () => {
  tenant = await newTenant();
  operator = await tenant.person('operator');
});

type Job = Partial<ArgsOf<typeof updateJob>['body']['job']>;
const NEW = '<p>Keep our diesel engines running through the night, in a team of four. Pay us a registration fee of £35.</p>';
const ASKING: Job = { title: 'Diesel fitter', description: NEW };
const CLEAN: Job = { title: 'Marine fitter' };
const CHECKED = 'Your change is being checked. Veterans see the earlier text until then';

const shown = async (id: number, recruiter: Person) =>
  (await tenant.call(getRecruiterJob, { params: { id } }, recruiter)).body.data;
const read = async (id: number, person: Person | null = null) =>
  (await tenant.call(getJob, { params: { id } }, person)).body.data;
const saveAt = (id: number, recruiter: Person, change: Job, updated_at: string) =>
  tenant.call(updateJob, { params: { id }, body: { job: { ...wholeJob(), ...change }, updated_at } }, recruiter);
const save = async (id: number, recruiter: Person, change: Job) =>
  saveAt(id, recruiter, change, (await shown(id, recruiter)).updated_at);
const entriesOf = async (id: number, tab: HeldTab = 'held') =>
  (await tenant.call(findHeld, { query: { tab } }, operator)).body.data.filter(
    (entry) => entry.kind !== 'message' && entry.job.id === id,
  );
const changeOf = async (id: number) => (await entriesOf(id)).find(({ kind }) => kind === 'change')?.id ?? 0;
type Decision = ArgsOf<typeof decideHeldChange>['body'];
const RELEASE: Decision = { approved: true };
const RETURN: Decision = { approved: false, note: 'Employers pay such fees themselves.' };
const decide = (id: number, body: Decision, as = operator) => tenant.call(decideHeldChange, { params: { id }, body }, as);
const noticesOf = (person: Person, kind: string) =>
  tenant.run((db) =>
    db.selectFrom('notifications').where('user_id', '=', person.id).where('kind', '=', kind).select(['title', 'body']).execute(),
  );

/** A published job with a change that waits. */
async function changed(change: Job = ASKING) {
  const recruiter = await tenant.recruiter();
  const { id } = await postJob(tenant, recruiter);
  const reply = await save(id, recruiter, change);
  expect(reply.body.data.review).toMatchObject({ of: 'change', state: 'held' });
  return { recruiter, id, reply };
}

describe('a change of a published job that asks for money', () => {
  test('waits beside the job, which visitors, searches and applicants read as it was', async () => {
    const recruiter = await tenant.recruiter();
    const { id, published_at } = await postJob(tenant, recruiter, { title: 'Old title of Wexcombe' });
    const veteran = await tenant.veteran();
    await tenant.call(applyForJob, { params: { id }, body: {}, files: { file: pdf() } }, veteran);
    await buildWebhook(tenant, recruiter, { events: ['job.held', 'job.published'] });
    const { body } = await save(id, recruiter, ASKING);
    expect(body).toMatchObject({
      message: CHECKED,
      data: {
        status: 'published',
        published_at,
        title: 'Old title of Wexcombe',
        draft: { title: 'Old title of Wexcombe' },
        proposed: { title: 'Diesel fitter', description: NEW },
        review: { of: 'change', state: 'held', passages: [{ field: 'description', held_for: ['money'], quotes: [ASKS] }] },
      },
    });
    for (const person of [null, veteran]) expect((await read(id, person)).title).toBe('Old title of Wexcombe');
    const search = async (words: string) =>
      (await tenant.call(findJobs, { query: { search: words } })).body.data.map((job) => job.id);
    expect([await search('wexcombe'), await search('diesel fitter')]).toEqual([[id], []]);
    expect((await tenant.call(findRecruiterJobs, { query: {} }, recruiter)).body).toMatchObject({
      data: [{ status: 'published', review: { of: 'change', state: 'held' } }],
      counts: { published: 1 },
    });
    expect(body.data.events[0]).toMatchObject({ kind: 'held', changes: expect.arrayContaining(['title', 'description']) });
    expect((await noticesOf(operator, 'job_held')).filter((notice) => notice.body?.includes('Wexcombe'))).toMatchObject([
      { title: 'A change to a job is waiting to be checked', body: expect.stringMatching(/may ask for money\.$/) },
    ]);
    const events = await tenant.run((db) =>
      db.selectFrom('webhook_events').where('company_id', '=', recruiter.company_id).select(['type', 'data']).execute(),
    );
    expect(events).toEqual([{ type: 'job.held', data: { job_id: id, reason: 'change' } }]);
  });

  test('is shown to operators with the words marked and with what it replaces', async () => {
    const { id } = await changed({ ...ASKING, openings: 3 });
    expect(await entriesOf(id)).toMatchObject([
      {
        kind: 'change',
        job: { title: 'Fitter' },
        held_for: ['money'],
        change: { is_imported: false, status: 'published', fields: expect.arrayContaining(['title', 'description', 'openings']) },
        texts: [
          { field: 'title', text: 'Diesel fitter', before: 'Fitter', quotes: [] },
          { field: 'description', before: expect.stringMatching(/^Keep our engines/), quotes: [ASKS] },
        ],
      },
    ]);
  });

  test('is stored again only where it differs, and replaces the earlier one', async () => {
    const { id, recruiter } = await changed();
    const first = await changeOf(id);
    await save(id, recruiter, ASKING);
    expect(await changeOf(id)).toBe(first);
    await save(id, recruiter, { ...ASKING, title: 'Diesel engineer' });
    expect(await changeOf(id)).not.toBe(first);
    expect(await entriesOf(id)).toHaveLength(1);
    const late = await decide(first, RELEASE);
    expect([late.status, late.failure.message]).toEqual([
      404,
      'This change is no longer waiting: it was decided, rewritten or dropped.',
    ]);
    expect((await shown(id, recruiter)).proposed?.title).toBe('Diesel engineer');
  });

  test('is published at once when it no longer asks, and dropped when nothing differs', async () => {
    const { id, recruiter } = await changed();
    expect((await save(id, recruiter, CLEAN)).body).toMatchObject({
      message: 'Changes saved',
      data: { title: 'Marine fitter', review: null, proposed: null },
    });
    expect((await read(id)).title).toBe('Marine fitter');
    await save(id, recruiter, { ...CLEAN, description: NEW });
    expect((await save(id, recruiter, CLEAN)).body.data).toMatchObject({ review: null, proposed: null });
    expect(await entriesOf(id)).toEqual([]);
  });

  test('is refused like any edit where a published job would be incomplete', async () => {
    const recruiter = await tenant.recruiter();
    const { id } = await postJob(tenant, recruiter);
    expect((await save(id, recruiter, { ...ASKING, experience: null })).failure.errors).toHaveProperty('experience');
    expect((await save(id, recruiter, { ...ASKING, city_id: 2_000_000_000 })).failure.errors).toHaveProperty('city_id');
    expect((await shown(id, recruiter)).review).toBeNull();
  });
});

describe('two people', () => {
  test('who change the same job do not overwrite each other’s change', async () => {
    const recruiter = await tenant.recruiter();
    const colleague = await tenant.recruiter({ company_id: recruiter.company_id });
    const { id, updated_at } = await postJob(tenant, recruiter);
    expect((await saveAt(id, recruiter, ASKING, updated_at)).status).toBe(200);
    expect((await saveAt(id, colleague, CLEAN, updated_at)).status).toBe(409);
    const seen = (await shown(id, colleague)).updated_at;
    const [mine, theirs] = await Promise.all([
      saveAt(id, recruiter, { ...ASKING, title: 'Mine' }, seen),
      saveAt(id, colleague, { ...ASKING, title: 'Theirs' }, seen),
    ]);
    expect([mine.status, theirs.status].sort()).toEqual([200, 409]);
    expect((await shown(id, recruiter)).proposed?.title).toBe(mine.status === 200 ? 'Mine' : 'Theirs');
    await tenant.call(withdrawJob, { params: { id } }, recruiter);
    expect((await saveAt(id, colleague, CLEAN, (await shown(id, recruiter)).updated_at)).status).toBe(200);
  });

  test('who decide make one decision', async () => {
    const { id, recruiter } = await changed();
    const change = await changeOf(id);
    const other = await tenant.person('operator');
    const replies = await Promise.all([decide(change, RELEASE), decide(change, RETURN, other)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await noticesOf(recruiter, 'job_checked')).toHaveLength(1);
  });
});

describe('an operator', () => {
  test('publishes the change, with the recruiter’s name in the history, and its words are accepted from then on', async () => {
    const { id, recruiter } = await changed({ ...ASKING, contact_name: 'Tom Reed', contact_email: 'tom@example.org' });
    expect((await shown(id, recruiter)).proposed).toMatchObject({ contact_name: 'Tom Reed', contact_hidden: true });
    expect((await decide(await changeOf(id), RELEASE)).body.message).toBe('Change made');
    expect(await read(id)).toMatchObject({ title: 'Diesel fitter', description: NEW });
    const job = await shown(id, recruiter);
    expect(job).toMatchObject({ review: null, proposed: null, draft: { contact_email: 'tom@example.org' } });
    expect(job.events[0]).toMatchObject({ kind: 'edited', actor_name: expect.any(String) });
    expect(await noticesOf(recruiter, 'job_checked')).toMatchObject([
      { title: 'Your change to “Fitter” has been checked and is published' },
    ]);
    expect(await entriesOf(id, 'decided')).toMatchObject([{ kind: 'job', outcome: 'released', change: { is_imported: false } }]);
    expect((await save(id, recruiter, { ...ASKING, openings: 2 })).body.data.review).toBeNull();
  });

  test('returns it: the job stays public, and its recruiter corrects the change', async () => {
    const { id, recruiter } = await changed();
    const change = await changeOf(id);
    expect((await decide(change, { approved: false })).status).toBe(422);
    expect((await decide(change, RETURN, recruiter)).status).toBe(403);
    expect((await decide(change, RETURN)).status).toBe(200);
    expect((await decide(change, RELEASE)).status).toBe(409);
    expect((await read(id)).title).toBe('Fitter');
    expect(await shown(id, recruiter)).toMatchObject({
      status: 'published',
      review: { of: 'change', state: 'returned', note: RETURN.note, passages: [{ quotes: [ASKS] }] },
      proposed: { title: 'Diesel fitter' },
    });
    expect(await noticesOf(recruiter, 'job_checked')).toEqual([
      { title: 'Your change to “Fitter” was not published. The job stays as it was', body: RETURN.note },
    ]);
    expect((await save(id, recruiter, ASKING)).body.data.review).toMatchObject({ state: 'held', note: null });
    expect((await save(id, recruiter, { title: 'Diesel fitter' })).body.data.review).toBeNull();
    expect((await read(id)).title).toBe('Diesel fitter');
  });

  test('cannot make a change of what has changed since: it stays with its recruiter, and its words are released', async () => {
    const { id, recruiter } = await changed();
    const title = 'Changed by an earlier release';
    await tenant.run((db) => db.updateTable('jobs').set({ title }).where('id', '=', id).execute());
    expect((await decide(await changeOf(id), RELEASE)).body.message).toMatch(/^Change released\. The job could not take it/);
    expect((await read(id)).title).toBe(title);
    expect(await shown(id, recruiter)).toMatchObject({
      review: { of: 'change', state: 'released', note: expect.stringMatching(/^The job has changed since/) },
      proposed: { title: 'Diesel fitter' },
    });
    expect((await save(id, recruiter, ASKING)).body.data).toMatchObject({ title: 'Diesel fitter', review: null });
  });

  test('cannot make a change whose closing date has passed meanwhile', async () => {
    const { id, recruiter } = await changed();
    const past = JSON.stringify({ title: 'Diesel fitter', description: NEW, closes_on: '2026-01-01' });
    await tenant.run((db) => db.updateTable('held_job_changes').set({ content: past }).where('job_id', '=', id).execute());
    await decide(await changeOf(id), RELEASE);
    expect((await shown(id, recruiter)).review).toMatchObject({
      state: 'released',
      note: 'Its closing date has passed. Open your change and choose a later one.',
    });
    expect((await read(id)).title).toBe('Fitter');
  });

  test.each(['paused', 'closed', 'filled'] as const)('may decide about a change of a job that was %s meanwhile', async (to) => {
    const { id, recruiter } = await changed();
    expect((await tenant.call(closeJob, { params: { id }, body: { to } }, recruiter)).status).toBe(200);
    expect(await shown(id, recruiter)).toMatchObject({ status: to, review: { of: 'change', state: 'held' } });
    expect(await entriesOf(id)).toMatchObject([{ change: { status: to } }]);
    await decide(await changeOf(id), RELEASE);
    expect(await shown(id, recruiter)).toMatchObject({ status: to, title: 'Diesel fitter', review: null });
    expect(await noticesOf(recruiter, 'job_checked')).toMatchObject([
      { title: 'Your change to “Fitter” has been checked and saved. The job itself is not published now' },
    ]);
  });

  test('who takes the job down drops its change', async () => {
    const { id, recruiter } = await changed();
    await tenant.call(reportJob, { params: { id }, body: { reason: 'money' } }, await tenant.veteran());
    const change = await changeOf(id);
    const body = { seen: 2_147_483_647, outcome: 'taken_down' as const, reply: 'Thank you.', reason: 'No fees.' };
    expect((await tenant.call(decideReportedJob, { params: { id }, body }, operator)).status).toBe(200);
    expect(await shown(id, recruiter)).toMatchObject({ status: 'closed', review: null, proposed: null });
    expect((await decide(change, RELEASE)).status).toBe(404);
  });
});

test('a paused job with a change is published again with its earlier text', async () => {
  const { id, recruiter } = await changed();
  await tenant.call(closeJob, { params: { id }, body: { to: 'paused' } }, recruiter);
  expect((await tenant.call(publishJob, { params: { id }, body: {} }, recruiter)).body.data.status).toBe('published');
  expect((await read(id)).title).toBe('Fitter');
  expect((await shown(id, recruiter)).review).toMatchObject({ of: 'change', state: 'held' });
});

test('its recruiter drops a change, once, and the job stays public', async () => {
  const { id, recruiter } = await changed();
  const drop = () => tenant.call(withdrawJob, { params: { id } }, recruiter);
  expect((await drop()).body).toMatchObject({
    message: 'Change dropped',
    data: { status: 'published', review: null, proposed: null },
  });
  expect([(await drop()).status, await entriesOf(id)]).toEqual([409, []]);
  expect((await read(id)).title).toBe('Fitter');
});

test('changes that ended are erased after a year, those that wait stay', async () => {
  const [ended, waiting] = [await changed(), await changed()];
  await decide(await changeOf(ended.id), RETURN);
  const nextYear = new Date();
  nextYear.setMonth(nextYear.getMonth() + 13);
  await tenant.run((db) =>
    heldChangeRetention.erase(db, nextYear, { applications_months: 0, idle_accounts_months: 0, security_events_months: 0 }),
  );
  expect(await shown(ended.id, ended.recruiter)).toMatchObject({ review: null, proposed: null });
  expect((await shown(waiting.id, waiting.recruiter)).review).toMatchObject({ state: 'held' });
});

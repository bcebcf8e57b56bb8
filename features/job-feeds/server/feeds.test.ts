import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newTenant, type Person, TEST_CONFIG, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { applyForJob, findApplications } from '#features/applications/contract.ts';
import { pdf } from '#features/applications/server/testing.ts';
import { findJobs } from '#features/jobs/contract.ts';
import { getRecruiterJob, updateJob } from '#features/jobs/recruiting-contract.ts';
import { findNotifications } from '#features/notifications/contract.ts';
import { signer, vault } from '#kit/server/process/secrets.ts';
import {
  createCompanyFeed,
  createTenantFeed,
  decideCompanyFeed,
  deleteCompanyFeed,
  findCompanyFeeds,
  findTenantFeeds,
  getCompanyFeed,
  getCompanyFeedRun,
  resolveCompanyFeedConflict,
  updateCompanyFeed,
} from '../contract.ts';
import { previewFeed } from './actions.ts';
import { jobFeedBackground } from './background.ts';
import { closeAllLeft, runFeed } from './runs.ts';
import { type Replay, startReplay } from './testing.ts';

let replay: Replay;
beforeAll(async () => {
  replay = await startReplay();
});
afterAll(() => replay.stop());

const { app, db } = await testWorker();
const secrets = vault(TEST_CONFIG.secret ?? '');
const sending = {
  background: app.muster.background,
  siteOf: (host: string) => `https://${host}`,
  signer: signer('unsubscribe', 'x'.repeat(32)),
};
const POSTED = new Date().toISOString();

type Entry = { id: number; title?: string; content?: string; location?: { name: string } };
const entry = ({ id, title = `Fitter ${id}`, content = 'Keep our engines running through the night.', ...more }: Entry) => ({
  id,
  internal_job_id: id,
  title,
  company_name: 'Orbit',
  location: { name: 'Leeds' },
  first_published: POSTED,
  absolute_url: `https://boards.example/${id}`,
  content: `&lt;p&gt;${content}&lt;/p&gt;`,
  ...more,
});
const PATH = '/boards-api.greenhouse.io/v1/boards/orbit/jobs';
const board = (...entries: Entry[]) => replay.set(PATH, JSON.stringify({ jobs: entries.map(entry) }));
const ids = (count: number, from = 1) => Array.from({ length: count }, (_, index) => ({ id: from + index }));
const FEED = { name: 'Our board', kind: 'greenhouse', address: 'orbit', apply_here: true };

let tenant: TestTenant;
let admin: Person & { company_id: number };
let feedId = 0;
beforeEach(async () => {
  tenant = await newTenant();
  const company_id = await tenant.company();
  admin = { ...(await tenant.recruiter({ company_id, is_admin: true })), company_id };
  feedId = (await tenant.call(createCompanyFeed, { body: FEED }, admin)).body.data.id;
});

const read = (id = feedId, more: { signal?: AbortSignal } = {}) =>
  runFeed({ db, sending, vault: secrets, network: replay.network, ...more }, tenant.id, id);
const details = async () => (await tenant.call(getCompanyFeed, { params: { id: feedId } }, admin)).body.data;
const lastRun = async () => (await details()).runs[0];
const openTitles = async () =>
  (await tenant.call(findJobs, { query: { company_id: admin.company_id } })).body.data.map(({ title }) => title).sort();
const jobIdOf = async (title: string) =>
  (await tenant.run((scoped) => scoped.selectFrom('jobs').select('id').where('title', '=', title).executeTakeFirstOrThrow())).id;

describe('a feed of a company', () => {
  test('publishes its jobs under the company, and says what each run did', async () => {
    board(...ids(2), { id: 3, title: '' });
    await read();
    expect(await openTitles()).toEqual(['Fitter 1', 'Fitter 2']);
    const run = await lastRun();
    expect(run).toMatchObject({ outcome: 'complete', counts: { rows: 3, created: 2, refused: 1, closed: 0 } });
    const { differences } = (await tenant.call(getCompanyFeedRun, { params: { id: feedId, run_id: run?.id ?? 0 } }, admin)).body
      .data;
    expect(differences).toContainEqual({
      kind: 'refused',
      external_id: '3',
      job_id: null,
      title: null,
      note: 'The title is missing',
    });
    expect(differences).toContainEqual(expect.objectContaining({ kind: 'created', external_id: '1', title: 'Fitter 1' }));
    board({ id: 1, title: 'Fitter 1', content: 'Keep our pumps running.' }, { id: 2 });
    await read();
    expect(await lastRun()).toMatchObject({ counts: { created: 0, changed: 1, unchanged: 1 } });
  });

  test('closes a job that left two complete runs, and notifies its applicants', async () => {
    board(...ids(4));
    await read();
    const veteran = await tenant.veteran();
    const sent = await tenant.call(
      applyForJob,
      { params: { id: await jobIdOf('Fitter 4') }, body: {}, files: { file: pdf() } },
      veteran,
    );
    expect(sent.status).toBe(201);
    board(...ids(3));
    await read();
    expect(await openTitles()).toContain('Fitter 4');
    await read();
    expect(await openTitles()).toEqual(['Fitter 1', 'Fitter 2', 'Fitter 3']);
    expect(await lastRun()).toMatchObject({ counts: { closed: 1 } });
    const [application] = (await tenant.call(findApplications, {}, veteran)).body.data;
    expect(application?.stage).toBe('job_closed');
    const notices = (await tenant.call(findNotifications, {}, veteran)).body.data;
    expect(notices.filter(({ kind }) => kind === 'application_moved')).toHaveLength(1);
    // It is back.
    board(...ids(4));
    await read();
    expect(await openTitles()).toContain('Fitter 4');
  });

  test.each([
    ['a failed run', () => replay.set(PATH, (_request, response) => void response.writeHead(500).end()), 'failed'],
    ['a web page', () => replay.set(PATH, '<html>Maintenance</html>'), 'failed'],
    ['a run that broke off', () => replay.set(PATH, `{"jobs":[${JSON.stringify(entry({ id: 1 }))},{"id":`), 'incomplete'],
    ['an empty board', () => board(), 'empty'],
  ])('%s closes nothing, however often', async (_, change, outcome) => {
    board(...ids(4));
    await read();
    change();
    for (let time = 0; time < 3; time++) await read();
    expect(await lastRun()).toMatchObject({ outcome });
    expect(await openTitles()).toHaveLength(4);
  });

  test.each([true, false])('requests a decision when more than a third left, and closes them: %s', async (close) => {
    board(...ids(6));
    await read();
    board(...ids(3));
    await read();
    await read();
    expect(await openTitles()).toHaveLength(6);
    expect(await details()).toMatchObject({
      to_decide: 3,
      left: [{ title: 'Fitter 4' }, { title: 'Fitter 5' }, { title: 'Fitter 6' }],
    });
    await read();
    const notices = (await tenant.call(findNotifications, {}, admin)).body.data.filter(({ kind }) => kind === 'feed_waits');
    expect(notices).toMatchObject([{ title: '3 of 6 jobs have left “Our board”' }]);
    const decision = { params: { id: feedId }, body: { close } };
    expect((await tenant.call(decideCompanyFeed, decision, admin)).status).toBe(200);
    expect((await tenant.call(decideCompanyFeed, decision, admin)).status).toBe(409);
    if (close) {
      const feed = await tenant.run((scoped) =>
        scoped.selectFrom('job_feeds').selectAll().where('id', '=', feedId).executeTakeFirstOrThrow(),
      );
      await closeAllLeft({ db, sending }, tenant.id, feed);
    }
    for (let time = 0; time < 3; time++) await read();
    expect(await openTitles()).toHaveLength(close ? 3 : 6);
    expect(await details()).toMatchObject({ to_decide: 0 });
  });

  test('a source that says that nothing has changed still has its jobs', async () => {
    replay.set(PATH, (request, response) => {
      if (request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end();
      response.writeHead(200, { etag: '"1"' }).end(JSON.stringify({ jobs: ids(4).map(entry) }));
    });
    await read();
    for (let time = 0; time < 3; time++) await read();
    expect(await lastRun()).toMatchObject({ outcome: 'unchanged' });
    expect(await openTitles()).toHaveLength(4);
  });

  test('gives jobs the new ids of their source instead of importing them twice', async () => {
    board(...ids(3));
    await read();
    const before = await jobIdOf('Fitter 2');
    replay.set(PATH, JSON.stringify({ jobs: ids(3).map(({ id }) => entry({ id: id + 100, title: `Fitter ${id}` })) }));
    await read();
    await read();
    expect(await openTitles()).toEqual(['Fitter 1', 'Fitter 2', 'Fitter 3']);
    expect(await jobIdOf('Fitter 2')).toBe(before);
  });

  test('finds the same job of another source, and does not publish it twice', async () => {
    board(...ids(2));
    await read();
    const other = (await tenant.call(createCompanyFeed, { body: { ...FEED, address: 'second' } }, admin)).body.data.id;
    replay.set(
      PATH.replace('orbit', 'second'),
      JSON.stringify({ jobs: [entry({ id: 77, title: 'fitter 1 ' }), entry({ id: 78, title: 'Welder' })] }),
    );
    await read(other);
    expect(await openTitles()).toEqual(['Fitter 1', 'Fitter 2', 'Welder']);
    const [run] = (await tenant.call(getCompanyFeed, { params: { id: other } }, admin)).body.data.runs;
    expect(run).toMatchObject({ counts: { created: 1, duplicates: 1, refused: 1 } });
  });

  test('an interrupted run closes nothing, and is repeated without doubling', async () => {
    board(...ids(600));
    const stopping = new AbortController();
    replay.set(PATH, (_request, response) => {
      response.write(JSON.stringify({ jobs: ids(600).map(entry) }).slice(0, -2));
      setTimeout(() => stopping.abort(new Error('Stopped')), 300);
    });
    await expect(read(feedId, { signal: stopping.signal })).rejects.toThrow();
    board(...ids(600));
    await read();
    const { runs } = await details();
    expect(runs.map(({ outcome }) => outcome)).toEqual(['complete', 'interrupted']);
    const { count } = await tenant.run((scoped) =>
      scoped.selectFrom('jobs').select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
    );
    expect(count).toBe(600);
  });

  test('holds what asks for money, removes scripts and reads tags that were escaped twice', async () => {
    board(
      { id: 1, content: 'Pay us a registration fee of £35.' },
      {
        id: 2,
        content: 'Repair pumps.&lt;/p&gt;&lt;script&gt;steal()&lt;/script&gt;&lt;p onclick=&quot;steal()&quot;&gt;Daily.',
      },
      { id: 3, content: '&amp;lt;p&amp;gt;Weld &amp;amp;amp; cut.&amp;lt;/p&amp;gt;'.replace(/^/, '') },
    );
    await read();
    expect(await lastRun()).toMatchObject({ counts: { created: 3, held: 1 } });
    expect(await openTitles()).toEqual(['Fitter 2', 'Fitter 3']);
    const texts = await tenant.run((scoped) => scoped.selectFrom('jobs').select('description').orderBy('title').execute());
    expect(JSON.stringify(texts)).not.toMatch(/steal|onclick|&amp;lt;|&lt;p/);
  });
});

describe('a job that was changed here', () => {
  const edit = async (title: string, change: { title?: string; description?: string }) => {
    const id = await jobIdOf(title);
    const { draft, updated_at } = (await tenant.call(getRecruiterJob, { params: { id } }, admin)).body.data;
    const { currency: _, city_label: __, ...job } = draft;
    const closes_on = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const whole = {
      ...job,
      job_type: 'full_time' as const,
      type: 'on_site' as const,
      experience: 'mid' as const,
      closes_on,
      ...change,
    };
    const answer = await tenant.call(updateJob, { params: { id }, body: { job: whole, updated_at } }, admin);
    expect(answer.failure?.errors ?? {}).toEqual({});
    return id;
  };
  const TEXT = '<p>Keep our engines running through the night, and our people safe.</p>';

  test('keeps it while its source does not change that field', async () => {
    board({ id: 1 });
    await read();
    const id = await edit('Fitter 1', { description: TEXT });
    board({ id: 1, title: 'Senior fitter' });
    await read();
    const { draft } = (await tenant.call(getRecruiterJob, { params: { id } }, admin)).body.data;
    expect(draft).toMatchObject({ title: 'Senior fitter', description: TEXT });
    expect(await details()).toMatchObject({ conflicts: 0 });
  });

  test.each(['mine', 'theirs'] as const)('is in conflict when both changed the field, until somebody takes %s', async (take) => {
    board({ id: 1 });
    await read();
    const id = await edit('Fitter 1', { description: TEXT });
    const theirs = 'Keep our boilers running through the winter and the spring.';
    board({ id: 1, content: theirs });
    await read();
    expect(await lastRun()).toMatchObject({ counts: { conflicts: 1 } });
    expect((await details()).in_conflict).toEqual([
      {
        job_id: id,
        title: 'Fitter 1',
        field: 'description',
        mine: 'Keep our engines running through the night, and our people safe.',
        theirs,
      },
    ]);
    const decision = { params: { id: feedId }, body: { job_id: id, field: 'description', take } };
    expect((await tenant.call(resolveCompanyFeedConflict, decision, admin)).status).toBe(200);
    expect((await tenant.call(resolveCompanyFeedConflict, decision, admin)).status).toBe(409);
    const { draft } = (await tenant.call(getRecruiterJob, { params: { id } }, admin)).body.data;
    expect(draft.description).toBe(take === 'mine' ? TEXT : `<p>${theirs}</p>`);
    await read();
    expect((await details()).in_conflict).toEqual([]);
  });
});

describe('who may see and change feeds', () => {
  test('admins of the company and operators, each their own', async () => {
    const colleague = await tenant.recruiter({ company_id: admin.company_id, is_admin: false });
    const stranger = await tenant.recruiter({ company_id: await tenant.company(), is_admin: true });
    const operator = await tenant.person('operator');
    expect((await tenant.call(findCompanyFeeds, {}, colleague)).status).toBe(403);
    expect((await tenant.call(createCompanyFeed, { body: FEED }, colleague)).status).toBe(403);
    expect((await tenant.call(getCompanyFeed, { params: { id: feedId } }, stranger)).status).toBe(404);
    expect((await tenant.call(deleteCompanyFeed, { params: { id: feedId } }, stranger)).status).toBe(404);
    expect((await tenant.call(findTenantFeeds, {}, operator)).body.data.feeds).toEqual([]);
    expect((await tenant.call(findCompanyFeeds, {}, admin)).body.data.feeds).toMatchObject([
      { name: 'Our board', kind_label: 'Greenhouse' },
    ]);
  });

  test('a company reads its own website only, and no internal address', async () => {
    const problems = async (address: string, kind = 'xml') =>
      (await tenant.call(createCompanyFeed, { body: { ...FEED, kind, address } }, admin)).failure?.errors?.address;
    expect(await problems('https://other.example/jobs.xml')).toEqual([expect.stringMatching(/no verified email domain/)]);
    expect(await problems('boards.example/orbit', 'greenhouse')).toEqual([
      'Enter the name of the board only, without its address.',
    ]);
    const operator = await tenant.person('operator');
    const { body } = await tenant.call(
      createTenantFeed,
      { body: { ...FEED, kind: 'xml', address: 'http://127.0.0.1:9/jobs.xml' } },
      operator,
    );
    await runFeed({ db, sending, vault: secrets, network: { dns_servers: null, replay: null } }, tenant.id, body.data.id);
    const [feed] = (await tenant.call(findTenantFeeds, {}, operator)).body.data.feeds;
    expect(feed?.last_run).toMatchObject({ outcome: 'failed', message: 'Not a public address.' });
  });
});

test('a feed of the tenant makes companies by the tenant’s rule, and tells operators which wait', async () => {
  const operator = await tenant.person('operator');
  const { id } = (await tenant.call(createTenantFeed, { body: { ...FEED, apply_here: false } }, operator)).body.data;
  board(...ids(2));
  await read(id);
  const companies = await tenant.run((scoped) =>
    scoped.selectFrom('companies').select(['name', 'status']).where('name', '=', 'Orbit').execute(),
  );
  expect(companies).toEqual([{ name: 'Orbit', status: 'pending' }]);
  const notices = (await tenant.call(findNotifications, {}, operator)).body.data;
  expect(notices.filter(({ kind }) => kind === 'company_waits')).toMatchObject([{ title: 'An imported company needs approval' }]);
});

test('a preview shows the first ten jobs as they will look and why others are refused, and stores nothing', async () => {
  board({ id: 1, title: '' }, { id: 2, content: 'Pay us a registration fee of £35.' }, ...ids(12, 3));
  const input = { ...FEED, mapping: {}, key: null, every_hours: 24 };
  const preview = await previewFeed(
    tenant.run,
    { owner: { company_id: admin.company_id }, tenant: { id: tenant.id, country_id: 232 } as never },
    { network: replay.network, vault: secrets },
    input,
  );
  expect(preview.jobs).toHaveLength(10);
  expect(preview.jobs[0]).toMatchObject({ title: 'Fitter 2', place: 'Leeds', is_known_place: true, held_for: ['money'] });
  expect(preview.refused).toEqual([{ row: 1, external_id: '1', reason: 'The title is missing' }]);
  expect(preview.has_more).toBe(true);
  expect(await openTitles()).toEqual([]);
});

test('a deleted feed closes its jobs, or leaves them open', async () => {
  board(...ids(2));
  await read();
  expect((await tenant.call(deleteCompanyFeed, { params: { id: feedId }, query: { close_jobs: true } }, admin)).status).toBe(200);
  expect((await tenant.call(getCompanyFeed, { params: { id: feedId } }, admin)).status).toBe(404);
  await read();
  expect(await openTitles()).toEqual([]);
});

test('imported jobs without a closing day close after 45 days in which no run saw them', async () => {
  board(...ids(2));
  await read();
  const seen = (title: string, days: number) =>
    tenant.run((scoped) =>
      sql`update imported_jobs set seen_at = now() - make_interval(days => ${days}) where tenant_id = ${scoped.tenant_id}
        and job_id = (select id from jobs where tenant_id = ${scoped.tenant_id} and title = ${title})`.execute(scoped),
    );
  await seen('Fitter 1', 46);
  await seen('Fitter 2', 44);
  const job = jobFeedBackground({ network: replay.network, vault: secrets }).find(({ name }) => name === 'close_unseen_jobs');
  if (!job || !('runIn' in job)) throw new Error('The job is missing');
  await job.runIn({ db, ...sending, signal: new AbortController().signal }, tenant.id);
  expect(await openTitles()).toEqual(['Fitter 2']);
});

test('a feed keeps its kind, and is read again whole when its settings change', async () => {
  const change = (body: object) => tenant.call(updateCompanyFeed, { params: { id: feedId }, body: { ...FEED, ...body } }, admin);
  expect((await change({ kind: 'lever' })).failure?.errors).toEqual({ kind: [expect.stringMatching(/can’t be changed/)] });
  expect((await change({ every_hours: 6 })).status).toBe(200);
  expect(await details()).toMatchObject({ every_hours: 6 });
});

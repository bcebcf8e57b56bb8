import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newTenant, type Person, TEST_CONFIG, type TestTenant } from '#apps/api/testing/index.ts';
import { getJob } from '#features/jobs/contract.ts';
import { decideHeldChange } from '#features/jobs/hold-contract.ts';
import { getRecruiterJob, updateJob, withdrawJob } from '#features/jobs/recruiting-contract.ts';
import { findHeld } from '#features/operator/held-contract.ts';
import type { ArgsOf } from '#kit/contract/route.ts';
import { vault } from '#kit/server/process/secrets.ts';
import { createCompanyFeed, getCompanyFeed, getCompanyFeedRun, resolveCompanyFeedConflict } from '../contract.ts';
import { runFeed } from './runs.ts';
import { type Replay, startReplay } from './testing.ts';

let replay: Replay;
beforeAll(async () => {
  replay = await startReplay();
});
afterAll(() => replay.stop());

const secrets = vault(TEST_CONFIG.secret ?? '');
const POSTED = new Date().toISOString();
const OLD = 'Keep our engines running through the night, in a team of four.';
const ASKING = 'Keep our engines running. Pay us a registration fee of £35.';
const PATH = '/boards-api.greenhouse.io/v1/boards/orbit/jobs';

let tenant: TestTenant;
let admin: Person & { company_id: number };
let operator: Person;
let feedId = 0;
let jobId = 0;

const entry = (id: number, text: string) => ({
  id,
  internal_job_id: id,
  title: `Fitter ${id}`,
  company_name: 'Orbit',
  location: { name: 'Leeds' },
  first_published: POSTED,
  absolute_url: `https://boards.example/${id}`,
  content: `&lt;p&gt;${text}&lt;/p&gt;`,
});

/** Reads the board with this text of its first job; null when it no longer has the job. */
async function read(content: string | null) {
  const others = [2, 3, 4].map((id) => entry(id, OLD));
  replay.set(PATH, JSON.stringify({ jobs: content === null ? others : [entry(1, content), ...others] }));
  const { signal, ...sending } = tenant.work;
  await runFeed({ db: tenant.db, sending, vault: secrets, network: replay.network, signal }, tenant.id, feedId);
  return (await tenant.call(getCompanyFeed, { params: { id: feedId } }, admin)).body.data.runs[0];
}
const job = async () => (await tenant.call(getRecruiterJob, { params: { id: jobId } }, admin)).body.data;
const publicText = async () => (await tenant.call(getJob, { params: { id: jobId } })).body.data.description;
const waiting = async () =>
  (await tenant.call(findHeld, { query: {} }, operator)).body.data.flatMap((entry) => (entry.kind === 'change' ? [entry] : []));
const decide = async (approved: boolean) =>
  tenant.call(
    decideHeldChange,
    { params: { id: (await waiting())[0]?.id ?? 0 }, body: { approved, note: approved ? '' : 'No fees.' } },
    operator,
  );

/** Saves the job, as its recruiters see it, with what publishing requires. */
async function edit(change: Partial<ArgsOf<typeof updateJob>['body']['job']>) {
  const { draft, proposed, updated_at } = await job();
  const { city_label: _, currency: __, ...content } = proposed ?? draft;
  const closes_on = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const whole = { job_type: 'full_time' as const, type: 'on_site' as const, experience: 'mid' as const, closes_on };
  return tenant.call(updateJob, { params: { id: jobId }, body: { job: { ...content, ...whole, ...change }, updated_at } }, admin);
}

beforeEach(async () => {
  tenant = await newTenant();
  operator = await tenant.person('operator');
  admin = await tenant.recruiter();
  const body = { name: 'Our board', kind: 'greenhouse', address: 'orbit', apply_here: true };
  feedId = (await tenant.call(createCompanyFeed, { body }, admin)).body.data.id;
  await read(OLD);
  const { id } = await tenant.run((db) =>
    db.selectFrom('jobs').select('id').where('title', '=', 'Fitter 1').executeTakeFirstOrThrow(),
  );
  jobId = id;
});

test('a change that asks for money waits, and the earlier text stays public, also after further runs', async () => {
  const run = await read(ASKING);
  expect(run).toMatchObject({ outcome: 'complete', counts: { changed: 1, held: 1, unchanged: 3 } });
  const { differences } = (await tenant.call(getCompanyFeedRun, { params: { id: feedId, run_id: run?.id ?? 0 } }, admin)).body
    .data;
  expect(differences).toEqual([
    {
      kind: 'held',
      external_id: '1',
      job_id: jobId,
      title: 'Fitter 1',
      note: 'This change is being checked. The earlier text stays public until then.',
    },
  ]);
  expect(await publicText()).toContain(OLD);
  expect(await job()).toMatchObject({
    status: 'published',
    proposed: null,
    review: { of: 'source', state: 'held', passages: [{ field: 'description', held_for: ['money'] }] },
  });
  expect(await waiting()).toMatchObject([
    { held_by: null, change: { is_imported: true, fields: ['description'] }, texts: [{ before: null }, { before: OLD }] },
  ]);
  expect(await read(ASKING)).toMatchObject({ counts: { changed: 0, held: 0, unchanged: 4 } });
  expect(await waiting()).toHaveLength(1);
});

test('an operator publishes it: the job gets the source’s text, and later runs change nothing', async () => {
  await read(ASKING);
  expect((await decide(true)).status).toBe(200);
  expect(await publicText()).toContain('registration fee');
  expect((await job()).review).toBeNull();
  expect(await read(ASKING)).toMatchObject({ counts: { changed: 0, unchanged: 4 } });
  expect(await read(`${ASKING} Bring your boots.`)).toMatchObject({ counts: { changed: 1, held: 0, conflicts: 0 } });
  expect(await publicText()).toContain('boots');
});

test('an operator returns it: the job keeps its text until the source corrects its own', async () => {
  await read(ASKING);
  await decide(false);
  expect((await job()).review).toMatchObject({ of: 'source', state: 'returned', note: 'No fees.' });
  expect(await read(ASKING)).toMatchObject({ counts: { changed: 0, unchanged: 4 } });
  expect(await read('Keep our pumps running.')).toMatchObject({ counts: { changed: 1, held: 0, conflicts: 0 } });
  expect(await publicText()).toContain('pumps');
  expect((await job()).review).toBeNull();
});

test('a source that takes its change back ends the wait', async () => {
  await read(ASKING);
  await read(OLD);
  expect([await waiting(), (await job()).review]).toEqual([[], null]);
  expect(await publicText()).toContain(OLD);
});

test('a recruiter who drops the change sees it again only when the source changes it', async () => {
  await read(ASKING);
  expect((await tenant.call(withdrawJob, { params: { id: jobId } }, admin)).status).toBe(200);
  expect(await read(ASKING)).toMatchObject({ counts: { changed: 0, held: 0, unchanged: 4 } });
  expect(await read(`${ASKING} Today.`)).toMatchObject({ counts: { held: 1 } });
});

test('what a recruiter changes meanwhile stays, and a change of theirs waits beside that of the source', async () => {
  await read(ASKING);
  expect((await edit({ title: 'Senior fitter' })).body.data).toMatchObject({ title: 'Senior fitter', review: { of: 'source' } });
  expect((await edit({ requirements: ['Send us your bank details.'] })).body.data.review).toMatchObject({ of: 'change' });
  expect((await waiting()).map(({ change }) => change?.is_imported)).toEqual([true, false]);
  await decide(true);
  expect(await job()).toMatchObject({
    title: 'Senior fitter',
    draft: { description: expect.stringContaining('registration fee'), requirements: [] },
    review: { of: 'change', state: 'held' },
  });
  await decide(true);
  expect(await job()).toMatchObject({ draft: { requirements: ['Send us your bank details.'] }, review: null });
});

test('a value of the source that a recruiter takes waits like one that they type', async () => {
  await edit({ description: '<p>We keep the engines of our ships running, by day and by night.</p>' });
  expect(await read(ASKING)).toMatchObject({ counts: { conflicts: 1, held: 0 } });
  const body = { job_id: jobId, field: 'description', take: 'theirs' as const };
  expect((await tenant.call(resolveCompanyFeedConflict, { params: { id: feedId }, body }, admin)).status).toBe(200);
  expect(await publicText()).toContain('our ships');
  expect((await job()).review).toMatchObject({ of: 'change', state: 'held' });
  await decide(true);
  expect(await publicText()).toContain('registration fee');
});

test('a job that leaves its source ends the wait of the source’s change', async () => {
  await read(ASKING);
  await read(null);
  await read(null);
  expect(await job()).toMatchObject({ status: 'closed', review: null });
  expect(await waiting()).toEqual([]);
});

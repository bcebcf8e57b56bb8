import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { setCompanyLogo } from '#features/companies/contract.ts';
import { writeJobSearch } from '#features/companies/server/index.ts';
import { findJobs, findSimilarJobs, getJob, saveJob, unsaveJob } from '../contract.ts';
import { expireDueJobs } from './background.ts';
import { buildJob, type JobFields } from './testing.ts';

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
type Tenant = Awaited<ReturnType<typeof newTenant>>;

const apply = (tenant: Tenant, veteran_id: number, job_id: number, stage: 'draft' | 'submitted' | 'interview' = 'submitted') =>
  tenant.run((db) =>
    db
      .insertInto('applications')
      .values({ veteran_id, job_id, stage, submitted_at: stage === 'draft' ? null : ago(1) })
      .execute(),
  );
const close = (tenant: Tenant, id: number) =>
  tenant.run(async (db) => {
    await db.updateTable('jobs').set({ status: 'closed' }).where('id', '=', id).execute();
    await writeJobSearch(db, [id]);
  });

describe('a job', () => {
  test('is returned with all its fields', async () => {
    const tenant = await newTenant();
    const company_id = await tenant.company({ name: 'Yard Ltd' });
    await buildJob(tenant, { company_id });
    const id = await buildJob(tenant, {
      company_id,
      title: 'Fitter',
      industry_id: 23,
      skills: ['welding'],
      requirements: ['A licence'],
      screening_questions: [{ question: 'Do you hold a licence?', kind: 'yes_no', knockout: true }],
      apply_url: 'https://jobs.example.test/1',
    });
    const { body } = await tenant.call(getJob, { params: { id } });
    expect(body.data).toMatchObject({
      id,
      title: 'Fitter',
      status: 'published',
      industry: { id: 23, name: 'Rail' },
      skills: ['welding'],
      requirements: ['A licence'],
      screening_questions: [{ question: 'Do you hold a licence?', kind: 'yes_no', knockout: true }],
      apply_url: 'https://jobs.example.test/1',
      company: { id: company_id, name: 'Yard Ltd', open_jobs: 2 },
      is_saved: false,
      applied_stage: null,
    });
  });

  test.each<[string, JobFields]>([
    ['closed', { status: 'closed' }],
    ['paused', { status: 'paused' }],
    ['past its last day', { closes_at: ago(0.01) }],
    ['a draft', { status: 'draft', published_at: null }],
  ])('that is %s is read by those who applied and its own recruiters alone', async (_, fields) => {
    const tenant = await newTenant();
    const own = await tenant.recruiter();
    const id = await buildJob(tenant, { company_id: own.company_id, ...fields });
    const applicant = await tenant.veteran();
    await apply(tenant, applicant.id, id);
    const status = async (person: Parameters<typeof tenant.call>[2]) =>
      (await tenant.call(getJob, { params: { id } }, person)).status;
    expect(await status(null)).toBe(404);
    expect(await status(await tenant.veteran())).toBe(404);
    expect(await status(await tenant.recruiter())).toBe(404);
    expect(await status(applicant)).toBe(200);
    // Drafts are only visible in the editor.
    expect(await status(own)).toBe(fields.status === 'draft' ? 404 : 200);
  });

  test('has the status expired past its last day', async () => {
    const tenant = await newTenant();
    const own = await tenant.recruiter();
    const id = await buildJob(tenant, { company_id: own.company_id, closes_at: ago(0.01) });
    expect((await tenant.call(getJob, { params: { id } }, own)).body.data.status).toBe('expired');
  });

  test.each(['0', '-1', 'x', '99999999999', '1.5', '%00'])('with the id %s is not there', async (id) => {
    const tenant = await newTenant();
    const { statusCode } = await tenant.app.inject({ url: `/api/jobs/${id}`, headers: { host: tenant.host } });
    expect(statusCode).toBe(404);
  });

  test('of another tenant gives 404', async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const id = await buildJob(other);
    expect((await tenant.call(getJob, { params: { id } })).status).toBe(404);
    expect((await tenant.call(findSimilarJobs, { params: { id } })).status).toBe(404);
    expect((await tenant.call(saveJob, { params: { id } }, await tenant.veteran())).status).toBe(404);
  });
});

describe('saved jobs', () => {
  test('saving again and removing again change nothing', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    const id = await buildJob(tenant);
    const statuses = await Promise.all(Array.from({ length: 10 }, () => tenant.call(saveJob, { params: { id } }, veteran)));
    expect(statuses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const saved = await tenant.call(findJobs, { query: { jobType: 'saved' } }, veteran);
    expect(saved.body.data.map((job) => [job.id, job.is_saved])).toEqual([[id, true]]);
    expect((await tenant.call(getJob, { params: { id } }, veteran)).body.data.is_saved).toBe(true);
    expect((await tenant.call(getJob, { params: { id } }, await tenant.veteran())).body.data.is_saved).toBe(false);
    for (const _ of [1, 2]) expect((await tenant.call(unsaveJob, { params: { id } }, veteran)).status).toBe(200);
    expect((await tenant.call(findJobs, { query: { jobType: 'saved' } }, veteran)).body.meta.total).toBe(0);
  });

  test('are listed even when closed, last saved first, and can be filtered', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    const first = await buildJob(tenant, { title: 'Fitter' });
    const second = await buildJob(tenant, { title: 'Driver' });
    for (const id of [second, first]) await tenant.call(saveJob, { params: { id } }, veteran);
    await close(tenant, first);
    const list = async (query: { search?: string }) =>
      (await tenant.call(findJobs, { query: { jobType: 'saved', ...query } }, veteran)).body.data.map((job) => job.title);
    expect(await list({})).toEqual(['Fitter', 'Driver']);
    expect(await list({ search: 'driver' })).toEqual(['Driver']);
  });

  test('a closed job cannot be saved', async () => {
    const tenant = await newTenant();
    const id = await buildJob(tenant, { status: 'closed' });
    expect((await tenant.call(saveJob, { params: { id } }, await tenant.veteran())).status).toBe(404);
  });
});

test('applied jobs are listed with their stage, without drafts', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.veteran();
  const [sent, drafted, closed] = [await buildJob(tenant), await buildJob(tenant), await buildJob(tenant)];
  await apply(tenant, veteran.id, sent, 'interview');
  await apply(tenant, veteran.id, drafted, 'draft');
  await apply(tenant, veteran.id, closed);
  await close(tenant, closed);
  const { body } = await tenant.call(findJobs, { query: { jobType: 'applied', sorted_by: 'newest' } }, veteran);
  expect(body.data.map((job) => [job.id, job.applied_stage])).toEqual([
    [closed, 'submitted'],
    [sent, 'interview'],
  ]);
  const { body: all } = await tenant.call(findJobs, {}, veteran);
  expect(all.data.map((job) => [job.id, job.applied_stage])).toEqual([
    [drafted, null],
    [sent, 'interview'],
  ]);
});

test.each(['saved', 'applied'] as const)('the list of %s jobs is for active veterans who are signed in', async (jobType) => {
  const tenant = await newTenant();
  const status = async (person: Parameters<typeof tenant.call>[2]) =>
    (await tenant.call(findJobs, { query: { jobType } }, person)).status;
  expect(await status(null)).toBe(401);
  expect(await status(await tenant.recruiter())).toBe(403);
  expect(await status(await tenant.veteran({ status: 'inactive' }))).toBe(410);
  expect(await status(await tenant.veteran({ status: 'pending' }))).toBe(403);
  expect(await status(await tenant.veteran())).toBe(200);
});

test('similar jobs share words, then industry and town, and are at most six, all open', async () => {
  const tenant = await newTenant();
  const base = { industry_id: 23, city: 'York' };
  const id = await buildJob(tenant, { title: 'Marine diesel fitter', ...base });
  const close = await buildJob(tenant, { title: 'Diesel fitter, marine', ...base });
  const near = await buildJob(tenant, { title: 'Fitter', ...base });
  const far = await buildJob(tenant, { title: 'Fitter' });
  await buildJob(tenant, { title: 'Marine fitter', status: 'closed' });
  await buildJob(tenant, { title: 'Nurse', ...base });
  const similar = async () => (await tenant.call(findSimilarJobs, { params: { id } })).body.data.map((job) => job.id);
  expect(await similar()).toEqual([close, near, far]);
  for (let n = 0; n < 6; n++) await buildJob(tenant, { title: 'Diesel fitter' });
  expect((await similar()).length).toBe(6);
  const odd = await buildJob(tenant, { title: 'The' });
  expect((await tenant.call(findSimilarJobs, { params: { id: odd } })).body.data).toEqual([]);
});

test('marks jobs past their last day as expired once, with an event', async () => {
  const tenant = await newTenant();
  const past = await buildJob(tenant, { closes_at: ago(1) });
  await buildJob(tenant, { closes_at: null });
  await buildJob(tenant, { closes_at: ago(1), status: 'paused' });
  for (let run = 0; run < 2; run++) await expireDueJobs(tenant.work, tenant.id);
  const rows = await tenant.run((db) => db.selectFrom('jobs').select(['status']).orderBy('id').execute());
  expect(rows.map((row) => row.status)).toEqual(['expired', 'published', 'paused']);
  const events = await tenant.run((db) => db.selectFrom('job_events').select(['job_id', 'kind']).execute());
  expect(events).toEqual([{ job_id: past, kind: 'expired' }]);
});

test('removing an unknown or foreign job from the saved jobs gives 404, and removing twice succeeds', async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const veteran = await tenant.veteran();
  const own = await buildJob(tenant);
  const statusOf = async (id: number) => (await tenant.call(unsaveJob, { params: { id } }, veteran)).status;
  expect(await statusOf(2_000_000_000)).toBe(404);
  expect(await statusOf(await buildJob(other))).toBe(404);
  await tenant.call(saveJob, { params: { id: own } }, veteran);
  expect([await statusOf(own), await statusOf(own)]).toEqual([200, 200]);
});

test('a job card contains the company’s uploaded logo', async () => {
  const tenant = await newTenant();
  // Otherwise a new logo waits for an operator.
  await tenant.owner.query(`update tenants set recruiter_approval = 'automatic' where id = $1`, [tenant.id]);
  const recruiter = await tenant.recruiter();
  await buildJob(tenant, { company_id: recruiter.company_id });
  const logo = async () => (await tenant.call(findJobs, {})).body.data[0]?.company.logo_url;
  expect(await logo()).toBeNull();
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' });
  const { body } = await tenant.call(
    setCompanyLogo,
    { params: { id: recruiter.company_id }, body: {}, files: { logo: file } },
    recruiter,
  );
  expect(await logo()).toBe(body.data.logo_url);
  expect(await logo()).toMatch(/^\/api\/companies\/\d+\/logo\?v=\d+$/);
});

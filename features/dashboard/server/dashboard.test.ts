import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { runs } from '#apps/api/testing/properties.ts';
import { addApplicants, buildApplication } from '#features/applications/server/testing.ts';
import { countJobView } from '#features/jobs/contract.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { STAGES } from '#features/jobs/stages.ts';
import { getRecruiterDashboard } from '../contract.ts';

const today = new Date().toISOString().slice(0, 10);

test('the dashboard of a new company is empty and whole: twelve weeks, no figure missing', async () => {
  const tenant = await newTenant();
  const { body } = await tenant.call(getRecruiterDashboard, {}, await tenant.recruiter());
  expect(body.data).toMatchObject({
    open_jobs: 0,
    new_applicants: 0,
    to_do: [],
    jobs_to_do: 0,
    applications: 0,
    views: 0,
    hires: 0,
    median_answer_hours: null,
    pledge: null,
    setup: { logo: false, about: false, colleagues: false, template: false, job: false },
    jobs: [],
  });
  expect(body.data.stages_by_week.length).toBeGreaterThanOrEqual(12);
  expect(body.data.to).toBe(today);
});

test('what waits comes first, the longest waiting at the top', async () => {
  const tenant = await newTenant();
  const { recruiter, id, job_id } = await buildApplication(tenant);
  const { body: fresh } = await tenant.call(getRecruiterDashboard, {}, recruiter);
  expect(fresh.data.to_do).toMatchObject([{ kind: 'to_review', job_id, count: 1 }]);
  await tenant.run((db) =>
    db.updateTable('applications').set({ stage_since: sql`now() - interval '9 days'` }).where('id', '=', id).execute(),
  );
  const soon = await buildJob(tenant, {
    company_id: recruiter.company_id,
    closes_at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
  });
  const { body } = await tenant.call(getRecruiterDashboard, {}, recruiter);
  expect(body.data.setup.job).toBe(true);
  expect(body.data.to_do).toMatchObject([
    { kind: 'no_answer', job_id, count: 1, days: 9 },
    { kind: 'to_review', job_id, count: 1 },
    { kind: 'closing_soon', job_id: soon },
  ]);
});

test('jobs without an answer come before those not looked at, and a job that also closes soon counts once', async () => {
  const tenant = await newTenant();
  const { recruiter, job_id: unread } = await buildApplication(tenant);
  const company_id = recruiter.company_id;
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const unanswered = await buildJob(tenant, { company_id, closes_at: inDays(2) });
  const without = await buildJob(tenant, { company_id });
  await addApplicants(tenant, unanswered, 2);
  await tenant.run((db) =>
    db
      .updateTable('applications')
      .set({ stage: 'in_review', stage_since: sql`now() - interval '9 days'` })
      .where('job_id', '=', unanswered)
      .execute(),
  );
  for (const id of [without, without, without])
    expect((await tenant.call(countJobView, { params: { id }, body: {} })).status).toBe(200);
  const { body } = await tenant.call(getRecruiterDashboard, {}, recruiter);
  expect(body.data.to_do).toMatchObject([
    { kind: 'no_answer', job_id: unanswered, count: 2, days: 9 },
    { kind: 'to_review', job_id: unread, count: 1 },
    { kind: 'closing_soon', job_id: unanswered },
  ]);
  expect(body.data).toMatchObject({ jobs_to_do: 2, open_jobs: 3, new_applicants: 1, applications: 3, views: 6 });
  expect(body.data.jobs.map(({ id, views, applications }) => [id, views, applications])).toEqual([
    [unanswered, 2, 2],
    [unread, 1, 1],
    [without, 3, 0],
  ]);
});

test('figures are counted from the pipeline of the own company alone', async () => {
  const tenant = await newTenant();
  const { recruiter, job_id, id } = await buildApplication(tenant, { stage: 'hired' });
  await buildApplication(tenant, { stage: 'hired' });
  await tenant.run(async (db) => {
    await db
      .updateTable('companies')
      .set({ pledge_hires: 4, pledge_by: '2027-12-31' })
      .where('id', '=', recruiter.company_id)
      .execute();
    // Applied six hours before the employer answered.
    await db.updateTable('applications').set({ submitted_at: sql`now() - interval '6 hours'` }).where('id', '=', id).execute();
  });
  for (let i = 0; i < 3; i++) expect((await tenant.call(countJobView, { params: { id: job_id }, body: {} })).status).toBe(200);
  const { body } = await tenant.call(getRecruiterDashboard, {}, recruiter);
  expect(body.data).toMatchObject({
    views: 3,
    applications: 1,
    hires: 1,
    pledge: { hires: 4, hired: 1, by: '2027-12-31' },
    jobs: [{ id: job_id, views: 3, applications: 1 }],
  });
  expect(Math.round(body.data.median_answer_hours ?? 0)).toBe(6);
  expect(body.data.stages_by_week.at(-1)?.stages).toMatchObject({ submitted: 1, hired: 1 });
});

test('moves by week equal a plain count of the moves in the range', async () => {
  const tenant = await newTenant();
  const [own, other] = [await buildApplication(tenant), await buildApplication(tenant)];
  const first = Date.parse('2026-01-05'); // a Monday
  const instant = fc
    .tuple(fc.nat({ max: 34 }), fc.constantFrom(0, 1, 43_200_000, 86_399_999))
    .map(([day, after]) => new Date(first + day * 86_400_000 + after).toISOString());
  const stage = fc.constantFrom(...STAGES);
  const move = fc.record({ isOwn: fc.boolean(), from_stage: fc.option(stage), to_stage: stage, at: instant });
  const days = fc.tuple(fc.nat({ max: 34 }), fc.nat({ max: 34 })).map((pair) => pair.toSorted((one, next) => one - next));
  const dayOf = (day: number) => new Date(first + day * 86_400_000).toISOString().slice(0, 10);
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 20, maxLength: 60 }), days, async (moves, [from = 0, to = 0]) => {
      await tenant.run(async (db) => {
        await db.deleteFrom('application_events').execute();
        for (const { isOwn, ...each } of moves) {
          const { id, job_id, recruiter } = isOwn ? own : other;
          await db
            .insertInto('application_events')
            .values({ ...each, application_id: id, job_id, company_id: recruiter.company_id ?? 0 })
            .execute();
        }
      });
      const expected: { week: string; stages: Record<string, number> }[] = [];
      for (let monday = from - (from % 7); monday <= to; monday += 7) expected.push({ week: dayOf(monday), stages: {} });
      for (const { isOwn, from_stage, to_stage, at } of moves) {
        const day = Math.floor((Date.parse(at) - first) / 86_400_000);
        if (!isOwn || to_stage === 'draft' || from_stage === to_stage || day < from || day > to) continue;
        const stages = expected[Math.floor(day / 7) - Math.floor(from / 7)]?.stages ?? {};
        stages[to_stage] = (stages[to_stage] ?? 0) + 1;
      }
      const query = { from: dayOf(from), to: dayOf(to) };
      const { body } = await tenant.call(getRecruiterDashboard, { query }, own.recruiter);
      expect(body.data.stages_by_week).toEqual(expected);
    }),
    { numRuns: runs(25) },
  );
});

test('never shows more applications than views', async () => {
  const tenant = await newTenant();
  const { recruiter, job_id } = await buildApplication(tenant);
  const { body } = await tenant.call(getRecruiterDashboard, {}, recruiter);
  expect(body.data).toMatchObject({ views: 1, applications: 1, jobs: [{ id: job_id, views: 1, applications: 1 }] });
});

test('a view of a job that is not open is not counted', async () => {
  const tenant = await newTenant();
  const id = await buildJob(tenant, { status: 'closed' });
  expect((await tenant.call(countJobView, { params: { id }, body: {} })).status).toBe(404);
});

test.each([[{ from: '2026-02-01', to: '2026-01-01' }], [{ from: '2001-01-01', to: '2026-01-01' }], [{ from: 'yesterday' }]])(
  'a range of %j is refused with its field',
  async (query) => {
    const tenant = await newTenant();
    const { status, failure } = await tenant.call(getRecruiterDashboard, { query }, await tenant.recruiter());
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['from']]);
  },
);

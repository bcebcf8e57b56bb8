import { expect, test } from 'vitest';
import { newTenant, type TestTenant } from '#apps/api/testing/index.ts';
import { getCompany } from '#features/companies/contract.ts';
import { findJobs, getJob } from '#features/jobs/contract.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { countReplies } from './reply-record-queries.ts';
import { updateReplyRecords } from './reply-records.ts';

const DAY = 86_400_000;
const NOW = new Date('2026-06-30T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY).toISOString();

type Case = {
  /** Days ago. */
  sent: number;
  /** Days ago; absent for one without an answer. */
  answered?: number;
  to?: 'shortlisted' | 'interview' | 'not_selected' | 'withdrawn' | 'job_closed' | 'in_review';
  /** Days ago; negative for days to come. */
  closed?: number;
  reply_days?: number;
  /** The promised day, in days ago. */
  promised?: number;
};

/** A company whose only application this is. */
async function companyWith(tenant: TestTenant, { sent, answered, to = 'shortlisted', closed, reply_days, promised }: Case) {
  const company_id = await tenant.company();
  const closes_at = closed === undefined ? null : daysAgo(closed);
  const job_id = await buildJob(tenant, { company_id, closes_at });
  const veteran = await tenant.veteran();
  await tenant.run(async (db) => {
    const { id } = await db
      .insertInto('applications')
      .values({ job_id, veteran_id: veteran.id, stage: answered === undefined ? 'submitted' : to, submitted_at: daysAgo(sent) })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (reply_days) await db.insertInto('job_pipelines').values({ job_id, reply_days, criteria: '[]' }).execute();
    const event = { application_id: id, job_id, company_id };
    await db
      .insertInto('application_events')
      .values({ ...event, to_stage: 'submitted', at: daysAgo(sent), reply_by: promised === undefined ? null : daysAgo(promised) })
      .execute();
    if (answered !== undefined)
      await db
        .insertInto('application_events')
        .values({ ...event, from_stage: 'submitted', to_stage: to, at: daysAgo(answered) })
        .execute();
  });
  return company_id;
}

test.each<[string, Case, [in_time: number, decided: number]]>([
  ['answered within 14 days', { sent: 30, answered: 20 }, [1, 1]],
  ['answered after 15 days', { sent: 30, answered: 15 }, [0, 1]],
  ['never answered', { sent: 30 }, [0, 1]],
  ['waiting for a day to come', { sent: 5 }, [0, 0]],
  ['opened, and not answered', { sent: 30, answered: 29, to: 'in_review' }, [0, 1]],
  ['not selected in time', { sent: 30, answered: 20, to: 'not_selected' }, [1, 1]],
  ['ended in time with the job', { sent: 30, answered: 20, to: 'job_closed' }, [1, 1]],
  ['withdrawn before the day', { sent: 30, answered: 20, to: 'withdrawn' }, [0, 0]],
  ['withdrawn after the day had passed', { sent: 30, answered: 5, to: 'withdrawn' }, [0, 1]],
  ['counted from the closing day', { sent: 60, closed: 20, answered: 10 }, [1, 1]],
  ['waiting, because the job closed lately', { sent: 60, closed: 3 }, [0, 0]],
  ['waiting, because the job is open', { sent: 60, closed: -3 }, [0, 0]],
  ['of a job with seven days', { sent: 30, answered: 20, reply_days: 7 }, [0, 1]],
  ['answered by a later promised day', { sent: 30, answered: 12, promised: 10 }, [1, 1]],
  ['older than 12 months', { sent: 400, answered: 390 }, [0, 0]],
])('an application %s', async (_, one, [in_time, decided]) => {
  const tenant = await newTenant();
  const company_id = await companyWith(tenant, one);
  expect(await tenant.run((db) => countReplies(db, [company_id], NOW))).toEqual([{ company_id, in_time, decided }]);
});

test('the filter finds jobs of employers with the badge, as the badge is shown', async () => {
  const tenant = await newTenant();
  const build = async (title: string, counts: { in_time: number; decided: number } | null) => {
    const company_id = await tenant.company();
    await buildJob(tenant, { company_id, title });
    if (counts)
      await tenant.run((db) =>
        db
          .insertInto('company_replies')
          .values({ company_id, ...counts, counted_at: daysAgo(0) })
          .execute(),
      );
  };
  await build('Earned', { in_time: 9, decided: 10 });
  await build('Lost', { in_time: 17, decided: 20 });
  await build('Too few', { in_time: 9, decided: 9 });
  await build('Not counted', null);
  const found = async (query: { answers_in_time?: boolean }) =>
    (await tenant.call(findJobs, { query })).body.data.map(({ title }) => title).sort();
  expect(await found({ answers_in_time: true })).toEqual(['Earned']);
  expect(await found({})).toEqual(['Earned', 'Lost', 'Not counted', 'Too few']);
});

test('the record is on the page of the company and of its jobs from ten decided applications on', async () => {
  const tenant = await newTenant();
  const company_id = await tenant.company();
  const id = await buildJob(tenant, { company_id });
  const set = (in_time: number, decided: number) =>
    tenant.run((db) =>
      db
        .insertInto('company_replies')
        .values({ company_id, in_time, decided, counted_at: daysAgo(0) })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'company_id']).doUpdateSet({ in_time, decided }))
        .execute(),
    );
  const shown = async () => [
    (await tenant.call(getCompany, { params: { id: company_id } })).body.data.replies,
    (await tenant.call(getJob, { params: { id } })).body.data.record?.replies,
  ];
  expect(await shown()).toEqual([null, null]);
  await set(9, 9);
  expect(await shown()).toEqual([null, null]);
  await set(9, 10);
  expect(await shown()).toEqual([
    { in_time: 9, decided: 10 },
    { in_time: 9, decided: 10 },
  ]);
});

test('the nightly count replaces the former one, also with nothing', async () => {
  const tenant = await newTenant();
  const company_id = await companyWith(tenant, { sent: 30, answered: 20 });
  const read = () => tenant.run((db) => db.selectFrom('company_replies').select(['in_time', 'decided']).execute());
  await updateReplyRecords(tenant.work, tenant.id, NOW);
  expect(await read()).toContainEqual({ in_time: 1, decided: 1 });
  await tenant.run((db) => db.deleteFrom('applications').execute());
  await updateReplyRecords(tenant.work, tenant.id, NOW);
  expect(
    await tenant.run((db) => db.selectFrom('company_replies').select('decided').where('company_id', '=', company_id).execute()),
  ).toEqual([{ decided: 0 }]);
});

test('a job says when it was first published and how often again', async () => {
  const tenant = await newTenant();
  const id = await buildJob(tenant);
  const record = async () => (await tenant.call(getJob, { params: { id } })).body.data.record;
  expect(await record()).toMatchObject({ reply_days: 14, first_published_at: null, published_again: 0 });
  await tenant.run((db) =>
    db
      .insertInto('job_events')
      .values([120, 60, 10].map((days) => ({ job_id: id, kind: 'published' as const, at: daysAgo(days) })))
      .execute(),
  );
  expect(await record()).toMatchObject({ first_published_at: daysAgo(120), published_again: 2 });
});

import { expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { findNotifications } from '#features/notifications/contract.ts';
import * as plans from '#features/plans/transition-contract.ts';
import { updateDischargeDate } from '#features/service-record/server/index.ts';
import { addDays, todayIn } from '#kit/calendar/days.ts';
import { acceptOffer, getApplicant, getApplication, moveApplicant } from '../../contract.ts';
import { getHire, withdrawApplications } from '../../hire-contract.ts';
import { buildApplication, passUndo } from '../testing.ts';

const TODAY = todayIn('Europe/London');
const START = addDays(TODAY, 63);
const LEAVES = addDays(TODAY, 60);
const NOTE = 'Thank you. I have accepted another job.';

type Built = Awaited<ReturnType<typeof buildApplication>>;

/** Offers a job with terms; the veteran accepts them. */
async function hire(tenant: TestTenant, { id, recruiter, veteran }: Built) {
  const offer = { pay_amount: 34_500, pay_per: 'year' as const, start_on: START, answer_by: addDays(TODAY, 7) };
  await tenant.call(moveApplicant, { params: { id }, body: { stage: 'offer', offer } }, recruiter);
  await passUndo(tenant);
  const accepted = await tenant.call(acceptOffer, { params: { id }, body: { revision: 1 } }, veteran);
  expect(accepted.status).toBe(200);
}
const hireOf = async (tenant: TestTenant, veteran: Person, application_id?: number) =>
  (await tenant.call(getHire, { query: application_id === undefined ? {} : { application_id } }, veteran)).body.data;
const withdraw = (tenant: TestTenant, veteran: Person, application_ids: number[], note = NOTE) =>
  tenant.call(withdrawApplications, { body: { application_ids, note } }, veteran);

test('a hire has the accepted terms, the leaving date, the live applications and the tasks it fulfils', async () => {
  const tenant = await newTenant();
  const built = await buildApplication(tenant, { job: { title: 'Fitter' } });
  const { veteran } = built;
  await tenant.run((db) => updateDischargeDate(db, veteran.id, LEAVES));
  const other = await buildApplication(tenant, { veteran, job: { title: 'Planner' } });
  const ended = await buildApplication(tenant, { veteran, job: { title: 'Rigger' }, stage: 'not_selected' });
  expect(await hireOf(tenant, veteran)).toBeNull();
  await hire(tenant, built);

  const found = await hireOf(tenant, veteran);
  expect(found).toMatchObject({
    application_id: built.id,
    job_title: 'Fitter',
    offer: { state: 'accepted', start_on: START, pay_amount: 34_500 },
    leaves_on: LEAVES,
    hired_on: TODAY,
    live_applications: [{ id: other.id, job_title: 'Planner', stage: 'submitted' }],
    done_tasks: [],
  });
  expect(await hireOf(tenant, veteran, built.id)).toEqual(found);
  expect(await hireOf(tenant, veteran, ended.id)).toBeNull();
  expect(await hireOf(tenant, await tenant.veteran(), built.id)).toBeNull();
});

test('accepting ticks what is done, not the applications that were never sent', async () => {
  const tenant = await newTenant();
  const built = await buildApplication(tenant);
  const { veteran } = built;
  await tenant.run(async (db) => {
    const steps = [1, 2, 3, 4, 5].map((step) => ({ user_id: veteran.id, step }));
    await db.insertInto('onboarding_finished_steps').values(steps).execute();
    await db
      .insertInto('resumes')
      .values({ user_id: veteran.id, title: 'CV', content: JSON.stringify({ basics: {} }) })
      .execute();
  });
  const body = { category: 'employment' as const, discharge_date: LEAVES };
  const created = await tenant.call(plans.createTransitionPlan, { body }, veteran);
  expect(created.status, JSON.stringify(created.failure)).toBe(201);
  const doneIn = async () =>
    (await tenant.call(plans.getTransitionPlan, { params: { id: created.body.data.id } }, veteran)).body.data.tasks.flatMap(
      ({ rule_key, done_at }) => (done_at ? [rule_key] : []),
    );
  expect((await doneIn()).sort()).toEqual(['uk-draft-cv', 'uk-explore-jobs']);
  await hire(tenant, built);
  expect((await doneIn()).sort()).toEqual(['uk-draft-cv', 'uk-explore-jobs']);
  expect((await hireOf(tenant, veteran))?.done_tasks.map(({ title }) => title).sort()).toEqual([
    'Look at jobs that fit your trade and save some',
    'Write a first CV',
  ]);
});

test('the others are withdrawn with one note, which their employers read', async () => {
  const tenant = await newTenant();
  const built = await buildApplication(tenant);
  const { veteran } = built;
  const [one, two] = [
    await buildApplication(tenant, { veteran, job: { title: 'Planner' } }),
    await buildApplication(tenant, { veteran, job: { title: 'Rigger' }, stage: 'not_selected' }),
  ];
  await hire(tenant, built);
  const reply = await withdraw(tenant, veteran, [two.id, one.id, one.id]);
  expect([reply.status, reply.body.message, reply.body.data.withdrawn]).toEqual([200, 'Application withdrawn', [one.id]]);
  const theirs = (await tenant.call(getApplicant, { params: { id: one.id } }, one.recruiter)).body.data;
  expect([theirs.stage, theirs.events.at(-1)?.note]).toEqual(['withdrawn', NOTE]);
  const [notice] = (await tenant.call(findNotifications, {}, one.recruiter)).body.data;
  expect([notice?.title, notice?.body]).toEqual([expect.stringContaining('withdrew from Planner'), NOTE]);
  expect((await hireOf(tenant, veteran))?.live_applications).toEqual([]);
  // Nothing changes the hire itself or what had ended.
  expect((await withdraw(tenant, veteran, [built.id, two.id])).body.message).toBe('These applications have ended already');
  expect((await tenant.call(getApplication, { params: { id: built.id } }, veteran)).body.data.stage).toBe('hired');
});

test('somebody else’s application withdraws nothing', async () => {
  const tenant = await newTenant();
  const mine = await buildApplication(tenant);
  const theirs = await buildApplication(tenant);
  expect((await withdraw(tenant, mine.veteran, [mine.id, theirs.id])).status).toBe(404);
  expect((await tenant.call(getApplication, { params: { id: mine.id } }, mine.veteran)).body.data.stage).toBe('submitted');
  expect((await withdraw(tenant, mine.veteran, [])).status).toBe(422);
  expect((await withdraw(tenant, mine.veteran, [mine.id], 'a'.repeat(2001))).status).toBe(422);
});

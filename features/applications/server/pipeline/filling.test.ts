import { expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { getRecruiterJob } from '#features/jobs/recruiting-contract.ts';
import { findNotifications } from '#features/notifications/contract.ts';
import { applyForJob, getApplication, moveApplicant } from '../../contract.ts';
import { closeFilledJob, getFilling } from '../../filling-contract.ts';
import { undoBatch } from '../../pipeline-contract.ts';
import { buildApplication, passUndo, pdf } from '../testing.ts';

/** A job for one person: one hired, one offered, one new. */
async function build() {
  const tenant = await newTenant();
  const hired = await buildApplication(tenant, { stage: 'hired', job: { title: 'Fitter' } });
  const { job_id, recruiter } = hired;
  const waiting: { id: number; person: Person }[] = [];
  for (const stage of ['submitted', 'offer'] as const) {
    const person = await tenant.veteran();
    const sent = await tenant.call(applyForJob, { params: { id: job_id }, body: {}, files: { file: pdf() } }, person);
    const id = sent.body.data.id;
    if (stage === 'offer')
      await tenant.call(
        moveApplicant,
        {
          params: { id },
          body: {
            stage,
            offer: { pay_amount: 30_000, answer_by: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10) },
          },
        },
        recruiter,
      );
    waiting.push({ id, person });
  }
  return { tenant, job_id, recruiter, hired, waiting };
}
const close = (tenant: TestTenant, as: Person, id: number, undecided: number) =>
  tenant.call(closeFilledJob, { params: { id }, body: { undecided } }, as);
const closings = async (tenant: TestTenant, person: Person) =>
  (await tenant.call(findNotifications, {}, person)).body.data.filter(({ title }) => title.includes('closed the job'));
const mails = (tenant: TestTenant, person: Person) =>
  tenant.run((db) =>
    db
      .selectFrom('mails')
      .select('subject')
      .where('to_email', '=', person.email)
      .where('subject', 'like', 'Update on your application%')
      .execute(),
  );

test('closing a filled job tells each waiting person once, and an undo takes back job, stages, offers and mails', async () => {
  const { tenant, job_id, recruiter, hired, waiting } = await build();
  const filling = await tenant.call(getFilling, { params: { id: job_id } }, recruiter);
  expect(filling.body.data).toEqual({ status: 'published', openings: 1, hired: 1, undecided: 2 });
  const both = await Promise.all([close(tenant, recruiter, job_id, 2), close(tenant, recruiter, job_id, 2)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const done = both.find(({ status }) => status === 200);
  expect(done?.body.data.reached).toBe(2);
  const [fresh, offered] = waiting;
  const job = () => tenant.call(getRecruiterJob, { params: { id: job_id } }, recruiter);
  expect((await job()).body.data.status).toBe('filled');
  const undo = () => tenant.call(undoBatch, { params: { id: done?.body.data.batch_id ?? 0 } }, recruiter);
  expect((await undo()).body.data.reached).toBe(2);
  expect((await undo()).status).toBe(409);
  expect((await job()).body.data.status).toBe('published');
  await passUndo(tenant);
  for (const { person } of waiting) {
    expect(await closings(tenant, person)).toEqual([]);
    expect(await mails(tenant, person)).toEqual([]);
  }
  const stageOf = async (one: typeof fresh) =>
    one && (await tenant.call(getApplication, { params: { id: one.id } }, one.person)).body.data;
  expect((await stageOf(fresh))?.stage).toBe('submitted');
  expect(await stageOf(offered)).toMatchObject({ stage: 'offer', offers: [{ state: 'open' }] });

  await close(tenant, recruiter, job_id, 2);
  await passUndo(tenant);
  for (const { id, person } of waiting) {
    const [closing] = await closings(tenant, person);
    expect(closing?.body).toContain('Thank you for your application');
    expect(closing?.body?.includes('The offer that they sent before no longer applies.')).toBe(person === offered?.person);
    expect(await closings(tenant, person)).toHaveLength(1);
    expect(await mails(tenant, person)).toHaveLength(1);
    expect((await tenant.call(getApplication, { params: { id } }, person)).body.data.stage).toBe('job_closed');
  }
  expect(await closings(tenant, hired.veteran)).toEqual([]);
});

test('is refused for another number than was shown, for too few hires, and for other companies', async () => {
  const { tenant, job_id, recruiter, hired } = await build();
  const wrong = await close(tenant, recruiter, job_id, 1);
  expect([wrong.status, wrong.failure.data]).toEqual([409, { undecided: 2 }]);
  expect((await close(tenant, await tenant.recruiter(), job_id, 2)).status).toBe(404);
  const stranger = await tenant.recruiter();
  expect((await tenant.call(getFilling, { params: { id: job_id } }, stranger)).status).toBe(404);
  await tenant.call(moveApplicant, { params: { id: hired.id }, body: { stage: 'offer' } }, recruiter);
  const early = await close(tenant, recruiter, job_id, 3);
  expect([early.status, early.failure.message]).toEqual([409, 'This job looks for 1, and 0 are hired so far.']);
});

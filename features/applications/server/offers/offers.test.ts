import { expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { closeJob } from '#features/jobs/recruiting-contract.ts';
import { findNotifications } from '#features/notifications/contract.ts';
import { acceptOffer, applyForJob, declineOffer, getApplicant, getApplication, moveApplicant } from '../../contract.ts';
import { getOfferCalendar, saveOffer } from '../../offer-contract.ts';
import { moveMany, undoBatch } from '../../pipeline-contract.ts';
import { getOwnBoard } from '../../tracking-contract.ts';
import { maintainApplicationDates } from '../maintain-dates.ts';
import { buildApplication, passUndo, pdf } from '../testing.ts';

const DAY = 86_400_000;
/** A day in London, where the tests' tenants are. */
const inDays = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date(Date.now() + days * DAY));
const terms = (changes: object = {}) => ({
  pay_amount: 34_500.5,
  pay_per: 'year' as const,
  start_on: inDays(60),
  place: 'Doncaster depot',
  hours: '37.5 a week, Monday to Friday',
  contract: 'Permanent, 3 months’ probation',
  note: 'We’d be glad to have you.\nCall Megan with questions.',
  answer_by: inDays(7),
  ...changes,
});

type Built = Awaited<ReturnType<typeof buildApplication>>;
const offerNow = (tenant: TestTenant, { id, recruiter }: Built, changes: object = {}) =>
  tenant.call(moveApplicant, { params: { id }, body: { stage: 'offer', offer: terms(changes) } }, recruiter);
/** An offer that can no longer be undone. */
async function offer(tenant: TestTenant, built: Built, changes: object = {}) {
  const reply = await offerNow(tenant, built, changes);
  await passUndo(tenant);
  return reply;
}
const own = async (tenant: TestTenant, { id, veteran }: Built) =>
  (await tenant.call(getApplication, { params: { id } }, veteran)).body.data;
const seen = async (tenant: TestTenant, { id, recruiter }: Built) =>
  (await tenant.call(getApplicant, { params: { id } }, recruiter)).body.data;
const change = (tenant: TestTenant, { id, recruiter }: Built, revision: number, changes: object = {}) =>
  tenant.call(saveOffer, { params: { id }, body: { ...terms(changes), revision } }, recruiter);
const accept = (tenant: TestTenant, { id, veteran }: Built, revision?: number) =>
  tenant.call(acceptOffer, { params: { id }, body: revision === undefined ? {} : { revision } }, veteran);
const notified = async (tenant: TestTenant, person: Person) =>
  (await tenant.call(findNotifications, {}, person)).body.data.map(({ title, body }) => `${title} | ${body ?? ''}`);
const runMaintenance = (tenant: TestTenant, days: number) =>
  maintainApplicationDates(tenant.work, tenant.id, new Date(Date.now() + days * DAY));

test('an offer comes with its terms, reads alike on both sides, and is accepted by its revision', async () => {
  const tenant = await newTenant();
  const built = await buildApplication(tenant, { job: { title: 'Fitter' } });
  expect((await offer(tenant, built)).status).toBe(200);
  const mine = await own(tenant, built);
  const expected = {
    ...terms(),
    answer_by: expect.any(String),
    answer_day: inDays(7),
    revision: 1,
    state: 'open',
    currency: 'GBP',
  };
  expect(mine.offers).toMatchObject([expected]);
  expect(mine.plain_text).toMatch(/^You have an offer; accept or decline it by \d+ \w+ \d{4}\.$/);
  const theirs = await seen(tenant, built);
  expect(theirs.offers).toEqual(mine.offers);
  expect((await tenant.call(getOwnBoard, {}, built.veteran)).body.data).toMatchObject([
    { column: 'offer', stage: 'offer', next: { kind: 'offer', at: mine.offers[0]?.answer_by } },
  ]);
  // The veteran is to answer, not the employer.
  expect(theirs.reply_by).toBeNull();
  expect((await notified(tenant, built.veteran))[0]).toMatch(
    /^You have an offer from .*: Fitter \| Read the terms .* by \d+ \w+ \d{4}\.$/,
  );

  expect((await accept(tenant, built)).status).toBe(422);
  expect((await accept(tenant, built, 1)).status).toBe(200);
  expect((await own(tenant, built)).offers).toMatchObject([{ state: 'accepted', revision: 1 }]);
  expect((await accept(tenant, built, 1)).status).toBe(409);
});

test('terms may follow the move, and changed terms are not accepted unread', async () => {
  const tenant = await newTenant();
  const built = await buildApplication(tenant, { stage: 'offer', job: { title: 'Fitter' } });
  expect((await own(tenant, built)).offers).toEqual([]);
  expect((await change(tenant, built, 0)).status).toBe(200);
  expect((await notified(tenant, built.veteran))[0]).toMatch(/sent you the terms of its offer: Fitter/);
  const changed = await change(tenant, built, 1, { pay_amount: 36_000 });
  expect(changed.body.data.offers.map(({ revision, state, pay_amount }) => [revision, state, pay_amount])).toEqual([
    [2, 'open', 36_000],
    [1, 'replaced', 34_500.5],
  ]);
  const stale = await accept(tenant, built, 1);
  expect([stale.status, stale.failure.message]).toEqual([409, expect.stringContaining('changed the terms')]);
  const [first, second] = await Promise.all([change(tenant, built, 2), change(tenant, built, 2)]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  expect((await accept(tenant, built, 3)).status).toBe(200);
  expect((await change(tenant, built, 3)).failure.message).toContain('at Hired');
  const history = (await seen(tenant, built)).events.map(({ to_stage, reason }) => [to_stage, reason]);
  expect(history.filter(([, reason]) => reason === 'The terms of the offer changed.')).toHaveLength(3);
});

test('acceptance and a change of the terms at the same time: one of them wins', async () => {
  const tenant = await newTenant();
  const built = await buildApplication(tenant);
  await offer(tenant, built);
  const [accepted, changed] = await Promise.all([accept(tenant, built, 1), change(tenant, built, 1, { pay_amount: 1 })]);
  expect([accepted.status, changed.status].sort()).toEqual([200, 409]);
  const [present] = (await own(tenant, built)).offers;
  expect(present).toMatchObject(
    accepted.status === 200 ? { state: 'accepted', pay_amount: 34_500.5 } : { state: 'open', pay_amount: 1 },
  );
});

test('declining gives the employer the reason and the words', async () => {
  const tenant = await newTenant();
  const built = await buildApplication(tenant, { job: { title: 'Fitter' } });
  await offer(tenant, built);
  const body = { reason: 'place' as const, note: 'The drive is two hours.' };
  expect((await tenant.call(declineOffer, { params: { id: built.id }, body }, built.veteran)).status).toBe(200);
  const theirs = await seen(tenant, built);
  expect(theirs.offers).toMatchObject([{ state: 'declined', decline_reason: 'place', decline_note: 'The drive is two hours.' }]);
  expect(theirs.events.at(-1)).toMatchObject({ note: 'The place or travel doesn’t work.\n\nThe drive is two hours.' });
  expect((await notified(tenant, built.recruiter))[0]).toContain('The drive is two hours.');
});

test('reminds once before the last day, then ends the offer and tells both sides once; it can be made again', async () => {
  const tenant = await newTenant();
  const built = await buildApplication(tenant, { job: { title: 'Fitter' } });
  await offer(tenant, built);
  await runMaintenance(tenant, 4);
  expect((await notified(tenant, built.veteran))[0]).not.toContain('Answer the offer');
  await runMaintenance(tenant, 6);
  await runMaintenance(tenant, 6);
  expect((await notified(tenant, built.veteran)).filter((text) => text.includes('Answer the offer'))).toHaveLength(1);
  await Promise.all([runMaintenance(tenant, 9), runMaintenance(tenant, 9)]);
  expect((await notified(tenant, built.veteran)).filter((text) => text.includes('has expired'))).toHaveLength(1);
  expect((await notified(tenant, built.recruiter)).filter((text) => text.includes('has not answered your offer'))).toHaveLength(
    1,
  );
  const [expired] = (await own(tenant, built)).offers;
  expect(expired?.state).toBe('expired');
  const late = await accept(tenant, built, 1);
  expect([late.status, late.failure.message]).toEqual([409, expect.stringContaining('was open until')]);
  expect((await change(tenant, built, 1, { answer_by: inDays(20) })).status).toBe(200);
  expect((await accept(tenant, built, 2)).status).toBe(200);
});

test('an offer that allows little time needs no reminder', async () => {
  const tenant = await newTenant();
  const built = await buildApplication(tenant);
  await offer(tenant, built, { answer_by: inDays(0) });
  await runMaintenance(tenant, 0);
  expect((await notified(tenant, built.veteran)).join()).not.toContain('Answer the offer');
});

test('a move that is undone takes its offer along; an undone move away leaves it open', async () => {
  const tenant = await newTenant();
  const built = await buildApplication(tenant, { stage: 'interview' });
  await offerNow(tenant, built);
  const undo = (stage: 'interview' | 'offer') =>
    tenant.call(moveApplicant, { params: { id: built.id }, body: { stage, undo: true } }, built.recruiter);
  expect((await undo('interview')).body.data.offers).toEqual([]);
  await offer(tenant, built);
  const away = await tenant.call(
    moveApplicant,
    { params: { id: built.id }, body: { stage: 'not_selected', reason: 'location' } },
    built.recruiter,
  );
  expect(away.body.data.offers).toMatchObject([{ state: 'withdrawn' }]);
  expect((await undo('offer')).body.data.offers).toMatchObject([{ state: 'open', revision: 1 }]);
  const many = await tenant.call(
    moveMany,
    { params: { id: built.job_id }, body: { ids: [built.id], stage: 'not_selected', reason: 'location' } },
    built.recruiter,
  );
  expect((await seen(tenant, built)).offers).toMatchObject([{ state: 'withdrawn' }]);
  expect((await own(tenant, built)).offers).toMatchObject([{ state: 'open' }]);
  await tenant.call(undoBatch, { params: { id: many.body.data.batch_id } }, built.recruiter);
  expect((await seen(tenant, built)).offers).toMatchObject([{ state: 'open' }]);
  await tenant.call(closeJob, { params: { id: built.job_id }, body: { to: 'closed' } }, built.recruiter);
  expect((await own(tenant, built)).offers).toMatchObject([{ state: 'withdrawn' }]);
});

test('a move away from an open offer tells the veteran that it no longer applies, whether it moves one or many', async () => {
  const tenant = await newTenant();
  const built = await buildApplication(tenant, { job: { title: 'Fitter' } });
  const second = await tenant.veteran();
  const sent = await tenant.call(applyForJob, { params: { id: built.job_id }, body: {}, files: { file: pdf() } }, second);
  const other: Built = { ...built, id: sent.body.data.id, veteran: second };
  const moveAll = (ids: number[]) =>
    tenant.call(
      moveMany,
      { params: { id: built.job_id }, body: { ids, stage: 'not_selected' as const, reason: 'location' } },
      built.recruiter,
    );
  const ended = / The offer that they sent before no longer applies\.$/;

  await offer(tenant, built);
  const before = await notified(tenant, built.veteran);
  await tenant.call(
    moveApplicant,
    { params: { id: built.id }, body: { stage: 'not_selected', reason: 'location' } },
    built.recruiter,
  );
  await tenant.call(moveApplicant, { params: { id: built.id }, body: { stage: 'offer', undo: true } }, built.recruiter);
  await passUndo(tenant);
  expect(await notified(tenant, built.veteran)).toEqual(before);

  const moved = await moveAll([built.id, other.id]);
  expect(moved.body.data.reached).toBe(2);
  await tenant.call(undoBatch, { params: { id: moved.body.data.batch_id } }, built.recruiter);
  await passUndo(tenant);
  expect(await notified(tenant, built.veteran)).toEqual(before);
  expect((await own(tenant, built)).offers).toMatchObject([{ state: 'open' }]);

  await moveAll([built.id, other.id]);
  await passUndo(tenant);
  const [single] = await notified(tenant, built.veteran);
  expect(single).toMatch(ended);
  const [without] = await notified(tenant, other.veteran);
  expect(single?.replace(ended, '')).toBe(without);
  await offer(tenant, built);
  await tenant.call(moveApplicant, { params: { id: other.id }, body: { stage: 'in_review' } }, built.recruiter);

  await tenant.call(closeJob, { params: { id: built.job_id }, body: { to: 'closed' } }, built.recruiter);
  expect((await notified(tenant, built.veteran))[0]).toMatch(
    /closed the job Fitter \| .*The offer that they sent before no longer applies\.$/,
  );
  expect((await notified(tenant, other.veteran))[0]).toMatch(/closed the job Fitter \| $/);
});

test('a move of many to offer sends the same terms to each, and an undo takes the offers and notifications back', async () => {
  const tenant = await newTenant();
  const built = await buildApplication(tenant, { stage: 'offer', job: { title: 'Fitter' } });
  // This applicant had an offer that was withdrawn: the new terms are its next revision.
  await change(tenant, built, 0, { pay_amount: 30_000 });
  await tenant.call(moveApplicant, { params: { id: built.id }, body: { stage: 'interview' } }, built.recruiter);
  await passUndo(tenant);
  const second = await tenant.veteran();
  const sent = await tenant.call(applyForJob, { params: { id: built.job_id }, body: {}, files: { file: pdf() } }, second);
  const other: Built = { ...built, id: sent.body.data.id, veteran: second };
  const ids = [built.id, other.id];
  const send = (body: object) =>
    tenant.call(moveMany, { params: { id: built.job_id }, body: { ids, stage: 'offer' as const, ...body } }, built.recruiter);

  expect((await send({})).failure.errors).toEqual({
    offer: ['Enter the terms of the offer: the pay and the last day to accept.'],
  });
  expect((await send({ offer: terms({ answer_by: inDays(-1) }) })).failure.errors).toEqual({
    'offer.answer_by': ['Choose today or a later date.'],
  });
  expect(Object.keys((await send({ stage: 'shortlisted', offer: terms() })).failure.errors ?? {})).toEqual(['offer']);
  expect((await own(tenant, built)).stage).toBe('interview');

  const before = await notified(tenant, second);
  const moved = await send({ offer: terms() });
  expect(moved.body.data).toMatchObject({ reached: 2, skipped: [] });
  await tenant.call(undoBatch, { params: { id: moved.body.data.batch_id } }, built.recruiter);
  expect(await seen(tenant, built)).toMatchObject({ stage: 'interview', offers: [{ revision: 1, state: 'withdrawn' }] });
  expect(await seen(tenant, other)).toMatchObject({ stage: 'submitted', offers: [] });

  await send({ offer: terms() });
  expect(await notified(tenant, second)).toEqual(before);
  await passUndo(tenant);
  expect((await own(tenant, built)).offers).toMatchObject([
    { revision: 2, state: 'open', pay_amount: 34_500.5 },
    { revision: 1, state: 'withdrawn', pay_amount: 30_000 },
  ]);
  expect((await own(tenant, other)).offers).toMatchObject([{ revision: 1, state: 'open', answer_day: inDays(7) }]);
  // The employer owes no answer any more.
  expect((await seen(tenant, other)).reply_by).toBeNull();
  expect((await notified(tenant, second))[0]).toMatch(
    /^You have an offer from .*: Fitter \| Read the terms under Applied jobs, .* by /,
  );
  expect((await accept(tenant, other, 1)).status).toBe(200);
  expect((await own(tenant, other)).stage).toBe('hired');
});

test('two recruiters who send offers to the same people at the same time: each person gets one offer and hears of it once', async () => {
  const tenant = await newTenant();
  const built = await buildApplication(tenant, { job: { title: 'Fitter' } });
  const second = await tenant.veteran();
  const sent = await tenant.call(applyForJob, { params: { id: built.job_id }, body: {}, files: { file: pdf() } }, second);
  const other: Built = { ...built, id: sent.body.data.id, veteran: second };
  const colleague = await tenant.recruiter({ company_id: built.recruiter.company_id });
  const send = (as: Person, pay_amount: number, ids: number[]) =>
    tenant.call(
      moveMany,
      { params: { id: built.job_id }, body: { ids, stage: 'offer' as const, offer: terms({ pay_amount }) } },
      as,
    );
  const both = [built.id, other.id];
  const replies = await Promise.all([send(built.recruiter, 30_000, both), send(colleague, 31_000, both.toReversed())]);
  // Whoever comes second reaches nobody any more.
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const pay = replies[0]?.status === 200 ? 30_000 : 31_000;
  await passUndo(tenant);
  for (const one of [built, other]) {
    expect((await own(tenant, one)).offers).toMatchObject([{ revision: 1, state: 'open', pay_amount: pay }]);
    expect((await notified(tenant, one.veteran)).filter((text) => text.startsWith('You have an offer from'))).toHaveLength(1);
    expect((await seen(tenant, one)).events.filter(({ to_stage }) => to_stage === 'offer')).toHaveLength(1);
  }
});

test('the last day comes as a calendar file of one day, for the veteran only while the offer is open', async () => {
  const tenant = await newTenant();
  const built = await buildApplication(tenant, { job: { title: 'Fitter' } });
  await offer(tenant, built);
  const file = await tenant.call(getOfferCalendar, { params: { id: built.id } }, built.veteran);
  expect(file.status).toBe(200);
  const text = file.bytes.toString().replaceAll('\r\n ', '');
  expect(text).toContain(`DTSTART;VALUE=DATE:${inDays(7).replaceAll('-', '')}`);
  expect(text).toContain('SUMMARY:Answer the offer: Fitter\\,');
  expect((await tenant.call(getOfferCalendar, { params: { id: built.id } }, await tenant.veteran())).status).toBe(404);
  await accept(tenant, built, 1);
  expect((await tenant.call(getOfferCalendar, { params: { id: built.id } }, built.veteran)).status).toBe(409);
});

test.each([
  [{ pay_amount: 0 }, 'offer.pay_amount'],
  [{ pay_amount: 12.345 }, 'offer.pay_amount'],
  [{ pay_per: 'fortnight' }, 'offer.pay_per'],
  [{ answer_by: '' }, 'offer.answer_by'],
  [{ answer_by: inDays(-1) }, 'offer.answer_by'],
  [{ answer_by: inDays(300) }, 'offer.answer_by'],
  [{ answer_by: '2027-02-30' }, 'offer.answer_by'],
  [{ start_on: inDays(-2) }, 'offer.start_on'],
  [{ place: 'Leeds\nYork' }, 'offer.place'],
  [{ note: 'x'.repeat(3001) }, 'offer.note'],
  [{ bonus: 5 }, 'offer.bonus'],
])('terms with %j are refused at their field and nothing moves', async (changes, field) => {
  const tenant = await newTenant();
  const built = await buildApplication(tenant);
  const { status, failure } = await offer(tenant, built, changes);
  expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
  expect((await own(tenant, built)).stage).toBe('submitted');
});

test('another company neither reads nor writes an offer, and the veteran can’t write one', async () => {
  const tenant = await newTenant();
  const built = await buildApplication(tenant, { stage: 'offer' });
  const stranger = await tenant.recruiter();
  expect((await change(tenant, { ...built, recruiter: stranger }, 0)).status).toBe(404);
  expect(
    (await tenant.call(saveOffer, { params: { id: built.id }, body: { ...terms(), revision: 0 } }, built.veteran)).status,
  ).toBe(403);
});

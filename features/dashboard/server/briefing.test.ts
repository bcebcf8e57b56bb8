import { expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { createResume } from '#features/resumes/resumes-contract.ts';
import { updateDischargeDate } from '#features/service-record/server/index.ts';
import { saveServiceProvider } from '#features/services/contract.ts';
import { buildProvider } from '#features/services/server/testing.ts';
import { addDays, todayIn } from '#kit/calendar/days.ts';
import { getBriefing } from '../briefing-contract.ts';

const today = () => todayIn('Europe/London');
const read = async (tenant: TestTenant, veteran: Person) => {
  const { status, body } = await tenant.call(getBriefing, {}, veteran);
  expect(status).toBe(200);
  return body.data;
};

const MECHANIC = {
  country: 'UK' as const,
  service: 'British Army',
  rank: 'Sergeant',
  trade: 'Vehicle Mechanic',
  startDate: '2010-09',
  endDate: 'present',
};
const addResume = (tenant: TestTenant, veteran: Person, highlights: string[], more: object = {}) =>
  tenant.call(createResume, { body: { content: { basics: {}, military: [{ ...MECHANIC, highlights }] }, ...more } }, veteran);

const addTask = (tenant: TestTenant, veteran: Person, title: string, due_on: string | null, more: object = {}) =>
  tenant.run((db) =>
    db
      .insertInto('plan_tasks')
      .values({ user_id: veteran.id, title, why: '', is_own: true, due_on, ...more })
      .execute(),
  );

test('a briefing without a CV, a date, a rank, a plan and needs states nothing', async () => {
  const tenant = await newTenant({ country_id: 232 });
  expect(await read(tenant, await tenant.veteran())).toEqual({
    leaves_on: null,
    days_to_leaving: null,
    rank: null,
    roles: [],
    wording: null,
    actions: [],
    contact: null,
  });
});

test('a briefing states the rank, the roles of the trade and the line with the most military words', async () => {
  const tenant = await newTenant({ country_id: 232 });
  const veteran = await tenant.veteran();
  await addResume(tenant, veteran, ['Fixed vehicles for 40 people.', 'Wrote the OPORD and the SITREP for 12 months.']);
  for (let count = 0; count < 5; count++)
    await buildJob(tenant, {
      title: 'HGV Technician',
      salary_from: 34_000,
      salary_to: 36_000,
      currency: 'GBP',
      show_salary: true,
    });
  await tenant.run((db) => updateDischargeDate(db, veteran.id, addDays(today(), 294)));
  const briefing = await read(tenant, veteran);
  expect(briefing).toMatchObject({
    leaves_on: addDays(today(), 294),
    days_to_leaving: 294,
    rank: { rank: 'Sergeant', nato_code: 'OR-6', service: 'British Army', level: 'a first-line manager' },
  });
  expect(briefing.roles.length).toBeLessThanOrEqual(3);
  expect(briefing.roles[0]).toMatchObject({ onet_soc: '49-3031.00', open_jobs: 5, typical_pay: { amount: 35_000, jobs: 5 } });
  expect(briefing.roles.slice(1).every(({ typical_pay }) => typical_pay === null)).toBe(true);
  expect(briefing.wording?.line?.before).toBe('Wrote the OPORD and the SITREP for 12 months.');
  expect(briefing.wording?.line?.after).not.toMatch(/OPORD|SITREP/);
  expect(briefing.wording?.line?.after).toMatch(/12 months\.$/);
  expect(briefing.wording?.terms).toBeGreaterThanOrEqual(2);
});

test('a CV without military words has no line, and a tailored copy is not the person’s CV', async () => {
  const tenant = await newTenant({ country_id: 232 });
  const veteran = await tenant.veteran();
  const own = (
    await tenant.call(
      createResume,
      { body: { content: { basics: {}, work: [{ highlights: ['Cooked 200 meals a day.'] }] } } },
      veteran,
    )
  ).body.data;
  const job_id = await buildJob(tenant, { title: 'Chef' });
  const tailored = await addResume(tenant, veteran, ['Wrote the OPORD for 40 people.'], { job_id });
  expect(tailored.status).toBe(201);
  expect((await read(tenant, veteran)).wording).toEqual({ resume_id: own.id, terms: 0, line: null });
});

test('the actions are three open tasks, those with a date first, without past, done and snoozed ones', async () => {
  const tenant = await newTenant({ country_id: 232 });
  const veteran = await tenant.veteran();
  const other = await tenant.veteran();
  await addTask(tenant, veteran, 'Undated', null);
  await addTask(tenant, veteran, 'In 40 days', addDays(today(), 40));
  await addTask(tenant, veteran, 'Late', addDays(today(), -3));
  await addTask(tenant, veteran, 'Today', today());
  await addTask(tenant, veteran, 'Done', addDays(today(), 1), { done_at: new Date().toISOString() });
  await addTask(tenant, veteran, 'Snoozed', addDays(today(), 1), { snoozed_until: addDays(today(), 9) });
  await addTask(tenant, other, 'Someone else’s', addDays(today(), 2));
  expect((await read(tenant, veteran)).actions.map(({ title, due_on }) => [title, due_on])).toEqual([
    ['Today', today()],
    ['In 40 days', addDays(today(), 40)],
    ['Undated', null],
  ]);
});

test('the contact is a service that the veteran saved, with its main number', async () => {
  const tenant = await newTenant({ country_id: 232 });
  const veteran = await tenant.veteran();
  const id = await buildProvider(tenant, { name: 'Forces Help', phones: [{ number: '0800 731 4880', note: 'Free' }] });
  expect((await read(tenant, veteran)).contact).toBeNull();
  await tenant.call(saveServiceProvider, { params: { id } }, veteran);
  expect((await read(tenant, veteran)).contact).toMatchObject({
    id,
    name: 'Forces Help',
    reason: 'You saved this service',
    phone: { number: '0800 731 4880', note: 'Free' },
  });
});

test('the briefing is for veterans only', async () => {
  const tenant = await newTenant();
  expect((await tenant.call(getBriefing, {})).status).toBe(401);
  expect((await tenant.call(getBriefing, {}, await tenant.person('recruiter'))).status).toBe(403);
});

test('where no line changes, the first military term is shown with its wording', async () => {
  const tenant = await newTenant({ country_id: 232 });
  const veteran = await tenant.veteran();
  await addResume(tenant, veteran, ['Led as Sergeant for 6 years in Catterick.']);
  const { wording } = await read(tenant, veteran);
  expect(wording?.line).toEqual({ before: 'Vehicle Mechanic', after: 'Vehicle technician' });
});

import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { updateDischargeDate } from '#features/service-record/server/index.ts';
import { CATEGORIES, type Category } from '#features/services/rules.ts';
import { addMonths } from '#kit/calendar/days.ts';
import type { ArgsOf } from '#kit/contract/route.ts';
import * as actionPlan from '../contract.ts';
import { groupOf } from '../grouping.ts';
import * as calls from '../transition-contract.ts';
import type { Plan } from '../transition-shapes.ts';
import { nextPlanTasks, todayOf } from './transition-actions.ts';

type Given = ArgsOf<typeof calls.createTransitionPlan>['body'];

let tenant: TestTenant;
let today: string;
const inMonths = (months: number) => addMonths(today, months);

beforeAll(async () => {
  tenant = await newTenant();
  today = todayOf(232);
});

const SOLDIER = {
  service: 'army',
  component: 'regular',
  reason: 'end_of_service',
  rank_band: 'or_6_7',
  service_months: 144,
} as const;

async function create(person: Person, more: Partial<Given> = {}, at = tenant): Promise<Plan> {
  const body = { category: 'finance' as const, ...SOLDIER, discharge_date: inMonths(12), ...more };
  const answer = await at.call(calls.createTransitionPlan, { body }, person);
  expect(answer.status, JSON.stringify(answer.failure)).toBe(201);
  return answer.body.data;
}

const taskOf = (plan: Plan, key: string) => {
  const task = plan.tasks.find(({ rule_key }) => rule_key === key);
  if (!task) throw new Error(`No task ${key}`);
  return task;
};

const read = async (person: Person, id: number) =>
  (await tenant.call(calls.getTransitionPlan, { params: { id } }, person)).body.data;

describe('creating a plan', () => {
  test('puts each task on the day of its rule, with the reason for day and task', async () => {
    const person = await tenant.veteran();
    const plan = await create(person);
    const forecast = taskOf(plan, 'uk-pension-forecast');
    expect(forecast).toMatchObject({
      due_on: addMonths(inMonths(12), -6),
      starts_on: addMonths(inMonths(12), -9),
      is_own: false,
    });
    expect(forecast.due_reason).toMatch(/^6 months before you leave: your discharge date is \d/);
    expect(forecast.applies_reason).toBe('Applies to regular personnel.');
    expect(taskOf(plan, 'uk-afps-pen-1').waits_for).toEqual([forecast.id]);
    expect(plan.history).toMatchObject([{ kind: 'created', to: inMonths(12), added: plan.tasks.length }]);
    expect(plan.changes).toBeNull();
    const list = await tenant.call(calls.findTransitionPlans, {}, person);
    expect(list.body.data).toMatchObject([{ id: plan.id, category: 'finance', progress: { total: plan.tasks.length, done: 0 } }]);
  });

  test('without a date gives windows instead of dates, until the date is known', async () => {
    const person = await tenant.veteran();
    const plan = await create(person, { discharge_date: null });
    expect(plan.planned_for).toBeNull();
    expect(plan.tasks.every(({ due_on, due_text }) => due_on === null && due_text !== '')).toBe(true);
    await tenant.call(calls.replan, { body: { discharge_date: inMonths(12), revisions: { [plan.id]: plan.revision } } }, person);
    expect(taskOf(await read(person, plan.id), 'uk-pension-forecast').due_on).toBe(addMonths(inMonths(12), -6));
  });

  test.each([
    ['1900-01-01', 'Check the year of your discharge date.'],
    ['2200-01-01', 'Choose a day within 40 years.'],
    ['2027-02-30', 'Must be a date like 2026-11-21'],
    ['soon', 'Must be a date like 2026-11-21'],
  ])('refuses a discharge date of %s', async (discharge_date, message) => {
    const answer = await tenant.call(
      calls.createTransitionPlan,
      { body: { category: 'finance', discharge_date } },
      await tenant.veteran(),
    );
    expect([answer.status, answer.failure.errors]).toEqual([422, { discharge_date: [message] }]);
  });

  test.each([
    [{ service_months: 721 }, 'service_months'],
    [{ service_months: 1.5 }, 'service_months'],
    [{ reason: 'bored' }, 'reason'],
    [{ category: 'travel' }, 'category'],
    [{ colour: 'red' }, 'colour'],
  ])('refuses %j under its field', async (fields, field) => {
    const body = { category: 'finance', ...fields } as unknown as Given;
    const answer = await tenant.call(calls.createTransitionPlan, { body }, await tenant.veteran());
    expect([answer.status, Object.keys(answer.failure.errors ?? {})]).toEqual([422, [field]]);
  });

  test('Employment and Education wait for a complete profile and CV, and say so', async () => {
    const person = await tenant.veteran();
    const refused = await tenant.call(calls.createTransitionPlan, { body: { category: 'employment' } }, person);
    expect([refused.status, refused.failure.message, refused.failure.data]).toEqual([
      409,
      "Please complete your profile to access 'Employment' and 'Education' transition plans.",
      { missing: 'profile' },
    ]);
    const finish = (steps: number[]) =>
      tenant.run((db) =>
        db
          .insertInto('onboarding_finished_steps')
          .values(steps.map((step) => ({ user_id: person.id, step })))
          .execute(),
      );
    await finish([1, 3, 4, 5]);
    expect((await tenant.call(calls.createTransitionPlan, { body: { category: 'education' } }, person)).failure.data).toEqual({
      missing: 'cv',
    });
    await finish([2]);
    await tenant.run((db) =>
      db
        .insertInto('resumes')
        .values({ user_id: person.id, title: 'CV', content: JSON.stringify({ basics: {} }) })
        .execute(),
    );
    const employment = await create(person, { category: 'employment' });
    expect(employment.tasks.length).toBeGreaterThan(10);
    // The record shows what is done already.
    expect(taskOf(employment, 'uk-draft-cv').done_at).not.toBeNull();
    expect(taskOf(employment, 'uk-explore-jobs').done_at).toBeNull();
    expect((await create(person, { category: 'education' })).tasks.length).toBeGreaterThan(8);
  });

  test('of the same category twice at the same time makes one', async () => {
    const person = await tenant.veteran();
    const tries = await Promise.all(
      [1, 2, 3].map(() => tenant.call(calls.createTransitionPlan, { body: { category: 'housing' } }, person)),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('starts from the service record and the tenant’s country', async () => {
    const homefront = await newTenant({ country_id: 233 });
    const sailor = await homefront.veteran();
    await homefront.run(async (db) => {
      await updateDischargeDate(db, sailor.id, inMonths(10));
      await db
        .insertInto('service_records')
        .values({
          user_id: sailor.id,
          position: 0,
          entry_id: 'one',
          service: 'US Navy',
          rank: 'Petty Officer Second Class',
          trade: '',
          unit: '',
          started: `${addMonths(inMonths(10), -96).slice(0, 7)}`,
          ended: 'present',
          clearance: '',
          nato_code: 'OR-5',
        })
        .execute();
    });
    const { situation, prefilled } = (await homefront.call(calls.getTransitionSituation, {}, sailor)).body.data;
    expect(situation).toMatchObject({ service: 'navy', rank_band: 'or_1_5', discharge_date: inMonths(10) });
    expect(situation.service_months).toBeGreaterThanOrEqual(96);
    expect(prefilled).toEqual(['service', 'rank_band', 'service_months', 'discharge_date']);
    const plan = await create(sailor, { category: 'healthcare', discharge_date: inMonths(10), service: 'navy' }, homefront);
    expect(plan.tasks.some(({ rule_key }) => rule_key === 'us-bdd-open')).toBe(true);
    expect(plan.tasks.some(({ rule_key }) => rule_key?.startsWith('uk-'))).toBe(false);
  });
});

test('the preview needs no account and stores nothing', async () => {
  const answer = await tenant.call(calls.previewTransitionPlans, {
    body: { categories: [...CATEGORIES], ...SOLDIER, discharge_date: inMonths(18) },
  });
  expect(answer.status).toBe(200);
  expect(answer.body.data.map(({ category }) => category)).toEqual([...CATEGORIES]);
  expect(answer.body.data.every(({ tasks }) => tasks.length > 5)).toBe(true);
  const left = answer.body.data.flatMap(({ left_out }) => left_out);
  expect(left.find(({ rule_key }) => rule_key === 'uk-register-esp')?.reason).toMatch(/^Left out: this is for/);
});

describe('tasks', () => {
  let person: Person;
  let plan: Plan;
  beforeAll(async () => {
    person = await tenant.veteran();
    plan = await create(person, { category: 'housing' });
  });
  const change = (task: { id: number; revision: number }, fields: object, as = person) =>
    tenant.call(
      calls.updateTransitionTask,
      { params: { id: plan.id, task_id: task.id }, body: { revision: task.revision, ...fields } },
      as,
    );

  test('are marked as done and not done, and those that waited no longer wait', async () => {
    const [first, waiting] = [taskOf(plan, 'uk-housing-plan'), taskOf(plan, 'uk-council-list')];
    expect(waiting.waits_for).toEqual([first.id]);
    const done = await change(first, { done: true });
    expect(done.body.data.done_at).not.toBeNull();
    expect(taskOf(await read(person, plan.id), 'uk-council-list').waits_for).toEqual([]);
    const open = await change(done.body.data, { done: false });
    expect(open.body.data.done_at).toBeNull();
  });

  test('are either done or not relevant', async () => {
    const task = taskOf(await read(person, plan.id), 'uk-mortgage');
    const put = (await change(task, { is_not_relevant: true })).body.data;
    expect(put).toMatchObject({ is_not_relevant: true, done_at: null });
    expect((await change(put, { done: true })).body.data).toMatchObject({ is_not_relevant: false });
  });

  test('a date of one’s own replaces the rule’s, and null brings that back', async () => {
    const task = taskOf(await read(person, plan.id), 'uk-removals');
    const moved = (await change(task, { due_on: '2027-05-01' })).body.data;
    expect(moved).toMatchObject({ due_on: '2027-05-01', is_manual_date: true, due_reason: 'You chose this date.' });
    expect((await change(moved, { due_on: null })).body.data).toMatchObject({
      due_on: task.due_on,
      is_manual_date: false,
      due_reason: task.due_reason,
    });
  });

  test('a change from an older revision gets 409 with the task as it is', async () => {
    const task = taskOf(await read(person, plan.id), 'uk-schools');
    const answers = await Promise.all([change(task, { notes: 'One tab' }), change(task, { notes: 'Another tab' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.failure.data).toMatchObject({ id: task.id, revision: task.revision + 1 });
  });

  test('notes are stored as they were written, markup too, up to 10,000 characters', async () => {
    const task = taskOf(await read(person, plan.id), 'uk-council-tax');
    const notes = `<script>alert(1)</script> ${'n'.repeat(9970)}`;
    const stored = await change(task, { notes });
    expect(stored.body.data.notes).toBe(notes);
    const refused = await change(stored.body.data, { notes: 'n'.repeat(10_001) });
    expect([refused.status, refused.failure.errors]).toEqual([422, { notes: ['Keep the notes under 10,000 characters'] }]);
  });

  test('the title of a rule’s task stays, and it is not deleted', async () => {
    const task = taskOf(await read(person, plan.id), 'uk-housing-briefing');
    expect((await change(task, { title: 'Mine now' })).status).toBe(409);
    const params = { id: plan.id, task_id: task.id };
    expect((await tenant.call(calls.deleteTransitionTask, { params }, person)).status).toBe(409);
  });

  test('own ones can be added, changed and deleted; the 301st is refused', async () => {
    const params = { id: plan.id };
    const mine = await tenant.call(
      calls.createTransitionTask,
      { params, body: { title: 'Ring the landlord', due_on: inMonths(2), notes: 'After lunch' } },
      person,
    );
    expect([mine.status, mine.body.data]).toMatchObject([201, { is_own: true, is_manual_date: true, category: 'housing' }]);
    const renamed = await change(mine.body.data, { title: 'Write to the landlord', due_on: null });
    expect(renamed.body.data).toMatchObject({ title: 'Write to the landlord', due_on: null });
    await tenant.run((db) =>
      db
        .insertInto('plan_tasks')
        .values(
          Array.from({ length: 299 }, (_, index) => ({
            user_id: person.id,
            plan_id: plan.id,
            title: `Task ${index}`,
            why: '',
            is_own: true,
          })),
        )
        .execute(),
    );
    const full = await tenant.call(calls.createTransitionTask, { params, body: { title: 'One more' } }, person);
    expect([full.status, full.failure.message]).toEqual([409, 'This plan has 300 tasks of your own. Delete one first.']);
    const task = { params: { id: plan.id, task_id: mine.body.data.id } };
    expect((await tenant.call(calls.deleteTransitionTask, task, person)).status).toBe(200);
    expect((await tenant.call(calls.deleteTransitionTask, task, person)).status).toBe(404);
  });

  test('of another person get 404, also below a plan of one’s own', async () => {
    const other = await tenant.veteran();
    const theirs = await create(other, { category: 'housing' });
    const task = taskOf(plan, 'uk-housing-plan');
    expect((await change(task, { done: true }, other)).status).toBe(404);
    const params = { id: theirs.id, task_id: task.id };
    const body = { revision: task.revision, done: true };
    expect((await tenant.call(calls.updateTransitionTask, { params, body }, other)).status).toBe(404);
    expect((await tenant.call(calls.deleteTransitionTask, { params }, other)).status).toBe(404);
  });
});

describe('a plan', () => {
  test('keeps title and notes by revision', async () => {
    const person = await tenant.veteran();
    const plan = await create(person);
    const put = (fields: object, revision = plan.revision) =>
      tenant.call(calls.updateTransitionPlan, { params: { id: plan.id }, body: { revision, ...fields } }, person);
    expect((await put({ title: 'Money matters', notes: 'Ask Ana' })).body.data).toMatchObject({
      title: 'Money matters',
      notes: 'Ask Ana',
    });
    const stale = await put({ title: 'Lost' });
    expect([stale.status, (stale.failure.data as Plan).title]).toEqual([409, 'Money matters']);
    expect((await put({ title: 'Two\nlines' }, 2)).status).toBe(422);
  });

  test('is deleted with its tasks', async () => {
    const person = await tenant.veteran();
    const plan = await create(person);
    const params = { id: plan.id };
    expect((await tenant.call(calls.deleteTransitionPlan, { params }, person)).status).toBe(200);
    expect((await tenant.call(calls.getTransitionPlan, { params }, person)).status).toBe(404);
    expect((await tenant.call(calls.findTransitionTasks, {}, person)).body.data).toEqual([]);
    expect((await create(person)).history.map(({ kind }) => kind)).toEqual(['created', 'deleted', 'created']);
  });
});

describe('re-planning', () => {
  test('shows what moves before it is applied, and keeps what the person did', async () => {
    const person = await tenant.veteran();
    const plan = await create(person);
    const put = async (key: string, fields: object) => {
      const task = taskOf(plan, key);
      const params = { id: plan.id, task_id: task.id };
      await tenant.call(calls.updateTransitionTask, { params, body: { revision: task.revision, ...fields } }, person);
    };
    await put('uk-pension-forecast', { done: true });
    await put('uk-budget', { due_on: inMonths(3) });
    await put('uk-insurance', { notes: 'Two quotes so far' });
    await tenant.call(
      calls.createTransitionTask,
      { params: { id: plan.id }, body: { title: 'Ask my sister about rent', due_on: inMonths(1) } },
      person,
    );

    const slipped = inMonths(15);
    const shown = await tenant.call(calls.previewReplanning, { body: { discharge_date: slipped } }, person);
    const [changes] = shown.body.data;
    expect(changes?.moved.find(({ title }) => title === 'Replace service insurances')).toMatchObject({
      from: taskOf(plan, 'uk-insurance').due_on,
    });
    expect(changes?.moved.map(({ task_id }) => task_id)).not.toContain(taskOf(plan, 'uk-pension-forecast').id);
    expect(changes?.kept).toMatchObject([{ title: 'Write a household budget for the first year', due_on: inMonths(3) }]);
    expect((await read(person, plan.id)).planned_for).toBe(inMonths(12));

    const revisions = { [plan.id]: plan.revision };
    const applied = await tenant.call(calls.replan, { body: { discharge_date: slipped, revisions } }, person);
    expect(applied.body.data).toEqual(shown.body.data);
    const after = await read(person, plan.id);
    expect(after).toMatchObject({ planned_for: slipped, changes: null });
    expect(taskOf(after, 'uk-pension-forecast').due_on).toBe(taskOf(plan, 'uk-pension-forecast').due_on);
    expect(taskOf(after, 'uk-budget')).toMatchObject({ due_on: inMonths(3), is_manual_date: true });
    expect(taskOf(after, 'uk-insurance').notes).toBe('Two quotes so far');
    expect(after.tasks.find(({ is_own }) => is_own)).toMatchObject({ due_on: inMonths(1), title: 'Ask my sister about rent' });
    expect(after.history[0]).toMatchObject({ kind: 'replanned', from: inMonths(12), to: slipped, moved: changes?.moved.length });

    const again = await tenant.call(calls.replan, { body: { discharge_date: slipped, revisions } }, person);
    expect(again.status).toBe(409);
  });

  test('a date that changed elsewhere waits in the plan until it is applied', async () => {
    const person = await tenant.veteran();
    const plan = await create(person);
    await tenant.run((db) => updateDischargeDate(db, person.id, inMonths(9)));
    const waiting = await read(person, plan.id);
    expect(waiting.planned_for).toBe(inMonths(12));
    expect(waiting.changes?.moved.length).toBeGreaterThan(5);
    await tenant.call(calls.replan, { body: { revisions: { [plan.id]: plan.revision } } }, person);
    expect(await read(person, plan.id)).toMatchObject({ planned_for: inMonths(9), changes: null });
  });

  test('other answers bring tasks and take away those nobody touched', async () => {
    const person = await tenant.veteran();
    const plan = await create(person, { category: 'healthcare' });
    expect(plan.tasks.some(({ rule_key }) => rule_key === 'uk-recovery-plan')).toBe(false);
    await tenant.call(calls.replan, { body: { reason: 'medical', revisions: { [plan.id]: plan.revision } } }, person);
    const medical = await read(person, plan.id);
    const recovery = taskOf(medical, 'uk-recovery-plan');
    const params = { id: plan.id, task_id: recovery.id };
    await tenant.call(calls.updateTransitionTask, { params, body: { revision: recovery.revision, notes: 'Dr Lee' } }, person);
    await tenant.call(calls.replan, { body: { reason: 'end_of_service', revisions: { [plan.id]: medical.revision } } }, person);
    const after = await read(person, plan.id);
    expect(taskOf(after, 'uk-recovery-plan')).toMatchObject({ notes: 'Dr Lee' });
    expect(taskOf(after, 'uk-recovery-plan').left_out_reason).toMatch(/^Left out: this is for/);
    expect(after.changes).toBeNull();
  });
});

test('the action plan has the same tasks: own ones, notes and states', async () => {
  const person = await tenant.veteran();
  const mine = await tenant.call(actionPlan.createActionPlanTask, { body: { title: 'Ring Ben' } }, person);
  expect([mine.status, mine.body.data]).toMatchObject([201, { plan_id: null, is_own: true }]);
  const params = { id: mine.body.data.id };
  const body = { revision: mine.body.data.revision, notes: 'After six', done: true };
  expect((await tenant.call(actionPlan.updateActionPlanTask, { params, body }, person)).body.data).toMatchObject({
    notes: 'After six',
  });
  expect((await tenant.call(actionPlan.updateActionPlanTask, { params, body }, person)).status).toBe(409);
  expect((await tenant.call(actionPlan.deleteActionPlanTask, { params }, await tenant.veteran())).status).toBe(404);
  expect((await tenant.call(actionPlan.deleteActionPlanTask, { params }, person)).status).toBe(200);
});

test('the dashboard gets the tasks to do next, overdue ones first, and progress', async () => {
  const person = await tenant.veteran();
  const category: Category = 'finance';
  const plan = await create(person, { category, discharge_date: inMonths(4) });
  const open = plan.tasks.filter(({ due_on }) => due_on !== null && due_on < today);
  const late = open.slice(0, 3).map(({ id }) => id);
  await tenant.run((db) =>
    db
      .updateTable('plan_tasks')
      .set({ dated_on: inMonths(-24) })
      .where('id', 'in', late)
      .execute(),
  );
  const next = await tenant.run((db) => nextPlanTasks(db, { userId: person.id, countryId: 232 }, 3));
  expect(next.has_plans).toBe(true);
  expect(next.progress.total).toBe(plan.tasks.length);
  expect(next.progress.overdue).toBe(3);
  expect(next.tasks).toHaveLength(3);
  expect(next.tasks.map(({ id }) => id)).toEqual(late);
});

test('tasks that were past when their date was set count as to catch up, not as overdue', async () => {
  const person = await tenant.veteran();
  const plan = await create(person, { discharge_date: inMonths(4) });
  expect(plan.progress.overdue).toBe(0);
  expect(plan.tasks.some((task) => groupOf(task, today) === 'catch_up')).toBe(true);
  const later = plan.tasks.find(({ due_on }) => due_on !== null && due_on > today);
  if (!later) throw new Error('No task ahead');
  await tenant.run((db) =>
    db
      .updateTable('plan_tasks')
      .set({ dated_on: inMonths(-1) })
      .where('id', '=', later.id)
      .execute(),
  );
  const body = { revision: later.revision, due_on: inMonths(-2) };
  const moved = await tenant.call(calls.updateTransitionTask, { params: { id: plan.id, task_id: later.id }, body }, person);
  expect(moved.body.data.dated_on).toBe(today);
  const earlier = { discharge_date: inMonths(3), revisions: { [plan.id]: plan.revision } };
  const replanned = await tenant.call(calls.replan, { body: earlier }, person);
  expect(replanned.status).toBe(200);
  expect((await read(person, plan.id)).progress.overdue).toBe(0);
});

describe('private addresses', () => {
  const feed = (path: string | null) => tenant.app.inject({ url: path ?? '', headers: { host: tenant.host } });
  const add = async (person: Person, kind: 'calendar' | 'adviser', days: number | null = null) =>
    (await tenant.call(calls.createPlanLink, { body: { kind, label: 'Mine', days } }, person)).body.data;

  test('a calendar feed has the open dated tasks, until it is revoked', async () => {
    const person = await tenant.veteran();
    const plan = await create(person);
    const forecast = taskOf(plan, 'uk-pension-forecast');
    const params = { id: plan.id, task_id: forecast.id };
    await tenant.call(calls.updateTransitionTask, { params, body: { revision: forecast.revision, done: true } }, person);
    const link = await add(person, 'calendar');
    const answer = await feed(link.path);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const events = new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents('vevent');
    expect(events).toHaveLength(plan.tasks.length - 1);
    const budget = taskOf(plan, 'uk-budget');
    const event = events.map((one) => new ICAL.Event(one)).find(({ uid }) => uid.startsWith(`task-${budget.id}@`));
    expect([event?.summary, event?.startDate.toString()]).toEqual([budget.title, budget.due_on]);
    expect((await tenant.call(calls.findPlanLinks, {}, person)).body.data).toMatchObject([{ id: link.id, path: null }]);
    expect((await tenant.call(calls.revokePlanLink, { params: { id: link.id } }, person)).status).toBe(200);
    expect((await feed(link.path)).statusCode).toBe(404);
    expect((await feed('/api/plan-calendar/nonsense.ics')).statusCode).toBeGreaterThanOrEqual(404);
  });

  test('the file to download has the same events', async () => {
    const person = await tenant.veteran();
    const plan = await create(person);
    const file = await tenant.call(calls.getPlanCalendar, { query: { plan_id: plan.id } }, person);
    expect(file.headers['content-disposition']).toMatch(/transition-plan\.ics/);
    expect(new ICAL.Component(ICAL.parse(file.bytes.toString())).getAllSubcomponents('vevent')).toHaveLength(plan.tasks.length);
    const other = await tenant.veteran();
    expect((await tenant.call(calls.getPlanCalendar, { query: { plan_id: plan.id } }, other)).status).toBe(404);
  });

  test('an adviser reads plans and tasks without notes; an address of one kind does not open the other', async () => {
    const person = await tenant.veteran();
    const plan = await create(person);
    const task = taskOf(plan, 'uk-budget');
    const params = { id: plan.id, task_id: task.id };
    await tenant.call(calls.updateTransitionTask, { params, body: { revision: task.revision, notes: 'Private' } }, person);
    const link = await add(person, 'adviser', 30);
    const token = link.path?.split('/').at(-1) ?? '';
    const shared = await tenant.call(calls.openSharedPlan, { params: { token } });
    expect(shared.body.data.plans).toMatchObject([{ id: plan.id, category: 'finance' }]);
    expect(JSON.stringify(shared.body)).not.toContain('Private');
    expect((await feed(`/api/plan-calendar/${token}`)).statusCode).toBe(404);
    await tenant.run((db) =>
      db.updateTable('plan_links').set({ expires_at: '2026-01-01T00:00:00Z' }).where('id', '=', link.id).execute(),
    );
    expect((await tenant.call(calls.openSharedPlan, { params: { token } })).status).toBe(404);
  });

  test('there are ten at most', async () => {
    const person = await tenant.veteran();
    for (let count = 0; count < 10; count++) await add(person, 'calendar');
    const refused = await tenant.call(calls.createPlanLink, { body: { kind: 'calendar' } }, person);
    expect(refused.status).toBe(409);
  });
});

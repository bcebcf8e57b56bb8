import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant, whileRefusing } from '#apps/api/testing/index.ts';
import { getQueues } from '#features/operator/contract.ts';
import { addDays, addMonths } from '#kit/calendar/days.ts';
import { UNITED_STATES } from '#kit/country/country.ts';
import { hashOf, newAddressToken } from '#kit/server/process/secrets.ts';
import * as rules from '../rule-contract.ts';
import { STANDARD_RULES } from '../standard-rules/index.ts';
import * as calls from '../transition-contract.ts';
import type { Plan } from '../transition-shapes.ts';
import { sendPlanReminders } from './sharing/reminders.ts';
import { todayOf } from './transition-actions.ts';

let tenant: TestTenant;
let today: string;

beforeAll(async () => {
  tenant = await newTenant();
  today = todayOf(232);
});

async function create(person: Person, at = tenant): Promise<Plan> {
  const body = {
    category: 'finance' as const,
    component: 'regular' as const,
    service_months: 144,
    discharge_date: addMonths(today, 12),
  };
  return (await at.call(calls.createTransitionPlan, { body }, person)).body.data;
}

describe('reminders', () => {
  const remind = (at = tenant) => sendPlanReminders(at.work, at.id);
  const mailsTo = (person: Person) =>
    tenant.run((db) =>
      db
        .selectFrom('mails')
        .where('to_email', '=', person.email)
        .where('kind', '=', 'plan_task_due')
        .select(['subject', 'body_text', 'unsubscribe_url'])
        .orderBy('id')
        .execute(),
    );
  const ownTask = async (person: Person, plan: Plan, title: string, in_days: number) =>
    tenant.call(
      calls.createTransitionTask,
      { params: { id: plan.id }, body: { title, due_on: addDays(today, in_days) } },
      person,
    );

  test('come once for each task and date, within the days of notice', async () => {
    const person = await tenant.veteran();
    const plan = await create(person);
    await ownTask(person, plan, 'Ring the bank', 3);
    await ownTask(person, plan, 'Far away', 20);
    await remind();
    await remind();
    const [mail, ...others] = await mailsTo(person);
    expect(others).toEqual([]);
    expect(mail?.body_text).toContain('Ring the bank');
    expect(mail?.body_text).not.toContain('Far away');
    await tenant.call(calls.updateReminders, { body: { remind_days: 30 } }, person);
    await remind();
    expect((await mailsTo(person)).at(-1)?.body_text).toContain('Far away');
  });

  test('reach everyone else when those of one person fail, and that person with the next run', async () => {
    const people = [await tenant.veteran(), await tenant.veteran(), await tenant.veteran()];
    for (const person of people) await ownTask(person, await create(person), 'Ring the bank', 2);
    const counts = () => Promise.all(people.map(async (person) => (await mailsTo(person)).length));
    const failing = whileRefusing('notifications', `user_id = ${people[1]?.id}`, () => remind());
    await expect(failing).rejects.toThrow(/^1 of the due rows failed/);
    expect(await counts()).toEqual([1, 0, 1]);
    await remind();
    expect(await counts()).toEqual([1, 1, 1]);
  });

  test('stop with one click, without signing in', async () => {
    const person = await tenant.veteran();
    const plan = await create(person);
    await ownTask(person, plan, 'Ring the bank', 2);
    await remind();
    const url = new URL((await mailsTo(person))[0]?.unsubscribe_url ?? '');
    const answer = await tenant.app.inject({
      method: 'POST',
      url: url.pathname,
      headers: { host: tenant.host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
    await ownTask(person, plan, 'Ring the tax office', 1);
    await remind();
    expect(await mailsTo(person)).toHaveLength(1);
  });

  test('of earlier versions can still be stopped by their links, whose tokens are replaced by hashes', async () => {
    const person = await tenant.veteran();
    const token = newAddressToken();
    const stop = async () => (await tenant.call(calls.stopReminders, { params: { token } })).status;
    const tokens = () =>
      tenant.run((db) =>
        db
          .selectFrom('transition_situations')
          .select(['unsubscribe_token', 'unsubscribe_hash'])
          .where('user_id', '=', person.id)
          .executeTakeFirst(),
      );
    await tenant.run((db) =>
      db.insertInto('transition_situations').values({ user_id: person.id, unsubscribe_token: token }).execute(),
    );
    expect(await stop()).toBe(200);
    await remind();
    expect(await tokens()).toEqual({ unsubscribe_token: null, unsubscribe_hash: hashOf(token) });
    expect(await stop()).toBe(200);
  });
});

test('the plan as PDF has its tasks in reading order, on the paper of the country', async () => {
  const person = await tenant.veteran();
  const plan = await create(person);
  const file = await tenant.call(calls.getPlanPdf, { query: { plan_id: plan.id } }, person);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  const pdf = await getDocumentProxy(new Uint8Array(file.bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain('Finance plan');
  for (const { title } of plan.tasks) expect(text.replace(/\s+/g, ' ')).toContain(title.replace(/\s+/g, ' '));
  const [, , width] = (await pdf.getPage(1)).view;
  expect(Math.round(width ?? 0)).toBe(595);
  const other = await tenant.veteran();
  expect((await tenant.call(calls.getPlanPdf, { query: { plan_id: plan.id } }, other)).status).toBe(404);
});

describe('rules for operators', () => {
  let operator: Person;
  beforeAll(async () => {
    operator = await tenant.person('operator');
  });
  const KEY = 'uk-insurance';
  const definition = async () => {
    const [rule] = (await tenant.call(rules.getPlanRule, { params: { key: KEY } }, operator)).body.data;
    if (!rule) throw new Error('No rule');
    const { key: _, version, country_id: __, is_own: ___, recheck_reason: ____, ...fields } = rule;
    return { version, fields };
  };

  test('are those of the country, with the reason for a re-check', async () => {
    const { data } = (await tenant.call(rules.findPlanRules, {}, operator)).body;
    expect(data).toHaveLength(STANDARD_RULES.filter(({ country_id }) => country_id === 232).length);
    expect(data.find(({ key }) => key === KEY)?.recheck_reason).toBe('Not yet confirmed at its source');
    const due = data.filter(({ recheck_reason }) => recheck_reason !== null).length;
    expect((await tenant.call(getQueues, {}, operator)).body.data.plan_rules).toBe(due);
    const homefront = await newTenant({ country_id: UNITED_STATES });
    const us = (await homefront.call(rules.findPlanRules, {}, await homefront.person('operator'))).body.data;
    expect(us.every(({ key }) => key.startsWith('us-'))).toBe(true);
  });

  test('a new version waits in plans until the person applies it, and two editors do not overwrite each other', async () => {
    const person = await tenant.veteran();
    const plan = await create(person);
    const { version, fields } = await definition();
    const rule = {
      ...fields,
      title: 'Compare insurances',
      effective_from: today,
      timing: { ...fields.timing, due: { at: 'offset' as const, offset: { months: -2 } } },
    };
    const saves = await Promise.all(
      [1, 2].map(() => tenant.call(rules.savePlanRule, { params: { key: KEY }, body: { seen: version, rule } }, operator)),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
    const waiting = (await tenant.call(calls.getTransitionPlan, { params: { id: plan.id } }, person)).body.data;
    expect(waiting.changes?.moved).toMatchObject([{ title: 'Compare insurances', to: addMonths(addMonths(today, 12), -2) }]);
    expect(waiting.tasks.some(({ title }) => title === 'Compare insurances')).toBe(false);
    await tenant.call(calls.replan, { body: { revisions: { [plan.id]: plan.revision } } }, person);
    const applied = (await tenant.call(calls.getTransitionPlan, { params: { id: plan.id } }, person)).body.data;
    expect(applied.tasks.some(({ title }) => title === 'Compare insurances')).toBe(true);
    const { data } = (await tenant.call(rules.getPlanRule, { params: { key: KEY } }, operator)).body;
    expect(data.map((one) => [one.version, one.is_own])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  test('a preview says for sample people whether a rule applies, why, and when', async () => {
    const { fields } = await definition();
    const people = [
      { name: 'Leaver', discharge_date: addMonths(today, 12), service_months: 60 },
      { name: 'Unknown', discharge_date: null },
    ];
    const rule = { ...fields, conditions: [{ min_months: 72 }] };
    const { data } = (await tenant.call(rules.previewPlanRule, { body: { rule, people } }, operator)).body;
    expect(data).toMatchObject([
      { name: 'Leaver', applies: 'no', sentence: 'Left out: this is for people with 6 years of service or more.' },
      { name: 'Unknown', applies: 'maybe', due_on: null },
    ]);
  });

  test.each([
    [{ effective_to: '2000-01-01' }, 'rule.effective_to'],
    [{ depends_on: ['uk-nowhere'] }, 'rule.depends_on'],
    [{ title: '' }, 'rule.title'],
    [{ link: 'javascript:alert(1)' }, 'rule.link'],
  ])('%j is refused under its field', async (change, field) => {
    const { version, fields } = await definition();
    const body = { seen: version, rule: { ...fields, ...change } };
    const answer = await tenant.call(rules.savePlanRule, { params: { key: KEY }, body }, operator);
    expect([answer.status, Object.keys(answer.failure.errors ?? {})]).toEqual([422, [field]]);
  });
});

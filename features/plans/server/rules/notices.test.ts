import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant, whileRefusing } from '#apps/api/testing/index.ts';
import { addDays, addMonths, longDay } from '#kit/calendar/days.ts';
import * as rules from '../../rule-contract.ts';
import type { RuleDefinition } from '../../rule-shapes.ts';
import * as calls from '../../transition-contract.ts';
import type { Plan } from '../../transition-shapes.ts';
import { planLinkRetention } from '../retention-queries.ts';
import { todayOf } from '../transition-actions.ts';
import { sendRuleNotices } from './notices.ts';

const KEY = 'uk-insurance';
const today = todayOf(232);
const LEAVES = addMonths(today, 12);

let tenant: TestTenant;
let operator: Person;

beforeAll(async () => {
  tenant = await newTenant();
  operator = await tenant.person('operator');
});

async function planOf(person: Person, category: 'finance' | 'housing' = 'finance', at = tenant): Promise<Plan> {
  const body = { category, component: 'regular' as const, service_months: 144, discharge_date: LEAVES };
  return (await at.call(calls.createTransitionPlan, { body }, person)).body.data;
}

/** Writes the next version of the rule. */
async function newVersion(change: Partial<RuleDefinition>): Promise<void> {
  const [rule] = (await tenant.call(rules.getPlanRule, { params: { key: KEY } }, operator)).body.data;
  if (!rule) throw new Error('No rule');
  const { key: _, version, country_id: __, is_own: ___, recheck_reason: ____, ...fields } = rule;
  const body = { seen: version, rule: { ...fields, effective_from: today, ...change } };
  const { status, failure } = await tenant.call(rules.savePlanRule, { params: { key: KEY }, body }, operator);
  if (status !== 200) throw new Error(JSON.stringify(failure));
}

const due = (months: number) => ({ opens: null, due: { at: 'offset' as const, offset: { months } }, closes: null });
const night = () => sendRuleNotices(tenant.work, tenant.id);
const noticesOf = (person: Person) =>
  tenant.run((db) =>
    db
      .selectFrom('notifications')
      .where('user_id', '=', person.id)
      .where('kind', '=', 'plan_rule_changed')
      .select(['title', 'body', 'href'])
      .orderBy('id')
      .execute(),
  );

describe('a new version of a rule', () => {
  test('tells those whose plan it changes, once for each version, and moves nothing', async () => {
    const affected = await tenant.veteran();
    const elsewhere = await tenant.veteran();
    const plan = await planOf(affected);
    await planOf(elsewhere, 'housing');
    await night();
    expect(await noticesOf(affected)).toEqual([]);
    const before = plan.tasks.find(({ rule_key }) => rule_key === KEY);
    await newVersion({ timing: due(-2) });
    await night();
    await night();
    const [from, to] = [before?.due_on ?? '', addMonths(LEAVES, -2)].map((day) => longDay(day, 'en-GB'));
    expect(await noticesOf(affected)).toEqual([
      {
        title: 'A rule of your transition plan has changed',
        body: `${before?.title}: ${from} → ${to}\nNothing moves until you apply the changes.`,
        href: '/veteran/transition-plan-vx?show=changes',
      },
    ]);
    expect(await noticesOf(elsewhere)).toEqual([]);
    const waiting = (await tenant.call(calls.getTransitionPlan, { params: { id: plan.id } }, affected)).body.data;
    expect(waiting.changes?.moved).toHaveLength(1);
    expect(waiting.tasks.find(({ rule_key }) => rule_key === KEY)?.due_on).toBe(before?.due_on);
    // Who makes a plan now has the new version in it.
    const later = await tenant.veteran();
    await planOf(later);
    await newVersion({ timing: due(-3) });
    await night();
    expect(await noticesOf(affected)).toHaveLength(2);
    expect(await noticesOf(later)).toHaveLength(1);
  });

  test('waits for its day, and tells nobody whose task is done or who the rule is not for', async () => {
    const done = await tenant.veteran();
    const plan = await planOf(done);
    const task = plan.tasks.find(({ rule_key }) => rule_key === KEY);
    const params = { id: plan.id, task_id: task?.id ?? 0 };
    await tenant.call(calls.updateTransitionTask, { params, body: { revision: task?.revision ?? 0, done: true } }, done);
    const open = await tenant.veteran();
    await planOf(open);
    await newVersion({ timing: due(-4), effective_from: addDays(today, 1) });
    await night();
    expect([await noticesOf(done), await noticesOf(open)]).toEqual([[], []]);
    await newVersion({ is_withdrawn: true });
    await night();
    expect(await noticesOf(done)).toEqual([]);
    expect((await noticesOf(open))[0]?.body).toMatch(/^No longer needed: /);
  });
});

test('a notice that fails for one person reaches the others, and that person the next night', async () => {
  const people = [await tenant.veteran(), await tenant.veteran(), await tenant.veteran()];
  for (const person of people) await planOf(person);
  await newVersion({ timing: due(-5), is_withdrawn: false });
  const counts = () => Promise.all(people.map(async (person) => (await noticesOf(person)).length));
  await expect(whileRefusing('notifications', `user_id = ${people[1]?.id}`, night)).rejects.toThrow(/^1 of the due rows failed/);
  expect(await counts()).toEqual([1, 0, 1]);
  await night();
  expect(await counts()).toEqual([1, 1, 1]);
});

test('rules that wait for each other in a circle are refused', async () => {
  const rule = (depends_on: string[]) => ({
    category: 'finance' as const,
    title: 'Ask for a forecast',
    why: 'To know what you get.',
    who: 'You',
    link: null,
    source_name: 'Pensions office',
    source_url: null,
    is_confirmed: true,
    checked_on: today,
    effective_from: today,
    effective_to: null,
    depends_on,
    timing: due(-6),
  });
  const save = (key: string, seen: number, depends_on: string[]) =>
    tenant.call(rules.savePlanRule, { params: { key }, body: { seen, rule: rule(depends_on) } }, operator);
  expect((await save('own-first', 0, [])).status).toBe(200);
  expect((await save('own-second', 0, ['own-first'])).status).toBe(200);
  expect((await save('own-third', 0, ['own-second'])).status).toBe(200);
  const circle = await save('own-first', 1, ['own-third']);
  expect([circle.status, circle.failure.errors]).toEqual([
    422,
    { 'rule.depends_on': ['The rule own-third comes after this one, so it cannot come before it.'] },
  ]);
});

test('links that ended a month ago are erased, others stay', async () => {
  const person = await tenant.veteran();
  for (const days of [1, 30, null])
    await tenant.call(calls.createPlanLink, { body: { kind: 'adviser', label: `${days}`, days } }, person);
  const eraseIn = (days: number) =>
    tenant.run((db) => planLinkRetention.erase(db, new Date(Date.now() + days * 86_400_000), {} as never));
  expect(await eraseIn(20)).toBe(0);
  expect(await eraseIn(40)).toBe(1);
  const { data } = (await tenant.call(calls.findPlanLinks, {}, person)).body;
  expect(data.map(({ label }) => label)).toEqual(['null', '30']);
});

test('nothing of an erased person is left in any table of plans, courses and the directory', async () => {
  const person = await tenant.veteran();
  const plan = await planOf(person);
  await tenant.call(
    calls.createTransitionTask,
    { params: { id: plan.id }, body: { title: 'Ring the bank', notes: 'Ask Sam' } },
    person,
  );
  await tenant.call(calls.createPlanLink, { body: { kind: 'calendar' } }, person);
  await tenant.call(calls.updateReminders, { body: { remind_days: 3 } }, person);
  await newVersion({ title: 'Compare what insurers offer', is_withdrawn: false, timing: due(-5) });
  await night();
  /** Rows of each table with a column that names a person, where it names this one. */
  const rowsOfPerson = async () => {
    const { rows } = await tenant.owner.query<{ table_name: string; column_name: string }>(
      `select c.table_name, c.column_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'integer'
         and c.table_name ~ '^(transition|plan_|course|saved_courses|provider|chosen|merged|service_)'
         and c.column_name ~ '(user|veteran|person|_by)'`,
    );
    expect(rows.map(({ table_name }) => table_name)).toContain('plan_rule_notices');
    const found: string[] = [];
    for (const { table_name, column_name } of rows) {
      const named = await tenant.run((db) =>
        sql`select 1 from ${sql.table(table_name)} where tenant_id = ${tenant.id} and ${sql.ref(column_name)} = ${person.id}`.execute(
          db,
        ),
      );
      if (named.rows.length > 0) found.push(table_name);
    }
    return [...new Set(found)].sort();
  };
  expect(await rowsOfPerson()).toEqual(
    expect.arrayContaining(['plan_links', 'plan_rule_notices', 'plan_tasks', 'transition_plans', 'transition_situations']),
  );
  await tenant.run((db) => db.deleteFrom('users').where('id', '=', person.id).execute());
  expect(await rowsOfPerson()).toEqual([]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#apps/api/testing/properties.ts';
import { CATEGORIES } from '#features/services/rules.ts';
import { addDays, addMonths, endOfMonth, monthsBetween, nextYearly, todayIn } from '#kit/calendar/days.ts';
import { UNITED_KINGDOM, UNITED_STATES } from '#kit/country/country.ts';
import { groupOf } from './grouping.ts';
import { comparePlan, type ExistingTask } from './replanning.ts';
import {
  describeDue,
  dueDay,
  explain,
  type PlannedTask,
  type PlanRule,
  planCategory,
  rulesInForce,
  type Situation,
  schedule,
} from './scheduling.ts';
import { STANDARD_RULES } from './standard-rules/index.ts';
import { bandOfRank, COMPONENTS, FORCES, LEAVING_REASONS, lengthOfService, RANK_BANDS } from './transition-words.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const situation: fc.Arbitrary<Situation> = fc.record({
  country_id: fc.constantFrom(UNITED_KINGDOM, UNITED_STATES),
  service: fc.option(fc.constantFrom(...FORCES)),
  component: fc.option(fc.constantFrom(...COMPONENTS)),
  reason: fc.option(fc.constantFrom(...LEAVING_REASONS)),
  rank_band: fc.option(fc.constantFrom(...RANK_BANDS)),
  service_months: fc.option(fc.integer({ min: 0, max: 480 })),
  discharge_date: fc.option(day),
});
const BASE: Situation = {
  country_id: UNITED_KINGDOM,
  service: 'army',
  component: 'regular',
  reason: 'end_of_service',
  rank_band: 'or_6_7',
  service_months: 144,
  discharge_date: '2027-11-20',
};
const ruleOf = (key: string): PlanRule => {
  const rule = STANDARD_RULES.find((one) => one.key === key);
  if (!rule) throw new Error(`No rule ${key}`);
  return rule;
};

describe('days', () => {
  test.each([
    ['2028-02-29', -12, '2027-02-28'],
    ['2027-02-28', 12, '2028-02-28'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-01-15', -1, '2026-12-15'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });

  test('days over a change of clocks and over a leap day are whole days', () => {
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
    expect(addDays('2027-10-30', 2)).toBe('2027-11-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  test('adding months keeps the date or ends on the last day of the month', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -60, max: 60 }), (from, months) => {
        const to = addMonths(from, months);
        expect(to.slice(8) === from.slice(8) || to === endOfMonth(to)).toBe(true);
        expect(monthsBetween(`${from.slice(0, 7)}-01`, `${to.slice(0, 7)}-01`)).toBe(months);
      }),
    );
  });

  test('a yearly day is the next one, and 29 February falls on the 28th in other years', () => {
    expect(nextYearly('2027-04-05', 4, 5)).toBe('2027-04-05');
    expect(nextYearly('2027-04-06', 4, 5)).toBe('2028-04-05');
    expect(nextYearly('2027-01-01', 2, 29)).toBe('2027-02-28');
  });

  test('today is the tenant’s day, not the server’s', () => {
    const late = new Date('2026-11-21T03:00:00Z');
    expect(todayIn('America/New_York', late)).toBe('2026-11-20');
    expect(todayIn('Europe/London', late)).toBe('2026-11-21');
  });
});

describe('rules that come with the product', () => {
  test.each([UNITED_KINGDOM, UNITED_STATES])('country %i has 60 or more, each with its own key and a source', (country) => {
    const rules = STANDARD_RULES.filter(({ country_id }) => country_id === country);
    expect(rules.length).toBeGreaterThanOrEqual(60);
    expect(new Set(rules.map(({ key }) => key)).size).toBe(rules.length);
    for (const category of CATEGORIES) expect(rules.filter((rule) => rule.category === category).length).toBeGreaterThan(8);
    for (const rule of rules) expect(rule.source_name.length).toBeGreaterThan(3);
  });

  test('depend on rules of their country only, never in a circle', () => {
    const byKey = new Map(STANDARD_RULES.map((rule) => [rule.key, rule]));
    const reach = (rule: PlanRule, path: string[]): void => {
      expect(path).not.toContain(rule.key);
      for (const key of rule.depends_on) {
        const before = byKey.get(key);
        expect(before?.country_id, `${rule.key} after ${key}`).toBe(rule.country_id);
        if (before) reach(before, [...path, rule.key]);
      }
    };
    for (const rule of STANDARD_RULES) reach(rule, []);
  });

  test('open before they are due and close no earlier', () => {
    for (const rule of STANDARD_RULES) {
      const task = schedule({ ...rule, conditions: [] }, { ...BASE, country_id: rule.country_id }, '2020-01-01', true);
      if ('reason' in task) throw new Error(`${rule.key}: ${task.reason}`);
      if (task.starts_on && task.due_on) expect(task.starts_on <= task.due_on, rule.key).toBe(true);
    }
  });
});

describe('conditions', () => {
  test.each([
    [72, 'yes'],
    [71, 'no'],
    [null, 'maybe'],
  ] as const)('the core programme with %s months of service: %s', (service_months, applies) => {
    expect(explain(ruleOf('uk-register-resettlement'), { ...BASE, service_months }).applies).toBe(applies);
  });

  test('a medical discharge opens the core programme at any length of service', () => {
    const verdict = explain(ruleOf('uk-register-resettlement'), { ...BASE, service_months: 3, reason: 'medical' });
    expect(verdict).toEqual({
      applies: 'yes',
      sentence: 'Applies to regular personnel and those whose reason is “Medical discharge”.',
    });
  });

  test('says what is missing, or whom a rule is for, in one sentence', () => {
    expect(explain(ruleOf('uk-register-esp'), { ...BASE, service_months: null }).sentence).toBe(
      'May apply: it is for regular personnel, people with 4 years of service or more and people with less than 6 years of service, and you haven’t told us your length of service.',
    );
    expect(explain(ruleOf('uk-register-future-horizons'), BASE).sentence).toBe(
      'Left out: this is for regular personnel and people with less than 4 years of service.',
    );
  });

  test('Army SkillBridge limits follow the grade', () => {
    const soldier = { ...BASE, country_id: UNITED_STATES };
    const requested = (rank_band: Situation['rank_band']) =>
      planCategory(STANDARD_RULES, 'employment', { ...soldier, rank_band }, '2026-11-20').tasks.flatMap(({ rule_key, due_on }) =>
        rule_key.startsWith('us-skillbridge-army') ? [due_on] : [],
      );
    expect(requested('or_1_5')).toEqual([addDays('2027-11-20', -120)]);
    expect(requested('of_1_2')).toEqual([addDays('2027-11-20', -90)]);
    expect(requested('of_4_up')).toEqual([addDays('2027-11-20', -60)]);
  });

  test('length of service is written in years and months, never rounded', () => {
    expect(lengthOfService(71)).toBe('5 years and 11 months');
    expect(lengthOfService(12)).toBe('1 year');
    expect(lengthOfService(0)).toBe('0 months');
  });

  test('rank codes of both countries have a band', () => {
    expect(['OR-5', 'OR-9', 'OF-2', 'OF-3', 'WO-2', 'W-5', 'X'].map(bandOfRank)).toEqual([
      'or_1_5',
      'or_8_9',
      'of_1_2',
      'of_3',
      'wo_1_3',
      'wo_4_5',
      null,
    ]);
  });
});

describe('due dates', () => {
  test('each follows from its rule and the discharge date alone', () => {
    fc.assert(
      fc.property(situation, day, (person, today) => {
        for (const category of CATEGORIES)
          for (const task of planCategory(STANDARD_RULES, category, person, today).tasks) {
            const rule = ruleOf(task.rule_key);
            expect(task.due_on).toBe(dueDay(rule.timing.due, person.discharge_date));
            expect(task.category).toBe(category);
            expect(explain(rule, person).applies).not.toBe('no');
          }
      }),
      { numRuns: runs(60) },
    );
  });

  test('nothing is planned outside its effective dates or after its window', () => {
    fc.assert(
      fc.property(situation, day, (person, today) => {
        for (const category of CATEGORIES)
          for (const { rule_key, starts_on } of planCategory(STANDARD_RULES, category, person, today).tasks) {
            const rule = ruleOf(rule_key);
            expect(rule.effective_from <= today).toBe(true);
            if (rule.effective_to)
              expect([today, starts_on ?? today].every((one) => one <= (rule.effective_to ?? ''))).toBe(true);
            const { closes } = rule.timing;
            if (closes && person.discharge_date) {
              const end =
                'months' in closes
                  ? addMonths(person.discharge_date, closes.months)
                  : addDays(person.discharge_date, closes.days);
              expect(end >= today).toBe(true);
            }
          }
      }),
      { numRuns: runs(60) },
    );
  });

  test('a rule for part of a year ends with it', () => {
    const relief = (today: string) => schedule(ruleOf('uk-employer-relief'), BASE, today);
    expect(relief('2026-11-20')).toMatchObject({ due_on: '2027-12-20' });
    expect(schedule(ruleOf('uk-employer-relief'), { ...BASE, discharge_date: '2028-12-01' }, '2026-11-20')).toEqual({
      reason: 'Left out: this rule ended, or will end, on 5 April 2028.',
    });
  });

  test('without a discharge date there are windows instead of dates', () => {
    const { tasks } = planCategory(STANDARD_RULES, 'finance', { ...BASE, discharge_date: null }, '2026-11-20');
    expect(tasks.length).toBeGreaterThan(8);
    expect(tasks.every(({ due_on, starts_on }) => due_on === null && starts_on === null)).toBe(true);
    expect(tasks.find(({ rule_key }) => rule_key === 'uk-pension-forecast')).toMatchObject({
      due_text: 'From 9 months before you leave to 6 months before you leave',
      due_reason:
        'The window is from 9 months before you leave to 6 months before you leave. Add your discharge date to get a date.',
    });
  });

  test('a discharge date on 29 February moves month windows to the 28th of other years', () => {
    expect(dueDay({ at: 'offset', offset: { months: -12 } }, '2028-02-29')).toBe('2027-02-28');
    expect(dueDay({ at: 'first_of_month', months: 1 }, '2028-02-29')).toBe('2028-03-01');
    expect(dueDay({ at: 'end_of_month', months: 12 }, '2028-02-29')).toBe('2029-02-28');
  });

  test('each kind of deadline is described in words', () => {
    expect(describeDue({ at: 'offset', offset: { days: 1 } }, 'en-GB')).toBe('1 day after you leave');
    expect(describeDue({ at: 'first_of_month', months: 0 }, 'en-GB')).toBe('the first of the month you leave');
    expect(describeDue({ at: 'end_of_month', months: 1 }, 'en-GB')).toBe('the last day of the month 1 month after you leave');
    expect(describeDue({ at: 'yearly', month: 4, date: 15, months: 0 }, 'en-US')).toBe('the first April 15 after you leave');
    expect(describeDue({ at: 'fixed', day: '2028-04-05' }, 'en-US')).toBe('April 5, 2028');
  });

  test('the version in force is the latest that has begun', () => {
    const rule = ruleOf('uk-veteran-card');
    const next = { ...rule, version: 2, effective_from: '2027-01-01' };
    expect(rulesInForce([rule, next], '2026-12-31')).toEqual([rule]);
    expect(rulesInForce([next, rule], '2027-01-01')).toEqual([next]);
  });
});

describe('groups', () => {
  const task = {
    done_at: null,
    is_not_relevant: false,
    starts_on: null,
    due_on: null,
    snoozed_until: null,
    dated_on: '2026-11-10',
  };
  test.each([
    [{ due_on: '2026-11-19' }, 'overdue'],
    [{ due_on: '2026-11-10' }, 'overdue'],
    [{ due_on: '2026-11-09' }, 'catch_up'],
    [{ due_on: '2026-11-19', dated_on: '2026-11-20' }, 'catch_up'],
    [{ due_on: '2026-11-20', dated_on: '2026-11-20' }, 'now'],
    [{ due_on: '2026-11-09', snoozed_until: '2026-12-01' }, 'later'],
    [{ due_on: '2026-11-20' }, 'now'],
    [{ due_on: '2027-02-10', starts_on: '2026-11-01' }, 'now'],
    [{ due_on: '2027-02-10', starts_on: '2027-01-01' }, 'next'],
    [{ due_on: '2027-06-01', starts_on: '2027-05-01' }, 'later'],
    [{ due_on: '2026-11-19', snoozed_until: '2026-12-01' }, 'later'],
    [{ due_on: '2026-11-19', snoozed_until: '2026-11-20' }, 'overdue'],
    [{ due_on: '2026-11-19', done_at: '2026-11-18T00:00:00Z' }, 'done'],
    [{ due_on: '2026-11-19', is_not_relevant: true }, 'done'],
    [{}, 'next'],
  ] as const)('%j is %s', (fields, group) => {
    expect(groupOf({ ...task, ...fields }, '2026-11-20')).toBe(group);
  });
});

describe('re-planning', () => {
  const stored = (task: PlannedTask, id: number, edits: Partial<ExistingTask> = {}): ExistingTask => ({
    id,
    title: task.title,
    rule_key: task.rule_key,
    rule_version: task.rule_version,
    starts_on: task.starts_on,
    due_on: task.due_on,
    due_text: task.due_text,
    is_own: false,
    is_manual_date: false,
    is_not_relevant: false,
    done_at: null,
    snoozed_until: null,
    notes: '',
    left_out_reason: null,
    ...edits,
  });
  const edits: fc.Arbitrary<Partial<ExistingTask>> = fc.oneof(
    fc.constant({}),
    fc.constant({ done_at: '2026-11-01T00:00:00Z' }),
    fc.constant({ is_not_relevant: true }),
    fc.constant({ notes: 'My note' }),
    fc.constant({ is_manual_date: true, due_on: '2026-12-24' }),
    fc.constant({ snoozed_until: '2026-12-01' }),
  );

  test('never loses what a person did, whatever changes', () => {
    fc.assert(
      fc.property(situation, situation, fc.infiniteStream(edits), day, (before, after, someEdits, today) => {
        const category = 'employment';
        const own: ExistingTask = {
          ...stored(planCategory(STANDARD_RULES, 'employment', BASE, '2026-11-20').tasks[0] as PlannedTask, 9000),
          rule_key: null,
          is_own: true,
        };
        const existing = planCategory(STANDARD_RULES, category, before, today).tasks.map((task, index) => {
          const { value } = someEdits.next();
          return stored(task, index + 1, value ?? {});
        });
        const keys = new Set(existing.flatMap(({ rule_key }) => rule_key ?? []));
        const planned = planCategory(STANDARD_RULES, category, { ...after, country_id: before.country_id }, today, keys);
        const { writes } = comparePlan([...existing, own], planned.tasks, planned.left_out);
        const touched = new Set([
          ...writes.remove,
          ...writes.update.map(({ id }) => id),
          ...writes.leave_out.map(({ id }) => id),
        ]);
        expect(touched.has(own.id)).toBe(false);
        for (const task of existing) {
          if (task.done_at || task.is_not_relevant) expect(touched.has(task.id)).toBe(false);
          if (task.notes || task.is_manual_date || task.snoozed_until) expect(writes.remove).not.toContain(task.id);
          if (task.is_manual_date)
            for (const update of writes.update) if (update.id === task.id) expect(update.keeps_date).toBe(true);
        }
        for (const task of writes.insert) expect(keys.has(task.rule_key)).toBe(false);
      }),
      { numRuns: runs(80) },
    );
  });

  test('with nothing changed there is nothing to do, even after windows have closed', () => {
    fc.assert(
      fc.property(situation, day, fc.integer({ min: 0, max: 200 }), (person, today, later) => {
        const existing = planCategory(STANDARD_RULES, 'finance', person, today).tasks.map((task, index) =>
          stored(task, index + 1),
        );
        const keys = new Set(existing.flatMap(({ rule_key }) => rule_key ?? []));
        // Rules that begin or end meanwhile do change a plan.
        const rules = STANDARD_RULES.filter(({ effective_from, effective_to }) => effective_from <= today && !effective_to);
        const known = existing.filter(({ rule_key }) => rules.some(({ key }) => key === rule_key));
        const planned = planCategory(rules, 'finance', person, addDays(today, later), keys);
        const { changes } = comparePlan(known, planned.tasks, planned.left_out);
        expect(changes).toEqual({ moved: [], added: [], removed: [], reworded: [], kept: [] });
      }),
      { numRuns: runs(60) },
    );
  });

  test('a date that slips by three months moves open tasks and lists the old and new dates', () => {
    const first = planCategory(STANDARD_RULES, 'finance', BASE, '2026-11-20');
    const existing = first.tasks.map((task, index) => stored(task, index + 1));
    const keys = new Set(first.tasks.map(({ rule_key }) => rule_key));
    const next = planCategory(STANDARD_RULES, 'finance', { ...BASE, discharge_date: '2028-02-20' }, '2026-11-20', keys);
    const { changes } = comparePlan(existing, next.tasks, next.left_out);
    expect(changes.moved.find(({ title }) => title === 'Ask for your pension forecast')).toMatchObject({
      from: '2027-05-20',
      to: '2027-08-20',
    });
    // The end of the tax year is the same for both dates.
    expect(changes.moved).toHaveLength(existing.length - 1);
    expect(changes.moved.map(({ title }) => title)).not.toContain('Check the year’s tax');
  });

  test('a new version of a rule is shown as a change of its task', () => {
    const [task] = planCategory(STANDARD_RULES, 'finance', BASE, '2026-11-20').tasks;
    if (!task) throw new Error('No task');
    const next = { ...task, rule_version: 2, title: 'Another title' };
    expect(comparePlan([stored(task, 1)], [next], []).changes.reworded).toEqual([{ task_id: 1, title: 'Another title' }]);
    expect(comparePlan([stored(task, 1)], [{ ...next, due_on: '2030-01-01' }], []).changes.moved).toHaveLength(1);
  });
});

import type { Category } from '#features/services/rules.ts';
import { CATEGORIES } from '#features/services/rules.ts';
import { todayIn } from '#kit/calendar/days.ts';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import { countWithReserve } from '#kit/server/records/storage.ts';
import { type CategoryProgress, progressByCategory } from '../climb.ts';
import { groupOf, type Progress, progressOf } from '../grouping.ts';
import { rulesDone } from '../known-facts.ts';
import { comparePlan, countChanges, type PlanWrites } from '../replanning.ts';
import { type LeftOut, type PlanRule, planCategory, type Situation, schedule } from '../scheduling.ts';
import { type Changes, OWN_TASKS_MAX, type Plan, type PlanSummary, type Task, type TaskChange } from '../transition-shapes.ts';
import { NEED_PROFILE, PLAN_NAMES } from '../transition-words.ts';
import { findRules } from './rules/plan-rules.ts';
import {
  findMissing,
  type GivenSituation,
  loadSituation,
  lockPerson,
  situationIn,
  storeSituation,
  withAnswers,
} from './situation.ts';
import * as queries from './transition-queries.ts';

export type Asker = { userId: number; countryId: number };

/** The tenant's day: a date turns where its people live, not where the server runs. */
export const todayOf = (countryId: number): string => todayIn(countryOf(countryId).closingZone);

const notFoundPlan = () => notFound('Plan');
const notFoundTask = () => notFound('Task');

/** Rows as they travel: a task waits for those of its plan that come first and are not done. */
export function shownTasks(rows: readonly queries.TaskRow[]): Task[] {
  const open = new Map(
    rows.flatMap((row) =>
      row.rule_key === null || row.done_at !== null || row.is_not_relevant
        ? []
        : [[`${row.plan_id} ${row.rule_key}`, row.id] as const],
    ),
  );
  return rows.map(({ depends_on, rule_version: _, ...row }) => ({
    ...row,
    waits_for: depends_on.flatMap((key) => open.get(`${row.plan_id} ${key}`) ?? []),
  }));
}

/** A task with what it waits for, which other rows of its plan decide. */
async function shownTask(db: TenantDb, { userId }: Asker, row: queries.TaskRow): Promise<Task> {
  const tasks = shownTasks(await queries.findTasks(db, userId, row.plan_id ?? 'action'));
  return tasks.find(({ id }) => id === row.id) ?? fail(notFoundTask());
}

function summaryOf(plan: queries.PlanRow, tasks: readonly queries.TaskRow[], today: string): PlanSummary {
  const { notes: _, ...fields } = plan;
  const next = tasks
    .filter((task) => groupOf(task, today) !== 'done' && (task.snoozed_until === null || task.snoozed_until <= today))
    .at(0);
  return {
    ...fields,
    progress: progressOf(tasks, today),
    next_task: next ? { id: next.id, title: next.title, due_on: next.due_on } : null,
  };
}

export async function listPlans(db: TenantDb, { userId, countryId }: Asker): Promise<PlanSummary[]> {
  const plans = await queries.findPlans(db, userId);
  const tasks = plans.length > 0 ? await queries.findTasks(db, userId, 'transition') : [];
  const today = todayOf(countryId);
  return plans
    .map((plan) =>
      summaryOf(
        plan,
        tasks.filter(({ plan_id }) => plan_id === plan.id),
        today,
      ),
    )
    .sort((one, other) => CATEGORIES.indexOf(one.category) - CATEGORIES.indexOf(other.category));
}

type Comparison = { changes: Changes; writes: PlanWrites; left_out: LeftOut[] };

function compare(
  plan: queries.PlanRow,
  tasks: readonly queries.TaskRow[],
  rules: readonly PlanRule[],
  situation: Situation,
): Comparison {
  const inPlan = new Set(tasks.flatMap(({ rule_key }) => rule_key ?? []));
  const planned = planCategory(rules, plan.category, situation, todayOf(situation.country_id), inPlan);
  const { changes, writes } = comparePlan(tasks, planned.tasks, planned.left_out);
  return { changes: { plan_id: plan.id, category: plan.category, ...changes }, writes, left_out: planned.left_out };
}

export async function describePlan(db: TenantDb, asker: Asker, id: number): Promise<Plan> {
  const { userId, countryId } = asker;
  const plan = (await queries.findPlans(db, userId, id))[0] ?? fail(notFoundPlan());
  const tasks = await queries.findTasks(db, userId, plan.id);
  const { situation } = await loadSituation(db, userId);
  const { changes, left_out } = compare(plan, tasks, await findRules(db, countryId), situationIn(countryId, situation));
  const history = await queries.findEvents(db, userId, plan.category);
  return {
    ...summaryOf(plan, tasks, todayOf(countryId)),
    notes: plan.notes,
    tasks: shownTasks(tasks),
    left_out: left_out.map(({ rule_key, title, reason }) => ({ rule_key, title, reason })),
    changes: countChanges(changes) > 0 ? changes : null,
    history: history.map(({ details: { from, to, moved, added, removed }, ...event }) => ({
      ...event,
      from: from ?? null,
      to: to ?? null,
      moved: moved ?? 0,
      added: added ?? 0,
      removed: removed ?? 0,
    })),
  };
}

const INCOMPLETE = "Please complete your profile to access 'Employment' and 'Education' transition plans.";

export async function createPlan(db: TenantDb, asker: Asker, category: Category, given: GivenSituation): Promise<Plan> {
  const { userId, countryId } = asker;
  await lockPerson(db, userId);
  if (NEED_PROFILE.includes(category)) {
    const missing = await findMissing(db, userId);
    if (missing) fail(conflict(INCOMPLETE, { missing }));
  }
  const known = await loadSituation(db, userId);
  const situation = await storeSituation(db, userId, known.situation, given);
  const today = todayOf(countryId);
  const planned = planCategory(await findRules(db, countryId), category, situationIn(countryId, situation), today);
  const plan = await queries.insertPlan(db, {
    user_id: userId,
    category,
    title: `${PLAN_NAMES[category]} plan`,
    planned_for: situation.discharge_date,
  });
  if (!plan) return fail(conflict(`You already have a plan for ${PLAN_NAMES[category]}.`));
  const done = rulesDone(await queries.findKnownFacts(db, userId));
  await queries.insertPlannedTasks(db, userId, { id: plan.id, category }, planned.tasks, today, done);
  const details = { to: situation.discharge_date, added: planned.tasks.length };
  await queries.insertEvent(db, { user_id: userId, category, kind: 'created', details });
  return describePlan(db, asker, plan.id);
}

export async function changePlan(
  db: TenantDb,
  asker: Asker,
  id: number,
  { revision, ...fields }: { revision: number; title?: string | undefined; notes?: string | undefined },
): Promise<Plan> {
  await lockPerson(db, asker.userId);
  const plan = (await queries.findPlans(db, asker.userId, id))[0] ?? fail(notFoundPlan());
  if (plan.revision !== revision) fail(conflict('This plan has changed since you opened it.', await describePlan(db, asker, id)));
  const { title, notes } = fields;
  countWithReserve(db, asker.userId, Buffer.byteLength(notes ?? ''));
  await queries.writePlan(db, asker.userId, id, { ...(title !== undefined && { title }), ...(notes !== undefined && { notes }) });
  return describePlan(db, asker, id);
}

export async function removePlan(db: TenantDb, { userId }: Asker, id: number): Promise<void> {
  await lockPerson(db, userId);
  const category = (await queries.deletePlan(db, userId, id)) ?? fail(notFoundPlan());
  await queries.insertEvent(db, { user_id: userId, category, kind: 'deleted', details: {} });
}

/** What other answers would change in each plan, without those that nothing changes. */
export async function previewChanges(db: TenantDb, { userId, countryId }: Asker, given: GivenSituation): Promise<Changes[]> {
  const { situation } = await loadSituation(db, userId);
  const rules = await findRules(db, countryId);
  const tasks = await queries.findTasks(db, userId, 'transition');
  const plans = await queries.findPlans(db, userId);
  return plans
    .map(
      (plan) =>
        compare(
          plan,
          tasks.filter(({ plan_id }) => plan_id === plan.id),
          rules,
          situationIn(countryId, withAnswers(situation, given)),
        ).changes,
    )
    .filter((changes) => countChanges(changes) > 0);
}

/**
 * Stores the answers and brings every plan to them.
 * @param revisions of the plans that were shown
 * @throws Refusal 409 where a plan is another one by now
 */
export async function applyReplanning(
  db: TenantDb,
  { userId, countryId }: Asker,
  given: GivenSituation,
  revisions: Readonly<Record<string, number>>,
): Promise<Changes[]> {
  await lockPerson(db, userId);
  const plans = await queries.findPlans(db, userId);
  const areShown =
    plans.length === Object.keys(revisions).length && plans.every(({ id, revision }) => revisions[String(id)] === revision);
  if (!areShown) fail(conflict('Your plans have changed since you looked. Check the changes again.'));
  const known = await loadSituation(db, userId);
  const situation = await storeSituation(db, userId, known.situation, given);
  const rules = await findRules(db, countryId);
  const today = todayOf(countryId);
  const applied: Changes[] = [];
  for (const plan of plans) {
    const tasks = await queries.findTasks(db, userId, plan.id, { locked: true });
    const { changes, writes } = compare(plan, tasks, rules, situationIn(countryId, situation));
    if (countChanges(changes) === 0 && plan.planned_for === situation.discharge_date) continue;
    for (const update of writes.update) await queries.updatePlannedTask(db, userId, update, today);
    for (const { id, reason } of writes.leave_out) await queries.leaveOutTask(db, userId, id, reason);
    await queries.deleteTasks(db, userId, writes.remove);
    await queries.insertPlannedTasks(db, userId, plan, writes.insert, today);
    await queries.writePlan(db, userId, plan.id, { planned_for: situation.discharge_date });
    const { moved, added, removed } = changes;
    await queries.insertEvent(db, {
      user_id: userId,
      category: plan.category,
      kind: 'replanned',
      details: {
        from: plan.planned_for,
        to: situation.discharge_date,
        moved: moved.length,
        added: added.length,
        removed: removed.length,
      },
    });
    applied.push(changes);
  }
  return applied;
}

/** Marks the tasks that Muster knows to be done. Tasks that the person called not relevant stay so. */
export async function tickKnownTasks(db: TenantDb, userId: number): Promise<void> {
  await queries.markRulesDone(db, userId, rulesDone(await queries.findKnownFacts(db, userId)), new Date().toISOString());
}

/** The tasks that are done and that Muster knows to be done. */
export const findKnownDoneTasks = async (db: TenantDb, userId: number) =>
  queries.findDoneOfRules(db, userId, rulesDone(await queries.findKnownFacts(db, userId)));

/** The next steps of a person, in the order in which they are suggested; own ones last. */
export const findActionPlan = async (db: TenantDb, userId: number): Promise<Task[]> =>
  shownTasks(await queries.findTasks(db, userId, 'action'));

/** @param planId null: the action plan */
export async function addOwnTask(
  db: TenantDb,
  asker: Asker,
  planId: number | null,
  task: { title: string; notes: string; due_on: string | null },
): Promise<Task> {
  const { userId } = asker;
  await lockPerson(db, userId);
  const plan = planId === null ? null : ((await queries.findPlans(db, userId, planId))[0] ?? fail(notFoundPlan()));
  if ((await queries.countOwnTasks(db, userId, planId)) >= OWN_TASKS_MAX)
    fail(conflict(`This plan has ${OWN_TASKS_MAX} tasks of your own. Delete one first.`));
  countWithReserve(db, userId, Buffer.byteLength(task.notes));
  const row = await queries.insertOwnTask(db, {
    ...task,
    user_id: userId,
    plan_id: planId,
    category: plan?.category ?? null,
    dated_on: todayOf(asker.countryId),
  });
  return shownTask(db, asker, row);
}

export async function changeTask(
  db: TenantDb,
  asker: Asker,
  planId: number | null,
  id: number,
  { revision, ...change }: TaskChange,
): Promise<Task> {
  const { userId } = asker;
  const before = (await queries.findTask(db, userId, planId, id)) ?? fail(notFoundTask());
  if (change.title !== undefined && change.title !== before.title && !before.is_own)
    fail(conflict('The title of this task comes from its rule. Add a note instead.'));
  const fields = await fieldsOf(db, asker, before, change);
  countWithReserve(db, userId, Buffer.byteLength(fields.notes ?? ''));
  const after = await queries.updateTask(db, userId, id, revision, fields);
  if (after) return shownTask(db, asker, after);
  const current = (await queries.findTask(db, userId, planId, id)) ?? fail(notFoundTask());
  return fail(conflict('This task has changed since you opened it.', await shownTask(db, asker, current)));
}

async function fieldsOf(
  db: TenantDb,
  asker: Asker,
  before: queries.TaskRow,
  { title, notes, done, is_not_relevant, due_on, snoozed_until }: Omit<TaskChange, 'revision'>,
): Promise<queries.TaskFields> {
  const dated =
    due_on === null
      ? await dateOfRule(db, asker, before)
      : due_on && { due_on, is_manual_date: true, due_reason: 'You chose this date.' };
  return {
    ...(title !== undefined && { title }),
    ...(notes !== undefined && { notes }),
    ...(snoozed_until !== undefined && { snoozed_until }),
    // Done and not relevant exclude each other; the latest word counts.
    ...(done !== undefined && { done_at: done ? (before.done_at ?? new Date().toISOString()) : null }),
    ...(done && { is_not_relevant: false, snoozed_until: null }),
    ...(is_not_relevant !== undefined && { is_not_relevant }),
    ...(is_not_relevant && { done_at: null, snoozed_until: null }),
    ...dated,
    ...(dated && dated.due_on !== before.due_on && { dated_on: todayOf(asker.countryId) }),
  };
}

/** Back to the date that the rule gives, or to none for an own task. */
async function dateOfRule(db: TenantDb, { userId, countryId }: Asker, task: queries.TaskRow): Promise<queries.TaskFields> {
  const none = { due_on: null, is_manual_date: false, due_reason: '' };
  if (task.plan_id === null || task.rule_key === null) return none;
  const [plan] = await queries.findPlans(db, userId, task.plan_id);
  const rules = await findRules(db, countryId, task.rule_key);
  const rule = rules.findLast(({ version }) => version === task.rule_version) ?? rules.at(-1);
  if (!plan || !rule) return none;
  const { situation } = await loadSituation(db, userId);
  const asIfFor: Situation = { ...situationIn(countryId, situation), discharge_date: plan.planned_for };
  const planned = schedule({ ...rule, conditions: [] }, asIfFor, todayOf(countryId), true);
  return 'reason' in planned ? none : { due_on: planned.due_on, due_reason: planned.due_reason, is_manual_date: false };
}

export async function removeOwnTask(db: TenantDb, { userId }: Asker, planId: number | null, id: number): Promise<void> {
  const task = (await queries.findTask(db, userId, planId, id)) ?? fail(notFoundTask());
  if (!task.is_own) fail(conflict('Only tasks of your own can be deleted. Mark this one as not relevant.'));
  if (!(await queries.deleteOwnTask(db, userId, id))) fail(notFoundTask());
}

/** For the dashboard: the tasks to do next in all plans of a person, and how far they are. */
export async function nextPlanTasks(
  db: TenantDb,
  asker: Asker,
  limit = 5,
): Promise<{ tasks: Task[]; progress: Progress; by_category: CategoryProgress[]; has_plans: boolean }> {
  const today = todayOf(asker.countryId);
  const rows = [
    ...(await queries.findTasks(db, asker.userId, 'transition')),
    ...(await queries.findTasks(db, asker.userId, 'action')),
  ];
  const order = ['overdue', 'now', 'catch_up', 'next'];
  const tasks = shownTasks(rows)
    .map((task) => ({ task, group: groupOf(task, today) }))
    .filter(({ group }) => order.includes(group))
    .sort(
      (one, other) =>
        order.indexOf(one.group) - order.indexOf(other.group) ||
        (one.task.due_on ?? '9999').localeCompare(other.task.due_on ?? '9999'),
    );
  return {
    tasks: tasks.slice(0, limit).map(({ task }) => task),
    progress: progressOf(rows, today),
    by_category: progressByCategory(rows, today),
    has_plans: rows.some(({ plan_id }) => plan_id !== null),
  };
}

/** Open tasks of all plans that can be done now or later: those with a date from today on by their dates, then those without one. */
export const comingTasks = (db: TenantDb, { userId, countryId }: Asker, limit: number) =>
  queries.findComingTasks(db, userId, todayOf(countryId), limit);

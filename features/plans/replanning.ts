import type { LeftOut, PlannedTask } from './scheduling.ts';

/** What re-planning reads of a task that a plan has. */
export type ExistingTask = {
  id: number;
  title: string;
  rule_key: string | null;
  rule_version: number | null;
  starts_on: string | null;
  due_on: string | null;
  due_text: string;
  is_own: boolean;
  is_manual_date: boolean;
  is_not_relevant: boolean;
  done_at: string | null;
  snoozed_until: string | null;
  notes: string;
  left_out_reason: string | null;
};

/** What a person reads before a plan is changed. */
export type PlanChanges = {
  moved: {
    task_id: number;
    title: string;
    from: string | null;
    to: string | null;
    from_text: string;
    to_text: string;
    reason: string;
  }[];
  added: { rule_key: string; title: string; due_on: string | null; due_text: string; reason: string }[];
  removed: { task_id: number; title: string; reason: string }[];
  /** The rule has a new version that leaves the date as it is. */
  reworded: { task_id: number; title: string }[];
  /** Stays as the person left it although the rule says something else now. */
  kept: { task_id: number; title: string; due_on: string | null; reason: string }[];
};

/** The same as writes: fields of a rule's task, which touch neither state, notes nor a chosen date. */
export type PlanWrites = {
  insert: PlannedTask[];
  update: { id: number; task: PlannedTask; keeps_date: boolean }[];
  leave_out: { id: number; reason: string }[];
  remove: number[];
};

/** Done and put aside: re-planning reads them no more. */
const isClosed = (task: ExistingTask) => task.done_at !== null || task.is_not_relevant;
const hasEdits = (task: ExistingTask) =>
  isClosed(task) || task.is_manual_date || task.snoozed_until !== null || task.notes !== '';

/**
 * Compares a plan with what its rules say now. Done tasks, own tasks, notes, states and chosen dates stay; a task whose rule no longer applies
 * goes only where the person has not touched it.
 */
export function comparePlan(
  existing: readonly ExistingTask[],
  planned: readonly PlannedTask[],
  leftOut: readonly LeftOut[],
): { changes: PlanChanges; writes: PlanWrites } {
  const changes: PlanChanges = { moved: [], added: [], removed: [], reworded: [], kept: [] };
  const writes: PlanWrites = { insert: [], update: [], leave_out: [], remove: [] };
  const known = new Map(
    existing.flatMap((task) => (task.rule_key === null || task.is_own ? [] : [[task.rule_key, task] as const])),
  );
  const reasons = new Map(leftOut.map(({ rule_key, reason }) => [rule_key, reason]));

  for (const task of planned) {
    const before = known.get(task.rule_key);
    if (!before) {
      writes.insert.push(task);
      changes.added.push({
        rule_key: task.rule_key,
        title: task.title,
        due_on: task.due_on,
        due_text: task.due_text,
        reason: task.applies_reason,
      });
      continue;
    }
    known.delete(task.rule_key);
    if (isClosed(before)) continue;
    compareTask(before, task, changes, writes);
  }
  for (const task of known.values()) {
    if (isClosed(task)) continue;
    const reason = reasons.get(task.rule_key ?? '') ?? 'This rule is no longer in force.';
    if (hasEdits(task)) {
      if (task.left_out_reason === reason) continue;
      writes.leave_out.push({ id: task.id, reason });
      changes.kept.push({
        task_id: task.id,
        title: task.title,
        due_on: task.due_on,
        reason: `Kept because you edited it. ${reason}`,
      });
    } else {
      writes.remove.push(task.id);
      changes.removed.push({ task_id: task.id, title: task.title, reason });
    }
  }
  return { changes, writes };
}

function compareTask(before: ExistingTask, task: PlannedTask, changes: PlanChanges, writes: PlanWrites): void {
  const moves = before.due_on !== task.due_on || before.starts_on !== task.starts_on || before.due_text !== task.due_text;
  const isNewVersion = before.rule_version !== task.rule_version;
  if (!moves && !isNewVersion && before.left_out_reason === null) return;
  if (before.is_manual_date && !isNewVersion && before.left_out_reason === null && before.starts_on === task.starts_on) return;
  writes.update.push({ id: before.id, task, keeps_date: before.is_manual_date });
  if (before.is_manual_date)
    changes.kept.push({ task_id: before.id, title: task.title, due_on: before.due_on, reason: 'You chose this date yourself.' });
  else if (before.due_on !== task.due_on || (task.due_on === null && before.due_text !== task.due_text))
    changes.moved.push({
      task_id: before.id,
      title: task.title,
      from: before.due_on,
      to: task.due_on,
      from_text: before.due_text,
      to_text: task.due_text,
      reason: task.due_reason,
    });
  else changes.reworded.push({ task_id: before.id, title: task.title });
}

export const countChanges = ({ moved, added, removed, reworded, kept: stored }: PlanChanges): number =>
  moved.length + added.length + removed.length + reworded.length + stored.length;

import type { BodyOf } from '#kit/contract/route.ts';
import { call } from '#kit/ui/data/api.ts';
import { createActionPlanTask, deleteActionPlanTask, updateActionPlanTask } from '../contract.ts';
import { createTransitionTask, deleteTransitionTask, updateTransitionTask } from '../transition-contract.ts';
import type { Task, TaskChange } from '../transition-shapes.ts';

// Tasks of transition plans and steps of the action plan are the same on screen; only their addresses differ.

type Change = Omit<TaskChange, 'revision'>;

/** Changes a task from the revision that is shown. */
export function changeTask({ id, plan_id, revision }: Pick<Task, 'id' | 'plan_id' | 'revision'>, change: Change) {
  const body = { revision, ...change };
  return plan_id === null
    ? call(updateActionPlanTask, { params: { id }, body })
    : call(updateTransitionTask, { params: { id: plan_id, task_id: id }, body });
}

/** @param planId null: the action plan */
export const addTask = (planId: number | null, body: BodyOf<typeof createActionPlanTask>) =>
  planId === null ? call(createActionPlanTask, { body }) : call(createTransitionTask, { params: { id: planId }, body });

export const deleteTask = ({ id, plan_id }: Pick<Task, 'id' | 'plan_id'>) =>
  plan_id === null
    ? call(deleteActionPlanTask, { params: { id } })
    : call(deleteTransitionTask, { params: { id: plan_id, task_id: id } });

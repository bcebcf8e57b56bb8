import { call } from '#kit/ui/api.ts';
import { updateActionPlanTask } from '../contract.ts';
import { updateTransitionTask } from '../transition-contract.ts';
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

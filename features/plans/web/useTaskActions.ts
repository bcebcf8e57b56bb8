import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keyOf, mutation } from '#kit/ui/data/query.ts';
import { toast } from '#kit/ui/page/toast.tsx';
import type { Task, TaskChange } from '../transition-shapes.ts';
import { PLAN_LISTS } from './plan-lists.ts';
import { addTask, changeTask, deleteTask } from './task-calls.ts';

type Change = Omit<TaskChange, 'revision'>;

/** The fields of a change as they were before it. */
function inverse(task: Task, change: Change): Change {
  return {
    ...(change.done !== undefined && { done: task.done_at !== null }),
    ...(change.is_not_relevant !== undefined && { is_not_relevant: task.is_not_relevant }),
    ...((change.done || change.is_not_relevant) && task.snoozed_until ? { snoozed_until: task.snoozed_until } : {}),
    ...(change.snoozed_until !== undefined && { snoozed_until: task.snoozed_until }),
    ...(change.due_on !== undefined && { due_on: task.is_manual_date ? task.due_on : null }),
    ...(change.notes !== undefined && { notes: task.notes }),
    ...(change.title !== undefined && { title: task.title }),
  };
}

/** Changes tasks, says what was done, and offers for ten seconds to take it back. */
export function useTaskActions() {
  const client = useQueryClient();
  const refresh = () => Promise.all(PLAN_LISTS.map((route) => client.invalidateQueries({ queryKey: keyOf(route) })));
  const undo = (work: () => Promise<unknown>) =>
    void work().then(refresh, () => toast.error('This can’t be undone because the task has changed since.'));

  const change = useMutation(
    mutation(({ task, fields }: { task: Task; fields: Change; message: string }) => changeTask(task, fields), {
      invalidates: PLAN_LISTS,
      onSuccess: ({ data }, { task, fields, message }) => {
        toast.undo(message, () => undo(() => changeTask(data, inverse(task, fields))));
      },
    }),
  );
  const remove = useMutation(
    mutation((task: Task) => deleteTask(task), {
      invalidates: PLAN_LISTS,
      onSuccess: (_, { plan_id, title, notes, due_on }) => {
        toast.undo('Task deleted', () => undo(() => addTask(plan_id, { title, notes, due_on })));
      },
    }),
  );
  return {
    change: (task: Task, fields: Change, message: string) => change.mutateAsync({ task, fields, message }),
    remove: (task: Task) => remove.mutate(task),
    isPending: change.isPending || remove.isPending,
  };
}

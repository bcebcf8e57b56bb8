import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done } from '#kit/contract/shapes.ts';
import { NewTask, Task, TaskChange, TaskParams } from './transition-shapes.ts';

export const getActionPlan = defineRoute({
  method: 'GET',
  path: '/api/action-plan',
  access: 'veteran',
  summary: 'Your next steps',
  description: 'Lists the veteran’s next steps, which follow from the answers given in onboarding, and own tasks beside them.',
  reads_only: true,
  reply: data(z.array(Task)),
});

export const createActionPlanTask = defineRoute({
  method: 'POST',
  path: '/api/action-plan/tasks',
  access: 'veteran',
  summary: 'Add a task of your own to the action plan',
  description: 'Adds a task of the veteran’s own to the action plan, which has at most 300 of them (409).',
  creates: true,
  limit: { max: 600, window: 3600 },
  body: NewTask,
  reply: data(Task),
});

export const updateActionPlanTask = defineRoute({
  method: 'PUT',
  path: '/api/action-plan/tasks/{id}',
  access: 'veteran',
  summary: 'Change a next step: state, date, notes',
  description: 'Changes a next step like a task of a transition plan. Another person’s step gives 404.',
  params: TaskParams.pick({ id: true }),
  body: TaskChange,
  reply: data(Task),
});

export const deleteActionPlanTask = defineRoute({
  method: 'DELETE',
  path: '/api/action-plan/tasks/{id}',
  access: 'veteran',
  summary: 'Delete a task of your own from the action plan',
  description: 'Deletes a task of the veteran’s own. A suggested step is marked as not relevant instead (409).',
  params: TaskParams.pick({ id: true }),
  reply: done(),
});

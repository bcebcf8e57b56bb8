import { z } from 'zod';
import { CategoryShape } from '#features/services/shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id } from '#kit/contract/shapes.ts';
import { Question } from './shapes.ts';
import { NewTask, Task, TaskChange, TaskParams } from './transition-shapes.ts';

/** The main questions of a place; those that depend on an answer come with `getQuestionairre`. */
export const findMasterQuestions = defineRoute({
  method: 'GET',
  path: '/api/master-questions',
  access: 'signed_in',
  summary: 'Questions of a place: personal_details, career_direction, action_plan, transition_plan',
  description:
    'Lists the questions shown in one part of the product: personal_details, career_direction, action_plan or transition_plan.',
  reads_only: true,
  query: z.object({ visibility_place: z.string({ error: 'Name the place of the questions' }).trim().min(1).max(60) }),
  reply: data(z.array(Question)),
});
/** The spelling of the path is fixed. `id` is that of an answer that names a need: the questions asked of those who chose it. */
export const getQuestionairre = defineRoute({
  method: 'GET',
  path: '/api/onboarding/{id}/questionairre',
  access: 'veteran',
  summary: 'The questionnaire of a need',
  description:
    'Returns the questions about one need with the veteran’s answers. The path’s spelling is part of the public contract.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(
    z.object({
      id: z.number(),
      option_text: z.string(),
      category: CategoryShape.nullable(),
      questions: z.array(Question),
    }),
  ),
});
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

import { z } from 'zod';
import { CategoryShape } from '#features/services/shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Id } from '#kit/contract/shapes.ts';
import { ActionPlanItem, Question } from './shapes.ts';

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
/** The spec's spelling (section 7). `id` is that of an answer that names a need: the questions asked of those who chose it. */
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
  path: '/api/onboarding/action-plan',
  access: 'veteran',
  summary: 'Your next steps',
  description: 'Lists the veteran’s next steps, which follow from the answers given in onboarding.',
  reads_only: true,
  reply: data(z.array(ActionPlanItem)),
});
export const tickActionPlanItem = defineRoute({
  method: 'PUT',
  path: '/api/onboarding/action-plan/{id}',
  access: 'veteran',
  summary: 'Mark a next step as done, or not',
  description: 'Marks a next step as done or not done. Another person’s step gives 404.',
  params: z.object({ id: Id }),
  body: z.object({ done: z.boolean() }),
  reply: data(ActionPlanItem),
});

import { z } from 'zod';
import { CategoryShape } from '#features/services/shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Id } from '#kit/contract/shapes.ts';
import { Question } from './shapes.ts';

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

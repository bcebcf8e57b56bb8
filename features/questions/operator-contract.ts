import { z } from 'zod';
import { CategoryShape } from '#features/services/shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, optionalText, singleLine, WebAddress } from '#kit/contract/shapes.ts';

/**
 * The questions and next steps that operators write. What somebody has answered or has in a plan is never deleted (409): it is hidden. A change
 * names the `revision` it is based on; 409 when the row has changed since.
 */

const revision = z.number({ error: 'Name the revision that was shown' }).int().min(1);

/** Where master questions are asked (`visibility_place`). */
export const QUESTION_PLACES = ['personal_details', 'career_direction', 'action_plan', 'transition_plan'] as const;

export const MasterQuestion = z.object({
  id: z.number(),
  visibility_place: z.string(),
  question: z.string(),
  kind: z.enum(['choice', 'many', 'text', 'yes_no']),
  /** Asked of those alone who gave this answer; null for everybody. */
  after_option_id: z.number().nullable(),
  position: z.number(),
  is_active: z.boolean(),
  revision: z.number(),
  /** People who have answered it. */
  answers: z.number(),
  options: z.array(
    z.object({
      id: z.number(),
      option_text: z.string(),
      /** The need that this answer names: it brings questions, next steps and providers. */
      category: CategoryShape.nullable(),
      is_active: z.boolean(),
      answers: z.number(),
      /** Questions or next steps follow from it. */
      has_followers: z.boolean(),
    }),
  ),
});
export type MasterQuestion = z.infer<typeof MasterQuestion>;

const question = {
  visibility_place: z.enum(QUESTION_PLACES, { error: 'Choose where the question is asked' }),
  question: z.string().trim().min(3, 'Write the question').max(500, 'Keep the question under 500 characters'),
  kind: z.enum(['choice', 'many', 'text', 'yes_no'], { error: 'Choose how it is answered' }),
  after_option_id: Id.nullish().transform((id) => id ?? null),
  is_active: z.boolean().default(true),
  /** Those with an id stay the same answer; the others are new. One that is left out is deleted, unless it is in use (422). */
  options: z
    .array(
      z.object({
        id: Id.optional(),
        option_text: z.string().trim().min(1, 'Write each answer').max(300, 'Keep each answer under 300 characters'),
        category: CategoryShape.nullable().default(null),
        is_active: z.boolean().default(true),
      }),
    )
    .max(30, 'Give 30 answers at most')
    .default([]),
};

type Draft = z.infer<z.ZodObject<typeof question>>;

function checkAnswers({ kind, options }: Draft, refusal: z.core.$RefinementCtx<unknown>): void {
  if (kind !== 'choice' && kind !== 'many') return;
  if (options.filter(({ is_active }) => is_active).length < 2)
    refusal.addIssue({ code: 'custom', message: 'Give two or more answers', path: ['options'] });
  const texts = options.map(({ option_text }) => option_text.toLowerCase());
  texts.forEach((text, index) => {
    if (texts.indexOf(text) !== index)
      refusal.addIssue({
        code: 'custom',
        message: 'This answer is already in the list',
        path: ['options', index, 'option_text'],
      });
  });
}

export const findMasterQuestions = defineRoute({
  method: 'GET',
  path: '/api/operator/master-questions',
  access: 'operator',
  summary: 'Questions that onboarding and plans ask',
  description: 'Lists the questions of onboarding and plans, including hidden ones, in the order in which they are asked.',
  reads_only: true,
  reply: data(z.array(MasterQuestion)),
});

const QUESTION_EXAMPLE = {
  visibility_place: 'action_plan',
  question: 'Have you spoken to a resettlement adviser?',
  kind: 'choice',
  options: [{ option_text: 'Yes' }, { option_text: 'Not yet', category: 'employment' }],
};

export const createMasterQuestion = defineRoute({
  method: 'POST',
  path: '/api/operator/master-questions',
  access: 'operator',
  summary: 'Add a question',
  description: 'Adds a question with its answer options to the end of its list.',
  creates: true,
  body: z.object(question).superRefine(checkAnswers),
  example: QUESTION_EXAMPLE,
  reply: data(MasterQuestion),
});

export const updateMasterQuestion = defineRoute({
  method: 'PUT',
  path: '/api/operator/master-questions/{id}',
  access: 'operator',
  summary: 'Change a question',
  description:
    'Changes a question and its answer options. Send the revision the edit started from; if it has changed since, the reply is 409.',
  params: z.object({ id: Id }),
  body: z.object({ ...question, revision }).superRefine(checkAnswers),
  example: { ...QUESTION_EXAMPLE, revision: 3 },
  reply: data(MasterQuestion),
});

export const showMasterQuestion = defineRoute({
  method: 'PUT',
  path: '/api/operator/master-questions/{id}/shown',
  access: 'operator',
  summary: 'Ask a question, or hide it',
  description: 'Asks a question, or hides it. Answers already given are kept.',
  params: z.object({ id: Id }),
  body: z.object({ is_active: z.boolean() }),
  reply: data(MasterQuestion),
});

/** One place up or down among those that are asked beside it. */
export const moveMasterQuestion = defineRoute({
  method: 'POST',
  path: '/api/operator/master-questions/{id}/move',
  access: 'operator',
  summary: 'Move a question up or down',
  description: 'Moves a question one place up or down in its list.',
  params: z.object({ id: Id }),
  body: z.object({ direction: z.enum(['up', 'down']) }),
  reply: data(z.array(MasterQuestion)),
});

export const deleteMasterQuestion = defineRoute({
  method: 'DELETE',
  path: '/api/operator/master-questions/{id}',
  access: 'operator',
  summary: 'Delete a question that nobody has answered',
  description: 'Deletes a question that nobody has answered. One with answers can only be hidden.',
  params: z.object({ id: Id }),
  reply: done(),
});

export const ActionSuggestion = z.object({
  id: z.number(),
  /** Suggested to those who gave this answer; null for everybody. */
  answer_option_id: z.number().nullable(),
  title: z.string(),
  why: z.string(),
  link: z.string().nullable(),
  is_active: z.boolean(),
  revision: z.number(),
  /** Plans that hold it. */
  plans: z.number(),
});
export type ActionSuggestion = z.infer<typeof ActionSuggestion>;

const suggestion = z.object({
  answer_option_id: Id.nullish().transform((id) => id ?? null),
  title: singleLine().min(3, 'Write what to do').max(200, 'Keep it under 200 characters'),
  why: z.string().trim().min(3, 'Write why').max(500, 'Keep it under 500 characters'),
  link: optionalText(
    z.union(
      [
        z
          .string()
          .trim()
          .regex(/^\/(?!\/)\S{0,300}$/),
        WebAddress,
      ],
      {
        error: 'Enter a web address starting with https://, or a page here like /veteran/jobs',
      },
    ),
  ),
  is_active: z.boolean().default(true),
});

export const findActionSuggestions = defineRoute({
  method: 'GET',
  path: '/api/operator/action-suggestions',
  access: 'operator',
  summary: 'Next steps that answers suggest',
  description: 'Lists the next steps that answers can lead to, including hidden ones.',
  reads_only: true,
  reply: data(z.array(ActionSuggestion)),
});

export const createActionSuggestion = defineRoute({
  method: 'POST',
  path: '/api/operator/action-suggestions',
  access: 'operator',
  summary: 'Add a next step',
  description: 'Adds a next step and the answers that lead to it.',
  creates: true,
  body: suggestion,
  reply: data(ActionSuggestion),
});

/** Plans that were made keep the words of then. */
export const updateActionSuggestion = defineRoute({
  method: 'PUT',
  path: '/api/operator/action-suggestions/{id}',
  access: 'operator',
  summary: 'Change a next step',
  description: 'Changes a next step. Send the revision the edit started from; if it has changed since, the reply is 409.',
  params: z.object({ id: Id }),
  body: suggestion.extend({ revision }),
  reply: data(ActionSuggestion),
});

export const showActionSuggestion = defineRoute({
  method: 'PUT',
  path: '/api/operator/action-suggestions/{id}/shown',
  access: 'operator',
  summary: 'Suggest a next step, or hide it',
  description: 'Suggests a next step, or hides it from new plans.',
  params: z.object({ id: Id }),
  body: z.object({ is_active: z.boolean() }),
  reply: data(ActionSuggestion),
});

/** One place up or down among those of the same answer. */
export const moveActionSuggestion = defineRoute({
  method: 'POST',
  path: '/api/operator/action-suggestions/{id}/move',
  access: 'operator',
  summary: 'Move a next step up or down',
  description: 'Moves a next step one place up or down in its list.',
  params: z.object({ id: Id }),
  body: z.object({ direction: z.enum(['up', 'down']) }),
  reply: data(z.array(ActionSuggestion)),
});

export const deleteActionSuggestion = defineRoute({
  method: 'DELETE',
  path: '/api/operator/action-suggestions/{id}',
  access: 'operator',
  summary: 'Delete a next step that is in nobody’s plan',
  description: 'Deletes a next step that is in nobody’s plan. One in use can only be hidden.',
  params: z.object({ id: Id }),
  reply: done(),
});

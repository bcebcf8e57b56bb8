import { z } from 'zod';
import { CATEGORIES, today } from '#features/onboarding/rules.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { Day, data, done, Id, list, Page } from '#kit/contract/shapes.ts';

/**
 * What operators write for onboarding. What somebody has answered, has in a plan or has chosen is never deleted (409): it is hidden. A change names
 * the `revision` that it was made from; when the row has changed since, 409.
 */

const Category = z.enum(CATEGORIES, { error: 'Choose a need' });
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
      category: Category.nullable(),
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
        category: Category.nullable().default(null),
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
      refusal.addIssue({ code: 'custom', message: 'This answer is there already', path: ['options', index, 'option_text'] });
  });
}

export const findMasterQuestions = defineRoute({
  method: 'GET',
  path: '/api/operator/master-questions',
  access: 'operator',
  summary: 'Questions that onboarding and plans ask',
  reply: data(z.array(MasterQuestion)),
});

export const createMasterQuestion = defineRoute({
  method: 'POST',
  path: '/api/operator/master-questions',
  access: 'operator',
  summary: 'Add a question',
  body: z.object(question).superRefine(checkAnswers),
  reply: data(MasterQuestion),
});

export const updateMasterQuestion = defineRoute({
  method: 'PUT',
  path: '/api/operator/master-questions/{id}',
  access: 'operator',
  summary: 'Change a question',
  params: z.object({ id: Id }),
  body: z.object({ ...question, revision }).superRefine(checkAnswers),
  reply: data(MasterQuestion),
});

export const showMasterQuestion = defineRoute({
  method: 'PUT',
  path: '/api/operator/master-questions/{id}/shown',
  access: 'operator',
  summary: 'Ask a question, or hide it',
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
  params: z.object({ id: Id }),
  body: z.object({ direction: z.enum(['up', 'down']) }),
  reply: data(z.array(MasterQuestion)),
});

export const deleteMasterQuestion = defineRoute({
  method: 'DELETE',
  path: '/api/operator/master-questions/{id}',
  access: 'operator',
  summary: 'Delete a question that nobody has answered',
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

/** Empty for none. */
const optionalText = <T extends z.ZodType<unknown, string>>(shape: T) =>
  z
    .string()
    .trim()
    .nullish()
    .transform((value) => value || null)
    .pipe(shape.nullable());

const webAddress = z
  .url({ protocol: /^https$/, hostname: /\./, error: 'Must be an address that begins with https://' })
  .max(500, 'Keep the address under 500 characters');

const suggestion = z.object({
  answer_option_id: Id.nullish().transform((id) => id ?? null),
  title: z.string().trim().min(3, 'Write what to do').max(200, 'Keep it under 200 characters'),
  why: z.string().trim().min(3, 'Write why').max(500, 'Keep it under 500 characters'),
  link: optionalText(
    z.union(
      [
        z
          .string()
          .trim()
          .regex(/^\/(?!\/)\S{0,300}$/),
        webAddress,
      ],
      {
        error: 'Must be an address that begins with https://, or a page here like /veteran/jobs',
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
  reply: data(z.array(ActionSuggestion)),
});

export const createActionSuggestion = defineRoute({
  method: 'POST',
  path: '/api/operator/action-suggestions',
  access: 'operator',
  summary: 'Add a next step',
  body: suggestion,
  reply: data(ActionSuggestion),
});

/** Plans that were made keep the words of then. */
export const updateActionSuggestion = defineRoute({
  method: 'PUT',
  path: '/api/operator/action-suggestions/{id}',
  access: 'operator',
  summary: 'Change a next step',
  params: z.object({ id: Id }),
  body: suggestion.extend({ revision }),
  reply: data(ActionSuggestion),
});

export const showActionSuggestion = defineRoute({
  method: 'PUT',
  path: '/api/operator/action-suggestions/{id}/shown',
  access: 'operator',
  summary: 'Suggest a next step, or hide it',
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
  params: z.object({ id: Id }),
  body: z.object({ direction: z.enum(['up', 'down']) }),
  reply: data(z.array(ActionSuggestion)),
});

export const deleteActionSuggestion = defineRoute({
  method: 'DELETE',
  path: '/api/operator/action-suggestions/{id}',
  access: 'operator',
  summary: 'Delete a next step that is in nobody’s plan',
  params: z.object({ id: Id }),
  reply: done(),
});

export const Provider = z.object({
  id: z.number(),
  name: z.string(),
  category: Category,
  /** Further needs that it helps with. */
  needs: z.array(Category),
  what: z.string(),
  /** The operators' own words on why it is proposed. */
  reason: z.string().nullable(),
  url: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  country_id: z.number(),
  /** Empty: those of every service. */
  military_service_ids: z.array(z.number()),
  /** Empty: the whole country. */
  places: z.array(z.string()),
  service_type: z.enum(['hybrid', 'online', 'in_person']),
  availability: z.enum(['24/7_support', 'business_hours', 'extended_hours']),
  for_serving: z.boolean(),
  for_left: z.boolean(),
  source_url: z.string(),
  /** The day on which the facts were so. */
  as_of: z.string(),
  /** Staff have read them at their source on that day; otherwise they are what is generally known. */
  is_verified: z.boolean(),
  is_active: z.boolean(),
  revision: z.number(),
  /** Veterans who keep it. */
  chosen: z.number(),
});
export type Provider = z.infer<typeof Provider>;

const provider = {
  name: z.string().trim().min(2, 'Write its name').max(200, 'Keep the name under 200 characters'),
  category: Category,
  needs: z.array(Category).max(CATEGORIES.length).default([]),
  what: z.string().trim().min(3, 'Write what it does').max(600, 'Keep it under 600 characters'),
  reason: optionalText(z.string().max(200, 'Keep the reason under 200 characters')),
  url: webAddress,
  phone: optionalText(z.string().regex(/^\+?[\d(][\d\s().-]{1,28}$/, 'Must be a phone number like 0808 802 8080')),
  email: optionalText(z.email('Must be a valid e-mail').max(200)),
  country_id: Id,
  military_service_ids: z.array(Id).max(20).default([]),
  places: z.array(z.string().trim().min(1, 'Write each place').max(100)).max(20, 'Name 20 places at most').default([]),
  service_type: Provider.shape.service_type,
  availability: Provider.shape.availability,
  for_serving: z.boolean().default(true),
  for_left: z.boolean().default(true),
  source_url: webAddress,
  as_of: Day.refine((day) => day <= today(), 'Must be today or an earlier day'),
  is_verified: z.boolean().default(false),
  is_active: z.boolean().default(true),
};

function checkAudience({ for_serving, for_left }: { for_serving: boolean; for_left: boolean }, refusal: z.core.$RefinementCtx) {
  if (!for_serving && !for_left)
    refusal.addIssue({ code: 'custom', message: 'Choose at least one of the two', path: ['for_left'] });
}

export const PROVIDERS_SHOWN = ['all', 'to_check', 'hidden'] as const;

/** In the order of their names. `to_check` counts those on offer whose facts nobody has read at their source within twelve months. */
export const findProviders = defineRoute({
  method: 'GET',
  path: '/api/operator/providers',
  access: 'operator',
  summary: 'Providers that onboarding proposes, hidden ones included',
  query: z.object({
    search: z.string().trim().max(100, 'Use 100 characters or fewer').default(''),
    category: z.preprocess((value) => value || undefined, Category.optional()),
    only: z.enum(PROVIDERS_SHOWN).default('all'),
    page: Page,
  }),
  reply: list(Provider).extend({ to_check: z.number() }),
});

/** 422 where the country has one of that name. */
export const createProvider = defineRoute({
  method: 'POST',
  path: '/api/operator/providers',
  access: 'operator',
  summary: 'Add a provider',
  body: z.object(provider).superRefine(checkAudience),
  reply: data(Provider),
});

export const updateProvider = defineRoute({
  method: 'PUT',
  path: '/api/operator/providers/{id}',
  access: 'operator',
  summary: 'Change a provider',
  params: z.object({ id: Id }),
  body: z.object({ ...provider, revision }).superRefine(checkAudience),
  reply: data(Provider),
});

export const showProvider = defineRoute({
  method: 'PUT',
  path: '/api/operator/providers/{id}/shown',
  access: 'operator',
  summary: 'Propose a provider, or hide it',
  params: z.object({ id: Id }),
  body: z.object({ is_active: z.boolean() }),
  reply: data(Provider),
});

/** Says that the facts, as the operator saw them, hold at their source today. */
export const checkProvider = defineRoute({
  method: 'POST',
  path: '/api/operator/providers/{id}/checked',
  access: 'operator',
  summary: 'Mark the facts of a provider as checked today',
  params: z.object({ id: Id }),
  body: z.object({ revision }),
  reply: data(Provider),
});

export const deleteProvider = defineRoute({
  method: 'DELETE',
  path: '/api/operator/providers/{id}',
  access: 'operator',
  summary: 'Delete a provider that nobody has chosen',
  params: z.object({ id: Id }),
  reply: done(),
});

/** Only what is missing: questions where a place asks none, providers where there are none. 409 where nothing is. */
export const loadStandardContent = defineRoute({
  method: 'POST',
  path: '/api/operator/onboarding-content/standard',
  access: 'operator',
  summary: 'Load the standard questions, next steps and providers of the country',
  reply: data(z.object({ questions: z.number(), providers: z.number() })),
});

import { z } from 'zod';
import { CategoryShape } from '#features/services/shapes.ts';
import { Id } from '#kit/contract/shapes.ts';

export const Question = z.object({
  id: z.number(),
  visibility_place: z.string(),
  question: z.string(),
  kind: z.enum(['choice', 'many', 'text', 'yes_no']),
  options: z.array(z.object({ id: z.number(), option_text: z.string(), category: CategoryShape.nullable() })),
});
export type Question = z.infer<typeof Question>;

/** An answer as it is sent: ids of the chosen options, or text (`yes` and `no` for a question of that kind). */
export const SentAnswer = z.object({
  question_id: Id,
  answer_option_id: z.preprocess((sent) => (sent === undefined || sent === null ? [] : [sent].flat()), z.array(Id).max(30)),
  text: z.string().trim().max(2000, 'Keep the answer under 2,000 characters').default(''),
});
export type SentAnswer = z.infer<typeof SentAnswer>;

export const StoredAnswer = z.object({ question_id: z.number(), answer_option_ids: z.array(z.number()), text: z.string() });
export type StoredAnswer = z.infer<typeof StoredAnswer>;

import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, invalid } from '#kit/server/http/errors.ts';
import { excludesOthers, missingAnswer } from '../rules.ts';
import type { SentAnswer } from '../shapes.ts';
import { type PlacedQuestion, questionsOf, replaceAnswers } from './queries.ts';

/** An answer with the name that its field has in the payload: `answer_option_id`, `answers.2`. */
export type LocatedAnswer = SentAnswer & { field: string };

/**
 * Checks the answers to the questions of a place and replaces the former ones. A question that follows from an answer which was not chosen is
 * not asked; what was sent for it is left out.
 * @returns the chosen options
 * @throws Refusal 422 under the fields of the answers; under `answers` for a question that was not answered at all
 */
export async function updateAnswers(
  db: TenantDb,
  userId: number,
  place: string,
  sent: readonly LocatedAnswer[],
): Promise<number[]> {
  const questions = await questionsOf(db, place);
  const errors: Record<string, string[]> = {};
  const refuse = (field: string, message: string) => {
    errors[field] = [...(errors[field] ?? []), message];
  };
  for (const { question_id, field } of sent)
    if (!questions.some(({ id }) => id === question_id)) refuse(field, 'This question is no longer asked. Reload the page.');
  const chosen = new Set<number>();
  const rows: Parameters<typeof replaceAnswers>[3] = [];
  // A question comes after the one whose answer it depends on.
  const ordered = [...questions].sort(
    (one, other) => Number(one.after_option_id !== null) - Number(other.after_option_id !== null),
  );
  for (const question of ordered) {
    if (question.after_option_id !== null && !chosen.has(question.after_option_id)) continue;
    const answer = sent.findLast(({ question_id }) => question_id === question.id);
    const fault = faultOf(question, answer, place);
    if (fault) {
      refuse(answer?.field ?? 'answers', fault);
      continue;
    }
    for (const id of new Set(answer?.answer_option_id)) {
      chosen.add(id);
      rows.push({ question_id: question.id, answer_option_id: id, answer_text: null });
    }
    if (answer?.text) rows.push({ question_id: question.id, answer_option_id: null, answer_text: answer.text });
  }
  if (Object.keys(errors).length > 0) fail(invalid(errors));
  await replaceAnswers(db, userId, place, rows);
  return [...chosen];
}

function faultOf(question: PlacedQuestion, answer: SentAnswer | undefined, place: string): string | null {
  const options = answer?.answer_option_id ?? [];
  const text = answer?.text ?? '';
  if (options.some((id) => !question.options.some((option) => option.id === id)))
    return 'This answer is no longer offered. Choose again.';
  if (question.kind === 'text' || question.kind === 'yes_no') {
    if (options.length > 0) return 'Answer in words.';
  } else if (text) return 'Choose among the answers.';
  if (question.kind === 'choice' && options.length > 1) return `Choose one answer: ${question.question}`;
  const chosen = question.options.filter(({ id }) => options.includes(id));
  const exclusive = chosen.find(({ option_text }) => excludesOthers(option_text));
  if (exclusive && chosen.length > 1) return `Choose “${exclusive.option_text}” on its own, or the other answers without it.`;
  return missingAnswer(question, place, { options: options.length, text });
}

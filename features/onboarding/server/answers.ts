import type { TenantDb } from '#kit/server/db.ts';
import { fail, invalid } from '#kit/server/errors.ts';
import { missingAnswer } from '../rules.ts';
import type { SentAnswer } from '../shapes.ts';
import { type AskedQuestion, questionsOf, replaceAnswers } from './queries.ts';

type Sent = { question_id?: number | null | undefined; answer_option_id?: number | null | undefined; answers: SentAnswer[] };

/** The answer that travels as the spec has it, with the others. */
export function allAnswers({ question_id, answer_option_id, answers }: Sent): SentAnswer[] {
  if (!question_id) return answers;
  return [{ question_id, answer_option_id: answer_option_id ? [answer_option_id] : [], text: '' }, ...answers];
}

/** The name under which what is wrong with an answer is told. */
const fieldOf = (questionId: number) => `question_${questionId}`;

/**
 * Checks what was answered to the questions of a place and keeps it in the place of what was answered before. Questions whose answer was not
 * chosen are not asked; what was sent for them is left out.
 * @returns the chosen options
 * @throws Refusal 422 under `question_{id}`
 */
export async function keepAnswers(db: TenantDb, userId: number, place: string, sent: SentAnswer[]): Promise<number[]> {
  const questions = await questionsOf(db, place);
  const errors: Record<string, string[]> = {};
  for (const { question_id } of sent)
    if (!questions.some(({ id }) => id === question_id))
      errors[fieldOf(question_id)] = ['This question is no longer asked. Open the page again.'];
  const chosen = new Set<number>();
  const rows: Parameters<typeof replaceAnswers>[3] = [];
  // A question follows the one whose answer it depends on.
  const waiting = [...questions].sort(
    (one, other) => Number(one.after_option_id !== null) - Number(other.after_option_id !== null),
  );
  for (const question of waiting) {
    if (question.after_option_id !== null && !chosen.has(question.after_option_id)) continue;
    const answer = sent.findLast(({ question_id }) => question_id === question.id);
    const fault = faultOf(question, answer, place);
    if (fault) {
      errors[fieldOf(question.id)] = [fault];
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

function faultOf(question: AskedQuestion, answer: SentAnswer | undefined, place: string): string | null {
  const options = answer?.answer_option_id ?? [];
  const text = answer?.text ?? '';
  if (options.some((id) => !question.options.some((option) => option.id === id)))
    return 'This answer is no longer offered. Choose again.';
  if (question.kind === 'text' || question.kind === 'yes_no') {
    if (options.length > 0) return 'Answer in words.';
  } else if (text) return 'Choose among the answers.';
  if (question.kind === 'choice' && options.length > 1) return `Choose one answer: ${question.question}`;
  return missingAnswer(question, place, { options: options.length, text });
}

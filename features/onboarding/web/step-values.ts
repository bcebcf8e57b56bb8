import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { missingAnswer } from '#features/questions/rules.ts';
import type { Question, StoredAnswer } from '#features/questions/shapes.ts';
import { ApiError } from '#kit/ui/data/api.ts';

/** Answers of a form by question: ids of the chosen options, or text. */
export type AnswerValues = Record<string, number[] | string>;

export const answerName = (questionId: number) => `q${questionId}`;

/** The form's initial values. */
export function answersToBegin(questions: readonly Question[], stored: readonly StoredAnswer[]): AnswerValues {
  return Object.fromEntries(
    questions.map(({ id, kind, options }) => {
      const answer = stored.find(({ question_id }) => question_id === id);
      const chosen = (answer?.answer_option_ids ?? []).filter((one) => options.some((option) => option.id === one));
      return [answerName(id), kind === 'choice' || kind === 'many' ? chosen : (answer?.text ?? '')];
    }),
  );
}

/** The initial values of the action plan: also of the questions of a need, which are loaded when it is selected. */
export function planToBegin(questions: readonly Question[], stored: readonly StoredAnswer[]): AnswerValues {
  const raw = stored.map(({ question_id, answer_option_ids, text }) => [
    answerName(question_id),
    answer_option_ids.length > 0 ? answer_option_ids : text,
  ]);
  return { ...Object.fromEntries(raw), ...answersToBegin(questions, stored) };
}

/** The question of a field `answers.q12`, and an answer to it in words. Null for other fields. */
export function describeAnswer(questions: readonly Question[], field: string, value: unknown) {
  const question = questions.find(({ id }) => field === `answers.${answerName(id)}`);
  if (!question) return null;
  const chosen = question.options.filter(({ id }) => Array.isArray(value) && value.includes(id));
  const words = typeof value === 'string' ? value : chosen.map(({ option_text }) => option_text).join(', ');
  return {
    label: question.question,
    text: question.kind === 'yes_no' ? words.replace(/^\w/, (letter) => letter.toUpperCase()) : words,
  };
}

/** Removes answers that are no longer offered. Answers to follow-up questions stay. */
export function offeredAnswers(questions: readonly Question[], values: AnswerValues): AnswerValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const question = questions.find(({ id }) => answerName(id) === name);
      if (!question || !Array.isArray(value)) return [name, value];
      return [name, value.filter((one) => question.options.some(({ id }) => id === one))];
    }),
  );
}

const given = (value: number[] | string | undefined) =>
  Array.isArray(value) ? { answer_option_id: value, text: '' } : { answer_option_id: [], text: value ?? '' };

/** The answers to these questions in the shape of a request. */
export function answersToSend(questions: readonly Question[], values: AnswerValues) {
  return questions.map(({ id }) => ({ question_id: id, ...given(values[answerName(id)]) }));
}

/** The first choice in its own fields, the other answers in a list. */
export function answersAsSpecified(questions: readonly Question[], values: AnswerValues) {
  const all = answersToSend(questions, values);
  const first = all.find(({ answer_option_id }) => answer_option_id.length === 1);
  return {
    question_id: first?.question_id ?? null,
    answer_option_id: first?.answer_option_id[0] ?? null,
    answers: all.filter((answer) => answer !== first && (answer.answer_option_id.length > 0 || answer.text !== '')),
  };
}

/** What’s missing, by the field's name under `answers`. */
function faultsOfAnswers(questions: readonly Question[], values: AnswerValues): Record<string, string> {
  const found = questions.flatMap((question) => {
    const { answer_option_id, text } = given(values[answerName(question.id)]);
    const fault = missingAnswer(question, question.visibility_place, { options: answer_option_id.length, text });
    return fault ? [[answerName(question.id), fault]] : [];
  });
  return Object.fromEntries(found);
}

/** Validates a step's form with the contract's schema, and the answers to its questions. */
export function stepResolver<Values extends FieldValues & { answers: AnswerValues }>(
  schema: z.ZodType | null,
  bodyOf: (values: Values) => unknown,
  questions: readonly Question[],
): Resolver<Values> {
  return (values) => {
    const issues = schema?.safeParse(bodyOf(values)).error?.issues ?? [];
    const fault = (message: string) => ({ type: 'validate', message });
    const unanswered = Object.entries(faultsOfAnswers(questions, values.answers));
    const faults: (readonly unknown[])[] = issues
      .filter(({ path }, index) => path[0] !== 'answers' && issues.findIndex((issue) => issue.path[0] === path[0]) === index)
      .map(({ path, message }) => [path[0], fault(message)]);
    if (unanswered.length > 0)
      faults.push(['answers', Object.fromEntries(unanswered.map(([name, message]) => [name, fault(message)]))]);
    return faults.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(faults) };
  };
}

/** The answers of a request: the first may be in its own fields. */
export type SentBody = { question_id?: number | null; answers: readonly { question_id: number }[] };

/**
 * The server's error with the form's field names: `answer_option_id` and `answers.1` become the question answered there,
 * `answers.q12`.
 */
export function inFormNames(error: unknown, sent: SentBody): unknown {
  if (!(error instanceof ApiError)) return error;
  const fieldOf = (name: string) => {
    const place = /^answers\.(\d+)/.exec(name)?.[1];
    const question = name === 'answer_option_id' ? sent.question_id : sent.answers[Number(place)]?.question_id;
    return question ? `answers.${answerName(question)}` : name;
  };
  const errors = Object.entries(error.errors).map(([name, messages]) => [fieldOf(name), messages]);
  return new ApiError(error.status, error.message, { errors: Object.fromEntries(errors) });
}

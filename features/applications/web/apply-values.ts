import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Job } from '#features/jobs/shapes.ts';
import { checkAnswers } from '../rules.ts';

/** The values of the apply form. */
export type ApplyValues = {
  file: File | null;
  /** Send the CV of the last application again instead of a file. */
  reuse: boolean;
  /** A resume that was written here; the server renders it as it is when the application is sent. */
  own: { id: number; title: string } | null;
  cover_letter: string;
  /** One for each of the job's questions, in their order. */
  answers: string[];
  notice_period: string | null;
  available_from: string;
};

/** The contract's bound. */
export const LETTER_MAX = 10_000;
/** The contract's bound of one answer. */
export const ANSWER_MAX = 2000;

type Prefill = {
  cover_letter: string | null;
  notice_period: string | null;
  available_from: string | null;
  resume: object | null;
};

/** The form's initial values: the last application, overridden by an unsent draft. */
export function valuesToBegin(
  questions: Job['screening_questions'],
  last: Prefill,
  typed: Partial<ApplyValues> | null,
): ApplyValues {
  return {
    file: null,
    own: null,
    reuse: last.resume !== null,
    cover_letter: last.cover_letter ?? '',
    notice_period: last.notice_period,
    available_from: last.available_from ?? '',
    ...typed,
    answers: questions.map((_, index) => typed?.answers?.[index] ?? ''),
  };
}

export const answersOf = (questions: Job['screening_questions'], answers: string[]) =>
  questions.map(({ question }, index) => ({ question, answer: answers[index] ?? '' }));

/** Validates with the server's rules before anything is sent. */
export function applyResolver(questions: Job['screening_questions'], cv: string): Resolver<ApplyValues> {
  return (values) => {
    const errors: Record<string, string> = {};
    if (!values.reuse && !values.file && !values.own) errors.file = `Choose your ${cv}: a PDF or DOCX, up to 10 MB.`;
    if (values.cover_letter.trim().length > LETTER_MAX) errors.cover_letter = 'Keep the letter under 10,000 characters.';
    if (values.available_from && !(values.available_from >= '2000-01-01' && values.available_from <= '2099-12-31'))
      errors.available_from = 'Choose a date between 2000 and 2099.';
    const faults = checkAnswers(questions, answersOf(questions, values.answers)).errors;
    const answers = questions.map(({ question }, index) => {
      // The error summary shows the message without its question.
      const message = values.answers[index]?.trim() ? faults[`answers.${index}`]?.join(' ') : `Answer “${question}”`;
      return message && { type: 'rule', message };
    });
    const named: FieldErrors<ApplyValues> = {};
    for (const [field, message] of Object.entries(errors)) Object.assign(named, { [field]: { type: 'rule', message } });
    if (answers.some(Boolean)) Object.assign(named, { answers });
    return Object.keys(named).length > 0 ? { values: {}, errors: named } : { values, errors: {} };
  };
}

import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Job } from '#features/jobs/shapes.ts';
import type { ResumeCard } from '#features/resumes/resumes-contract.ts';
import type { ReplyOf } from '#kit/contract/route.ts';
import type { Application, getApplicationPrefill } from '../../contract.ts';
import { checkAnswers } from '../../rules.ts';

/** The values of the apply form. */
export type ApplyValues = {
  /** Which CV to send: one written here, the one of the last application, or a file. */
  cv: 'own' | 'last' | 'file';
  /** A resume written here. The server renders its current version when the application is sent. */
  own: { id: number; title: string } | null;
  file: File | null;
  cover_letter: string;
  /** One for each of the job's questions, in their order. */
  answers: string[];
  notice_period: string | null;
  available_from: string;
};

/**
 * An unsent application draft, stored in this browser. It survives a reload, a lost connection and signing in again, and is removed
 * at sign-out and after a week. The choice of CV is stored, but not an uploaded file.
 */
export type ApplyDraft = Pick<ApplyValues, 'cover_letter' | 'answers' | 'notice_period' | 'available_from'> & {
  /** Null in a draft from before the choice was stored. */
  cv: ApplyValues['cv'] | null;
  own_id: number | null;
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

/** A resume written here, as far as the choice of one needs it. */
export type OwnResume = Pick<ResumeCard, 'id' | 'title' | 'kind' | 'source' | 'job'>;

/** The resume to suggest for a job: the one tailored for it, else the one from onboarding, else the one changed last that is for no other job. */
export function suggestedResume(jobId: number, resumes: readonly OwnResume[]): OwnResume | undefined {
  const general = resumes.filter(({ kind, job }) => kind === 'resume' && job === null);
  return resumes.find(({ job }) => job?.id === jobId) ?? general.find(({ source }) => source === 'onboarding') ?? general[0];
}

/**
 * The form's initial values: a suggested CV and the last application's details, overridden by an unsent draft.
 * @param requestedResume the resume that the link to this page named
 */
export function valuesToBegin(
  { id, screening_questions }: Pick<Job, 'id' | 'screening_questions'>,
  last: Prefill,
  resumes: readonly OwnResume[],
  typed: ApplyDraft | null,
  requestedResume: number | null = null,
): ApplyValues {
  const suggested = suggestedResume(id, resumes);
  const named = resumes.find((one) => one.id === requestedResume);
  const own = named ?? resumes.find((one) => one.id === typed?.own_id) ?? suggested;
  const usual = suggested ? 'own' : last.resume ? 'last' : 'file';
  const isPossible = { own: own !== undefined, last: last.resume !== null, file: true };
  return {
    cv: named ? 'own' : typed?.cv && isPossible[typed.cv] ? typed.cv : usual,
    own: own ? { id: own.id, title: own.title } : null,
    file: null,
    cover_letter: typed ? typed.cover_letter : (last.cover_letter ?? ''),
    notice_period: typed ? typed.notice_period : last.notice_period,
    available_from: typed ? typed.available_from : (last.available_from ?? ''),
    answers: screening_questions.map((_, index) => typed?.answers[index] ?? ''),
  };
}

/** The form's values for an application that was sent: what was sent, with its CV kept. */
export function valuesToEdit(
  { screening_questions }: Pick<Job, 'screening_questions'>,
  sent: Pick<Application, 'cover_letter' | 'answers' | 'notice_period' | 'available_from' | 'resume'>,
): ApplyValues {
  return {
    cv: sent.resume ? 'last' : 'file',
    own: null,
    file: null,
    cover_letter: sent.cover_letter ?? '',
    notice_period: sent.notice_period,
    available_from: sent.available_from ?? '',
    answers: screening_questions.map(({ question }) => sent.answers.find((one) => one.question === question)?.answer ?? ''),
  };
}

export const answersOf = (questions: Job['screening_questions'], answers: string[]) =>
  questions.map(({ question }, index) => ({ question, answer: answers[index] ?? '' }));

/** Validates with the server's rules before anything is sent. */
export function applyResolver(questions: Job['screening_questions'], cv: string): Resolver<ApplyValues> {
  return (values) => {
    const errors: Record<string, string> = {};
    if (values.cv === 'file' && !values.file) errors.file = `Choose your ${cv}: a PDF or DOCX, up to 10 MB.`;
    if (values.cv === 'own' && !values.own) errors.own = `Choose the ${cv} to send.`;
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

export type Last = ReplyOf<typeof getApplicationPrefill>['data'];

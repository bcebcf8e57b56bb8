import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import type { ReplyOf } from '#kit/contract/route.ts';
import { type getRecruiterJob, JobDraft } from '../recruiting-contract.ts';

export type JobFormValues = z.input<typeof JobDraft>;
export type RecruiterJobShown = ReplyOf<typeof getRecruiterJob>['data'];

export const EMPTY_JOB: JobFormValues = {
  title: '',
  job_role: '',
  description: '',
  responsibilities: [],
  requirements: [],
  skills: [],
  industry_id: null,
  job_type: null,
  type: null,
  experience: null,
  city_id: null,
  postcode: '',
  salary_from: null,
  salary_to: null,
  salary_per: 'year',
  show_salary: true,
  openings: 1,
  security_clearance: '',
  notice_period: null,
  starts_at: '',
  closes_on: '',
  military_skills_accepted: false,
  guaranteed_interview: false,
  placement: false,
  screening_questions: [],
  apply_url: '',
};

/** What the form begins with: text fields hold text, an empty one for nothing. */
export function valuesOf({ draft }: RecruiterJobShown): JobFormValues {
  const { city_label: _, currency: __, ...job } = draft;
  return {
    ...job,
    job_role: job.job_role ?? '',
    postcode: job.postcode ?? '',
    security_clearance: job.security_clearance ?? '',
    starts_at: job.starts_at ?? '',
    closes_on: job.closes_on ?? '',
    apply_url: job.apply_url ?? '',
  };
}

const checkDraft = zodResolver(JobDraft);

/**
 * Checks the form by the contract's own shape. An emptied date field holds an empty text and an emptied number field null, neither of which
 * the contract knows; a question keeps only what belongs to its kind of answer.
 */
export const jobResolver: Resolver<JobFormValues, unknown, JobDraft> = async (values, context, options) => {
  const asked = values.screening_questions ?? [];
  const withoutMinimum = asked.findIndex(({ kind, knockout, minimum }) => kind === 'number' && knockout && !minimum);
  if (withoutMinimum >= 0) {
    const errors: FieldErrors<JobFormValues> = {};
    set(errors, `screening_questions.${withoutMinimum}.minimum`, {
      type: 'required',
      message: 'Give the smallest number that passes',
    });
    return { values: {}, errors };
  }
  return checkDraft(
    {
      ...values,
      starts_at: values.starts_at || null,
      closes_on: values.closes_on || null,
      openings: values.openings ?? 0,
      screening_questions: asked.map(({ question, kind, choices, minimum, knockout }) => ({
        question,
        kind,
        ...(kind === 'choice' && { choices: choices ?? [] }),
        ...(kind === 'yes_no' && knockout && { knockout }),
        ...(kind === 'number' && knockout && { knockout, minimum }),
      })),
    },
    context,
    options,
  );
};

/** Today as `2026-11-21`, where the reader is. */
export function today(now: Date = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

import { zodResolver } from '@hookform/resolvers/zod';
import { type Control, type FieldErrors, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import type { ReplyOf } from '#kit/contract/route.ts';
import { countryOf } from '#kit/country/country.ts';
import { type getRecruiterJob, JobDraft } from '../../recruiting-contract.ts';
import type { CompanyOfJob as CompanyShape, Job } from '../../shapes.ts';

type CompanyOfJob = z.infer<typeof CompanyShape>;

export type JobFormValues = z.input<typeof JobDraft>;
export type JobFormControl = Control<JobFormValues, unknown, JobDraft>;
export type RecruiterJobShown = ReplyOf<typeof getRecruiterJob>['data'];

export const EMPTY_JOB: JobFormValues = {
  title: '',
  job_role: '',
  description: '',
  responsibilities: [],
  requirements: [],
  skills: [],
  industry_id: null,
  occupation_id: null,
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
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  contact_hidden: true,
};

/** The form's initial values, with the change that the job does not have yet. An empty text field is an empty string. */
export function valuesOf({ draft, proposed }: Pick<RecruiterJobShown, 'draft' | 'proposed'>): JobFormValues {
  const { city_label: _, currency: __, ...job } = proposed ?? draft;
  return {
    ...job,
    job_role: job.job_role ?? '',
    postcode: job.postcode ?? '',
    security_clearance: job.security_clearance ?? '',
    starts_at: job.starts_at ?? '',
    closes_on: job.closes_on ?? '',
    apply_url: job.apply_url ?? '',
    contact_name: job.contact_name ?? '',
    contact_email: job.contact_email ?? '',
    contact_phone: job.contact_phone ?? '',
    // Every part of a question is set, so that showing a field does not count as a change.
    screening_questions: job.screening_questions.map(({ question, kind, choices = [], minimum, knockout = false }) => ({
      question,
      kind,
      choices,
      minimum,
      knockout,
    })),
  };
}

const checkDraft = zodResolver(JobDraft);

/**
 * Validates the form with the contract's schema. A cleared date field contains an empty string and a cleared number field null, which
 * the contract does not accept. A question keeps only the parts that its kind of answer uses.
 */
export const jobResolver: Resolver<JobFormValues, unknown, JobDraft> = async (values, context, options) => {
  const input = values.screening_questions ?? [];
  const withoutMinimum = input.findIndex(({ kind, knockout, minimum }) => kind === 'number' && knockout && !minimum);
  if (withoutMinimum >= 0) {
    const errors: FieldErrors<JobFormValues> = {};
    set(errors, `screening_questions.${withoutMinimum}.minimum`, {
      type: 'required',
      message: 'Enter the minimum number',
    });
    return { values: {}, errors };
  }
  return checkDraft(
    {
      ...values,
      starts_at: values.starts_at || null,
      closes_on: values.closes_on || null,
      openings: values.openings ?? 0,
      screening_questions: input.map(({ question, kind, choices, minimum, knockout }) => ({
        question,
        kind,
        ...(kind === 'choice' && { choices: choices ?? [] }),
        ...(kind === 'yes_no' && knockout && { knockout }),
        ...(kind === 'number' && minimum && { minimum, ...(knockout && { knockout }) }),
      })),
    },
    context,
    options,
  );
};

/** Today as `2026-11-21`, in the reader's time zone. */
export function today(now: Date = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The job from the form's values, in the shape that veterans see. */
export function advertOf(
  values: JobFormValues,
  more: { company: CompanyOfJob; town: string | null; industry: string | null; countryId: number },
): Job {
  const hidden = values.show_salary === false;
  return {
    id: 0,
    status: 'draft',
    title: values.title || 'Job without a title',
    occupation: null,
    match: null,
    no_match: null,
    job_role: values.job_role || null,
    company: { ...more.company, about: null, size: null, website: null, open_jobs: 0 },
    // The label contains the whole location, including the state.
    city: more.town,
    locality: null,
    state: null,
    country_id: more.countryId,
    postcode: values.postcode || null,
    latitude: null,
    longitude: null,
    distance_km: null,
    job_type: values.job_type ?? null,
    type: values.type ?? null,
    experience: values.experience ?? null,
    salary:
      hidden || (!values.salary_from && !values.salary_to)
        ? null
        : {
            from: values.salary_from ?? null,
            to: values.salary_to ?? null,
            currency: countryOf(more.countryId).currency,
            per: values.salary_per ?? 'year',
          },
    security_clearance: values.security_clearance || null,
    guaranteed_interview: values.guaranteed_interview ?? false,
    placement: values.placement ?? false,
    military_skills_accepted: values.military_skills_accepted ?? false,
    published_at: new Date().toISOString(),
    closes_at: values.closes_on || null,
    is_saved: false,
    applied_stage: null,
    description: values.description ?? '',
    responsibilities: values.responsibilities ?? [],
    requirements: values.requirements ?? [],
    skills: values.skills ?? [],
    industry: more.industry ? { id: 0, name: more.industry } : null,
    openings: values.openings ?? 1,
    notice_period: values.notice_period ?? null,
    record: null,
    starts_at: values.starts_at || null,
    screening_questions: values.screening_questions ?? [],
    apply_url: values.apply_url || null,
    contact: contactShown(values),
  };
}

/** What veterans see of the contact. */
function contactShown(values: JobFormValues): Job['contact'] {
  const { contact_name, contact_email, contact_phone, contact_hidden } = values;
  if (contact_hidden !== false || !(contact_name || contact_email || contact_phone)) return null;
  return { name: contact_name || null, email: contact_email || null, phone: contact_phone || null };
}

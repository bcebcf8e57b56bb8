import { z } from 'zod';
import { OnetSoc } from '#features/occupations/contract.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { Day, data, done, Id, Instant, instantWith, isOnOneLine, list, many, Page, singleLine } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import { JobReview } from './hold-contract.ts';
import {
  EXPERIENCE_LEVELS,
  JOB_STATUSES,
  JOB_TYPES,
  NOTICE_PERIODS,
  SALARY_PERIODS,
  ScreeningQuestion,
  WORK_TYPES,
} from './shapes.ts';

const line = (max: number) => z.string().trim().min(1).max(max);
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Keep this under ${max} characters`)
    .nullish()
    .transform((text) => text || null);
const amount = z
  .number({ error: 'Must be a number' })
  .multipleOf(0.01, 'Use up to two decimal places')
  .min(0, 'Must be 0 or more')
  .max(10_000_000, 'Must be 10,000,000 or less')
  .nullish()
  .transform((value) => value ?? null);

/** An optional day. Empty text means none. The bounds exclude dates that a date column can't store. */
const optionalDay = z
  .string({ error: 'Must be a date like 2026-11-21' })
  .nullish()
  .transform((day) => day || null)
  .pipe(Day.refine((day) => day >= '2000-01-01' && day <= '2099-12-31', 'Choose a date between 2000 and 2099').nullable());

/** What a recruiter writes. A draft needs only a title; publishing requires the rest (recruiting-rules.ts, `missingToPublish`). */
export const JobDraft = z
  .object({
    title: z
      .string({ error: 'Enter a job title' })
      .trim()
      .min(3, 'Enter a title of at least 3 characters')
      .max(200, 'Keep the title under 200 characters')
      .refine(isOnOneLine, 'Write the title on one line, without control or text direction characters'),
    job_role: optionalText(120).refine(
      (role) => role === null || isOnOneLine(role),
      'Write the role on one line, without control or text direction characters',
    ),
    /** HTML. Everything except plain formatting is removed before it is stored. */
    description: z.string().trim().max(50_000, 'Keep the description under 50,000 characters').default(''),
    responsibilities: z.array(line(1000)).max(50).default([]),
    requirements: z.array(line(1000)).max(50).default([]),
    skills: z.array(singleLine().min(1).max(100)).max(50).default([]),
    industry_id: Id.nullish().transform((id) => id ?? null),
    /** The occupation (O*NET-SOC) that the recruiter chose; null leaves it to be recognised from the title and text. */
    occupation_id: OnetSoc.nullish().transform((code) => code ?? null),
    job_type: z
      .enum(JOB_TYPES)
      .nullish()
      .transform((value) => value ?? null),
    type: z
      .enum(WORK_TYPES)
      .nullish()
      .transform((value) => value ?? null),
    experience: z
      .enum(EXPERIENCE_LEVELS)
      .nullish()
      .transform((value) => value ?? null),
    /** Id of a row in cities, which determines country, state, city name and coordinates. */
    city_id: Id.nullish().transform((id) => id ?? null),
    postcode: optionalText(12),
    salary_from: amount,
    salary_to: amount,
    salary_per: z.enum(SALARY_PERIODS).default('year'),
    show_salary: z.boolean().default(true),
    openings: z.number().int().min(1, 'At least 1').max(10_000, 'At most 10,000').default(1),
    security_clearance: optionalText(60),
    notice_period: z
      .enum(NOTICE_PERIODS)
      .nullish()
      .transform((value) => value ?? null),
    starts_at: optionalDay,
    /** The last day to apply. */
    closes_on: optionalDay,
    military_skills_accepted: z.boolean().default(false),
    guaranteed_interview: z.boolean().default(false),
    placement: z.boolean().default(false),
    screening_questions: z
      .array(ScreeningQuestion)
      .max(20, 'Ask up to 20 questions')
      .superRefine((questions, refusal) => {
        for (const [index, { question }] of questions.entries())
          if (questions.findIndex((other) => other.question.toLowerCase() === question.toLowerCase()) < index)
            refusal.addIssue({ code: 'custom', path: [index, 'question'], message: 'You already ask this question' });
      })
      .default([]),
    apply_url: z
      .string({ error: 'Must be a web address that begins with https://' })
      .trim()
      .nullish()
      .transform((url) => url || null)
      .pipe(
        z
          .url({ protocol: /^https?$/, error: 'Must be a web address that begins with https://' })
          .max(1000, 'Keep the address under 1,000 characters')
          .nullable(),
      ),
    /** Whom people can ask about the job. */
    contact_name: optionalText(100).refine(
      (name) => name === null || isOnOneLine(name),
      'Write the name on one line, without control or text direction characters',
    ),
    contact_email: z
      .string()
      .trim()
      .nullish()
      .transform((email) => email || null)
      .pipe(z.email('Enter an email address like name@example.org').max(254, 'Keep the address under 254 characters').nullable()),
    contact_phone: optionalText(40).refine(
      (phone) => phone === null || /^[\d +().,/x-]*\d[\d +().,/x-]*$/i.test(phone),
      'Enter a phone number with digits, such as 020 7946 0000',
    ),
    /** Only recruiters of the company see a hidden contact. */
    contact_hidden: z.boolean().default(true),
  })
  .refine((job) => job.salary_from === null || job.salary_to === null || job.salary_to >= job.salary_from, {
    message: 'Enter an amount that is not below the minimum',
    path: ['salary_to'],
  });
export type JobDraft = z.output<typeof JobDraft>;

/** A job as the recruiters of its company see it. */
export const RecruiterJob = z.object({
  id: z.number(),
  title: z.string(),
  status: z.enum(JOB_STATUSES),
  city: z.string().nullable(),
  published_at: Instant.nullable(),
  closes_at: Instant.nullable(),
  created_at: Instant,
  updated_at: Instant,
  /** Number of applicants by stage, without empty stages. */
  applicants: z.record(z.string(), z.number()),
  applicants_total: z.number(),
  /** Submitted and not opened yet. */
  applicants_new: z.number(),
  review: JobReview.nullable(),
});
export type RecruiterJob = z.infer<typeof RecruiterJob>;

export const JobEvent = z.object({
  at: Instant,
  kind: z.string(),
  actor_name: z.string().nullable(),
  changes: z.array(z.string()),
  /** What an edit replaced, with texts shortened; empty for other events and for edits before this was stored. */
  values: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  /** Why operators took the job down. */
  note: z.string().nullable(),
});

const DraftShown = z.object({
  title: z.string(),
  job_role: z.string().nullable(),
  description: z.string(),
  responsibilities: z.array(z.string()),
  requirements: z.array(z.string()),
  skills: z.array(z.string()),
  industry_id: z.number().nullable(),
  occupation_id: z.string().nullable(),
  job_type: z.enum(JOB_TYPES).nullable(),
  type: z.enum(WORK_TYPES).nullable(),
  experience: z.enum(EXPERIENCE_LEVELS).nullable(),
  city_id: z.number().nullable(),
  city_label: z.string().nullable(),
  postcode: z.string().nullable(),
  salary_from: z.number().nullable(),
  salary_to: z.number().nullable(),
  currency: z.string(),
  salary_per: z.enum(SALARY_PERIODS),
  show_salary: z.boolean(),
  openings: z.number(),
  security_clearance: z.string().nullable(),
  notice_period: z.enum(NOTICE_PERIODS).nullable(),
  starts_at: z.string().nullable(),
  closes_on: z.string().nullable(),
  military_skills_accepted: z.boolean(),
  guaranteed_interview: z.boolean(),
  placement: z.boolean(),
  screening_questions: z.array(ScreeningQuestion),
  apply_url: z.string().nullable(),
  contact_name: z.string().nullable(),
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
  contact_hidden: z.boolean(),
});

export const RecruiterJobDetails = RecruiterJob.extend({
  draft: DraftShown,
  /** The job with the change that is not in it, which the editor opens; null where there is none. */
  proposed: DraftShown.nullable(),
  /** What veterans find the job by. */
  recognised: z.object({
    occupation: z.object({ onet_soc: z.string(), title: z.string() }).nullable(),
    /** Whether the recruiter chose the occupation. */
    is_chosen: z.boolean(),
    /** Names of the skills that title and text name. */
    skills: z.array(z.string()),
  }),
  events: z.array(JobEvent),
  /** What’s missing before it can be published: field and message. */
  missing: z.array(z.object({ field: z.string(), message: z.string() })),
  /** A job of the same company with this title and location from the last 30 days, if there is one. */
  duplicate_of: z.object({ id: z.number(), title: z.string() }).nullable(),
});

export const RECRUITER_SORTS = ['newest', 'closing_soon', 'title', 'applicants'] as const;

export const findRecruiterJobs = defineRoute({
  method: 'GET',
  path: '/api/recruiter/jobs',
  access: 'recruiter',
  summary: 'Jobs of the recruiter’s company',
  description: 'Lists the jobs of the recruiter’s company in every state, with the number of applicants of each.',
  reads_only: true,
  query: z.object({
    search: z.string().trim().max(200).default(''),
    status: many(z.enum(JOB_STATUSES)),
    sorted_by: z.enum(RECRUITER_SORTS).default('newest'),
    page: Page,
  }),
  reply: list(RecruiterJob).extend({ counts: z.record(z.string(), z.number()) }),
});

/** The query of the address of the company's job list: one status at a time. */
export const RecruiterJobSearch = searchFields(
  z.object({ ...findRecruiterJobs.query.shape, status: z.enum(JOB_STATUSES).optional() }),
);

export const createJob = defineRoute({
  method: 'POST',
  path: '/api/recruiter/jobs',
  access: 'recruiter',
  summary: 'Write a job; it begins as a draft',
  description: 'Creates a draft. It is visible to the recruiter’s company only until it is published.',
  creates: true,
  body: JobDraft,
  reply: data(RecruiterJobDetails),
});

export const getRecruiterJob = defineRoute({
  method: 'GET',
  path: '/api/recruiter/jobs/{id}',
  access: 'recruiter',
  summary: 'One job of the recruiter’s company, with its history',
  description: 'Returns one job of the recruiter’s company with its history. Other companies’ jobs give 404.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(RecruiterJobDetails),
});

export const getJobPerformance = defineRoute({
  method: 'GET',
  path: '/api/recruiter/jobs/{id}/performance',
  access: 'recruiter',
  summary: 'Views, sources, stages and reply time of a job',
  description:
    'Returns how a job of the recruiter’s company does: views since it was published and of the last 30 days, views and applications by the `source` of the link, applicants by stage, days open and the median hours until an applicant is answered. Null where nothing is known yet.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(
    z.object({
      views: z.number(),
      views_last_30_days: z.number(),
      /** Most views first, at most 50. Views and applications whose source is not known are not in it. */
      sources: z.array(z.object({ source: z.string(), views: z.number(), applications: z.number() })),
      /** Number of applicants by stage, without empty stages. */
      applicants: z.record(z.string(), z.number()),
      /** Since it was published last, until it ended; null for a job that was never published. */
      days_open: z.number().nullable(),
      median_answer_hours: z.number().nullable(),
      answered: z.number(),
    }),
  ),
});

/** `updated_at` is that of the job as the editor loaded it. 409 when the job has changed since: nothing is saved. */
export const updateJob = defineRoute({
  method: 'PUT',
  path: '/api/recruiter/jobs/{id}',
  access: 'recruiter',
  summary: 'Change a job; a published one keeps its history',
  description:
    'Replaces the content of a job. Send the revision the edit started from; if a colleague has saved since, the reply is 409. A change of a published job that asks for bank details, identity numbers or money is held: the job stays as it is, and `proposed` is what waits. Saving again replaces it. A held job that no longer asks is published.',
  params: z.object({ id: Id }),
  body: z.object({
    job: JobDraft,
    updated_at: instantWith('Send the updated_at of the job as you loaded it'),
  }),
  reply: data(RecruiterJobDetails),
});

/** Only a draft that nobody applied to can be deleted. */
export const deleteJob = defineRoute({
  method: 'DELETE',
  path: '/api/recruiter/jobs/{id}',
  access: 'recruiter',
  summary: 'Delete a draft',
  description: 'Deletes a draft. A job that has been published can be closed but not deleted.',
  params: z.object({ id: Id }),
  reply: done(),
});

export const publishJob = defineRoute({
  method: 'POST',
  path: '/api/recruiter/jobs/{id}/publish',
  access: 'recruiter',
  summary: 'Publish a draft, a paused or a closed job',
  description:
    'Makes a draft, paused or closed job visible to veterans. Missing required fields give 422. A job that asks for bank details, identity numbers or money is held until an operator decides: its `status` is then `held`, and `review` contains the words.',
  params: z.object({ id: Id }),
  body: z.object({ closes_on: optionalDay.optional() }).default({}),
  reply: data(RecruiterJobDetails),
});

export const withdrawJob = defineRoute({
  method: 'POST',
  path: '/api/recruiter/jobs/{id}/withdraw',
  access: 'recruiter',
  summary: 'Withdraw a held job, or a held change of one',
  description:
    'A new job is a draft again; one that was published before is paused. A change that is not in its job is dropped, and the job stays as it is. A job with neither gives 409.',
  params: z.object({ id: Id }),
  reply: data(RecruiterJobDetails),
});

export const closeJob = defineRoute({
  method: 'POST',
  path: '/api/recruiter/jobs/{id}/close',
  access: 'recruiter',
  summary: 'Pause, close or mark as filled',
  description: 'Pauses a job, closes it or marks it as filled. Veterans can no longer apply.',
  params: z.object({ id: Id }),
  body: z.object({ to: z.enum(['paused', 'closed', 'filled']).default('closed') }).default({ to: 'closed' }),
  reply: data(RecruiterJobDetails),
});

export const copyJob = defineRoute({
  method: 'POST',
  path: '/api/recruiter/jobs/{id}/copy',
  access: 'recruiter',
  summary: 'Make a draft with the same content',
  description:
    'Creates a draft with the content of an existing job of the company, without its dates. `left_out` names the fields that had a value and were not copied.',
  creates: true,
  params: z.object({ id: Id }),
  reply: data(RecruiterJobDetails).extend({ left_out: z.array(z.string()) }),
});

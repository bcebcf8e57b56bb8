import { z } from 'zod';
import { ReplyRecord } from '#features/companies/shapes.ts';
import { UkSoc } from '#features/occupations/contract.ts';
import { Instant } from '#kit/contract/shapes.ts';

export const JOB_TYPES = [
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'apprenticeship',
  'volunteer',
] as const;
export const WORK_TYPES = ['on_site', 'hybrid', 'remote'] as const;
export const EXPERIENCE_LEVELS = ['entry', 'junior', 'mid', 'senior', 'lead', 'executive'] as const;
export const SALARY_PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const;
/** `held`: it waits for an operator's decision before it is published. */
export const JOB_STATUSES = ['draft', 'held', 'published', 'paused', 'closed', 'filled', 'expired'] as const;
/** Filters by the day of posting. */
export const POSTED = ['all', 'today', 'last_week', 'last_month'] as const;
/** Notice periods. Clients store these values. */
export const NOTICE_PERIODS = [
  'Immediately',
  'Within 1 Week',
  'Within 2 Weeks',
  'Within 1 Month',
  'Within 2 Months',
  'Flexible',
] as const;

export type JobStatus = (typeof JOB_STATUSES)[number];
/** A held job is stored in the status that it had before, or as paused if it was published. */
export type StoredJobStatus = Exclude<JobStatus, 'held'>;

export const ScreeningQuestion = z
  .object({
    question: z.string().trim().min(1, 'Write the question').max(300, 'Keep the question under 300 characters'),
    kind: z.enum(['yes_no', 'choice', 'number', 'text']),
    choices: z.array(z.string().trim().min(1).max(200)).max(20).optional(),
    /** Minimum number; only with kind number. */
    minimum: z.number().optional(),
    /** A knockout: shown to the veteran, with its minimum, before applying. */
    knockout: z.boolean().optional(),
  })
  .refine((question) => question.kind !== 'choice' || (question.choices?.length ?? 0) >= 2, {
    message: 'Add at least two choices',
    path: ['choices'],
  });
export type ScreeningQuestion = z.infer<typeof ScreeningQuestion>;

/** Pay as shown: null where the employer hides it or gave none. Units of `currency`, with two decimals at most, for each `per`. */
export const Salary = z.object({
  from: z.number().nullable(),
  to: z.number().nullable(),
  currency: z.string(),
  per: z.enum(SALARY_PERIODS),
});
export type Salary = z.infer<typeof Salary>;

export const CompanyOfJob = z.object({
  id: z.number(),
  name: z.string(),
  logo_url: z.string().nullable(),
  covenant_level: z.string().nullable(),
  hire_vets_medallion: z.string().nullable(),
});

/** What a match is made of, in the order of its weight. */
export const MATCH_KINDS = ['occupation', 'skills', 'level', 'place', 'type', 'salary', 'clearance', 'start'] as const;

/** How well a job fits the signed-in veteran. */
export const Match = z.object({
  /** 0 to 100, with one decimal. */
  score: z.number(),
  /** What fits, each with the line of the record that shows it. */
  reasons: z.array(z.object({ kind: z.enum(MATCH_KINDS), text: z.string(), evidence: z.string() })),
  /** What’s missing; a missing skill names the shortest funded course that closes it for this veteran, where there is one. */
  gaps: z.array(
    z.object({
      kind: z.enum(MATCH_KINDS),
      text: z.string(),
      course_id: z.number().optional(),
      course_title: z.string().optional(),
    }),
  ),
});
export type Match = z.infer<typeof Match>;

/** A job as a list shows it. */
export const JobCard = z.object({
  id: z.number(),
  title: z.string(),
  job_role: z.string().nullable(),
  company: CompanyOfJob,
  city: z.string().nullable(),
  /** The place as the employer wrote it. */
  locality: z.string().nullable(),
  state: z.string().nullable(),
  country_id: z.number(),
  job_type: z.enum(JOB_TYPES).nullable(),
  type: z.enum(WORK_TYPES).nullable(),
  experience: z.enum(EXPERIENCE_LEVELS).nullable(),
  salary: Salary.nullable(),
  security_clearance: z.string().nullable(),
  guaranteed_interview: z.boolean(),
  placement: z.boolean(),
  military_skills_accepted: z.boolean(),
  published_at: Instant,
  closes_at: Instant.nullable(),
  /** Kilometres from the searched place; null without one. */
  distance_km: z.number().nullable(),
  /** Of the signed-in veteran; false and null for others. */
  is_saved: z.boolean(),
  applied_stage: z.string().nullable(),
  /** For a signed-in veteran; null for everyone else, and where nothing can be matched: `no_match` says why. */
  match: Match.nullable(),
  no_match: z.string().nullable(),
});
export type JobCard = z.infer<typeof JobCard>;

export const Job = JobCard.extend({
  status: z.enum(JOB_STATUSES),
  /** Sanitised HTML. */
  description: z.string(),
  responsibilities: z.array(z.string()),
  requirements: z.array(z.string()),
  skills: z.array(z.string()),
  /** The occupation the job was recognised as, or that its recruiter chose. */
  occupation: z.object({ onet_soc: z.string(), name: z.string(), uk_soc: UkSoc.nullable() }).nullable(),
  industry: z.object({ id: z.number(), name: z.string() }).nullable(),
  postcode: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  openings: z.number(),
  notice_period: z.string().nullable(),
  starts_at: z.string().nullable(),
  screening_questions: z.array(ScreeningQuestion),
  /** Where to apply when the employer does not take applications here. */
  apply_url: z.string().nullable(),
  /** Whom to ask about the job; null where the employer names nobody or hides it. */
  contact: z.object({ name: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  company: CompanyOfJob.extend({
    about: z.string().nullable(),
    size: z.string().nullable(),
    website: z.string().nullable(),
    open_jobs: z.number(),
  }),
  /** Pages about its role and place that have jobs; none in a preview. */
  pages: z.array(z.object({ href: z.string(), label: z.string() })).optional(),
  /** What the employer's conduct so far says; null in a preview. */
  record: z
    .object({
      /** Days to a first answer, from the closing day where there is one, otherwise from the application. */
      reply_days: z.number(),
      replies: ReplyRecord.nullable(),
      first_published_at: Instant.nullable(),
      /** How often it was published again after it had closed or paused. */
      published_again: z.number(),
    })
    .nullable(),
});
export type Job = z.infer<typeof Job>;

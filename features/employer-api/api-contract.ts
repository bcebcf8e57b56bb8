import { z } from 'zod';
import { Applicant, ApplicantSummary, moveApplicant } from '#features/applications/contract.ts';
import { JobDraft, RecruiterJob, RecruiterJobDetails } from '#features/jobs/recruiting-contract.ts';
import { JOB_STATUSES } from '#features/jobs/shapes.ts';
import { STAGES } from '#features/jobs/stages.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Id, Instant, list, many, Page } from '#kit/contract/shapes.ts';

/** What the employer's system calls a job. It is part of addresses. */
export const ExternalId = z
  .string({ error: 'Must be text' })
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._~:@-]{0,99}$/,
    'Use up to 100 letters, digits and . _ ~ : @ -, beginning with a letter or digit',
  );

const params = z.object({ external_id: ExternalId });

/** A job of the company. */
const ApiJob = RecruiterJob.omit({ applicants_new: true }).extend({
  /** Null for a job that was made on the screens. */
  external_id: z.string().nullable(),
  /** Its public page; null while it has none. */
  url: z.string().nullable(),
});

const ApiJobDetails = ApiJob.extend({
  job: RecruiterJobDetails.shape.draft,
  /** The job with a change that is being checked; null where there is none. */
  proposed: RecruiterJobDetails.shape.proposed,
  missing: RecruiterJobDetails.shape.missing,
});

const JOB = {
  title: 'Maintenance planner',
  description: '<p>Plan the maintenance of our trains with a team of twelve, at night and at weekends.</p>',
  job_type: 'full_time',
  type: 'hybrid',
  experience: 'mid',
  city_id: 50_388,
  salary_from: 38_000,
  salary_to: 44_000,
  closes_on: '2027-01-31',
  military_skills_accepted: true,
};

export const putApiJob = defineRoute({
  method: 'PUT',
  path: '/api/v1/jobs/{external_id}',
  access: 'company_key',
  scope: 'jobs:write',
  summary: 'Create or replace a job',
  description:
    'Creates the job with this id of yours, or replaces its content. `publish: false` makes it a draft, or pauses it; `true` publishes it, also again after it ended. Without `publish` a new job is published and another one keeps its status. A new text that asks for money, bank details or identity numbers is held until an operator decides: `status` is then `held`, and `review` has the words. A change of a published job waits beside it: the job keeps its content and stays published, and `review.of` is `change`. Fields that publishing requires and that are missing give 422.',
  params,
  body: JobDraft.safeExtend({ publish: z.boolean().optional() }),
  example: JOB,
  reply: data(ApiJob),
});

export const findApiJobs = defineRoute({
  method: 'GET',
  path: '/api/v1/jobs',
  access: 'company_key',
  scope: 'jobs:read',
  summary: 'Jobs of the company',
  description: 'Lists the jobs of the company in every status, the newest first, also those that were made on the screens.',
  reads_only: true,
  query: z.object({ status: many(z.enum(JOB_STATUSES)), page: Page }),
  reply: list(ApiJob),
});

export const getApiJob = defineRoute({
  method: 'GET',
  path: '/api/v1/jobs/{external_id}',
  access: 'company_key',
  scope: 'jobs:read',
  summary: 'One job with its content',
  description: 'Returns the job with this id of yours: its status, its content, and what publishing it still requires.',
  reads_only: true,
  params,
  reply: data(ApiJobDetails),
});

export const closeApiJob = defineRoute({
  method: 'POST',
  path: '/api/v1/jobs/{external_id}/close',
  access: 'company_key',
  scope: 'jobs:write',
  summary: 'Pause or close a job, or mark it as filled',
  description:
    'Takes a job down. Closing and filling also close its undecided applications, and their veterans are notified. A job that is closed already gives 409.',
  params,
  body: z
    .object({ to: z.enum(['paused', 'closed', 'filled'], { error: 'to must be paused, closed or filled' }).default('closed') })
    .default({ to: 'closed' }),
  reply: data(ApiJob),
});

const JobOfApplication = z.object({ id: z.number(), external_id: z.string().nullable(), title: z.string() });

const ApiApplication = ApplicantSummary.pick({
  id: true,
  revision: true,
  stage: true,
  stage_since: true,
  submitted_at: true,
  reply_by: true,
  veteran: true,
  service: true,
  place: true,
  clearance: true,
  match_score: true,
  notice_period: true,
  available_from: true,
  falls_short: true,
  next_stages: true,
});

export const findApiApplications = defineRoute({
  method: 'GET',
  path: '/api/v1/applications',
  access: 'company_key',
  scope: 'applications:read',
  summary: 'Applications for a job',
  description:
    'Lists the applications for one job of the company, 50 on a page, open ones before decided ones. `job_id` is the `id` of the job, not yours. It has what the veterans sent or allow, as the screens show it.',
  reads_only: true,
  query: z.object({ job_id: Id, stage: many(z.enum(STAGES), 20), page: Page }),
  reply: list(ApiApplication).extend({ job: JobOfApplication }),
});

export const getApiApplication = defineRoute({
  method: 'GET',
  path: '/api/v1/applications/{id}',
  access: 'company_key',
  scope: 'applications:read',
  summary: 'One application with contacts, letter and answers',
  description:
    'Returns one application for a job of the company. Email and phone are null once the veteran has withdrawn it. Other companies’ applications give 404.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(
    ApiApplication.extend({
      veteran: Applicant.shape.veteran,
      job: JobOfApplication,
      cover_letter: Applicant.shape.cover_letter,
      resume: Applicant.shape.resume,
      skills: Applicant.shape.skills,
      answers: Applicant.shape.answers,
      reason: Applicant.shape.reason,
      offers: Applicant.shape.offers,
    }),
  ),
});

export const moveApiApplication = defineRoute({
  method: 'POST',
  path: '/api/v1/applications/{id}/stage',
  access: 'company_key',
  scope: 'applications:write',
  summary: 'Move an application to another stage',
  description:
    'Moves an application. The veteran sees the move, and webhooks report it, once it can no longer be undone: after 15 seconds. Send the stage that you know as `from`; if somebody has moved it since, the reply is 409. `not_selected` needs a `reason`, and `undo` takes the last move of this key back.',
  params: z.object({ id: Id }),
  body: moveApplicant.body,
  example: { stage: 'shortlisted', from: 'submitted' },
  reply: data(
    z.object({
      id: z.number(),
      stage: z.enum(STAGES),
      stage_since: Instant,
      revision: z.number(),
      next_stages: z.array(z.enum(STAGES)),
    }),
  ),
});

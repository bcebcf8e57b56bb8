import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, Instant, singleLine } from '#kit/contract/shapes.ts';
import { RecruiterJobDetails } from './recruiting-contract.ts';

/** Job templates of a company. */
export const MOST_JOB_TEMPLATES = 50;

export const JobTemplate = z.object({
  id: z.number(),
  name: z.string(),
  /** The title of jobs that start from it. */
  title: z.string(),
  updated_at: Instant,
});
export type JobTemplate = z.infer<typeof JobTemplate>;

export const JobTemplateName = singleLine('Give the template a name')
  .min(1, 'Give the template a name')
  .max(80, 'Use 80 characters or fewer');

export const findJobTemplates = defineRoute({
  method: 'GET',
  path: '/api/recruiter/job-templates',
  access: 'recruiter',
  summary: 'Job templates of the company',
  description: 'Lists the job templates of the recruiter’s company by name.',
  reads_only: true,
  reply: data(z.array(JobTemplate)),
});

export const createJobTemplate = defineRoute({
  method: 'POST',
  path: '/api/recruiter/job-templates',
  access: 'recruiter',
  summary: 'Save a job as a template',
  description:
    'Saves the content of a job of the company as a template, without its dates and contact. A name in use gives 409, as does a company with 50 templates.',
  creates: true,
  body: z.object({ name: JobTemplateName, job_id: Id }),
  reply: data(JobTemplate),
});

export const renameJobTemplate = defineRoute({
  method: 'PUT',
  path: '/api/recruiter/job-templates/{id}',
  access: 'recruiter',
  summary: 'Rename a job template',
  description: 'Renames a job template of the company. A name in use gives 409.',
  params: z.object({ id: Id }),
  body: z.object({ name: JobTemplateName }),
  reply: data(JobTemplate),
});

export const deleteJobTemplate = defineRoute({
  method: 'DELETE',
  path: '/api/recruiter/job-templates/{id}',
  access: 'recruiter',
  summary: 'Delete a job template',
  description: 'Deletes a job template of the company. Jobs that started from it stay as they are.',
  params: z.object({ id: Id }),
  reply: done(),
});

export const startFromJobTemplate = defineRoute({
  method: 'POST',
  path: '/api/recruiter/job-templates/{id}/start',
  access: 'recruiter',
  summary: 'Make a draft from a job template',
  description:
    'Creates a draft with the content of a template. A town, industry or occupation that no longer exists is left out.',
  creates: true,
  params: z.object({ id: Id }),
  reply: data(RecruiterJobDetails),
});

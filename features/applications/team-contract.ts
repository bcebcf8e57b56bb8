import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Id } from '#kit/contract/shapes.ts';

const HiringTeam = z.object({
  /** The active recruiters of the company, the viewer first. */
  recruiters: z.array(z.object({ id: z.number(), name: z.string(), is_member: z.boolean(), is_you: z.boolean() })),
});
export type HiringTeam = z.infer<typeof HiringTeam>;

export const getHiringTeam = defineRoute({
  method: 'GET',
  path: '/api/recruiter/jobs/{id}/team',
  access: 'recruiter',
  summary: 'Who of the company works on a job',
  description:
    'Lists the recruiters of the company and whether each is on the job’s hiring team. Who posted the job is, until removed. The team is notified about applicants; where nobody is on it, all recruiters are.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(HiringTeam),
});

export const updateHiringTeam = defineRoute({
  method: 'PUT',
  path: '/api/recruiter/jobs/{id}/team/{user_id}',
  access: 'recruiter',
  summary: 'Add a recruiter to a job’s hiring team, or remove them',
  description:
    'Adds a recruiter of the company to the hiring team of one of its jobs, or removes them. Repeating it changes nothing.',
  params: z.object({ id: Id, user_id: Id }),
  body: z.object({ is_member: z.boolean({ error: 'Must be true or false' }) }),
  reply: data(HiringTeam),
});

export const APPLICANT_SCOPES = ['own', 'all'] as const;
const ApplicantScope = z.object({
  /** `own`: the jobs that the viewer is on the hiring team of, and those without one. `all`: every job of the company. */
  scope: z.enum(APPLICANT_SCOPES, { error: `scope must be one of: ${APPLICANT_SCOPES.join(', ')}` }),
});

export const getApplicantScope = defineRoute({
  method: 'GET',
  path: '/api/recruiter/applicant-notifications',
  access: 'recruiter',
  summary: 'Of which jobs the viewer is notified about applicants',
  description: 'Returns whether the viewer is notified about the applicants of their own jobs or of all jobs of the company.',
  reads_only: true,
  reply: data(ApplicantScope),
});

export const updateApplicantScope = defineRoute({
  method: 'PUT',
  path: '/api/recruiter/applicant-notifications',
  access: 'recruiter',
  summary: 'Choose of which jobs to be notified about applicants',
  description: 'Chooses whether the viewer is notified about the applicants of their own jobs or of all jobs of the company.',
  body: ApplicantScope,
  reply: data(ApplicantScope),
});

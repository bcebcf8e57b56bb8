import { z } from 'zod';
import { Match } from '#features/jobs/shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Id } from '#kit/contract/shapes.ts';

export const getApplicantMatch = defineRoute({
  method: 'GET',
  path: '/api/recruiter/applications/{id}/match',
  access: 'recruiter',
  summary: 'How well an applicant fits the job',
  description:
    'Returns the match score of an applicant with reasons and gaps, for recruiters of the job’s company. It is made only of what was sent with the application: trades, work and skills in the CV, and the first day of work. `match` is null where nothing can be compared, and `no_match` says why. `match_score` is the score on the day of applying, which lists of applicants show and sort by. Withdrawn applications and those to other companies give 404.',
  params: z.object({ id: Id }),
  reply: data(z.object({ match: Match.nullable(), no_match: z.string().nullable(), match_score: z.number().nullable() })),
});

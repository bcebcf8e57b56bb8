import { z } from 'zod';
import { JobCard } from '#features/jobs/shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data } from '#kit/contract/shapes.ts';

/** Jobs on the first page. */
export const HOME_JOBS = 6;

export const getHome = defineRoute({
  method: 'GET',
  path: '/api/home',
  access: 'public',
  summary: 'What the first page shows of this site',
  description:
    'Returns up to six of the newest jobs, those first that show their pay, guarantee an interview or are work that military trades lead to, and how many jobs are open.',
  reads_only: true,
  reply: data(
    z.object({
      jobs: z.array(JobCard),
      /** Null where there are too many to count. */
      open_jobs: z.number().int().nullable(),
    }),
  ),
});

import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { Day, data, Instant } from '#kit/contract/shapes.ts';

const Series = z.array(z.object({ day: z.string(), count: z.number() }));

export const getFigures = defineRoute({
  method: 'GET',
  path: '/api/operator/figures',
  access: 'operator',
  summary: 'People, jobs, applications and placements over a range of days',
  description: 'Counts people, jobs, applications and placements of the tenant over a range of days.',
  reads_only: true,
  query: z.object({
    from: z.preprocess((value) => value || undefined, Day.optional()),
    to: z.preprocess((value) => value || undefined, Day.optional()),
  }),
  reply: data(
    z.object({
      from: z.string(),
      to: z.string(),
      /** When totals and days were counted; null for now. Large tenants are counted every ten minutes. */
      counted_at: Instant.nullable(),
      totals: z.object({
        veterans: z.number(),
        recruiters: z.number(),
        companies: z.number(),
        open_jobs: z.number(),
        applications: z.number(),
        placements: z.number(),
      }),
      sign_ups: Series,
      jobs_published: Series,
      applications: Series,
      placements: Series,
      median_approval_hours: z.number().nullable(),
    }),
  ),
});

import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data } from '#kit/contract/shapes.ts';

/** What of a new tenant is set up, as the stored facts say. */
export const TenantChecklist = z.object({
  /** An email has left. */
  mail: z.boolean(),
  /** A host that people can reach from elsewhere. */
  host: z.boolean(),
  contact: z.boolean(),
  crisis_lines: z.boolean(),
  logo: z.boolean(),
  /** A page about the site is in the operators' own words. */
  pages: z.boolean(),
  second_operator: z.boolean(),
  /** The viewer's own. */
  second_factor: z.boolean(),
  company: z.boolean(),
});
export type TenantChecklist = z.infer<typeof TenantChecklist>;

export const getTenantChecklist = defineRoute({
  method: 'GET',
  path: '/api/operator/checklist',
  access: 'operator',
  summary: 'What of the site is set up',
  description:
    'Returns for each step of setting up a site whether it is done: email, host, contact, crisis lines, logo, pages, a second operator, the viewer’s second factor and the first company.',
  reads_only: true,
  reply: data(TenantChecklist),
});

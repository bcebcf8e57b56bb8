import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data } from '#kit/contract/shapes.ts';
import { JobCard } from './shapes.ts';

const PageLink = z.object({ href: z.string(), label: z.string() });
export type PageLink = z.infer<typeof PageLink>;

export const JobLanding = z.object({
  title: z.string(),
  /** For search results and link previews. */
  description: z.string(),
  /** Sentences about the open jobs, with their figures. */
  lead: z.array(z.string()),
  /** Civilian work that the trade leads to, and what both have in common; empty on other pages. */
  work: z.array(z.object({ name: z.string(), why: z.string() })),
  /** The newest jobs. */
  jobs: z.array(JobCard),
  /** All of them, in the search. Null where the page lists no jobs. */
  search: PageLink.nullable(),
  /** The pages above this one. */
  parents: z.array(PageLink),
  /** Links to employers and to pages like this one. */
  groups: z.array(z.object({ heading: z.string(), links: z.array(PageLink) })),
});
export type JobLanding = z.infer<typeof JobLanding>;

const path = z
  .string({ error: 'Give the path of the page, such as /jobs/in/leeds' })
  .trim()
  .min(1, 'Give the path of the page, such as /jobs/in/leeds')
  .max(300, 'Keep the path under 300 characters')
  .meta({ examples: ['/jobs/in/leeds'] });

export const getJobLanding = defineRoute({
  method: 'GET',
  path: '/api/job-pages',
  access: 'public',
  summary: 'The open jobs of a role, of a place, of both, or of a military trade in a place',
  description:
    'Returns what a page such as `/jobs/role/network-engineer/in/leeds` shows. `/jobs/browse` lists these pages. A page exists while it has at least three open jobs; otherwise the reply is 404. A new page appears the night after its third job.',
  reads_only: true,
  query: z.object({ path }),
  reply: data(JobLanding),
});

/** In link previews of these pages. */
export const getJobLandingPicture = defineRoute({
  method: 'GET',
  path: '/api/job-pages/picture',
  access: 'public',
  summary: 'A picture of such a page for link previews',
  description: 'Returns a picture of 1,200 by 630 pixels with the title and the number of open jobs in the colours of the site.',
  reads_only: true,
  query: z.object({ path }),
  limit: { max: 120, window: 3600 },
  file_reply: 'image/png',
});

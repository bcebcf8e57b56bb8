import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Instant, singleLine, wholeNumber } from '#kit/contract/shapes.ts';
import { PAGE_SLUGS } from './page-rules.ts';

const Slug = z
  .string()
  .max(40)
  .meta({ examples: ['about-us'] });

export const SitePage = z.object({
  slug: z.enum(PAGE_SLUGS),
  title: z.string(),
  lead: z.string(),
  /** Paragraphs, `## headings`, `- lists` and `[links](https://www.example.org)`. */
  body: z.string(),
  /** Null for the product's own text, which operators have not changed. */
  updated_at: Instant.nullable(),
});
export type SitePage = z.infer<typeof SitePage>;

export const getSitePage = defineRoute({
  method: 'GET',
  path: '/api/pages/{slug}',
  access: 'public',
  summary: 'A page about the tenant',
  description: `Returns one of the pages ${PAGE_SLUGS.join(', ')}: the operators’ text, or the product’s own.`,
  reads_only: true,
  params: z.object({ slug: Slug }),
  reply: data(SitePage),
});

/** A page as operators edit it; revision 0 is the product's own text. */
export const EditedPage = SitePage.extend({ revision: z.number().int() });
export type EditedPage = z.infer<typeof EditedPage>;

export const findSitePages = defineRoute({
  method: 'GET',
  path: '/api/operator/pages',
  access: 'operator',
  summary: 'The pages about the tenant, for editing',
  description: 'Lists every page about the tenant with its text and revision. Revision 0 is the product’s own text.',
  reads_only: true,
  reply: data(z.array(EditedPage)),
});

export const updateSitePage = defineRoute({
  method: 'PUT',
  path: '/api/operator/pages/{slug}',
  access: 'operator',
  summary: 'Change a page about the tenant',
  description:
    'Replaces the text of a page. Send the revision the edit started from, 0 for the product’s own text; if somebody else has changed the page since, the reply is 409 with the present page.',
  params: z.object({ slug: Slug }),
  body: z.object({
    title: singleLine('Enter a title').min(1, 'Enter a title').max(80, 'Keep the title under 80 characters'),
    lead: singleLine().max(200, 'Keep the introduction under 200 characters').default(''),
    body: z
      .string({ error: 'Write the text' })
      .trim()
      .min(1, 'Write the text')
      .max(20_000, 'Keep the text under 20,000 characters'),
    revision: z.number({ error: 'Name the revision that was shown' }).int().min(0),
  }),
  reply: data(EditedPage),
});

export const resetSitePage = defineRoute({
  method: 'DELETE',
  path: '/api/operator/pages/{slug}',
  access: 'operator',
  summary: 'Restore the product’s own text of a page',
  description:
    'Deletes the operators’ text of a page, so that the product’s own shows again. Send the revision that was shown; if somebody else has changed the page since, the reply is 409.',
  params: z.object({ slug: Slug }),
  query: z.object({ revision: wholeNumber(z.number({ error: 'Name the revision that was shown' }).int().min(1)) }),
  reply: data(EditedPage),
});

import { findNewestJobs } from '#features/jobs/server/index.ts';
import { PAGE_LABELS, PAGE_PATHS, SERVICE_SLUGS } from '#features/tenants/page-rules.ts';
import { definePublicPage } from '#kit/server/http/public-page.ts';

/** `/home` with the newest jobs, for search engines. */
export const homePublicPage = definePublicPage({
  path: '/home',
  load: async ({ db, tenant }) => {
    const jobs = await findNewestJobs(db, 6);
    return {
      title: 'Turn your service into your next job',
      description: `${tenant.name} turns your time in the forces into civilian jobs, training and a plan. Free for everyone who serves or served.`,
      text: [
        {
          text: `${tenant.name} turns your time in the forces into civilian jobs, training and a plan. It’s free for everyone who serves or served.`,
        },
        {
          links: [
            { href: '/jobs', label: 'Search jobs' },
            { href: '/trade', label: 'What can I do with my trade?' },
            { href: '/recruiters', label: 'For employers' },
            { href: PAGE_PATHS['about-us'], label: 'About us' },
          ],
        },
        ...(jobs.length > 0
          ? [
              { heading: 'Newest jobs' },
              { links: jobs.map(({ id, title, company }) => ({ href: `/jobs/${id}`, label: `${title}, ${company.name}` })) },
            ]
          : []),
        { heading: 'More than work' },
        { links: SERVICE_SLUGS.map((slug) => ({ href: PAGE_PATHS[slug], label: PAGE_LABELS[slug] })) },
      ],
    };
  },
});

import { findFirstPageJobs } from '#features/jobs/server/index.ts';
import { commonDirections } from '#features/occupations/server/index.ts';
import { PAGE_LABELS, PAGE_PATHS, SERVICE_SLUGS } from '#features/tenants/page-rules.ts';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { definePublicPage } from '#kit/server/http/public-page.ts';
import { HOME_JOBS } from '../home-contract.ts';

/** The jobs of the first page, in the app and in its text for search engines. */
export const findHomeJobs = (db: TenantDb, countryId: number) =>
  findFirstPageJobs(db, commonDirections(countryOf(countryId).forces), HOME_JOBS);

/** `/home` with the newest jobs, for search engines. */
export const homePublicPage = definePublicPage({
  path: '/home',
  load: async ({ db, tenant }) => {
    const jobs = await findHomeJobs(db, tenant.country_id);
    return {
      title: 'Turn your service into your next job',
      description: `See what your service is worth outside with ${tenant.name}: jobs that fit, a CV employers understand, and a dated plan. Free for everyone who serves or served.`,
      text: [
        {
          text: `See what your service is worth outside with ${tenant.name}: jobs that fit, a CV employers understand, and a dated plan. It’s free for everyone who serves or served.`,
        },
        {
          links: [
            { href: '/jobs', label: 'Search jobs' },
            { href: '/jobs/browse', label: 'Browse jobs by role and place' },
            { href: '/companies', label: 'Employers' },
            { href: '/trade', label: 'What can I do with my trade?' },
            { href: '/recruiters', label: 'For employers' },
            { href: PAGE_PATHS['about-us'], label: 'About us' },
          ],
        },
        ...(jobs.length > 0
          ? [
              { heading: 'New jobs' },
              { links: jobs.map(({ id, title, company }) => ({ href: `/jobs/${id}`, label: `${title}, ${company.name}` })) },
            ]
          : []),
        { heading: 'More than work' },
        { links: SERVICE_SLUGS.map((slug) => ({ href: PAGE_PATHS[slug], label: PAGE_LABELS[slug] })) },
      ],
    };
  },
});

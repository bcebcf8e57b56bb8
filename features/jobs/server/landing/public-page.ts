import { pathOf } from '#kit/contract/route.ts';
import { definePublicPage, type PublicPage } from '#kit/server/http/public-page.ts';
import { getJobLandingPicture } from '../../landing-contract.ts';
import { BROWSE_PATH } from '../../landing-rules.ts';
import { feedLinks } from '../feeds/discovery.ts';
import { findLanding } from './content.ts';

const definePage = <const Path extends `/${string}`>(
  path: Path,
  addressOf: (params: Readonly<Record<string, string>>) => string,
) =>
  definePublicPage({
    path,
    load: async ({ db, tenant, params }) => {
      const address = addressOf(params);
      const page = await findLanding(db, tenant, address, null);
      if (!page) return null;
      const { title, description, lead, work, jobs, search, parents, groups } = page;
      return {
        title,
        description,
        canonical: address,
        ...(search && { feeds: feedLinks(new URL(search.href, 'http://localhost').searchParams) }),
        picture: `${pathOf(getJobLandingPicture, {})}?${new URLSearchParams({ path: address })}`,
        text: [
          ...(parents.length > 0 ? [{ links: parents }] : []),
          { text: lead.join(' ') },
          ...(work.length > 0
            ? [{ heading: 'Work that this background leads to' }, { facts: work.map(({ name, why }) => [name, why] as const) }]
            : []),
          ...(jobs.length > 0
            ? [
                { heading: 'Newest jobs' },
                {
                  links: jobs.map((job) => ({
                    href: `/jobs/${job.id}`,
                    label: [job.title, job.company.name, job.city ?? job.locality].filter(Boolean).join(', '),
                  })),
                },
              ]
            : []),
          ...(search ? [{ links: [search] }] : []),
          ...groups.flatMap(({ heading, links }) => [{ heading }, { links }]),
        ],
      };
    },
  });

/** Pages about the open jobs of a role, of a place, of both and of a trade in a place, and the page that lists them. */
export const jobLandingPublicPages: readonly PublicPage[] = [
  definePage(BROWSE_PATH, () => BROWSE_PATH),
  definePage('/jobs/role/:role', ({ role }) => `/jobs/role/${role}`),
  definePage('/jobs/in/:place', ({ place }) => `/jobs/in/${place}`),
  definePage('/jobs/role/:role/in/:place', ({ role, place }) => `/jobs/role/${role}/in/${place}`),
  definePage('/jobs/for/:trade/in/:place', ({ trade, place }) => `/jobs/for/${trade}/in/${place}`),
];

import { definePublicPage } from '#kit/server/http/public-page.ts';
import { answersInTime, awardText, placeOfCompany, replyRecord } from '../rules.ts';
import { activeCompanies } from './queries.ts';

/** How many employers the text lists. The sitemap has all of them. */
const LISTED = 100;
const ALL = { search: '', industry: [], covenant_level: [], hire_vets_medallion: [], guaranteed_interview: false, hiring: true };

/** `/companies`: the employers with open jobs. A filtered list has the same text, without the employers, which the app searches for. */
export const companyListPublicPage = definePublicPage({
  path: '/companies',
  load: async ({ db, tenant, query }) => {
    const found = query.size === 0 ? await activeCompanies(db, { ...ALL, limit: LISTED, offset: 0 }) : null;
    const lead = `Employers on ${tenant.name} who hire people who served: what they commit to, how often they answer applicants in time, and their open jobs.`;
    return {
      title: 'Employers',
      description: lead,
      canonical: '/companies',
      text: [
        { text: lead },
        ...(found?.total === 0 ? [{ text: 'No employer has open jobs right now.' }] : []),
        {
          links: (found?.rows ?? []).map((company) => ({
            href: `/companies/${company.id}`,
            label: [
              company.name,
              placeOfCompany(company),
              company.open_jobs === 1 ? '1 open job' : `${company.open_jobs} open jobs`,
              awardText(company),
              company.guaranteed_interview && 'guaranteed interview',
              answersInTime(replyRecord(company.replies_in_time, company.replies_decided)) && 'answers in time',
            ]
              .filter(Boolean)
              .join(', '),
          })),
        },
        { links: [{ href: '/jobs/browse', label: 'Browse jobs by role and place' }] },
      ],
    };
  },
});

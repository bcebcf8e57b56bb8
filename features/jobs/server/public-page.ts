import { companySizeText, forcesFacts, replyRecordText } from '#features/companies/rules.ts';
import { findPublicCompany } from '#features/companies/server/index.ts';
import { presetNamed } from '#kit/contract/colour-presets.ts';
import { pathOf } from '#kit/contract/route.ts';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { SharePicture } from '#kit/server/files/share-picture.ts';
import { definePublicPage, idIn, type PublicContent, type PublicPage, plainText } from '#kit/server/http/public-page.ts';
import type { Tenant } from '#kit/server/http/serve.ts';
import { getJobPicture } from '../contract.ts';
import { LABELS, SIMILAR_JOBS } from '../rules.ts';
import { Job, type JobCard } from '../shapes.ts';
import { feedLinks } from './feeds/discovery.ts';
import { jobPosting } from './job-posting.ts';
import { landingLinksOfJob } from './landing/content.ts';
import { findEndedJob, findJob, findJobCards, findNewestJobs } from './queries.ts';
import { findSimilar } from './search/queries.ts';

/** How many jobs the text of a list names: about two screens of a phone. */
const LISTED = 20;

/** The newest jobs. The text of a search would be searched twice, so it leaves the list to the app. */
async function listContent({
  db,
  tenant,
  query,
}: {
  db: TenantDb;
  tenant: Tenant;
  query: URLSearchParams;
}): Promise<PublicContent> {
  const jobs = query.size === 0 ? await findNewestJobs(db, LISTED) : [];
  const lead = `Jobs from employers who hire people who served. ${tenant.name} explains each one in plain English and finds it by your military trade, too.`;
  return {
    title: 'Jobs',
    description: lead,
    canonical: '/jobs',
    feeds: feedLinks(query),
    text: [{ text: lead }, { links: [{ href: '/jobs/browse', label: 'Browse jobs by role and place' }, ...jobs.map(linkTo)] }],
  };
}

const placeOf = (job: Pick<Job, 'city' | 'locality'>) => job.city ?? job.locality;
const linkTo = (job: JobCard) => ({
  href: `/jobs/${job.id}`,
  label: [job.title, job.company.name, placeOf(job)].filter(Boolean).join(', '),
});

type OfJob = { db: TenantDb; tenant: Tenant; params: { jobId: string }; site: string };

/** A job with its text and a JobPosting for search engines. One that has ended says so, with similar jobs; any other that is not open is 404. */
async function jobContent({ db, tenant, params, site }: OfJob): Promise<PublicContent | null> {
  const id = idIn(params.jobId);
  if (!id) return null;
  const found = await findJob(db, id, { veteran_id: null, company_id: null }, tenant.country_id);
  if (!found) return endedContent(db, id);
  const job = Job.parse(found);
  const place = [placeOf(job), job.state].filter(Boolean).join(', ');
  const { language } = countryOf(tenant.country_id);
  const day = (instant: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
  const kind = [job.type && LABELS.type[job.type], job.job_type && LABELS.job_type[job.job_type]].filter(Boolean).join(', ');
  const structured = jobPosting(job, site);
  const pages = await landingLinksOfJob(db, tenant, job);
  return {
    title: job.title,
    description: [`${job.company.name}${place && `, ${place}`}.`, kind && `${kind}.`, plainText(job.description)]
      .filter(Boolean)
      .join(' '),
    canonical: `/jobs/${id}`,
    picture: pathOf(getJobPicture, { id }),
    ...(structured && { structured }),
    text: [
      { text: [job.company.name, place].filter(Boolean).join('\n') },
      {
        facts: [
          ['Pay', payText(job, language)],
          ['Job type', kind || null],
          ['Experience', job.experience && LABELS.experience[job.experience]],
          ['Posted', day(job.published_at)],
          ['Closes', job.closes_at && day(job.closes_at)],
          ['Contact', job.contact && [job.contact.name, job.contact.email, job.contact.phone].filter(Boolean).join(', ')],
          ['Answers to applicants', job.record?.replies ? replyRecordText(job.record.replies) : null],
        ],
      },
      { heading: 'About the job' },
      { html: job.description },
      ...titledList('Responsibilities', job.responsibilities),
      ...titledList('Requirements', job.requirements),
      ...titledList('Skills', job.skills),
      ...(job.company.about ? [{ heading: `About ${job.company.name}` }, { text: job.company.about }] : []),
      { links: [{ href: `/companies/${job.company.id}`, label: `${job.company.name} and its open jobs` }, ...pages] },
    ],
  };
}

/** What the picture of a job for link previews says. */
export function jobPicture(job: Job, tenant: Pick<Tenant, 'name' | 'country_id' | 'colour_preset'>): SharePicture {
  const { language } = countryOf(tenant.country_id);
  return {
    site: tenant.name,
    title: job.title,
    detail: [job.company.name, placeOf(job)].filter(Boolean).join(' · '),
    foot: payText(job, language),
    colour: presetNamed(tenant.colour_preset).onDark,
  };
}

async function endedContent(db: TenantDb, id: number): Promise<PublicContent | null> {
  const job = await findEndedJob(db, id);
  if (!job) return null;
  const similar = await findJobCards(db, await findSimilar(db, id, SIMILAR_JOBS), null);
  return {
    status: 410,
    title: job.title,
    description: `${job.company_name} no longer takes applications for this job. See similar open jobs.`,
    canonical: `/jobs/${id}`,
    text: [
      { text: job.company_name },
      { text: 'This job has closed. You can’t apply for it now.' },
      ...(similar.length > 0 ? [{ heading: 'Similar open jobs' }, { links: similar.map(linkTo) }] : []),
      { links: [{ href: '/jobs', label: 'Search all open jobs' }] },
    ],
  };
}

/** `/jobs`, `/jobs/:jobId` and the addresses that veterans use, which visitors can open too. */
export const jobPublicPages: readonly PublicPage[] = [
  definePublicPage({ path: '/jobs', load: listContent }),
  definePublicPage({ path: '/jobs/:jobId', load: jobContent }),
  definePublicPage({ path: '/veteran/jobs', load: listContent }),
  definePublicPage({ path: '/veteran/jobs/:jobId', load: jobContent }),
];

/** `/companies/:companyId`: the public profile of an active company with its newest open jobs. */
export const companyPublicPage = definePublicPage({
  path: '/companies/:companyId',
  load: async ({ db, tenant, params, site }) => {
    const id = idIn(params.companyId);
    const company = id && (await findPublicCompany(db, id));
    if (!company) return null;
    const jobs = await findNewestJobs(db, LISTED, company.id);
    const place = [company.city, company.state].filter((part, at, all) => part && all.indexOf(part) === at).join(', ');
    const about = company.about ?? '';
    const count = company.open_jobs === 1 ? '1 open job' : `${company.open_jobs} open jobs`;
    return {
      title: company.name,
      description: `${[company.name, place].filter(Boolean).join(', ')}. ${count}. ${about}`,
      image: company.logo_url,
      structured: {
        '@type': 'Organization',
        '@id': `${site}/companies/${company.id}`,
        name: company.name,
        url: company.website ?? `${site}/companies/${company.id}`,
        ...(about && { description: about }),
        ...(company.logo_url && { logo: new URL(company.logo_url, site).href }),
      },
      text: [
        {
          facts: [
            ['Place', place],
            ['Industry', company.industry?.name ?? null],
            ['Size', company.size && companySizeText(company.size)],
            ['Answers to applicants', company.replies && replyRecordText(company.replies)],
          ],
        },
        { text: about },
        ...titledList(
          'For people who served',
          forcesFacts(company, tenant.country_id).map(({ label, meaning }) => `${label}: ${meaning}`),
        ),
        ...titledList('Benefits', company.benefits),
        ...(jobs.length > 0 ? [{ heading: 'Open jobs' }, { links: jobs.map(linkTo) }] : [{ text: 'No open jobs right now.' }]),
      ],
    };
  },
});

const titledList = (heading: string, list: readonly string[]) => (list.length > 0 ? [{ heading }, { list }] : []);

export function payText({ salary }: Pick<JobCard, 'salary'>, language: string): string | null {
  if (!salary) return null;
  const money = (amount: number) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: salary.currency,
      maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    }).format(amount);
  const { from, to } = salary;
  const amount =
    from !== null && to !== null && from !== to
      ? `${money(from)} to ${money(to)}`
      : from !== null
        ? to === null
          ? `From ${money(from)}`
          : money(from)
        : to !== null && `Up to ${money(to)}`;
  return amount ? `${amount} a ${salary.per}` : null;
}

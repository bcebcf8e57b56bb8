import { ALL_COUNTRIES, countryOf } from '#kit/country/country.ts';
import { definePublicPage, idIn, plainText } from '#kit/server/http/public-page.ts';
import { escaped } from '#kit/server/mail/mail.ts';
import { LABELS } from '../rules.ts';
import { Job } from '../shapes.ts';
import { findJob, findNewestJobs } from './queries.ts';

/** schema.org's words for the job types. */
const EMPLOYMENT_TYPE: Record<NonNullable<Job['job_type']>, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
  volunteer: 'VOLUNTEER',
};

/** How many jobs the text of the list names: about two screens of a phone. */
const LISTED = 20;

/** `/jobs` with the newest jobs. The text of a search would be searched twice, so it leaves the list to the app. */
export const jobListPublicPage = definePublicPage({
  path: '/jobs',
  load: async ({ db, tenant, query }) => {
    const jobs = query.size === 0 ? await findNewestJobs(db, LISTED) : [];
    const lead = `Jobs from employers who hire people who served. ${tenant.name} explains each one in plain English and finds it by your military trade, too.`;
    return {
      title: 'Jobs',
      description: lead,
      canonical: '/jobs',
      text: [
        { text: lead },
        {
          links: jobs.map((job) => ({
            href: `/jobs/${job.id}`,
            label: [job.title, job.company.name, placeOf(job)].filter(Boolean).join(', '),
          })),
        },
      ],
    };
  },
});

const placeOf = (job: Pick<Job, 'city' | 'locality'>) => job.city ?? job.locality;

/** `/jobs/:jobId` with its text and a JobPosting for search engines. A job that is not open is 404 to a visitor. */
export const jobPublicPage = definePublicPage({
  path: '/jobs/:jobId',
  load: async ({ db, tenant, params, site }) => {
    const id = idIn(params.jobId);
    const found = id && (await findJob(db, id, { veteran_id: null, company_id: null }, tenant.country_id));
    if (!found) return null;
    const job = Job.parse(found);
    const place = [job.city ?? job.locality, job.state].filter(Boolean).join(', ');
    const { language } = countryOf(tenant.country_id);
    const day = (instant: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
    const kind = [job.type && LABELS.type[job.type], job.job_type && LABELS.job_type[job.job_type]].filter(Boolean).join(', ');
    return {
      title: job.title,
      description: [`${job.company.name}${place && `, ${place}`}.`, kind && `${kind}.`, plainText(job.description)]
        .filter(Boolean)
        .join(' '),
      image: job.company.logo_url,
      structured: jobPosting(job, site),
      text: [
        { text: [job.company.name, place].filter(Boolean).join('\n') },
        {
          facts: [
            ['Pay', payText(job, language)],
            ['Job type', kind || null],
            ['Experience', job.experience && LABELS.experience[job.experience]],
            ['Posted', day(job.published_at)],
            ['Closes', job.closes_at && day(job.closes_at)],
          ],
        },
        { heading: 'About the job' },
        { html: job.description },
        ...titledList('Responsibilities', job.responsibilities),
        ...titledList('Requirements', job.requirements),
        ...titledList('Skills', job.skills),
        ...(job.company.about ? [{ heading: `About ${job.company.name}` }, { text: job.company.about }] : []),
      ],
    };
  },
});

const titledList = (heading: string, list: readonly string[]) => (list.length > 0 ? [{ heading }, { list }] : []);

function payText({ salary }: Job, language: string): string | null {
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

function jobPosting(job: Job, site: string): Record<string, unknown> {
  const iso2 = ALL_COUNTRIES.find(({ id }) => id === job.country_id)?.iso2;
  const isRemote = job.type === 'remote';
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, listHtml(job.responsibilities), listHtml(job.requirements)].join(''),
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: String(job.id) },
    url: `${site}/jobs/${job.id}`,
    datePosted: job.published_at,
    ...(job.closes_at && { validThrough: job.closes_at }),
    ...(job.job_type && { employmentType: EMPLOYMENT_TYPE[job.job_type] }),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      ...(job.company.website && { sameAs: job.company.website }),
      ...(job.company.logo_url && { logo: new URL(job.company.logo_url, site).href }),
    },
    ...((job.city || job.locality || job.state) && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: job.city ?? job.locality ?? undefined,
          addressRegion: job.state ?? undefined,
          postalCode: job.postcode ?? undefined,
          addressCountry: iso2,
        },
      },
    }),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      ...(iso2 && { applicantLocationRequirements: { '@type': 'Country', name: iso2 } }),
    }),
    ...(job.salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: job.salary.currency,
        value: {
          '@type': 'QuantitativeValue',
          ...(job.salary.from !== null && { minValue: job.salary.from }),
          ...(job.salary.to !== null && { maxValue: job.salary.to }),
          unitText: job.salary.per.toUpperCase(),
        },
      },
    }),
    ...(job.openings > 1 && { totalJobOpenings: job.openings }),
    directApply: job.apply_url === null,
  };
}

const listHtml = (items: readonly string[]) =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

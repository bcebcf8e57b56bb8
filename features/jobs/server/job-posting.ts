import { ALL_COUNTRIES } from '#kit/country/country.ts';
import { escaped } from '#kit/server/mail/mail.ts';
import type { Job } from '../shapes.ts';

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

/**
 * An open job as a JobPosting of schema.org, as Google's job search requires it; null for a job that is neither remote nor has a place, because that is no
 * valid posting. https://developers.google.com/search/docs/appearance/structured-data/job-posting
 * @param site origin of the tenant's site
 */
export function jobPosting(job: Job, site: string): Record<string, unknown> | null {
  const iso2 = ALL_COUNTRIES.find(({ id }) => id === job.country_id)?.iso2;
  const town = job.city ?? job.locality;
  const isRemote = job.type === 'remote' && iso2 !== undefined;
  const hasPlace = Boolean(town || job.state || job.postcode);
  if (!isRemote && !hasPlace) return null;
  const { company, occupation, salary } = job;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, listHtml(job.responsibilities), listHtml(job.requirements)].join(''),
    identifier: { '@type': 'PropertyValue', name: company.name, value: String(job.id) },
    url: `${site}/jobs/${job.id}`,
    datePosted: job.published_at,
    ...(job.closes_at && { validThrough: job.closes_at }),
    ...(job.job_type && { employmentType: EMPLOYMENT_TYPE[job.job_type] }),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      ...(company.website && { sameAs: company.website }),
      ...(company.logo_url && { logo: new URL(company.logo_url, site).href }),
    },
    ...(hasPlace && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: town ?? undefined,
          addressRegion: job.state ?? undefined,
          postalCode: job.postcode ?? undefined,
          addressCountry: iso2,
        },
      },
    }),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: iso2 },
    }),
    ...(salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: salary.currency,
        value: {
          '@type': 'QuantitativeValue',
          ...(salary.from !== null && { minValue: salary.from }),
          ...(salary.to !== null && { maxValue: salary.to }),
          unitText: salary.per.toUpperCase(),
        },
      },
    }),
    ...(occupation && { occupationalCategory: `${occupation.onet_soc} ${occupation.name}` }),
    ...(job.industry && { industry: job.industry.name }),
    ...(job.skills.length > 0 && { skills: job.skills.join(', ') }),
    ...(job.security_clearance && { securityClearanceRequirement: job.security_clearance }),
    ...(job.starts_at && { jobStartDate: job.starts_at.slice(0, 10) }),
    ...(job.military_skills_accepted && { experienceInPlaceOfEducation: true }),
    ...(job.openings > 1 && { totalJobOpenings: job.openings }),
    ...(job.contact && {
      applicationContact: {
        '@type': 'ContactPoint',
        ...(job.contact.name && { name: job.contact.name }),
        ...(job.contact.email && { email: job.contact.email }),
        ...(job.contact.phone && { telephone: job.contact.phone }),
      },
    }),
    directApply: job.apply_url === null,
  };
}

const listHtml = (items: readonly string[]) =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

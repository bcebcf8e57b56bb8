import { fullTextOf, jobAddress, type OpenJob, payText } from '#features/jobs/server/index.ts';
import { ALL_COUNTRIES, countryOf, UNITED_KINGDOM } from '#kit/country/country.ts';
import { withoutEntities } from '#kit/server/text/html-entities.ts';
import { cdata, XML_HEAD, xmlText } from '#kit/server/text/xml.ts';
import { ADZUNA_DESCRIPTION, type ServedExport } from '../../export-rules.ts';

/** A site whose jobs are exported. */
export type ExportSite = { name: string; country_id: number; site: string; source?: string | undefined };

export type Format = {
  head: (site: ExportSite, now: Date) => string;
  /** Null for a job that lacks what the format requires. */
  job: (site: ExportSite, job: OpenJob) => string | null;
  tail: string;
};

const element = (name: string, text: string | null) => (text === null || text === '' ? '' : `<${name}>${cdata(text)}</${name}>`);
const elements = (fields: Readonly<Record<string, string | null>>) =>
  Object.entries(fields)
    .map(([name, text]) => element(name, text))
    .join('');

const iso2Of = ({ country_id }: OpenJob) => ALL_COUNTRIES.find(({ id }) => id === country_id)?.iso2 ?? null;
const townOf = ({ city, locality }: OpenJob) => city ?? locality;
const addressOf = ({ site, source }: ExportSite, { id }: OpenJob) => jobAddress(site, id, source);
const payOf = ({ country_id }: ExportSite, job: OpenJob) => payText(job, countryOf(country_id).language);
const placeOf = (job: OpenJob) => [townOf(job), job.state, job.postcode].filter(Boolean).join(', ') || iso2Of(job);

const INDEED_TYPES: Record<NonNullable<OpenJob['job_type']>, string> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
  apprenticeship: 'apprenticeship',
  volunteer: 'volunteer',
};

/** https://docs.indeed.com, and many others. Readers expect HTML inside CDATA. */
const indeed: Format = {
  head: ({ name, site }, now) =>
    `${XML_HEAD}<source>\n${elements({ publisher: name, publisherurl: site, lastBuildDate: now.toISOString() })}\n`,
  job: (site, job) =>
    `<job>${elements({
      title: job.title,
      date: new Date(job.published_at).toISOString(),
      referencenumber: String(job.id),
      requisitionid: String(job.id),
      url: addressOf(site, job),
      company: job.company_name,
      sourcename: site.name,
      city: townOf(job),
      state: job.state,
      country: iso2Of(job),
      postalcode: job.postcode,
      description: fullTextOf(job),
      salary: payOf(site, job),
      jobtype: job.job_type && INDEED_TYPES[job.job_type],
      category: job.industry,
      experience: job.experience,
      expirationdate: job.closes_at && new Date(job.closes_at).toISOString(),
      remotetype: job.type === 'remote' ? 'Fully remote' : job.type === 'hybrid' ? 'Hybrid remote' : null,
    })}</job>\n`,
  tail: '</source>\n',
};

/** https://learn.microsoft.com/linkedin/talent/job-postings/xml-feeds-development-guide */
const linkedin: Format = {
  head: ({ name, site }, now) =>
    `${XML_HEAD}<source>\n${elements({ lastBuildDate: now.toUTCString(), publisherURL: site, publisher: name })}\n`,
  job(site, job) {
    const location = placeOf(job);
    if (location === null) return null;
    return `<job>${elements({
      partnerJobId: String(job.id),
      company: job.company_name,
      title: job.title,
      description: fullTextOf(job),
      location,
      applyUrl: addressOf(site, job),
    })}</job>\n`;
  },
  tail: '</source>\n',
};

const adzuna: Format = {
  head: () => `${XML_HEAD}<jobs>\n`,
  job(site, job) {
    const description = fullTextOf(job);
    if (textOf(description).length < ADZUNA_DESCRIPTION) return null;
    return `<job>${elements({
      title: job.title,
      id: String(job.id),
      description,
      url: addressOf(site, job),
      location: placeOf(job),
      company: job.company_name,
      salary: payOf(site, job),
    })}</job>\n`;
  },
  tail: '</jobs>\n',
};

export const FORMATS: Record<ServedExport, Format> = { indeed, linkedin, adzuna };

/** Rich text as lines of plain text. */
export const textOf = (html: string): string =>
  withoutEntities(
    html
      .replace(/<li>/g, '• ')
      .replace(/<br ?\/?>|<\/li>/g, '\n')
      .replace(/<\/(?:p|h3|ul|ol)>/g, '\n\n')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The ids of Find a job, of its bulk upload specification. */
const DWP_TYPES: Partial<Record<NonNullable<OpenJob['job_type']>, 1 | 2 | 3 | 4>> = {
  full_time: 1,
  part_time: 1,
  contract: 2,
  temporary: 3,
  apprenticeship: 4,
};
/** The only categories whose ids could be verified. The setting FIND_A_JOB_CATEGORIES adds others, or replaces these. */
const DWP_CATEGORIES: Categories = new Map([
  ['15-11', 14],
  ['15-12', 14],
  ['25', 27],
]);
const APPLY_AT_ADDRESS = 2;

/** Ids of Find a job's categories by the beginnings of occupations (O*NET-SOC); the longest beginning counts. */
export type Categories = ReadonlyMap<string, number>;

function categoryOf({ occupation_id }: OpenJob, own: Categories): number | undefined {
  for (let length = occupation_id?.length ?? 0; length > 0; length--) {
    const beginning = occupation_id?.slice(0, length) ?? '';
    const id = own.get(beginning) ?? DWP_CATEGORIES.get(beginning);
    if (id !== undefined) return id;
  }
}

/** Why Find a job cannot take a job; null where it can. */
export const refusedByFindAJob = (job: OpenJob): string | null => {
  if (job.country_id !== UNITED_KINGDOM) return 'It is outside the United Kingdom';
  if (!job.postcode) return 'It has no postcode';
  return job.job_type === 'volunteer' ? 'It is unpaid' : null;
};

/** Why a job that is sent has no category; null where it has one. */
export function uncategorised(job: OpenJob, categories: Categories): string | null {
  if (categoryOf(job, categories) !== undefined) return null;
  return job.occupation_id
    ? `Without a category: none is set for ${job.occupation_id}`
    : 'Without a category: it has no occupation';
}

/** A job as Find a job takes it, without its reference. */
export function findAJobAdvert(
  site: ExportSite,
  job: OpenJob,
  categories: Categories,
): { content: (expiry: string | null) => string; facts: string } {
  const line = (name: string, text: string | null) => (text ? `<${name}>${xmlText(text)}</${name}>` : '');
  const chosen = (name: string, id: number | undefined) => (id === undefined ? '' : `<${name} id="${id}"/>`);
  const before =
    line('Title', job.title) +
    line('Description', [textOf(fullTextOf(job)), payOf(site, job)].filter(Boolean).join('\n\n')) +
    `<Location>${line('City', townOf(job))}${line('State', job.state)}${line('PostalCode', job.postcode)}</Location>`;
  const after =
    chosen('VacancyType', job.job_type ? DWP_TYPES[job.job_type] : undefined) +
    chosen('VacancyStatus', job.job_type === 'part_time' ? 2 : 1) +
    chosen('VacancyCategory', categoryOf(job, categories)) +
    chosen('ApplyMethod', APPLY_AT_ADDRESS) +
    line('ApplyUrl', addressOf(site, job));
  return { content: (expiry) => before + line('VacancyExpiry', expiry) + after, facts: before + after + (job.closes_at ?? '') };
}

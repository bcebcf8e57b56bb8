import { describe, expect, test } from 'vitest';
import type { Job } from '../shapes.ts';
import { jobPosting } from './job-posting.ts';

const SITE = 'https://jobs.example.org';

const JOB: Job = {
  id: 7,
  title: 'Rail fitter',
  job_role: null,
  company: {
    id: 3,
    name: 'Northgate Rail',
    logo_url: '/api/companies/3/logo?v=9',
    covenant_level: null,
    hire_vets_medallion: null,
    about: null,
    size: null,
    website: 'https://northgate.example.org',
    open_jobs: 1,
  },
  city: 'Leeds',
  locality: null,
  state: 'West Yorkshire',
  country_id: 232,
  job_type: 'full_time',
  type: 'on_site',
  experience: 'mid',
  salary: { from: 32_000, to: 36_000, currency: 'GBP', per: 'year' },
  security_clearance: 'SC',
  guaranteed_interview: false,
  placement: false,
  military_skills_accepted: true,
  published_at: '2026-11-01T09:00:00.000Z',
  closes_at: '2026-12-01T09:00:00.000Z',
  distance_km: null,
  is_saved: false,
  applied_stage: null,
  match: null,
  no_match: null,
  status: 'published',
  description: '<p>Keep the trains running.</p>',
  responsibilities: ['Inspect & repair'],
  requirements: [],
  skills: ['Hydraulics', 'Fault finding'],
  occupation: { onet_soc: '49-3043.00', name: 'Rail vehicle mechanic', uk_soc: null },
  industry: { id: 1, name: 'Rail' },
  postcode: 'LS1 4AP',
  latitude: 53.8,
  longitude: -1.5,
  openings: 2,
  notice_period: null,
  starts_at: '2027-01-04',
  screening_questions: [],
  apply_url: null,
  contact: null,
  record: null,
};

type Posting = { [key: string]: unknown };
type Address = { addressLocality?: string; addressCountry?: string };
type Place = { address: Address };

const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z)?$/;
const TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'];
const UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];

/** Google's rules of a JobPosting, each with what breaks it. https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const RULES: Record<string, (posting: Posting) => boolean> = {
  'title without markup': ({ title }) => typeof title === 'string' && title !== '' && !/<[a-z]/i.test(title),
  'description in HTML': ({ description }) => typeof description === 'string' && description.startsWith('<'),
  'datePosted in ISO 8601': ({ datePosted }) => ISO.test(String(datePosted)),
  'validThrough in ISO 8601, if any': ({ validThrough }) => validThrough === undefined || ISO.test(String(validThrough)),
  'name of the hiring organization': ({ hiringOrganization }) => Boolean((hiringOrganization as { name?: string }).name),
  'logo with a whole address, if any': ({ hiringOrganization }) => {
    const { logo } = hiringOrganization as { logo?: string };
    return logo === undefined || logo.startsWith('https://');
  },
  'a place with a country, or remote with the applicants’ country': ({
    jobLocation,
    jobLocationType,
    applicantLocationRequirements,
  }) => {
    const { address } = (jobLocation as Place | undefined) ?? {};
    const hasPlace = address?.addressCountry !== undefined;
    const isRemote = jobLocationType === 'TELECOMMUTE' && (applicantLocationRequirements as { name?: string }).name !== undefined;
    return hasPlace || isRemote;
  },
  'TELECOMMUTE is the only type of location': ({ jobLocationType }) =>
    jobLocationType === undefined || jobLocationType === 'TELECOMMUTE',
  'a known type of employment, if any': ({ employmentType }) =>
    employmentType === undefined || TYPES.includes(String(employmentType)),
  'pay with a unit and an amount, if any': ({ baseSalary }) => {
    if (baseSalary === undefined) return true;
    const { currency, value } = baseSalary as {
      currency: string;
      value: { unitText: string; minValue?: number; maxValue?: number };
    };
    return /^[A-Z]{3}$/.test(currency) && UNITS.includes(value.unitText) && (value.minValue ?? value.maxValue) !== undefined;
  },
  'the address of this page': ({ url }) => url === `${SITE}/jobs/7`,
};

const VARIANTS: [string, Partial<Job>][] = [
  ['on site', {}],
  ['hybrid', { type: 'hybrid' }],
  ['remote with a town', { type: 'remote' }],
  ['remote without a place', { type: 'remote', city: null, state: null, postcode: null }],
  ['of a place in the employer’s words', { city: null, locality: 'Salisbury Plain' }],
  ['without pay, end or type', { salary: null, closes_at: null, job_type: null }],
  ['with pay from', { salary: { from: 15, to: null, currency: 'USD', per: 'hour' } }],
  ['as an apprenticeship', { job_type: 'apprenticeship' }],
  ['of an employer without a logo', { company: { ...JOB.company, logo_url: null, website: null } }],
];

describe.each(VARIANTS)('a job %s', (_, change) => {
  test.each(Object.entries(RULES))('has %s', (_rule, holds) => {
    expect(holds(jobPosting({ ...JOB, ...change }, SITE) as Posting)).toBe(true);
  });
});

test('a job that is neither remote nor has a place is no JobPosting', () => {
  const nowhere = { ...JOB, city: null, locality: null, state: null, postcode: null };
  expect(jobPosting(nowhere, SITE)).toBeNull();
  expect(jobPosting({ ...nowhere, type: 'hybrid' }, SITE)).toBeNull();
});

test('a hybrid job is not announced as remote', () =>
  expect(jobPosting({ ...JOB, type: 'hybrid' }, SITE)).not.toHaveProperty('jobLocationType'));

test('has the other facts of the job: occupation, industry, skills, clearance, start and service in place of a degree', () =>
  expect(jobPosting(JOB, SITE)).toMatchObject({
    occupationalCategory: '49-3043.00 Rail vehicle mechanic',
    industry: 'Rail',
    skills: 'Hydraulics, Fault finding',
    securityClearanceRequirement: 'SC',
    jobStartDate: '2027-01-04',
    experienceInPlaceOfEducation: true,
    totalJobOpenings: 2,
    directApply: true,
  }));

test('leaves out what the employer did not state', () => {
  const posting = jobPosting(
    {
      ...JOB,
      occupation: null,
      industry: null,
      skills: [],
      security_clearance: null,
      starts_at: null,
      military_skills_accepted: false,
      openings: 1,
    },
    SITE,
  );
  for (const field of [
    'occupationalCategory',
    'industry',
    'skills',
    'securityClearanceRequirement',
    'jobStartDate',
    'experienceInPlaceOfEducation',
    'totalJobOpenings',
  ])
    expect(posting).not.toHaveProperty(field);
});

test('says that people do not apply here where the employer takes applications elsewhere', () =>
  expect(jobPosting({ ...JOB, apply_url: 'https://northgate.example.org/7' }, SITE)).toMatchObject({ directApply: false }));

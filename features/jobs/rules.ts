import { countryOf } from '#kit/country/country.ts';
import type { JobFilter, WiderSearch } from './contract.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES, type JobStatus, POSTED, WORK_TYPES } from './shapes.ts';

export const JOBS_PER_PAGE = 20;
/** Maximum number of pages. Sorting further down would cost too much. */
export const LAST_JOB_PAGE = 50;

/** A search that finds fewer also says how many more jobs mention its words. */
export const FEW_JOBS = 5;
/** These are counted up to so many, so that a word of most texts costs no more than another. */
export const MENTIONS_COUNTED = 300;

export const SIMILAR_JOBS = 6;

/** Days to a first answer, unless a job has its own. */
export const REPLY_DAYS = 14;

/** Whether people can apply now. The server sends `expired` for a published job whose closing date has passed. */
export const isOpen = (job: { status: JobStatus }): boolean => job.status === 'published';

/** The label of each value of a filter. */
export const LABELS = {
  job_type: {
    full_time: 'Full time',
    part_time: 'Part time',
    contract: 'Contract',
    temporary: 'Temporary',
    internship: 'Internship',
    apprenticeship: 'Apprenticeship',
    volunteer: 'Volunteer',
  },
  type: { on_site: 'On site', hybrid: 'Hybrid', remote: 'Remote' },
  experience: {
    entry: 'Entry level',
    junior: 'Junior',
    mid: 'Mid level',
    senior: 'Senior',
    lead: 'Lead',
    executive: 'Executive',
  },
  posted: { all: 'Any time', today: 'Today', last_week: 'Last week', last_month: 'Last month' },
} as const satisfies {
  job_type: Record<(typeof JOB_TYPES)[number], string>;
  type: Record<(typeof WORK_TYPES)[number], string>;
  experience: Record<(typeof EXPERIENCE_LEVELS)[number], string>;
  posted: Record<(typeof POSTED)[number], string>;
};

/** The order of the values of filters with fixed values. */
export const VALUES = { job_type: JOB_TYPES, type: WORK_TYPES, experience: EXPERIENCE_LEVELS, posted: POSTED } as const;

/** How many days back a date filter reaches. */
export const POSTED_DAYS = { today: 1, last_week: 7, last_month: 30 } as const;

/** Filters with a job count for each of their values. */
export const FACETS = ['job_type', 'type', 'experience', 'industry', 'city', 'occupation', 'posted'] as const;
export type FacetName = (typeof FACETS)[number];

/** Number of towns offered, those with the most jobs. */
export const MOST_CITIES = 20;
/** The same for occupations. */
export const MOST_OCCUPATIONS = 12;

/** Filters that narrow the result, with the label of removing each. */
const NARROWS = {
  experience: 'Any experience level',
  job_type: 'Any job type',
  type: 'On site, hybrid or remote',
  industry: 'Any industry',
  job_role: 'Any role',
  occupation: 'Any occupation',
  city: 'Any town',
  state: 'Any region',
  salary_min: 'Any pay',
  security_clearance: 'Any clearance',
  guaranteed_interview: 'Include jobs without a guaranteed interview',
  placement: 'Include jobs without a placement',
  military_skills_accepted: 'Include jobs that don’t mention military skills',
  answers_in_time: 'Include employers without “Answers in time”',
  company_id: 'Any employer',
  country_id: 'Any country',
  posted: 'Posted at any time',
} as const satisfies Partial<Record<keyof JobFilter, string>>;
type Narrowing = keyof typeof NARROWS;

const NO_NARROWING: Pick<JobFilter, Narrowing> = {
  experience: [],
  job_type: [],
  type: [],
  industry: [],
  job_role: [],
  occupation: [],
  state: [],
  city: [],
  salary_min: undefined,
  security_clearance: [],
  guaranteed_interview: false,
  placement: false,
  military_skills_accepted: false,
  answers_in_time: false,
  company_id: undefined,
  country_id: undefined,
  posted: 'all',
};

function narrows(filter: JobFilter, name: Narrowing): boolean {
  const value = filter[name];
  return Array.isArray(value) ? value.length > 0 : value !== NO_NARROWING[name];
}

export function without(filter: JobFilter, name: Narrowing): JobFilter {
  return { ...filter, [name]: NO_NARROWING[name] };
}

/** Facets with an active filter of their own: their counts need a search without it. */
export const facetsInForce = (filter: JobFilter): FacetName[] => FACETS.filter((name) => narrows(filter, name));

const KM_OF_A_MILE = 1.609344;
const RADIUS_STEPS = [10, 25, 50, 100, 200];
/** Maximum number of offers that are counted, so that a filter of fifty values costs no more than a simple one. */
const MOST_OFFERS = 16;

export type Wider = Pick<WiderSearch, 'change' | 'label'> & { filter: JobFilter };

/** Searches with one condition less, to offer when nothing was found. The smallest changes come first. */
export function widerSearches(filter: JobFilter, countryId: number): Wider[] {
  const offers: Wider[] = [];
  // A phrase in quotes counts as one word.
  const words = filter.search.match(/-?"[^"]*"|\S+/g) ?? [];
  if (words.length > 1)
    for (const word of words) {
      const search = words.filter((other) => other !== word).join(' ');
      if (search) offers.push({ filter: { ...filter, search }, change: { search }, label: `Search for ${search}` });
    }
  const { radius_km } = filter;
  if (radius_km !== undefined) {
    const inMiles = countryOf(countryId).distance === 'miles';
    for (const step of RADIUS_STEPS) {
      const km = inMiles ? Math.round(step * KM_OF_A_MILE * 100) / 100 : step;
      if (km > radius_km)
        offers.push({
          filter: { ...filter, radius_km: km },
          change: { radius_km: km },
          label: `Within ${step} ${inMiles ? 'miles' : 'km'}`,
        });
    }
    offers.push({
      filter: { ...filter, latitude: undefined, longitude: undefined, radius_km: undefined },
      change: { latitude: null, longitude: null, radius_km: null },
      label: 'Anywhere',
    });
  }
  for (const [name, label] of Object.entries(NARROWS))
    if (isNarrowing(name) && narrows(filter, name))
      offers.push({ filter: without(filter, name), change: { [name]: null }, label });
  if (filter.search && offers.some(({ change }) => !('search' in change)))
    offers.push({
      filter: { ...filter, search: '' },
      change: { search: null },
      label: `Without “${filter.search.replaceAll('"', '')}”`,
    });
  return offers.slice(0, MOST_OFFERS);
}

const isNarrowing = (name: string): name is Narrowing => name in NARROWS;

import type { ReplyOf } from '#kit/contract/route.ts';
import type { findJobs } from '../contract.ts';
import type { Job, JobCard } from '../shapes.ts';

export { aRecruiterJob } from './recruiting/testing.ts';

/** An open job card: in York, full time, with a guaranteed interview. */
export function aJobCard({ company, ...changes }: Partial<JobCard> = {}): JobCard {
  return {
    id: 7,
    title: 'Signalling Technician',
    job_role: 'Signalling technician',
    company: { id: 3, name: 'Northgate Rail', logo_url: null, covenant_level: 'gold', hire_vets_medallion: null, ...company },
    city: 'York',
    locality: null,
    state: 'North Yorkshire',
    country_id: 232,
    job_type: 'full_time',
    type: 'on_site',
    experience: 'mid',
    salary: { from: 36_500, to: 43_200, currency: 'GBP', per: 'year' },
    security_clearance: null,
    guaranteed_interview: true,
    placement: false,
    military_skills_accepted: true,
    published_at: '2026-11-01T09:00:00.000Z',
    closes_at: '2099-12-20T23:59:59.000Z',
    distance_km: null,
    is_saved: false,
    applied_stage: null,
    match: null,
    no_match: null,
    ...changes,
  };
}

/** The same job in full. */
export function aJob({ company, ...changes }: Partial<Job> = {}): Job {
  const card = aJobCard(changes);
  return {
    ...card,
    status: 'published',
    description: '<p>Keep the signals of the East Coast working.</p>',
    responsibilities: ['Find faults'],
    requirements: ['A driving licence'],
    skills: ['fault finding'],
    occupation: { onet_soc: '49-2095.00', name: 'Signalling engineer', uk_soc: null },
    industry: { id: 1, name: 'Rail' },
    postcode: 'YO24',
    latitude: 53.96,
    longitude: -1.08,
    openings: 1,
    notice_period: null,
    record: null,
    starts_at: null,
    screening_questions: [],
    apply_url: null,
    contact: null,
    ...changes,
    company: { ...card.company, about: 'Track and signals.', size: '>1001', website: null, open_jobs: 2, ...company },
  };
}

/** A page of search results. */
export function aJobPage(jobs: JobCard[], changes: Partial<ReplyOf<typeof findJobs>> = {}): ReplyOf<typeof findJobs> {
  return {
    status: true,
    data: jobs,
    meta: { page: 1, per_page: 20, total: jobs.length, last_page: 1 },
    facets: null,
    meaning: null,
    corrected: null,
    mentions: null,
    partial: [],
    wider: [],
    no_match: null,
    ...changes,
  };
}

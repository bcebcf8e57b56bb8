import type { JobReview } from '../../hold-contract.ts';
import type { RecruiterJob } from '../../recruiting-contract.ts';
import type { RecruiterJobShown } from './job-values.ts';

/** A row of the company's job list: published, with two new applicants. */
export function aJobRow(changes: Partial<RecruiterJob> = {}): RecruiterJob {
  return {
    id: 7,
    title: 'Signalling Technician',
    status: 'published',
    city: 'York',
    published_at: '2026-11-01T09:00:00.000Z',
    closes_at: '2027-12-20T23:59:59.000Z',
    created_at: '2026-10-30T09:00:00.000Z',
    updated_at: '2026-11-01T09:00:00.000Z',
    applicants: { submitted: 2, interview: 1 },
    applicants_total: 3,
    applicants_new: 2,
    review: null,
    ...changes,
  };
}

/** Why a job is held, or was returned. */
export const aReview = (changes: Partial<JobReview> = {}): JobReview => ({
  of: 'job',
  state: 'held',
  at: '2026-11-02T09:00:00.000Z',
  note: null,
  passages: [{ field: 'requirements.0', held_for: ['money'], quotes: ['Pay us £35.'] }],
  ...changes,
});

/** A job as its editor loads it: a complete draft. */
export function aRecruiterJob({ draft, ...changes }: Partial<RecruiterJobShown> = {}): RecruiterJobShown {
  return {
    ...aJobRow({ status: 'draft', published_at: null, applicants: {}, applicants_total: 0, applicants_new: 0 }),
    draft: {
      title: 'Signalling Technician',
      job_role: 'Signalling technician',
      description: '<p>Keep the signals of the East Coast working, by day and by night, with a team of six.</p>',
      responsibilities: ['Find faults', 'Repair them'],
      requirements: ['A driving licence'],
      skills: ['Fault finding'],
      industry_id: 1,
      occupation_id: null,
      job_type: 'full_time',
      type: 'on_site',
      experience: 'mid',
      city_id: 50,
      city_label: 'York, England',
      postcode: 'YO24 1AA',
      salary_from: 30_000,
      salary_to: 36_000,
      currency: 'GBP',
      salary_per: 'year',
      show_salary: true,
      openings: 2,
      security_clearance: null,
      notice_period: null,
      starts_at: null,
      closes_on: soon(30),
      military_skills_accepted: true,
      guaranteed_interview: false,
      placement: false,
      screening_questions: [
        { question: 'Do you hold a driving licence?', kind: 'yes_no', knockout: true },
        { question: 'How many years have you worked on signals?', kind: 'number', minimum: 2 },
      ],
      apply_url: null,
      contact_name: null,
      contact_email: null,
      contact_phone: null,
      contact_hidden: true,
      ...draft,
    },
    proposed: null,
    recognised: {
      occupation: { onet_soc: '49-9097.00', title: 'Signalling technician' },
      is_chosen: false,
      skills: ['Fault finding'],
    },
    events: [
      { at: '2026-10-30T09:00:00.000Z', kind: 'created', actor_name: 'Hannah Okafor', changes: [], values: [], note: null },
    ],
    missing: [],
    duplicate_of: null,
    ...changes,
  };
}

/** The day that many days from now. */
export function soon(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

import { EXPERIENCE_LEVELS, JOB_TYPES, POSTED, WORK_TYPES } from './shapes.ts';

export const JOBS_PER_PAGE = 20;
/** Pages that can be opened: further down nobody reads, and the order would cost too much. */
export const LAST_JOB_PAGE = 100;

/** What a person reads for each value of a filter. */
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

/** The order in which the values of a filter with fixed values are offered. */
export const VALUES = { job_type: JOB_TYPES, type: WORK_TYPES, experience: EXPERIENCE_LEVELS, posted: POSTED } as const;

/** Days back that a date filter reaches. */
export const POSTED_DAYS = { today: 1, last_week: 7, last_month: 30 } as const;

import { paths, withQuery } from '#kit/ui/paths.ts';
import { PIPELINE, type Stage } from '../rules.ts';

/** The tabs of the applicant list. Stages ended by the veteran or the job share one tab. */
export const APPLICANT_TABS = [...PIPELINE, 'not_selected', 'ended'] as const satisfies readonly (Stage | 'ended')[];
export type ApplicantTab = (typeof APPLICANT_TABS)[number];

const ENDED = ['declined', 'withdrawn', 'job_closed'] as const satisfies Stage[];

export function stagesOf(tab: ApplicantTab): readonly Stage[] {
  return tab === 'ended' ? ENDED : [tab];
}

/** The number of applicants in a tab. */
export function countUnder(tab: ApplicantTab, counts: Readonly<Record<string, number>>): number {
  return stagesOf(tab).reduce((sum, stage) => sum + (counts[stage] ?? 0), 0);
}

/** The URL parameters of the applicant list. Unknown values fall back to the full list. */
export type ApplicantSearch = {
  stage: ApplicantTab | null;
  search: string;
  page: number;
  /** The application that is open beside the list. */
  applicant: number | null;
};

const whole = (given: unknown, most: number): number | null => {
  const number = Number(given);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : null;
};

/** Reads the query of the address. */
export function readApplicantSearch(query: Record<string, unknown>): ApplicantSearch {
  return {
    stage: APPLICANT_TABS.find((tab) => tab === query.stage) ?? null,
    // A search for a number arrives as one.
    search: typeof query.search === 'string' || typeof query.search === 'number' ? String(query.search).slice(0, 200) : '',
    page: whole(query.page, 10_000) ?? 1,
    applicant: whole(query.applicant, 2_147_483_647),
  };
}

/** The address of a job's applicants. Another tab or other words lead to page 1 and leave the open applicant where they are. */
export function hrefOfApplicants(jobId: number, now: ApplicantSearch, change: Partial<ApplicantSearch> = {}): string {
  const narrowed = change.stage !== undefined || change.search !== undefined;
  const { stage, search, page, applicant } = { ...now, ...(narrowed && { page: 1 }), ...change };
  return withQuery(paths.recruiter.jobApplications(jobId), { stage, search, page: page === 1 ? null : page, applicant });
}

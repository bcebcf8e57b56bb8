import type { SearchOf } from '#kit/contract/url-search.ts';
import { paths } from '#kit/ui/paths.ts';
import { readSearch, searchHref } from '#kit/ui/search-params.ts';
import { ApplicantSearch, AppliedSearch, findApplicants, findApplications } from '../../contract.ts';
import { type ApplicantTab, stagesOfTab } from '../../rules.ts';

type RawSearch = Readonly<Record<string, unknown>>;
export type ApplicantListSearch = SearchOf<typeof ApplicantSearch>;

/** The call for the applicants of a job. The router's loader prefetches it. */
export const applicantsCall = (jobId: number, search: ApplicantListSearch) =>
  [findApplicants, { params: { id: jobId }, query: { ...filterOf(search), page: search.page } }] as const;

/** The filters of an address as the API takes them. */
export function filterOf({ stage, view: _, applicant: __, tab: ___, page: ____, review: _____, ...filter }: ApplicantListSearch) {
  const { match, available, ...rest } = filter;
  return {
    ...rest,
    ...(match && { match }),
    ...(available && { available }),
    stage: stage ? [...stagesOfTab(stage)] : [],
  };
}

export const applicantListCall = (jobId: number, raw: RawSearch) => applicantsCall(jobId, readSearch(ApplicantSearch, raw));

/** The call for the veteran's applications. The router's loader prefetches it. */
export const appliedJobsCall = (raw: RawSearch) =>
  [findApplications, { query: { page: readSearch(AppliedSearch, raw).page } }] as const;

/** The address of a job's applicants. Opening another applicant keeps the page of the list. */
export const applicantsHref = (jobId: number, search: ApplicantListSearch, change: Partial<ApplicantListSearch> = {}) =>
  searchHref(paths.recruiter.jobApplications(jobId), ApplicantSearch, search, change, {
    keepsPage: ['applicant', 'tab', 'review'],
  });

/** The number of applicants in a tab. */
export function countInTab(tab: ApplicantTab, counts: Readonly<Record<string, number>>): number {
  return stagesOfTab(tab).reduce((sum, stage) => sum + (counts[stage] ?? 0), 0);
}

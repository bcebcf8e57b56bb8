import type { SearchOf } from '#kit/contract/url-search.ts';
import { readSearch, searchHref } from '#kit/ui/lists/search-params.ts';
import { paths } from '#kit/ui/paths.ts';
import {
  ApplicantSearch,
  AppliedSearch,
  findApplicants,
  findApplications,
  getApplicant,
  getApplication,
} from '../../contract.ts';
import { getBoard, getPipeline } from '../../pipeline-contract.ts';
import { type ApplicantTab, stagesOfTab } from '../../rules.ts';
import { getOwnBoard } from '../../tracking-contract.ts';

type RawSearch = Readonly<Record<string, unknown>>;
export type ApplicantListSearch = SearchOf<typeof ApplicantSearch>;

/** The call for a page of a job's applicants. */
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

/** The call for the board of a job, which shows every stage. */
export function boardCall(jobId: number, search: ApplicantListSearch) {
  return [getBoard, { params: { id: jobId }, query: { ...filterOf(search), stage: [] } }] as const;
}

/** Review mode goes through the list, also when it was started on the board. */
export const showsBoard = ({ view, review }: ApplicantListSearch): boolean => view === 'board' && !review;

/** The calls of what an address of a job's applicants shows. The router's loader prefetches them. */
export function applicantCalls(jobId: number, raw: RawSearch) {
  const search = readSearch(ApplicantSearch, raw);
  const isBoard = showsBoard(search);
  return {
    list: isBoard ? null : applicantsCall(jobId, search),
    board: isBoard ? boardCall(jobId, search) : null,
    pipeline: [getPipeline, { params: { id: jobId } }] as const,
    applicant: search.applicant === undefined ? null : ([getApplicant, { params: { id: search.applicant } }] as const),
  };
}

/** The same for the veteran's own applications. */
export function appliedCalls(raw: RawSearch) {
  const { view, page, application, tracked } = readSearch(AppliedSearch, raw);
  const isOne = application !== undefined || tracked !== undefined;
  return {
    list: isOne || view === 'board' ? null : ([findApplications, { query: { page } }] as const),
    board: isOne || view === 'list' ? null : ([getOwnBoard] as const),
    application: application === undefined ? null : ([getApplication, { params: { id: application } }] as const),
  };
}

/** The address of a job's applicants. Opening another applicant keeps the page of the list. */
export const applicantsHref = (jobId: number, search: ApplicantListSearch, change: Partial<ApplicantListSearch> = {}) =>
  searchHref(paths.recruiter.jobApplications(jobId), ApplicantSearch, search, change, {
    keepsPage: ['applicant', 'tab', 'review'],
  });

/** The number of applicants in a tab. */
export function countInTab(tab: ApplicantTab, counts: Readonly<Record<string, number>>): number {
  return stagesOfTab(tab).reduce((sum, stage) => sum + (counts[stage] ?? 0), 0);
}

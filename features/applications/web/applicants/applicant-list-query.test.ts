import { describe, expect, test } from 'vitest';
import { STAGES } from '#features/jobs/stages.ts';
import { readSearch } from '#kit/ui/lists/search-params.ts';
import { ApplicantSearch, findApplicants, findApplications, getApplicant, getApplication } from '../../contract.ts';
import { getBoard, getPipeline } from '../../pipeline-contract.ts';
import { APPLICANT_TABS, stagesOfTab } from '../../rules.ts';
import { getOwnBoard } from '../../tracking-contract.ts';
import { applicantCalls, applicantsHref, appliedCalls, countInTab } from './applicant-list-query.ts';

const NO_FILTER = { search: '', clearance: [], place: [], tag: [], unread: false, overdue: false, sorted_by: 'newest' };

describe('the address of a job’s applicants', () => {
  const plain = readSearch(ApplicantSearch, {});

  test('falls back to the whole list for unknown values', () => {
    expect(plain).toEqual({ ...NO_FILTER, view: 'list', review: false, page: 1 });
    expect(readSearch(ApplicantSearch, { stage: 'promoted', page: 'x', applicant: '-1' })).toEqual(plain);
    expect(readSearch(ApplicantSearch, { stage: 'ended', search: 'khan', page: '2', applicant: '31' })).toEqual({
      ...plain,
      stage: 'ended',
      search: 'khan',
      page: 2,
      applicant: 31,
    });
  });

  test('returns to page 1 and keeps the open applicant when the list is narrowed', () => {
    const open = { ...plain, page: 3, applicant: 31 };
    expect(applicantsHref(7, open, { stage: 'offer' })).toBe('/recruiter/jobs/7/applications?stage=offer&applicant=31');
    expect(applicantsHref(7, open, { applicant: 32 })).toBe('/recruiter/jobs/7/applications?page=3&applicant=32');
    expect(applicantsHref(7, open, { applicant: undefined, page: 1 })).toBe('/recruiter/jobs/7/applications');
  });
});

test('the tab of ended applications requests each stage that ends one', () => {
  expect(applicantCalls(7, { stage: 'ended', page: '2', applicant: '31' }).list?.[1]).toEqual({
    params: { id: 7 },
    query: { ...NO_FILTER, stage: ['declined', 'withdrawn', 'job_closed'], page: 2 },
  });
  expect(applicantCalls(7, { stage: 'promoted' }).list?.[1].query.stage).toEqual([]);
});

const routesOf = (calls: Record<string, readonly [{ path: string }, ...unknown[]] | null>) =>
  Object.values(calls).flatMap((call) => (call ? [call[0].path] : []));

test('an address of a job’s applicants requests the list or the board, and the open applicant', () => {
  expect(routesOf(applicantCalls(7, {}))).toEqual([findApplicants.path, getPipeline.path]);
  expect(routesOf(applicantCalls(7, { view: 'board', stage: 'offer', applicant: '31' }))).toEqual([
    getBoard.path,
    getPipeline.path,
    getApplicant.path,
  ]);
  expect(applicantCalls(7, { view: 'board', stage: 'offer' }).board?.[1]).toEqual({
    params: { id: 7 },
    query: { ...NO_FILTER, stage: [] },
  });
  expect(routesOf(applicantCalls(7, { view: 'board', review: 'true' }))).toEqual([findApplicants.path, getPipeline.path]);
});

test('an address of the veteran’s applications requests the page, the board or the one application', () => {
  expect(appliedCalls({ jobType: 'applied', page: '2' }).list).toEqual([findApplications, { query: { page: 2 } }]);
  expect(appliedCalls({ page: 'last' }).list?.[1]).toEqual({ query: { page: 1 } });
  expect(routesOf(appliedCalls({ view: 'board' }))).toEqual([getOwnBoard.path]);
  expect(routesOf(appliedCalls({ view: 'board', application: '12' }))).toEqual([getApplication.path]);
  expect(routesOf(appliedCalls({ tracked: '3' }))).toEqual([]);
});

test('the tabs contain each stage that a recruiter sees exactly once', () => {
  expect(APPLICANT_TABS.flatMap(stagesOfTab).toSorted()).toEqual(STAGES.filter((stage) => stage !== 'draft').toSorted());
  expect(countInTab('ended', { withdrawn: 2, declined: 1, offer: 9 })).toBe(3);
});

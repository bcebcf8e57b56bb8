import { describe, expect, test } from 'vitest';
import { STAGES } from '../rules.ts';
import { APPLICANT_TABS, countUnder, hrefOfApplicants, readApplicantSearch, stagesOf } from './applicant-search.ts';

describe('the address of a job’s applicants', () => {
  const plain = readApplicantSearch({});

  test('is read without a complaint, whatever stands in it', () => {
    expect(plain).toEqual({ stage: null, search: '', page: 1, applicant: null });
    expect(readApplicantSearch({ stage: 'promoted', page: 'x', applicant: '-1' })).toEqual(plain);
    expect(readApplicantSearch({ stage: 'ended', search: 'khan', page: '2', applicant: '31' })).toEqual({
      stage: 'ended',
      search: 'khan',
      page: 2,
      applicant: 31,
    });
  });

  test('keeps the open applicant when the list is narrowed, on page 1 of it', () => {
    const open = { ...plain, page: 3, applicant: 31 };
    expect(hrefOfApplicants(7, open, { stage: 'offer' })).toBe('/recruiter/jobs/7/applications?stage=offer&applicant=31');
    expect(hrefOfApplicants(7, open, { applicant: 32 })).toBe('/recruiter/jobs/7/applications?page=3&applicant=32');
    expect(hrefOfApplicants(7, open, { applicant: null, page: 1 })).toBe('/recruiter/jobs/7/applications');
  });
});

test('the tabs show each stage that a recruiter sees once', () => {
  expect(APPLICANT_TABS.flatMap(stagesOf).toSorted()).toEqual(STAGES.filter((stage) => stage !== 'draft').toSorted());
  expect(countUnder('ended', { withdrawn: 2, declined: 1, offer: 9 })).toBe(3);
});

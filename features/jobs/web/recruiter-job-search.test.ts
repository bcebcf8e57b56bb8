import { describe, expect, test } from 'vitest';
import { hrefOfJobs, readRecruiterJobSearch } from './recruiter-job-search.ts';

const PLAIN = { status: null, search: '', sorted_by: 'newest', page: 1 } as const;

describe('the address of the list of own jobs', () => {
  test.each([
    [{}, PLAIN],
    [
      { status: 'paused', search: 'rail', sorted_by: 'title', page: '3' },
      { status: 'paused', search: 'rail', sorted_by: 'title', page: 3 },
    ],
    [{ status: 'burnt', sorted_by: 'colour', page: '-2' }, PLAIN],
    [{ status: ['draft', 'paused'], page: '1e99' }, PLAIN],
  ])('%j is read without a complaint', (query, read) => {
    expect(readRecruiterJobSearch(query)).toEqual(read);
  });

  test('says only what differs from the plain list', () => {
    expect(hrefOfJobs('/recruiter/jobs', PLAIN)).toBe('/recruiter/jobs');
    expect(hrefOfJobs('/recruiter/jobs', PLAIN, { status: 'draft', search: 'a & b' })).toBe(
      '/recruiter/jobs?status=draft&search=a+%26+b',
    );
  });

  test('leads back to page 1 with any change but of the page', () => {
    const third = { ...PLAIN, page: 3 };
    expect(hrefOfJobs('/jobs', third, { status: 'draft' })).toBe('/jobs?status=draft');
    expect(hrefOfJobs('/jobs', third, { page: 4 })).toBe('/jobs?page=4');
  });
});

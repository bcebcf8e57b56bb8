import { describe, expect, it } from 'vitest';
import type { RecruiterDashboard } from '../contract.ts';
import { byJob, isNew, openInWords, stageSeries, toDoInWords } from './dashboard-words.ts';

describe('what is to be done', () => {
  it('says how long applicants have waited, and leads to them', () => {
    expect(toDoInWords({ kind: 'no_answer', job_id: 4, title: 'Welder', count: 1, days: 9 })).toEqual({
      words: '1 applicant has waited for 9 days',
      href: '/recruiter/jobs/4/applications',
      urgent: true,
    });
    expect(toDoInWords({ kind: 'no_answer', job_id: 4, title: 'Welder', count: 2295, days: 35 }).words).toBe(
      '2,295 applicants are waiting, the longest for 35 days',
    );
    expect(toDoInWords({ kind: 'to_review', job_id: 4, title: 'Welder', count: 3 }).words).toBe('3 new applicants to review');
  });
  it('leads to the form of a draft and to the page of a job that closes', () => {
    expect(toDoInWords({ kind: 'draft', job_id: 5, title: 'Fitter' }).href).toBe('/recruiter/jobs/5/edit');
    expect(toDoInWords({ kind: 'closing_soon', job_id: 6, title: 'Rigger', closes_at: '2026-12-01T00:00:00Z' }).href).toBe(
      '/recruiter/jobs/6',
    );
  });
});

it.each([
  [5, 1, '4 waiting for a reply, 1 offer to answer'],
  [2, 2, '2 offers to answer'],
  [3, 0, '3 waiting for a reply'],
  [0, 0, '0 waiting for a reply'],
])('of %i open applications with %i offers, it says who waits for whom', (open, offers, words) => {
  expect(openInWords({ open, offers })).toBe(words);
});

it('puts what is to be done for one job together, the most urgent job first', () => {
  const review = (job_id: number) => ({ kind: 'to_review', job_id, title: 'Welder', count: 3 }) as const;
  const late = { kind: 'no_answer', job_id: 2, title: 'Welder', count: 1, days: 9 } as const;
  expect(byJob([late, review(1), review(2)])).toEqual([[late, review(2)], [review(1)]]);
});

it('the stages of a week become bars, the ways out as one, and what never happened is left out', () => {
  const series = stageSeries([
    { week: '2026-11-02', stages: { submitted: 3, in_review: 1, shortlisted: 1 } },
    { week: '2026-11-09', stages: { not_selected: 2, withdrawn: 1 } },
  ]);
  expect(series.map(({ label, values }) => [label, values])).toEqual([
    ['Applied', [3, 0]],
    ['In review or shortlisted', [2, 0]],
    ['Ended', [0, 3]],
  ]);
});

it('a company is new until something has happened', () => {
  const nothing: RecruiterDashboard = {
    from: '2026-09-01',
    to: '2026-11-21',
    open_jobs: 0,
    new_applicants: 0,
    to_do: [],
    jobs_to_do: 0,
    applications: 0,
    views: 0,
    views_until: '2026-11-21',
    hires: 0,
    median_answer_hours: null,
    pledge: null,
    setup: { logo: false, about: false, colleagues: false, template: false, job: false },
    stages_by_week: [{ week: '2026-11-16', stages: {} }],
    jobs: [],
  };
  expect(isNew(nothing)).toBe(true);
  expect(isNew({ ...nothing, open_jobs: 1 })).toBe(false);
  expect(isNew({ ...nothing, to_do: [{ kind: 'draft', job_id: 1, title: 'Fitter' }] })).toBe(false);
});

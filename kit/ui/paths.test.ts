import { describe, expect, it } from 'vitest';
import { paths, withQuery } from './paths.ts';

describe('paths', () => {
  it('builds the addresses of bookmarks and emails', () => {
    expect(paths.auth.login({ user: 'recruiter' })).toBe('/auth/login?user=recruiter');
    expect(paths.veteran.jobs()).toBe('/veteran/jobs?jobType=jobs');
    expect(paths.veteran.jobs({ jobType: 'applied', page: 2 })).toBe('/veteran/jobs?jobType=applied&page=2');
    expect(paths.veteran.application(7)).toBe('/veteran/jobs?jobType=applied&application=7');
    expect(paths.veteran.application(7, { view: 'board' })).toBe('/veteran/jobs?jobType=applied&application=7&view=board');
    expect(paths.veteran.jobApply(42)).toBe('/veteran/jobs/42/apply');
    expect(paths.veteran.onboarding({ step: 2, cvStep: 0 })).toBe('/veteran/onboarding?step=2&cvStep=0');
    expect(paths.recruiter.companyDetails()).toBe('/recruiter/company/details');
  });

  it('adds to a path that has a query, as an address with a chosen plan has', () => {
    const plan = paths.veteran.transitionPlan({ plan_id: 1 });
    expect(withQuery(plan, { view: 'calendar' })).toBe('/veteran/transition-plan-vx?plan_id=1&view=calendar');
    expect(withQuery('/jobs?search=nurse&page=2', { search: 'welder', page: null })).toBe('/jobs?search=welder');
  });

  it('leaves out undefined values and escapes the rest', () => {
    expect(withQuery('/jobs', { search: '', page: undefined, city: null })).toBe('/jobs');
    expect(withQuery('/jobs', { search: 'C++ & nurse' })).toBe('/jobs?search=C%2B%2B+%26+nurse');
  });
});

import { describe, expect, it, test } from 'vitest';
import {
  afterSignIn,
  companyGate,
  completeProfileHref,
  type Guarded,
  guardActive,
  guardGuest,
  guardOperator,
  guardRecruiter,
  guardSignedIn,
  guardVeteran,
  homeOf,
  marketingSite,
  safePath,
  securityPath,
} from './guards.ts';

type Status = Guarded['status'];

const veteran = (status: Status = 'active', onboarding_steps: number | null = 5): Guarded => ({
  role: 'veteran',
  status,
  onboarding_steps,
  company_found: null,
  user_details: { company: null },
});
const recruiter = (status: Status, company: Status | null, found = false): Guarded => ({
  role: 'recruiter',
  status,
  onboarding_steps: null,
  company_found: found ? { id: 9, name: 'Harbourlight Energy', status: 'active' } : null,
  user_details: { company: company && { id: 3, name: 'Northgate Rail', status: company, status_reason: null } },
});
const operator = (role: 'operator' | 'system_operator' = 'operator', status: Status = 'active'): Guarded => ({
  ...veteran(status),
  role,
});

const to = (path: string) => ({ at: 'redirect', to: path });
const enter = { at: 'enter' };

describe('guest-only pages', () => {
  test.each([
    ['a visitor', null, enter],
    ['a recruiter', recruiter('active', 'active'), to('/recruiter')],
    ['a veteran whose onboarding_steps is null', veteran('active', null), to('/veteran/onboarding')],
    ['a veteran with onboarding_steps', veteran('active', 0), to('/veteran')],
    ['an operator', operator(), to('/operator')],
    ['a system operator', operator('system_operator'), to('/operator')],
  ])('%s', (_, user, verdict) => expect(guardGuest(user)).toEqual(verdict));
});

describe('the veteran area', () => {
  const site = 'https://www.example.org/';
  const path = '/veteran/profile?profile_section=skills';
  test.each([
    ['a visitor goes to the marketing site', null, site, { at: 'marketing_site', url: site, remember: path }],
    ['a visitor signs in where there is no such site', null, null, { ...to('/auth/login?user=veteran'), remember: path }],
    ['a recruiter finds nothing', recruiter('active', 'active'), site, to('/404')],
    ['an operator finds nothing', operator(), site, to('/404')],
    ['a veteran who awaits approval', veteran('pending'), site, to('/approval-pending')],
    ['a veteran who is inactive', veteran('inactive'), site, to('/inactive')],
    ['a veteran who was turned down', veteran('rejected'), site, to('/inactive')],
    ['an active veteran', veteran(), site, enter],
    ['an active veteran before onboarding', veteran('active', null), site, enter],
  ])('%s', (_, user, marketing, verdict) => {
    expect(guardVeteran(user, { path, marketingSite: marketing })).toEqual(verdict);
  });
});

describe('the recruiter area', () => {
  test.each([
    ['/recruiter', 'sign_in_here'],
    ['/recruiter/profile', 'sign_in_here'],
    ['/recruiter/company', 'sign_in_here'],
    ['/recruiter/invite-user', 'sign_in_here'],
    ['/recruiter/jobs', 'login_required'],
    ['/recruiter/jobs/7/applications', 'login_required'],
    ['/recruiter/candidate-list', 'login_required'],
    ['/recruiter/candidate-list/7', 'login_required'],
    ['/recruiter/jobs?status=draft', 'login_required'],
  ])('a visitor at %s: %s, and the path is remembered', (path, at) => {
    expect(guardRecruiter(null, { path })).toEqual({ at, remember: path });
  });

  test.each([
    ['a veteran', veteran()],
    ['an operator', operator()],
  ])('%s finds nothing', (_, user) => expect(guardRecruiter(user, { path: '/recruiter/jobs' })).toEqual(to('/404')));

  it('is open to an active recruiter of an active company', () => {
    for (const path of [
      '/recruiter',
      '/recruiter/jobs',
      '/recruiter/jobs/7/edit',
      '/recruiter/candidate-list',
      '/recruiter/profile',
    ])
      expect(guardRecruiter(recruiter('active', 'active'), { path })).toEqual(enter);
  });

  const unsettled: [string, Guarded][] = [
    ['pending', recruiter('pending', 'active')],
    ['rejected', recruiter('rejected', 'active')],
    ['inactive', recruiter('inactive', 'active')],
    ['of a pending company', recruiter('active', 'pending')],
    ['of a rejected company', recruiter('active', 'rejected')],
    ['of an inactive company', recruiter('active', 'inactive')],
    ['of no company', recruiter('active', null)],
    ['of no company, one being found', recruiter('active', null, true)],
  ];
  test.each(unsettled)('a recruiter who is %s is redirected to the company gate from every page but the profile', (_, user) => {
    for (const path of [
      '/recruiter',
      '/recruiter/jobs',
      '/recruiter/jobs/create',
      '/recruiter/candidate-list',
      '/recruiter/invite-user',
    ])
      expect(guardRecruiter(user, { path })).toEqual(to('/recruiter/company'));
    expect(guardRecruiter(user, { path: '/recruiter/profile' })).toEqual(enter);
  });
});

describe('the company gate', () => {
  const rows: [string, Guarded, string, string, string][] = [
    ['an inactive user', recruiter('inactive', 'active'), '', 'inactive', '/inactive'],
    ['an inactive company', recruiter('active', 'inactive'), '', 'inactive', '/inactive'],
    ['an inactive company before anything else', recruiter('rejected', 'inactive'), '', 'inactive', '/inactive'],
    ['active, no company', recruiter('active', null), '', 'create', '/recruiter/company/create'],
    ['active, no company, at details', recruiter('active', null), '/details', 'create', '/recruiter/company/create'],
    ['active, a company found', recruiter('active', null, true), '', 'exists', '/recruiter/company/exists'],
    ['a rejected user', recruiter('rejected', 'active'), '', 'reject', '/recruiter/company/reject'],
    ['a rejected user of no company', recruiter('rejected', null), '', 'reject', '/recruiter/company/reject'],
    ['a rejected company', recruiter('active', 'rejected'), '', 'reject', '/recruiter/company/reject'],
    ['a user who awaits approval', recruiter('pending', 'active'), '', 'approval_pending', '/recruiter/company/approval-pending'],
    ['pending, no company yet', recruiter('pending', null), '', 'approval_pending', '/recruiter/company/approval-pending'],
    ['a pending company', recruiter('active', 'pending'), '', 'approval_pending', '/recruiter/company/approval-pending'],
    [
      'active, at details with a query',
      recruiter('active', 'active'),
      '/details?tab=users',
      'details',
      '/recruiter/company/details?tab=users',
    ],
    ['active, at details', recruiter('active', 'active'), '/details', 'details', '/recruiter/company/details'],
    ['active, company pending, at details', recruiter('active', 'pending'), '/details', 'details', '/recruiter/company/details'],
    ['active, company active', recruiter('active', 'active'), '', 'home', '/recruiter'],
    ['active, company active, at create', recruiter('active', 'active'), '/create', 'home', '/recruiter'],
  ];
  test.each(rows)('%s', (_, user, below, at, target) => {
    const path = `/recruiter/company${below}`;
    expect(companyGate(user, path).at).toBe(at);
    expect(guardRecruiter(user, { path })).toEqual(path === target ? enter : to(target));
    if (target.startsWith('/recruiter/company')) expect(guardRecruiter(user, { path: target })).toEqual(enter);
  });

  it('returns who was rejected or approved, and which company was found', () => {
    expect(companyGate(recruiter('rejected', 'active'), '')).toEqual({ at: 'reject', who: 'user' });
    expect(companyGate(recruiter('active', 'rejected'), '')).toEqual({ at: 'reject', who: 'company' });
    expect(companyGate(recruiter('pending', 'pending'), '')).toEqual({ at: 'approval_pending', who: 'user' });
    expect(companyGate(recruiter('active', 'pending'), '')).toEqual({ at: 'approval_pending', who: 'company' });
    expect(companyGate(recruiter('active', null, true), '')).toMatchObject({ company: { name: 'Harbourlight Energy' } });
  });
});

describe('the operator area', () => {
  test.each([
    ['a visitor', null, { ...to('/operator/login'), remember: '/operator/companies' }],
    ['a veteran', veteran(), to('/404')],
    ['a recruiter', recruiter('active', 'active'), to('/404')],
    ['an inactive operator', operator('operator', 'inactive'), to('/inactive')],
    ['an operator', operator(), enter],
    ['a system operator', operator('system_operator'), enter],
  ])('%s', (_, user, verdict) => expect(guardOperator(user, { path: '/operator/companies' })).toEqual(verdict));
});

describe('after signing in', () => {
  test.each([
    ['a veteran whose onboarding_steps is null', veteran('active', null), null, '/veteran/onboarding'],
    ['the same, with a remembered path', veteran('active', null), '/veteran/profile', '/veteran/onboarding'],
    ['a veteran', veteran(), null, '/veteran'],
    [
      'a veteran with a remembered path',
      veteran(),
      '/veteran/jobs/42/apply?from=card#letter',
      '/veteran/jobs/42/apply?from=card#letter',
    ],
    ['a veteran who wanted a recruiter page', veteran(), '/recruiter/jobs', '/veteran'],
    ['a recruiter', recruiter('active', 'active'), null, '/recruiter'],
    ['a recruiter with a remembered path', recruiter('active', 'active'), '/recruiter/jobs/7', '/recruiter/jobs/7'],
    ['a recruiter who wanted a veteran page', recruiter('active', 'active'), '/veteran/profile', '/recruiter'],
    ['a recruiter who was reading a job', recruiter('active', 'active'), '/veteran/jobs/42', '/veteran/jobs/42'],
    ['an operator', operator(), null, '/operator'],
    ['an operator with a remembered path', operator(), '/operator/companies', '/operator/companies'],
    ['an operator who wanted the operators’ sign-in', operator(), '/operator/login', '/operator'],
    ['a path that leads away', veteran(), '//evil.example/veteran', '/veteran'],
  ])('%s', (_, user, wanted, path) => expect(afterSignIn(user, wanted)).toBe(path));

  it('everyone has a start page', () => {
    expect([veteran(), recruiter('active', null), operator()].map(homeOf)).toEqual(['/veteran', '/recruiter', '/operator']);
  });
});

test.each([
  ['a visitor', null, { at: 'redirect', to: '/auth/login', remember: '/auth/confirm-email?token=x' }],
  ['a veteran who waits for approval', veteran('pending'), enter],
  ['an operator', operator(), enter],
])('a page of any account is shown to %s, or after signing in', (_, user, verdict) =>
  expect(guardSignedIn(user, { path: '/auth/confirm-email?token=x' })).toEqual(verdict),
);

test.each([
  ['a visitor', null, { at: 'redirect', to: '/auth/login', remember: '/notifications' }],
  ['an active veteran', veteran(), enter],
  ['an active recruiter', recruiter('active', 'active'), enter],
  ['a recruiter of a company that waits for approval', recruiter('active', 'pending'), enter],
  ['a veteran who waits for approval', veteran('pending'), { at: 'redirect', to: '/veteran' }],
  ['a recruiter who waits for approval', recruiter('pending', 'active'), { at: 'redirect', to: '/recruiter' }],
  ['a rejected recruiter', recruiter('rejected', 'active'), { at: 'redirect', to: '/recruiter' }],
  ['a recruiter of an inactive company', recruiter('active', 'inactive'), { at: 'redirect', to: '/recruiter' }],
])('notifications: what %s gets', (_, user, verdict) => expect(guardActive(user, { path: '/notifications' })).toEqual(verdict));

test.each([
  ['veteran', '/veteran/profile?profile_section=security'],
  ['recruiter', '/recruiter/profile?profile_section=security'],
  ['operator', '/operator/profile?profile_section=security'],
  ['system_operator', '/operator/profile?profile_section=security'],
] as const)('a %s looks after their account at %s', (role, path) => expect(securityPath(role)).toBe(path));

describe('a remembered path', () => {
  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'veteran',
    '',
    '/',
    '/auth/login?user=veteran',
    '/api/resumes/1/pdf',
    '/inactive',
    '/404',
    '/dev/mailbox/7',
    undefined,
    ['/veteran'],
    { toString: () => '/veteran' },
  ])('never is %j', (text) => expect(safePath(text)).toBeNull());

  test.each([
    '/veteran',
    '/veteran/jobs?city=Leeds&city=York',
    '/jobs/7#apply',
    '/recruiters',
    '/authors',
    '/auth/confirm-email?token=x',
  ])('may be %s', (text) => expect(safePath(text)).toBe(text));
});

test.each([
  [null, [], '/veteran/onboarding?step=1&cvStep=0'],
  [1, [{ id: 8, name: 'CV', source: 'onboarding' }], '/veteran/onboarding?step=1&resume_id=8&cvStep=2'],
  [1, [{ id: 8, name: 'CV', source: 'blank' }], '/veteran/onboarding?step=1&cvStep=0'],
  [3, [{ id: 8, name: 'CV', source: 'onboarding' }], '/veteran/onboarding?step=3&resume_id=8'],
])('with onboarding_steps %j and resumes %j a profile is completed at %s', (onboarding_steps, resume, href) =>
  expect(completeProfileHref({ onboarding_steps, resume })).toBe(href),
);

test.each([
  ['https://www.example.org', 'https://www.example.org/'],
  ['https://www.muster.test', null],
  ['', null],
  ['javascript:alert(1)', null],
  ['www.example.org', null],
])('the marketing site %j is %j', (url, site) => expect(marketingSite(url)).toBe(site));

import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { callAs, createAccount } from '../api.ts';
import { postJob } from '../hiring.ts';
import { hiringAccounts } from '../hiring-accounts.ts';
import { openDialog, type Screen, screenGroup } from './screen.ts';

const OPERATOR = 'operator@muster.test';
const SYSTEM = 'system@muster.test';
const PROTECTED = 'screens.protected.veteran@example.test';
const FOUNDER = 'screens.founder@pumps.test';

/** Its words ask for bank details, so it waits for an operator. */
const HELD_TITLE = 'Ticket Inspector';

const { recruiter: CHANGING } = hiringAccounts('review');

type Prepared = { company: number; changing: number; veteran: number; recruiter: number };

/** A company that waits for approval, one with a change that waits, and a veteran with an authenticator app. */
async function make(): Promise<Prepared> {
  await createAccount(PROTECTED, 'veteran');
  const { secret } = await callAs(PROTECTED, 'POST', '/api/account/authenticator', {});
  await callAs(PROTECTED, 'POST', '/api/account/authenticator/confirm', { code: await generate({ secret }) });
  await createAccount(FOUNDER, 'recruiter');
  const { id: company } = await callAs(FOUNDER, 'POST', '/api/companies', {
    name: 'Elm Pumps',
    city: 'Hull',
    about: 'We repair pumps.',
  });
  const { id: changing } = await callAs(CHANGING, 'GET', '/api/recruiter/company');
  await postJob(CHANGING, HELD_TITLE, {
    description: '<p>Send us your bank details before the interview, and we book a place for you.</p>',
  });
  await callAs(CHANGING, 'PUT', `/api/companies/${changing}`, {
    name: 'Signals and Reviews',
    website: 'https://signals.example.org',
  });
  return {
    company,
    changing,
    veteran: (await callAs(PROTECTED, 'GET', '/api/user-profile')).id,
    recruiter: (await callAs(FOUNDER, 'GET', '/api/user-profile')).id,
  };
}

const record = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

const review: Screen<Prepared>[] = [
  { route: '/operator', shows: (page) => page.getByRole('link', { name: /^Companies/ }).first() },
  { route: '/operator/job-feeds', shows: (page) => page.getByRole('button', { name: 'Add a feed' }) },
  { route: '/operator/companies', shows: record },
  {
    route: '/operator/companies',
    at: '/operator/companies?search=nothing+like+it',
    state: 'without matches',
    shows: 'Companies',
  },
  {
    route: '/operator/companies/$companyId',
    at: ({ company }) => `/operator/companies/${company}`,
    shows: (page) => page.getByText('Elm Pumps').last(),
  },
  {
    route: '/operator/companies/$companyId',
    at: ({ company }) => `/operator/companies/${company}`,
    state: 'rejecting it, with an error',
    shows: (page) => page.getByRole('button', { name: 'Reject' }),
    open: async (page) => {
      const dialog = await openDialog(page, 'Reject');
      await dialog.getByRole('button', { name: 'Reject' }).click();
      await dialog.getByText('Write the reason so they know what to change').waitFor();
      return dialog;
    },
  },
  {
    route: '/operator/companies/$companyId',
    at: ({ changing }) => `/operator/companies/${changing}`,
    state: 'with a change that waits',
    shows: (page) => page.getByText('Signals and Reviews'),
  },
  { route: '/operator/recruiters', shows: record },
  { route: '/operator/recruiters/$userId', at: ({ recruiter }) => `/operator/recruiters/${recruiter}`, shows: record },
  { route: '/operator/veterans', shows: record },
  { route: '/operator/veterans/$userId', at: ({ veteran }) => `/operator/veterans/${veteran}`, shows: record },
  {
    route: '/operator/veterans/$userId',
    at: ({ veteran }) => `/operator/veterans/${veteran}`,
    state: 'removing second factors',
    shows: record,
    open: (page) => openDialog(page, 'Remove second factors'),
  },
  { route: '/operator/users', shows: 'Users' },
  { route: '/operator/users/$userId', at: ({ veteran }) => `/operator/users/${veteran}`, shows: 'Megan Lloyd' },
  { route: '/operator/held', shows: (page) => page.getByRole('list', { name: 'Held for review' }).getByRole('listitem') },
  {
    route: '/operator/held',
    state: 'refusing one, with an error',
    shows: (page) => page.getByRole('list', { name: 'Held for review' }).getByRole('listitem'),
    open: async (page) => {
      const dialog = await openDialog(page, /^Refuse the message/);
      await dialog.getByRole('button', { name: 'Refuse message' }).click();
      await dialog.getByText('Give the sender a reason').waitFor();
      return dialog;
    },
  },
  {
    route: '/operator/held',
    state: 'returning a job',
    shows: (page) => page.getByRole('button', { name: `Return ${HELD_TITLE}` }),
    open: (page) => openDialog(page, `Return ${HELD_TITLE}`),
  },
  { route: '/operator/held', at: '/operator/held?tab=reported', shows: 'Held for review' },
  { route: '/operator/held', at: '/operator/held?tab=decided', shows: 'Held for review' },
  { route: '/operator/reported-jobs', shows: (page) => page.getByRole('list', { name: 'Reported jobs' }).getByRole('listitem') },
  { route: '/operator/reported-jobs', at: '/operator/reported-jobs?tab=decided', shows: 'Reported jobs' },
  {
    route: '/operator/reported-jobs',
    state: 'taking one down, with an error',
    shows: (page) => page.getByRole('list', { name: 'Reported jobs' }).getByRole('listitem'),
    open: async (page) => {
      const dialog = await openDialog(page, /^Take down/);
      await dialog.getByRole('button', { name: 'Take down job' }).click();
      await dialog.getByText('Give the employer a reason').waitFor();
      return dialog;
    },
  },
];

/** An invitation that was not accepted yet. */
async function makeTenants(): Promise<{ tenant: number }> {
  await callAs(OPERATOR, 'POST', '/api/operator/operators/invitations', { email: 'invited.operator@example.test' });
  const [tenant] = await callAs(SYSTEM, 'GET', '/api/system/tenants');
  return { tenant: tenant.id };
}

const running: Screen<{ tenant: number }>[] = [
  { route: '/operator/operators', shows: (page) => page.getByText('invited.operator@example.test') },
  {
    route: '/operator/operators',
    state: 'inviting one',
    shows: 'Operators',
    open: (page) => openDialog(page, 'Invite an operator'),
  },
  {
    route: '/operator/operators',
    state: 'leaving',
    shows: (page) => page.getByRole('button', { name: 'Leave' }),
    open: (page) => openDialog(page, 'Leave'),
  },
  { route: '/operator/audit', shows: 'Audit log' },
  { route: '/operator/background-jobs', shows: (page) => page.getByRole('tab', { name: /^All \(/ }) },
  { route: '/operator/background-jobs', as: SYSTEM, shows: (page) => page.getByRole('tab', { name: /^All \(/ }) },
  { route: '/operator/figures', shows: 'Figures' },
  { route: '/operator/profile', shows: 'Profile' },
  { route: '/operator/settings', shows: (page) => page.getByText(/^This site uses/) },
  {
    route: '/operator/settings',
    state: 'with errors',
    stays: true,
    shows: (page) => page.getByLabel('Tagline'),
    open: async (page) => {
      await page.getByLabel('Tagline').fill('');
      await page.getByRole('button', { name: 'Save settings' }).click();
      await page.getByLabel('Another host').fill('not a host');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText('Must be a host name like jobs.example.org').waitFor();
      await page.getByRole('button', { name: 'Set keys for Google' }).click();
      return page.getByRole('main');
    },
  },
  { route: '/operator/tenants', as: SYSTEM, shows: (page) => page.getByRole('table', { name: 'Tenants' }) },
  {
    route: '/operator/tenants',
    as: SYSTEM,
    state: 'creating one',
    shows: 'Tenants',
    open: (page) => openDialog(page, 'Create a tenant'),
  },
  {
    route: '/operator/tenants',
    as: SYSTEM,
    state: 'suspending one',
    shows: 'Tenants',
    open: (page) => openDialog(page, 'Suspend Homefront'),
  },
  {
    route: '/operator/tenants/$tenantId/operators',
    as: SYSTEM,
    at: ({ tenant }) => `/operator/tenants/${tenant}/operators`,
    shows: /^Operators of/,
  },
  { route: '/operator/tenants/decisions', as: SYSTEM, shows: 'Decisions about tenants' },
];

export const REVIEW = screenGroup({ name: 'the queues of an operator', as: OPERATOR, make, screens: review });
export const RUNNING = screenGroup({
  name: 'settings, operators and tenants',
  as: OPERATOR,
  make: makeTenants,
  screens: running,
});

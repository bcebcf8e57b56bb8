import { callAs } from '../api.ts';
import { hiringAccounts } from '../hiring-accounts.ts';
import { openDialog, type Screen, screenGroup } from './screen.ts';

const RECRUITER = 'recruiter@muster.test';
const CHANGED_NAME = 'Signals, Points and Level Crossings';
const DETAILS = '/recruiter/company/details';
const API = '/recruiter/api';
const CANDIDATES = '/recruiter/candidate-list';
const MESSAGES = '/recruiter/messages';

const { recruiter: CHANGING } = hiringAccounts('changes');

/** A company whose new name waits for an operator. */
async function make(): Promise<void> {
  const { id } = await callAs(CHANGING, 'GET', '/api/recruiter/company');
  await callAs(CHANGING, 'PUT', `/api/companies/${id}`, { name: CHANGED_NAME });
}

const screens: Screen<void>[] = [
  { route: '/recruiter/company/create', as: 'new.recruiter@muster.test', shows: (page) => page.getByLabel('Company name') },
  { route: '/recruiter/company/exists', as: 'found.recruiter@muster.test', shows: /is already registered$/ },
  {
    route: '/recruiter/company/approval-pending',
    as: 'pending.recruiter@muster.test',
    shows: 'Your account is waiting for approval',
  },
  {
    route: '/recruiter/company/approval-pending',
    as: 'pendingcompany.recruiter@muster.test',
    shows: 'Tidewater Lifting is waiting for approval',
  },
  { route: '/recruiter/company/reject', as: 'rejected.recruiter@muster.test', shows: 'Your account was not approved' },
  { route: '/recruiter/company/reject', as: 'rejectedcompany.recruiter@muster.test', shows: /./ },
  { route: DETAILS, as: CHANGING, state: 'with a change that waits', shows: (page) => page.getByText(CHANGED_NAME) },
  {
    route: DETAILS,
    as: 'colleague.recruiter@muster.test',
    shows: (page) => page.getByText('Only admins of your company can change these details.'),
  },
  { route: API, shows: (page) => page.getByRole('button', { name: 'Create API key' }) },
  {
    route: API,
    state: 'webhooks',
    at: `${API}?section=webhooks`,
    shows: (page) => page.getByRole('button', { name: 'Create webhook' }),
  },
  { route: DETAILS, shows: (page) => page.getByRole('button', { name: 'Save company' }) },
  { route: DETAILS, at: `${DETAILS}?section=people`, shows: (page) => page.getByRole('row', { name: /Tom Ellery/ }) },
  { route: DETAILS, at: `${DETAILS}?section=invitations`, shows: /./ },
  { route: DETAILS, at: `${DETAILS}?section=storage`, shows: (page) => page.getByText(/^Your company uses/) },
  {
    route: '/recruiter/invite-user',
    state: 'with an error',
    shows: (page) => page.getByLabel('Work email'),
    open: async (page) => {
      await page.getByLabel('Work email').fill('not an address');
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await page.getByText('Email must be a valid email address').waitFor();
      return page.getByRole('main');
    },
  },
  { route: '/recruiter/profile', shows: 'Profile' },
  { route: '/recruiter/interviews', shows: 'Interviews' },
  { route: CANDIDATES, shows: (page) => page.getByRole('list', { name: 'Candidates' }).getByRole('listitem') },
  {
    route: CANDIDATES,
    at: `${CANDIDATES}?occupation=cryptozoologist`,
    state: 'without matches',
    shows: (page) => page.getByRole('heading', { name: 'No matches' }),
  },
  {
    route: CANDIDATES,
    state: 'filters on a phone',
    shows: 'Candidates',
    open: (page) => openDialog(page, /^Filters/),
    layout: 'narrow',
  },
  {
    route: CANDIDATES,
    state: 'one candidate',
    shows: 'Candidates',
    open: async (page) => {
      await page
        .getByRole('link', { name: /^Candidate [0-9A-F]{4}$/ })
        .first()
        .click();
      const drawer = page.getByRole('dialog', { name: /^Candidate / });
      await drawer.getByRole('button', { name: 'Request contact' }).waitFor();
      return drawer;
    },
  },
  {
    route: CANDIDATES,
    state: 'requesting contact',
    shows: 'Candidates',
    open: async (page) => {
      await page
        .getByRole('link', { name: /^Candidate [0-9A-F]{4}$/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Request contact' }).click();
      return page.getByRole('dialog', { name: /^Ask Candidate/ });
    },
  },
  { route: MESSAGES, shows: (page) => page.getByRole('list', { name: 'Conversations' }) },
  {
    route: MESSAGES,
    state: 'with a conversation and a template',
    shows: (page) => page.getByRole('list', { name: 'Conversations' }),
    open: async (page) => {
      await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
      await page.getByLabel('Insert a template').selectOption({ index: 1 });
      return page.getByRole('main');
    },
  },
  { route: '/recruiter/message-templates', shows: (page) => page.getByRole('list', { name: 'Templates' }) },
  {
    route: '/recruiter/message-templates',
    state: 'adding one',
    shows: (page) => page.getByRole('list', { name: 'Templates' }),
    open: (page) => openDialog(page, 'Add a template'),
  },
];

export const COMPANY = screenGroup({ name: 'company, candidates and messages of a recruiter', as: RECRUITER, make, screens });

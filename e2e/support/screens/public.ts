import type { Page } from '@playwright/test';
import { PAGE_PATHS } from '#features/tenants/page-rules.ts';
import { callAs, createAccount } from '../api.ts';
import { nothing, openDialog, type Screen, screenGroup } from './screen.ts';

const SHARER = 'shared.veteran@example.test';
const RESULTS = '/trade?service=British+Army&trade=Vehicle+Mechanic&rank=Sergeant';

type Prepared = {
  role: string;
  roleInPlace: string;
  trade: string;
  job: number;
  company: number;
  provider: number;
  course: number;
  open: string;
  locked: string;
  plan: string;
};

/** A shared resume and a shared plan, and the records that visitors read. */
async function make(): Promise<Prepared> {
  await createAccount(SHARER, 'veteran');
  const { id } = await callAs(SHARER, 'POST', '/api/resumes', {
    title: 'Mine',
    content: { basics: { name: 'Megan Lloyd', email: 'megan@example.test', summary: 'Twelve years in the Army.' } },
  });
  const share = async (more: object) => (await callAs(SHARER, 'POST', `/api/resumes/${id}/shares`, more)).path;
  const [job] = await callAs(SHARER, 'GET', '/api/jobs?search=welfare+caseworker');
  const [provider] = await callAs(SHARER, 'GET', '/api/service-providers');
  const [course] = await callAs(SHARER, 'GET', '/api/courses');
  const { path: plan } = await callAs('veteran@muster.test', 'POST', '/api/transition-plans/links', { kind: 'adviser' });
  const { groups } = await callAs(SHARER, 'GET', '/api/job-pages?path=/jobs/browse');
  const { groups: inAndover } = await callAs(SHARER, 'GET', '/api/job-pages?path=/jobs/in/andover');
  const found = (all: typeof groups, start: RegExp): string =>
    all
      .flatMap(({ links }: { links: { href: string }[] }) => links.map(({ href }) => href))
      .find((href: string) => start.test(href)) ?? '';
  return {
    role: found(groups, /^\/jobs\/role\//),
    roleInPlace: found(inAndover, /^\/jobs\/role\/[^/]+\/in\//),
    trade: found(groups, /^\/jobs\/for\//),
    job: job.id,
    company: job.company.id,
    provider: provider.id,
    course: course.id,
    open: await share({}),
    locked: await share({ password: 'kettle-on-the-hob' }),
    plan,
  };
}

const jobs = (page: Page) => page.getByRole('list', { name: 'Jobs' });

const site: Screen<void>[] = [
  { route: '/home', shows: (page) => page.getByRole('region', { name: 'New jobs' }).getByRole('listitem') },
  { route: '/recruiters', shows: 'Hire people who served' },
  ...Object.values(PAGE_PATHS).map((path) => ({ route: path, shows: /./ })),
  { route: '/trade', shows: 'What can I do with my trade?' },
  { route: '/trade', at: RESULTS, shows: (page) => page.getByRole('heading', { name: 'HGV technician' }) },
  {
    route: '/trade',
    at: RESULTS,
    state: 'reporting a result, with an error',
    shows: (page) => page.getByRole('heading', { name: 'HGV technician' }),
    open: async (page) => {
      const dialog = await openDialog(page, /^This is wrong/);
      await dialog.getByRole('button', { name: 'Send' }).click();
      await dialog.getByText('Choose what is wrong').waitFor();
      return dialog;
    },
  },
  { route: '/404', shows: 'Sorry, page not found!' },
  { at: '/veteran-barracks/12', state: 'an unknown address', shows: 'Sorry, page not found!' },
  { route: '/login-required', shows: 'Sign in to see this page' },
  { route: '/approval-pending', as: 'pending.veteran@muster.test', shows: 'Your account is waiting for approval' },
  {
    route: '/inactive',
    as: 'inactive.veteran@muster.test',
    shows: (page) => page.getByRole('button', { name: 'Delete my account' }),
  },
];

const found: Screen<Prepared>[] = [
  { route: '/jobs', shows: (page) => jobs(page).getByRole('link') },
  {
    route: '/jobs',
    at: '/jobs?search=zookeeper',
    shows: (page) => page.getByRole('heading', { name: 'No jobs match your search' }),
  },
  {
    route: '/jobs',
    at: '/jobs?search=rail',
    state: 'asking a visitor who saves to sign in',
    shows: (page) => jobs(page).getByRole('link'),
    open: (page) => openDialog(page, /^Save /),
  },
  {
    route: '/jobs/$jobId',
    at: ({ job }) => `/jobs/${job}`,
    shows: (page) => page.getByRole('heading', { name: 'Welfare Caseworker', level: 2 }),
  },
  { route: '/jobs/browse', shows: (page) => page.getByRole('region', { name: 'By place' }).getByRole('link') },
  { route: '/jobs/in/$place', at: '/jobs/in/york', shows: 'Jobs in York' },
  { route: '/jobs/in/$place', at: '/jobs/in/atlantis', shows: 'Page not found' },
  { route: '/jobs/role/$role', at: ({ role }) => role, shows: (page) => page.getByRole('heading', { name: 'Newest jobs' }) },
  {
    route: '/jobs/role/$role/in/$place',
    at: ({ roleInPlace }) => roleInPlace,
    shows: (page) => page.getByRole('heading', { name: 'Newest jobs' }),
  },
  {
    route: '/jobs/for/$trade/in/$place',
    at: ({ trade }) => trade,
    shows: (page) => page.getByRole('heading', { name: 'Work that this background leads to' }),
  },
  { route: '/companies', shows: (page) => page.getByRole('list', { name: 'Employers' }).getByRole('link') },
  {
    route: '/companies',
    at: '/companies?search=zookeeper',
    shows: (page) => page.getByRole('heading', { name: 'No employers match' }),
  },
  { route: '/companies/$companyId', at: ({ company }) => `/companies/${company}`, shows: /./ },
  { route: '/service-providers', shows: (page) => page.getByRole('region', { name: 'Results' }).getByRole('listitem') },
  {
    route: '/service-providers',
    at: '/service-providers?proximity=near_me',
    shows: (page) => page.getByText(/^Name a town or share your location/),
  },
  { route: '/service-providers/$serviceProviderId', at: ({ provider }) => `/service-providers/${provider}`, shows: /./ },
  { route: '/courses', shows: (page) => page.getByRole('list', { name: 'Courses' }).getByRole('link') },
  {
    route: '/courses/$courseId',
    at: ({ course }) => `/courses/${course}`,
    shows: (page) => page.getByRole('link', { name: /^Go to the provider/ }),
  },
  { route: '/alerts/new', at: '/alerts/new?search=welder', shows: (page) => page.getByLabel('Name of the alert') },
  { route: '/alerts/$token', at: '/alerts/nothing', shows: 'Job alerts' },
  { route: '/alerts/confirm/$token', at: '/alerts/confirm/nothing', shows: 'Job alerts' },
  { route: '/unsubscribe/$token', at: '/unsubscribe/nothing', shows: 'Unsubscribe' },
  { route: '/shared-plan/$token', at: ({ plan }) => plan, shows: /./ },
  {
    route: '/shared/$token',
    at: ({ open }) => open,
    shows: (page) => page.getByRole('list', { name: 'Pages' }).getByRole('listitem'),
  },
  {
    route: '/shared/$token',
    at: ({ locked }) => locked,
    state: 'refusing a password',
    shows: 'Password required',
    open: async (page) => {
      await page.getByLabel('Link password').fill('wrong password');
      await page.getByRole('button', { name: 'Open' }).click();
      await page.getByRole('alert').waitFor();
      return null;
    },
  },
  { route: '/shared/$token', at: '/shared/nothing', shows: 'Shared CV' },
];

export const SITE = screenGroup({ name: 'pages of the site', as: null, make: nothing, screens: site });
export const FINDING = screenGroup({ name: 'jobs, services and courses for visitors', as: null, make, screens: found });

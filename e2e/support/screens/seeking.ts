import type { Page } from '@playwright/test';
import { callAs, createAccount } from '../api.ts';
import { RESUME } from '../documents.ts';
import { apply, inDays, postJob, proposeInterview } from '../hiring.ts';
import { hiringAccounts } from '../hiring-accounts.ts';
import { openDialog, type Screen, screenGroup } from './screen.ts';

/** Has applications in several stages. */
const VETERAN = 'veteran@muster.test';
const { recruiter: RECRUITER } = hiringAccounts('seeks');
/** Has an invitation to an interview, an application to finish, one on another site, and a job that was dismissed. */
const SEEKER = 'screens.seeker.veteran@example.test';

const JOBS = '/veteran/jobs';
const APPLIED = `${JOBS}?jobType=applied`;

type Prepared = { job: number };

async function make(): Promise<Prepared> {
  await createAccount(SEEKER, 'veteran');
  const post = (path: string, body: object) => callAs(SEEKER, 'POST', path, body);
  await post('/api/resumes', { title: 'Mine', content: RESUME });
  const [job] = await callAs(SEEKER, 'GET', '/api/jobs?search=paramedic');
  const [other] = await callAs(SEEKER, 'GET', '/api/jobs?search=welfare+caseworker');
  await callAs(SEEKER, 'PUT', `/api/jobs/${job.id}/draft`, { revision: 0, content: { cover_letter: 'I drove ambulances.' } });
  await post(`/api/jobs/${other.id}/dismiss`, { reason: 'place' });
  await post('/api/tracked-applications', {
    title: 'Depot Planner with a name that is longer than most lines on a phone',
    company_name: 'Northern Depots and Stations of the United Kingdom',
    remind_on: inDays(3),
  });
  await proposeInterview(RECRUITER, await apply(SEEKER, await postJob(RECRUITER, 'Crossing Keeper')));
  return { job: job.id };
}

const jobs = (page: Page) => page.getByRole('list', { name: 'Jobs' }).getByRole('link');
const applications = (page: Page) => page.getByRole('article');
const check = (page: Page) => page.getByRole('button', { name: 'Check your application' });
const tracked = (page: Page) => page.getByRole('region', { name: 'Jobs on other sites' });

const screens: Screen<Prepared>[] = [
  { route: JOBS, at: `${JOBS}?jobType=jobs&search=engineer&type=hybrid&salary_min=30000`, shows: jobs },
  { route: JOBS, at: `${JOBS}?jobType=recommended`, shows: jobs },
  { route: JOBS, at: `${JOBS}?jobType=saved`, shows: (page) => page.getByRole('heading', { level: 2 }) },
  {
    route: JOBS,
    at: `${JOBS}?jobType=jobs&search=engineer`,
    state: 'filters on a phone',
    shows: jobs,
    open: (page) => openDialog(page, 'Filters'),
    layout: 'narrow',
  },
  {
    route: JOBS,
    at: `${JOBS}?jobType=jobs&search=nurse`,
    state: 'that could not be loaded',
    stays: true,
    shows: jobs,
    open: async (page) => {
      await page.route('**/api/jobs*', (route) => route.fulfill({ status: 500, json: { status: false, message: 'x' } }));
      await page.reload();
      await page.getByText('The jobs could not be loaded').first().waitFor();
      return null;
    },
  },
  {
    route: `${JOBS}/$jobId`,
    at: ({ job }) => `${JOBS}/${job}`,
    shows: (page) => page.getByRole('heading', { name: /^About the job/ }),
  },
  {
    route: `${JOBS}/$jobId`,
    at: ({ job }) => `${JOBS}/${job}`,
    state: 'reporting it, with an error',
    shows: (page) => page.getByRole('heading', { name: /^About the job/ }),
    open: async (page) => {
      const dialog = await openDialog(page, 'Report this job');
      await dialog.getByRole('button', { name: 'Report job' }).click();
      await dialog.getByText('Choose what is wrong').waitFor();
      return dialog;
    },
  },
  {
    route: `${JOBS}/$jobId`,
    at: `${JOBS}/2000000000`,
    state: 'no longer available',
    shows: (page) => page.getByText('This job is no longer available'),
  },
  { route: JOBS, at: APPLIED, shows: applications },
  {
    route: JOBS,
    at: APPLIED,
    as: SEEKER,
    state: 'with everything about it open',
    shows: applications,
    open: async (page) => {
      const closed = page.getByRole('button', { name: /^(History and what you sent|Interviews)/, expanded: false });
      while ((await closed.count()) > 0) await closed.first().click();
      await page
        .getByRole('article', { name: /^Interview with/ })
        .first()
        .waitFor();
      return page.getByRole('main');
    },
  },
  {
    route: JOBS,
    at: APPLIED,
    as: SEEKER,
    state: 'asking for other times of an interview',
    shows: applications,
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Interviews/, expanded: false })
        .first()
        .click();
      return openDialog(page, /^(None of these fit|Ask for another time)$/);
    },
  },
  { route: JOBS, at: APPLIED, state: 'withdrawing one', shows: applications, open: (page) => openDialog(page, 'Withdraw') },
  {
    route: JOBS,
    at: APPLIED,
    state: 'declining an offer',
    shows: applications,
    open: (page) => openDialog(page, 'Decline offer'),
  },
  { route: JOBS, at: `${APPLIED}&view=board`, shows: (page) => page.getByRole('region', { name: 'Sent' }) },
  { route: JOBS, at: APPLIED, as: SEEKER, state: 'one to finish and one elsewhere', shows: tracked },
  {
    route: JOBS,
    at: APPLIED,
    as: SEEKER,
    state: 'changing one elsewhere',
    shows: tracked,
    open: (page) => openDialog(page, /^Edit Depot Planner/),
  },
  { route: '/veteran/alerts', as: SEEKER, shows: 'Job alerts' },
  { route: '/veteran/dismissed-jobs', as: SEEKER, shows: (page) => page.getByRole('main').getByRole('listitem') },
  { route: `${JOBS}/$jobId/apply`, at: ({ job }) => `${JOBS}/${job}/apply`, as: SEEKER, shows: check },
  {
    route: `${JOBS}/$jobId/apply`,
    at: ({ job }) => `${JOBS}/${job}/apply`,
    as: SEEKER,
    state: 'with errors',
    stays: true,
    shows: check,
    open: async (page) => {
      await check(page).click();
      await page
        .getByText(/needs? your attention/)
        .first()
        .waitFor();
      return page.getByRole('main');
    },
  },
  {
    route: `${JOBS}/$jobId/apply`,
    at: ({ job }) => `${JOBS}/${job}/apply`,
    as: SEEKER,
    state: 'checked',
    stays: true,
    shows: check,
    open: async (page) => {
      for (const yes of await page.getByLabel('Yes').all()) await yes.check();
      for (const choice of await page.getByRole('radiogroup').all())
        if ((await choice.getByRole('radio', { checked: true }).count()) === 0) await choice.getByRole('radio').first().check();
      const notice = page.getByLabel(/^Notice period/);
      if (await notice.isVisible()) await notice.selectOption({ index: 1 });
      await check(page).click();
      await page.getByRole('heading', { name: 'Check your application' }).waitFor();
      return page.getByRole('main');
    },
  },
];

export const SEEKING = screenGroup({ name: 'jobs and applications of a veteran', as: VETERAN, make, screens });

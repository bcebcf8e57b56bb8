import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callAs } from '../api.ts';
import { apply, inDays, postJob, proposeInterview } from '../hiring.ts';
import { hiringAccounts } from '../hiring-accounts.ts';
import { openDialog, type Screen, screenGroup, shownDialog } from './screen.ts';

const { recruiter: RECRUITER, colleague: COLLEAGUE, veteran: VETERAN } = hiringAccounts('screens');
const { veteran: OTHER } = hiringAccounts('changes');
/** Has jobs in every status. */
const DEMONSTRATION = 'recruiter@muster.test';

const TITLE = 'Level Crossing Attendant with a name that is longer than most lines on a phone';
const JOBS = '/recruiter/jobs';

type Posted = { job: number; held: number };
type Prepared = { job: number; talked: number; offered: number };

/** A published job, and one that is held because it asks for bank details. */
async function makeJobs(): Promise<Posted> {
  const held = { description: '<p>Send us your bank details before the interview, and we book a place for you.</p>' };
  return { job: await postJob(RECRUITER, TITLE), held: await postJob(RECRUITER, 'Ticket Inspector', held) };
}

/** A job with an applicant who is invited to an interview, and one with an offer. */
async function makeApplicants(): Promise<Prepared> {
  const job = await postJob(RECRUITER, TITLE);
  const [talked, offered] = [await apply(VETERAN, job), await apply(OTHER, job)];
  const criteria = [{ key: 'led', label: 'Has led a team' }];
  await callAs(RECRUITER, 'PUT', `/api${JOBS}/${job}/applications/pipeline`, { revision: 0, reply_days: 14, criteria });
  await callAs(RECRUITER, 'POST', `/api/recruiter/applications/${talked}/notes`, { body: 'Call him on Monday.' });
  await proposeInterview(RECRUITER, talked);
  await callAs(RECRUITER, 'POST', `/api/conversations/application-${talked}/messages`, {
    message_key: randomUUID(),
    subject: '',
    body: 'Are you free next week?',
  });
  await callAs(RECRUITER, 'POST', `/api/recruiter/applications/${offered}/stage`, {
    stage: 'offer',
    offer: { pay_amount: 34_500, answer_by: inDays(7) },
  });
  return { job, talked, offered };
}

const title = (page: Page) => page.getByLabel('Job title');

/** Names the job, which makes it different from what is saved. */
async function name(page: Page): Promise<void> {
  await title(page).fill('Half a thought');
}

const jobs: Screen<Posted>[] = [
  { route: '/recruiter', as: DEMONSTRATION, shows: (page) => page.getByRole('region', { name: 'To do' }) },
  {
    route: '/recruiter',
    as: DEMONSTRATION,
    state: 'a figure as a table',
    shows: (page) => page.getByRole('region', { name: 'To do' }),
    open: async (page) => {
      const button = page.getByRole('button', { name: 'From views to applications as a table' });
      await button.click();
      await page.getByRole('table', { name: 'From views to applications' }).waitFor();
      return page.getByRole('main');
    },
  },
  {
    route: '/recruiter',
    at: '/recruiter?from=2026-01-01&to=2026-01-31',
    as: DEMONSTRATION,
    shows: (page) => page.getByText('No job views in this period.'),
  },
  { route: '/recruiter/job-feeds', as: DEMONSTRATION, shows: (page) => page.getByRole('button', { name: 'Add a feed' }) },
  { route: JOBS, as: DEMONSTRATION, shows: (page) => page.getByRole('tab', { name: /^All \(\d{2}\)/ }) },
  { route: JOBS, shows: (page) => page.getByRole('link', { name: /^Level Crossing Attendant/ }) },
  {
    route: JOBS,
    state: 'the menu of a job',
    shows: (page) => page.getByRole('link', { name: /^Level Crossing Attendant/ }),
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Actions for Level Crossing/ })
        .first()
        .click();
      await page.getByRole('menu').waitFor();
      return page.getByRole('menu');
    },
  },
  {
    route: JOBS,
    state: 'closing a job',
    shows: (page) => page.getByRole('link', { name: /^Level Crossing Attendant/ }),
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Actions for Level Crossing/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: /^Close/ }).click();
      return shownDialog(page);
    },
  },
  { route: JOBS, at: `${JOBS}?search=nothing+like+it`, shows: 'Jobs' },
  { route: `${JOBS}/create`, shows: (page) => page.getByRole('textbox', { name: 'Description' }) },
  {
    route: `${JOBS}/create`,
    state: 'with errors and a question',
    stays: true,
    shows: (page) => page.getByRole('textbox', { name: 'Description' }),
    open: async (page) => {
      await page.getByRole('button', { name: 'Add a question' }).click();
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByRole('alert', { name: /need your attention/ }).waitFor();
      return page.getByRole('main');
    },
  },
  {
    route: `${JOBS}/create`,
    state: 'asking before it is left',
    stays: true,
    shows: title,
    open: async (page) => {
      await name(page);
      await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Jobs' }).click();
      return shownDialog(page);
    },
  },
  { route: `${JOBS}/$jobId`, at: ({ job }) => `${JOBS}/${job}`, shows: TITLE },
  { route: `${JOBS}/$jobId`, at: `${JOBS}/2000000000`, state: 'not found', shows: 'Job not found' },
  { route: `${JOBS}/$jobId`, at: ({ held }) => `${JOBS}/${held}`, state: 'held', shows: 'Ticket Inspector' },
  {
    route: `${JOBS}/$jobId/edit`,
    at: ({ held }) => `${JOBS}/${held}/edit`,
    state: 'held',
    shows: (page) => page.getByRole('textbox', { name: 'Description' }),
  },
  {
    route: `${JOBS}/$jobId/edit`,
    at: ({ job }) => `${JOBS}/${job}/edit`,
    shows: (page) => page.getByRole('textbox', { name: 'Description' }),
  },
  {
    route: `${JOBS}/$jobId/edit`,
    at: ({ job }) => `${JOBS}/${job}/edit`,
    state: 'the preview',
    shows: title,
    open: (page) => openDialog(page, 'Preview'),
  },
  {
    route: `${JOBS}/$jobId/edit`,
    at: ({ job }) => `${JOBS}/${job}/edit`,
    state: 'changed by a colleague',
    stays: true,
    shows: title,
    open: async (page, { job }) => {
      await name(page);
      const stored = await callAs(COLLEAGUE, 'GET', `/api/recruiter/jobs/${job}`);
      const changed = { ...stored, updated_at: new Date().toISOString(), draft: { ...stored.draft, openings: 7 } };
      await page.route(`**/api/recruiter/jobs/${job}`, (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 409, json: { status: false, message: 'Changed' } })
          : route.fulfill({ json: { status: true, data: changed } }),
      );
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText(/Your changes are still here/).waitFor();
      return page.getByRole('main');
    },
  },
];

export const POSTING = screenGroup({ name: 'dashboard and jobs of a recruiter', as: RECRUITER, make: makeJobs, screens: jobs });

const applicants = ({ job }: Prepared) => `${JOBS}/${job}/applications`;
const panel = (page: Page) => page.getByRole('region', { name: 'Rhys Pritchard' });
const card = (page: Page) => page.getByRole('link', { name: 'Rhys Pritchard' });

/** A part of the panel of an applicant. */
const part = (tab: string, shows: (page: Page) => ReturnType<Page['locator']>): Screen<Prepared> => ({
  route: `${JOBS}/$jobId/applications`,
  at: (prepared) => `${applicants(prepared)}?applicant=${prepared.talked}&tab=${tab}`,
  shows,
});

/** A dialog that the menu of moves opens. */
const move = (state: string, item: string | RegExp): Screen<Prepared> => ({
  route: `${JOBS}/$jobId/applications`,
  at: (prepared) => `${applicants(prepared)}?applicant=${prepared.talked}`,
  state,
  shows: panel,
  open: async (page) => {
    await panel(page).getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
    return shownDialog(page);
  },
});

/** A dialog that the bar of chosen applicants opens. */
const bulk = (state: string, open: (page: Page) => Promise<void>): Screen<Prepared> => ({
  route: `${JOBS}/$jobId/applications`,
  at: (prepared) => `${applicants(prepared)}?view=board`,
  state,
  shows: card,
  open: async (page) => {
    await page.getByRole('checkbox', { name: 'Select all in New' }).click();
    await open(page);
    return shownDialog(page);
  },
});

const hiring: Screen<Prepared>[] = [
  { route: `${JOBS}/$jobId/applications`, at: applicants, shows: card },
  { route: `${JOBS}/$jobId/applications`, at: (prepared) => `${applicants(prepared)}?stage=not_selected`, shows: 'Applicants' },
  { route: `${JOBS}/$jobId/applications`, at: `${JOBS}/2000000000/applications`, state: 'not found', shows: 'Job not found' },
  { route: `${JOBS}/$jobId/applications`, at: (prepared) => `${applicants(prepared)}?view=board`, shows: card },
  {
    route: `${JOBS}/$jobId/applications`,
    at: (prepared) => `${applicants(prepared)}?applicant=${prepared.talked}`,
    shows: (page) => page.getByRole('img', { name: 'Page 1 of 1' }),
  },
  {
    route: `${JOBS}/$jobId/applications`,
    at: (prepared) => `${applicants(prepared)}?applicant=${prepared.offered}`,
    shows: (page) => page.getByRole('region', { name: 'Offer' }),
  },
  part('notes', (page) => page.getByText('Call him on Monday.')),
  {
    ...part('scores', (page) => page.getByRole('button', { name: 'Save score' })),
    state: 'with an error',
    open: async (page) => {
      await page.getByRole('button', { name: 'Save score' }).click();
      await page.getByText('Choose 1 to 5.').waitFor();
      return panel(page);
    },
  },
  part('messages', (page) => page.getByText('Are you free next week?')),
  part('interviews', (page) => page.getByText('Waiting for an answer')),
  part('match', panel),
  part('activity', panel),
  {
    ...part('interviews', (page) => page.getByText('Waiting for an answer')),
    state: 'proposing other times, with an error',
    open: async (page) => {
      const dialog = await openDialog(page, 'Propose other times');
      await dialog.getByLabel('Time 1', { exact: true }).fill(`${inDays(-1)}T10:00`);
      await dialog.getByRole('button', { name: 'Send times' }).click();
      await dialog.getByText('This time has passed. Choose a later one.').first().waitFor();
      return dialog;
    },
  },
  {
    ...part('interviews', (page) => page.getByText('Waiting for an answer')),
    state: 'cancelling an interview',
    open: (page) => openDialog(page, 'Cancel interview'),
  },
  move('not selecting', 'Not selected…'),
  move('making an offer', 'Offer…'),
  bulk('moving several', async (page) => {
    await page.getByRole('group', { name: 'Selected applicants' }).getByRole('button', { name: 'Move to', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Shortlisted' }).click();
  }),
  bulk('tagging several', (page) => page.getByRole('button', { name: 'Tag…' }).click()),
  {
    route: `${JOBS}/$jobId/applications`,
    at: applicants,
    state: 'settings',
    shows: card,
    open: (page) => openDialog(page, 'Settings'),
  },
  {
    route: `${JOBS}/$jobId/applications`,
    at: applicants,
    state: 'reviewing one by one',
    shows: card,
    open: async (page) => {
      await page.getByRole('link', { name: 'Review one by one' }).click();
      await page.getByText('1 of 2').waitFor();
      return page.getByRole('main');
    },
  },
];

export const APPLICANTS = screenGroup({ name: 'applicants', as: RECRUITER, make: makeApplicants, screens: hiring });

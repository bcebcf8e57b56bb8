import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays, todayIn } from '#kit/calendar/days.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { getHire, type Hire, withdrawApplications } from '../../hire-contract.ts';
import { KIND_NOTE } from '../../hire-rules.ts';
import { HiredPanel } from './HiredPanel.tsx';

afterEach(cleanup);

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
});

const TODAY = todayIn('Europe/London');
const START = addDays(TODAY, 63);
const OFFER: NonNullable<Hire['offer']> = {
  revision: 1,
  state: 'accepted',
  pay_amount: 34_500,
  pay_per: 'year',
  currency: 'GBP',
  start_on: START,
  place: 'Doncaster depot',
  hours: null,
  contract: null,
  note: null,
  answer_by: `${TODAY}T23:59:59.000Z`,
  answer_day: TODAY,
  made_at: `${TODAY}T09:00:00.000Z`,
  ended_at: null,
  decline_reason: null,
  decline_note: null,
};
const HIRE: Hire = {
  application_id: 31,
  job_title: 'Signalling Technician',
  company_name: 'Northgate Rail',
  hired_at: `${TODAY}T10:00:00.000Z`,
  offer: OFFER,
  leaves_on: addDays(START, -3),
  hired_on: TODAY,
  live_applications: [
    { id: 40, job_title: 'Depot Planner', company_name: 'Hallam Drive', stage: 'in_review' },
    { id: 41, job_title: 'Fitter', company_name: 'Tideway', stage: 'submitted' },
  ],
  done_tasks: [{ id: 7, plan_id: 2, title: 'Send your first five applications' }],
};

function show(hire: Partial<Hire> | null, applicationId?: number) {
  server.reply(getHire, { data: hire && { ...HIRE, ...hire } });
  renderScreen(() => (
    <>
      <p>The page</p>
      <HiredPanel {...(applicationId !== undefined && { applicationId })} />
    </>
  ));
  return userEvent.setup();
}
const panel = async () => within(await screen.findByRole('region', { name: 'You have the job at Northgate Rail' }));

test('shows the terms, how the start fits the leaving date, and the tasks that are done', async () => {
  show({});
  const shown = await panel();
  expect(shown.getByText('Fits your leaving date: 3 days after your last day')).toBeDefined();
  expect(shown.getByText('£34,500 a year')).toBeDefined();
  expect(
    within(shown.getByRole('list', { name: 'Done in your plan' }))
      .getByRole('link')
      .getAttribute('href'),
  ).toContain('#task-7');
  expect(shown.getByRole('link', { name: 'Write to Northgate Rail' })).toBeDefined();
});

test('says nothing about dates, terms or tasks that are not known', async () => {
  show({ offer: null, leaves_on: null, done_tasks: [], live_applications: [] });
  const shown = await panel();
  expect(shown.queryByText(/leaving date|last day|you start on/)).toBeNull();
  expect(shown.queryByRole('list', { name: 'Done in your plan' })).toBeNull();
  expect(shown.queryByRole('button')).toBeNull();
  expect(shown.getByText(/no terms of this job/)).toBeDefined();
  expect(shown.getByRole('link', { name: 'Ask Northgate Rail when you start' })).toBeDefined();
});

test('is gone from the dashboard once the job has begun, but not from the application', async () => {
  const begun = { offer: { ...OFFER, start_on: addDays(TODAY, -1) } };
  show(begun);
  await screen.findByText('The page');
  await expect.poll(() => server.requests.length).toBe(1);
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  show(begun, 31);
  await panel();
});

test('withdraws the chosen applications with the note that was shown', async () => {
  const user = show({});
  await user.click((await panel()).getByRole('button', { name: 'Withdraw 2 other applications…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your other applications?' }));
  expect((dialog.getByRole('textbox', { name: /^Note to the employers/ }) as HTMLTextAreaElement).value).toBe(KIND_NOTE);
  await user.click(dialog.getByRole('checkbox', { name: /^Fitter, Tideway/ }));
  server.reply(withdrawApplications, { data: { withdrawn: [40] }, message: 'Application withdrawn' });
  await user.click(dialog.getByRole('button', { name: 'Withdraw 1 application' }));
  await expect
    .poll(() => server.requests.find(({ route }) => route.startsWith('POST'))?.body)
    .toEqual({ application_ids: [40], note: KIND_NOTE });
  await screen.findByText('Application withdrawn');
});

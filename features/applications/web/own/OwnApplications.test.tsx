import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession, SessionProvider } from '#features/accounts/web/index.ts';
import { aVeteran } from '#features/accounts/web/testing.ts';
import { getTransitionSituation } from '#features/plans/transition-contract.ts';
import { addDays, todayIn } from '#kit/calendar/days.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { type Application, acceptOffer, declineOffer, findApplications, getApplication } from '../../contract.ts';
import { findApplicationDrafts } from '../../draft-contract.ts';
import type { Offer } from '../../offer-shapes.ts';
import {
  addTracked,
  answerIfApplied,
  deleteTracked,
  findTracked,
  getOwnBoard,
  getReminderCalendar,
  getTrackedCalendar,
  type OwnCard,
  setApplicationReminder,
  type Tracked,
  updateTracked,
} from '../../tracking-contract.ts';
import { anApplication } from '../testing.ts';
import { AppliedJobsPage } from './AppliedJobsPage.tsx';

afterEach(cleanup);

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.reply(findApplicationDrafts, { data: [] });
});

function show({
  applications = [],
  tracked = [],
  query = '',
}: {
  applications?: Application[];
  tracked?: Tracked[];
  query?: string;
}) {
  server.reply(findTracked, { data: tracked });
  server.reply(findApplications, {
    data: applications,
    meta: { page: 1, per_page: 20, total: applications.length, last_page: 1 },
  });
  const session = createSession({ at: 'signed_in', user: aVeteran() });
  renderScreen(() => <AppliedJobsPage />, {
    path: '/veteran/jobs',
    at: `/veteran/jobs?jobType=applied${query}`,
    wrap: (children) => <SessionProvider store={session}>{children}</SessionProvider>,
  });
  return userEvent.setup();
}

const sentTo = (route: { method: string; path: string }) =>
  server.requests.filter((one) => one.route === `${route.method} ${route.path}`);

const TERMS: Offer = {
  revision: 4,
  state: 'open',
  pay_amount: 34_500,
  pay_per: 'year',
  currency: 'GBP',
  start_on: '2027-02-01',
  place: 'Doncaster depot',
  hours: '37.5 a week',
  contract: null,
  note: 'Call Hannah with any questions.',
  answer_by: '2026-12-18T23:59:59.000Z',
  answer_day: '2026-12-18',
  made_at: '2026-11-20T09:00:00.000Z',
  ended_at: null,
  decline_reason: null,
  decline_note: null,
};
const UNKNOWN = { service: null, component: null, reason: null, rank_band: null, service_months: null };
const offered = (...offers: Offer[]) => anApplication({ stage: 'offer', plain_state: 'decided', offers });
const offerCard = async () => within(await screen.findByRole('region', { name: 'Offer from Northgate Rail' }));

/** Files that the browser saved, with their names. */
function savedFiles() {
  const blobs = new Map<string, Blob>();
  const saved: { name: string; blob: Blob | undefined }[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        const url = `blob:${blobs.size}`;
        blobs.set(url, blob);
        return url;
      },
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blobs.get(this.href) });
  });
  return saved;
}

const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const calendarFile = () =>
  new Response(CALENDAR, {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'attachment; filename="reminder.ics"' },
  });

describe('an offer', () => {
  test('is read with its terms, and accepted by the terms that were shown', async () => {
    const user = show({ applications: [offered(TERMS)] });
    const card = await offerCard();
    expect(card.getByText('£34,500 a year')).toBeDefined();
    expect(card.getByText('Doncaster depot')).toBeDefined();
    expect(card.getByText(/^Answer by/)).toBeDefined();
    // Without a leaving date nothing is said about it.
    expect(card.queryByText(/your last day/)).toBeNull();
    server.reply(acceptOffer, { data: anApplication({ stage: 'hired', offers: [{ ...TERMS, state: 'accepted' }] }) });
    await user.click(card.getByRole('button', { name: 'Accept offer' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Accept the offer from Northgate Rail?' }));
    expect(question.getByText('£34,500 a year')).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Accept offer' }));
    await expect.poll(() => sentTo(acceptOffer)[0]?.body).toEqual({ revision: 4 });
  });

  test('says how many days are left to answer and how its start fits the leaving date', async () => {
    const today = todayIn('Europe/London');
    server.reply(getTransitionSituation, {
      data: { situation: { ...UNKNOWN, discharge_date: addDays(today, 40) }, prefilled: [], missing: null, remind_days: 7 },
    });
    show({ applications: [offered({ ...TERMS, answer_day: addDays(today, 3), start_on: addDays(today, 43) })] });
    const card = await offerCard();
    expect(await card.findByText('Fits your leaving date: 3 days after your last day')).toBeDefined();
    expect(card.getByText(/3 days left to answer/)).toBeDefined();
  });

  test('whose terms changed says so', async () => {
    show({ applications: [offered(TERMS, { ...TERMS, revision: 3, state: 'replaced', pay_amount: 30_000 })] });
    const card = await offerCard();
    expect(card.getByText(/^The employer changed the terms/)).toBeDefined();
    expect(card.queryByText('£30,000 a year')).toBeNull();
  });

  test('that ran out can’t be accepted', async () => {
    show({ applications: [offered({ ...TERMS, state: 'expired' })] });
    const card = await offerCard();
    expect(card.getByText(/^Was open until/)).toBeDefined();
    expect(card.queryByRole('button', { name: 'Accept offer' })).toBeNull();
    expect(card.getByRole('button', { name: 'Decline offer' })).toBeDefined();
  });

  test('is declined with a reason and a note', async () => {
    const user = show({ applications: [offered(TERMS)] });
    await user.click((await offerCard()).getByRole('button', { name: 'Decline offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline the offer from Northgate Rail?' }));
    await user.type(dialog.getByRole('textbox', { name: /^Note to the employer/ }), 'Too far from home.');
    server.reply(declineOffer, { data: anApplication({ stage: 'declined' }) });
    await user.click(dialog.getByRole('button', { name: 'Decline offer' }));
    await expect.poll(() => sentTo(declineOffer)[0]?.body).toEqual({ note: 'Too far from home.' });
  });
});

describe('a reminder', () => {
  test('is set for a day, and its errors appear at the field', async () => {
    const user = show({ applications: [anApplication()] });
    await user.click(await screen.findByRole('button', { name: 'Remind me about Signalling Technician' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind me about Signalling Technician' }));
    await user.type(dialog.getByLabelText('Day'), '2026-12-04');
    server.refuse(setApplicationReminder, { status: 422, errors: { remind_on: ['Choose today or a later date.'] } });
    await user.click(dialog.getByRole('button', { name: 'Set reminder' }));
    expect(await dialog.findByText('Choose today or a later date.')).toBeDefined();
    server.forget(setApplicationReminder);
    server.reply(setApplicationReminder, { message: 'Reminder set' });
    await user.click(dialog.getByRole('button', { name: 'Set reminder' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(sentTo(setApplicationReminder)[1]?.body).toEqual({ remind_on: '2026-12-04', note: '' });
  });

  test('is removed', async () => {
    const user = show({ applications: [anApplication({ reminder: { remind_on: '2026-12-04', note: 'Ask about shifts' } })] });
    await user.click(await screen.findByRole('button', { name: /^Reminder/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind me about Signalling Technician' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Note/ }).value).toBe('Ask about shifts');
    server.reply(setApplicationReminder, { message: 'Reminder removed' });
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect.poll(() => sentTo(setApplicationReminder)[0]?.body).toEqual({ remind_on: null, note: '' });
  });
});

describe('the calendar file of a reminder', () => {
  test('of an application is downloaded from its dialog', async () => {
    const saved = savedFiles();
    const user = show({ applications: [anApplication({ reminder: { remind_on: '2026-12-04', note: '' } })] });
    server.answer(getReminderCalendar, calendarFile);
    await user.click(await screen.findByRole('button', { name: /^Reminder/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind me about Signalling Technician' }));
    await user.click(dialog.getByRole('button', { name: 'Add to calendar' }));
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['reminder.ics']);
    expect(await saved[0]?.blob?.text()).toBe(CALENDAR);
    expect(sentTo(setApplicationReminder)).toEqual([]);
  });

  test('of a job on another site is downloaded from its row, and an error is shown', async () => {
    const saved = savedFiles();
    const user = show({ tracked: [aTracked({ remind_on: '2026-12-04' }), aTracked({ id: 6, title: 'Fitter' })] });
    server.answer(getTrackedCalendar, calendarFile);
    const button = await screen.findByRole('button', { name: 'Add to calendar: reminder of Depot Planner' });
    await user.click(button);
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['reminder.ics']);
    expect(await saved[0]?.blob?.text()).toBe(CALENDAR);
    expect(server.requests.at(-1)?.url.pathname).toBe('/api/tracked-applications/5/reminder/calendar');
    // Without a reminder there is nothing to add.
    expect(screen.queryByRole('button', { name: 'Add to calendar: reminder of Fitter' })).toBeNull();

    server.forget(getTrackedCalendar);
    server.refuse(getTrackedCalendar, { status: 404, message: 'Reminder not found' });
    await user.click(button);
    expect(await screen.findByText('Reminder not found')).toBeDefined();
    expect(saved).toHaveLength(1);
  });
});

const aTracked = (changes: Partial<Tracked> = {}): Tracked => ({
  id: 5,
  revision: 2,
  stage: 'applied',
  title: 'Depot Planner',
  company_name: 'Wharf & Sons',
  url: 'https://careers.example.org/depot-planner',
  note: null,
  job_id: null,
  applied_on: '2026-11-20',
  remind_on: null,
  asks: false,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  ...changes,
});
const row = async () =>
  within(
    await within(await screen.findByRole('region', { name: 'Jobs on other sites' })).findByRole('listitem', {
      name: 'Depot Planner',
    }),
  );

describe('a job on another site', () => {
  test('is added', async () => {
    const user = show({});
    await user.click(await screen.findByRole('button', { name: 'Add a job' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an application on another site' }));
    await user.type(dialog.getByRole('textbox', { name: 'Job title' }), 'Depot Planner');
    await user.type(dialog.getByRole('textbox', { name: 'Employer' }), 'Wharf & Sons');
    server.reply(addTracked, { data: aTracked() });
    server.forget(findTracked);
    server.reply(findTracked, { data: [aTracked()] });
    await user.click(dialog.getByRole('button', { name: 'Add application' }));
    expect((await row()).getByText('Tracked by you')).toBeDefined();
    expect(sentTo(addTracked)[0]?.body).toMatchObject({ title: 'Depot Planner', company_name: 'Wharf & Sons', stage: 'applied' });
  });

  test('moves by its menu with the revision that was read', async () => {
    const user = show({ tracked: [aTracked()] });
    server.reply(updateTracked, { data: aTracked({ stage: 'interview', revision: 3 }) });
    await user.click((await row()).getByRole('button', { name: 'Move Depot Planner' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Interview' }));
    await expect.poll(() => sentTo(updateTracked)[0]?.body).toMatchObject({ stage: 'interview', revision: 2 });
  });

  test('is deleted after a question', async () => {
    const user = show({ tracked: [aTracked()] });
    await user.click((await row()).getByRole('button', { name: 'Delete Depot Planner' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this application?' }));
    expect(sentTo(deleteTracked)).toEqual([]);
    server.reply(deleteTracked, { message: 'Deleted' });
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await expect.poll(() => sentTo(deleteTracked)).toHaveLength(1);
  });

  test('that the veteran went to is asked about', async () => {
    const user = show({ tracked: [aTracked({ asks: true })] });
    const question = within(await screen.findByRole('group', { name: 'Did you apply for Depot Planner?' }));
    server.reply(answerIfApplied, { data: aTracked() });
    await user.click(question.getByRole('button', { name: 'Yes, I applied' }));
    await expect.poll(() => sentTo(answerIfApplied)[0]?.body).toEqual({ answer: 'yes' });
  });
});

describe('the board of my applications', () => {
  const card = (changes: Partial<OwnCard>): OwnCard => ({
    kind: 'application',
    id: 31,
    column: 'sent',
    stage: 'submitted',
    title: 'Signalling Technician',
    company_name: 'Northgate Rail',
    job_id: 7,
    since: '2026-11-18T09:00:00.000Z',
    next: null,
    ...changes,
  });

  test('shows each in its column with the next date, and leads to it and back', async () => {
    server.reply(getOwnBoard, {
      data: [
        card({ next: { kind: 'reminder', at: '2026-12-04' } }),
        card({ kind: 'tracked', id: 5, column: 'moving_forward', stage: 'interview', title: 'Depot Planner', job_id: null }),
      ],
    });
    show({ tracked: [aTracked({ stage: 'interview' })], query: '&view=board' });
    const sent = within(await screen.findByRole('region', { name: 'Sent' }));
    expect(sent.getByText(/^Reminder/)).toBeDefined();
    expect(sent.getByRole('link', { name: 'Signalling Technician' }).getAttribute('href')).toBe(
      '/veteran/jobs?jobType=applied&application=31&view=board',
    );
    const moving = within(screen.getByRole('region', { name: 'Moving forward' }));
    expect(moving.getByText('Tracked by you')).toBeDefined();
    expect(await moving.findByRole('button', { name: 'Move Depot Planner' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Ended' })).toBeNull();
  });

  test('has an open offer at the top and in its own column, and takes the answer there', async () => {
    let cards = [
      card({ column: 'offer', stage: 'offer', next: { kind: 'offer', at: '2026-12-18T23:59:59.000Z' } }),
      card({ id: 32, column: 'decided', stage: 'not_selected', title: 'Track Inspector' }),
    ];
    server.answer(getOwnBoard, () => Response.json({ status: true, data: cards }));
    server.reply(getApplication, { data: offered(TERMS) });
    const user = show({ query: '&view=board' });
    const column = within(await screen.findByRole('region', { name: 'Offer' }));
    expect(column.getByText(/^Answer the offer by/).textContent).toContain('18 Dec 2026');
    expect(within(screen.getByRole('region', { name: 'Decided' })).queryByText('Signalling Technician')).toBeNull();
    const top = within(screen.getByRole('region', { name: 'Your answer is needed' }));
    expect(await top.findByText(/^Answer by/)).toBeDefined();
    expect(top.getByText('£34,500 a year')).toBeDefined();
    expect(top.getByRole('button', { name: 'Decline offer' })).toBeDefined();
    await user.click(top.getByRole('button', { name: 'Accept offer' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Accept the offer from Northgate Rail?' }));
    server.reply(acceptOffer, { data: anApplication({ stage: 'hired', offers: [{ ...TERMS, state: 'accepted' }] }) });
    cards = [card({ column: 'decided', stage: 'hired' })];
    await user.click(question.getByRole('button', { name: 'Accept offer' }));
    expect(await within(screen.getByRole('region', { name: 'Decided' })).findByText('Hired')).toBeDefined();
    expect(sentTo(acceptOffer)[0]?.body).toEqual({ revision: 4 });
    expect(screen.queryByRole('region', { name: 'Your answer is needed' })).toBeNull();
  });

  test('that can’t be loaded offers to try again', async () => {
    server.refuse(getOwnBoard, { status: 500 });
    const user = show({ query: '&view=board' });
    await screen.findByText('Your applications could not be loaded');
    server.forget(getOwnBoard);
    server.reply(getOwnBoard, { data: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'You haven’t applied for any jobs yet' })).toBeDefined();
  });
});

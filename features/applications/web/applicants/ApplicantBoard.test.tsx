import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getRecruiterJob } from '#features/jobs/recruiting-contract.ts';
import type { Stage } from '#features/jobs/stages.ts';
import { aRecruiterJob } from '#features/jobs/web/testing.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { findApplicants, getApplicant, getSentResume, moveApplicant } from '../../contract.ts';
import { getFilling } from '../../filling-contract.ts';
import {
  countMove,
  findApplicantIds,
  getBoard,
  getPipeline,
  getTeamwork,
  moveMany,
  tagMany,
  undoBatch,
} from '../../pipeline-contract.ts';
import { APPLICANT_TABS, stagesOfTab } from '../../rules.ts';
import { ApplicantListPage } from './ApplicantListPage.tsx';
import { anApplicant, NO_TEAMWORK, OWEN, PIPELINE } from './testing.ts';

afterEach(cleanup);

const NAMES = ['Aisha Khan', 'Ben Ortiz', 'Cara Doyle', 'Dev Patel'];
const PEOPLE = [...NAMES.map((name, index) => anApplicant(41 + index, name)), OWEN];

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
  server.refuse(getRecruiterJob, { status: 403 });
  server.reply(getPipeline, { data: PIPELINE });
  server.reply(getFilling, { data: { status: 'published', openings: 2, hired: 0, undecided: 5 } });
  server.reply(getTeamwork, { data: NO_TEAMWORK });
  server.answer(getSentResume, () => new Response('none', { status: 500 }));
  server.reply(getBoard, {
    data: {
      columns: APPLICANT_TABS.map((tab) => {
        const applicants = PEOPLE.filter(({ stage }) => stagesOfTab(tab).includes(stage));
        // More than are on screen.
        return { tab, applicants, count: tab === 'submitted' ? 60 : applicants.length };
      }),
    },
  });
  server.reply(findApplicants, {
    data: PEOPLE,
    meta: { page: 1, per_page: 50, total: PEOPLE.length, last_page: 1 },
    job: { id: 7, title: 'Signalling Technician', status: 'published' },
    counts: { submitted: 4, interview: 1 },
  });
});

async function show(query = '?view=board') {
  renderScreen(() => <ApplicantListPage />, {
    path: '/recruiter/jobs/$jobId/applications',
    at: `/recruiter/jobs/7/applications${query}`,
  });
  await screen.findByRole('checkbox', { name: 'Select Aisha Khan' });
  return userEvent.setup();
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const chosen = () => NAMES.filter((name) => box(name).checked);
const bar = async () => within(await screen.findByRole('group', { name: 'Selected applicants' }));
const sentTo = (route: { method: string; path: string }) =>
  server.requests.filter((one) => one.route === `${route.method} ${route.path}`);

describe.each([
  ['board', '?view=board'],
  ['list', ''],
])('choosing on the %s', (_, query) => {
  test('with Shift chooses everybody between, in either direction', async () => {
    const user = await show(query);
    await user.click(box('Dev Patel'));
    await user.keyboard('{Shift>}');
    await user.click(box('Ben Ortiz'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual(['Ben Ortiz', 'Cara Doyle', 'Dev Patel']);
    expect((await bar()).getByRole('status').textContent).toBe('3 selected');
  });

  test('by keyboard goes up and down, and chooses on the way with Shift', async () => {
    const user = await show(query);
    box('Aisha Khan').focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(box('Ben Ortiz'));
    expect(chosen()).toEqual([]);
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(chosen()).toEqual(['Ben Ortiz', 'Cara Doyle', 'Dev Patel']);
    await user.keyboard('{ArrowUp} ');
    expect(chosen()).toEqual(['Ben Ortiz', 'Dev Patel']);
  });
});

describe('a change of many on the board', () => {
  test('reaches a whole column, also the cards that are not on screen, and is undone', async () => {
    const user = await show();
    const ids = Array.from({ length: 60 }, (_, index) => 41 + index);
    server.reply(findApplicantIds, { data: ids });
    const column = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all in New' });
    await user.click(column());
    expect((await bar()).getByRole('status').textContent).toBe('60 selected');
    expect(chosen()).toEqual(NAMES);
    expect(column().checked).toBe(true);
    expect(sentTo(findApplicantIds)[0]?.url.searchParams.getAll('stage')).toEqual(['submitted']);

    server.reply(countMove, { data: { reached: 58, not_selected: 43, skipped: [{ why: 'Already at Shortlisted', count: 2 }] } });
    await user.click((await bar()).getByRole('button', { name: 'Move to' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Shortlisted' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Move 58 applicants to Shortlisted?' }));
    expect(question.getByText(/43 of them were not selected\./)).toBeDefined();
    expect(question.getByRole('listitem').textContent).toBe('2 applicants: already at Shortlisted');
    expect(sentTo(moveMany)).toEqual([]);
    server.reply(moveMany, { data: { reached: 58, skipped: [], batch_id: 9 } });
    await user.click(question.getByRole('button', { name: 'Move 58 applicants' }));
    expect((await screen.findAllByText('58 applicants moved to Shortlisted')).length).toBeGreaterThan(0);
    expect(sentTo(moveMany)[0]?.body).toEqual({ ids, stage: 'shortlisted' });
    await expect.poll(chosen).toEqual([]);
    expect(column().checked).toBe(false);
    // The button that had the focus is gone.
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Board');

    server.reply(undoBatch, { data: { reached: 57, skipped: [{ why: 'Changed by someone else', count: 1 }] } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone for 57 applicants. 1 applicant: changed by someone else.')).toBeDefined();
    expect(sentTo(undoBatch)[0]?.url.pathname).toBe('/api/recruiter/application-batches/9/undo');
    // The same people can be moved elsewhere.
    expect((await bar()).getByRole('status').textContent).toBe('60 selected');
  });

  test('names a column as chosen only where all of it is', async () => {
    const user = await show();
    const column = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all in New' });
    for (const name of NAMES) await user.click(box(name));
    // 56 more are not on screen.
    expect(column.checked).toBe(false);
    expect(column.getAttribute('data-indeterminate')).toBe('true');
    const interview = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all in Interview' });
    await user.click(box('Owen Hughes'));
    expect(interview.checked).toBe(true);
  });

  test('to not selected says first whom it reaches, and asks for the reason', async () => {
    const user = await show();
    await user.click(box('Aisha Khan'));
    await user.click(box('Owen Hughes'));
    server.reply(countMove, { data: { reached: 2, not_selected: 0, skipped: [] } });
    await user.click((await bar()).getByRole('button', { name: 'Not selected…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark 2 applicants as not selected' }));
    await user.click(dialog.getByRole('button', { name: 'Not selected' }));
    expect(await dialog.findByText('Choose a reason')).toBeDefined();
    expect(sentTo(moveMany)).toEqual([]);
    server.reply(moveMany, { data: { reached: 2, skipped: [], batch_id: 9 } });
    await user.click(dialog.getByRole('radio', { name: 'Location or travel doesn’t work' }));
    await user.click(dialog.getByRole('button', { name: 'Not selected' }));
    await expect.poll(() => sentTo(moveMany)[0]?.body).toEqual({ ids: [41, 32], stage: 'not_selected', reason: 'location' });
  });

  test('that reaches nobody says why and changes nothing', async () => {
    const user = await show();
    await user.click(box('Aisha Khan'));
    server.reply(countMove, { data: { reached: 0, not_selected: 0, skipped: [{ why: 'Already at Offer', count: 1 }] } });
    await user.click((await bar()).getByRole('button', { name: 'Move to' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Hired' }));
    expect(await screen.findByText('Nobody can move to Hired. Skipped: 1 applicant. Already at Offer.')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(chosen()).toEqual(['Aisha Khan']);
  });

  test('to offer asks for the terms, shows their errors, and sends the same to each', async () => {
    const user = await show();
    await user.click(box('Aisha Khan'));
    await user.click(box('Ben Ortiz'));
    server.reply(countMove, { data: { reached: 2, not_selected: 0, skipped: [] } });
    await user.click((await bar()).getByRole('button', { name: 'Move to' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Offer…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make an offer to 2 applicants' }));
    server.refuse(moveMany, { status: 422, errors: { 'offer.answer_by': ['Choose today or a later date.'] } });
    await user.type(dialog.getByRole('spinbutton', { name: 'Pay' }), '34500');
    await user.click(dialog.getByRole('button', { name: 'Send 2 offers' }));
    expect(await dialog.findByText('Choose today or a later date.')).toBeDefined();

    server.forget(moveMany);
    server.reply(moveMany, { data: { reached: 2, skipped: [], batch_id: 9 } });
    await user.click(dialog.getByRole('button', { name: 'Send 2 offers' }));
    expect((await screen.findAllByText('2 offers sent')).length).toBeGreaterThan(0);
    expect(sentTo(moveMany)[1]?.body).toMatchObject({
      ids: [41, 42],
      stage: 'offer',
      offer: { pay_amount: 34_500, pay_per: 'year' },
    });
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  test('to offer begins with the terms of the job, which can be changed', async () => {
    server.forget(getRecruiterJob);
    server.reply(getRecruiterJob, { data: aRecruiterJob() });
    const user = await show();
    await user.click(box('Aisha Khan'));
    server.reply(countMove, { data: { reached: 1, not_selected: 0, skipped: [] } });
    await user.click((await bar()).getByRole('button', { name: 'Move to' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Offer…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make an offer to 1 applicant' }));
    const pay = dialog.getByRole<HTMLInputElement>('spinbutton', { name: 'Pay' });
    expect(pay.value).toBe('30000');
    expect(dialog.getByText('Pay of the job: £30,000 to £36,000 a year.')).toBeDefined();
    await user.clear(pay);
    await user.type(pay, '33000');
    server.reply(moveMany, { data: { reached: 1, skipped: [], batch_id: 9 } });
    await user.click(dialog.getByRole('button', { name: 'Send 1 offer' }));
    await expect.poll(() => sentTo(moveMany)).toHaveLength(1);
    const week = new Intl.DateTimeFormat('sv-SE').format(new Date(Date.now() + 7 * 86_400_000));
    expect(sentTo(moveMany)[0]?.body).toMatchObject({
      offer: { pay_amount: 33_000, pay_per: 'year', place: 'York, England', hours: 'Full time', answer_by: week },
    });
  });

  test('to offer of more people than may get offers together says so', async () => {
    const user = await show();
    await user.click(box('Aisha Khan'));
    server.reply(countMove, { data: { reached: 51, not_selected: 0, skipped: [] } });
    await user.click((await bar()).getByRole('button', { name: 'Move to' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Offer…' }));
    expect(await screen.findByText(/^Offers go to up to 50 applicants together/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('adds a tag', async () => {
    const user = await show();
    await user.click(box('Cara Doyle'));
    server.reply(tagMany, { data: { reached: 1, skipped: [], batch_id: 9 } });
    await user.click((await bar()).getByRole('button', { name: 'Tag…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tag 1 applicant' }));
    await user.type(dialog.getByRole('textbox', { name: 'Tag' }), 'Night shift');
    await user.click(dialog.getByRole('button', { name: 'Add tag' }));
    await expect.poll(() => sentTo(tagMany)[0]?.body).toEqual({ ids: [43], tag: 'Night shift' });
    expect((await screen.findAllByText('1 applicant tagged “Night shift”')).length).toBeGreaterThan(0);
  });
});

describe('a window that becomes as narrow as a phone', () => {
  function resizable() {
    const listeners = new Set<() => void>();
    let narrow = false;
    vi.stubGlobal('matchMedia', (media: string) => ({
      get matches() {
        return narrow && media.includes('max-width');
      },
      media,
      addEventListener: (_: string, listen: () => void) => listeners.add(listen),
      removeEventListener: (_: string, listen: () => void) => listeners.delete(listen),
      addListener: (listen: () => void) => listeners.add(listen),
      removeListener: (listen: () => void) => listeners.delete(listen),
    }));
    return (to: boolean) => {
      narrow = to;
      for (const listen of listeners) listen();
    };
  }
  afterEach(() => vi.unstubAllGlobals());

  test.each(['&view=list', '&view=board'])('keeps the dialog of an open applicant and what was typed (%s)', async (view) => {
    const resize = resizable();
    const [aisha] = PEOPLE;
    if (!aisha) throw new Error('nobody');
    server.reply(getApplicant, { data: aisha });
    renderScreen(() => <ApplicantListPage />, {
      path: '/recruiter/jobs/$jobId/applications',
      at: `/recruiter/jobs/7/applications?applicant=41${view}`,
    });
    const user = userEvent.setup();
    const panel = within(await screen.findByRole('region', { name: 'Aisha Khan' }));
    await user.click(panel.getByRole('button', { name: 'Move' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Not selected…' }));
    const note = await screen.findByRole('textbox', { name: /^Note/ });
    await user.type(note, 'Lives in Truro');

    resize(true);
    expect(await screen.findByRole('link', { name: 'All applicants', hidden: true })).toBeDefined();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ }).value).toBe('Lives in Truro');
    resize(false);
    expect(await screen.findByRole('link', { name: 'Close applicant', hidden: true })).toBeDefined();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ }).value).toBe('Lives in Truro');
  });
});

test('a card is one tab stop, and the arrow keys go to its actions and to the next card', async () => {
  const user = await show();
  const card = within(screen.getAllByRole('list', { name: /^New/ })[0] as HTMLElement).getAllByRole('listitem')[0] as HTMLElement;
  const stops = [...card.querySelectorAll<HTMLElement>('a, input, button')].filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([within(card).getByRole('link')]);
  stops[0]?.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Drag /);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Move /);
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Select /);
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(within(card.nextElementSibling as HTMLElement).getByRole('link'));
});

test('a card that moves by keyboard keeps the focus in its new column, and after an undo', async () => {
  const user = await show();
  const boardWith = (stage: Stage) => {
    const people = PEOPLE.map((person) => (person.id === 41 ? anApplicant(41, 'Aisha Khan', stage) : person));
    server.forget(getBoard);
    server.reply(getBoard, {
      data: {
        columns: APPLICANT_TABS.map((tab) => {
          const applicants = people.filter(({ stage: at }) => stagesOfTab(tab).includes(at));
          return { tab, applicants, count: applicants.length };
        }),
      },
    });
    server.forget(moveApplicant);
    server.reply(moveApplicant, { data: anApplicant(41, 'Aisha Khan', stage) });
  };
  const cardIn = (column: RegExp) =>
    within(screen.getByRole('list', { name: column })).queryByRole('link', { name: 'Aisha Khan' });
  boardWith('in_review');
  screen.getByRole('button', { name: 'Move Aisha Khan' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'In review' });
  await user.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('list', { name: /^In review/ }) && cardIn(/^In review/)).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(cardIn(/^In review/));

  boardWith('submitted');
  (await screen.findByRole('button', { name: 'Undo' })).focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => cardIn(/^New/)).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(cardIn(/^New/));
});

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession, SessionProvider } from '#features/accounts/web/index.ts';
import { aRecruiter } from '#features/accounts/web/testing.ts';
import { getRecruiterJob } from '#features/jobs/recruiting-contract.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { type Applicant, findApplicants, getApplicant, getSentResume, moveApplicant } from '../../contract.ts';
import { getFilling } from '../../filling-contract.ts';
import { getPipeline, getTeamwork } from '../../pipeline-contract.ts';
import type { ExtraSection } from '../extra-section.ts';
import { ApplicantListPage } from './ApplicantListPage.tsx';
import { AISHA, anApplicant, daysAgo, NO_TEAMWORK, OWEN, PIPELINE } from './testing.ts';

afterEach(cleanup);

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
  server.refuse(getRecruiterJob, { status: 403 });
  server.reply(getPipeline, { data: PIPELINE });
  server.reply(getFilling, { data: { status: 'published', openings: 2, hired: 0, undecided: 2 } });
  server.reply(getTeamwork, { data: NO_TEAMWORK });
  server.answer(getSentResume, () => new Response('none', { status: 500 }));
  reply([AISHA, OWEN]);
});

function reply(applicants: Applicant[], counts: Record<string, number> = { submitted: 1, interview: 1 }) {
  server.forget(findApplicants);
  server.reply(findApplicants, {
    data: applicants,
    meta: { page: 1, per_page: 20, total: applicants.length, last_page: 1 },
    job: { id: 7, title: 'Signalling Technician', status: 'published' },
    counts,
  });
}

function show(query = '', opened: Applicant = AISHA, sections: readonly ExtraSection[] = []) {
  server.reply(getApplicant, { data: opened });
  const shown = renderScreen(() => <ApplicantListPage sections={sections} />, {
    path: '/recruiter/jobs/$jobId/applications',
    at: `/recruiter/jobs/7/applications${query}`,
  });
  return { ...shown, user: userEvent.setup() };
}

const panelOf = async (name: string) => within(await screen.findByRole('region', { name }));
const sentTo = (route: { method: string; path: string }) =>
  server.requests.filter((one) => one.route === `${route.method} ${route.path}`);

describe('the applicants of a job', () => {
  test('are listed with their stage, and counted by it', async () => {
    show();
    const list = within(await screen.findByRole('list', { name: 'Applicants' }));
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Aisha Khan', 'Owen Hughes']);
    expect(list.getByText('Doesn’t meet a requirement')).toBeDefined();
    expect(list.getByText('Answer overdue')).toBeDefined();
    expect(screen.getByRole('tab', { name: 'All (2)' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tab', { name: 'Interview (1)' }).getAttribute('href')).toBe(
      '/recruiter/jobs/7/applications?stage=interview',
    );
  });

  test('of the ended tab are those of three stages', async () => {
    show('?stage=ended');
    await screen.findByRole('list', { name: 'Applicants' });
    expect(sentTo(findApplicants)[0]?.url.searchParams.getAll('stage')).toEqual(['declined', 'withdrawn', 'job_closed']);
  });

  test('can be walked with the arrow keys', async () => {
    const { user } = show();
    const [first, second] = within(await screen.findByRole('list', { name: 'Applicants' })).getAllByRole('link');
    first?.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(first);
  });

  test('are not there yet, and the page says what will come', async () => {
    reply([], {});
    show();
    expect(await screen.findByRole('heading', { name: 'No applicants yet' })).toBeDefined();
  });

  test('of another company’s job are nobody’s', async () => {
    server.forget(findApplicants);
    server.refuse(findApplicants, { status: 404, message: 'Job not found.' });
    show();
    expect(await screen.findByRole('heading', { name: 'We can’t find this job' })).toBeDefined();
  });
});

describe('one applicant', () => {
  test('opens by a link, with letter, answers, marks, dates and history', async () => {
    show('?applicant=31');
    const panel = await panelOf('Aisha Khan');
    expect(panel.getByRole('link', { name: '+44 20 7946 0018' }).getAttribute('href')).toBe('tel:+442079460018');
    expect(document.activeElement).toBe(panel.getByRole('heading', { name: 'Aisha Khan' }));
    expect(panel.getByText(/I kept signals working/)).toBeDefined();
    expect(panel.getByText('Meets your requirement')).toBeDefined();
    expect(panel.getByText('Doesn’t meet it')).toBeDefined();
    expect(panel.getByText('1 Feb 2027')).toBeDefined();
    expect(panel.getByText('1 of 2')).toBeDefined();
  });

  test('marks what was read from an uploaded CV', async () => {
    show('?applicant=31', { ...AISHA, from_file: true, place: 'Leeds', skills: ['Welding'] });
    const panel = await panelOf('Aisha Khan');
    expect(panel.getByText('Sergeant, Royal Signals, British Army · Leeds')).toBeDefined();
    expect(panel.getByText('From the CV that they sent.').getAttribute('role')).toBe('status');
    for (const heading of ['Service', 'Skills']) expect(panel.getByText(heading).textContent).toBe(`${heading} from the CV`);
  });

  test.each([
    ['waiting', 'Reading the CV…'],
    ['unreadable', 'We couldn’t read a trade or skill from this CV.'],
  ] as const)('says of a CV that is %s what is known of it', async (cv_state, words) => {
    show('?applicant=31', { ...AISHA, cv_state, from_file: true, service: [], place: null });
    const panel = await panelOf('Aisha Khan');
    expect(panel.getByText(words).getAttribute('role')).toBe('status');
    expect(panel.getAllByText('Not stated').length).toBeGreaterThan(0);
    expect(panel.queryByText(/from the CV/)).toBeNull();
  });

  test('has its moves and what colleagues did in one history, the oldest first', async () => {
    server.forget(getTeamwork);
    const tom = { name: 'Tom Ashworth', is_own: false };
    server.reply(getTeamwork, {
      data: {
        ...NO_TEAMWORK,
        notes: [{ id: 1, author: 'Robin Hale', is_own: true, body: 'Call on Monday.', at: daysAgo(0.5) }],
        opened: [{ ...tom, at: daysAgo(2) }],
        tagged: [{ ...tom, at: daysAgo(1), tag: 'Second round' }],
      },
    });
    show('?applicant=31&tab=activity');
    const panel = await panelOf('Aisha Khan');
    await panel.findByText('Call on Monday.');
    const history = within(panel.getByRole('heading', { name: 'History' }).parentElement as HTMLElement);
    const entries = history.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries).toEqual([
      expect.stringMatching(/^Applied.*by Aisha Khan$/),
      expect.stringMatching(/^Opened.*by Tom Ashworth$/),
      expect.stringMatching(/^Tagged “Second round”.*by Tom Ashworth$/),
      expect.stringMatching(/^NoteCall on Monday\..*by You$/),
    ]);
  });

  test('shows the sections of other features with their counts', async () => {
    const Component = ({ applicationId }: { applicationId: number }) => <p>Thread of {applicationId}</p>;
    show('?applicant=31&tab=messages', AISHA, [{ key: 'messages', title: 'Messages', Count: () => '3', Component }]);
    const panel = await panelOf('Aisha Khan');
    expect(panel.getByRole('tab', { name: 'Messages 3' })).toBeDefined();
    expect(panel.getByText('Thread of 31')).toBeDefined();
  });

  test('says what was not sent', async () => {
    show('?applicant=32', OWEN);
    const panel = await panelOf('Owen Hughes');
    expect(panel.getByText('Sent without a CV.')).toBeDefined();
    expect(panel.getByText('No cover letter.')).toBeDefined();
  });

  test('is closed with the focus on their row', async () => {
    const { user, address } = show('?applicant=31');
    const panel = await panelOf('Aisha Khan');
    await user.click(panel.getByRole('link', { name: 'Close applicant' }));
    await expect.poll(address).toBe('/recruiter/jobs/7/applications');
    const list = within(await screen.findByRole('list', { name: 'Applicants' }));
    await expect.poll(() => document.activeElement).toBe(list.getByRole('link', { name: 'Aisha Khan' }));
  });

  test('is selected without moving the list: the bar follows it', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Aisha Khan' }));
    const bar = await screen.findByRole('group', { name: 'Selected applicants' });
    const list = screen.getByRole('list', { name: 'Applicants' });
    expect(list.compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('of more than 5,000 says how many are selected at once', async () => {
    server.forget(findApplicants);
    server.reply(findApplicants, {
      data: [AISHA],
      meta: { page: 1, per_page: 50, total: 5030, last_page: 101 },
      job: { id: 7, title: 'Signalling Technician', status: 'published' },
      counts: { submitted: 5030 },
    });
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Aisha Khan' }));
    expect(await screen.findByRole('button', { name: 'Select the first 5,000 of 5,030' })).toBeDefined();
  });

  test('keeps a note and a score that are not saved while other tabs are open', async () => {
    server.forget(getTeamwork);
    server.reply(getTeamwork, { data: { ...NO_TEAMWORK, criteria: [{ key: 'led', label: 'Has led a team' }] } });
    const store = createSession({ at: 'signed_in', user: aRecruiter() });
    server.reply(getApplicant, { data: AISHA });
    const shown = renderScreen(() => <ApplicantListPage />, {
      path: '/recruiter/jobs/$jobId/applications',
      at: '/recruiter/jobs/7/applications?applicant=31&tab=scores',
      wrap: (children) => <SessionProvider store={store}>{children}</SessionProvider>,
    });
    const user = userEvent.setup();
    const open = async (tab: string) => {
      const panel = await panelOf('Aisha Khan');
      await user.click(panel.getByRole('tab', { name: new RegExp(`^${tab}`) }));
      await expect.poll(shown.address).toMatch(tab === 'Overview' ? /31$/ : new RegExp(`tab=${tab.toLowerCase()}`));
    };
    // A pointer over the stars would be measured, and here they have no size.
    fireEvent.click(await screen.findByRole('radio', { name: '4 of 5' }));
    await open('Notes');
    await user.type(await screen.findByRole('textbox', { name: 'Note for colleagues' }), 'Call him on Monday');
    await open('Overview');
    await open('Notes');
    expect(await screen.findByDisplayValue('Call him on Monday')).toBeDefined();
    await open('Scores');
    expect(await screen.findByRole<HTMLInputElement>('radio', { name: '4 of 5' })).toHaveProperty('checked', true);
  });

  test('is followed by the next with the right arrow key', async () => {
    const { user, address } = show('?applicant=31');
    await panelOf('Aisha Khan');
    await user.keyboard('{ArrowRight}');
    await expect.poll(address).toBe('/recruiter/jobs/7/applications?applicant=32');
  });

  test('of another job is not shown under this one', async () => {
    show('?applicant=31', { ...AISHA, job: { id: 8, title: 'Another' } });
    expect(await screen.findByRole('heading', { name: 'We can’t find this applicant' })).toBeDefined();
  });

  test('hands over the CV under its own name', async () => {
    const saved: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:cv', revokeObjectURL: () => {} }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    server.answer(
      getSentResume,
      () => new Response('%PDF', { headers: { 'content-disposition': `attachment; filename*=UTF-8''Aisha%20Khan%20CV.pdf` } }),
    );
    const { user } = show('?applicant=31');
    await user.click((await panelOf('Aisha Khan')).getByRole('button', { name: 'Download CV' }));
    await expect.poll(() => saved).toEqual(['Aisha Khan CV.pdf']);
  });
});

describe('a CV that is a PDF', () => {
  test.each([
    ['opens in a tab of its own', 'application/pdf', ['blob:cv'], []],
    ['that turns out to be something else is never shown, only handed over', 'text/html', [], ['Aisha Khan CV.pdf']],
  ])('%s', async (_, type, shown, saved) => {
    const opened: string[] = [];
    const downloaded: string[] = [];
    const tab = { location: { replace: (url: string) => opened.push(url) }, close: () => {} };
    vi.stubGlobal('open', () => tab);
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:cv', revokeObjectURL: () => {} }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloaded.push(this.download);
    });
    server.answer(getSentResume, () => new Response('%PDF', { headers: { 'content-type': type } }));
    const { user } = show('?applicant=31');
    await user.click((await panelOf('Aisha Khan')).getByRole('button', { name: 'Open CV' }));
    await expect.poll(() => [opened, downloaded]).toEqual([shown, saved]);
    // The server counts each request as one view of the CV.
    // Once for the pages beside the list, once for the tab.
    expect(server.requests.filter(({ url }) => url.pathname === '/api/applications/31/resume')).toHaveLength(2);
    vi.unstubAllGlobals();
  });
});

describe('moving', () => {
  async function openMenu(user: ReturnType<typeof userEvent.setup>) {
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    return within(await screen.findByRole('menu'));
  }

  test('offers the stages that the table allows, and no other', async () => {
    const { user } = show('?applicant=32', OWEN);
    const menu = await openMenu(user);
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Shortlisted',
      'Offer…',
      'Hired',
      'Not selected…',
    ]);
  });

  test('is offered to nobody where the table has no way on', async () => {
    show('?applicant=31', anApplicant(31, 'Aisha Khan', 'withdrawn'));
    await panelOf('Aisha Khan');
    expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
  });

  test('by keyboard alone is told, shown and undone', async () => {
    const { user } = show('?applicant=31');
    server.reply(moveApplicant, { data: anApplicant(31, 'Aisha Khan', 'in_review') });
    (await screen.findByRole('button', { name: 'Move' })).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await user.keyboard('{Enter}');
    expect((await screen.findAllByText('Aisha Khan moved to In review')).length).toBeGreaterThan(0);
    expect(sentTo(moveApplicant)[0]?.body).toEqual({ stage: 'in_review', from: 'submitted', revision: 1 });
    const panel = await panelOf('Aisha Khan');
    expect(panel.getByText('In review')).toBeDefined();
    await expect.poll(() => document.activeElement?.textContent).toBe('Move');

    server.forget(moveApplicant);
    server.reply(moveApplicant, { data: AISHA });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await screen.findAllByText('Aisha Khan is back in New')).length).toBeGreaterThan(0);
    expect(sentTo(moveApplicant)[1]?.body).toEqual({ stage: 'submitted', from: 'in_review', revision: 1, undo: true });
  });

  test('to not selected asks why, and shows what the applicant will read', async () => {
    const { user } = show('?applicant=31');
    server.reply(moveApplicant, { data: anApplicant(31, 'Aisha Khan', 'not_selected', { reason: 'location' }) });
    await user.click((await openMenu(user)).getByRole('menuitem', { name: 'Not selected…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark Aisha Khan as not selected' }));
    await user.click(dialog.getByRole('button', { name: 'Not selected' }));
    expect(await dialog.findByText('Choose a reason')).toBeDefined();
    expect(sentTo(moveApplicant)).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: 'Location or travel doesn’t work' }));
    expect(dialog.getByText('The location or travel didn’t work for this role.')).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Lives in Truro');
    // Escape does not close a dialog in which something was typed.
    await user.keyboard('{Escape}');
    expect(dialog.getByDisplayValue('Lives in Truro')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Not selected' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement?.textContent).toBe('Move');
    expect(sentTo(moveApplicant)[0]?.body).toEqual({
      stage: 'not_selected',
      reason: 'location',
      note: 'Lives in Truro',
      from: 'submitted',
      revision: 1,
    });
    const panel = await panelOf('Aisha Khan');
    expect(panel.getByText('Shown to the applicant: The location or travel didn’t work for this role.')).toBeDefined();
  });

  test('after a colleague has shows where the applicant stands now', async () => {
    const { user } = show('?applicant=31');
    server.refuse(moveApplicant, {
      status: 409,
      message: 'Tom Ashworth moved this applicant to Interview.',
      data: { stage: 'interview' },
    });
    const menu = await openMenu(user);
    server.forget(getApplicant);
    server.reply(getApplicant, { data: anApplicant(31, 'Aisha Khan', 'interview') });
    await user.click(menu.getByRole('menuitem', { name: 'Shortlisted' }));
    expect(await screen.findByText('Tom Ashworth moved this applicant to Interview.')).toBeDefined();
    const panel = await panelOf('Aisha Khan');
    expect(await panel.findByText('Interview')).toBeDefined();
  });
});

describe('the keys of the review', () => {
  const at = '?review=true&applicant=31&tab=notes';

  test('are letters like others while a note is written', async () => {
    const { user, address } = show(at);
    const note = await screen.findByRole('textbox', { name: /^Note for colleagues/ });
    await user.click(note);
    await user.keyboard('jKsSnN');
    expect((note as HTMLTextAreaElement).value).toBe('jKsSnN');
    expect(address()).toBe(`/recruiter/jobs/7/applications${at}`);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentTo(moveApplicant)).toEqual([]);
  });

  test('act anywhere else', async () => {
    const { user, address } = show(at);
    const heading = (await panelOf('Aisha Khan')).getByRole('heading', { name: 'Aisha Khan' });
    await expect.poll(() => document.activeElement).toBe(heading);
    await user.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Mark Aisha Khan as not selected' })).toBeDefined();
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('j');
    await expect.poll(address).toContain('applicant=32');
  });
});

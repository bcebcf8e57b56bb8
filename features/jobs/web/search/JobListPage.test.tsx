import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '#features/accounts/shapes.ts';
import { createSession, intent, SessionProvider } from '#features/accounts/web/index.ts';
import { aRecruiter, aVeteran } from '#features/accounts/web/testing.ts';
import { findCities } from '#features/lookups/contract.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { findJobs, findSimilarJobs, getJob, saveJob, unsaveJob } from '../../contract.ts';
import { getSearchFeed } from '../../search-feed-contract.ts';
// Loaded beforehand so that tests don't wait for them.
import '#kit/ui/lists/FilterSheetDrawer.tsx';
import './later.ts';
import './JobList.tsx';
import { suggestJobSearches } from '../../suggestion-contract.ts';
import { aJob, aJobCard, aJobPage } from '../testing.ts';
import { PublicJobsPage, VeteranJobsPage } from './JobListPage.tsx';

const SIGNALS = aJobCard();
const WELDER = aJobCard({ id: 8, title: 'Welder', company: { ...SIGNALS.company, id: 4, name: 'Marlpit Construction' } });

let server: ReturnType<typeof stubServer>;
// The test document has no layout to scroll.
Element.prototype.scrollIntoView ??= () => {};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  server = stubServer();
  server.reply(findJobs, aJobPage([SIGNALS, WELDER]));
  server.answer(getJob, ({ url }) =>
    Response.json({ status: true, data: url.pathname.endsWith('/8') ? aJob({ id: 8, title: 'Welder' }) : aJob() }),
  );
  server.reply(findSimilarJobs, { data: [] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Details are beside the list from 900 px, filters from 1200 px. */
function windowOf(width: number) {
  vi.stubGlobal('matchMedia', (text: string) => ({
    matches: width >= Number(/min-width:\s*(\d+)/.exec(text)?.[1] ?? Number.POSITIVE_INFINITY),
    media: text,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

function show(at = '/jobs', { user = null, width = 1440 }: { user?: User | null; width?: number } = {}) {
  windowOf(width);
  const veteran = at.startsWith('/veteran');
  const session = createSession(user ? { at: 'signed_in', user } : { at: 'signed_out' });
  const shown = renderScreen(veteran ? VeteranJobsPage : PublicJobsPage, {
    path: veteran ? '/veteran/jobs/{-$jobId}' : '/jobs/{-$jobId}',
    at,
    wrap: (children) => <SessionProvider store={session}>{children}</SessionProvider>,
  });
  return { ...shown, user: userEvent.setup() };
}

const requestedUrls = () => server.requests.filter(({ route }) => route === 'GET /api/jobs').map(({ url }) => url.search);

describe('searching', () => {
  test('typing searches after a pause, adds one history entry and announces the number of jobs', async () => {
    const { user, address, router } = show();
    await screen.findByRole('heading', { name: '2 jobs' });
    server.forget(findJobs);
    server.reply(findJobs, aJobPage([WELDER]));
    const steps = router.history.length;

    await user.click(screen.getByLabelText('Keywords'));
    await user.paste('weld');
    await waitFor(() => expect(address()).toBe('/jobs?search=weld'));
    await user.paste('er ');
    await waitFor(() => expect(address()).toBe('/jobs?search=welder'));

    await screen.findByRole('heading', { name: '1 job' });
    expect(await within(screen.getByRole('log')).findByText('1 job found')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Keywords').value).toBe('welder ');
    expect(router.history.length).toBe(steps + 1);
    expect(requestedUrls()).toEqual(['', '?search=weld', '?search=welder']);
  });

  describe('while typing', () => {
    const SUGGESTED = {
      roles: [{ onet_soc: '47-2111.00', name: 'Electrician' }],
      places: [{ name: 'Elland', state: 'West Yorkshire', latitude: 53.68, longitude: -1.84 }],
      employers: [{ id: 4, name: 'Elm Works' }],
      trades: [],
      read: null,
    };
    const LEEDS = { name: 'Leeds', latitude: 53.8, longitude: -1.55 };
    const READ = { rest: 'electrician', filters: { job_type: 'part_time' as const, near: LEEDS } };

    test('suggestions are chosen by arrows and Enter, and Escape closes them', async () => {
      server.reply(suggestJobSearches, { data: SUGGESTED });
      const { user, address } = show();
      const field = await screen.findByRole('combobox', { name: 'Keywords' });
      await user.click(field);
      await user.paste('el');
      await screen.findByRole('option', { name: 'Electrician' });
      expect(screen.getByRole('group', { name: 'Places' })).toBeTruthy();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull();
      expect(field.getAttribute('aria-expanded')).toBe('false');
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      const town = screen.getByRole('option', { name: 'Elland, West Yorkshire' });
      expect([town.getAttribute('aria-selected'), field.getAttribute('aria-activedescendant')]).toEqual(['true', town.id]);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(address()).toBe('/jobs?near=Elland&latitude=53.68&longitude=-1.84'));
    });

    test('Enter reads words as filters, which can be removed or turned back into the exact words', async () => {
      server.reply(suggestJobSearches, { data: { ...SUGGESTED, read: READ } });
      const { user, address } = show('/jobs?type=remote');
      await user.click(await screen.findByRole('combobox', { name: 'Keywords' }));
      await user.paste('part time electrician Leeds');
      await user.keyboard('{Enter}');
      await screen.findByText('Read from “part time electrician Leeds”');
      const filters = within(screen.getByRole('group', { name: 'Active filters' }));
      for (const name of ['“electrician”', 'Within 25 miles of Leeds', 'Remote', 'Part time'])
        expect(filters.getByRole('button', { name: `Remove filter: ${name}` })).toBeTruthy();
      expect(requestedUrls().at(-1)).not.toContain('read_from');
      await user.click(screen.getByRole('button', { name: 'Search for the exact words instead' }));
      await waitFor(() => expect(address()).toBe('/jobs?search=part+time+electrician+Leeds&type=remote'));
    });

    test('searches stay in this browser until they are cleared', async () => {
      server.reply(suggestJobSearches, { data: SUGGESTED });
      const { user } = show();
      const field = await screen.findByRole('combobox', { name: 'Keywords' });
      await user.click(field);
      await user.paste('fitter');
      await user.keyboard('{Enter}');
      await user.click(screen.getByRole('button', { name: 'Clear keywords' }));
      await user.click(field);
      await screen.findByRole('option', { name: 'fitter' });
      await user.click(screen.getByRole('option', { name: 'Clear recent searches' }));
      await user.click(field);
      expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull();
    });

    test('the link of a search is shared without the person’s own list', async () => {
      const copied: string[] = [];
      const { user } = show('/jobs?search=welder&page=2');
      vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
        copied.push(new URL(text).pathname + new URL(text).search);
      });
      await user.click(await screen.findByRole('button', { name: 'Share this search' }));
      await waitFor(() => expect(copied).toEqual(['/jobs?search=welder']));
    });

    test('the address of a feed with the same filters is copied', async () => {
      const copied: string[] = [];
      const { user } = show('/jobs?search=welder&city=Leeds&page=2&sorted_by=salary&guaranteed_interview=true');
      vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
        copied.push(new URL(text).pathname + new URL(text).search);
      });
      await user.click(await screen.findByRole('button', { name: 'Subscribe to this search' }));
      await user.click(screen.getByRole('menuitem', { name: 'Atom' }));
      await waitFor(() => expect(copied).toHaveLength(1));
      const url = new URL(copied[0] ?? '', 'http://localhost');
      expect(url.pathname).toBe('/api/jobs/feed/atom');
      expect(Object.fromEntries(url.searchParams)).toEqual({ search: 'welder', city: 'Leeds', guaranteed_interview: 'true' });
      expect(getSearchFeed.query.safeParse(Object.fromEntries(url.searchParams)).success).toBe(true);
    });
  });

  test('facets are requested once for a filter, not for each of its pages and orders', async () => {
    const { router } = show('/jobs?search=welder');
    await screen.findByRole('heading', { name: '2 jobs' });
    for (const address of ['/jobs?search=welder&page=2', '/jobs?search=welder&sorted_by=newest', '/jobs?search=welder']) {
      const before = requestedUrls().length;
      router.history.push(address);
      await waitFor(() => expect(requestedUrls().length).toBe(before + 1));
    }
    expect(requestedUrls()).toEqual([
      '?search=welder',
      '?search=welder&page=2&without_facets=true',
      '?search=welder&sorted_by=newest&without_facets=true',
      '?search=welder',
    ]);
  });

  test('a page that is opened by its address requests the facets of its filter', async () => {
    show('/jobs?search=welder&page=2');
    await screen.findByRole('heading', { name: '2 jobs' });
    await waitFor(() =>
      expect(requestedUrls().toSorted()).toEqual(['?search=welder', '?search=welder&page=2&without_facets=true']),
    );
  });

  test('a filter returns to page 1 and can be removed again', async () => {
    const { user, address } = show('/jobs?page=3');
    await user.click(await screen.findByRole('checkbox', { name: 'Remote' }));
    await waitFor(() => expect(address()).toBe('/jobs?type=remote'));
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Remote' }));
    await waitFor(() => expect(address()).toBe('/jobs'));
  });

  test('a town is searched within 25 miles until another distance is chosen', async () => {
    server.reply(findCities, {
      data: [
        { id: 50, name: 'York', state_id: 1, state_name: 'North Yorkshire', latitude: 53.95763, longitude: -1.08271 },
        { id: 51, name: 'Yorkley', state_id: 2, state_name: 'Gloucestershire', latitude: null, longitude: null },
      ],
    });
    const { user, address } = show();
    await user.click(await screen.findByLabelText('Town or city'));
    await user.paste('york');
    await user.click(await screen.findByRole('option', { name: 'York, North Yorkshire' }));
    await waitFor(() => expect(address()).toBe('/jobs?near=York&latitude=53.95763&longitude=-1.08271'));
    await user.selectOptions(screen.getByLabelText('Within'), '50 miles');
    await waitFor(() => expect(requestedUrls().at(-1)).toBe('?latitude=53.95763&longitude=-1.08271&radius_km=80.47'));
  });

  test('nothing found offers wider searches with the count of each', async () => {
    server.forget(findJobs);
    const wider = [{ change: { type: null }, label: 'On site and hybrid too', count: 128, count_is_estimate: false }];
    server.reply(findJobs, aJobPage([], { wider }));
    show('/jobs?search=welder&type=remote');
    const offer = await screen.findByRole('link', { name: 'On site and hybrid too: 128 jobs' });
    expect(offer.getAttribute('href')).toBe('/jobs?search=welder');
  });

  test('few or no results offer the jobs that mention the word, and each of these says so', async () => {
    server.forget(findJobs);
    server.reply(findJobs, aJobPage([], { mentions: { count: 3, phrase: 'crane' } }));
    const { user, address } = show('/jobs?search=crane');
    await screen.findByRole('heading', { name: 'No title, skill or employer matches your search' });
    server.forget(findJobs);
    server.reply(findJobs, aJobPage([WELDER]));
    await user.click(screen.getByRole('link', { name: '3 jobs mention “crane” in their description' }));
    await waitFor(() => expect(address()).toBe('/jobs?search=crane&in_description=true'));
    expect(
      (await within(screen.getByRole('list', { name: 'Jobs' })).findByText('Mentioned in the description')).textContent,
    ).toBe('Mentioned in the description');
    await user.click(screen.getByRole('button', { name: 'Remove filter: Mentioned in the description' }));
    await waitFor(() => expect(address()).toBe('/jobs?search=crane'));
  });

  test('a corrected spelling is named, and jobs with some of the words follow under their own heading', async () => {
    server.forget(findJobs);
    const corrected = { typed: 'weldar york', searched: 'welder york' };
    server.reply(findJobs, aJobPage([WELDER], { corrected, partial: [{ ...WELDER, id: 78, title: 'Pipe welder' }] }));
    show('/jobs?search=weldar+york');
    const note = await screen.findByRole('alert');
    expect(note.textContent).toBe('Showing results for welder york. No jobs match “weldar york”.');
    const others = within(screen.getByRole('list', { name: 'Jobs that match some of your words' }));
    others.getByRole('link', { name: 'Pipe welder' });
    expect(within(screen.getByRole('list', { name: 'Jobs' })).queryByText('Pipe welder')).toBeNull();
  });

  test('a list that fails to load says so and can be retried', async () => {
    server.forget(findJobs);
    server.refuse(findJobs, { status: 503, message: 'Back in a moment.' });
    server.reply(findJobs, aJobPage([WELDER]));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Welder' });
  });

  test('an estimated count is labelled as one', async () => {
    server.forget(findJobs);
    const meta = { page: 1, per_page: 20, total: 140_000, last_page: 100, total_is_estimate: true };
    server.reply(findJobs, aJobPage([WELDER], { meta }));
    show();
    await screen.findByRole('heading', { name: 'About 140,000 jobs' });
  });
});

describe('reading a job', () => {
  test('on a wide screen the first job is beside the list, and opening another moves the focus to it', async () => {
    const { user, address } = show('/jobs?search=rail');
    const details = within(await screen.findByRole('region', { name: 'Job details' }));
    await details.findByRole('heading', { level: 2, name: 'Signalling Technician' });
    await user.click(screen.getByRole('link', { name: 'Welder' }));
    const heading = await details.findByRole('heading', { level: 2, name: 'Welder' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(address()).toBe('/jobs/8?search=rail');
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Welder' }));
  });

  test('on a phone a job is a page with a link back to the same list', async () => {
    const { user, address } = show('/jobs?search=rail', { width: 390 });
    await user.click(await screen.findByRole('link', { name: 'Welder' }));
    await screen.findByRole('heading', { level: 1, name: 'Welder' });
    expect(screen.queryByLabelText('Keywords')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByLabelText('Keywords');
    expect(address()).toBe('/jobs?search=rail');
  });

  test('on a phone the filters are a sheet with the number of remaining jobs on its button', async () => {
    const { user } = show('/jobs', { width: 390 });
    await screen.findByRole('heading', { name: '2 jobs' });
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    server.forget(findJobs);
    server.reply(findJobs, aJobPage([WELDER]));
    await user.click(await sheet.findByRole('checkbox', { name: 'Hybrid' }));
    await user.click(await sheet.findByRole('button', { name: 'Show 1 job' }));
    await screen.findByRole('button', { name: 'Filters (1)' });
  });

  test('a job that is gone says so beside the list', async () => {
    server.forget(getJob);
    server.refuse(getJob, { status: 404, message: 'Job not found.' });
    show('/jobs/99');
    await screen.findByRole('heading', { name: 'This job is no longer available' });
    expect(screen.getByRole('link', { name: 'Welder' })).toBeTruthy();
  });

  test('requirements are shown before applying', async () => {
    server.forget(getJob);
    const screening_questions = [
      { question: 'Do you hold a driving licence?', kind: 'yes_no' as const, knockout: true },
      { question: 'Years in the trade?', kind: 'number' as const, minimum: 2, knockout: true },
      { question: 'Why us?', kind: 'text' as const },
    ];
    server.reply(getJob, { data: aJob({ screening_questions }) });
    show('/jobs/7');
    expect(await screen.findByText('You can apply only if you can answer Yes.')).toBeTruthy();
    expect(screen.getByText('You can apply only with 2 or more.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Apply' }).getAttribute('href')).toBe('/jobs/7/apply');
  });

  test('Apply links to the employer’s site when applications are made there', async () => {
    server.forget(getJob);
    server.reply(getJob, { data: aJob({ apply_url: 'https://jobs.northgaterail.test/7' }) });
    show('/jobs/7');
    const apply = await screen.findByRole('link', { name: 'Apply' });
    expect(apply.getAttribute('href')).toBe('https://jobs.northgaterail.test/7');
    expect(apply.getAttribute('target')).toBe('_blank');
    expect(screen.getByText(/employer’s website/)).toBeTruthy();
  });

  test('applicants can read a closed job but not apply for it', async () => {
    server.forget(getJob);
    server.reply(getJob, { data: aJob({ status: 'filled', applied_stage: 'not_selected' }) });
    server.forget(findSimilarJobs);
    server.reply(findSimilarJobs, { data: [aJobCard({ id: 12, title: 'Points Fitter' })] });
    show('/veteran/jobs/7', { user: aVeteran() });
    expect(await screen.findByText(/This job has been filled/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Your application' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Points Fitter' })).toBeTruthy();
  });

  test('recruiters can read jobs but not apply or save', async () => {
    show('/jobs/7', { user: aRecruiter() });
    await screen.findByText('Keep the signals of the East Coast working.');
    expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });
});

describe('saving', () => {
  test('shows immediately everywhere and can be undone', async () => {
    server.reply(saveJob, {});
    server.reply(unsaveJob, {});
    const { user } = show('/veteran/jobs?jobType=jobs', { user: aVeteran() });
    const saveWelder = await screen.findByRole('button', { name: 'Save Welder' });
    await user.click(saveWelder);
    expect(saveWelder.getAttribute('aria-pressed')).toBe('true');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saveWelder.getAttribute('aria-pressed')).toBe('false'));
    expect(server.requests.map(({ route }) => route).filter((route) => route.endsWith('/save'))).toEqual([
      'POST /api/jobs/{id}/save',
      'DELETE /api/jobs/{id}/save',
    ]);
  });

  test('is reverted when the server refuses', async () => {
    server.refuse(saveJob, { status: 404, message: 'Job not found.' });
    const { user } = show('/veteran/jobs?jobType=jobs', { user: aVeteran() });
    const saveWelder = await screen.findByRole('button', { name: 'Save Welder' });
    await user.click(saveWelder);
    await waitFor(() => expect(saveWelder.getAttribute('aria-pressed')).toBe('false'));
    await screen.findByText('Job not found.');
  });

  test('asks a visitor to sign in and returns to the same list', async () => {
    const { user } = show('/jobs?search=rail');
    await user.click(await screen.findByRole('button', { name: 'Save Welder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to save Welder' }));
    await user.click(dialog.getByRole('link', { name: 'Sign in' }));
    expect(intent.read(null)).toEqual({ path: '/jobs?search=rail', save: { kind: 'job', id: 8, name: 'Welder' } });
    expect(server.requests.some(({ route }) => route.endsWith('/save'))).toBe(false);
  });

  test('the saved list is for veterans only and requests nothing before sign-in', async () => {
    show('/veteran/jobs?jobType=saved');
    await screen.findByRole('heading', { name: 'Sign in to see your saved jobs' });
    expect(requestedUrls()).toEqual([]);
  });
});

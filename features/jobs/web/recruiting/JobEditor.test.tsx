import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession, SessionProvider } from '#features/accounts/web/index.ts';
import { aRecruiter } from '#features/accounts/web/testing.ts';
import { findCities, getIndustries } from '#features/lookups/contract.ts';
import { credentials } from '#kit/ui/data/credentials.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { parseAdvert } from '../../advert-contract.ts';
import { getJobGuidance } from '../../guidance-contract.ts';
import { createJob, findRecruiterJobs, getRecruiterJob, publishJob, updateJob } from '../../recruiting-contract.ts';
import { deleteJobTemplate, findJobTemplates, renameJobTemplate, startFromJobTemplate } from '../../template-contract.ts';
import { JobCreatePage, JobEditPage } from './JobFormPage.tsx';
import type { RecruiterJobShown } from './job-values.ts';
import { aRecruiterJob, aReview, soon } from './testing.ts';

afterEach(cleanup);

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  localStorage.clear();
  credentials.setToken('token');
  server = stubServer();
  server.reply(getIndustries, { data: [{ id: 1, name: 'Rail', is_shown: true }] });
  server.reply(findCities, {
    data: [{ id: 50, name: 'York', state_id: 1, state_name: 'England', latitude: null, longitude: null }],
  });
  server.reply(getJobGuidance, { data: { occupation: null, pay: null, trades: [] } });
  server.reply(findRecruiterJobs, { data: [], meta: { page: 1, per_page: 20, total: 0, last_page: 1 }, counts: {} });
});

const wrap = (children: React.ReactNode) => (
  <SessionProvider store={createSession({ at: 'signed_in', user: aRecruiter() })}>{children}</SessionProvider>
);

async function edit(job: RecruiterJobShown) {
  server.reply(getRecruiterJob, { data: job });
  const shown = renderScreen(JobEditPage, {
    path: '/recruiter/jobs/$jobId/edit',
    at: `/recruiter/jobs/${job.id}/edit`,
    wrap,
  });
  await screen.findByRole('textbox', { name: 'Job title' });
  await screen.findByRole('textbox', { name: 'Description' });
  return { ...shown, user: userEvent.setup(), title: screen.getByRole('textbox', { name: 'Job title' }) };
}

const sentTo = (route: { method: string; path: string }) =>
  server.requests.filter((one) => one.route === `${route.method} ${route.path}`);

describe('job templates', () => {
  test('starts a draft from a template of the company', async () => {
    server.reply(findJobTemplates, {
      data: [{ id: 4, name: 'Night fitters', title: 'Fitter', updated_at: '2026-11-01T09:00:00.000Z' }],
    });
    server.reply(startFromJobTemplate, { data: aRecruiterJob({ id: 33 }) });
    const shown = renderScreen(JobCreatePage, { path: '/recruiter/jobs/create', wrap });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'A template' }));
    await user.click(await screen.findByRole('button', { name: /^Night fitters/ }));
    await expect.poll(shown.address).toBe('/recruiter/jobs/33/edit');
    expect(sentTo(startFromJobTemplate)).toHaveLength(1);
  });

  test('renames and deletes templates', async () => {
    const template = { id: 4, name: 'Night fitters', title: 'Fitter', updated_at: '2026-11-01T09:00:00.000Z' };
    server.reply(findJobTemplates, { data: [template] });
    server.reply(renameJobTemplate, { data: template });
    server.reply(deleteJobTemplate, {});
    renderScreen(JobCreatePage, { path: '/recruiter/jobs/create', wrap });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'A template' }));
    await user.click(await screen.findByRole('button', { name: 'Rename Night fitters' }));
    const name = await screen.findByRole('textbox', { name: 'Template name' });
    await user.clear(name);
    await user.type(name, 'Day fitters');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await expect.poll(() => sentTo(renameJobTemplate)[0]?.body).toEqual({ name: 'Day fitters' });
    await user.click(await screen.findByRole('button', { name: 'Delete Night fitters' }));
    await user.click(await screen.findByRole('button', { name: 'Delete template' }));
    await expect.poll(() => sentTo(deleteJobTemplate)).toHaveLength(1);
  });
});

describe('advice on a job', () => {
  test('marks words of the advert, leads to their field, and does not block publishing', async () => {
    const job = aRecruiterJob({
      draft: { ...aRecruiterJob().draft, requirements: ['A degree in engineering'], salary_from: null, salary_to: null },
    });
    server.reply(publishJob, { data: { ...job, status: 'published' } });
    server.reply(updateJob, { data: job });
    const { user } = await edit({ ...job, draft: { ...job.draft, military_skills_accepted: false } });
    const advice = within(await screen.findByRole('region', { name: 'Improve the advert' }));
    expect(advice.getByText('degree', { selector: 'mark' }).tagName).toBe('MARK');
    await user.click(advice.getByRole('button', { name: 'Pay' }));
    expect(document.activeElement?.getAttribute('name')).toBe('salary_from');
    await user.click(advice.getByRole('button', { name: 'Degree' }));
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Military experience counts/ }));
    await user.click(screen.getByRole('checkbox', { name: /Military experience counts/ }));
    await expect.poll(() => advice.queryByRole('button', { name: 'Degree' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await expect.poll(() => sentTo(publishJob)).toHaveLength(1);
  });

  test('shows what similar jobs pay and which trades fit, and nothing where too little is known', async () => {
    server.forget(getJobGuidance);
    server.reply(getJobGuidance, {
      data: {
        occupation: { onet_soc: '49-9097.00', name: 'Signalling technician' },
        pay: { from: 31_000, to: 38_000, currency: 'GBP', jobs: 12, employers: 5, area: 'near', radius_km: 48 },
        trades: [
          { service: 'British Army', name: 'Railway Signaller', is_same_work: true },
          { service: 'Royal Air Force', name: 'Ground Radio Technician', is_same_work: false },
        ],
      },
    });
    await edit(aRecruiterJob());
    expect((await screen.findByRole('note', { name: 'Pay of similar jobs' })).textContent).toBe(
      'Similar jobs within 30 miles pay £31,000 to £38,000 a year: the middle half of 12 open jobs of 5 employers for Signalling technician.',
    );
    const trades = within(screen.getByRole('region', { name: 'Military trades that fit this job' }));
    expect(trades.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Railway Signaller, British Army',
      'Ground Radio Technician, Royal Air Force',
    ]);
    expect(server.requests.find(({ route }) => route.includes('guidance'))?.url.search).toContain('city_id=50');
    cleanup();
    server.forget(getJobGuidance);
    server.reply(getJobGuidance, { data: { occupation: null, pay: null, trades: [] } });
    await edit(aRecruiterJob());
    expect(screen.queryByRole('note', { name: 'Pay of similar jobs' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Military trades that fit this job' })).toBeNull();
  });
});

describe('writing a job', () => {
  test('lists missing fields while typing and moves the focus to them', async () => {
    renderScreen(JobCreatePage, { path: '/recruiter/jobs/create', wrap });
    const user = userEvent.setup();
    const missing = within(await screen.findByRole('region', { name: 'Before you publish' }));
    expect(missing.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Job title',
      'Description',
      'Job type',
      'Workplace',
      'Experience level',
      'Town or city',
      'Closing date',
    ]);
    await user.click(missing.getByRole('button', { name: 'Experience level' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Experience level' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Workplace' }), 'Remote');
    expect(missing.queryByRole('button', { name: 'Town or city' })).toBeNull();
  });

  test('lists missing fields on publishing and sends nothing', async () => {
    renderScreen(JobCreatePage, { path: '/recruiter/jobs/create', wrap });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Job title' }), 'Fitter');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const summary = await screen.findByRole('alert', { name: '6 things need your attention' });
    expect(document.activeElement).toBe(summary);
    await user.click(within(summary).getByRole('link', { name: 'Choose a closing date' }));
    expect(document.activeElement?.getAttribute('name')).toBe('closes_on');
    expect(sentTo(publishJob)).toEqual([]);
  });

  test('lists every missing field of an empty form on publishing', async () => {
    renderScreen(JobCreatePage, { path: '/recruiter/jobs/create', wrap });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const summary = await screen.findByRole('alert', { name: '7 things need your attention' });
    expect(within(summary).getByRole('link', { name: 'Enter a title of at least 3 characters' })).toBeDefined();
    expect(within(summary).getByRole('link', { name: 'Choose a closing date' })).toBeDefined();
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    const description = await screen.findByRole('textbox', { name: 'Description' });
    await user.click(within(summary).getByRole('link', { name: 'Describe the job in at least 50 characters' }));
    expect(document.activeElement).toBe(description);
    expect(scrolled.mock.contexts).toContain(description);
  });

  test('saves a draft with only a title', async () => {
    const shown = renderScreen(JobCreatePage, { path: '/recruiter/jobs/create', wrap });
    server.reply(createJob, { data: aRecruiterJob({ id: 31 }) });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Job title' }), 'Fitter');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await expect.poll(shown.address).toBe('/recruiter/jobs/31/edit');
    expect(sentTo(createJob)[0]?.body).toMatchObject({ title: 'Fitter', description: '', closes_on: null });
  });

  test('finds the town by its first letters', async () => {
    renderScreen(JobCreatePage, { path: '/recruiter/jobs/create', wrap });
    const user = userEvent.setup();
    const town = await screen.findByRole('combobox', { name: 'Town or city' });
    await user.type(town, 'yor');
    await user.click(await screen.findByRole('option', { name: 'York, England' }));
    expect(town).toHaveProperty('value', 'York, England');
    expect(sentTo(findCities).at(-1)?.body).toEqual({ country_id: 232, city: 'yor' });
  });

  test('publishes a complete job', async () => {
    const job = aRecruiterJob();
    const { user, address, title } = await edit(job);
    expect(screen.getByRole('heading', { name: 'Ready to publish' })).toBeDefined();
    server.reply(updateJob, { data: { ...job, updated_at: '2026-11-02T09:00:00.000Z' } });
    server.reply(publishJob, { data: { ...job, status: 'published' } });
    await user.type(title, ' (Nights)');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await expect.poll(address).toBe('/recruiter/jobs/7');
    expect(sentTo(updateJob)[0]?.body).toMatchObject({
      job: { title: 'Signalling Technician (Nights)', closes_on: soon(30) },
      updated_at: job.updated_at,
    });
  });

  test('says that a job is held, and keeps what was typed', async () => {
    const job = aRecruiterJob();
    const { user, address } = await edit(job);
    server.reply(updateJob, { data: job });
    server.reply(publishJob, { data: { ...job, status: 'held', review: aReview() } });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Saved. We’re checking this job before it’s published')).toBeDefined();
    await expect.poll(address).toBe('/recruiter/jobs/7');
  });

  test('shows why a job is held, leads to the words, and publishes it when they are gone', async () => {
    const job = aRecruiterJob({ status: 'held', review: aReview() });
    const { user, address, title } = await edit(job);
    const notice = within(screen.getByRole('alert'));
    expect(notice.getByRole('heading', { name: 'Held for review' })).toBeDefined();
    expect(notice.getByRole('listitem').textContent).toBe('Requirements: “Pay us £35.”');
    server.reply(updateJob, { data: { ...job, status: 'published', review: null } });
    await user.type(title, '!');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Job published')).toBeDefined();
    await expect.poll(address).toBe('/recruiter/jobs/7');
  });

  test('shows the reason for which a job was returned', async () => {
    await edit(aRecruiterJob({ review: aReview({ state: 'returned', note: 'Employers pay such fees.' }) }));
    const notice = within(screen.getByRole('alert'));
    expect(notice.getByText('Employers pay such fees.')).toBeDefined();
    expect(notice.queryByRole('button', { name: 'Withdraw from review' })).toBeNull();
  });

  test('warns of a job that was posted before', async () => {
    await edit(aRecruiterJob({ duplicate_of: { id: 4, title: 'Signalling Technician' } }));
    expect(screen.getByText(/within the last 30 days/)).toBeDefined();
  });

  test('shows what veterans read about a required answer', async () => {
    await edit(aRecruiterJob());
    expect(screen.getByText('You can apply only if you can answer Yes.')).toBeDefined();
  });

  test('opens with the change that is being checked, and saves over it at the revision that has it', async () => {
    const published = aRecruiterJob({ status: 'published', review: aReview({ of: 'change' }) });
    const job = { ...published, proposed: { ...published.draft, title: 'Night Technician' } };
    const { user, title } = await edit(job);
    expect(title).toHaveProperty('value', 'Night Technician');
    const notice = within(screen.getByRole('alert'));
    expect(notice.getByRole('heading', { name: 'Your change is being checked' })).toBeDefined();
    expect(notice.getByText(/Veterans see the earlier text until then/)).toBeDefined();
    await user.type(title, ' Lead');
    server.reply(updateJob, { data: { ...job, title: 'Night Technician Lead', review: null, proposed: null } });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect.poll(() => sentTo(updateJob)).toHaveLength(1);
    expect(sentTo(updateJob)[0]?.body).toMatchObject({ job: { title: 'Night Technician Lead' }, updated_at: job.updated_at });
  });

  test('previews the advert from the current form values', async () => {
    const { user, title } = await edit(aRecruiterJob());
    await user.clear(title);
    await user.type(title, 'Night Technician');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = within(await screen.findByRole('dialog', { name: 'Night Technician' }));
    expect(preview.getByText('£30,000 to £36,000 a year')).toBeDefined();
    expect(preview.getByText(/Keep the signals of the East Coast/)).toBeDefined();
  });
});

describe('errors from the server', () => {
  test('are shown at the fields that they name', async () => {
    const { user, title } = await edit(aRecruiterJob());
    server.refuse(updateJob, {
      status: 422,
      message: 'x',
      errors: { 'job.salary_to': ['Too low.'], city_id: ['Choose a place from the list.'] },
    });
    await user.type(title, '!');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const summary = await screen.findByRole('alert', { name: '2 things need your attention' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Too low.', 'Choose a place from the list.']);
    expect(screen.getByRole('spinbutton', { name: /^To/ }).getAttribute('aria-invalid')).toBe('true');
    expect(title).toHaveProperty('value', 'Signalling Technician!');
  });

  test('a conflict names what a colleague changed, keeps what was typed here, and sends both', async () => {
    const job = aRecruiterJob();
    const { user, title } = await edit(job);
    await user.clear(title);
    await user.type(title, 'My title');
    const theirs = aRecruiterJob({
      updated_at: '2026-11-05T09:00:00.000Z',
      draft: { ...job.draft, title: 'Their title', salary_to: 44_000 },
    });
    server.refuse(updateJob, { status: 409, message: 'Tom has changed this job.' });
    server.forget(getRecruiterJob);
    server.reply(getRecruiterJob, { data: theirs });
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const notice = await screen.findByRole('alert', { name: '' });
    expect(document.activeElement).toBe(notice);
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('span')?.textContent),
    ).toEqual(['Job title: now Their title. Yours is still in the form.', 'Pay to: now 44000']);
    expect(title).toHaveProperty('value', 'My title');

    server.forget(updateJob);
    server.reply(updateJob, { data: theirs });
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await expect
      .poll(() => sentTo(updateJob).at(-1)?.body)
      .toMatchObject({ job: { title: 'My title', salary_to: 44_000 }, updated_at: theirs.updated_at });
  });

  test('a change of nothing in the form, such as a decision about a held change, asks to save again', async () => {
    const job = aRecruiterJob();
    const { user, title } = await edit(job);
    await user.type(title, '!');
    server.refuse(updateJob, { status: 409, message: 'This job has changed.' });
    const theirs = aRecruiterJob({ updated_at: '2026-11-05T09:00:00.000Z' });
    server.forget(getRecruiterJob);
    server.reply(getRecruiterJob, { data: theirs });
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(/^Not saved yet. Something else here changed/)).toBeDefined();
    server.forget(updateJob);
    server.reply(updateJob, { data: theirs });
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await expect.poll(() => sentTo(updateJob).at(-1)?.body).toMatchObject({ updated_at: theirs.updated_at });
  });

  test('a conflict is decided for their value with one button', async () => {
    const job = aRecruiterJob();
    const { user, title } = await edit(job);
    await user.type(title, '!');
    server.refuse(updateJob, { status: 409, message: 'Tom has changed this job.' });
    server.forget(getRecruiterJob);
    server.reply(getRecruiterJob, {
      data: aRecruiterJob({ updated_at: '2026-11-05T09:00:00.000Z', draft: { ...job.draft, title: 'Their title' } }),
    });
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await user.click(await screen.findByRole('button', { name: 'Use Their title' }));
    expect(title).toHaveProperty('value', 'Their title');
  });
});

describe('leaving', () => {
  test('an unchanged form does not ask', async () => {
    const { user, address } = await edit(aRecruiterJob());
    expect(screen.queryByText('Not saved yet')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Jobs' }));
    await expect.poll(address).toBe('/recruiter/jobs');
  });

  test('a changed form asks first and stays on request', async () => {
    const { user, address, title } = await edit(aRecruiterJob());
    await user.type(title, '!');
    expect(screen.getByText('Not saved yet')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Jobs' }));
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to leave this page?' });
    expect(within(question).getByText('If you leave now, your progress will be lost.')).toBeDefined();
    await user.click(within(question).getByRole('button', { name: 'Keep writing' }));
    expect(address()).toBe('/recruiter/jobs/7/edit');
    await user.click(await screen.findByRole('link', { name: 'Jobs' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect.poll(address).toBe('/recruiter/jobs');
    expect(localStorage.getItem('unsaved-9-job 7')).toBeNull();
  });

  test('a changed draft can be saved on leaving', async () => {
    const job = aRecruiterJob();
    const { user, address, title } = await edit(job);
    server.reply(updateJob, { data: job });
    await user.type(title, '!');
    await user.click(screen.getByRole('link', { name: 'Jobs' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Save draft' }));
    await expect.poll(address).toBe('/recruiter/jobs');
    expect(sentTo(updateJob)[0]?.body).toMatchObject({ job: { title: 'Signalling Technician!' } });
  });

  test('a session that has ended leaves without a question, and the text is there again', async () => {
    const { user, router, title } = await edit(aRecruiterJob());
    await user.type(title, '!');
    credentials.setToken(null);
    await act(() => router.navigate({ href: '/auth/login' }));
    expect(await screen.findByRole('heading', { name: 'At /auth/login' })).toBeDefined();
    cleanup();
    const again = await edit(aRecruiterJob());
    expect(again.title).toHaveProperty('value', 'Signalling Technician!');
    expect(screen.getByText(/We restored your unsaved changes/)).toBeDefined();
  });
});

describe('saving a draft while it is written', () => {
  test('creates the draft once, keeps what is typed meanwhile, and then saves over it', async () => {
    const shown = renderScreen(JobCreatePage, { path: '/recruiter/jobs/create', wrap });
    const first = aRecruiterJob({ id: 31 });
    server.reply(createJob, { data: { ...first, draft: { ...first.draft, title: 'Fitter' } } });
    server.reply(updateJob, { data: { ...first, updated_at: '2026-11-02T09:00:00.000Z' } });
    const user = userEvent.setup();
    const title = await screen.findByRole('textbox', { name: 'Job title' });
    await user.type(title, 'Fitter');
    expect(await screen.findByText(/^Saved \d\d:\d\d$/, {}, { timeout: 60_000 })).toBeDefined();
    await user.type(title, ' (nights)');
    expect(title).toHaveProperty('value', 'Fitter (nights)');
    await expect.poll(() => sentTo(updateJob).length, { timeout: 60_000 }).toBe(1);
    expect(sentTo(createJob)).toHaveLength(1);
    expect(sentTo(updateJob)[0]?.body).toMatchObject({ job: { title: 'Fitter (nights)' }, updated_at: first.updated_at });
    expect(shown.address()).toBe('/recruiter/jobs/create?draft=31');
    expect(Object.keys(localStorage).filter((key) => key.includes('job'))).toEqual([]);
  });

  test('leaves the list of what is missing to publish', async () => {
    renderScreen(JobCreatePage, { path: '/recruiter/jobs/create', wrap });
    const first = aRecruiterJob({ id: 31 });
    server.reply(createJob, { data: { ...first, draft: { ...first.draft, title: 'Fitter' } } });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Job title' }), 'Fitter');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const summary = await screen.findByRole('alert', { name: '6 things need your attention' });
    expect(await screen.findByText(/^Saved \d\d:\d\d$/, {}, { timeout: 60_000 })).toBeDefined();
    expect(within(summary).getByRole('link', { name: 'Choose a closing date' })).toBeDefined();
    expect(summary.isConnected).toBe(true);
  });

  test('says that nothing is saved without a title, and sends nothing', async () => {
    renderScreen(JobCreatePage, { path: '/recruiter/jobs/create', wrap });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('spinbutton', { name: 'From (optional)' }), '30000');
    expect(await screen.findByText('Not saved: check job title', {}, { timeout: 60_000 })).toBeDefined();
    expect(sentTo(createJob)).toEqual([]);
  });

  test('opens the draft when its page is loaded again', async () => {
    server.reply(getRecruiterJob, { data: aRecruiterJob({ id: 31 }) });
    const shown = renderScreen(JobCreatePage, {
      path: '/recruiter/jobs/create',
      at: '/recruiter/jobs/create?draft=31',
      wrap,
    });
    await expect.poll(shown.address).toBe('/recruiter/jobs/31/edit');
  });

  test('never saves a published job by itself', async () => {
    const { user, title } = await edit(aRecruiterJob({ status: 'published' }));
    await user.type(title, ' (nights)');
    await new Promise((done) => setTimeout(done, 2500));
    expect(sentTo(updateJob)).toEqual([]);
    expect(screen.getByText('Not saved yet')).toBeDefined();
  });

  test('keeps what is typed in this browser without a connection', async () => {
    const job = aRecruiterJob();
    const { user, title } = await edit(job);
    server.refuse(updateJob, { status: 503, message: 'Unavailable' });
    await user.type(title, ' (nights)');
    expect(
      await screen.findByText('No connection. Your changes are stored in this browser.', {}, { timeout: 60_000 }),
    ).toBeDefined();
    expect(Object.entries(localStorage).find(([key]) => key.endsWith(`job ${job.id}`))?.[1]).toContain('(nights)');
  });
});

describe('starting from an advert', () => {
  const parsed = {
    proposals: [
      { field: 'title' as const, values: { title: 'Fitter' }, label: null, quote: 'Job title: Fitter' },
      {
        field: 'salary_from' as const,
        values: { salary_from: 30_000, salary_to: 34_000, salary_per: 'year' as const },
        label: null,
        quote: 'Salary: £30-34k',
      },
      { field: 'city_id' as const, values: { city_id: 50 }, label: 'York', quote: 'Location: York' },
      { field: 'requirements' as const, values: { requirements: ['A licence', 'Level 3'] }, label: null, quote: 'You have' },
      { field: 'description' as const, values: { description: '<p>Short</p>' }, label: null, quote: '' },
    ],
    whole_description: '<p>Short</p><ul><li>A licence</li><li>Level 3</li></ul>',
    unclear: [{ field: 'job_type' as const, quote: 'Full or part time', message: 'We couldn’t tell the job type.' }],
  };

  async function paste() {
    renderScreen(JobCreatePage, { path: '/recruiter/jobs/create', wrap });
    server.reply(parseAdvert, { data: parsed });
    server.reply(createJob, { data: aRecruiterJob({ id: 31 }) });
    const user = userEvent.setup();
    return user;
  }

  test('fills the chosen fields with the words of the advert shown, and overwrites nothing that was typed', async () => {
    const user = await paste();
    const title = await screen.findByRole('textbox', { name: 'Job title' });
    await user.type(title, 'My own title');
    await user.click(screen.getByRole('button', { name: 'Paste an advert' }));
    await user.click(screen.getByRole('textbox', { name: 'Advert' }));
    await user.paste('Job title: Fitter, Salary: £30-34k, Location: York');
    await user.click(screen.getByRole('button', { name: 'Read the advert' }));
    expect(await screen.findByText('“Salary: £30-34k”')).toBeDefined();
    expect(screen.getByText('We couldn’t tell the job type.')).toBeDefined();
    expect(screen.getByRole('checkbox', { name: /Fitter/ })).toHaveProperty('checked', false);
    expect(screen.getByRole('checkbox', { name: /£30,000 to £34,000 a year/ })).toHaveProperty('checked', true);
    // A list that is not wanted stays in the description.
    await user.click(screen.getByRole('checkbox', { name: /A licence · Level 3/ }));
    await user.click(screen.getByRole('button', { name: 'Fill in 3 fields' }));
    expect(title).toHaveProperty('value', 'My own title');
    expect(screen.getByRole('spinbutton', { name: 'To (optional)' })).toHaveProperty('value', '34000');
    expect(screen.getByRole('combobox', { name: 'Town or city' })).toHaveProperty('value', expect.stringMatching(/^York/));
    expect((await screen.findByRole('textbox', { name: 'Description' })).textContent).toContain('Level 3');
  });

  test('refuses a paste of 5 MB before it is sent', async () => {
    const user = await paste();
    await user.click(await screen.findByRole('button', { name: 'Paste an advert' }));
    await user.click(screen.getByRole('textbox', { name: 'Advert' }));
    await user.paste('x'.repeat(5_000_000));
    await user.click(screen.getByRole('button', { name: 'Read the advert' }));
    expect(await screen.findByText('This is larger than 1 MB. Copy only the text of the advert and paste that.')).toBeDefined();
    expect(sentTo(parseAdvert)).toEqual([]);
  });
});

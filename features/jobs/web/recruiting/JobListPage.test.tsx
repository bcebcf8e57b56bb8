import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ReplyInputOf } from '#kit/contract/route.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { closeJob, copyJob, deleteJob, findRecruiterJobs, publishJob, withdrawJob } from '../../recruiting-contract.ts';
import type { JobStatus } from '../../shapes.ts';
import { JobListPage } from './JobListPage.tsx';
import { aJobRow, aRecruiterJob, aReview, soon } from './testing.ts';

afterEach(cleanup);

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
});

const listOf = (...jobs: ReturnType<typeof aJobRow>[]): ReplyInputOf<typeof findRecruiterJobs> => ({
  data: jobs,
  meta: { page: 1, per_page: 20, total: jobs.length, last_page: 1 },
  counts: { draft: 1, published: 2 },
});

function show(at = '/recruiter/jobs') {
  return { ...renderScreen(JobListPage, { path: '/recruiter/jobs', at }), user: userEvent.setup() };
}

async function actionsOf(title: string) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  return { user, menu: within(await screen.findByRole('menu')) };
}

const sentTo = (route: { method: string; path: string }) =>
  server.requests.filter((one) => one.route === `${route.method} ${route.path}`);

describe('the company’s job list', () => {
  test('shows each job with its place, status, closing date and applicants, new ones marked', async () => {
    server.reply(findRecruiterJobs, listOf(aJobRow({ closes_at: `${soon(3)}T12:00:00.000Z` })));
    show();
    const row = within(await screen.findByRole('row', { name: /Signalling Technician/ }));
    expect(row.getByRole('link', { name: 'Signalling Technician' }).getAttribute('href')).toBe('/recruiter/jobs/7');
    expect(row.getByText('York')).toBeDefined();
    expect(row.getByText('Published')).toBeDefined();
    expect(row.getByText('Closes in 3 days')).toBeDefined();
    expect(row.getByText('2 new')).toBeDefined();
    expect(row.getByRole('link', { name: '3 applicants for Signalling Technician' }).getAttribute('href')).toBe(
      '/recruiter/jobs/7/applications',
    );
    expect(screen.getByRole('tab', { name: 'All (3)' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tab', { name: 'Draft (1)' }).getAttribute('href')).toBe('/recruiter/jobs?status=draft');
  });

  test('stores keywords, order and page in the address', async () => {
    server.reply(findRecruiterJobs, listOf(aJobRow()));
    const { user, address } = show('/recruiter/jobs?status=draft&page=2');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'Title');
    await expect.poll(address).toBe('/recruiter/jobs?status=draft&sorted_by=title');
    await user.type(screen.getByRole('searchbox', { name: 'Search your jobs' }), 'rail');
    await expect.poll(address).toBe('/recruiter/jobs?search=rail&status=draft&sorted_by=title');
    const last = sentTo(findRecruiterJobs).at(-1)?.url.searchParams;
    expect([last?.get('status'), last?.get('search'), last?.get('sorted_by'), last?.get('page')]).toEqual([
      'draft',
      'rail',
      'title',
      '1',
    ]);
  });

  test('invites the recruiter to post the first job', async () => {
    server.reply(findRecruiterJobs, { ...listOf(), counts: {} });
    show();
    expect(await screen.findByRole('heading', { name: 'Post your first job' })).toBeDefined();
  });

  test('says that no job matches and links to all jobs', async () => {
    server.reply(findRecruiterJobs, listOf());
    show('/recruiter/jobs?search=zzz');
    await screen.findByRole('heading', { name: 'No matching jobs' });
    expect(screen.getByRole('link', { name: 'Show all jobs' }).getAttribute('href')).toBe('/recruiter/jobs');
  });

  test('reports a failure and can be retried', async () => {
    server.refuse(findRecruiterJobs, { status: 400, message: 'x' });
    const { user } = show();
    await screen.findByText('Your jobs could not be loaded');
    server.forget(findRecruiterJobs);
    server.reply(findRecruiterJobs, listOf(aJobRow()));
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByRole('link', { name: 'Signalling Technician' })).toBeDefined();
  });
});

describe('the menu of a job', () => {
  test.each<[JobStatus, string[]]>([
    ['draft', ['View', 'Edit', 'Publish', 'Copy', 'Save as a template', 'Delete draft']],
    ['held', ['View', 'Edit', 'Withdraw from review', 'Copy', 'Save as a template']],
    ['published', ['View', 'Edit', 'Applicants', 'Pause', 'Close', 'Mark as filled', 'Copy', 'Save as a template']],
    ['paused', ['View', 'Edit', 'Applicants', 'Publish again', 'Close', 'Mark as filled', 'Copy', 'Save as a template']],
    ['closed', ['View', 'Edit', 'Applicants', 'Relist with a new date', 'Copy', 'Save as a template']],
    [
      'expired',
      ['View', 'Edit', 'Applicants', 'Relist with a new date', 'Close', 'Mark as filled', 'Copy', 'Save as a template'],
    ],
  ])('of a job that is %s offers what may be done', async (status, buttons) => {
    const isNew = status === 'draft' || status === 'held';
    server.reply(findRecruiterJobs, listOf(aJobRow({ status, applicants_total: 0, ...(isNew ? { published_at: null } : {}) })));
    show();
    const { menu } = await actionsOf('Signalling Technician');
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(buttons);
  });

  test('withdraws a held job, whose words are in the list', async () => {
    server.reply(findRecruiterJobs, listOf(aJobRow({ status: 'held', review: aReview() })));
    server.reply(withdrawJob, { data: aRecruiterJob() });
    show();
    expect(await screen.findByText('May ask for money: “Pay us £35.”')).toBeDefined();
    const { user, menu } = await actionsOf('Signalling Technician');
    await user.click(menu.getByRole('menuitem', { name: 'Withdraw from review' }));
    expect(await screen.findByText('Job withdrawn from review')).toBeDefined();
  });

  test('says that a change of a published job is being checked', async () => {
    const review = aReview({ of: 'change', passages: [{ field: 'description', held_for: ['money'], quotes: ['Pay us £35.'] }] });
    server.reply(findRecruiterJobs, listOf(aJobRow({ review })));
    show();
    expect(await screen.findByText('A change is being checked. It may ask for money: “Pay us £35.”')).toBeDefined();
    expect((await screen.findAllByText('Published')).length).toBeGreaterThan(0);
  });

  test('pauses without asking', async () => {
    server.reply(findRecruiterJobs, listOf(aJobRow()));
    server.reply(closeJob, { data: aRecruiterJob() });
    show();
    const { user, menu } = await actionsOf('Signalling Technician');
    await user.click(menu.getByRole('menuitem', { name: 'Pause' }));
    expect(await screen.findByText('Job paused')).toBeDefined();
    expect(sentTo(closeJob)[0]?.body).toEqual({ to: 'paused' });
  });

  test('explains what closing means before it closes the job', async () => {
    server.reply(findRecruiterJobs, listOf(aJobRow()));
    server.reply(closeJob, { data: aRecruiterJob() });
    show();
    const { user, menu } = await actionsOf('Signalling Technician');
    await user.click(menu.getByRole('menuitem', { name: 'Close' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Close “Signalling Technician”?' }));
    expect(question.getByText(/You keep 3 applicants in your list/)).toBeDefined();
    expect(sentTo(closeJob)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Close job' }));
    expect(await screen.findByText('Job closed')).toBeDefined();
  });

  test('deletes a draft after confirmation', async () => {
    server.reply(findRecruiterJobs, listOf(aJobRow({ status: 'draft', applicants_total: 0 })));
    server.reply(deleteJob, {});
    show();
    const { user, menu } = await actionsOf('Signalling Technician');
    await user.click(menu.getByRole('menuitem', { name: 'Delete draft' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete the draft “Signalling Technician”?' }));
    await user.click(question.getByRole('button', { name: 'Delete draft' }));
    expect(await screen.findByText('Draft deleted')).toBeDefined();
  });

  test('relists with a closing date that is not in the past', async () => {
    server.reply(findRecruiterJobs, listOf(aJobRow({ status: 'closed' })));
    server.reply(publishJob, { data: aRecruiterJob() });
    show();
    const { user, menu } = await actionsOf('Signalling Technician');
    await user.click(menu.getByRole('menuitem', { name: 'Relist with a new date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Relist “Signalling Technician”' }));
    await user.type(dialog.getByLabelText('New closing date'), '2020-01-01');
    await user.click(dialog.getByRole('button', { name: 'Relist' }));
    expect(await dialog.findByText('Choose today or a later date')).toBeDefined();
    await user.clear(dialog.getByLabelText('New closing date'));
    await user.type(dialog.getByLabelText('New closing date'), soon(20));
    await user.click(dialog.getByRole('button', { name: 'Relist' }));
    expect(await screen.findByText('Job published again')).toBeDefined();
    expect(sentTo(publishJob)[0]?.body).toEqual({ closes_on: soon(20) });
  });

  test('opens the form when a draft is incomplete', async () => {
    server.reply(findRecruiterJobs, listOf(aJobRow({ status: 'draft', applicants_total: 0 })));
    server.refuse(publishJob, { status: 422, message: 'x', errors: { closes_on: ['Choose a closing date'] } });
    const { address } = show();
    const { user, menu } = await actionsOf('Signalling Technician');
    await user.click(menu.getByRole('menuitem', { name: 'Publish' }));
    await expect.poll(address).toBe('/recruiter/jobs/7/edit');
  });

  test('opens the new copy', async () => {
    server.reply(findRecruiterJobs, listOf(aJobRow()));
    server.reply(copyJob, { left_out: ['closes_on'], data: aRecruiterJob({ id: 55 }) });
    const { address } = show();
    const { user, menu } = await actionsOf('Signalling Technician');
    await user.click(menu.getByRole('menuitem', { name: 'Copy' }));
    await expect.poll(address).toBe('/recruiter/jobs/55/edit');
  });
});

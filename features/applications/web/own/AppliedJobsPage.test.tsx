import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSession, SessionProvider } from '#features/accounts/web/index.ts';
import { aVeteran } from '#features/accounts/web/testing.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { type Application, acceptOffer, declineOffer, findApplications, withdrawApplication } from '../../contract.ts';
import { findApplicationDrafts } from '../../draft-contract.ts';
import { findTracked } from '../../tracking-contract.ts';
import { anApplication } from '../testing.ts';
import { AppliedJobsPage } from './AppliedJobsPage.tsx';

afterEach(cleanup);

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.reply(findTracked, { data: [] });
  server.reply(findApplicationDrafts, { data: [] });
});

function show(...applications: Application[]) {
  server.reply(findApplications, {
    data: applications,
    meta: { page: 1, per_page: 20, total: applications.length, last_page: 1 },
  });
  const session = createSession({ at: 'signed_in', user: aVeteran() });
  renderScreen(() => <AppliedJobsPage />, {
    path: '/veteran/jobs',
    at: '/veteran/jobs?jobType=applied',
    wrap: (children) => <SessionProvider store={session}>{children}</SessionProvider>,
  });
  return userEvent.setup();
}

const ended = (stage: Application['stage'], changes: Partial<Application> = {}) =>
  anApplication({
    stage,
    may_withdraw: false,
    events: [
      ...anApplication().events,
      { at: '2026-11-20T09:00:00.000Z', from_stage: 'submitted', to_stage: stage, by: 'The employer', reason: null, note: null },
    ],
    ...changes,
  });

test('shows the progress of each, when to expect a reply, and what was sent', async () => {
  const user = show(anApplication());
  const card = within(await screen.findByRole('article', { name: 'Signalling Technician' }));
  expect(card.getByText(/expect an answer by 31 December 2026/)).toBeTruthy();
  expect(card.getByRole('listitem', { current: 'step' }).textContent).toBe('Sent');
  await user.click(card.getByRole('button', { name: 'History and what you sent' }));
  expect(await card.findByText('Application sent')).toBeTruthy();
  expect(card.getByText('I kept Apaches flying for fifteen years.')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Rhys Pritchard CV.pdf (84 KB)' })).toBeTruthy();
});

test('says "not selected" with the reason and the next step, never "rejected"', async () => {
  show(
    ended('not_selected', {
      plain_text: 'The employer wants more experience in this field.',
      advice: { text: 'Show more of your service.', to: 'resumes' },
    }),
  );
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('listitem', { current: 'step' }).textContent).toBe('Not selected');
  expect(card.textContent).toContain('The employer wants more experience in this field.');
  expect(card.textContent).toContain('Next step: Show more of your service.');
  expect(within(card).getByRole('link', { name: 'Your CVs' }).getAttribute('href')).toBe('/veteran/resume');
  expect(document.body.textContent).not.toMatch(/reject/i);
});

test('withdrawing asks first and refreshes the list', async () => {
  const user = show(anApplication());
  server.reply(withdrawApplication, { data: ended('withdrawn') });
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this application?' }));
  expect(question.getByText(/Signalling Technician at Northgate Rail/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Keep application' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.requests.some(({ route }) => route.endsWith('/withdraw'))).toBe(false);

  server.forget(findApplications);
  server.reply(findApplications, { data: [ended('withdrawn')], meta: { page: 1, per_page: 20, total: 1, last_page: 1 } });
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
  await waitFor(() => expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('Withdrawn'));
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

test('an offer can be accepted after a confirmation', async () => {
  const user = show(ended('offer', { may_withdraw: true }));
  server.reply(acceptOffer, { data: ended('hired') });
  await user.click(await screen.findByRole('button', { name: 'Accept offer' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Accept the offer from Northgate Rail?' }));
  expect(server.requests.some(({ route }) => route.endsWith('/accept'))).toBe(false);
  await user.click(question.getByRole('button', { name: 'Accept offer' }));
  await waitFor(() => expect(server.requests.some(({ route }) => route.endsWith('/accept'))).toBe(true));
});

test('an offer can be declined', async () => {
  const user = show(ended('offer', { may_withdraw: true }));
  server.reply(declineOffer, { data: ended('declined') });
  await user.click(await screen.findByRole('button', { name: 'Decline offer' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Decline offer' }));
  await waitFor(() => expect(server.requests.some(({ route }) => route.endsWith('/decline'))).toBe(true));
});

test('without applications it explains the page', async () => {
  show();
  await screen.findByRole('heading', { name: 'You haven’t applied for any jobs yet' });
  expect(screen.getByRole('link', { name: 'Find jobs' }).getAttribute('href')).toBe('/veteran/jobs?jobType=jobs');
});

test('a visitor is asked to sign in, and nothing is requested', async () => {
  renderScreen(() => <AppliedJobsPage />, {
    path: '/veteran/jobs',
    at: '/veteran/jobs?jobType=applied',
    wrap: (children) => <SessionProvider store={createSession({ at: 'signed_out' })}>{children}</SessionProvider>,
  });
  await screen.findByRole('heading', { name: 'Sign in to see what you applied for' });
  expect(server.requests).toEqual([]);
});

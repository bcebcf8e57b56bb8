import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createSession, SessionProvider } from '#features/accounts/web/index.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { getDashboard } from '../veteran-contract.ts';
import { ApplicationsCard } from './ApplicationsCard.tsx';
import { ForEmployersPage } from './ForEmployersPage.tsx';

afterEach(cleanup);

test('a card of the dashboard that fails reports it by itself and can be loaded again', async () => {
  const server = stubServer();
  server.refuse(getDashboard, { status: 500, message: 'Broken' });
  renderScreen(ApplicationsCard);
  const card = within(await screen.findByRole('region', { name: 'Your applications' }));
  await card.findByText('Your applications could not be loaded');
  server.forget(getDashboard);
  server.reply(getDashboard, { data: { application_news: { total: 7, open: 5, offers: 1, next_interview: null, news: [] } } });
  await userEvent.click(card.getByRole('button', { name: 'Try again' }));
  await card.findByText('4 waiting for a reply, 1 offer to answer');
  expect(server.requests[0]?.url.searchParams.getAll('section')).toEqual(['application_news']);
});

test('employers read what a rank means and start to sign up', async () => {
  renderScreen(ForEmployersPage, {
    wrap: (children) => <SessionProvider store={createSession({ at: 'signed_out' })}>{children}</SessionProvider>,
  });
  await screen.findByRole('heading', { level: 1, name: 'Hire people who served' });
  expect(screen.getByRole('row', { name: /OR-4/ }).textContent).toContain('Team leader');
  expect(screen.getAllByRole('link', { name: 'Create an employer account' })[0]?.getAttribute('href')).toBe(
    '/auth/signup?user=recruiter',
  );
});

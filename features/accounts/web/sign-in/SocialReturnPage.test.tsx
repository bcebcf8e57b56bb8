import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { createSession, SessionProvider } from '../session/session.tsx';
import { SocialReturnPage } from './SocialReturnPage.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Comes back from Google, where this tab started a sign-in with the state `known`. */
function comeBack(query: string) {
  sessionStorage.setItem('socialSignIn', JSON.stringify({ provider: 'google', state: 'known' }));
  const server = stubServer();
  renderScreen(() => <SocialReturnPage />, {
    path: '/redirect/social',
    at: `/redirect/social?${query}`,
    wrap: (children) => <SessionProvider store={createSession({ at: 'signed_out' })}>{children}</SessionProvider>,
  });
  return server;
}

const expectSignInScreen = (message: string) =>
  Promise.all([screen.findByText(message), screen.findByRole('heading', { name: 'At /auth/login' })]);

test.each([
  [
    'consent that was refused',
    'error=access_denied&state=known',
    'You didn’t allow Google to sign you in. Try again, or use your email and password.',
  ],
  [
    'another state than this tab stored',
    'code=stolen&state=invented',
    'Signing in with Google didn’t work. Try again, or use your email and password.',
  ],
])('reports %s and signs nobody in', async (_, query, message) => {
  const server = comeBack(query);
  await expectSignInScreen(message);
  expect(server.requests).toEqual([]);
  expect(sessionStorage.getItem('socialSignIn')).toBeNull();
});

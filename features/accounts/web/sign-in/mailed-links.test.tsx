import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { findRecentFactors, resetPassword } from '../../sign-up-contract.ts';
import { createSession, SessionProvider } from '../session/session.tsx';
import { aVeteran } from '../testing.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
  server.reply(findRecentFactors, { data: [] });
});
afterEach(cleanup);

const open = (at: string, session = createSession({ at: 'signed_out' })) =>
  renderScreen(() => <ResetPasswordPage />, {
    path: '/auth/reset-password',
    at,
    wrap: (children) => <SessionProvider store={session}>{children}</SessionProvider>,
  });

async function choose(password: string): Promise<void> {
  const user = userEvent.setup();
  const field = await screen.findByLabelText('New password');
  await user.clear(field);
  await user.type(field, password);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

test('an incomplete link offers a new one', async () => {
  open('/auth/reset-password?email=somebody%40example.test');
  await screen.findByRole('heading', { name: 'This link is incomplete' });
  expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe('/auth/forgot?user=veteran');
});

test('a link that no longer works is reported, after the password is long enough', async () => {
  server.refuse(resetPassword, {
    status: 422,
    message: 'This link or code is wrong, has expired or was already used.',
    errors: { token: ['This link or code is wrong, has expired or was already used.'] },
  });
  open('/auth/reset-password?email=somebody%40example.test&token=old');
  await choose('short');
  expect(await screen.findByText('Use 10 characters or more')).toBeTruthy();
  await choose('a-kettle-on-the-landing');
  expect((await screen.findByRole('alert')).textContent).toContain('has expired or was already used');
});

test.each([
  ['operator', '/operator/login?changed=password'],
  ['recruiter', '/auth/login?user=recruiter&changed=password'],
])('a changed password leads to the sign-in screen of an %s', async (role, address) => {
  server.reply(resetPassword, {});
  const { router } = open(`/auth/reset-password?email=someone%40example.test&token=right&user=${role}`);
  await choose('a-kettle-on-the-landing');
  await expect.poll(() => router.state.location.href).toBe(address);
});

test('a changed password ends the session of its own account in this browser, and no other', async () => {
  server.reply(resetPassword, {});
  for (const [email, remains] of [
    ['veteran@muster.test', false],
    ['someone.else@muster.test', true],
  ] as const) {
    const session = createSession({ at: 'signed_in', user: aVeteran() });
    const { router } = open(`/auth/reset-password?email=${encodeURIComponent(email)}&token=right`, session);
    await choose('a-kettle-on-the-landing');
    await expect.poll(() => router.state.location.pathname).toBe('/auth/login');
    expect(session.user() !== null).toBe(remains);
    cleanup();
  }
});

test('an operator who forgot the password goes back to the operators’ sign-in', async () => {
  renderScreen(() => <ForgotPasswordPage />, { path: '/auth/forgot', at: '/auth/forgot?user=operator' });
  expect((await screen.findByRole('link', { name: 'Back to sign in' })).getAttribute('href')).toBe('/operator/login');
});

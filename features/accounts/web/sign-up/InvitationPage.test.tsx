import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { logout } from '../../contract.ts';
import { getInvitation } from '../../invitation-contract.ts';
import { createSession, SessionProvider } from '../session/session.tsx';
import { aRecruiter } from '../testing.ts';
import { InvitationPage } from './InvitationPage.tsx';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
});
afterEach(cleanup);

function open(at: string, session = createSession({ at: 'signed_out' })) {
  renderScreen(() => <InvitationPage />, {
    path: '/auth/signup-invite',
    at,
    wrap: (children) => <SessionProvider store={session}>{children}</SessionProvider>,
  });
  return session;
}

test('explains why an invitation can’t be used', async () => {
  server.refuse(getInvitation, { status: 409, message: 'This invitation was revoked. Ask the company for a new one.' });
  open('/auth/signup-invite?token=revoked');
  await screen.findByRole('heading', { name: 'This invitation can’t be used' });
  expect(screen.getByText('This invitation was revoked. Ask the company for a new one.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/auth/login?user=recruiter');
});

test.each(['/auth/signup-invite?token=made-up', '/auth/signup-invite'])('finds no invitation at %s', async (at) => {
  server.refuse(getInvitation, { status: 404, message: 'Invitation not found.' });
  open(at);
  await screen.findByRole('heading', { name: 'We can’t find this invitation' });
});

test('asks a person who is signed in as someone else to log out first', async () => {
  server.reply(getInvitation, {
    data: { email: 'new@northgate.example', company_name: 'Northgate Rail', invited_by: 'Hannah Okafor' },
  });
  server.reply(logout, {});
  const session = open('/auth/signup-invite?token=right', createSession({ at: 'signed_in', user: aRecruiter() }));
  await screen.findByText('You are signed in as recruiter@muster.test. Log out to accept this invitation.');
  expect(screen.queryByLabelText('First name')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await expect.poll(() => session.user()).toBeNull();
});

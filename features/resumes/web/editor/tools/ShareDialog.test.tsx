import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { confirmIdentity, getSecondFactors } from '#features/accounts/security-contract.ts';
import { createSession, SessionProvider } from '#features/accounts/web/index.ts';
import { aVeteran } from '#features/accounts/web/testing.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { findResumeShares, shareResume } from '../../../sharing/contract.ts';
import { ShareDialog } from './ShareDialog.tsx';

afterEach(cleanup);

test('long after signing in, a link asks for the password in place and keeps what was typed', async () => {
  const server = stubServer();
  server.reply(findResumeShares, { data: [] });
  server.refuse(shareResume, { status: 403, message: 'Confirm', data: { confirm_identity: true } });
  const share = {
    id: 1,
    has_password: true,
    hides_contacts: true,
    expires_at: null,
    views: 0,
    created_at: '2026-01-01T10:00:00Z',
  };
  server.reply(shareResume, { data: { ...share, path: '/shared/secret-of-the-link' } });
  server.reply(getSecondFactors, { data: { has_password: true, authenticator: null, passkeys: [] } });
  server.reply(confirmIdentity, {});
  const session = createSession({ at: 'signed_in', user: aVeteran() });
  const user = userEvent.setup();
  renderScreen(() => <ShareDialog id={7} onClose={() => {}} />, {
    wrap: (children) => <SessionProvider store={session}>{children}</SessionProvider>,
  });

  await user.type(await screen.findByLabelText('Password (optional)'), 'kettle-on-landing');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }));
  await user.type(await dialog.findByLabelText('Password'), 'own password');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/secret-of-the-link/)).toBeTruthy();
  const sent = server.requests.filter(({ route }) => route === 'POST /api/resumes/{id}/shares').map(({ body }) => body);
  expect(sent).toEqual(Array(2).fill({ days: 30, hides_contacts: true, password: 'kettle-on-landing' }));
});

test('a link is not created when the person cancels', async () => {
  const server = stubServer();
  server.reply(findResumeShares, { data: [] });
  server.refuse(shareResume, { status: 403, message: 'Confirm', data: { confirm_identity: true } });
  server.reply(getSecondFactors, { data: { has_password: true, authenticator: null, passkeys: [] } });
  const session = createSession({ at: 'signed_in', user: aVeteran() });
  const user = userEvent.setup();
  renderScreen(() => <ShareDialog id={7} onClose={() => {}} />, {
    wrap: (children) => <SessionProvider store={session}>{children}</SessionProvider>,
  });
  await user.type(await screen.findByLabelText('Password (optional)'), 'kettle-on-landing');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }));
  await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Create link' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Password (optional)').value).toBe('kettle-on-landing');
  expect(server.requests.filter(({ route }) => route === 'POST /api/resumes/{id}/shares')).toHaveLength(1);
});

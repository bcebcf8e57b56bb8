import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { getSecondFactors } from '#features/accounts/security-contract.ts';
import { createSession, SessionProvider } from '#features/accounts/web/index.ts';
import { aRecruiter } from '#features/accounts/web/testing.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { deleteAccount, getPrivacy, keepAccount, startPersonalExport } from '../contract.ts';
import { DataSection } from './DataSection.tsx';

afterEach(cleanup);

const STAYS = { delete_at: null, asked_at: null, blocked: null, export: null };
const LEAVES = { delete_at: '2026-12-22T10:00:00.000Z', asked_at: '2026-11-22T10:00:00.000Z', blocked: null, export: null };

function show() {
  const server = stubServer();
  server.reply(getSecondFactors, { data: { has_password: true, authenticator: null, passkeys: [] } });
  const user = userEvent.setup();
  const open = () =>
    renderScreen(DataSection, {
      wrap: (children) => (
        <SessionProvider store={createSession({ at: 'signed_in', user: aRecruiter() })}>{children}</SessionProvider>
      ),
    });
  return { server, user, open };
}

test('asks before an account is deleted, shows the day, and takes it back', async () => {
  const { server, user, open } = show();
  server.reply(getPrivacy, { data: STAYS });
  server.reply(getPrivacy, { data: LEAVES });
  server.reply(getPrivacy, { data: STAYS });
  server.reply(deleteAccount, { message: 'Your account will be deleted in 30 days', data: LEAVES });
  server.reply(keepAccount, { message: 'Your account won’t be deleted' });
  open();
  const press = async () => user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  await press();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(server.requests.some(({ route }) => route.startsWith('DELETE'))).toBe(false);
  await press();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete my account' }));
  await screen.findByText(/Your account will be deleted on/);
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  await screen.findByRole('button', { name: 'Delete my account' });
});

test('says what prevents the deletion, and offers no button for it', async () => {
  const { server, open } = show();
  server.reply(getPrivacy, { data: { ...STAYS, blocked: 'Make a colleague an admin first.' } });
  open();
  await screen.findByText('Make a colleague an admin first.');
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
});

test('prepares the data in the background, shows progress and why it failed', async () => {
  const { server, user, open } = show();
  const at = { created_at: '2026-11-27T10:00:00.000Z', ends_at: '2026-11-28T10:00:00.000Z', size: 0, error: null };
  const working = { ...at, status: 'working' as const, done: 3, total: 40 };
  const failed = { ...at, status: 'failed' as const, done: 3, total: 40, error: 'We couldn’t prepare your data. Try again.' };
  server.reply(getPrivacy, { data: STAYS });
  server.reply(getPrivacy, { data: { ...STAYS, export: working } });
  server.reply(getPrivacy, { data: { ...STAYS, export: failed } });
  server.reply(startPersonalExport, { data: working });
  open();
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  await screen.findByText('Preparing your data: 3 of 40');
  await screen.findByText('We couldn’t prepare your data. Try again.');
  expect(server.requests.filter(({ route }) => route.startsWith('POST'))).toHaveLength(1);
});

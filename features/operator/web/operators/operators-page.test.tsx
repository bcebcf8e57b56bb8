import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createSession, SessionProvider } from '#features/accounts/web/index.ts';
import { aRecruiter } from '#features/accounts/web/testing.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { findOperators, inviteOperator, leaveTenant, type Operator, removeOperator } from '../../operators-contract.ts';
import { OperatorsPage } from './OperatorsPage.tsx';

afterEach(cleanup);

const operator = (changes: Partial<Operator>): Operator => ({
  id: 2,
  full_name: 'Amal Reid',
  email: 'amal@muster.test',
  role: 'operator',
  last_signed_in_at: '2026-11-21T08:00:00.000Z',
  has_second_factor: true,
  has_password: true,
  ...changes,
});
const ANOTHER = operator({ id: 3, full_name: 'Ben Stone', email: 'ben@muster.test' });
const BOSS = operator({ id: 4, full_name: 'Cora Vale', email: 'cora@muster.test', role: 'system_operator' });
const RECOMMENDATION = 'Invite a second operator, so that a lost phone does not lock this tenant out.';

function show(operators: Operator[]) {
  const server = stubServer();
  server.reply(findOperators, { data: { operators, invitations: [] } });
  renderScreen(OperatorsPage, {
    path: '/operator/operators',
    wrap: (children) => (
      <SessionProvider store={createSession({ at: 'signed_in', user: aRecruiter({ id: 2, role: 'operator' }) })}>
        {children}
      </SessionProvider>
    ),
  });
  return { server, user: userEvent.setup() };
}

test('a single operator is told to invite a second one, and the invitation is sent', async () => {
  const { server, user } = show([operator({})]);
  expect(await screen.findByText(RECOMMENDATION)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Invite an operator' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Email'), 'noor@muster.test');
  const sent = { id: 1, email: 'noor@muster.test', invited_by: 'Amal Reid', state: 'open' as const };
  server.reply(inviteOperator, {
    message: 'Invitation sent to noor@muster.test.',
    data: { ...sent, sent_at: '2026-11-21T08:00:00.000Z', expires_at: '2026-12-05T08:00:00.000Z' },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Invitation sent to noor@muster.test.')).toBeTruthy();
  expect(server.requests.find(({ route }) => route.startsWith('POST'))?.body).toEqual({ email: 'noor@muster.test' });
});

test('another operator is removed after a confirmation, a system operator is not', async () => {
  const { server, user } = show([operator({}), ANOTHER, BOSS]);
  await user.click(await screen.findByRole('button', { name: 'Remove Ben Stone' }));
  expect(screen.queryByText(RECOMMENDATION)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove Cora Vale', hidden: true })).toBeNull();
  server.reply(removeOperator, { message: 'Ben Stone is no longer an operator. We’ll email them.' });
  server.forget(findOperators);
  server.reply(findOperators, { data: { operators: [operator({}), BOSS], invitations: [] } });
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove operator' }));
  expect(await screen.findByText('Ben Stone is no longer an operator. We’ll email them.')).toBeTruthy();
  await expect.poll(() => screen.queryByRole('button', { name: 'Remove Ben Stone' })).toBeNull();
});

test('leaving as the last operator shows why it is refused', async () => {
  const { server, user } = show([operator({})]);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  server.refuse(leaveTenant, { status: 409, message: 'No other operator can sign in.' });
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('No other operator can sign in.')).toBeTruthy();
});

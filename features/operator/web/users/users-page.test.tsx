import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createSession, SessionProvider } from '#features/accounts/web/index.ts';
import { aRecruiter } from '#features/accounts/web/testing.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { findPeople } from '../../contract.ts';
import { UsersPage } from './UsersPage.tsx';

afterEach(cleanup);

test('keeps a filter that is chosen before the typed words are applied', async () => {
  const server = stubServer();
  server.reply(findPeople, { data: [], meta: { page: 1, per_page: 20, total: 0, last_page: 1 } });
  const { address } = renderScreen(UsersPage, {
    path: '/operator/users',
    wrap: (children) => (
      <SessionProvider store={createSession({ at: 'signed_in', user: aRecruiter({ role: 'operator' }) })}>
        {children}
      </SessionProvider>
    ),
  });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('searchbox', { name: 'Search by name or email' }), 'price');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'pending');
  await expect.poll(address).toBe('/operator/users?search=price&status=pending');
});

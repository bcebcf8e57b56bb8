import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getCountries } from '#features/lookups/contract.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import type { User } from '../../shapes.ts';
import { createSession, SessionProvider } from '../session/session.tsx';
import { aRecruiter } from '../testing.ts';
import { ProfileSections } from './ProfileSections.tsx';

afterEach(cleanup);

const open = async (user: User, at = '/recruiter/profile') => {
  stubServer().reply(getCountries, { data: [] });
  renderScreen(() => <ProfileSections />, {
    path: '/recruiter/profile',
    at,
    wrap: (children) => <SessionProvider store={createSession({ at: 'signed_in', user })}>{children}</SessionProvider>,
  });
  await screen.findByRole('heading', { name: 'Profile' });
};

const details = aRecruiter().user_details;
const INACTIVE: [who: string, user: User][] = [
  ['account', aRecruiter({ status: 'inactive' })],
  [
    'company',
    aRecruiter({
      user_details: { ...details, company: { id: 3, name: 'Northgate Rail', status: 'inactive', status_reason: null } },
    }),
  ],
];

test('an active recruiter changes their name, email and security settings', async () => {
  await open(aRecruiter());
  expect(screen.getByRole('link', { name: 'Security' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change email' })).toBeTruthy();
  expect(await screen.findByRole('textbox', { name: 'First name' })).toBeTruthy();
});

test.each(INACTIVE)('with an inactive %s, the profile can only be read', async (_, user) => {
  await open(user, '/recruiter/profile?profile_section=security');
  expect(screen.getByText('Hannah Okafor')).toBeTruthy();
  expect(screen.getByText('recruiter@muster.test')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Security' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Change email' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

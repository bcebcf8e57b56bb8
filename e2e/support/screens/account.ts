import type { Page } from '@playwright/test';
import { callAs, createAccount } from '../api.ts';
import { openDialog, type Screen, screenGroup, shownDialog } from './screen.ts';

const VETERAN = 'veteran@muster.test';
const LEAVING = 'screens.leaving.veteran@example.test';
const SECURE = 'screens.secure.veteran@example.test';
const NEW = 'screens.new.veteran@example.test';

const PROFILE = '/veteran/profile';
const section = (name: string) => `${PROFILE}?profile_section=${name}`;

async function make(): Promise<void> {
  for (const email of [LEAVING, SECURE, NEW]) await createAccount(email, 'veteran');
  await callAs(LEAVING, 'DELETE', '/api/privacy/account');
}

const deleteButton = (page: Page) => page.getByRole('button', { name: 'Delete my account' });
const sessions = (page: Page) => page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
const app = (page: Page) => page.getByRole('region', { name: 'Authenticator app' });

const screens: Screen<void>[] = [
  { route: PROFILE, shows: (page) => page.getByLabel('Middle name') },
  { route: PROFILE, at: section('personal'), shows: (page) => page.getByLabel('Date of birth') },
  { route: PROFILE, at: section('wishes'), shows: (page) => page.getByLabel('Minimum pay') },
  {
    route: PROFILE,
    at: section('registrations'),
    shows: (page) => page.getByRole('button', { name: 'Add a registration' }),
  },
  { route: PROFILE, at: section('service'), shows: (page) => page.getByRole('link', { name: /^Change it in your/ }) },
  { route: PROFILE, at: section('data'), shows: deleteButton },
  {
    route: PROFILE,
    at: section('data'),
    state: 'preparing the data',
    stays: true,
    shows: deleteButton,
    open: async (page) => {
      const now = new Date().toISOString();
      const working = { status: 'working', done: 3, total: 12, size: 0, error: null, created_at: now, ends_at: now };
      const data = { delete_at: null, asked_at: null, blocked: null, export: working };
      await page.route('**/api/privacy', (route) => route.fulfill({ json: { status: true, data } }));
      await page.reload();
      await page.getByText('Preparing your data: 3 of 12').waitFor();
      return page.getByRole('main');
    },
  },
  {
    route: PROFILE,
    at: section('data'),
    state: 'deleting the account',
    shows: deleteButton,
    open: (page) => openDialog(page, 'Delete my account'),
  },
  {
    route: PROFILE,
    at: section('data'),
    as: LEAVING,
    state: 'to be deleted',
    shows: (page) => page.getByText(/Your account will be deleted on/),
  },
  {
    route: PROFILE,
    at: section('security'),
    as: SECURE,
    state: 'with every form open and an error',
    shows: sessions,
    open: async (page) => {
      for (const name of ['Change password', 'Change email', 'Set up an app', 'Add a passkey'])
        await page.getByRole('button', { name }).click();
      await app(page).getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
      await page.getByRole('button', { name: 'Save password' }).click();
      await page.getByText('Password is required').first().waitFor();
      return null;
    },
    narrow: 320,
  },
  {
    route: PROFILE,
    at: section('security'),
    as: SECURE,
    state: 'confirming who it is',
    stays: true,
    shows: sessions,
    open: async (page) => {
      await page.route('**/api/account/authenticator', (route) =>
        route.fulfill({ status: 403, json: { status: false, message: 'Confirm', data: { confirm_identity: true } } }),
      );
      return openDialog(page, 'Set up an app');
    },
  },
  {
    route: PROFILE,
    at: section('security'),
    as: SECURE,
    state: 'removing a passkey',
    stays: true,
    shows: sessions,
    open: async (page) => {
      const passkey = { id: 1, name: 'Work laptop', created_at: new Date().toISOString(), last_used_at: null };
      const data = { has_password: true, authenticator: null, passkeys: [passkey] };
      await page.route('**/api/account/second-factors', (route) => route.fulfill({ json: { status: true, data } }));
      await page.reload();
      return openDialog(page, 'Remove Work laptop');
    },
  },
  {
    route: PROFILE,
    at: section('security'),
    as: SECURE,
    state: 'showing recovery codes',
    stays: true,
    shows: sessions,
    open: async (page) => {
      const recovery_codes = Array.from({ length: 8 }, (_, index) => `abcd-efg${index}`);
      await page.route('**/api/account/authenticator/confirm', (route) =>
        route.fulfill({ json: { status: true, data: { recovery_codes } } }),
      );
      await app(page).getByRole('button', { name: 'Set up an app' }).click();
      await app(page).getByLabel('Code from the app').fill('123456');
      await app(page).getByRole('button', { name: 'Confirm' }).click();
      await app(page).getByRole('list', { name: 'Recovery codes' }).waitFor();
      return app(page);
    },
  },
  { route: '/auth/confirm-email', at: '/auth/confirm-email?token=unknown', shows: 'Your email wasn’t changed', narrow: 320 },
  { route: '/notifications', shows: (page) => page.getByRole('heading', { name: 'Emails' }) },
  {
    route: '/notifications',
    state: 'in the top bar',
    shows: 'Notifications',
    open: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Notifications/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Notifications' });
      await dialog.waitFor();
      return dialog;
    },
  },
  { route: '/veteran/visibility', shows: 'Who can find you' },
  {
    route: '/veteran/visibility',
    at: '/veteran/visibility?section=settings',
    shows: (page) => page.getByRole('region', { name: 'What employers see' }),
  },
  { route: '/veteran/visibility', at: '/veteran/visibility?section=views', shows: 'Who can find you' },
  {
    route: '/veteran/visibility',
    as: NEW,
    state: 'empty',
    shows: (page) => page.getByRole('heading', { name: 'No requests yet' }),
  },
  {
    route: '/veteran/messages',
    as: NEW,
    state: 'empty',
    shows: (page) => page.getByRole('heading', { name: 'No messages yet' }),
  },
  {
    route: '/veteran/messages',
    as: VETERAN,
    state: 'with a conversation open',
    shows: (page) => page.getByRole('list', { name: 'Conversations' }),
    open: async (page) => {
      const conversations = page.getByRole('list', { name: 'Conversations' });
      if (await conversations.isVisible()) await conversations.getByRole('link').first().click();
      await page.getByLabel('Message', { exact: true }).waitFor();
      return null;
    },
  },
  {
    route: '/veteran/messages',
    as: VETERAN,
    state: 'reporting a message',
    shows: (page) => page.getByRole('list', { name: 'Conversations' }),
    open: async (page) => {
      await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
      await page
        .getByRole('button', { name: /^Report the message from/ })
        .first()
        .click();
      return shownDialog(page);
    },
  },
];

export const ACCOUNT = screenGroup({ name: 'the account of a veteran', as: VETERAN, make, screens });

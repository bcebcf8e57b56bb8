import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { newestMailTo } from '../accounts.ts';
import { callAs, createAccount, send } from '../api.ts';
import { type Screen, screenGroup } from './screen.ts';

/** WCAG 1.4.10: the width at which a page must not scroll sideways. */
const NARROWEST = 320;

const RECRUITER = 'recruiter@muster.test';
const CAREFUL = 'reset.veteran@example.test';

type Prepared = { invitation: string; reset: string };

/** The path and query of an emailed link. */
const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, '');

/** An invitation, and a link that resets the password of an account with an authenticator app. */
async function make(): Promise<Prepared> {
  const invited = 'accessible@northgate.example';
  await callAs(RECRUITER, 'POST', '/api/recruiter/invitations', { email: invited });
  const invitation = await newestMailTo(invited, /invites you/);
  await createAccount(CAREFUL, 'veteran');
  const { secret } = await callAs(CAREFUL, 'POST', '/api/account/authenticator', {});
  await callAs(CAREFUL, 'POST', '/api/account/authenticator/confirm', { code: await generate({ secret }) });
  await send(CAREFUL, 'POST', '/api/auth/forgot-password', { body: Response.json({ email: CAREFUL }) });
  const reset = await newestMailTo(CAREFUL, /^Reset your/);
  return { invitation: pathOf(invitation.link), reset: pathOf(reset.link) };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Sends the empty form, and waits for its errors. */
const sendEmpty = (button: string) => async (page: Page) => {
  await press(page, button);
  await page.locator('[aria-invalid="true"]').first().waitFor();
  return null;
};

/** The screen on which a person lands after Google, when the server needs one thing more. */
const returnFromGoogle = (needs: 'password' | 'code') => async (page: Page) => {
  const data = { link_token: 'known', email: 'megan.lloyd@example.test', needs };
  await page.route('**/api/auth/social-signup', (route) =>
    route.fulfill({ status: 409, json: { status: false, message: 'One thing more', data } }),
  );
  await page.evaluate(() => sessionStorage.setItem('socialSignIn', JSON.stringify({ provider: 'google', state: 'known' })));
  await page.goto('/redirect/social?code=known&state=known');
  await page.getByRole('button', { name: needs === 'code' ? 'Sign in' : 'Link and sign in', exact: true }).waitFor();
  return null;
};

const screens: Screen<Prepared>[] = [
  { route: '/auth/login', shows: 'Sign in' },
  { route: '/auth/login', state: 'with errors', shows: 'Sign in', open: sendEmpty('Sign in') },
  { route: '/auth/login', at: '/auth/login?user=recruiter&changed=password', shows: 'Sign in' },
  {
    route: '/auth/login',
    state: 'asking for the code of an app',
    shows: 'Sign in',
    open: async (page) => {
      await page.getByLabel('Email').fill(CAREFUL);
      await page.getByLabel('Password', { exact: true }).fill('boots-by-the-door-2026');
      await press(page, 'Sign in');
      await page.getByLabel('Code').waitFor();
      return null;
    },
  },
  { route: '/operator/login', shows: 'Operator sign-in' },
  { route: '/auth/signup', state: 'with errors', shows: 'Create an account', open: sendEmpty('Create account') },
  {
    route: '/auth/signup',
    at: '/auth/signup?user=recruiter',
    state: 'with errors',
    shows: 'Create an account',
    open: sendEmpty('Create account'),
  },
  {
    route: '/auth/verify-email',
    at: '/auth/verify-email?email=somebody%40example.test',
    state: 'sent again, with an error',
    shows: 'Verify your email',
    open: async (page) => {
      await press(page, 'Send the email again');
      await page.getByText(/^You can request another one/).waitFor();
      return sendEmpty('Verify')(page);
    },
  },
  {
    route: '/auth/verify-email',
    at: '/auth/verify-email?email=somebody%40example.test&token=unknown',
    state: 'with a link that does not work',
    shows: (page) => page.getByRole('alert'),
  },
  { route: '/auth/forgot', state: 'with errors', shows: 'Forgot your password?', open: sendEmpty('Send the link') },
  {
    route: '/auth/forgot',
    state: 'sent',
    shows: 'Forgot your password?',
    open: async (page) => {
      await page.getByLabel('Email').fill('nobody.at.all@example.test');
      await press(page, 'Send the link');
      await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
      return null;
    },
  },
  { route: '/auth/reset-password', state: 'incomplete', shows: 'This link is incomplete' },
  {
    route: '/auth/reset-password',
    at: ({ reset }) => reset,
    state: 'listing recent sign-in methods',
    shows: (page) => page.getByLabel('Remove these sign-in methods'),
  },
  {
    route: '/auth/reset-password',
    at: '/auth/reset-password?email=somebody%40example.test&token=unknown',
    state: 'refused',
    shows: 'Choose a new password',
    open: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('boots by the door');
      await press(page, 'Change password');
      await page.getByRole('alert').waitFor();
      return null;
    },
  },
  { route: '/auth/signup-invite', at: '/auth/signup-invite?token=unknown', shows: 'We can’t find this invitation' },
  {
    route: '/auth/signup-invite',
    at: ({ invitation }) => invitation,
    state: 'with errors',
    shows: 'Join Northgate Rail',
    open: sendEmpty('Accept the invitation'),
  },
  {
    route: '/auth/login',
    at: '/redirect/social?code=stolen&state=invented',
    state: 'back from a provider without success',
    shows: (page) => page.getByRole('alert'),
  },
  {
    route: '/redirect/social',
    at: '/auth/login',
    state: 'asking for the password of the account',
    shows: 'Sign in',
    open: returnFromGoogle('password'),
    stays: true,
  },
  {
    route: '/redirect/social',
    at: '/auth/login',
    state: 'asking for the code of an app',
    shows: 'Sign in',
    open: returnFromGoogle('code'),
    stays: true,
  },
];

export const GUEST = screenGroup({
  name: 'signing in and up',
  as: null,
  make,
  screens: screens.map((screen) => ({ ...screen, narrow: NARROWEST })),
});

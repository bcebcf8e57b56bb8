import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getCountries, getMilitaryServices } from '#features/lookups/contract.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { resendVerification, verifyEmail } from '../../sign-up-contract.ts';
import { findSocialProviders } from '../../social-contract.ts';
import { createSession, SessionProvider } from '../session/session.tsx';
import { SignUpPage } from './SignUpPage.tsx';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  sessionStorage.clear();
  server = stubServer();
  server.reply(findSocialProviders, { data: ['google'] });
  server.reply(getCountries, { data: [] });
  server.reply(getMilitaryServices, { data: [] });
});
afterEach(cleanup);

async function open(Screen: () => React.ReactNode, at: string) {
  const shown = renderScreen(Screen, {
    path: at.split('?')[0],
    at,
    wrap: (children) => <SessionProvider store={createSession({ at: 'signed_out' })}>{children}</SessionProvider>,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, user: userEvent.setup() };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole('button', { name: 'Create account' });

describe('the sign-up form', () => {
  test('shows the error of a field when it is left, and all of them in a summary with links when it is sent', async () => {
    const { user } = await open(SignUpPage, '/auth/signup');
    await user.type(field('Email'), 'megan');
    expect(screen.queryByText('Email must be a valid email address')).toBeNull();
    await user.click(field('First name'));
    expect(await screen.findByText('Email must be a valid email address')).toBeTruthy();
    await user.type(field('Email'), '@example.test');
    await expect.poll(() => screen.queryByText('Email must be a valid email address')).toBeNull();

    await user.click(submit());
    const summary = await screen.findByRole('alert', { name: '2 things need your attention' });
    expect(document.activeElement).toBe(summary);
    await user.click(within(summary).getByRole('link', { name: 'First name is required' }));
    expect(document.activeElement).toBe(field('First name'));
  });

  test('offers social sign-up to veterans and asks recruiters for their company', async () => {
    const { user } = await open(SignUpPage, '/auth/signup');
    expect(await screen.findByRole('button', { name: 'Sign up with Google' })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Recruiter' }));
    expect(await screen.findByLabelText('Work email')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign up with Google' })).toBeNull();
  });

  test('describes the strength of a password, which password managers can store and people can read', async () => {
    const { user } = await open(SignUpPage, '/auth/signup');
    const password = field('Password');
    expect(password.autocomplete).toBe('new-password');
    expect(field('Email').autocomplete).toBe('username');
    for (const [typed, words] of [
      ['short', /^5 more characters to go\.$/],
      ['aaaaaaaaaaaa', /^Weak/],
      ['sundayroast', /^Weak/],
      ['boots by the door', /^Fair/],
      ['boots by the green door', /^Strong/],
    ] as const) {
      await user.clear(password);
      await user.click(password);
      await user.paste(typed);
      expect(await screen.findByText(words, { selector: '[role="status"]' })).toBeTruthy();
    }
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
  });

  test('is filled in and sent in the order of the Tab key', async () => {
    const { user } = await open(SignUpPage, '/auth/signup?user=recruiter');
    await user.click(field('First name'));
    const order: (string | null)[] = [];
    for (let press = 0; press < 6; press++) {
      await user.tab();
      order.push(document.activeElement?.getAttribute('name') ?? document.activeElement?.getAttribute('aria-label') ?? null);
    }
    expect(order).toEqual(['last_name', 'email', 'password', 'Show password', 'company_hint', null]);
    expect(document.activeElement).toBe(submit());
  });
});

describe('the verification of an email', () => {
  const at = '/auth/verify-email?email=late.verifier%40example.test';

  test('asks for six digits, and accepts them with spaces', async () => {
    server.refuse(verifyEmail, {
      status: 422,
      message: 'This link or code is wrong, has expired or was already used.',
      errors: { token: ['This link or code is wrong, has expired or was already used.'] },
    });
    const { user } = await open(VerifyEmailPage, at);
    const code = field('6-digit code');
    expect(code.autocomplete).toBe('one-time-code');
    await user.type(code, '12345{Enter}');
    expect(await screen.findByText('Enter the 6-digit code')).toBeTruthy();
    await user.clear(code);
    await user.type(code, '123 456{Enter}');
    expect(await screen.findByText('This link or code is wrong, has expired or was already used.')).toBeTruthy();
    expect(server.requests.findLast(({ route }) => route === 'POST /api/auth/verify-email')?.body).toMatchObject({
      token: '123456',
    });
  });

  test('sends the email again after a minute', async () => {
    server.reply(resendVerification, { message: 'If this email is waiting to be verified, we’ve sent a new link.' });
    const { user } = await open(VerifyEmailPage, at);
    const again = screen.getByRole('button', { name: 'Send the email again' });
    await user.click(again);
    expect(await screen.findByText('If this email is waiting to be verified, we’ve sent a new link.')).toBeTruthy();
    expect(screen.getByText(/^You can request another one in \d+ seconds\.$/)).toBeTruthy();
    expect(again.getAttribute('aria-disabled')).toBe('true');
    await user.click(again);
    expect(server.requests.filter(({ route }) => route === 'POST /api/auth/resend-verification')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Use another email' }).getAttribute('href')).toBe('/auth/signup');
  });

  test('with a link in another browser refuses another password than that of the sign-up', async () => {
    server.refuse(verifyEmail, {
      status: 422,
      message: 'Password',
      errors: { password: ['Enter the password you signed up with'] },
    });
    server.refuse(verifyEmail, {
      status: 422,
      message: 'Password',
      errors: { password: ['This isn’t the password you signed up with.'] },
    });
    const { user } = await open(VerifyEmailPage, `${at}&token=right`);
    expect(await screen.findByText(/^You opened this link in another browser/)).toBeTruthy();
    await user.type(field('Password'), 'not the password');
    await user.click(screen.getByRole('button', { name: 'Verify and sign in' }));
    expect(await screen.findByText('This isn’t the password you signed up with.')).toBeTruthy();
  });
});

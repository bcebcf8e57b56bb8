import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outage } from '#kit/ui/data/outage.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { login } from '../../contract.ts';
import { findSocialProviders, redirectToLinkedin } from '../../social-contract.ts';
import { createSession, SessionProvider } from '../session/session.tsx';
import { SignInPage } from './SignInPage.tsx';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  outage.end();
  server = stubServer();
  server.reply(findSocialProviders, { data: ['google', 'linkedin'] });
});
afterEach(cleanup);

async function open(at = '/auth/login') {
  const shown = renderScreen(() => <SignInPage />, {
    path: '/auth/login',
    at,
    wrap: (children) => <SessionProvider store={createSession({ at: 'signed_out' })}>{children}</SessionProvider>,
  });
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  return { ...shown, user: userEvent.setup() };
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: 'Sign in' });
const tab = (name: string) => screen.getByRole('tab', { name });
const signUpLink = () => screen.getByRole('link', { name: 'Create an account' }).getAttribute('href');

describe('the tabs of the sign-in screen', () => {
  test('are stored in the address, keep what was typed, and offer Google and LinkedIn to veterans only', async () => {
    const { user, address } = await open();
    expect(await screen.findByRole('button', { name: 'Sign in with Google' })).toBeTruthy();
    expect(signUpLink()).toBe('/auth/signup');
    await user.type(email(), 'rhys@muster.test');
    await user.click(tab('Recruiter Login'));
    await expect.poll(address).toBe('/auth/login?user=recruiter');
    expect(screen.queryByRole('button', { name: 'Sign in with Google' })).toBeNull();
    expect(signUpLink()).toBe('/auth/signup?user=recruiter');
    expect(email().value).toBe('rhys@muster.test');
  });

  test.each([
    ['/auth/login?type=recruiter', 'Recruiter Login'],
    ['/auth/login?type=veteran&company=op-hired', 'Veteran Login'],
    ['/auth/login?user=admiral', 'Veteran Login'],
  ])('at %s start with %s', async (at, name) => {
    await open(at);
    expect(tab(name).getAttribute('aria-selected')).toBe('true');
  });
});

describe('the sign-in form', () => {
  test('shows errors under each field and sends nothing', async () => {
    const { user } = await open();
    await user.click(button());
    expect(await screen.findByText('Email is required!')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(email());
    await user.type(email(), 'rhys');
    expect(await screen.findByText('Email must be a valid email address')).toBeTruthy();
    expect(server.requests.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
  });

  test('keeps what was typed and the focus when the server refuses it, until the other tab is chosen', async () => {
    server.refuse(login, { status: 401, message: 'Are you signing in on the right tab?' });
    const { user } = await open();
    await user.type(email(), 'recruiter@muster.test');
    await user.type(password(), 'secret{Enter}');
    const message = await screen.findByText('Are you signing in on the right tab?');
    expect(password().value).toBe('secret');
    expect(document.activeElement).toBe(password());
    await user.click(tab('Recruiter Login'));
    await waitFor(() => expect(message.isConnected).toBe(false));
  });

  test('keeps what was typed while the server is unavailable', async () => {
    server.refuse(login, {
      status: 503,
      message: 'Muster cannot reach its database right now.',
      headers: { 'retry-after': '60' },
    });
    const { user } = await open();
    await user.type(email(), 'veteran@muster.test');
    await user.type(password(), 'secret{Enter}');
    expect(await screen.findByText('Muster cannot reach its database right now.')).toBeTruthy();
    expect(password().value).toBe('secret');
    outage.end();
  });

  test('leads to the verification of an email that is not verified yet', async () => {
    const data = { verify_email: 'late.verifier@example.test' };
    server.refuse(login, { status: 403, message: 'Verify your email first.', data });
    const { user } = await open();
    await user.type(email(), 'late.verifier@example.test');
    await user.type(password(), 'secret{Enter}');
    expect(await screen.findByRole('heading', { name: 'At /auth/verify-email' })).toBeTruthy();
  });

  test('reports a provider that does not respond, and can still be used', async () => {
    server.refuse(redirectToLinkedin, { status: 502, message: 'LinkedIn isn’t responding.' });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Sign in with LinkedIn' }));
    expect(await screen.findByText('LinkedIn isn’t responding.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in with Google' }).disabled).toBe(false);
    expect(email()).toBeTruthy();
  });
});

test('says that a password was changed', async () => {
  await open('/auth/login?changed=password');
  expect(screen.getByText('Your password has been changed. Sign in with it.')).toBeTruthy();
});

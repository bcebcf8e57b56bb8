import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setRedirects } from '#kit/ui/data/api.ts';
import { credentials } from '#kit/ui/data/credentials.ts';
import { outage } from '#kit/ui/data/outage.ts';
import { toast } from '#kit/ui/page/toast.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { getUserProfile, logout } from '../../contract.ts';
import { aRecruiter, aToken, aVeteran } from '../testing.ts';
import { createSession, type SessionEvent, SessionProvider, type SessionStore, useSession } from './session.tsx';

const RHYS = aVeteran();
const HANNAH = aRecruiter();
const token = aToken;

function Who() {
  const session = useSession();
  return (
    <p>
      {session.at === 'signed_in'
        ? session.user.email
        : session.at === 'signed_out'
          ? 'nobody'
          : (session.problem ?? 'not known')}
    </p>
  );
}

let store: SessionStore;
let events: SessionEvent[];
let stopFollowing: () => void;

function show() {
  store = createSession();
  events = [];
  stopFollowing = store.follow();
  store.subscribe((event) => event && events.push(event));
  setRedirects({ signedOut: store.expire, inactive: () => {}, secondFactor: () => {} });
  render(
    <SessionProvider store={store}>
      <Who />
    </SessionProvider>,
  );
}

/** What a browser does in this tab when another tab changes the stored token. */
function changeElsewhere(value: string | null) {
  credentials.setToken(value);
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
}

beforeEach(() => {
  localStorage.clear();
  outage.end();
});
afterEach(() => {
  stopFollowing();
  cleanup();
  vi.useRealTimers();
});

describe('at the start', () => {
  it('the session is unknown until the profile has been read', async () => {
    credentials.setToken(token(60));
    const server = stubServer();
    server.reply(getUserProfile, { data: RHYS });
    show();
    expect(screen.getByText('not known')).toBeDefined();
    await act(() => store.start());
    expect(screen.getByText('veteran@muster.test')).toBeDefined();
    expect(server.requests[0]?.headers.get('authorization')).toMatch(/^Bearer header\./);
    expect(events).toEqual([{ type: 'initial', user: RHYS }]);
  });

  it.each([
    ['no token', null],
    ['an expired token', token(-1)],
    ['a token that cannot be read', 'gibberish'],
  ])('with %s nobody is signed in, and nothing is asked', async (_, stored) => {
    credentials.setToken(stored);
    const server = stubServer();
    show();
    await act(() => store.start());
    expect(screen.getByText('nobody')).toBeDefined();
    expect(server.requests).toEqual([]);
    expect(credentials.token()).toBeNull();
  });

  it('does not sign in with a revoked token', async () => {
    credentials.setToken(token(60));
    stubServer().refuse(getUserProfile, { status: 401, message: 'Your session has ended.' });
    show();
    await act(() => store.start());
    expect(screen.getByText('nobody')).toBeDefined();
    expect(credentials.token()).toBeNull();
    expect(events).toEqual([{ type: 'logout', because: 'expired' }]);
  });

  it('retries after the time that an unavailable server names', async () => {
    vi.useFakeTimers();
    credentials.setToken(token(600));
    const server = stubServer();
    server.refuse(getUserProfile, { status: 503, message: 'Away', headers: { 'retry-after': '7' } });
    server.reply(getUserProfile, { data: RHYS });
    show();
    await act(() => store.start());
    expect(screen.getByText('not known')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(6900));
    expect(server.requests).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByText('veteran@muster.test')).toBeDefined();
  });

  it('reports a missing response, keeps the token, and can be retried', async () => {
    credentials.setToken(token(60));
    const server = stubServer();
    server.answer(getUserProfile, () => Promise.reject(new TypeError('Failed to fetch')));
    server.reply(getUserProfile, { data: RHYS });
    show();
    await act(() => store.start());
    expect(screen.getByText('There seems to be a problem right now, please try again later')).toBeDefined();
    expect(credentials.token()).not.toBeNull();
    await act(() => store.start());
    expect(screen.getByText('veteran@muster.test')).toBeDefined();
  });
});

describe('signing in and out', () => {
  it('signing in stores the token and emits the person', () => {
    show();
    const given = token(60);
    act(() => store.signIn(given, RHYS));
    expect(screen.getByText('veteran@muster.test')).toBeDefined();
    expect(localStorage.getItem('accessToken')).toBe(given);
    expect(events).toEqual([{ type: 'login', user: RHYS }]);
  });

  it('registering does the same as a separate event', () => {
    show();
    act(() => store.signIn(token(60), RHYS, 'register'));
    expect(events).toEqual([{ type: 'register', user: RHYS }]);
  });

  it('signing out clears token and person once the server confirms', async () => {
    stubServer().reply(logout, { message: 'You’ve signed out.' });
    show();
    act(() => store.signIn(token(60), RHYS));
    await act(() => store.signOut());
    expect(screen.getByText('nobody')).toBeDefined();
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it.each([
    ['answers with a status that is not true', 200, 'Not now.', 'Not now.'],
    ['fails', 500, 'stack trace', 'There was an error. Please try again'],
    ['is away', 503, 'Muster cannot reach its database right now.', 'Muster cannot reach its database right now.'],
  ])('signing out changes nothing and shows the message when the server %s', async (_, status, message, expected) => {
    const shown = vi.spyOn(toast, 'error').mockReturnValue(undefined);
    stubServer().refuse(logout, { status, message });
    show();
    act(() => store.signIn(token(60), RHYS));
    await act(() => store.signOut());
    expect(screen.getByText('veteran@muster.test')).toBeDefined();
    expect(localStorage.getItem('accessToken')).not.toBeNull();
    expect(shown).toHaveBeenCalledWith(expected);
  });
});

describe('another tab', () => {
  it('that signs out signs this one out', () => {
    show();
    act(() => store.signIn(token(60), RHYS));
    act(() => changeElsewhere(null));
    expect(screen.getByText('nobody')).toBeDefined();
    expect(events.at(-1)).toEqual({ type: 'logout', elsewhere: true });
  });

  it('that clears all storage signs this one out', () => {
    show();
    act(() => store.signIn(token(60), RHYS));
    act(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(screen.getByText('nobody')).toBeDefined();
  });

  it('that signs in, or changes the person, does so here', async () => {
    const server = stubServer();
    server.reply(getUserProfile, { data: RHYS });
    server.reply(getUserProfile, { data: HANNAH });
    show();
    await act(() => store.start());
    act(() => changeElsewhere(token(60, 'rhys')));
    expect(await screen.findByText('veteran@muster.test')).toBeDefined();
    act(() => changeElsewhere(token(60, 'hannah')));
    expect(await screen.findByText('recruiter@muster.test')).toBeDefined();
    expect(events.at(-1)).toEqual({ type: 'login', user: HANNAH, elsewhere: true });
  });

  it('that changes something else has no effect here', () => {
    const server = stubServer();
    show();
    act(() => store.signIn(token(60), RHYS));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'settings' })));
    expect(server.requests).toEqual([]);
  });
});

describe('the profile', () => {
  it('is read again on window focus, at most twice a minute', async () => {
    vi.useFakeTimers();
    const server = stubServer();
    server.reply(getUserProfile, { data: { ...RHYS, onboarding_steps: 3 } });
    show();
    act(() => store.signIn(token(600), RHYS));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(server.requests).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(server.requests).toHaveLength(1);
    expect(store.user()?.onboarding_steps).toBe(3);
    expect(events.at(-1)?.type).toBe('refresh');
  });

  it('that has not changed emits nothing', async () => {
    stubServer().reply(getUserProfile, { data: RHYS });
    show();
    act(() => store.signIn(token(60), RHYS));
    await act(() => store.refresh());
    expect(events.map(({ type }) => type)).toEqual(['login']);
  });

  it('that arrives after signing out does not sign in', async () => {
    const server = stubServer();
    let answer = (_: Response) => {};
    server.answer(getUserProfile, () => new Promise((resolve) => (answer = resolve)));
    server.reply(logout, {});
    show();
    act(() => store.signIn(token(60), RHYS));
    const reading = store.refresh();
    await act(() => store.signOut());
    answer(Response.json({ status: true, data: { ...RHYS, onboarding_steps: 1 } }));
    await act(() => reading);
    await waitFor(() => expect(screen.getByText('nobody')).toBeDefined());
  });
});

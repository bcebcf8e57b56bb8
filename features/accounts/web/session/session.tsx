import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { ApiError, call, toastError } from '#kit/ui/data/api.ts';
import { credentials, TOKEN_KEY } from '#kit/ui/data/credentials.ts';
import { DraftOwner } from '#kit/ui/editing/draft-owner.ts';
import { toast } from '#kit/ui/page/toast.tsx';
import { getUserProfile, logout } from '../../contract.ts';
import { tokenIsValid } from '../../rules.ts';
import type { User } from '../../shapes.ts';

/** Who is signed in. `problem` is the reason when the profile could not be read. */
export type Session = { at: 'not_initialised'; problem: string | null } | { at: 'signed_out' } | { at: 'signed_in'; user: User };

/** `elsewhere`: it happened in another tab. */
export type SessionEvent =
  | { type: 'initial'; user: User | null }
  | { type: 'login' | 'register'; user: User; elsewhere?: boolean }
  | { type: 'refresh'; user: User }
  | { type: 'logout'; elsewhere?: boolean; because?: 'expired' };

export function nextSession(event: SessionEvent): Session {
  return event.type === 'logout' || event.user === null ? { at: 'signed_out' } : { at: 'signed_in', user: event.user };
}

export type SessionStore = ReturnType<typeof createSession>;

/** Seconds between two reads of the profile on window focus. */
const REFRESH_SECONDS = 30;

/** Stores who is signed in, for the router's guards and, through SessionProvider, for screens. The application has one. */
export function createSession(initial: Session = { at: 'not_initialised', problem: null }) {
  let session = initial;
  let readAt = 0;
  const listeners = new Set<(event: SessionEvent | null) => void>();

  const set = (next: Session, event: SessionEvent | null) => {
    session = next;
    for (const listener of [...listeners]) listener(event);
  };
  const dispatch = (event: SessionEvent) => set(nextSession(event), event);

  /** Reads the profile of the stored token; null when the token was replaced or removed meanwhile. */
  async function readProfile(): Promise<User | null> {
    const token = credentials.token();
    const { data } = await call(getUserProfile);
    readAt = Date.now();
    return token === credentials.token() ? data : null;
  }

  /** Applies the stored token if it is unexpired; otherwise nobody is signed in. It retries while the server is unreachable. */
  async function start(): Promise<void> {
    if (session.at === 'not_initialised' && session.problem) set({ at: 'not_initialised', problem: null }, null);
    if (!tokenIsValid(credentials.token())) {
      credentials.setToken(null);
      dispatch({ type: 'initial', user: null });
      return;
    }
    try {
      const user = await readProfile();
      if (user) dispatch({ type: 'initial', user });
      else await start();
    } catch (error) {
      // The API client has ended the session.
      if (error instanceof ApiError && error.status === 401) return;
      if (error instanceof ApiError && error.status === 503) {
        setTimeout(start, (error.retryAfter ?? 5) * 1000);
        return;
      }
      set({ at: 'not_initialised', problem: error instanceof Error ? error.message : String(error) }, null);
    }
  }

  /** Stores a token that the server has just issued. */
  function signIn(token: string, user: User, type: 'login' | 'register' = 'login'): void {
    credentials.setToken(token);
    readAt = Date.now();
    dispatch({ type, user });
  }

  /** Ends the session on the server, and here only if the server confirms. @returns whether it did */
  async function signOut(): Promise<boolean> {
    try {
      const { status, message }: { status: boolean; message?: string } = await call(logout);
      if (!status) {
        toast.error(message ?? 'You are still signed in. Try again.');
        return false;
      }
    } catch (error) {
      toastError(error);
      return false;
    }
    credentials.setToken(null);
    dispatch({ type: 'logout' });
    return true;
  }

  /** The server no longer accepts the token. */
  function expire(): void {
    credentials.setToken(null);
    if (session.at !== 'signed_out') dispatch({ type: 'logout', because: 'expired' });
  }

  /** Reads the profile again, after a screen changed it and on window focus. */
  async function refresh(): Promise<void> {
    if (session.at !== 'signed_in') return;
    const user = await readProfile();
    if (!user || session.at !== 'signed_in') return;
    if (JSON.stringify(user) !== JSON.stringify(session.user)) dispatch({ type: 'refresh', user });
  }

  /** Applies changes that other tabs make to the storage. */
  function followStorage({ key }: Pick<StorageEvent, 'key'>): void {
    if (session.at === 'not_initialised' || (key !== TOKEN_KEY && key !== null)) return;
    if (!tokenIsValid(credentials.token())) {
      if (session.at === 'signed_in') dispatch({ type: 'logout', elsewhere: true });
      return;
    }
    readProfile().then(
      (user) => user && dispatch({ type: 'login', user, elsewhere: true }),
      () => {
        // The next call reports the problem.
      },
    );
  }

  function followFocus(): void {
    if (document.visibilityState !== 'visible' || Date.now() - readAt < REFRESH_SECONDS * 1000) return;
    readAt = Date.now();
    // The page's queries run at the same time and report the failure.
    refresh().catch(() => {});
  }

  /** Follows other tabs and the window's focus. @returns a function that stops it */
  function follow(): () => void {
    window.addEventListener('storage', followStorage);
    document.addEventListener('visibilitychange', followFocus);
    return () => {
      window.removeEventListener('storage', followStorage);
      document.removeEventListener('visibilitychange', followFocus);
    };
  }

  return {
    get: () => session,
    /** The signed-in person, or null for a visitor. */
    user: () => (session.at === 'signed_in' ? session.user : null),
    /** Calls `listener` on every change. The event is null when only the state of starting changed. */
    subscribe: (listener: (event: SessionEvent | null) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start,
    signIn,
    signOut,
    expire,
    refresh,
    follow,
  };
}

const SessionContext = createContext<SessionStore | null>(null);

export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  const session = useSyncExternalStore(store.subscribe, store.get);
  return (
    <SessionContext value={store}>
      <DraftOwner value={session.at === 'signed_in' ? session.user.id : null}>{children}</DraftOwner>
    </SessionContext>
  );
}

export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSession must be used inside SessionProvider');
  return store;
}

export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.get);
}

/** The signed-in person, or null: for pages that visitors may also see. */
export function useViewer(): User | null {
  const session = useSession();
  return session.at === 'signed_in' ? session.user : null;
}

/** The signed-in person, for pages that visitors cannot open. */
export function useUser(): User {
  const user = useViewer();
  if (!user) throw new Error('This page is for people who have signed in');
  return user;
}

import { call } from '#kit/ui/api.ts';
import { redirectToGoogle, redirectToLinkedin } from '../social-contract.ts';

export type SocialProvider = 'google' | 'linkedin';

export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = { google: 'Google', linkedin: 'LinkedIn' };

const KEY = 'socialSignIn';

/** Asks where the provider's sign-in is, keeps what its answer will be compared with, and goes there. */
export async function beginSocialSignIn(provider: SocialProvider): Promise<void> {
  const route = provider === 'google' ? redirectToGoogle : redirectToLinkedin;
  // Here a 401 says that the provider cannot be reached, not that a session has ended.
  const { data } = await call(route, {}, { keepOn401: true });
  sessionStorage.setItem(KEY, JSON.stringify({ provider, state: data.state }));
  location.assign(data.url);
}

/** What this tab began, or null: the provider's answer counts only with the same state, and once, so that asking forgets it. */
export function takeBegunSocialSignIn(): { provider: SocialProvider; state: string } | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    if (typeof kept !== 'object' || kept === null || !('provider' in kept) || !('state' in kept)) return null;
    const { provider, state } = kept;
    return (provider === 'google' || provider === 'linkedin') && typeof state === 'string' ? { provider, state } : null;
  } catch {
    return null;
  }
}

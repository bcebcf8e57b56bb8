import { call } from '#kit/ui/data/api.ts';
import { redirectToGoogle, redirectToLinkedin } from '../../social-contract.ts';

export type SocialProvider = 'google' | 'linkedin';

export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = { google: 'Google', linkedin: 'LinkedIn' };

const KEY = 'socialSignIn';

/** Stores the state that the provider's response is compared with, and opens its sign-in page. */
export async function beginSocialSignIn(provider: SocialProvider): Promise<void> {
  const route = provider === 'google' ? redirectToGoogle : redirectToLinkedin;
  const { data } = await call(route);
  sessionStorage.setItem(KEY, JSON.stringify({ provider, state: data.state }));
  location.assign(data.url);
}

/** The sign-in that this tab started, or null. Reading removes it: a response counts once and only with the same state. */
export function takeStartedSocialSignIn(): { provider: SocialProvider; state: string } | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    if (typeof stored !== 'object' || stored === null || !('provider' in stored) || !('state' in stored)) return null;
    const { provider, state } = stored;
    return (provider === 'google' || provider === 'linkedin') && typeof state === 'string' ? { provider, state } : null;
  } catch {
    return null;
  }
}

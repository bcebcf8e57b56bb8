import { oneOf } from '#kit/ui/lists/search-params.ts';
import type { SignInRole } from '#kit/ui/paths.ts';

export type SignInSearch = {
  /** The tab. */
  user?: SignInRole;
  /** The tab, as links from elsewhere name it. */
  type?: SignInRole;
  /** The employer whose link was followed (op-hired). */
  company?: string;
  /** What was just changed through a mailed link, after which the person signs in again. */
  changed?: 'password';
  /** Where to go afterwards. Followed only within this application. */
  redirect?: string;
};

const ROLES = ['veteran', 'recruiter'] as const;

export function readSignInSearch(raw: Record<string, unknown>): SignInSearch {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 2000) : undefined);
  return {
    user: oneOf(ROLES, raw.user),
    type: oneOf(ROLES, raw.type),
    company: text(raw.company),
    changed: oneOf(['password'], raw.changed),
    redirect: text(raw.redirect),
  };
}

import type { SignInRole } from '#kit/ui/paths.ts';
import { oneOf } from '#kit/ui/search-params.ts';

export type SignInSearch = {
  /** The tab, as the specification remembers it. */
  user?: SignInRole;
  /** The same, as links from elsewhere say it. */
  type?: SignInRole;
  /** The employer whose link led here (op-hired). */
  company?: string;
  /** What was just changed through a mailed link, after which the person signs in again. */
  changed?: 'password';
  /** Where to go afterwards; followed only within this application. */
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

import { oneOf } from '#kit/ui/lists/search-params.ts';
import type { SignInAs } from '../../rules.ts';

/** The query of the links in emails. */
export type EmailLinkSearch = { email: string; token: string; user?: SignInAs };

export function readEmailLinkSearch(raw: Record<string, unknown>): EmailLinkSearch {
  const text = (value: unknown, longest: number) => (typeof value === 'string' ? value.trim().slice(0, longest) : '');
  return {
    email: text(raw.email, 254),
    token: text(raw.token, 200),
    user: oneOf(['veteran', 'recruiter', 'operator'], raw.user),
  };
}

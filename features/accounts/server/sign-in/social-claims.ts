import { isOnOneLine } from '#kit/contract/shapes.ts';
import { Email } from '../../shapes.ts';
import { nameProblem } from '../../sign-up-rules.ts';

/** What a provider says about a person. `email` is null when it shared none, `unusable` when it is not one that accounts may have. */
export type Claims = {
  sub: string;
  email: string | null | 'unusable';
  email_verified: boolean;
  first_name: string;
  last_name: string;
};

/**
 * Claims are taken whole or not at all. A shortened address would be someone else's, and a changed name nobody's: the account's owner
 * can add it later.
 */
export function readClaims(claims: { sub: string; [claim: string]: unknown }): Claims {
  const email = emailOf(claims.email);
  return {
    sub: claims.sub,
    email,
    email_verified: claims.email_verified === true || claims.email_verified === 'true',
    ...(namesOf(claims) ?? { first_name: nameInAddress(email), last_name: '' }),
  };
}

function emailOf(claim: unknown): Claims['email'] {
  if (typeof claim !== 'string' || claim.trim() === '') return null;
  return Email.safeParse(claim).data ?? 'unusable';
}

function namesOf(claims: Record<string, unknown>): { first_name: string; last_name: string } | null {
  const given = nameOf(claims.given_name);
  const family = nameOf(claims.family_name);
  const whole = typeof claims.name === 'string' ? claims.name.trim().replace(/\s+/g, ' ') : '';
  if (given && family) return { first_name: given, last_name: family };
  if (given) return { first_name: given, last_name: whole.startsWith(`${given} `) ? nameOf(whole.slice(given.length + 1)) : '' };
  const [first = '', ...rest] = whole.split(' ');
  const last = rest.join(' ');
  if (nameOf(first) && (last === '' || nameOf(last))) return { first_name: first, last_name: last };
  return family ? { first_name: family, last_name: '' } : null;
}

function nameOf(claim: unknown): string {
  const name = typeof claim === 'string' ? claim.trim().replace(/\s+/g, ' ') : '';
  return nameProblem('Name', name) === null && isOnOneLine(name) ? name : '';
}

/** How a person without a name is addressed: as in their email. */
function nameInAddress(email: Claims['email']): string {
  const local = email?.split('@')[0] ?? '';
  return nameOf(local) || 'Veteran';
}

import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, forbidden, Refusal } from '#kit/server/http/errors.ts';
import type { Role, Viewer } from '#kit/server/http/serve.ts';
import { CONFIRM_IDENTITY, type SignInAs, signsInAs, WRONG_TAB } from '../rules.ts';
import { isIdentityRecent } from './sign-in/session-queries.ts';

/**
 * Who may do what to accounts, in one place. Routes admit a role (`access` in the contract); these decide the rest.
 *
 * | action                                        | who                                                             |
 * |-----------------------------------------------|-----------------------------------------------------------------|
 * | sign in on a tab                              | the roles of that tab                                           |
 * | sign in with Google or LinkedIn               | veterans                                                        |
 * | invite, resend, revoke                        | admins of the company, for their own company                    |
 * | accept an invitation                          | while its sender is an active admin of the company, or operator |
 * | add or remove an authenticator or passkey,    | the account's owner, within 10 minutes of proving who they are  |
 * | set the first password, create links to a     |                                                                 |
 * | resume or plan                                |                                                                 |
 * | change the password or email                  | who knows the password; with an authenticator app also its code |
 * |                                               | within 10 minutes                                               |
 * | remove a person's second factors              | operators, not for themselves; a system operator's only by one  |
 */

/** Refuses a sign-in on the tab of another role. */
export function requireTab(role: Role, tab: SignInAs): void {
  if (signsInAs(role) !== tab) fail(new Refusal(401, WRONG_TAB));
}

export const maySignInSocially = (role: Role): boolean => role === 'veteran';

/** @returns the company that this viewer administers; others get 403 */
export function requireCompanyAdmin(viewer: Viewer): number {
  if (viewer.company_id === null || viewer.is_admin !== 1) fail(forbidden('Only an admin of the company can do this.'));
  return viewer.company_id;
}

/**
 * Refuses a change of authentication methods, or an address or file through which personal data leaves, from a session without a
 * recent proof of identity, so a stolen token is not enough.
 * The browser asks for the password or factor (`data.confirm_identity`) and tries again.
 */
export async function requireRecentIdentity(db: TenantDb, viewer: Viewer): Promise<void> {
  if (!(await isIdentityRecent(db, viewer.session_id)))
    fail(new Refusal(403, CONFIRM_IDENTITY, { data: { confirm_identity: true } }));
}

/** Who resets a person's second factors: an account of the same tenant, or someone of another one or at the terminal (`id` null). */
export type FactorResetter = { id: number | null; role: Role };

/** Refuses an operator who would reset their own second factors or those of a system operator. */
export function requireMayResetFactors(operator: FactorResetter, person: { id: number; role: Role }): void {
  if (person.id === operator.id) fail(forbidden('You can’t reset your own second factors. Ask another operator.'));
  if (person.role === 'system_operator' && operator.role !== 'system_operator')
    fail(forbidden('Only a system operator can do this to a system operator.'));
}

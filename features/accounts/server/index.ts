import type { Database } from '#kit/server/db.ts';
import type { Tenant, Viewer } from '#kit/server/serve.ts';
import { findViewer } from './account-queries.ts';
import type { Tokens } from './tokens.ts';

export { FREE_MAIL_DOMAINS } from './account-actions.ts';
export { lockOnboardingStanding, setOnboardingStanding, setPhone } from './account-queries.ts';
export { mailPasswordReset, passwordPath } from './credential-actions.ts';
export { resetFactors } from './factor-actions.ts';
export { mailboxRoutes } from './mailbox-routes.ts';
export { hashPassword, passwordMatches } from './passwords.ts';
export { companyAdministeredBy } from './policy.ts';
export { accountRoutes } from './routes.ts';
export { endSessionsOf } from './session-queries.ts';
export { tokensSignedWith } from './tokens.ts';

/** Reads a bearer token as a viewer of this tenant; null when it is expired, revoked, another tenant's or not ours. */
export function viewersByToken(db: Database, tokens: Tokens) {
  return async (tenant: Tenant, token: string): Promise<Viewer | null> => {
    const claims = await tokens.read(token);
    if (!claims || claims.tenant_id !== tenant.id) return null;
    const viewer = await db.withTenant(tenant.id, (scoped) => findViewer(scoped, claims.session_id, claims.user_id));
    return viewer ? { ...viewer, is_admin: viewer.is_admin ? 1 : 0 } : null;
  };
}

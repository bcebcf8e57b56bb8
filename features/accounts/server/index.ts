import { databaseNow } from '#kit/server/background/clock.ts';
import type { Database } from '#kit/server/database/db.ts';
import type { Tenant, Viewer } from '#kit/server/http/serve.ts';
import { findViewer, noteSessionUse } from './account-queries.ts';
import type { Tokens } from './security/tokens.ts';

export {
  findPersonByEmail as findAccountByEmail,
  findPersonName,
  lockOnboardingStanding,
  setOnboardingStanding,
  setPhone,
} from './account-queries.ts';
export { accountBackground } from './background.ts';
export { findDeciders } from './decision-queries.ts';
export { anonymiseAccount, deletePersonsAccount, findRoles } from './erasure-queries.ts';
export { isFreeMail } from './free-mail.ts';
export { type MailContext, mailContextOf, mayMail } from './mail-context.ts';
export { mailboxRoutes } from './mailbox/routes.ts';
export { endOperator } from './operator-actions.ts';
export { findActiveOperators, restoreOperator } from './operator-queries.ts';
export { internationalPhone } from './phone.ts';
export { requireCompanyAdmin, requireRecentIdentity } from './policy.ts';
export { accountFiles, accountRetention } from './retention-queries.ts';
export { accountRoutes } from './routes.ts';
export { passwordLink } from './security/credential-actions.ts';
export { resetFactors } from './security/factor-actions.ts';
export { hashPassword, passwordMatches } from './security/passwords.ts';
export { tokensSignedWith } from './security/tokens.ts';
export { signInPublicPages } from './sign-in/public-sign-in.ts';
export { endSessionsOf, lastUseOf } from './sign-in/session-queries.ts';
export {
  inviteOperator,
  inviteOperatorAgain,
  operatorInvitations,
  withdrawOperatorInvitation,
} from './sign-up/invitation-actions.ts';

/** Reads a bearer token as a viewer of this tenant; null when it is expired, revoked, of another tenant or not ours. */
export function viewersByToken(db: Database, tokens: Tokens) {
  return async (tenant: Tenant, token: string, isPolled: boolean): Promise<Viewer | null> => {
    const claims = await tokens.read(token);
    if (!claims || claims.tenant_id !== tenant.id) return null;
    const wanted = { session_id: claims.session_id, user_id: claims.user_id, with_writes: db.replicas !== null };
    const found = await db.withTenant(tenant.id, (scoped) => findViewer(scoped, wanted), { reads_only: true });
    if (!found) return null;
    const { seen_at, ...viewer } = found;
    if (!isOperator(viewer.role)) return viewer;
    const now = databaseNow();
    const idle = now.getTime() - Date.parse(seen_at);
    if (idle > IDLE_MINUTES * 60_000) return null;
    // To the minute. Calls that the browser makes by itself do not count as use.
    if (!isPolled && idle > 60_000)
      await db.withTenant(tenant.id, (scoped) => noteSessionUse(scoped, viewer.session_id, now.toISOString()));
    return viewer;
  };
}

const isOperator = (role: Viewer['role']) => role === 'operator' || role === 'system_operator';

/** An operator's session that was idle for this long has ended. Veterans and recruiters are not signed out. */
const IDLE_MINUTES = 30;

export { accountPersonalData } from './personal-data-queries.ts';
export { mayStartDemonstrationProvider, startDemonstrationProvider } from './sign-in/demonstration-provider.ts';

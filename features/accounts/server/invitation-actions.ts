import type { Background } from '#kit/server/background.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { conflict, fail, forbidden, invalid, notFound } from '#kit/server/errors.ts';
import { queueMail } from '#kit/server/mail.ts';
import { hashOf, newToken } from '#kit/server/secrets.ts';
import type { Tenant, Viewer } from '#kit/server/serve.ts';
import type { Invitation } from '../invitation-contract.ts';
import { MAILED_HOURS } from '../rules.ts';
import type { User } from '../shapes.ts';
import { describeUser, type Visit } from './actions.ts';
import {
  findEmployment,
  findInvitationByHash,
  findInvitationOf,
  findOpenInvitation,
  insertInvitedRecruiter,
  invitationsOf,
  spendInvitation,
  upsertInvitation,
} from './invitation-queries.ts';
import { invitationLetter } from './letters.ts';
import { hashPassword } from './passwords.ts';
import { refuseWeakPassword } from './sign-up-actions.ts';

type Post = { background: Background; tenant: Tenant; site: string };

/** The company that this viewer administers; others get 403. */
export function companyAdministeredBy(viewer: Viewer): number {
  if (viewer.company_id === null || viewer.is_admin !== 1) fail(forbidden('Only an admin of the company may do this.'));
  return viewer.company_id;
}

type Row = NonNullable<Awaited<ReturnType<typeof findInvitationOf>>>;

const shown = (row: Row): Invitation => ({
  id: row.id,
  email: row.email,
  is_admin: row.is_admin ? 1 : 0,
  invited_by: row.invited_by,
  sent_at: row.sent_at,
  expires_at: row.expires_at,
  state: row.state,
});

export const listInvitations = async (db: TenantDb, viewer: Viewer) =>
  (await invitationsOf(db, companyAdministeredBy(viewer))).map(shown);

export async function invite(
  db: TenantDb,
  post: Post,
  viewer: Viewer,
  request: { email: string; is_admin: boolean },
): Promise<Invitation> {
  const company_id = companyAdministeredBy(viewer);
  const known = await findEmployment(db, request.email);
  // The inviter administers this company and may know its people; of anyone else's account nothing is told here.
  if (known?.company_id === company_id) fail(invalid({ email: ['This person recruits for your company already.'] }));
  return sendInvitation(db, post, viewer.id, { company_id, ...request }, ONCE_IN_SECONDS.invite);
}

export async function inviteAgain(db: TenantDb, post: Post, viewer: Viewer, id: number): Promise<Invitation> {
  const company_id = companyAdministeredBy(viewer);
  const before = (await findInvitationOf(db, company_id, id)) ?? fail(notFound('Invitation'));
  if (before.state === 'accepted') fail(conflict('This invitation has been accepted.'));
  if (before.state === 'revoked') fail(conflict('This invitation was taken back. Invite the person anew.'));
  return sendInvitation(
    db,
    post,
    viewer.id,
    { company_id, email: before.email, is_admin: before.is_admin },
    ONCE_IN_SECONDS.resend,
  );
}

/** Several identical requests within this time have one effect: one mail with one valid link. */
const ONCE_IN_SECONDS = { invite: 60, resend: 5 };

async function sendInvitation(
  db: TenantDb,
  post: Post,
  invited_by: number,
  request: { company_id: number; email: string; is_admin: boolean },
  once_in_seconds: number,
): Promise<Invitation> {
  const token = newToken();
  const id = await upsertInvitation(db, {
    ...request,
    invited_by,
    token_hash: hashOf(token),
    hours: MAILED_HOURS.invitation,
    once_in_seconds,
  });
  if (id === null) {
    const sent = await findOpenInvitation(db, request.company_id, request.email);
    return shown(sent ?? fail(conflict('This invitation has just been answered. Load the list again.')));
  }
  const row = (await findInvitationOf(db, request.company_id, id)) ?? fail(notFound('Invitation'));
  const url = `${post.site}/auth/signup-invite?token=${token}`;
  await queueMail(
    db,
    post.background,
    post.tenant,
    invitationLetter(row.email, post.tenant.name, row.company_name, row.invited_by ?? row.company_name, url),
  );
  return shown(row);
}

/** The invitation of a link; a link that no longer works is explained. */
export async function readInvitation(db: TenantDb, token: string) {
  const row = (await findInvitationByHash(db, hashOf(token))) ?? fail(notFound('Invitation'));
  if (row.state === 'accepted') fail(conflict('This invitation has been accepted. Sign in instead.'));
  if (row.state === 'revoked') fail(conflict('This invitation was taken back. Ask the sender for a new one.'));
  if (row.state === 'expired') fail(conflict('This invitation has expired. Ask the sender to send it again.'));
  return { email: row.email, company_name: row.company_name, invited_by: row.invited_by };
}

export async function joinByInvitation(
  withTenant: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>,
  tenant: Tenant,
  visit: Visit,
  request: { token: string; first_name: string; last_name: string; password: string },
): Promise<{ token: string; user: User }> {
  const { email } = await withTenant((db) => readInvitation(db, request.token));
  refuseWeakPassword(request.password, email);
  const password_hash = await hashPassword(request.password);
  return withTenant(async (db) => {
    const used = await spendInvitation(db, hashOf(request.token));
    if (!used) fail(conflict('This invitation has been used. Sign in instead.'));
    const id = await insertInvitedRecruiter(db, {
      ...used,
      password_hash,
      first_name: request.first_name,
      last_name: request.last_name,
      country_id: tenant.country_id,
    });
    if (id === undefined)
      fail(conflict('This e-mail has an account already. Sign in with it, and ask the company to add you there.'));
    return { token: await visit.openSession(db, id, false), user: await describeUser(db, id) };
  });
}

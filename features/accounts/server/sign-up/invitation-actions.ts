import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, invalid, notFound, tooMany } from '#kit/server/http/errors.ts';
import type { Tenant, Viewer } from '#kit/server/http/serve.ts';
import { hashOf, newToken } from '#kit/server/process/secrets.ts';
import { audit } from '#kit/server/records/audit.ts';
import type { Invitation } from '../../invitation-contract.ts';
import { MAILED_HOURS } from '../../rules.ts';
import type { User } from '../../shapes.ts';
import { describeUser } from '../account-actions.ts';
import { insertAccount } from '../account-queries.ts';
import { type MailContext, mayMail, sendMail } from '../mail-context.ts';
import { firstOperatorMail, invitationMail, operatorInvitationMail } from '../mails.ts';
import { hasOperator, restoreOperator } from '../operator-queries.ts';
import { requireCompanyAdmin } from '../policy.ts';
import { hashPassword } from '../security/passwords.ts';
import { refuseWeakPassword } from '../security/weak-passwords.ts';
import type { Visit, WithTenant } from '../sign-in/sessions.ts';
import {
  findEmployment,
  findInvitationByHash,
  findInvitationOf,
  findOpenInvitation,
  invitationsOf,
  revokeInvitationOf,
  spendInvitation,
  upsertInvitation,
} from './invitation-queries.ts';
import { takeSignUps } from './queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findInvitationOf>>>;

const toInvitation = (row: Row): Invitation => ({
  id: row.id,
  email: row.email,
  is_admin: row.is_admin ? 1 : 0,
  invited_by: row.invited_by,
  sent_at: row.sent_at,
  expires_at: row.expires_at,
  state: row.state,
});

export const listInvitations = async (db: TenantDb, viewer: Viewer) =>
  (await invitationsOf(db, requireCompanyAdmin(viewer))).map(toInvitation);

export async function invite(
  db: TenantDb,
  mail: MailContext,
  viewer: Viewer,
  request: { email: string; is_admin: boolean },
): Promise<Invitation> {
  const company_id = requireCompanyAdmin(viewer);
  const known = await findEmployment(db, request.email);
  // Admins can see who is in their own company. Nothing is revealed about other accounts.
  if (known?.company_id === company_id) fail(invalid({ email: ['This person already recruits for your company.'] }));
  return sendInvitation(db, mail, viewer.id, { company_id, ...request }, ONCE_IN_SECONDS.invite);
}

export async function inviteAgain(db: TenantDb, mail: MailContext, viewer: Viewer, id: number): Promise<Invitation> {
  const company_id = requireCompanyAdmin(viewer);
  const before = (await findInvitationOf(db, company_id, id)) ?? fail(notFound('Invitation'));
  if (before.state === 'accepted') fail(conflict('This invitation was already accepted.'));
  if (before.state === 'revoked') fail(conflict('This invitation was revoked. Invite the person again.'));
  const request = { company_id, email: before.email, is_admin: before.is_admin };
  return sendInvitation(db, mail, viewer.id, request, ONCE_IN_SECONDS.resend);
}

/** Several identical requests within this time have one effect: one email with one valid link. */
const ONCE_IN_SECONDS = { invite: 60, resend: 5 };

async function sendInvitation(
  db: TenantDb,
  mail: MailContext,
  invited_by: number | null,
  request: { company_id: number | null; email: string; is_admin: boolean },
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
    return toInvitation(sent ?? fail(conflict('This invitation has just been accepted or revoked. Reload the page.')));
  }
  if (!(await mayMail(db, 'invitation', request.email)))
    fail(tooMany(3600, 'This person was invited several times in the last hour. Try again later.'));
  const row = (await findInvitationOf(db, request.company_id, id)) ?? fail(notFound('Invitation'));
  const url = `${mail.site}/auth/signup-invite?token=${token}`;
  const content =
    row.company_name !== null
      ? invitationMail(row.email, mail.tenant.name, row.company_name, row.invited_by ?? row.company_name, url)
      : (await hasOperator(db))
        ? operatorInvitationMail(row.email, mail.tenant.name, row.invited_by, url)
        : firstOperatorMail(row.email, mail.tenant.name, url);
  await sendMail(db, mail, null, content, invited_by === null ? [] : [invited_by]);
  return toInvitation(row);
}

/** The invitations of operators that wait for an answer, or have expired. */
export const operatorInvitations = async (db: TenantDb): Promise<Invitation[]> =>
  (await invitationsOf(db, null)).map(toInvitation).filter(({ state }) => state === 'open' || state === 'expired');

/** Invites an operator of the tenant. @param invitedBy null for a system operator of another tenant */
export async function inviteOperator(
  db: TenantDb,
  mail: MailContext,
  invitedBy: number | null,
  email: string,
): Promise<Invitation> {
  const known = await findEmployment(db, email);
  const isOperator = known?.role === 'operator' || known?.role === 'system_operator';
  if (known && isOperator && known.status === 'active') fail(invalid({ email: ['This person is already an operator.'] }));
  if (known && !isOperator)
    fail(invalid({ email: ['This address has an account of a veteran or recruiter here. Operators need a separate address.'] }));
  return sendInvitation(db, mail, invitedBy, { company_id: null, email, is_admin: false }, ONCE_IN_SECONDS.invite);
}

export async function inviteOperatorAgain(db: TenantDb, mail: MailContext, invitedBy: number | null, id: number) {
  const before = (await findInvitationOf(db, null, id)) ?? fail(notFound('Invitation'));
  if (before.state === 'accepted') fail(conflict('This invitation was already accepted.'));
  if (before.state === 'revoked') fail(conflict('This invitation was withdrawn. Invite the person again.'));
  return sendInvitation(db, mail, invitedBy, { company_id: null, email: before.email, is_admin: false }, ONCE_IN_SECONDS.resend);
}

/** Withdraws an invitation of an operator, so its link stops working. @returns the address that it was sent to */
export const withdrawOperatorInvitation = async (db: TenantDb, id: number): Promise<string> =>
  (await revokeInvitationOf(db, null, id)) ?? fail(notFound('Invitation'));

export async function revokeInvitation(db: TenantDb, viewer: Viewer, id: number): Promise<void> {
  if ((await revokeInvitationOf(db, requireCompanyAdmin(viewer), id)) === null) fail(notFound('Invitation'));
}

/** The invitation of a link. Explains a link that no longer works. */
export async function readInvitation(db: TenantDb, token: string) {
  const row = (await findInvitationByHash(db, hashOf(token))) ?? fail(notFound('Invitation'));
  if (row.state === 'accepted') fail(conflict('This invitation was already accepted. Sign in instead.'));
  if (row.state === 'revoked')
    fail(conflict(`This invitation was revoked. Ask ${row.company_name === null ? 'the sender' : 'the company'} for a new one.`));
  if (row.state === 'expired') fail(conflict('This invitation has expired. Ask the sender to send it again.'));
  return { email: row.email, company_name: row.company_name, invited_by: row.invited_by };
}

export async function joinByInvitation(
  withTenant: WithTenant,
  tenant: Tenant,
  visit: Visit,
  request: { token: string; first_name: string; last_name: string; password: string },
): Promise<{ token: string; user: User }> {
  const { email } = await withTenant((db) => readInvitation(db, request.token));
  refuseWeakPassword(request.password, email);
  const password_hash = await hashPassword(request.password);
  return withTenant(async (db) => {
    const used = await spendInvitation(db, hashOf(request.token));
    if (!used) fail(conflict('This invitation was already used. Sign in instead.'));
    // Opening the mailed link proves the address.
    const account = {
      email: used.email,
      status: 'active' as const,
      password_hash,
      first_name: request.first_name,
      middle_name: null,
      last_name: request.last_name,
      country_id: tenant.country_id,
      military_service_id: null,
      company_hint: null,
    };
    const id =
      used.company_id === null
        ? await joinAsOperator(db, account)
        : await insertAccount(db, {
            ...account,
            role: 'recruiter',
            company_id: used.company_id,
            is_admin: used.is_admin,
            joined_company_at: new Date().toISOString(),
          });
    if (id === undefined) fail(conflict('This email already has an account. Sign in with it, and ask the sender to add you.'));
    await takeSignUps(db, used.email);
    return { token: await visit.openSession(db, id, false), user: await describeUser(db, id) };
  });
}

/** Creates the account of an invited operator, or returns one that was removed before, without its former second factors. */
async function joinAsOperator(db: TenantDb, account: Omit<Parameters<typeof insertAccount>[1], 'role'>) {
  const operator = { ...account, role: 'operator' as const };
  const id = (await insertAccount(db, operator)) ?? (await restoreOperator(db, operator));
  if (id !== undefined) await audit(db, { actor_id: id, action: 'operator_joined', subject_kind: 'operator', subject_id: id });
  return id;
}

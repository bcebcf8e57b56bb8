import {
  endOperator,
  type inviteOperator,
  type MailContext,
  operatorInvitations,
  requireRecentIdentity,
} from '#features/accounts/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, forbidden, notFound } from '#kit/server/http/errors.ts';
import type { Viewer } from '#kit/server/http/serve.ts';
import { queueMail } from '#kit/server/mail/mail.ts';
import { audit } from '#kit/server/records/audit.ts';
import type { OperatorInvitation } from '../operators-contract.ts';
import { leavesNoOperator, mayActOn } from '../policy.ts';
import { operatorEndedMail } from './operator-mails.ts';
import { listOperators, lockOperators } from './operators-queries.ts';

type Sent = Awaited<ReturnType<typeof inviteOperator>>;

export const shownInvitation = ({ id, email, invited_by, sent_at, expires_at, state }: Sent): OperatorInvitation => ({
  id,
  email,
  invited_by,
  sent_at,
  expires_at,
  state: state === 'expired' ? 'expired' : 'open',
});

/** The operators of a tenant and the invitations of further ones. */
export const operatorsOf = async (db: TenantDb) => ({
  operators: await listOperators(db),
  invitations: (await operatorInvitations(db)).map(shownInvitation),
});

/** Removes another operator, who is told. */
export async function removeOperator(
  db: TenantDb,
  mail: MailContext,
  viewer: Viewer,
  address: string,
  id: number,
): Promise<string> {
  await requireRecentIdentity(db, viewer);
  const { active, self } = await lockActive(db, viewer);
  const person = active.find((one) => one.id === id) ?? fail(notFound('Operator'));
  if (id === viewer.id) fail(conflict('You can’t remove yourself. Leave the tenant instead.'));
  if (!mayActOn(viewer, person)) fail(forbidden('Only a system operator can do this to a system operator.'));
  await end(db, mail, active, person, self.full_name);
  await audit(db, { actor_id: viewer.id, action: 'operator_removed', subject_kind: 'operator', subject_id: id, address });
  return person.full_name;
}

/** Ends the viewer's own work as an operator, when another one remains. */
export async function leaveTenant(db: TenantDb, mail: MailContext, viewer: Viewer, address: string): Promise<void> {
  await requireRecentIdentity(db, viewer);
  const { active, self } = await lockActive(db, viewer);
  await end(db, mail, active, self, null);
  await audit(db, { actor_id: viewer.id, action: 'operator_left', subject_kind: 'operator', subject_id: viewer.id, address });
}

type Locked = Awaited<ReturnType<typeof lockOperators>>[number];

/** Checked again under the lock, because another operator may have just removed the viewer. */
async function lockActive(db: TenantDb, viewer: Viewer): Promise<{ active: Locked[]; self: Locked }> {
  const active = await lockOperators(db);
  const self = active.find(({ id }) => id === viewer.id) ?? fail(conflict('You’re no longer an operator of this site.'));
  return { active, self };
}

/** @param remover the name of who removes them; null when they leave */
async function end(db: TenantDb, mail: MailContext, active: Locked[], person: Locked, remover: string | null): Promise<void> {
  if (leavesNoOperator(active, person))
    fail(
      conflict(
        person.role === 'system_operator'
          ? 'No other system operator of this tenant can sign in. Add one first.'
          : 'No other operator can sign in. Invite one first, and wait until they have chosen a password.',
      ),
    );
  await endOperator(db, person.id);
  const content = operatorEndedMail(mail.tenant.name, remover);
  await queueMail(db, mail.background, mail.tenant, { ...content, to: person.email, user_id: person.id, about: [] });
}

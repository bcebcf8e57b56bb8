import { z } from 'zod';
import { Invitation } from '#features/accounts/invitation-contract.ts';
import { Email } from '#features/accounts/shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, Instant } from '#kit/contract/shapes.ts';

export const Operator = z.object({
  id: z.number(),
  full_name: z.string(),
  email: z.string(),
  role: z.enum(['operator', 'system_operator']),
  /** Null for someone who has not signed in yet. */
  last_signed_in_at: Instant.nullable(),
  has_second_factor: z.boolean(),
  /** False until they have chosen a password with the emailed link. */
  has_password: z.boolean(),
});
export type Operator = z.infer<typeof Operator>;

export const OperatorInvitation = Invitation.pick({
  id: true,
  email: true,
  invited_by: true,
  sent_at: true,
  expires_at: true,
}).extend({ state: z.enum(['open', 'expired']) });
export type OperatorInvitation = z.infer<typeof OperatorInvitation>;

const Operators = z.object({ operators: z.array(Operator), invitations: z.array(OperatorInvitation) });

export const findOperators = defineRoute({
  method: 'GET',
  path: '/api/operator/operators',
  access: 'operator',
  summary: 'Operators of the tenant and invitations of further ones',
  description:
    'Lists the active operators of the tenant, with their last sign-in and whether they have a second factor, and the invitations that wait or have expired.',
  reads_only: true,
  reply: data(Operators),
});

export const OperatorInvitationRequest = z.object({ email: Email });
const INVITATIONS = { max: 30, window: 3600 };

/** Like all changes of operators it requires a proof of identity in the last ten minutes: 403 with `data.confirm_identity`. */
export const inviteOperator = defineRoute({
  method: 'POST',
  path: '/api/operator/operators/invitations',
  access: 'operator',
  summary: 'Invite an operator of the tenant',
  description:
    'Emails a link with which a further operator can create an account. Requires a proof of identity in the last ten minutes (403 with `data.confirm_identity` otherwise).',
  creates: true,
  body: OperatorInvitationRequest,
  limit: INVITATIONS,
  reply: data(OperatorInvitation),
});

export const resendOperatorInvitation = defineRoute({
  method: 'POST',
  path: '/api/operator/operators/invitations/{id}/resend',
  access: 'operator',
  summary: 'Send the invitation of an operator again with a new link',
  description:
    'Emails the invitation again with a new link; the earlier link stops working. Requires a proof of identity in the last ten minutes.',
  params: z.object({ id: Id }),
  limit: INVITATIONS,
  reply: data(OperatorInvitation),
});

export const withdrawOperatorInvitation = defineRoute({
  method: 'DELETE',
  path: '/api/operator/operators/invitations/{id}',
  access: 'operator',
  summary: 'Withdraw the invitation of an operator',
  description: 'Withdraws an invitation that was not accepted, so its link stops working.',
  params: z.object({ id: Id }),
  reply: done(),
});

/** 409 for the last operator who can sign in. What they decided remains. */
export const removeOperator = defineRoute({
  method: 'POST',
  path: '/api/operator/operators/{id}/remove',
  access: 'operator',
  summary: 'Remove an operator of the tenant',
  description:
    'Deactivates another operator of the tenant: their sessions end, and their password and second factors stop working. Their decisions remain. The person is told. Requires a proof of identity in the last ten minutes. The last operator cannot be removed.',
  params: z.object({ id: Id }),
  reply: done(),
});

export const leaveTenant = defineRoute({
  method: 'POST',
  path: '/api/operator/operators/leave',
  access: 'operator',
  summary: 'Stop being an operator of the tenant',
  description:
    'Deactivates your own account as an operator and signs you out. Another operator who can sign in must remain. Requires a proof of identity in the last ten minutes.',
  reply: done(),
});

export const findOperatorsOfTenant = defineRoute({
  method: 'GET',
  path: '/api/system/tenants/{id}/operators',
  access: 'system_operator',
  summary: 'Operators of a tenant and invitations of further ones',
  description: 'Lists the active operators of any tenant, and the invitations that wait or have expired.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(Operators),
});

export const inviteOperatorOfTenant = defineRoute({
  method: 'POST',
  path: '/api/system/tenants/{id}/operators/invitations',
  access: 'system_operator',
  summary: 'Invite an operator of a tenant',
  description:
    'Emails a link with which a further operator of any tenant can create an account; an open invitation of the same address is sent again. Requires a proof of identity in the last ten minutes.',
  creates: true,
  params: z.object({ id: Id }),
  body: OperatorInvitationRequest,
  limit: INVITATIONS,
  reply: data(OperatorInvitation),
});

export const withdrawOperatorInvitationOfTenant = defineRoute({
  method: 'DELETE',
  path: '/api/system/tenants/{id}/operators/invitations/{invitation_id}',
  access: 'system_operator',
  summary: 'Withdraw the invitation of an operator of a tenant',
  description: 'Withdraws an invitation to any tenant that was not accepted, so its link stops working.',
  params: z.object({ id: Id, invitation_id: Id }),
  reply: done(),
});

export const resetFactorsOfOperator = defineRoute({
  method: 'POST',
  path: '/api/system/tenants/{id}/operators/{user_id}/reset-factors',
  access: 'system_operator',
  summary: 'Remove the second factors of an operator of a tenant',
  description:
    'Removes the authenticator app and passkeys of an operator of any tenant, for someone who has lost them. The person is told and signed out. Requires a proof of identity in the last ten minutes; your own cannot be removed.',
  params: z.object({ id: Id, user_id: Id }),
  limit: { max: 30, window: 3600 },
  reply: done(),
});

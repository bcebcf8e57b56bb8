import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, Instant } from '#kit/contract/shapes.ts';
import { Email, User } from './shapes.ts';
import { NewPassword, OptionalName, PersonName } from './sign-up-contract.ts';

export const Invitation = z.object({
  id: z.number(),
  email: z.string(),
  is_admin: z.union([z.literal(0), z.literal(1)]),
  invited_by: z.string().nullable(),
  sent_at: Instant,
  expires_at: Instant,
  state: z.enum(['open', 'accepted', 'revoked', 'expired']),
});
export type Invitation = z.infer<typeof Invitation>;

export const findInvitations = defineRoute({
  method: 'GET',
  path: '/api/recruiter/invitations',
  access: 'recruiter',
  summary: 'Invitations of the company; for its admins',
  description: 'Lists the invitations of the recruiter’s company, pending and past. Only admins of the company may call it.',
  reads_only: true,
  reply: data(z.array(Invitation)),
});

export const InvitationRequest = z.object({ email: Email, is_admin: z.boolean().default(false) });

/** Inviting the same address again sends the open invitation again. */
export const createInvitation = defineRoute({
  method: 'POST',
  path: '/api/recruiter/invitations',
  access: 'recruiter',
  summary: 'Invite someone to recruit for the company; for its admins',
  description:
    'Emails a link with which a colleague can create an account in the recruiter’s company. Only admins of the company may call it.',
  creates: true,
  body: InvitationRequest,
  limit: { max: 100, window: 3600 },
  reply: data(Invitation),
});

export const resendInvitation = defineRoute({
  method: 'POST',
  path: '/api/recruiter/invitations/{id}/resend',
  access: 'recruiter',
  summary: 'Send an invitation again with a new link',
  description:
    'Emails the invitation again with a new link; the earlier link stops working. Only admins of the company may call it.',
  params: z.object({ id: Id }),
  limit: { max: 100, window: 3600 },
  reply: data(Invitation),
});

export const revokeInvitation = defineRoute({
  method: 'DELETE',
  path: '/api/recruiter/invitations/{id}',
  access: 'recruiter',
  summary: 'Revoke an invitation',
  description:
    'Revokes an invitation that has not been accepted, so its link stops working. Only admins of the company may call it.',
  params: z.object({ id: Id }),
  reply: done(),
});

/**
 * What the invited person sees before accepting. 409 explains a link that was used, revoked or has expired; an unknown link is
 * 404.
 */
export const getInvitation = defineRoute({
  method: 'GET',
  path: '/api/auth/invitation',
  access: 'public',
  summary: 'The invitation of a token',
  description:
    'Returns the company, or null for an operator of the site, and the email address behind an invitation token, for the form that accepts it. The token is the one in the emailed link.',
  reads_only: true,
  query: z.object({ token: z.string().max(200).default('') }),
  limit: { max: 120, window: 3600 },
  reply: data(
    z.object({
      email: z.string(),
      /** Null for an operator of the tenant. */
      company_name: z.string().nullable(),
      invited_by: z.string().nullable(),
    }),
  ),
});

/** The invitation decides the email and the company. The account is active immediately and signed in. */
export const acceptInvitation = defineRoute({
  method: 'POST',
  path: '/api/auth/signup-invite',
  access: 'public',
  summary: 'Accept an invitation',
  description:
    'Creates the invited recruiter’s or operator’s account with the token of the emailed link and signs in. A token can be used once.',
  body: z.object({
    token: z.string().min(1, 'The link is incomplete. Open it again from the email.').max(200),
    first_name: PersonName('First name'),
    last_name: OptionalName('Last name'),
    password: NewPassword,
  }),
  limit: { max: 30, window: 3600 },
  reply: data(z.object({ token: z.string(), user: User })),
});

import type { FastifyInstance } from 'fastify';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import * as calls from '../../invitation-contract.ts';
import { mailContextOf } from '../mail-context.ts';
import type { AccountParts } from '../parts.ts';
import { visitOf } from '../sign-in/sessions.ts';
import * as actions from './invitation-actions.ts';

export function invitationRoutes(app: FastifyInstance, { tokens }: AccountParts): void {
  serve(app, calls.findInvitations, async ({ db, viewer }) => ({ data: await actions.listInvitations(db, viewer) }));

  serve(app, calls.createInvitation, async ({ db, tenant, viewer, body, request }) => ({
    message: `Invitation sent to ${body.email}.`,
    data: await actions.invite(db, mailContextOf(request, tenant), viewer, body),
  }));

  serve(app, calls.resendInvitation, async ({ db, tenant, viewer, params, request }) => ({
    message: 'Invitation sent again.',
    data: await actions.inviteAgain(db, mailContextOf(request, tenant), viewer, params.id),
  }));

  serve(app, calls.revokeInvitation, async ({ db, viewer, params }) => {
    await actions.revokeInvitation(db, viewer, params.id);
    return { message: 'Invitation revoked.' };
  });

  serve(app, calls.getInvitation, async ({ db, query }) => ({ data: await actions.readInvitation(db, query.token) }));

  serveOutside(app, calls.acceptInvitation, async ({ withTenant, tenant, body, request }) => ({
    message: 'Welcome.',
    data: await actions.joinByInvitation(withTenant, tenant, visitOf(request, tenant, tokens), body),
  }));
}

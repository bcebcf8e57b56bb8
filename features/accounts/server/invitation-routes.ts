import type { FastifyInstance } from 'fastify';
import { siteAddress } from '#features/tenants/server/index.ts';
import { fail, notFound } from '#kit/server/errors.ts';
import { serve, serveOutside } from '#kit/server/serve.ts';
import {
  acceptInvitation,
  createInvitation,
  findInvitations,
  getInvitation,
  resendInvitation,
  revokeInvitation,
} from '../invitation-contract.ts';
import { visitOf } from './actions.ts';
import {
  companyAdministeredBy,
  invite,
  inviteAgain,
  joinByInvitation,
  listInvitations,
  readInvitation,
} from './invitation-actions.ts';
import { revokeInvitationOf } from './invitation-queries.ts';
import type { AccountParts } from './routes.ts';

export function invitationRoutes(app: FastifyInstance, { tokens }: AccountParts): void {
  const { background } = app.muster;

  serve(app, findInvitations, async ({ db, viewer }) => ({ data: await listInvitations(db, viewer) }));

  serve(app, createInvitation, async ({ db, tenant, viewer, body, request }) => ({
    message: `Invitation sent to ${body.email}.`,
    data: await invite(db, { background, tenant, site: siteAddress(request, tenant) }, viewer, body),
  }));

  serve(app, resendInvitation, async ({ db, tenant, viewer, params, request }) => ({
    message: 'Invitation sent again.',
    data: await inviteAgain(db, { background, tenant, site: siteAddress(request, tenant) }, viewer, params.id),
  }));

  serve(app, revokeInvitation, async ({ db, viewer, params }) => {
    if (!(await revokeInvitationOf(db, companyAdministeredBy(viewer), params.id))) fail(notFound('Invitation'));
    return { message: 'Invitation taken back.' };
  });

  serve(app, getInvitation, async ({ db, query }) => ({ data: await readInvitation(db, query.token) }));

  serveOutside(app, acceptInvitation, async ({ withTenant, tenant, body, request }) => ({
    message: 'Welcome.',
    data: await joinByInvitation(withTenant, tenant, visitOf(request, tenant, tokens), body),
  }));
}

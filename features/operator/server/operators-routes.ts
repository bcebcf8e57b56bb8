import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  inviteOperator,
  inviteOperatorAgain,
  type MailContext,
  requireRecentIdentity,
  resetFactors,
  withdrawOperatorInvitation,
} from '#features/accounts/server/index.ts';
import { siteAddress } from '#features/tenants/server/index.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside, type Tenant } from '#kit/server/http/serve.ts';
import { audit, auditInstallation } from '#kit/server/records/audit.ts';
import * as calls from '../operators-contract.ts';
import { leaveTenant, operatorsOf, removeOperator, shownInvitation } from './operators-actions.ts';
import { listOperators } from './operators-queries.ts';
import { allTenants } from './system-queries.ts';

export function operatorsRoutes(app: FastifyInstance): void {
  const { background } = app.muster;
  const mailOf = (request: FastifyRequest, tenant: Tenant): MailContext => ({
    background,
    tenant,
    site: siteAddress(request, tenant),
  });

  serve(app, calls.findOperators, async ({ db }) => ({ data: await operatorsOf(db) }));

  serve(app, calls.inviteOperator, async ({ db, tenant, viewer, body, request }) => {
    await requireRecentIdentity(db, viewer);
    const sent = await inviteOperator(db, mailOf(request, tenant), viewer.id, body.email);
    const details = { email: body.email };
    const subject = { subject_kind: 'invitation', subject_id: sent.id };
    await audit(db, { ...subject, actor_id: viewer.id, action: 'operator_invited', details, address: request.ip });
    return { message: `Invitation sent to ${body.email}.`, data: shownInvitation(sent) };
  });

  serve(app, calls.resendOperatorInvitation, async ({ db, tenant, viewer, params, request }) => {
    await requireRecentIdentity(db, viewer);
    const sent = await inviteOperatorAgain(db, mailOf(request, tenant), viewer.id, params.id);
    const details = { email: sent.email };
    const subject = { subject_kind: 'invitation', subject_id: sent.id };
    await audit(db, { ...subject, actor_id: viewer.id, action: 'operator_invited', details, address: request.ip });
    return { message: 'Invitation sent again.', data: shownInvitation(sent) };
  });

  serve(app, calls.withdrawOperatorInvitation, async ({ db, viewer, params, request }) => {
    const email = await withdrawOperatorInvitation(db, params.id);
    const subject = { subject_kind: 'invitation', subject_id: params.id };
    const action = 'operator_invitation_withdrawn';
    await audit(db, { ...subject, actor_id: viewer.id, action, details: { email }, address: request.ip });
    return { message: 'Invitation withdrawn.' };
  });

  serve(app, calls.removeOperator, async ({ db, tenant, viewer, params, request }) => {
    const name = await removeOperator(db, mailOf(request, tenant), viewer, request.ip, params.id);
    return { message: `${name} is no longer an operator. We’ll email them.` };
  });

  serve(app, calls.leaveTenant, async ({ db, tenant, viewer, request }) => {
    await leaveTenant(db, mailOf(request, tenant), viewer, request.ip);
    return { message: 'You are no longer an operator of this site.' };
  });

  operatorsOfTenantsRoutes(app);
}

/** The same for other tenants, by system operators. Recorded in the log of the tenant, without a name, and in the installation's. */
function operatorsOfTenantsRoutes(app: FastifyInstance): void {
  const { db: database, background } = app.muster;

  async function enter(id: number, request: FastifyRequest) {
    const tenant = (await allTenants(database.unscoped, id))[0] ?? fail(notFound('Tenant'));
    const port = new URL(`http://${request.host}`).port;
    const site = `${request.protocol}://${tenant.hosts[0] ?? ''}${port ? `:${port}` : ''}`;
    return { background, tenant, site } satisfies MailContext;
  }

  serveOutside(app, calls.findOperatorsOfTenant, async ({ params }) => {
    if ((await allTenants(database.unscoped, params.id)).length === 0) fail(notFound('Tenant'));
    return { data: await database.withTenant(params.id, operatorsOf, { reads_only: true }) };
  });

  serveOutside(app, calls.inviteOperatorOfTenant, async ({ tenant, viewer, params, body, request, withTenant }) => {
    await withTenant((db) => requireRecentIdentity(db, viewer));
    const mail = await enter(params.id, request);
    const sent = await database.withTenant(params.id, async (db) => {
      const actor_id = tenant.id === params.id ? viewer.id : null;
      const invited = await inviteOperator(db, mail, actor_id, body.email);
      const details = { email: body.email, by: 'system operator' };
      await audit(db, { actor_id, action: 'operator_invited', subject_kind: 'invitation', subject_id: invited.id, details });
      const actor = { tenant_id: tenant.id, id: viewer.id };
      await auditInstallation(db, { actor, action: 'operator_invited', for_tenant: params.id, details: { email: body.email } });
      return invited;
    });
    return { message: `Invitation sent to ${body.email}.`, data: shownInvitation(sent) };
  });

  serveOutside(app, calls.withdrawOperatorInvitationOfTenant, async ({ tenant, viewer, params }) => {
    if ((await allTenants(database.unscoped, params.id)).length === 0) fail(notFound('Tenant'));
    await database.withTenant(params.id, async (db) => {
      const email = await withdrawOperatorInvitation(db, params.invitation_id);
      const actor_id = tenant.id === params.id ? viewer.id : null;
      const action = 'operator_invitation_withdrawn';
      const subject = { subject_kind: 'invitation', subject_id: params.invitation_id };
      await audit(db, { ...subject, actor_id, action, details: { email, by: 'system operator' } });
      const actor = { tenant_id: tenant.id, id: viewer.id };
      await auditInstallation(db, { actor, action, for_tenant: params.id, details: { email } });
    });
    return { message: 'Invitation withdrawn.' };
  });

  serveOutside(app, calls.resetFactorsOfOperator, async ({ tenant, viewer, params, request, withTenant }) => {
    await withTenant((db) => requireRecentIdentity(db, viewer));
    const mail = await enter(params.id, request);
    await database.withTenant(params.id, async (db) => {
      const person = (await listOperators(db)).find(({ id }) => id === params.user_id) ?? fail(notFound('Operator'));
      const actor_id = tenant.id === params.id ? viewer.id : null;
      const ended = await resetFactors(db, mail, { id: actor_id, role: viewer.role }, person.id);
      const details = { ...ended, by: 'system operator' };
      const subject = { subject_kind: 'operator', subject_id: person.id };
      await audit(db, { ...subject, actor_id, action: 'second_factors_reset', details });
      const actor = { tenant_id: tenant.id, id: viewer.id };
      const email = person.email;
      await auditInstallation(db, { actor, action: 'second_factors_reset', for_tenant: params.id, details: { email } });
    });
    return { message: 'Second factors removed. We’ve emailed the person.' };
  });
}

import type { FastifyInstance } from 'fastify';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import type { FindTextRecords } from '#kit/server/net/dns.ts';
import { audit, auditInstallation } from '#kit/server/records/audit.ts';
import type { WaitingAddress } from '../address-contract.ts';
import * as calls from '../address-contract.ts';
import { mayLiftClaim } from '../policy.ts';
import { settingsOf } from './actions.ts';
import { activateAddress, DECLINED, declineClaim, findClaim, recordOf, waitingClaims, withdrawClaim } from './address-queries.ts';
import { allTenants } from './system-queries.ts';

export function addressRoutes(app: FastifyInstance, options: { findTextRecords: FindTextRecords }): void {
  const { db: database } = app.muster;

  serveOutside(app, calls.verifyAddressClaim, async ({ viewer, params, request, withTenant }) => {
    const claim = (await withTenant((db) => findClaim(db, params.id))) ?? fail(notFound('Address'));
    if (!mayLiftClaim(viewer, claim)) fail(conflict(DECLINED));
    const record = recordOf(claim);
    const published = await options.findTextRecords(record.name).catch((error: Error) => {
      request.log.warn({ reason: error.message }, 'name servers did not answer');
      return fail(conflict(`The name servers of ${claim.domain} didn’t respond. Try again in a few minutes.`));
    });
    if (!published.includes(record.value))
      fail(conflict(`There is no TXT record with this value at ${record.name} yet. A new record can take an hour to appear.`));
    return withTenant(async (db) => {
      const { kind, address } = await activateAddress(db, claim.id);
      await audit(db, {
        actor_id: viewer.id,
        action: kind === 'host' ? 'host_added' : 'sender_changed',
        subject_kind: 'tenant',
        subject_id: db.tenant_id,
        details: { address, proof: 'dns' },
        address: request.ip,
      });
      return { message: `${address} has been verified and is in use.`, data: await settingsOf(db) };
    });
  });

  serve(app, calls.withdrawAddressClaim, async ({ db, viewer, params }) => {
    const claim = (await findClaim(db, params.id)) ?? fail(notFound('Address'));
    if (!mayLiftClaim(viewer, claim)) fail(conflict(DECLINED));
    if (!(await withdrawClaim(db, params.id))) fail(notFound('Address'));
    return { data: await settingsOf(db) };
  });

  serveOutside(app, calls.findWaitingAddresses, async () => {
    const waiting: WaitingAddress[] = [];
    for (const tenant of await allTenants(database.unscoped)) {
      const rows = await database.withTenant(tenant.id, waitingClaims);
      waiting.push(
        ...rows.map((row) => ({
          ...row,
          kind: row.kind === 'host' ? ('host' as const) : ('mail_from' as const),
          tenant_id: tenant.id,
          tenant_name: tenant.name,
        })),
      );
    }
    return { data: waiting };
  });

  serveOutside(app, calls.decideAddressClaim, async ({ tenant, viewer, params, body }) => {
    const decide = async (db: TenantDb) => {
      if (body.decision === 'approve') return (await activateAddress(db, params.claim_id)).address;
      const claim = (await findClaim(db, params.claim_id)) ?? fail(notFound('Address'));
      await declineClaim(db, claim.id);
      return claim.address;
    };
    if ((await allTenants(database.unscoped, params.id)).length === 0) fail(notFound('Tenant'));
    const address = await database.withTenant(params.id, async (db) => {
      const decided = await decide(db);
      const action = body.decision === 'approve' ? 'address_approved' : 'address_declined';
      const actor = { tenant_id: tenant.id, id: viewer.id };
      await auditInstallation(db, { actor, action, for_tenant: params.id, details: { address: decided } });
      return decided;
    });
    return { message: body.decision === 'approve' ? `${address} is in use.` : `${address} was declined.` };
  });
}

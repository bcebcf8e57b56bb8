import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireCompanyAdmin } from '#features/accounts/server/index.ts';
import { listMeta } from '#kit/contract/shapes.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve, type Viewer } from '#kit/server/http/serve.ts';
import type { Vault } from '#kit/server/process/secrets.ts';
import * as calls from '../contract.ts';
import {
  type By,
  changeAddress,
  createEndpoint,
  removeEndpoint,
  replay,
  rotateSecret,
  sendTest,
  shownWebhook,
  switchEndpoint,
} from './actions.ts';
import { countDeliveries, DELIVERIES_PER_PAGE, findDeliveries, findEndpoints } from './queries.ts';

const by = ({ db, viewer, request }: { db: TenantDb; viewer: Viewer; request: FastifyRequest }): By => ({
  db,
  viewer,
  company_id: requireCompanyAdmin(viewer),
  address: request.ip,
});

/** The webhooks of a company, for its admins. */
export function webhookRoutes(app: FastifyInstance, { vault }: { vault: Vault }): void {
  serve(app, calls.findWebhooks, async ({ db, viewer }) => ({
    data: (await findEndpoints(db, requireCompanyAdmin(viewer))).map(shownWebhook),
  }));

  serve(app, calls.createWebhook, async ({ body, ...input }) => ({
    message: 'Webhook created',
    data: await createEndpoint(by(input), vault, body),
  }));

  serve(app, calls.updateWebhook, async ({ params, body, ...input }) => ({
    message: 'Webhook saved',
    data: await changeAddress(by(input), params.id, body),
  }));

  serve(app, calls.switchWebhook, async ({ params, body, ...input }) => ({
    message: body.enabled ? 'Webhook switched on' : 'Webhook switched off',
    data: await switchEndpoint(by(input), params.id, body.enabled),
  }));

  serve(app, calls.rotateWebhookSecret, async ({ params, ...input }) => ({
    message: 'Secret replaced',
    data: await rotateSecret(by(input), vault, params.id),
  }));

  serve(app, calls.testWebhook, async ({ params, ...input }) => {
    await sendTest(by(input), params.id);
    return { message: 'Test event queued' };
  });

  serve(app, calls.deleteWebhook, async ({ params, ...input }) => {
    await removeEndpoint(by(input), params.id);
    return { message: 'Webhook deleted' };
  });

  serve(app, calls.findWebhookDeliveries, async ({ db, viewer, params, query }) => {
    const own = (await findEndpoints(db, requireCompanyAdmin(viewer))).find(({ id }) => id === params.id);
    const { id } = own ?? fail(notFound('Webhook'));
    return {
      data: await findDeliveries(db, id, query.page),
      meta: listMeta(query.page, DELIVERIES_PER_PAGE, await countDeliveries(db, id)),
    };
  });

  serve(app, calls.replayWebhookDelivery, async ({ params, ...input }) => {
    await replay(by(input), params.id, params.delivery_id);
    return { message: 'Event queued again' };
  });
}

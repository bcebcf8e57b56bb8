import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireCompanyAdmin, requireRecentIdentity } from '#features/accounts/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { serve, type Viewer } from '#kit/server/http/serve.ts';
import { createApiKey, findApiKeys, revokeApiKey, rotateApiKey } from '../../key-contract.ts';
import { createKey, endKey, rotateKey, shownKey } from './actions.ts';
import { findKeys } from './queries.ts';

const by = ({ db, viewer, request }: { db: TenantDb; viewer: Viewer; request: FastifyRequest }) => ({
  db,
  viewer,
  company_id: requireCompanyAdmin(viewer),
  address: request.ip,
});

/** The API keys of a company, for its admins. */
export function keyRoutes(app: FastifyInstance): void {
  serve(app, findApiKeys, async ({ db, viewer }) => ({
    data: (await findKeys(db, requireCompanyAdmin(viewer))).map(shownKey),
  }));

  serve(app, createApiKey, async ({ body, ...input }) => {
    const admin = by(input);
    await requireRecentIdentity(input.db, input.viewer);
    return { message: 'API key created', data: await createKey(admin, body) };
  });

  serve(app, rotateApiKey, async ({ params, body, ...input }) => {
    const admin = by(input);
    await requireRecentIdentity(input.db, input.viewer);
    return { message: 'API key created', data: await rotateKey(admin, params.id, body.expires_in_days) };
  });

  serve(app, revokeApiKey, async ({ params, ...input }) => {
    await endKey(by(input), params.id);
    return { message: 'API key revoked' };
  });
}

import type { FastifyInstance } from 'fastify';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside, tenantAt } from '#kit/server/http/serve.ts';
import { getTenantInfo, getTenantLogo, TenantInfo } from '../contract.ts';
import { analyticsOf } from './analytics.ts';
import type { tenantsByHost } from './by-host.ts';
import { findTenantLogo } from './queries.ts';

export function tenantRoutes(
  app: FastifyInstance,
  options: { tenants: ReturnType<typeof tenantsByHost>; production: boolean },
): void {
  serveOutside(app, getTenantInfo, async ({ query, request }) => {
    const tenant = await tenantAt(options.tenants, query.domain || request.host);
    const { production } = options;
    const analytics = analyticsOf(tenant, production);
    return { data: { ...tenant, crisis_line: CrisisLine.parse(tenant.crisis_line), production, analytics } };
  });

  serve(app, getTenantLogo, async ({ db, reply }) => {
    const { bytes } = (await findTenantLogo(db)) ?? fail(notFound('Logo'));
    reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable');
    return bytes;
  });
}

const CrisisLine = TenantInfo.shape.crisis_line;

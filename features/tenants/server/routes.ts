import type { FastifyInstance } from 'fastify';
import { fail, notFound } from '#kit/server/errors.ts';
import { serveOutside } from '#kit/server/serve.ts';
import { getTenantInfo, TenantInfo } from '../contract.ts';
import type { tenantsByHost } from './index.ts';

export function tenantRoutes(
  app: FastifyInstance,
  options: { tenantOf: ReturnType<typeof tenantsByHost>; production: boolean },
): void {
  serveOutside(app, getTenantInfo, async ({ query, request }) => {
    const tenant = (await options.tenantOf(query.domain || request.host)) ?? fail(notFound('Tenant'));
    return { data: { ...tenant, crisis_line: CrisisLine.parse(tenant.crisis_line), production: options.production } };
  });
}

const CrisisLine = TenantInfo.shape.crisis_line;

import type { FastifyInstance } from 'fastify';
import { serveOutside, tenantAt } from '#kit/server/http/serve.ts';
import { getTenantInfo, TenantInfo } from '../contract.ts';
import type { tenantsByHost } from './by-host.ts';

export function tenantRoutes(
  app: FastifyInstance,
  options: { tenants: ReturnType<typeof tenantsByHost>; production: boolean },
): void {
  serveOutside(app, getTenantInfo, async ({ query, request }) => {
    const tenant = await tenantAt(options.tenants, query.domain || request.host);
    return { data: { ...tenant, crisis_line: CrisisLine.parse(tenant.crisis_line), production: options.production } };
  });
}

const CrisisLine = TenantInfo.shape.crisis_line;

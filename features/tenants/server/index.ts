import type { FastifyRequest } from 'fastify';
import type { Database, TenantDb } from '#kit/server/db.ts';
import { hostName, isLocalName } from '../rules.ts';
import { findTenantByHost, tenantIds } from './queries.ts';

export { hostName } from '../rules.ts';
export { tenantIds } from './queries.ts';
export { tenantRoutes } from './routes.ts';

type FoundTenant = NonNullable<Awaited<ReturnType<typeof findTenantByHost>>>;

/** Seconds that a process may answer from what it knew of a host; a suspension reaches every process within them. */
const REMEMBERED_SECONDS = 10;

/**
 * Resolves hosts to tenants. A local name that is nobody's own gets the default tenant; an unknown public host gets null.
 */
export function tenantsByHost(db: Database, defaultHost: string) {
  const known = new Map<string, { tenant: FoundTenant | null; until: number }>();

  async function find(host: string): Promise<FoundTenant | null> {
    const own = await findTenantByHost(db.unscoped, host);
    if (own) return own;
    return isLocalName(host) ? ((await findTenantByHost(db.unscoped, defaultHost)) ?? null) : null;
  }

  return async (typed: string): Promise<FoundTenant | null> => {
    const host = hostName(typed);
    const before = known.get(host);
    if (before && before.until > Date.now()) return before.tenant;
    const tenant = await find(host);
    // Hosts come from outside: the memory is bounded.
    if (known.size > 1000) known.clear();
    known.set(host, { tenant, until: Date.now() + REMEMBERED_SECONDS * 1000 });
    return tenant;
  };
}

/**
 * Where links in mails point: the address of this request where it is the tenant's own or this machine, else the tenant's first host,
 * so that nobody can have a link mailed that leads elsewhere. The client also chooses the port of the Host header, so it
 * counts only when it is the port that this connection arrived on, or PUBLIC_PORT.
 */
export function siteAddress(
  request: Pick<FastifyRequest, 'protocol' | 'host' | 'socket' | 'server'>,
  tenant: { host: string; primary_host: string },
): string {
  const name = hostName(request.host);
  const isOwn = name === tenant.host || ['localhost', '127.0.0.1', '::1'].includes(name);
  if (!isOwn) return `${request.protocol}://${tenant.primary_host}`;
  const typedPort = Number(/:(\d+)$/.exec(request.host)?.[1]);
  const port = [request.socket.localPort, request.server.muster.public_port].includes(typedPort) ? `:${typedPort}` : '';
  return `${request.protocol}://${name.includes(':') ? `[${name}]` : name}${port}`;
}

/** Background work that is done in each tenant, one after the other, each in a transaction of its own. */
export function inEveryTenant(work: (db: TenantDb) => Promise<unknown>) {
  return async (db: Database): Promise<void> => {
    for (const id of await tenantIds(db.unscoped)) await db.withTenant(id, work);
  };
}

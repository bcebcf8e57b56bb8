import type { FastifyRequest } from 'fastify';
import { hostName } from '../rules.ts';

/**
 * The base URL of links in emails: the address of this request if it is the tenant's own or this machine, otherwise the tenant's
 * first host. A request can therefore not cause a mailed link to another host. The client also chooses the port of the Host header, so the
 * port counts only if this connection arrived on it, or if it is PUBLIC_PORT.
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

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail, forbidden } from './errors.ts';

/** Paths of health checks for a container or supervisor. They reveal nothing else. */
const HEALTH = ['/healthz', '/readyz'];

/** Refuses requests from other computers, whatever address the server listens on. */
export function serveThisComputerOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!isLoopback(request.socket.remoteAddress) && !HEALTH.includes(request.url))
      fail(
        forbidden(
          'The demonstration is served to this computer only. Use your own database to serve others: docs/operations.md.',
        ),
      );
  });
}

/** Whether a request comes from this computer and was not forwarded by a proxy. */
export function isFromThisComputer(request: FastifyRequest): boolean {
  return (
    isLoopback(request.socket.remoteAddress) &&
    request.headers['x-forwarded-for'] === undefined &&
    request.headers.forwarded === undefined
  );
}

export function isLoopback(address: string | undefined): boolean {
  return /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$|^::1$/i.test(address ?? '');
}

/** Whether a host of a URL is this computer. */
export function isLoopbackName(host: string): boolean {
  return host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''));
}

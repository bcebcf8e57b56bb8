import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail, forbidden } from './errors.ts';

/** Paths by which a container or a supervisor asks whether the server runs; they tell nothing else. */
const HEALTH = ['/healthz', '/readyz'];

/** Refuses every request from another computer, whatever address the server listens on. */
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

/** Whether a request comes from this computer and no proxy has passed it on for another one. */
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

import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors.ts';

/** The server is stopping. Another process, or this one after its start, can serve the request. */
const stopping = () => new Refusal(503, 'Muster is stopping. Try again in a moment.', { headers: { 'retry-after': '5' } });

/**
 * The first part of a stop, before the port is closed: proxies that check `/readyz` send requests elsewhere, and connections are not used
 * again. Requests that arrive meanwhile are served.
 */
export function drainable(app: FastifyInstance) {
  let hasBegun = false;
  app.addHook('onRequest', async (_, reply) => {
    if (hasBegun) reply.header('connection', 'close');
  });
  return {
    begin: () => {
      hasBegun = true;
    },
    /** @throws Refusal 503 once the stop has begun */
    check: () => {
      if (hasBegun) throw stopping();
    },
  };
}

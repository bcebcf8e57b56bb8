import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Tracer } from '../process/traces.ts';
import { requestFields } from './request-log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null while traces are off. */
    span: Span | null;
  }
}

/** Records each request by the pattern of its route: addresses and queries contain names and secrets. */
export function traceRequests(app: FastifyInstance, tracer: Tracer | null): void {
  app.decorateRequest('span', null);
  if (!tracer) return;
  app.addHook('onRequest', async (request) => {
    const { method, route } = requestFields(request);
    const { traceparent } = request.headers;
    request.span = tracer.request(`${method} ${route}`, request.id, typeof traceparent === 'string' ? traceparent : undefined, {
      'http.request.method': method,
      'http.route': route,
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 500) request.span?.fail(String(reply.statusCode));
    end(request, reply.statusCode);
  });
  app.addHook('onRequestAbort', async (request) => {
    request.span?.fail('aborted');
    end(request, null);
  });
}

function end(request: FastifyRequest, status: number | null): void {
  const { tenant, span } = request;
  span?.end({ 'http.response.status_code': status, 'muster.tenant': tenant?.slug, 'muster.tenant_id': tenant?.id });
  // The reply to an aborted request ends, too.
  request.span = null;
}

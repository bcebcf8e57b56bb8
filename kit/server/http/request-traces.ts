import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Cause, runAs } from '../process/cause.ts';
import type { Span, Tracer } from '../process/traces.ts';
import { requestFields } from './request-log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null while traces are off. */
    span: Span | null;
  }
}

/** What a request causes is done for it: API calls, pages and files. */
export function causeOf(request: FastifyRequest): Cause {
  const { method, route } = requestFields(request);
  return { request_id: request.id, work: `${method} ${route}`, span: request.span };
}

/**
 * Runs each request as the cause of its statements, and records it, if traces are on, by the pattern of its route: addresses and queries
 * contain names and secrets.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer | null): void {
  app.decorateRequest('span', null);
  if (tracer) recordRequests(app, tracer);
  app.addHook('onRequest', (request, _reply, done) => runAs(causeOf(request), done));
}

function recordRequests(app: FastifyInstance, tracer: Tracer): void {
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

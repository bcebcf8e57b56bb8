import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { isApiPath } from './unknown-paths.ts';

/**
 * Fastify's options for the log: one JSON object per line. No line contains the address of a request, because addresses contain
 * secrets of shared links, searches and emails.
 * @param options.stream receives the lines instead of standard output
 */
export function logOptions(options: { level: string; stream?: { write(line: string): void } }) {
  const logger: FastifyServerOptions['logger'] =
    options.level === 'silent'
      ? false
      : {
          level: options.level,
          // At `trace`, the parser of uploads logs its options with all headers of the request, and so with its token.
          serializers: { req: requestFields, err: logError, busboyOptions: () => undefined },
          hooks: { streamWrite: withoutAddresses },
          ...(options.stream && { stream: options.stream }),
        };
  // Fastify's own two lines for each request are replaced by one (logRequests).
  return { logger, logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }) };
}

/** Logs one line for each request when it ends: tenant, route, status and duration in milliseconds. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ ...requestFields(request), status: reply.statusCode, ms }, 'request');
  });
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ ...requestFields(request), status: null }, 'request aborted');
  });
}

/** What a line says about its request: the slug of the tenant, and the pattern of the route. */
export function requestFields(request: FastifyRequest) {
  const { method } = request;
  const route = request.routeOptions?.url ?? (isApiPath(request.url) ? '/api/*' : '/*');
  return { tenant: request.tenant?.slug ?? null, method, route };
}

/** The logged fields of an error. PostgreSQL's `detail` and `where` repeat the values of a row. */
function logError(error: Error & { code?: string; table?: string; constraint?: string }) {
  const { name, message, stack, code, table, constraint } = error;
  return { type: name, message, stack: stack ?? '', code, table, constraint };
}

/** Some messages of Fastify quote the address of the request. */
const withoutAddresses = (line: string) => line.replace(/\\"\/[^"\\]*\\"/g, '\\"[address]\\"');

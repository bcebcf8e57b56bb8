import type { FastifyInstance } from 'fastify';
import { fail, notFound, wrongMethod } from './errors.ts';

/**
 * Refuses requests under /api that no route serves: 405 with `Allow` when the path exists with other methods, else 404.
 * Runs before a body is read. Call it before routes are registered.
 */
export function refuseUnknownPaths(app: FastifyInstance): void {
  const methods = new Map<string, { pattern: RegExp; methods: Set<string> }>();

  app.addHook('onRoute', ({ url, method }) => {
    if (!isApiPath(url)) return;
    const known = methods.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    for (const name of [method].flat()) known.methods.add(name);
    methods.set(url, known);
  });

  app.addHook('onRequest', async (request) => {
    if (!request.is404 || !isApiPath(request.url)) return;
    const path = request.url.split('?')[0] ?? '';
    const allowed = [...methods.values()].filter(({ pattern }) => pattern.test(path)).flatMap((known) => [...known.methods]);
    if (allowed.length === 0) fail(notFound('Page'));
    fail(wrongMethod(request.method, [...new Set(allowed)].sort()));
  });
}

/** Whether the path of a URL belongs to the API, and not to the browser app. */
export const isApiPath = (url: string) => /^\/api(?![^/?])/.test(url);

/** `/api/jobs/:id` matches one segment for `:id`; a final `*` matches the rest. */
function patternOf(url: string): RegExp {
  const pattern = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*$/, '.*');
  return new RegExp(`^${pattern}$`);
}

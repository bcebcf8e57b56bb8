import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const BUILT = fileURLToPath(new URL('../../dist/web/', import.meta.url));

const NEUTRAL_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Nothing here</title><h1>There is nothing at this address.</h1></html>`;

/**
 * Serves the built browser app: files by name, and its one page for every other path, because the browser routes.
 * A host that is no tenant's gets a neutral page that names no one.
 */
export async function serveWebApp(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(`${BUILT}index.html`);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: BUILT,
      serve: true,
      index: false,
      // The build writes .br and .gz beside each file.
      preCompressed: true,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });
  }
  const page = isBuilt ? await readFile(`${BUILT}index.html`) : null;

  app.setNotFoundHandler(async (request, reply) => {
    const missing = { status: false, message: 'Page not found.' };
    if (request.url.startsWith('/api/') || request.method !== 'GET') return reply.code(404).send(missing);
    const tenant = await app.muster.gate.tenantOf(request.host);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (!tenant) return reply.code(404).send(NEUTRAL_PAGE);
    // A path with an extension is a file that is not there, not a screen.
    if (!page || /\.\w{1,8}$/.test(request.url.split('?')[0] ?? '')) return reply.code(404).send(NEUTRAL_PAGE);
    return reply.send(page);
  });
}

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { analyticsOf, analyticsSources } from '#features/tenants/server/index.ts';
import { isAppPath } from '#kit/contract/app-paths.ts';
import { databaseIsAway, databaseIsBusy } from '#kit/server/http/errors.ts';
import { publicPageAt } from '#kit/server/http/public-page.ts';
import { requestFields } from '#kit/server/http/request-log.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { allow, allowStyles } from './security-headers.ts';

const BUILT = fileURLToPath(new URL('../../dist/web/', import.meta.url));

/** Headers that browsers obey on pages only. They are a kilobyte, three times an average script of a first visit. */
const PAGE_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'reporting-endpoints',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Pages without the app, which is not loaded where there is no tenant. They name neither a tenant nor the product. */
const plainPage = (title: string, text: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:38rem;margin:4rem auto;padding:0 1rem}h1{font-size:1.75rem;line-height:1.3}h2{font-size:1.125rem;margin-top:2.5rem}code{overflow-wrap:anywhere}</style>
<h1>${title}</h1>${text}</html>`;

const MISSING_PAGE = plainPage('There is nothing at this address', '<p>Check the address.</p>');
const UNKNOWN_HOST_PAGE = plainPage(
  'There is no site at this address',
  `<p>Check the address for a typing mistake.</p>
<h2>If you run this server</h2>
<p>The host in this address is not assigned to a tenant. In the terminal of the server:</p>
<ul>
<li><code>npm run admin -- tenants</code> lists the tenants and their hosts.</li>
<li><code>npm run admin -- add-host TENANT HOST</code> assigns a host.</li>
<li><code>npm run create:tenant -- --help</code> describes how to create the first tenant.</li>
</ul>
<p>Behind a proxy, the host must reach this server unchanged.</p>`,
);
const SUSPENDED_PAGE = plainPage(
  'This site is suspended',
  '<p>It is closed at the moment. If you have questions, contact the organization that runs it.</p>',
);
const AWAY_PAGE = plainPage('This site is unavailable right now', '<p>Try again in a moment.</p>');

/** The page with the nonce of this reply in its style element, where the browser app reads it (kit/ui/theme/content-policy.ts). */
const withNonce = (page: string, nonce: string) => page.replace('<style>', `<style nonce="${nonce}">`);

/** The build's list of files for each first screen (apps/web/first-screens.ts). */
const FirstScreens = z.array(z.object({ path: z.string(), files: z.array(z.string()) }));

/**
 * Serves the built browser app: files by name, and its one page for every other path, because the browser does the routing, with status 404 where it has
 * no screen. Public pages are filled with their text (public-pages.ts). An unknown host and that of a suspended tenant get plain pages.
 * @param options.siteOf the origin of a tenant's site, from its host
 * @param options.production whether pages may load the tenant's analytics
 */
export async function serveWebApp(
  app: FastifyInstance,
  options: { siteOf: (host: string) => string; production: boolean },
): Promise<void> {
  const isBuilt = existsSync(`${BUILT}index.html`);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: BUILT,
      serve: true,
      index: false,
      // The build writes a .br and a .gz next to each file.
      preCompressed: true,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
        // A worker has its own policy, so its script keeps the headers.
        if (/\.(js|css|woff2)(\.br|\.gz)?$/.test(path) && !/worker/.test(path))
          for (const name of PAGE_HEADERS) reply.raw.removeHeader(name);
        // It follows the mode of the browser by a style element.
        if (path.endsWith('/favicon.svg')) allowStyles(reply, "'unsafe-inline'");
      },
    });
  }
  const pageFor = isBuilt ? await readPages() : null;

  app.setNotFoundHandler(async (request, reply) => {
    const missing = { status: false, message: 'Page not found.' };
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(404).send(missing);
    const path = request.url.split('?')[0] ?? '';
    // A path with an extension is a missing file, not a screen.
    const nonce = randomBytes(16).toString('base64url');
    allowStyles(reply, `'nonce-${nonce}'`);
    const shell = /\.\w{1,8}$/.test(path) ? null : (pageFor?.(path, nonce) ?? null);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    try {
      const { gate } = app.muster;
      const tenant = await gate.tenantOf(request.host);
      request.tenant = tenant;
      const analytics = tenant && analyticsOf(tenant, options.production);
      if (analytics) for (const [name, sources] of Object.entries(analyticsSources(analytics))) allow(reply, name, sources);
      if (!tenant && (await gate.isSuspended(request.host))) return reply.code(403).send(withNonce(SUSPENDED_PAGE, nonce));
      if (!tenant || !shell) return reply.code(404).send(withNonce(tenant ? MISSING_PAGE : UNKNOWN_HOST_PAGE, nonce));
      const site = options.siteOf(tenant.primary_host);
      const filled = await publicPageAt(app, PUBLIC_PAGES, { url: request.url, tenant, site, shell, nonce });
      return filled ? reply.code(filled.status).send(filled.html) : reply.code(isAppPath(path) ? 200 : 404).send(shell);
    } catch (error) {
      if (!databaseIsAway(error) && !databaseIsBusy(error)) throw error;
      const reason = error instanceof Error ? error.message : null;
      request.log.warn({ ...requestFields(request), reason }, 'page without the database');
      // The app says so and tries again by itself.
      return reply
        .code(503)
        .header('retry-after', '5')
        .send(shell ?? withNonce(AWAY_PAGE, nonce));
    }
  });
}

/** Returns the application's page for a path. It names the files of the first screen, so the browser fetches them in parallel. */
async function readPages(): Promise<(path: string, nonce: string) => string> {
  const font = (await readdir(`${BUILT}assets`)).find((name) => /^inter-latin-wght-normal-.*\.woff2$/.test(name));
  const page = (await readFile(`${BUILT}index.html`, 'utf8')).replace(
    '<link rel="stylesheet"',
    // Otherwise the browser requests it only after laying out the first text.
    (link) => (font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">${link}` : link),
  );
  const screens = FirstScreens.parse(JSON.parse(await readFile(`${BUILT}first-screens.json`, 'utf8'))).map(({ path, files }) => ({
    path: new RegExp(path),
    page: page.replace(
      '</head>',
      `${files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')}</head>`,
    ),
  }));
  return (path, nonce) => withNonce(screens.find((screen) => screen.path.test(path))?.page ?? page, nonce);
}

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '../database/db.ts';
import { escaped } from '../mail/mail.ts';
import type { Tenant } from './serve.ts';

/**
 * `/robots.txt`, `/sitemap.xml` and its files, for each tenant's host. The format: https://www.sitemaps.org/protocol.html. Only canonical addresses are
 * listed, and `lastmod` is when the content changed, or absent where that is unknown.
 */

/** Public pages of one kind, each with the id of its row. */
export type SitemapKind = {
  /** In the name of its files: `jobs` is `/sitemaps/jobs-1.xml`. */
  name: string;
  /** Selects `id` and `changed_at` (an instant or null) of every page that a visitor gets with status 200. */
  rows: (db: TenantDb) => RawBuilder<unknown>;
  /** The path of a row, or `path` where the rows select it. */
  pathOf: ((id: number) => string) | 'path';
};

type Options = {
  kinds: readonly SitemapKind[];
  /** Paths of pages that every tenant has. */
  pages: readonly string[];
  /** The origin of a tenant's site, from its host. */
  siteOf: (host: string) => string;
  /** Addresses in one file, for tests. */
  file_size?: number;
};

/** The most that one file may list, by the protocol. */
const FILE_SIZE = 50_000;
const ROWS_AT_A_TIME = 5000;
/** How long the division into files is reused. A crawler reads all files of an index within it, and a file lists what is public when it is read. */
const DIVISION_MS = 10 * 60_000;
const MOST_DIVISIONS = 500;

/** Areas of people who are signed in, links that their owners share, and the API. */
const PRIVATE = ['/veteran', '/recruiter/', '/operator', '/shared/', '/shared-plan/', '/auth/', '/api/'];
/** Inside these areas: a page for visitors, and pictures of public pages, which link previews load. */
const ALLOWED = [
  '/veteran/create-transition-plan-vx$',
  '/api/jobs/*/picture',
  '/api/job-pages/picture',
  '/api/jobs/feed/',
  '/api/job-exports/',
  '/api/companies/*/logo',
  '/api/service-providers/*/logo',
];

export function sitemapRoutes(app: FastifyInstance, { kinds, pages, siteOf, file_size = FILE_SIZE }: Options): void {
  const { db, gate } = app.muster;
  const divisions = new Map<string, { until: number; starts: Promise<number[]> }>();

  /** The first id of each file of a kind. */
  function startsOf(tenant: Tenant, kind: SitemapKind, isFresh = false): Promise<number[]> {
    const key = `${tenant.id} ${kind.name}`;
    const found = divisions.get(key);
    if (!isFresh && found && found.until > Date.now()) return found.starts;
    const starts = db.withTenant(tenant.id, (tenantDb) => findStarts(tenantDb, kind, file_size), { reads_only: true });
    if (divisions.size >= MOST_DIVISIONS) divisions.clear();
    divisions.set(key, { until: Date.now() + DIVISION_MS, starts });
    starts.catch(() => divisions.delete(key));
    return starts;
  }

  const forTenant =
    (reply: (tenant: Tenant, site: string, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest, response: FastifyReply) => {
      const tenant = await gate.tenantOf(request.host);
      if (!tenant) return response.callNotFound();
      request.tenant = tenant;
      response.header('cache-control', 'public, max-age=3600');
      return reply(tenant, siteOf(tenant.primary_host), request, response);
    };

  app.get(
    '/robots.txt',
    forTenant((_tenant, site, _request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(
          [
            'User-agent: *',
            ...PRIVATE.map((path) => `Disallow: ${path}`),
            ...ALLOWED.map((path) => `Allow: ${path}`),
            'Allow: /',
            '',
            `Sitemap: ${site}/sitemap.xml`,
            '',
          ].join('\n'),
        ),
    ),
  );

  app.get(
    '/sitemap.xml',
    forTenant(async (tenant, site, _request, reply) => {
      const files = ['pages'];
      for (const kind of kinds) {
        const starts = await startsOf(tenant, kind);
        files.push(...starts.map((_, at) => `${kind.name}-${at + 1}`));
      }
      const lines = files.map((name) => `<sitemap><loc>${escaped(`${site}/sitemaps/${name}.xml`)}</loc></sitemap>`);
      return reply.type(XML).send(`${HEAD}<sitemapindex ${NAMESPACE}>\n${lines.join('\n')}\n</sitemapindex>\n`);
    }),
  );

  app.get<{ Params: { file: string } }>(
    '/sitemaps/:file',
    forTenant(async (tenant, site, request, reply) => {
      const { file } = request.params as { file: string };
      if (file === 'pages.xml') return reply.type(XML).send(urlSet(pages.map((path) => urlOf(site, path, null)).join('\n')));
      const [, name, number] = /^([a-z-]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
      const kind = kinds.find((one) => one.name === name);
      if (!kind) return reply.callNotFound();
      let starts = await startsOf(tenant, kind);
      // The process that made the index may list a file that did not exist when this one divided them.
      if (Number(number) > starts.length) starts = await startsOf(tenant, kind, true);
      const from = starts[Number(number) - 1];
      if (from === undefined) return reply.callNotFound();
      const range = { from, until: starts[Number(number)] ?? null };
      const version = await db.withTenant(tenant.id, (tenantDb) => findVersion(tenantDb, kind, range), { reads_only: true });
      reply.header('etag', `W/"${version}"`);
      if (request.headers['if-none-match'] === `W/"${version}"`) return reply.code(304).send();
      const rows = (after: number) =>
        db.withTenant(tenant.id, (tenantDb) => findRows(tenantDb, kind, { ...range, from: after }), { reads_only: true });
      return reply.type(XML).send(Readable.from(fileOf(kind, site, from, rows), { objectMode: false }));
    }),
  );
}

const XML = 'application/xml; charset=utf-8';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const urlSet = (urls: string) => `${HEAD}<urlset ${NAMESPACE}>\n${urls}\n</urlset>\n`;
const urlOf = (site: string, path: string, changed: string | null) =>
  `<url><loc>${escaped(site + path)}</loc>${changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : ''}</url>`;

type Row = { id: number; changed_at: string | null; path?: string };
type Range = { from: number; until: number | null };

/** The file in parts, read in parts, so that its size does not matter. */
async function* fileOf(kind: SitemapKind, site: string, from: number, rowsFrom: (id: number) => Promise<Row[]>) {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  for (let next = from; ; ) {
    const rows = await rowsFrom(next);
    yield rows.map((row) => `${urlOf(site, pathFor(kind, row), row.changed_at)}\n`).join('');
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_A_TIME) break;
    next = last.id + 1;
  }
  yield '</urlset>\n';
}

const pathFor = ({ pathOf }: SitemapKind, { id, path = '' }: Row) => (pathOf === 'path' ? path : pathOf(id));

async function findStarts(db: TenantDb, kind: SitemapKind, size: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select numbered.id from (select found.id, row_number() over (order by found.id) as place from (${kind.rows(db)}) as found) as numbered
    where numbered.place % ${sql.lit(size)} = ${sql.lit(1 % size)} order by numbered.id`.execute(db);
  return rows.map(({ id }) => id);
}

const inRange = ({ from, until }: Range) => sql`found.id >= ${from} and (${until}::int is null or found.id < ${until})`;

async function findRows(db: TenantDb, kind: SitemapKind, range: Range): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select found.id, found.changed_at${kind.pathOf === 'path' ? sql`, found.path` : sql``}
    from (${kind.rows(db)}) as found where ${inRange(range)} order by found.id limit ${sql.lit(ROWS_AT_A_TIME)}`.execute(db);
  return rows;
}

/** Changes when a page of the file is added, removed or changed. */
async function findVersion(db: TenantDb, kind: SitemapKind, range: Range): Promise<string> {
  const { rows } = await sql<{ count: number; sum: string; changed_at: string | null }>`
    select count(*) as count, sum(found.id) as sum, max(found.changed_at) as changed_at
    from (${kind.rows(db)}) as found where ${inRange(range)}`.execute(db);
  return createHash('sha256')
    .update(JSON.stringify([kind.name, range, rows[0]]))
    .digest('base64url')
    .slice(0, 22);
}

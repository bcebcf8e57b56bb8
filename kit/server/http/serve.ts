import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Access, BodyOf, ParamsOf, QueryOf, ReplyInputOf, ReplyOf, Route, UploadedFile } from '#kit/contract/route.ts';
import { SECOND_FACTOR_FIRST } from '#kit/contract/second-factor.ts';
import type { Background } from '../background/jobs.ts';
import type { Database, TenantDb } from '../database/db.ts';
import type { Listener } from '../database/listener.ts';
import { scanUploads, type VirusScanner } from '../files/virus-scan.ts';
import { runAs } from '../process/cause.ts';
import type { Metrics } from '../process/metrics.ts';
import type { Signer } from '../process/secrets.ts';
import { type Caller, runFor } from './caller.ts';
import { fail, forbidden, inactive, notFound, type Refusal, signInFirst, tooMany, unreadable, wrongType } from './errors.ts';
import { type Limiter, limiter } from './limiter.ts';
import { countTries, countTry, limitedAddress } from './limits.ts';
import { readMultipart, withRoomForFiles } from './multipart.ts';
import { causeOf } from './request-traces.ts';
import { withStrictShapes } from './strict-shapes.ts';
import { refuseUnknownPaths } from './unknown-paths.ts';
import { validate } from './validation.ts';

/** What a request needs of its tenant. */
export type Tenant = {
  id: number;
  slug: string;
  name: string;
  country_id: number;
  colour_preset: string;
  mail_from: string | null;
  veteran_approval: string;
  recruiter_approval: string;
  operators_need_second_factor: boolean;
  /** Read by `analyticsOf`. */
  analytics?: unknown;
  /** The host of this request, and the one that links in emails use when this one is not the tenant's own. */
  host: string;
  primary_host: string;
};

export type Role = 'veteran' | 'recruiter' | 'operator' | 'system_operator';
export type AccountStatus = 'active' | 'pending' | 'rejected' | 'inactive';

/** The account of a valid token: unexpired, not revoked and of this tenant. */
export type Viewer = {
  id: number;
  role: Role;
  status: AccountStatus;
  company_id: number | null;
  company_status: AccountStatus | null;
  is_admin: 0 | 1;
  session_id: string;
  /** With replicas of the database: the count of what they wrote, if the last time was recently (kit/server/database/replicas.ts). */
  recent_writes: number | null;
  /** False for an operator without authenticator app or passkey. */
  has_second_factor: boolean;
};

/** An API key of a company: known, neither revoked nor expired, and of this tenant. */
export type CompanyKey = {
  id: number;
  /** What a test key does is answered like that of a live one, and not stored. */
  is_test: boolean;
  scopes: readonly string[];
  /** The recruiter of the company in whose name it acts. */
  viewer: Viewer;
};

/** Resolves tenants and accounts. Their features provide it, so the kit does not depend on them. */
export type Gate = {
  /** The tenant of a host, or null. */
  tenantOf(host: string): Promise<Tenant | null>;
  /** Whether a host without a tenant is that of a suspended one. */
  isSuspended(host: string): Promise<boolean>;
  /** The viewer of a bearer token, or null when the token is not valid. */
  viewerOf(tenant: Tenant, token: string, isPolled: boolean): Promise<Viewer | null>;
  /** The key of a bearer token, or null when it is not valid. */
  companyKeyOf(tenant: Tenant, token: string): Promise<CompanyKey | null>;
};

/** What routes are served with. */
type Muster = {
  db: Database;
  gate: Gate;
  background: Background;
  listener: Listener;
  metrics: Metrics;
  /** Signs the links of emails that work without signing in. */
  signer: Signer;
  public_port: number | null;
  /** Checks every uploaded file; null accepts them unscanned. */
  virus_scanner: VirusScanner | null;
};

declare module 'fastify' {
  interface FastifyInstance {
    muster: Muster & { routes: Route[]; writes: Limiter; inside: Map<Route, InsideCall> };
  }
  interface FastifyRequest {
    tenant: Tenant | null;
    viewer: Viewer | null;
    company_key: CompanyKey | null;
  }
}

/** What a call contains, not validated yet. */
type Sent = { params?: unknown; query?: unknown; body?: unknown };
type InsideCall = (request: FastifyRequest, reply: FastifyReply, sent: Sent) => Promise<unknown>;

type ViewerFor<A extends Access> = A extends 'public' ? Viewer | null : Viewer;

type RouteRequest<T extends Route> = {
  tenant: Tenant;
  /** Null only on a public route. */
  viewer: ViewerFor<T['access']>;
  /** Null except on a route for keys. */
  key: T['access'] extends 'company_key' ? CompanyKey : null;
  params: ParamsOf<T>;
  query: QueryOf<T>;
  body: BodyOf<T>;
  files: Record<string, UploadedFile | undefined>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A large file may be sent as a stream. */
type Answer<T extends Route> = Promise<ReplyInputOf<T> | (T extends { file_reply: string } ? Readable : never)>;

/** Inside: the handler runs in one transaction of the tenant, given as `db`. */
export type Handler<T extends Route> = (input: RouteRequest<T> & { db: TenantDb }) => Answer<T>;
/** Outside: for slow work (hashing, email, parsing). The handler opens a transaction with `withTenant` where it needs one. */
export type OutsideHandler<T extends Route> = (
  input: RouteRequest<T> & { withTenant: <V>(work: (db: TenantDb) => Promise<V>) => Promise<V> },
) => Answer<T>;

/** Registers what every route needs. Called once, before the first `serve`. */
export async function prepareToServe(app: FastifyInstance, muster: Muster): Promise<void> {
  const running = Math.max(1, Math.floor((muster.db.pool.options.max ?? 10) / 3));
  // The pool itself bounds how many connections all people together use.
  const writes = limiter({ concurrency: Number.POSITIVE_INFINITY, max_waiting: 1000, per_person: { running, waiting: 30 } });
  app.decorate('muster', { ...muster, routes: [], writes, inside: new Map() });
  refuseUnknownPaths(app);
  app.decorateRequest('tenant', null);
  app.decorateRequest('viewer', null);
  app.decorateRequest('company_key', null);
  await app.register(multipart, { throwFileSizeLimit: false });
  // Bodies are JSON or multipart; everything else is 415.
  app.removeContentTypeParser('text/plain');
}

/**
 * Mounts a route: authorizes the caller (401, 403, 410, 429 before anything is parsed), validates the request, runs the handler
 * in the tenant's transaction and checks the reply against the contract. Fields that the contract does not name are never sent.
 */
export function serve<T extends Route>(app: FastifyInstance, route: T, handler: Handler<T>): void {
  mount(app, route, (input, tenantId) => inTenant(app, route, tenantId, input.viewer, (db) => handler({ ...input, db })));
}

/** The same with the handler outside any transaction. */
export function serveOutside<T extends Route>(app: FastifyInstance, route: T, handler: OutsideHandler<T>): void {
  mount(app, route, (input, tenantId) =>
    handler({ ...input, withTenant: (work) => inTenant(app, route, tenantId, input.viewer, work) }),
  );
}

/** Runs `work` in a transaction of the tenant: a read on a replica if one can serve it, a write counted as the viewer's. */
function inTenant<T>(
  app: FastifyInstance,
  route: Route,
  tenantId: number,
  viewer: Viewer | null,
  work: (db: TenantDb) => Promise<T>,
): Promise<T> {
  const { db, writes } = app.muster;
  if (route.reads_only)
    return mayReadReplica(route) ? db.readTenant(tenantId, viewer, work) : db.withTenant(tenantId, work, { reads_only: true });
  if (!viewer) return db.withTenant(tenantId, work);
  // Writes of one person may wait for the same row, so they use only a part of the connections.
  return writes(() => db.withTenant(tenantId, work, { person: viewer.id }));
}

/**
 * What visitors have just written, with a mailed link or while they sign up, is not counted, so it is read from the primary. System operators
 * also read and write outside their tenant.
 */
const mayReadReplica = ({ access, path }: Route): boolean =>
  access !== 'system_operator' && !path.includes('{token}') && !path.startsWith('/api/auth/');

function mount<T extends Route>(
  app: FastifyInstance,
  declared: T,
  run: (input: RouteRequest<T>, tenantId: number) => Promise<unknown>,
): void {
  const route = withStrictShapes(declared);
  app.muster.routes.push(route);
  const largest = Object.values(route.multipart?.files ?? {}).reduce((sum, file) => sum + file.max_bytes, 64 * 1024);
  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(route.multipart ? { bodyLimit: largest } : {}),
    onRequest: async (request, reply) => {
      // Replies are personal or change with the next write. A handler sets another header if its reply may be cached.
      reply.header('cache-control', 'no-store');
      await admit(app, route, request, reply);
      if (!route.multipart && request.isMultipart()) fail(wrongType('Send JSON with the content type application/json.'));
    },
    handler: (request, reply) => {
      const caller = callerOf(request);
      // A body that was read lost the cause on the way.
      return runAs(causeOf(request), () =>
        runFor(caller, () => withRoomForFiles(route, request, caller, () => handle(request, reply))),
      );
    },
  });
  app.muster.inside.set(declared, (request, reply, { params, query, body }) =>
    runAs(causeOf(request), () =>
      runFor(callerOf(request), async () => {
        await enforceRateLimit(app, route, request, request.tenant ?? fail(notFound('Page')));
        return answerTo(request, reply, { params, query: query ?? {} }, async () => ({ body, files: {} }));
      }),
    ),
  );
  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const answer = await answerTo(request, reply, request, () =>
      route.multipart ? readMultipart(route, request) : Promise.resolve({ body: request.body, files: {} }),
    );
    if (reply.sent) return reply;
    if (route.creates) reply.code(201);
    return reply.send(answer);
  }
  /** Validates what was sent, runs the handler and checks its answer against the contract. */
  async function answerTo(
    request: FastifyRequest,
    reply: FastifyReply,
    address: { params?: unknown; query?: unknown },
    readBody: () => Promise<{ body?: unknown; files: Record<string, UploadedFile> }>,
  ): Promise<unknown> {
    const tenant = request.tenant ?? fail(notFound('Page'));
    const params = route.params && validate(route.params, address.params, 'params');
    const query = validate(route.query, address.query, 'query');
    const sent = await readBody();
    const body = validate(route.body, sent.body ?? {}, 'body');
    const { virus_scanner } = app.muster;
    if (virus_scanner) await scanUploads(virus_scanner, sent.files, request.log);
    // The route's own schemas have just validated them; the types of `RouteRequest` are inferred from those.
    const input = {
      tenant,
      viewer: request.viewer,
      key: request.company_key,
      params,
      query,
      body,
      files: sent.files,
      request,
      reply,
    } as unknown as RouteRequest<T>;
    const answer = await run(input, tenant.id);
    if (reply.sent || !route.reply || Buffer.isBuffer(answer)) return answer;
    const checked = route.reply.safeParse(answer);
    if (!checked.success)
      throw new Error(`${route.method} ${route.path} gave a reply against its contract: ${checked.error.message}`);
    return checked.data;
  }
}

/**
 * The answer of a public route to a visitor's call that arrived at another address, with the validation, limits and handler of the route.
 * @param request of the tenant in `request.tenant`
 */
export async function callAsVisitor<T extends Route & { access: 'public'; reply: z.ZodType }>(
  app: FastifyInstance,
  route: T,
  { request, reply, ...sent }: Sent & { request: FastifyRequest; reply: FastifyReply },
): Promise<ReplyOf<T>> {
  const call = app.muster.inside.get(route);
  if (!call || request.viewer || request.company_key) throw new Error(`${route.path} cannot be called for this request`);
  return (await call(request, reply, sent)) as ReplyOf<T>;
}

/** The tenant of a host. Refuses an unknown host, and a suspended tenant without naming it. */
export const tenantAt = async <T extends object>(
  gate: Pick<Gate, 'isSuspended'> & { tenantOf(host: string): Promise<T | null> },
  host: string,
): Promise<T> =>
  (await gate.tenantOf(host)) ?? fail((await gate.isSuspended(host)) ? forbidden('This site is suspended.') : notFound('Page'));

/** Authorizes a request or refuses it, by tenant, token, role and account state. */
async function admit(app: FastifyInstance, route: Route, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const tenant = await tenantAt(app.muster.gate, request.host);
  request.tenant = tenant;
  const claimed = request.headers['x-tenant'];
  if (claimed && claimed !== tenant.slug)
    fail(signInFirst('The X-Tenant header names another tenant than this address. Sign in again.'));
  if (route.access === 'company_key') return admitKey(app, route, request, reply, tenant);
  const token = bearerToken(request);
  if (token) request.viewer = await app.muster.gate.viewerOf(tenant, token, route.polled ?? false);
  if (route.limit) await enforceRateLimit(app, route, request, tenant);
  if (route.access === 'public') return;
  const viewer = request.viewer ?? fail(signInFirst(token ? 'Your session has ended. Sign in again.' : undefined));
  const refusal = refusalOf(route, tenant, viewer);
  if (refusal) fail(refusal);
}

/** Calls per key, counted for all processes together. */
export const KEY_LIMIT = { max: 300, window: 60 } as const;

/** Authorizes a request with an API key, which only the header `Authorization` may contain. */
async function admitKey(
  app: FastifyInstance,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant,
): Promise<void> {
  // Addresses are in logs and histories.
  if (/[?&](?:api_?key|access_token|key|token)=|muster_(?:live|test)_/i.test(request.url))
    fail(
      unreadable(
        'Send the API key in the header Authorization: Bearer, not in the address. Revoke a key that was sent in an address, and use a new one.',
      ),
    );
  const token = /^Bearer (muster_[a-z]+_\w+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) fail(signInFirst('Send an API key of your company in the header: Authorization: Bearer muster_live_…'));
  const key = await app.muster.gate.companyKeyOf(tenant, token);
  if (!key) fail(signInFirst('This API key is not valid here. It may be revoked or expired, or belong to another site.'));
  request.company_key = key;
  request.viewer = key.viewer;
  const { tries, wait, ends_in } = await app.muster.db.withTenant(tenant.id, (db) =>
    countTries(db, `API key ${key.id}`, KEY_LIMIT),
  );
  reply.headers({
    'ratelimit-limit': KEY_LIMIT.max,
    'ratelimit-remaining': Math.max(0, KEY_LIMIT.max - tries),
    'ratelimit-reset': Math.ceil(ends_in),
  });
  if (wait > 0) fail(tooMany(wait, `This API key has used its ${KEY_LIMIT.max} calls of this minute.`));
  const refusal = refusalOf(route, tenant, key.viewer);
  if (refusal) fail(refusal);
  if (route.scope && !key.scopes.includes(route.scope))
    fail(forbidden(`This API key lacks the scope ${route.scope}. Make a key that has it.`));
}

/** Why a signed-in person may not call a route, or null: by role and by the state of the account and its company. */
export function refusalOf(route: Route, tenant: Tenant, viewer: Viewer): Refusal | null {
  if (!mayEnter(route.access, viewer.role)) return forbidden();
  if (route.even_inactive) return null;
  if (viewer.status === 'inactive' || viewer.company_status === 'inactive') return inactive();
  if (viewer.status === 'rejected') return forbidden('Your account was not approved.');
  if (viewer.status !== 'active') return forbidden('Your account is waiting for approval.');
  if (tenant.operators_need_second_factor && !viewer.has_second_factor && !route.even_without_second_factor)
    return forbidden(SECOND_FACTOR_FIRST);
  if (viewer.role === 'recruiter' && viewer.company_status !== 'active' && !route.even_without_company)
    return forbidden(companyMessage(viewer));
  return null;
}

function companyMessage({ company_id, company_status }: Viewer): string {
  if (company_id === null) return 'Set up your company first.';
  return company_status === 'rejected'
    ? 'Your company was not approved. Read the reason on its page, change it and send it again.'
    : 'Your company is waiting for approval.';
}

/** Whether a role satisfies an access rule. The system operator counts as an operator. */
export function mayEnter(access: Access, role: Role): boolean {
  return (
    access === 'public' ||
    access === 'signed_in' ||
    access === role ||
    (access === 'operator' && role === 'system_operator') ||
    // A key acts in the name of a recruiter.
    (access === 'company_key' && role === 'recruiter')
  );
}

export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(request.headers.authorization ?? '');
  return match?.[1] ?? (request.headers.authorization ? 'unreadable' : null);
}

const callerOf = ({ tenant, viewer, company_key, ip }: FastifyRequest): Caller => ({
  tenant: tenant?.id ?? 0,
  person: company_key ? `API key ${company_key.id}` : viewer ? `account ${viewer.id}` : `address ${limitedAddress(ip)}`,
});

async function enforceRateLimit(app: FastifyInstance, route: Route, request: FastifyRequest, tenant: Tenant): Promise<void> {
  if (!route.limit) return;
  const wait = await app.muster.db.withTenant(tenant.id, (db) =>
    countTry(db, `${route.method} ${route.path} ${callerOf(request).person}`, route.limit ?? { max: 1, window: 1 }),
  );
  if (wait > 0) fail(tooMany(wait));
}

import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import scalar from '@scalar/fastify-api-reference';
import Fastify, { type FastifyInstance } from 'fastify';
import { accountRoutes, mailboxRoutes, tokensSignedWith, viewersByToken } from '#features/accounts/server/index.ts';
import { alertEmails, alertRoutes } from '#features/alerts/server/index.ts';
import { applicationRoutes, endApplications } from '#features/applications/server/index.ts';
import { candidateRoutes, leaveCompany } from '#features/candidates/server/index.ts';
import { companyRoutes } from '#features/companies/server/index.ts';
import { courseRoutes } from '#features/courses/server/index.ts';
import { dashboardRoutes } from '#features/dashboard/server/index.ts';
import { companyKeys, employerApiRoutes, keyRoutes } from '#features/employer-api/server/index.ts';
import { interviewRoutes } from '#features/interviews/server/index.ts';
import { jobExportRoutes, jobFeedRoutes } from '#features/job-feeds/server/index.ts';
import {
  advertRoutes,
  guidanceRoutes,
  heldChangeRoutes,
  heldJobRoutes,
  jobLandingRoutes,
  jobReportRoutes,
  jobRoutes,
  jobTemplateRoutes,
  recruitingRoutes,
  searchFeedRoutes,
} from '#features/jobs/server/index.ts';
import { lookupRoutes } from '#features/lookups/server/index.ts';
import { matching, matchingRoutes } from '#features/matching/server/index.ts';
import { messageRoutes } from '#features/messages/server/index.ts';
import { notificationRoutes, unsubscribeRoutes } from '#features/notifications/server/index.ts';
import { occupationReportRoutes, occupationRoutes, occupationTermRoutes } from '#features/occupations/server/index.ts';
import { onboardingRoutes } from '#features/onboarding/server/index.ts';
import { notifyFailures, operatorRoutes } from '#features/operator/server/index.ts';
import { planRoutes } from '#features/plans/server/index.ts';
import { privacyRoutes } from '#features/privacy/server/index.ts';
import { questionRoutes } from '#features/questions/server/index.ts';
import { resumeRoutes } from '#features/resumes/server/index.ts';
import { serviceRoutes } from '#features/services/server/index.ts';
import { policyReportRoutes, sitePageRoutes, tenantIds, tenantRoutes, tenantsByHost } from '#features/tenants/server/index.ts';
import { webhookRoutes } from '#features/webhooks/server/index.ts';
import { startBackground } from '#kit/server/background/background.ts';
import { watchClock } from '#kit/server/background/clock.ts';
import type { Database } from '#kit/server/database/db.ts';
import { openListener } from '#kit/server/database/listener.ts';
import { drainable } from '#kit/server/http/draining.ts';
import { busy, fail } from '#kit/server/http/errors.ts';
import { serveThisComputerOnly } from '#kit/server/http/loopback.ts';
import { openApiDocument } from '#kit/server/http/openapi.ts';
import { replyToErrors, replyToUnreadableAddress } from '#kit/server/http/refusals.ts';
import { logOptions, logRequests } from '#kit/server/http/request-log.ts';
import { traceRequests } from '#kit/server/http/request-traces.ts';
import { prepareToServe } from '#kit/server/http/serve.ts';
import { sitemapRoutes } from '#kit/server/http/sitemap.ts';
import { isApiPath } from '#kit/server/http/unknown-paths.ts';
import { mailSender } from '#kit/server/mail/mail.ts';
import { textRecordFinder } from '#kit/server/net/dns.ts';
import { downloader } from '#kit/server/net/download.ts';
import { isLocalAddress } from '#kit/server/net/public-addresses.ts';
import { dropAll, watchCaches } from '#kit/server/process/cache.ts';
import { watchEventLoop } from '#kit/server/process/event-loop.ts';
import { createMetrics, type OtherProcesses } from '#kit/server/process/metrics.ts';
import { signer, vault } from '#kit/server/process/secrets.ts';
import type { Tracer } from '#kit/server/process/traces.ts';
import { agentRoutes } from './agents.ts';
import { type Config, DEFAULT_MAIL_FROM, SOCIAL_ISSUERS, siteOfHost } from './config.ts';
import { backgroundJobs, feedNetwork } from './jobs.ts';
import { SITEMAP_KINDS, SITEMAP_PAGES } from './public-pages.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { statusRoutes } from './status.ts';
import { serveWebApp } from './web-app.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Begins a stop: `/readyz` replies 503 from now on, everything else is still served. */
    drain: () => void;
  }
}

/** Assembles the API: every feature's routes, listed by hand in dependency order. */
export async function buildApp(options: {
  config: Config;
  db: Database;
  secret: string;
  /** A second secret whose tokens and encrypted values are accepted. */
  previous_secret?: string | null;
  /** How often the server failed in a row before this start, and how it last ended; from the supervisor. */
  restart?: { failures: number; last_failure: string | null };
  /** The processes that serve the same port, if there are any. */
  others?: OtherProcesses | null;
  /** Receives the lines of the log instead of standard output. */
  log?: { write(line: string): void };
  /** This process's clock in milliseconds since 1970, for tests. */
  now?: () => number;
}): Promise<FastifyInstance> {
  const { config, db } = options;
  const tokens = tokensSignedWith(options.secret, options.previous_secret);
  const secretVault = vault(options.secret, options.previous_secret);
  const unsubscribing = signer('unsubscribe', options.secret, options.previous_secret);
  const listener = openListener(db);
  void watchCaches(listener);
  const tenants = tenantsByHost(db, config.default_tenant_host);

  const app = Fastify({
    ...logOptions({ level: config.log_level, ...(options.log && { stream: options.log }) }),
    trustProxy: trustedHops(config.trust_proxy),
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    bodyLimit: 1024 * 1024,
    // The longest id is a passkey's: 1,023 bytes in Base64.
    routerOptions: { querystringParser: readQuery, maxParamLength: 1400 },
    frameworkErrors: replyToUnreadableAddress,
    forceCloseConnections: 'idle',
    // A request that reached this process while it stops is served, not refused.
    return503OnClosing: false,
  });

  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  logRequests(app);
  const tracer = await tracerOf(app, config);
  traceRequests(app, tracer);
  replyToErrors(app);
  if (config.demonstration) serveThisComputerOnly(app);
  await setSecurityHeaders(app, config);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(underPressure, {
    maxEventLoopDelay: config.max_event_loop_delay,
    // Pages and files cost little, and the app in the browser tries refused calls again by itself.
    pressureHandler: ({ url }) => (isApiPath(url) ? fail(busy()) : undefined),
    exposeStatusRoute: false,
  });
  const mail = mailSender({ smtp_url: config.smtp_url, from: config.mail_from });
  warnAboutMail(app, config);
  const clock = await watchClock(db, { now: options.now, log: (details, message) => app.log.error(details, message) });
  const background = await startBackground(db, {
    jobs: backgroundJobs(config, mail, secretVault),
    work: config.background_work,
    log: app.log,
    listener,
    clock,
    tenants: () => tenantIds(db.unscoped),
    siteOf: (host) => siteOfHost(host, config),
    signer: unsubscribing,
    statement_ms: config.background_statement_seconds * 1000,
    notify: notifyFailures,
    tracer,
  });
  app.addHook('onClose', async () => {
    clock.stop();
    await background.stop();
    mail.close();
    await listener.close();
  });
  const metrics = createMetrics();
  const gate = { ...tenants, viewerOf: viewersByToken(db, tokens), companyKeyOf: companyKeys(db) };
  const { public_port, virus_scanner } = config;
  await prepareToServe(app, { db, gate, background, listener, metrics, public_port, virus_scanner, signer: unsubscribing });

  // The operator's next request must see the change, even if it arrives before the announcement.
  app.addHook('onSend', async ({ method, url }) => {
    if (method !== 'GET' && /^\/api\/(?:operator|system)\//.test(url)) dropAll();
  });
  tenantRoutes(app, { tenants, production: !config.demonstration });
  sitePageRoutes(app);
  policyReportRoutes(app);
  lookupRoutes(app);
  occupationRoutes(app);
  occupationReportRoutes(app);
  occupationTermRoutes(app);
  accountRoutes(app, { tokens, vault: secretVault, social: config.social });
  notificationRoutes(app, { heartbeat_ms: config.stream_heartbeat_ms });
  companyRoutes(app);
  resumeRoutes(app, { ai: config.ai, warm: config.background_work });
  jobRoutes(app, { matching });
  jobLandingRoutes(app);
  const siteOf = (host: string) => siteOfHost(host, config);
  searchFeedRoutes(app, { siteOf });
  matchingRoutes(app);
  recruitingRoutes(app, { endApplications: endApplications(app) });
  advertRoutes(app);
  guidanceRoutes(app);
  jobTemplateRoutes(app);
  heldJobRoutes(app);
  heldChangeRoutes(app);
  jobReportRoutes(app, { endApplications: endApplications(app) });
  applicationRoutes(app, { leaveCompany });
  candidateRoutes(app);
  interviewRoutes(app);
  alertRoutes(app);
  unsubscribeRoutes(app, alertEmails);
  jobExportRoutes(app, { siteOf });
  jobFeedRoutes(app, { vault: secretVault, network: feedNetwork(config) });
  messageRoutes(app);
  keyRoutes(app);
  webhookRoutes(app, { vault: secretVault });
  employerApiRoutes(app);
  serviceRoutes(app);
  courseRoutes(app);
  questionRoutes(app);
  planRoutes(app);
  onboardingRoutes(app);
  dashboardRoutes(app);
  privacyRoutes(app);
  operatorRoutes(app, {
    vault: secretVault,
    issuers: SOCIAL_ISSUERS,
    findTextRecords: textRecordFinder(config.dns_servers),
    mail,
    commit: config.commit,
    hosts: {
      download: downloader({ dns_servers: config.dns_servers, timeout_ms: 10_000, most_bytes: 16 * 1024 }),
      signer: signer('host proof', options.secret, options.previous_secret),
      siteOf,
    },
  });

  if (config.demonstration) mailboxRoutes(app);
  const eventLoop = watchEventLoop({ log: (blocked) => app.log.warn(blocked, 'event loop blocked') });
  app.addHook('onClose', async () => eventLoop.stop());
  const draining = drainable(app);
  app.decorate('drain', draining.begin);
  const restart = options.restart ?? { failures: 0, last_failure: null };
  statusRoutes(app, {
    config,
    clock,
    eventLoop,
    mail,
    tracer,
    restart,
    checkDraining: draining.check,
    others: options.others ?? null,
  });
  // Describing all routes takes a tenth of a second. Once is enough, because routes do not change after the start.
  let description: Buffer | undefined;
  app.get('/api/openapi.json', async (_, reply) => {
    description ??= Buffer.from(JSON.stringify(openApiDocument(app.muster.routes, { title: 'Muster', version: '1' })));
    return reply.type('application/json; charset=utf-8').send(description);
  });
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false, hideClientButton: true },
  });
  agentRoutes(app, { siteOf });
  sitemapRoutes(app, { kinds: SITEMAP_KINDS, pages: SITEMAP_PAGES, siteOf });
  await serveWebApp(app, { siteOf, production: !config.demonstration });
  return app;
}

/** Without traces nothing of them is loaded. */
async function tracerOf(app: FastifyInstance, { traces }: Config): Promise<Tracer | null> {
  if (!traces) return null;
  const { otlpTracer } = await import('#kit/server/process/traces-otlp.ts');
  const tracer = otlpTracer(traces, (level, details, message) => app.log[level](details, message));
  // Closed after background work, which is registered later.
  app.addHook('onClose', () => tracer.close());
  return tracer;
}

/** Nobody notices at first that no mail arrives, or that spam filters refuse the sender. */
function warnAboutMail(app: FastifyInstance, config: Config): void {
  if (config.demonstration) return;
  if (config.smtp_url === null) app.log.warn('SMTP_URL is not set: emails wait in the queue until it is.');
  if (config.mail_from === DEFAULT_MAIL_FROM)
    app.log.warn(`MAIL_FROM is not set: emails come from ${DEFAULT_MAIL_FROM}, which mail servers refuse.`);
}

/** A number of hops counts only for connections from this computer or a local network. */
function trustedHops(proxies: Config['trust_proxy']) {
  return typeof proxies === 'number'
    ? (address: string, hop: number) => hop < proxies && (hop > 0 || isLocalAddress(address))
    : proxies;
}

/** `?city=Leeds&city=York` becomes a list, a single value stays text. */
function readQuery(text: string): Record<string, unknown> {
  const read: Record<string, unknown> = Object.create(null);
  for (const [typed, value] of new URLSearchParams(text)) {
    const name = typed.replace(/\[\]$/, '');
    const before = read[name];
    if (Array.isArray(before)) before.push(value);
    else read[name] = before === undefined ? value : [before, value];
  }
  return read;
}

import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import scalar from '@scalar/fastify-api-reference';
import Fastify, { type FastifyInstance } from 'fastify';
import { accountRoutes, mailboxRoutes, tokensSignedWith, viewersByToken } from '#features/accounts/server/index.ts';
import {
  applicationRoutes,
  endApplications,
  keepUpApplicationDates,
  packCvs,
  tellLateReplies,
} from '#features/applications/server/index.ts';
import { candidateRoutes, refreshCandidates } from '#features/candidates/server/index.ts';
import { companyRoutes } from '#features/companies/server/index.ts';
import { courseLinks, courseRoutes, refreshCourseStarts } from '#features/courses/server/index.ts';
import { dashboardRoutes } from '#features/dashboard/server/index.ts';
import { interviewRoutes, keepUpInterviews } from '#features/interviews/server/index.ts';
import { expireJobs, jobReportRoutes, jobRoutes, recogniseOlderJobs, recruitingRoutes } from '#features/jobs/server/index.ts';
import { lookupRoutes } from '#features/lookups/server/index.ts';
import { matching, matchingRoutes } from '#features/matching/server/index.ts';
import { messageRoutes } from '#features/messages/server/index.ts';
import { notificationRoutes, sendDigests } from '#features/notifications/server/index.ts';
import { occupationReportRoutes, occupationRoutes, occupationTermRoutes } from '#features/occupations/server/index.ts';
import { onboardingRoutes } from '#features/onboarding/server/index.ts';
import { operatorRoutes } from '#features/operator/server/index.ts';
import { planRoutes, sendPlanReminders, sendRuleNotices } from '#features/plans/server/index.ts';
import { deleteDueAccounts, packPersonalData, privacyRoutes } from '#features/privacy/server/index.ts';
import { emptyTrash, fillServiceRecords, fillSummaries, resumeRoutes } from '#features/resumes/server/index.ts';
import { checkLinks, providerLinks, serviceRoutes } from '#features/services/server/index.ts';
import { inEveryTenant, sitePageRoutes, tenantIds, tenantRoutes, tenantsByHost } from '#features/tenants/server/index.ts';
import { type Background, startBackground } from '#kit/server/background.ts';
import type { Database } from '#kit/server/db.ts';
import { textRecordFinder } from '#kit/server/dns.ts';
import { drainable } from '#kit/server/draining.ts';
import { busy, fail } from '#kit/server/errors.ts';
import { watchEventLoop } from '#kit/server/event-loop.ts';
import { serveThisComputerOnly } from '#kit/server/loopback.ts';
import { mailSender } from '#kit/server/mail.ts';
import { openApiDocument } from '#kit/server/openapi.ts';
import { isLocalAddress } from '#kit/server/public-addresses.ts';
import { replyToErrors, replyToUnreadableAddress } from '#kit/server/refusals.ts';
import { logOptions, logRequests } from '#kit/server/request-log.ts';
import { runRetention } from '#kit/server/retention.ts';
import { vault } from '#kit/server/secrets.ts';
import { prepareToServe } from '#kit/server/serve.ts';
import { isApiPath } from '#kit/server/unknown-paths.ts';
import { webVisitor } from '#kit/server/visit.ts';
import { type Config, SOCIAL_ISSUERS, siteOfHost } from './config.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { RETENTION_RULES } from './retention.ts';
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
  /** Receives the lines of the log instead of standard output. */
  log?: { write(line: string): void };
}): Promise<FastifyInstance> {
  const { config, db } = options;
  const tokens = tokensSignedWith(options.secret, options.previous_secret);
  const secretVault = vault(options.secret, options.previous_secret);
  const tenantOf = tenantsByHost(db, config.default_tenant_host);

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
  replyToErrors(app);
  if (config.demonstration) serveThisComputerOnly(app);
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The styling library writes style elements; scripts stay strict.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: !config.demonstration,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(underPressure, {
    maxEventLoopDelay: config.max_event_loop_delay,
    // Pages and files cost little, and the app in the browser tries refused calls again by itself.
    pressureHandler: ({ url }) => (isApiPath(url) ? fail(busy()) : undefined),
    exposeStatusRoute: false,
  });
  const mail = mailSender({ smtp_url: config.smtp_url, from: config.mail_from });
  const stopping = new AbortController();
  const background: Background = await startBackground(
    db,
    {
      mail: mail.send,
      expire_jobs: inEveryTenant(expireJobs),
      recognise_jobs: recogniseOlderJobs,
      fill_service_records: async (database) => {
        for (const id of await tenantIds(database.unscoped)) await fillServiceRecords(database, id);
      },
      fill_resume_summaries: async (database) => {
        for (const id of await tenantIds(database.unscoped)) await fillSummaries(database, id);
      },
      empty_trash: inEveryTenant(emptyTrash),
      refresh_candidates: async (database) => {
        for (const id of await tenantIds(database.unscoped)) await refreshCandidates(database, id);
      },
      refresh_courses: inEveryTenant((scoped) => refreshCourseStarts(scoped)),
      check_links: async (database) => {
        if (!config.link_checks) return;
        const visit = webVisitor({ dns_servers: config.dns_servers });
        for (const id of await tenantIds(database.unscoped))
          await checkLinks(database, id, [providerLinks, courseLinks], { visit, signal: stopping.signal });
      },
      notification_digest: inEveryTenant((scoped) =>
        sendDigests(scoped, { background, siteOf: (host) => siteOfHost(host, config) }),
      ),
      plan_reminders: inEveryTenant(async (scoped) => {
        const sending = { background, siteOf: (host: string) => siteOfHost(host, config) };
        await sendPlanReminders(scoped, sending);
        await sendRuleNotices(scoped, sending);
      }),
      interview_upkeep: inEveryTenant((scoped) =>
        keepUpInterviews(scoped, { background, siteOf: (host) => siteOfHost(host, config) }),
      ),
      late_replies: inEveryTenant((scoped) =>
        tellLateReplies(scoped, { background, siteOf: (host) => siteOfHost(host, config) }),
      ),
      application_dates: inEveryTenant((scoped) =>
        keepUpApplicationDates(scoped, { background, siteOf: (host) => siteOfHost(host, config) }),
      ),
      delete_accounts: async (database) => {
        const sending = { background, siteOf: (host: string) => siteOfHost(host, config) };
        for (const id of await tenantIds(database.unscoped)) await deleteDueAccounts(database, id, sending, PERSONAL_DATA);
      },
      cv_export: packCvs,
      personal_export: (database, job) => packPersonalData(database, job, PERSONAL_DATA),
      retention: async (database) => {
        for (const id of await tenantIds(database.unscoped)) await runRetention(database, id, RETENTION_RULES);
      },
    },
    { work: config.background_work, log: (error) => app.log.warn({ reason: error.message }, 'background work') },
  );
  app.addHook('onClose', async () => {
    stopping.abort();
    await background.stop();
    mail.close();
  });
  const gate = { tenantOf, viewerOf: viewersByToken(db, tokens) };
  await prepareToServe(app, { db, gate, background, public_port: config.public_port, virus_scanner: config.virus_scanner });

  tenantRoutes(app, { tenantOf, production: !config.demonstration });
  sitePageRoutes(app);
  lookupRoutes(app);
  occupationRoutes(app);
  occupationReportRoutes(app);
  occupationTermRoutes(app);
  accountRoutes(app, { tokens, vault: secretVault, social: config.social });
  notificationRoutes(app, { heartbeat_ms: config.stream_heartbeat_ms });
  companyRoutes(app);
  resumeRoutes(app, { ai: config.ai, warm: config.background_work });
  jobRoutes(app, { matching });
  matchingRoutes(app);
  recruitingRoutes(app, { endApplications: endApplications(app) });
  jobReportRoutes(app, { endApplications: endApplications(app) });
  applicationRoutes(app);
  candidateRoutes(app);
  interviewRoutes(app);
  messageRoutes(app);
  serviceRoutes(app);
  courseRoutes(app);
  planRoutes(app);
  onboardingRoutes(app);
  dashboardRoutes(app);
  privacyRoutes(app);
  operatorRoutes(app, {
    vault: secretVault,
    issuers: SOCIAL_ISSUERS,
    findTextRecords: textRecordFinder(config.dns_servers),
  });

  if (config.demonstration) mailboxRoutes(app);
  app.get('/healthz', async () => ({ status: true }));
  const eventLoop = watchEventLoop({ log: (blocked) => app.log.warn(blocked, 'event loop blocked') });
  app.addHook('onClose', async () => eventLoop.stop());
  const draining = drainable(app);
  app.decorate('drain', draining.begin);
  app.get('/readyz', async () => {
    draining.check();
    await db.pool.query('select 1');
    return { status: true, event_loop: eventLoop.state(), restart: options.restart ?? { failures: 0, last_failure: null } };
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
  await serveWebApp(app, { siteOf: (host) => siteOfHost(host, config) });
  return app;
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

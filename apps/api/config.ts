import { isIP } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { VirusScanner } from '#kit/server/files/virus-scan.ts';
import { isLocalAddress } from '#kit/server/net/public-addresses.ts';
import type { TraceOptions } from '#kit/server/process/traces.ts';
import { commitOf } from '#kit/server/process/version.ts';
import { DEFAULT_STORAGE, type StorageLimits } from '#kit/server/records/storage.ts';
import { numberIn, refuse, secretIn, switchIn, textIn, urlIn, wordIn } from './settings.ts';

/** The configuration of this installation, read once at the start. Nothing else reads the environment. */
export type Config = {
  /**
   * Loads the demonstration with its published passwords, shows its emails at /dev/mailbox, and serves this computer only.
   * Off by default: everything else is production.
   */
  demonstration: boolean;
  host: string;
  port: number;
  /** The port in mailed links, if it is neither `port` nor the protocol's default. */
  public_port: number | null;
  /** Connection of the role that owns the schema; null means the embedded database. */
  database_url: string | null;
  /** Connection of the application's role; null derives it from `database_url` and the secret. */
  database_app_url: string | null;
  /** Replicas that reads go to, without user and password. */
  database_replicas: readonly string[];
  /** Signs tokens and derives passwords. Required with DATABASE_URL; the embedded database generates it. */
  secret: string | null;
  /** A second secret that is accepted while the secret is being rotated. */
  previous_secret: string | null;
  /** How many connections each process opens to the database. */
  database_pool: number;
  /** How many processes serve requests on the port. */
  web_concurrency: number;
  /** Seconds after which PostgreSQL cancels a statement of a request. */
  statement_seconds: number;
  /** Seconds that a statement of a request may wait for a lock. */
  lock_seconds: number;
  data_dir: string;
  /** Where files for other job sites are written, in a folder for each tenant. */
  job_exports_dir: string;
  /** Ids of Find a job's categories by the beginnings of occupations. */
  find_a_job_categories: ReadonlyMap<string, number>;
  /** Seconds between the moment `/readyz` reports a stop and the moment the port is closed. */
  drain_seconds: number;
  /** Seconds that requests in progress have to finish after the port was closed. */
  stop_seconds: number;
  /** Whether requests get 503 while the server is being restarted. Otherwise its port is closed. */
  stand_in: boolean;
  /** Whether a restore may create an embedded database: in production only in a folder that DATA_DIR names. */
  may_create_embedded: boolean;
  /** The commit that runs here; null when it is unknown. */
  commit: string | null;
  /** Migrate the schema at the start. Otherwise the start is refused while migrations are missing. */
  migrate: boolean;
  /** Host of the tenant that is served on localhost. */
  default_tenant_host: string;
  /** Whether browsers must use HTTPS for the subdomains of each host, too. */
  hsts_subdomains: boolean;
  /**
   * Which proxies may set X-Forwarded-* headers: none (false), proxies at these addresses, or the last N hops, if `host` is an address
   * of this computer or a local network.
   */
  trust_proxy: false | number | string[];
  log_level: string;
  /** SMTP server for email, such as smtp://user:password@mail.example.org:587. Without one, emails wait in the queue. */
  smtp_url: string | null;
  /** Sender of emails for tenants without their own. */
  mail_from: string;
  /**
   * Milliseconds by which the event loop may be delayed before requests get 503; 0 accepts requests however busy the process is.
   */
  max_event_loop_delay: number;
  /** Work on queued jobs (email, expiry) in this process. */
  background_work: boolean;
  /** How long a statement of background work may take. */
  background_statement_seconds: number;
  /** The secret with which /metrics is read from anywhere; null serves it to this computer and private networks only. */
  metrics_token: string | null;
  /** Where traces of requests, statements and jobs are sent; null records none. */
  traces: TraceOptions | null;
  /** Milliseconds between the heartbeats of an open event stream, at which its session is checked again. */
  stream_heartbeat_ms: number;
  /** The installation's clients at Google and LinkedIn. A tenant may have its own in the database. */
  social: Record<'google' | 'linkedin', { issuer: string; client_id: string; client_secret: string } | null>;
  /** An OpenAI-compatible service that rewrites texts of resumes; null uses the built-in rules. */
  ai: { base_url: string; model: string; api_key: string | null } | null;
  /** Name servers for checking a tenant's domains, as `address` or `address:port`; null uses the machine's own. */
  dns_servers: string[] | null;
  /** Visit the websites of providers and courses on a schedule. Turn off if the server has no internet access. */
  link_checks: boolean;
  /** A server on this computer that replies for all servers of job feeds; with the demonstration only. */
  feed_replay: string | null;
  /** How much a person, a company and a tenant may store, in bytes; 0 for no limit. */
  storage: StorageLimits;
  /** A clamd daemon that scans every uploaded file; null accepts files unscanned. */
  virus_scanner: VirusScanner | null;
};

/** The sender without MAIL_FROM: a reserved domain, which mail servers refuse. */
export const DEFAULT_MAIL_FROM = 'muster@muster.test';

/**
 * The base URL of links in scheduled emails, which no request triggers: the tenant's host, with `PUBLIC_PORT` if a proxy uses
 * another port.
 */
export function siteOfHost(host: string, config: Pick<Config, 'demonstration' | 'port' | 'public_port'>): string {
  const port = config.public_port ?? (config.demonstration ? config.port : 443);
  return `${config.demonstration ? 'http' : 'https'}://${host}${port === 443 ? '' : `:${port}`}`;
}

/** Reads the environment. @throws CannotStart with a sentence naming the setting when a value cannot be used */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const isProduction = wordIn(env, 'NODE_ENV', /^(production|development|test)$/, 'production, or left out') === 'production';
  const port = numberIn(env, 'PORT', { preset: 3000, least: 0, most: 65_535 });
  const database_url = databaseUrl(env, 'DATABASE_URL');
  const demonstration = switchIn(env, 'DEMONSTRATION', false);
  if (demonstration && (database_url || isProduction))
    refuse(
      'DEMONSTRATION is on, which creates accounts with known passwords, so it cannot be used with DATABASE_URL or NODE_ENV=production. Leave it out.',
    );
  const secret = secretIn(env, 'APP_SECRET');
  if (isProduction && !secret) refuse('APP_SECRET is missing. Set it to 32 or more random characters, and store it safely.');
  if (secret !== null && secret.length < 32) refuse('APP_SECRET is too short. Use 32 or more random characters.');
  const host =
    wordIn(env, 'HOST', HOST, 'an address or a name of this computer, like 127.0.0.1') ?? (demonstration ? 'localhost' : '::');
  const data_dir = textIn(env, 'DATA_DIR');
  const data_folder = data_dir ?? fileURLToPath(new URL('../../.data', import.meta.url));
  return {
    demonstration,
    host,
    port,
    public_port: numberIn(env, 'PUBLIC_PORT', { preset: null, least: 1, most: 65_535 }),
    database_url,
    database_app_url: databaseUrl(env, 'DATABASE_APP_URL'),
    secret,
    previous_secret: previousSecret(secretIn(env, 'APP_SECRET_PREVIOUS'), secret),
    data_dir: data_folder,
    job_exports_dir: textIn(env, 'JOB_EXPORTS_DIR') ?? join(data_folder, 'job-exports'),
    find_a_job_categories: findAJobCategories(textIn(env, 'FIND_A_JOB_CATEGORIES')),
    may_create_embedded: !isProduction || data_dir !== null,
    commit: commitOf(textIn(env, 'COMMIT')),
    migrate: switchIn(env, 'MIGRATE', true),
    database_replicas: replicas(textIn(env, 'DATABASE_REPLICA_URL'), database_url),
    ...connectionsOf(env, database_url),
    statement_seconds: numberIn(env, 'STATEMENT_SECONDS', { preset: 15, least: 1, most: 600 }),
    lock_seconds: numberIn(env, 'LOCK_SECONDS', { preset: 5, least: 1, most: 600 }),
    drain_seconds: numberIn(env, 'DRAIN_SECONDS', { preset: 0, least: 0, most: 600 }),
    stop_seconds: numberIn(env, 'STOP_SECONDS', { preset: 30, least: 0, most: 600 }),
    stand_in: switchIn(env, 'STAND_IN', true),
    default_tenant_host: wordIn(env, 'DEFAULT_TENANT_HOST', HOST, 'a host like jobs.example.org') ?? 'muster.localhost',
    hsts_subdomains: switchIn(env, 'HSTS_SUBDOMAINS', false),
    trust_proxy: trustedProxies(env.TRUST_PROXY, host),
    // The demonstration runs in a terminal and logs only faults.
    log_level:
      wordIn(env, 'LOG_LEVEL', LOG_LEVEL, 'trace, debug, info, warn, error, fatal or silent') ??
      (demonstration ? 'warn' : 'info'),
    smtp_url: smtpUrl(env),
    mail_from: wordIn(env, 'MAIL_FROM', /^[^\s@<>,"]+@[^\s@<>,"]+$/, 'an email address') ?? DEFAULT_MAIL_FROM,
    max_event_loop_delay: 2000,
    background_work: switchIn(env, 'BACKGROUND_WORK', true),
    background_statement_seconds: numberIn(env, 'BACKGROUND_STATEMENT_SECONDS', { preset: 600, least: 1, most: 86_400 }),
    metrics_token: metricsToken(textIn(env, 'METRICS_TOKEN')),
    traces: traceReceiver(env),
    stream_heartbeat_ms: 25_000,
    social: {
      google: socialClient(env, 'google'),
      linkedin: socialClient(env, 'linkedin'),
    },
    ai: aiService(env),
    dns_servers: dnsServers(textIn(env, 'DNS_SERVERS')),
    // The entries of the demonstration are real organizations and should not receive requests from every installation.
    link_checks: switchIn(env, 'LINK_CHECKS', !demonstration),
    feed_replay: feedReplay(env, demonstration),
    storage: {
      person: storageLimit(env, 'STORAGE_PERSON_MB', DEFAULT_STORAGE.person),
      company: storageLimit(env, 'STORAGE_COMPANY_MB', DEFAULT_STORAGE.company),
      tenant: storageLimit(env, 'STORAGE_TENANT_MB', DEFAULT_STORAGE.tenant),
    },
    virus_scanner: virusScanner(textIn(env, 'VIRUS_SCANNER')),
  };
}

/** An address, or a host name without protocol, port and path. */
const HOST = /^[\w.:%-]+$/;
const ENCODED = ', in which special characters of the password are encoded (@ as %40)';
const LOG_LEVEL = /^(trace|debug|info|warn|error|fatal|silent)$/;

/** `beginning=id,beginning=id`, of occupations of O*NET-SOC and of Find a job. */
function findAJobCategories(list: string | null): Map<string, number> {
  return new Map(
    (list?.split(',') ?? []).map((entry): [string, number] => {
      const [, beginning = '', id] = /^\s*(\d\d(?:-\d{0,4}|-\d{4}\.\d{0,2})?)\s*=\s*(\d{1,4})\s*$/.exec(entry) ?? [];
      if (!id)
        refuse(
          `FIND_A_JOB_CATEGORIES must be beginnings of O*NET-SOC codes with ids of categories, like "29=9,43-4=2", and "${entry}" is none.`,
        );
      return [beginning, Number(id)];
    }),
  );
}

function feedReplay(env: NodeJS.ProcessEnv, demonstration: boolean): string | null {
  const form = 'the address of a server on this computer like http://127.0.0.1:4000';
  const address = urlIn(env, 'FEED_REPLAY', { protocols: ['http:'], form });
  return demonstration && address !== null ? new URL(address).origin : null;
}

/** Connections that each process opens beside its pool: one listens for events, one works on the queue. */
const MORE_CONNECTIONS = 2;
/** What the embedded database accepts (100), without those of commands such as a backup. */
const EMBEDDED_CONNECTIONS = 90;

function connectionsOf(env: NodeJS.ProcessEnv, database_url: string | null) {
  const database_pool = numberIn(env, 'DATABASE_POOL', { preset: 10, least: 3, most: 200 });
  const web_concurrency = numberIn(env, 'WEB_CONCURRENCY', { preset: 1, least: 1, most: 64 });
  const needed = web_concurrency * (database_pool + MORE_CONNECTIONS);
  if (database_url === null && web_concurrency > 1 && needed > EMBEDDED_CONNECTIONS)
    refuse(
      `WEB_CONCURRENCY=${web_concurrency} with DATABASE_POOL=${database_pool} needs ${needed} connections, and the embedded database has ${EMBEDDED_CONNECTIONS} for them: lower one of the two.`,
    );
  return { database_pool, web_concurrency };
}

/** Reads DATABASE_REPLICA_URL. The sentences do not repeat the value, which may contain a password. */
function replicas(list: string | null, database_url: string | null): string[] {
  const urls = list?.split(/[\s,]+/).filter(Boolean) ?? [];
  for (const text of urls) {
    const url = URL.parse(text);
    if (!url || !['postgres:', 'postgresql:'].includes(url.protocol) || !url.hostname || url.username || url.password)
      refuse(
        'DATABASE_REPLICA_URL must be addresses like postgres://replica.example.org:5432/muster, separated by commas, without user and password: Muster connects with the role of the application.',
      );
  }
  if (urls.length > 0 && database_url === null)
    refuse('DATABASE_REPLICA_URL names replicas of your own PostgreSQL: set DATABASE_URL, too.');
  return urls;
}

const databaseUrl = (env: NodeJS.ProcessEnv, name: string): string | null =>
  urlIn(env, name, {
    protocols: ['postgres:', 'postgresql:'],
    form: `a PostgreSQL URL like postgres://user:password@host:5432/database${ENCODED}`,
  });

function previousSecret(previous: string | null, secret: string | null): string | null {
  if (previous !== null && previous.length < 32)
    refuse('APP_SECRET_PREVIOUS is too short. Set it to the former value of APP_SECRET, or leave it out.');
  if (previous !== null && previous === secret)
    refuse('APP_SECRET_PREVIOUS is the same as APP_SECRET. Set APP_SECRET to a new secret, or leave APP_SECRET_PREVIOUS out.');
  return previous;
}

/** An unusable value would leave every email unsent. */
const smtpUrl = (env: NodeJS.ProcessEnv): string | null =>
  urlIn(env, 'SMTP_URL', {
    protocols: ['smtp:', 'smtps:'],
    form: `a URL like smtp://user:password@mail.example.org:587, with ?tls=off to allow plain text${ENCODED}`,
    accepts: ({ hostname, searchParams }) => hostname !== '' && ['off', null].includes(searchParams.get('tls')),
  });

function metricsToken(token: string | null): string | null {
  if (token !== null && token.length < 16) refuse('METRICS_TOKEN is too short. Use 16 or more random characters.');
  return token;
}

/** Reads the settings that OpenTelemetry defines for all programs. The endpoint is that of all kinds of data, and traces have a path below. */
function traceReceiver(env: NodeJS.ProcessEnv): Config['traces'] {
  const endpoint = urlIn(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', {
    protocols: ['http:', 'https:'],
    form: 'a URL like http://127.0.0.1:4318, without /v1/traces and without a password: keys are in OTEL_EXPORTER_OTLP_HEADERS',
    accepts: ({ username, password, pathname }) => !username && !password && !/\/v1\/traces\/?$/.test(pathname),
  });
  const headers = traceHeaders(textIn(env, 'OTEL_EXPORTER_OTLP_HEADERS'));
  if (endpoint === null) return null;
  const url = new URL(endpoint);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/traces`;
  return { url: url.href, headers, service_name: textIn(env, 'OTEL_SERVICE_NAME') ?? 'muster' };
}

/** `name=value,name=value`, with percent-encoded values. They may be keys, so the sentence does not repeat them. */
function traceHeaders(list: string | null): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const entry of list?.split(',') ?? []) {
    const [, name = '', encoded = ''] = /^\s*([\w.!#$&'*+^`|~-]+)\s*=\s*(.*?)\s*$/.exec(entry) ?? [];
    const value = decoded(encoded);
    if (!name || value === null || !/^[\x20-\x7e]*$/.test(value))
      refuse(
        'OTEL_EXPORTER_OTLP_HEADERS must be headers like "x-api-key=abc,x-team=jobs", in which special characters of a value are encoded (a comma as %2C).',
      );
    headers[name.toLowerCase()] = value;
  }
  return headers;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** In bytes. */
function storageLimit(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const megabytes = wordIn(env, name, /^\d{1,9}$/, 'a number of megabytes, or 0 for no limit');
  return megabytes === null ? otherwise : Number(megabytes) * 1_000_000;
}

function dnsServers(list: string | null): string[] | null {
  const servers = list?.split(/[\s,]+/).filter(Boolean) ?? null;
  const wrong = servers?.find(
    (server) => isIP(/^\[(.+)\]:\d{1,5}$/.exec(server)?.[1] ?? server.replace(/^([\d.]+):\d{1,5}$/, '$1')) === 0,
  );
  if (wrong) refuse(`DNS_SERVERS must be addresses of name servers, like "192.0.2.1,192.0.2.2:5353", and "${wrong}" is none.`);
  return servers;
}

/** Reads VIRUS_SCANNER. A wrong value must not leave uploads unscanned, so it stops the start. */
function virusScanner(value: string | null): VirusScanner | null {
  if (value === null) return null;
  const [, bracketed, name, port] = /^(?:\[([^\]]+)\]|([^:\s/]+)):(\d{1,5})$/.exec(value) ?? [];
  const host = bracketed ?? name;
  if (!host || Number(port) < 1 || Number(port) > 65535)
    refuse(`VIRUS_SCANNER must be the host and port of a clamd daemon, like "127.0.0.1:3310", not "${value}".`);
  return { host, port: Number(port) };
}

/**
 * Reads TRUST_PROXY. Trusting every sender of X-Forwarded-For would let a client choose the address that rate limits count. So "true"
 * is refused, and a number of proxies where a client on the internet could connect directly.
 */
function trustedProxies(value = '', host: string): Config['trust_proxy'] {
  const text = value.trim();
  if (text === '' || text === '0') return false;
  if (/^[1-9]$/.test(text)) {
    if (host === 'localhost' || isLocalAddress(host)) return Number(text);
    refuse(
      `TRUST_PROXY=${text} trusts every client that connects directly: set it to the addresses of the proxies, like "10.0.0.5,10.1.0.0/16", or set HOST to a loopback or private address, like HOST=127.0.0.1.`,
    );
  }
  const proxies = text.split(',').map((entry) => entry.trim());
  if (proxies.every(isAddressOrSubnet)) return proxies;
  refuse(
    `TRUST_PROXY must be the addresses of the proxies in front of Muster, like "10.0.0.5,10.1.0.0/16", or their number (1 to 9), not "${value}".`,
  );
}

function isAddressOrSubnet(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  // A larger network would be most of the internet. The largest private ones are 10.0.0.0/8 and fc00::/7.
  const [fewest, most] = version === 4 ? [8, 32] : [7, 128];
  return /^\d{1,3}$/.test(bits) && Number(bits) >= fewest && Number(bits) <= most;
}

/** The discovery documents of Google and LinkedIn (OpenID Connect). */
export const SOCIAL_ISSUERS = { google: 'https://accounts.google.com', linkedin: 'https://www.linkedin.com/oauth' } as const;

function socialClient(env: NodeJS.ProcessEnv, provider: keyof typeof SOCIAL_ISSUERS): Config['social']['google'] {
  const name = provider.toUpperCase();
  const [client_id, client_secret] = [textIn(env, `${name}_CLIENT_ID`), textIn(env, `${name}_CLIENT_SECRET`)];
  if (!client_id !== !client_secret) refuse(`Set both ${name}_CLIENT_ID and ${name}_CLIENT_SECRET, or neither.`);
  const issuer = textIn(env, `${name}_ISSUER`) ?? SOCIAL_ISSUERS[provider];
  return client_id && client_secret ? { issuer, client_id, client_secret } : null;
}

function aiService(env: NodeJS.ProcessEnv): Config['ai'] {
  const base_url = urlIn(env, 'AI_BASE_URL', { protocols: ['http:', 'https:'], form: 'a URL like https://ai.example.org/v1' });
  const model = textIn(env, 'AI_MODEL');
  if (!base_url !== !model) refuse('Set both AI_BASE_URL and AI_MODEL, or neither.');
  if (!base_url || !model) return null;
  return { base_url, model, api_key: textIn(env, 'AI_API_KEY') };
}

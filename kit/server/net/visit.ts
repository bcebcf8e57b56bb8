import { Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-addresses.ts';

/**
 * - `ok`: the page was there, or the website refuses programs but is there.
 * - `fault`: what is wrong, as a sentence for operators, and whether a server responded at all.
 * - `no_network`: unknown, because this computer has no name servers or no route.
 */
export type Visit = { outcome: 'ok' } | { outcome: 'fault'; fault: string; responded: boolean } | { outcome: 'no_network' };
export type Visitor = (url: string, signal?: AbortSignal) => Promise<Visit>;

export type VisitOptions = {
  /** Name servers as `address` or `address:port`; null for the system's. */
  dns_servers?: readonly string[] | null;
  /** Host, address and port that may be visited regardless of `isPublicAddress`. For tests with a server on this computer. */
  allows?: (target: { host: string; address: string; port: number }) => boolean;
  /** Milliseconds for one visit, redirects included. */
  timeout_ms?: number;
  /** All addresses of a name. */
  resolve?: (host: string) => Promise<string[]>;
};

const TIMEOUT_MS = 15_000;
export const MOST_REDIRECTS = 5;
export const MOST_HEADER_BYTES = 16 * 1024;
const MOST_BODY_BYTES = 4 * 1024;
const PORTS = [80, 443];
const AGENT = 'Muster link check';

/** Statuses that websites send to automated requests for pages that exist. */
const REFUSES_PROGRAMS = [401, 402, 403, 405, 406, 407, 409, 418, 429, 451, 999];

/** What is wrong with an address or its server, as a sentence for operators. */
export class Fault extends Error {}

/** Returns a function that finds the address to connect to for a URL. It throws a `Fault` when that is not public. */
export function publicAddressOf(
  options: Pick<VisitOptions, 'dns_servers' | 'allows' | 'resolve'>,
): (url: URL) => Promise<string> {
  const resolve = options.resolve ?? resolverOf(options.dns_servers ?? null);
  return async (url) => {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Fault('Not a web address.');
    if (url.username || url.password) throw new Fault('The address contains a user name or password.');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
    const addresses = isIP(host) ? [host] : await resolve(host);
    const [first] = addresses;
    if (first === undefined) throw new Fault('The name of the website does not exist.');
    const isAllowed = (address: string) =>
      (PORTS.includes(port) && isPublicAddress(address)) || (options.allows?.({ host, address, port }) ?? false);
    // One address that is not public is reason enough: a name with both kinds is not a website's.
    if (!addresses.every(isAllowed)) throw new Fault('Not a public address.');
    return first;
  };
}

/** Connects to the address that was checked, whatever the name resolves to by then. */
export const pinnedTo = (address: string): LookupFunction => {
  const family = isIP(address);
  return (_host, { all }, found) => (all ? found(null, [{ address, family }]) : found(null, address, family));
};

/**
 * Returns a function that checks whether a web page exists. People type the URLs, so it connects to public addresses only: each name is
 * resolved once, all its addresses are checked, and the connection is made to the checked address. Redirects are checked in the same way.
 * Nothing is sent but the address and a fixed user agent: no cookies, no credentials, no referrer.
 */
export function webVisitor(options: VisitOptions = {}): Visitor {
  const addressOf = publicAddressOf(options);
  const timeout = options.timeout_ms ?? TIMEOUT_MS;

  async function request(url: URL, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<{ status: number; location: string }> {
    const address = await addressOf(url);
    signal.throwIfAborted();
    return new Promise((done, failed) => {
      const client = url.protocol === 'https:' ? https : http;
      const sent = client.request(url, {
        method,
        agent: false,
        lookup: pinnedTo(address),
        maxHeaderSize: MOST_HEADER_BYTES,
        signal,
        headers: { 'user-agent': AGENT, accept: 'text/html,*/*;q=0.1', 'accept-encoding': 'identity' },
      });
      sent.on('response', (response) => {
        const found = { status: response.statusCode ?? 0, location: response.headers.location ?? '' };
        let read = 0;
        response.on('data', (bytes: Buffer) => {
          read += bytes.length;
          if (read > MOST_BODY_BYTES) sent.destroy();
        });
        // The status is enough; a page without end is cut off.
        response.on('close', () => done(found));
        response.on('error', () => done(found));
      });
      // A redirect to another protocol cannot be shown in a browser.
      sent.on('upgrade', (_response, socket) => socket.destroy(new Fault('The website does not speak HTTP.')));
      sent.on('error', failed);
      sent.end();
    });
  }

  /** The status after redirects. */
  async function follow(first: URL, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<number> {
    let url = first;
    for (let redirects = 0; ; redirects += 1) {
      const { status, location } = await request(url, method, signal);
      if (status < 300 || status >= 400 || !location) return status;
      if (redirects === MOST_REDIRECTS) throw new Fault('Redirects in a loop.');
      if (!URL.canParse(location, url.href)) throw new Fault('Redirects to something that is not an address.');
      url = new URL(location, url);
    }
  }

  return async (address, stopping) => {
    if (!URL.canParse(address)) return { outcome: 'fault', fault: 'Not a web address.', responded: false };
    const url = new URL(address);
    const limit = AbortSignal.timeout(timeout);
    const signal = stopping ? AbortSignal.any([limit, stopping]) : limit;
    try {
      // Some websites respond to HEAD incorrectly or not at all, so only GET can show that a page is gone.
      const status = await follow(url, 'HEAD', signal).then(
        (head) => (head < 400 ? head : follow(url, 'GET', signal)),
        (error: unknown) =>
          error instanceof Fault || !isProtocolError(error) ? Promise.reject(error) : follow(url, 'GET', signal),
      );
      if (status < 400 || REFUSES_PROGRAMS.includes(status)) return { outcome: 'ok' };
      return { outcome: 'fault', fault: statusFault(status), responded: true };
    } catch (error) {
      if (stopping?.aborted || isOffline(error)) return { outcome: 'no_network' };
      return { outcome: 'fault', fault: limit.aborted ? 'No reply before the time limit.' : faultOf(error), responded: false };
    }
  };
}

function statusFault(status: number): string {
  if (status === 404 || status === 410) return `The page is gone (${status}).`;
  return status >= 500 ? `The website returned an error (${status}).` : `The website refused the page (${status}).`;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** The reply to HEAD could not be read, or the connection ended: GET may do better. */
const isProtocolError = (error: unknown) => /^(HPE_|ECONNRESET|EPIPE)/.test(codeOf(error));

/** Errors of this computer's own connection or name servers. */
const isOffline = (error: unknown) => ['ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL', 'NO_DNS'].includes(codeOf(error));

export function faultOf(error: unknown): string {
  if (error instanceof Fault) return error.message;
  const code = codeOf(error);
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code)) return 'The certificate of the website is not valid.';
  if (code === 'ECONNREFUSED') return 'The website refused the connection.';
  if (code.startsWith('HPE_')) return 'The website does not speak HTTP.';
  return 'The website cannot be reached.';
}

/** Queries name servers only, never the hosts file of this computer. */
function resolverOf(servers: readonly string[] | null): (host: string) => Promise<string[]> {
  return async (host) => {
    const resolver = new Resolver({ timeout: 2000, tries: 2 });
    if (servers) resolver.setServers(servers);
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    if (addresses.length > 0) return addresses;
    const errors = found.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    // ESERVFAIL means that the name itself is misconfigured.
    const failed = errors.find((error) => !['ENOTFOUND', 'ENODATA', 'ESERVFAIL', 'EBADNAME'].includes(codeOf(error)));
    if (failed) throw Object.assign(new Error('No name server responded.'), { code: 'NO_DNS' });
    return [];
  };
}

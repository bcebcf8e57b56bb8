import http from 'node:http';
import https from 'node:https';
import { Fault, faultOf, MOST_HEADER_BYTES, pinnedTo, publicAddressOf, type VisitOptions } from './visit.ts';

/** `status` is null where no reply came; `fault` then says why. */
export type Posted = { status: number | null; fault: string | null; retry_after: string | null };
export type Poster = (
  url: string,
  request: { headers: Record<string, string>; body: string; signal?: AbortSignal },
) => Promise<Posted>;

const AGENT = 'Muster webhooks';
const TIMEOUT_MS = 20_000;

/**
 * Returns a function that posts a body to an address that people typed: to public addresses only, checked when it connects, as `webVisitor`
 * does. Redirects are not followed, and the body of the reply is not read.
 */
export function poster(options: VisitOptions = {}): Poster {
  const addressOf = publicAddressOf(options);
  const timeout = options.timeout_ms ?? TIMEOUT_MS;

  async function send(url: URL, headers: Record<string, string>, body: string, signal: AbortSignal): Promise<Posted> {
    const address = await addressOf(url);
    signal.throwIfAborted();
    return new Promise((done, failed) => {
      const sent = (url.protocol === 'https:' ? https : http).request(url, {
        method: 'POST',
        agent: false,
        lookup: pinnedTo(address),
        maxHeaderSize: MOST_HEADER_BYTES,
        signal,
        headers: { 'user-agent': AGENT, ...headers, 'content-length': String(Buffer.byteLength(body)) },
      });
      sent.on('response', (response) => {
        done({ status: response.statusCode ?? 0, fault: null, retry_after: response.headers['retry-after'] ?? null });
        // The status is enough.
        sent.destroy();
      });
      sent.on('upgrade', (_response, socket) => socket.destroy(new Fault('The website does not speak HTTP.')));
      sent.on('error', failed);
      sent.end(body);
    });
  }

  return async (url, { headers, body, signal: stopping }) => {
    const limit = AbortSignal.timeout(timeout);
    const signal = stopping ? AbortSignal.any([limit, stopping]) : limit;
    try {
      return await send(new URL(url), headers, body, signal);
    } catch (error) {
      if (stopping?.aborted) throw error;
      const fault = limit.aborted ? `No reply within ${timeout / 1000} seconds.` : faultOf(error);
      return { status: null, fault, retry_after: null };
    }
  };
}

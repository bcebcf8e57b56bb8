import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Fault, faultOf, MOST_HEADER_BYTES, MOST_REDIRECTS, pinnedTo, publicAddressOf, type VisitOptions } from './visit.ts';

export type DownloadOptions = Omit<VisitOptions, 'timeout_ms'> & {
  /** Milliseconds for one download with its redirects. */
  timeout_ms: number;
  /** Bytes of one download. */
  most_bytes: number;
};

export type DownloadRequest = {
  /** Sent to the first host only, not after a redirect to another one. */
  headers?: Record<string, string>;
  /** Whether this URL may be requested, redirects included. */
  accepts?: (url: URL) => boolean;
  signal?: AbortSignal;
};

export type Downloaded = {
  status: number;
  /** After redirects. */
  url: URL;
  headers: http.IncomingHttpHeaders;
  /** @throws DownloadFault when the download breaks off, takes too long or is too large */
  bytes: AsyncIterable<Buffer>;
};

export type Downloader = (address: string, request?: DownloadRequest) => Promise<Downloaded>;

/** Why an address could not be downloaded, or not completely: a sentence for the person who entered it. */
export class DownloadFault extends Error {
  override name = 'DownloadFault';
}

const AGENT = 'Muster job feeds';

/**
 * Returns a function that downloads what people name by its address: from public addresses only, as `webVisitor` visits them, in bounded
 * time and size. A reply other than 2xx or 304 is a fault.
 */
export function downloader(options: DownloadOptions): Downloader {
  const addressOf = publicAddressOf(options);

  async function open(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> {
    const address = await addressOf(url);
    signal.throwIfAborted();
    return new Promise((done, failed) => {
      const sent = (url.protocol === 'https:' ? https : http).request(url, {
        agent: false,
        lookup: pinnedTo(address),
        maxHeaderSize: MOST_HEADER_BYTES,
        signal,
        headers: { 'user-agent': AGENT, accept: '*/*', 'accept-encoding': 'identity', ...headers },
      });
      sent.on('response', done);
      sent.on('upgrade', (_response, socket) => socket.destroy(new Fault('The website does not speak HTTP.')));
      sent.on('error', failed);
      sent.end();
    });
  }

  return async (address, { headers = {}, accepts = () => true, signal: stopping } = {}) => {
    const limit = AbortSignal.timeout(options.timeout_ms);
    const signal = stopping ? AbortSignal.any([limit, stopping]) : limit;
    const faultFor = (error: unknown) => {
      if (error instanceof DownloadFault) return error;
      if (stopping?.aborted) return stopping.reason instanceof Error ? stopping.reason : new Error('Stopped');
      return new DownloadFault(limit.aborted ? 'The server took too long to send it.' : faultOf(error));
    };
    try {
      if (!URL.canParse(address)) throw new DownloadFault('Not a web address.');
      let url = new URL(address);
      const first = url.origin;
      for (let redirects = 0; ; redirects += 1) {
        if (!accepts(url)) throw new DownloadFault(`It is at another website, ${url.hostname}.`);
        const reply = await open(url, url.origin === first ? headers : {}, signal);
        const status = reply.statusCode ?? 0;
        const { location } = reply.headers;
        if (status >= 300 && status < 400 && status !== 304 && location) {
          reply.destroy();
          if (redirects === MOST_REDIRECTS) throw new DownloadFault('It redirects in a loop.');
          if (!URL.canParse(location, url.href)) throw new DownloadFault('It redirects to something that is not an address.');
          url = new URL(location, url);
          continue;
        }
        if (status !== 304 && (status < 200 || status >= 300)) {
          reply.destroy();
          throw new DownloadFault(`The server replied ${status}${status === 404 ? ': there is nothing at this address' : ''}.`);
        }
        return { status, url, headers: reply.headers, bytes: bounded(reply, options.most_bytes, faultFor) };
      }
    } catch (error) {
      throw faultFor(error);
    }
  };
}

async function* bounded(reply: IncomingMessage, most: number, faultFor: (error: unknown) => Error): AsyncGenerator<Buffer> {
  let read = 0;
  try {
    for await (const chunk of reply) {
      read += chunk.length;
      if (read > most) throw new DownloadFault(`It is larger than ${Math.round(most / 2 ** 20)} MB.`);
      yield chunk;
    }
    if (!reply.complete) throw new DownloadFault('The connection ended before the whole reply had arrived.');
  } catch (error) {
    throw faultFor(error);
  } finally {
    reply.destroy();
  }
}

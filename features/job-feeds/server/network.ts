import { type DownloadOptions, downloader } from '#kit/server/net/download.ts';
import type { Adapter, Source } from '../adapters/adapter.ts';

/** How feeds reach their servers. */
export type FeedNetwork = {
  dns_servers: readonly string[] | null;
  /** A server on this computer that replies for all others, by `/host/path`: for tests and demonstrations. Null uses the internet. */
  replay: string | null;
  /** For tests of limits. */
  limits?: Partial<typeof LIMITS>;
};

const LIMITS = { timeout_ms: 10 * 60_000, most_bytes: 500 * 2 ** 20 };

/** What the source says of its version, to be sent with the next request. */
export type Version = { etag: string | null; last_modified: string | null };

/** Nothing has changed since the version that was requested. */
export class Unchanged extends Error {
  override name = 'Unchanged';
}

type SourceRequest = {
  address: string;
  mapping: Readonly<Record<string, string>>;
  key: string | null;
  is_of_one_company: boolean;
  /** A host of the owner's choice that may be requested; null for any. Hosts of the adapter always may. */
  domains: readonly string[] | null;
};

/**
 * A source to read from, and the version of what it sent.
 * @param options.known the version of the last complete run, for a source of one request
 */
export function openSource(
  adapter: Adapter,
  requested: SourceRequest,
  network: FeedNetwork,
  options: {
    known?: Version | null;
    signal?: AbortSignal;
    limits?: Partial<Pick<DownloadOptions, 'timeout_ms' | 'most_bytes'>>;
  } = {},
): { source: Source; version: Version } {
  const { replay } = network;
  const download = downloader({
    ...LIMITS,
    ...network.limits,
    ...options.limits,
    dns_servers: network.dns_servers,
    allows: ({ host, port }) => replay !== null && new URL(replay).host === `${host}:${port}`,
  });
  const isReplay = (url: URL) => replay !== null && url.origin === replay;
  const isOf = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);
  const accepts = (url: URL) =>
    isReplay(url) ||
    (adapter.hosts
      ? adapter.hosts.includes(url.hostname)
      : (requested.domains?.some((domain) => isOf(url.hostname, domain)) ?? true));
  const version: Version = { etag: null, last_modified: null };
  const { etag, last_modified } = (adapter.is_one_request && options.known) || version;
  const source: Source = {
    ...requested,
    async get(address, headers = {}) {
      const url = URL.canParse(address) ? new URL(address) : null;
      const reply = await download(
        replay && url && accepts(url) ? `${replay}/${url.hostname}${url.pathname}${url.search}` : address,
        {
          headers: {
            ...headers,
            ...(etag && { 'if-none-match': etag }),
            ...(last_modified && { 'if-modified-since': last_modified }),
          },
          accepts,
          ...(options.signal && { signal: options.signal }),
        },
      );
      if (reply.status === 304) throw new Unchanged();
      version.etag = reply.headers.etag ?? null;
      version.last_modified = reply.headers['last-modified'] ?? null;
      return reply;
    },
  };
  return { source, version };
}

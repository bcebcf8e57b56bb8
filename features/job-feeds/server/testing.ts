import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FeedNetwork } from './network.ts';

export { runFeed } from './runs.ts';

type Reply = string | Buffer | ((request: http.IncomingMessage, response: http.ServerResponse) => void);

export const fixture = (name: string): string => readFileSync(new URL(`../testing/${name}`, import.meta.url), 'utf8');

/** A server on this computer that replies for the servers of feeds, by host and path. */
export async function startReplay() {
  const replies = new Map<string, Reply>();
  const requests: { path: string; headers: http.IncomingHttpHeaders }[] = [];
  const server = http.createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ path, headers: request.headers });
    const reply = replies.get(path) ?? replies.get(path.split('?')[0] ?? '');
    if (typeof reply === 'function') reply(request, response);
    else if (reply === undefined) response.writeHead(404).end();
    else response.end(reply);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const network: FeedNetwork = { dns_servers: null, replay: `http://127.0.0.1:${port}` };
  return {
    network,
    requests,
    origin: `http://127.0.0.1:${port}`,
    /** Sets the reply to `/host/path`, with its query or for any. */
    set: (path: string, reply: Reply) => void replies.set(path, reply),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type Replay = Awaited<ReturnType<typeof startReplay>>;

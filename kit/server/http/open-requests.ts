import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Tracks the requests and connections of every HTTP server in this process from now on.
 * Closing a server waits equally for idle connections (browsers keep some in reserve) and for requests in progress. This
 * distinguishes them.
 */
export function watchRequests(): { finish(patience: number): Promise<void> } {
  let open = 0;
  const sockets = new Set<Socket>();
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    open++;
    response.once('close', () => open--);
  });
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket };
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    /** Waits until every request has its reply, at most `patience` milliseconds, and then ends all connections. */
    finish: async (patience) => {
      for (const until = Date.now() + patience; open > 0 && Date.now() < until; ) await wait(20);
      for (const socket of sockets) socket.destroy();
    },
  };
}

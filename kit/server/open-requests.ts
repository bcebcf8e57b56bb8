import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Watches the requests and connections of every HTTP server in this process, from now on.
 * Closing a server waits for connections that never sent anything (browsers keep some in reserve) as long as for a request that is
 * being answered. This tells the two apart.
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
    /** Waits until every request has its answer, `patience` milliseconds at most, and then ends all connections. */
    finish: async (patience) => {
      for (const until = Date.now() + patience; open > 0 && Date.now() < until; ) await wait(20);
      for (const socket of sockets) socket.destroy();
    },
  };
}

// Keeps a server running. Uses only Node.js, because it starts before any package is installed.

import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The server has reported why it cannot start. If it has never served, another start would fail the same way. */
const CANNOT_START = 1;
const BACK_OFF = { first: 500, longest: 60_000, calm: 60_000 };

/**
 * Runs a server until it is asked to stop, and restarts it whenever it ends by itself. It never gives up on a server that has
 * served before: the wait doubles with each consecutive failure, up to a minute, and is reset after a minute of service.
 * Meanwhile requests get 503 with the time of the next start.
 * @param start starts the server, given how often it failed in a row and how it last ended; the server sends the message `serving`,
 * with the address where requests get 503 between two starts (`stand_in`), or null for nowhere: behind a balancer, a refused connection
 * goes to another server immediately, while a 503 reaches a person
 * @returns the exit code to end with
 */
export async function supervise({ start, log, backOff = BACK_OFF }) {
  const stopping = new AbortController();
  let server = null;
  const stop = (signal) => {
    stopping.abort();
    server?.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    let hasServed = false;
    let address = null;
    for (let failures = 0, last = null; ; ) {
      let servedSince = 0;
      server = start({ failures, last });
      server.on('message', (message) => {
        if (!message?.serving) return;
        servedSince = Date.now();
        address = message.stand_in;
      });
      const { code, signal } = await endOf(server);
      if (stopping.signal.aborted || code === 0) return 0;
      hasServed ||= servedSince > 0;
      if (code === CANNOT_START && !hasServed) return 1;
      failures = servedSince > 0 && Date.now() - servedSince >= backOff.calm ? 1 : failures + 1;
      last = `${signal ?? `exit code ${code}`} at ${new Date().toISOString()}`;
      const delay = Math.min(backOff.longest, backOff.first * 2 ** (failures - 1));
      log(`Muster ended (${last}), failure ${failures} in a row; starting it again in ${delay / 1000} s.`);
      await answerUnavailable(address, delay, stopping.signal);
      if (stopping.signal.aborted) return 0;
    }
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

function endOf(server) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

/** Waits, and replies 503 to every request if the address is free. */
async function answerUnavailable(address, delay, signal) {
  const until = Date.now() + delay;
  const server = createServer((_, response) => {
    const seconds = String(Math.max(1, Math.ceil((until - Date.now()) / 1000) + 1));
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': seconds, connection: 'close' });
    response.end(JSON.stringify({ status: false, message: `Muster is starting again. Try again in ${seconds} seconds.` }));
  });
  // Without an address, or when another program uses it, it only waits.
  server.on('error', () => {});
  if (address) server.listen(address);
  await wait(delay, undefined, { signal }).catch(() => {});
  if (!server.listening) return;
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

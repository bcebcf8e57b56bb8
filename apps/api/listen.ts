import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { CannotStart } from '#kit/server/process/cannot-start.ts';
import type { Config } from './config.ts';

type Address = Pick<Config, 'host' | 'port'>;

/**
 * Why this process cannot listen there; null when it can. Checked before the database is created and filled, so nobody waits for a start
 * that must fail.
 */
export async function findAddressFault({ host, port }: Address): Promise<CannotStart | null> {
  // `localhost` is two addresses on most machines, and the server listens on both.
  const addresses = await lookup(host, { all: true }).catch(() => [{ address: host }]);
  const faults = await Promise.all(addresses.map(({ address }) => probe({ host, port }, address)));
  return faults.find((fault) => fault !== null) ?? null;
}

export async function listen(app: FastifyInstance, { host, port }: Address): Promise<void> {
  const listenTextResolver = (address: string) => `Answering at ${address}`;
  try {
    await app.listen({ host, port, listenTextResolver });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!hasNoIPv6(error, host)) throw faultOf(error, { host, port }) ?? error;
    await app.listen({ host: '0.0.0.0', port, listenTextResolver });
  }
}

function probe({ host, port }: Address, address: string): Promise<CannotStart | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(hasNoIPv6(error, address) ? null : faultOf(error, { host, port })));
    server.listen({ host: address, port }, () => server.close(() => resolve(null)));
  });
}

/** A machine without IPv6 has no such address for all interfaces. */
function hasNoIPv6({ code = '' }: NodeJS.ErrnoException, host: string): boolean {
  return host === '::' && (code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL');
}

const NO_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENOTFOUND', 'EAI_AGAIN'];

function faultOf({ code = '' }: NodeJS.ErrnoException, { host, port }: Address): CannotStart | null {
  if (code === 'EADDRINUSE') {
    const other = port === 3000 ? 3010 : port + 1;
    return new CannotStart(
      `Port ${port} is in use by another program: stop that one, or choose another port with PORT=${other} npm start`,
    );
  }
  if (code === 'EACCES')
    return new CannotStart(`Your user is not allowed to open port ${port}: choose one above 1023 with PORT=3000 npm start`);
  if (NO_ADDRESS.includes(code))
    return new CannotStart(
      `HOST=${host} is not an address of this computer: set it to one of its addresses, such as 127.0.0.1, or leave it out to listen on all.`,
    );
  return null;
}

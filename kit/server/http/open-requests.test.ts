import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchRequests } from './open-requests.ts';

async function slowServer(milliseconds: number) {
  const requests = watchRequests();
  const server = createServer(async (_, response) => {
    await wait(milliseconds, undefined, { ref: false });
    response.end('answered');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (patience: number) => {
    const closed = once(server, 'close');
    server.close();
    await requests.finish(patience);
    await closed;
  };
  return {
    port,
    url: `http://127.0.0.1:${port}/`,
    connected: once(server, 'connection'),
    requested: once(server, 'request'),
    close,
  };
}

test('a request in progress is finished first', async () => {
  const server = await slowServer(300);
  const answer = fetch(server.url).then((response) => response.text());
  await server.requested;
  await server.close(60_000);
  expect(await answer).toBe('answered');
});

test('a connection without a request delays nothing', async () => {
  const server = await slowServer(0);
  const unused = connect(server.port, '127.0.0.1');
  await server.connected;
  const ended = once(unused, 'close');
  // Longer than a test may take.
  await server.close(600_000);
  await ended;
});

test('a request that takes too long is ended', async () => {
  const server = await slowServer(600_000);
  const answer = fetch(server.url).then(
    () => 'answered',
    () => 'broken off',
  );
  await server.requested;
  await server.close(200);
  expect(await answer).toBe('broken off');
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchRequests } from './open-requests.ts';

async function slowServer(milliseconds: number) {
  const requests = watchRequests();
  const server = createServer(async (_, response) => {
    await wait(milliseconds);
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
  return { port, url: `http://127.0.0.1:${port}/`, close };
}

test('a request in progress is finished first', async () => {
  const server = await slowServer(300);
  const answer = fetch(server.url).then((response) => response.text());
  await wait(100);
  await server.close(5000);
  expect(await answer).toBe('answered');
});

test('a connection without a request delays nothing', async () => {
  const server = await slowServer(0);
  const unused = connect(server.port, '127.0.0.1');
  await once(unused, 'connect');
  await wait(50);
  const began = Date.now();
  await server.close(5000);
  expect(Date.now() - began).toBeLessThan(2000);
});

test('a request that takes too long is ended', async () => {
  const server = await slowServer(10_000);
  const answer = fetch(server.url).then(
    () => 'answered',
    () => 'broken off',
  );
  await wait(100);
  await server.close(200);
  expect(await answer).toBe('broken off');
});

import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAddressFault } from './listen.ts';

let other: Server;
beforeAll(
  () =>
    new Promise<void>((ready) => {
      other = createServer().listen(0, '127.0.0.1', ready);
    }),
);
afterAll(() => {
  other.close();
});

test.each(['203.0.113.9', 'no-such-host.invalid', '2001:db8::9'])(
  'HOST=%s, which is elsewhere, is refused by name',
  async (host) => {
    expect((await findAddressFault({ host, port: 0 }))?.message).toMatch(
      `HOST=${host} is not an address of this computer: set it to`,
    );
  },
);

test('a port that another program uses is refused with another one, and a free one is not', async () => {
  const { port } = other.address() as AddressInfo;
  expect((await findAddressFault({ host: '127.0.0.1', port }))?.message).toBe(
    `Port ${port} is in use by another program: stop that one, or choose another port with PORT=${port + 1} npm start`,
  );
  for (const host of ['127.0.0.1', '::', 'localhost']) expect(await findAddressFault({ host, port: 0 })).toBeNull();
});

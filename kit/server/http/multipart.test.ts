import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { Refusal } from './errors.ts';
import { isTooSlow, readMultipart, withRoomForFiles } from './multipart.ts';

const BEGUN = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF';
const END = '\r\n--b--\r\n';
const LARGE = 10_000_000;
const route = defineRoute({
  method: 'POST',
  path: '/upload',
  access: 'veteran',
  summary: 'Upload',
  description: 'Uploads a file.',
  multipart: { files: { file: { max_bytes: LARGE, required: true } } },
  body: z.object({}),
});

afterEach(() => void vi.useRealTimers());

test('an upload is too slow from 10 seconds on with less than half of the pace that ends in time', () => {
  const cases = [
    [0, 9],
    [49, 10],
    [50, 10],
    [299, 60],
    [300, 60],
    [1199, 120],
  ] as const;
  expect(cases.map(([received, seconds]) => isTooSlow(1200, received, seconds))).toEqual([false, true, false, true, false, true]);
});

test('uploads that send nearly nothing end with 408 and leave their room to others', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = Fastify();
  await app.register(multipart);
  app.setErrorHandler((error, _, reply) => reply.code(error instanceof Refusal ? error.status : 500).send(error));
  app.post('/upload', (request) =>
    withRoomForFiles(route, request, { tenant: 1, person: request.headers.from ?? '' }, async () => {
      const { files } = await readMultipart(route, request);
      return { message: `${files.file?.bytes.length} bytes` };
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open: ClientRequest[] = [];
  const upload = (person: number, length: number, content: Buffer | string) => {
    const headers = { from: String(person), 'content-type': 'multipart/form-data; boundary=b', 'content-length': length };
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/upload', agent: false, headers });
    open.push(sent);
    const answer = new Promise<[number | undefined, string]>((resolve) => {
      sent.on('error', (error) => resolve([undefined, error.message]));
      sent.on('response', (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve([response.statusCode, JSON.parse(text).message]));
      });
    });
    sent.write(content);
    return answer;
  };
  /** Until the server reads so many uploads. */
  const reads = async (count: number) => {
    while (vi.getTimerCount() !== count) await new Promise((resolve) => setImmediate(resolve));
  };
  try {
    const slow: Promise<[number | undefined, string]>[] = [];
    for (const person of [1, 1, 2, 2]) {
      slow.push(upload(person, LARGE, BEGUN));
      await reads(slow.length);
    }
    expect((await upload(3, LARGE, BEGUN))[0]).toBe(503);
    const small = `${BEGUN}${END}`;
    expect(await upload(3, small.length, small)).toEqual([200, '4 bytes']);
    vi.advanceTimersByTime(9000);
    expect(vi.getTimerCount()).toBe(4);
    vi.advanceTimersByTime(1000);
    for (const answer of slow) expect(await answer).toEqual([408, 'The upload is too slow. Try again on a faster connection.']);
    const bytes = LARGE - small.length;
    expect(await upload(3, LARGE, `${BEGUN}${' '.repeat(bytes)}${END}`)).toEqual([200, `${bytes + 4} bytes`]);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    for (const sent of open) sent.destroy();
    await app.close();
  }
});

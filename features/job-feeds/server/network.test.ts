import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adapterOf } from '../adapters/index.ts';
import { readSource } from '../adapters/read.ts';
import { openSource, Unchanged } from './network.ts';
import { type Replay, startReplay } from './testing.ts';

let replay: Replay;
beforeAll(async () => {
  replay = await startReplay();
});
afterAll(() => replay.stop());

const ADDRESS = 'https://acme.example/jobs.xml';
const PATH = '/acme.example/jobs.xml';
const JOBS = '<jobs><job><title>Fitter</title></job></jobs>';

async function count(
  more: {
    domains?: string[];
    known?: { etag: string | null; last_modified: string | null };
    timeout_ms?: number;
    signal?: AbortSignal;
  } = {},
) {
  const adapter = adapterOf('xml');
  if (!adapter) throw new Error('There is no adapter for XML');
  const { source, version } = openSource(
    adapter,
    { address: ADDRESS, mapping: {}, key: null, is_of_one_company: false, domains: more.domains ?? null },
    { ...replay.network, limits: { timeout_ms: more.timeout_ms ?? 5000, most_bytes: 2_000_000 } },
    { known: more.known ?? null, ...(more.signal && { signal: more.signal }) },
  );
  let rows = 0;
  for await (const _ of readSource(adapter, source)) rows += 1;
  return { rows, version };
}

describe('reading a feed', () => {
  test('ends at the limit of size, however long the reply goes on', async () => {
    replay.set(PATH, (_request, response) => {
      response.write('<jobs>');
      const timer = setInterval(() => response.write('<job><title>Fitter</title></job>'.repeat(2000)), 1);
      response.on('close', () => clearInterval(timer));
    });
    await expect(count()).rejects.toThrow('It is larger than 2 MB.');
  });

  test('ends at the limit of time, before and during the reply', async () => {
    replay.set(PATH, () => {});
    await expect(count({ timeout_ms: 200 })).rejects.toThrow('The server took too long to send it.');
    replay.set(PATH, (_request, response) => {
      const timer = setInterval(() => response.write('<jobs>'.slice(0, 1)), 20);
      response.on('close', () => clearInterval(timer));
    });
    await expect(count({ timeout_ms: 200 })).rejects.toThrow(/took too long|not well-formed/);
  });

  test('reports a reply that breaks off', async () => {
    replay.set(PATH, (_request, response) => {
      response.writeHead(200, { 'content-length': '5000' });
      response.write('<jobs><job>');
      setTimeout(() => response.destroy(), 50);
    });
    await expect(count()).rejects.toThrow(/cannot be reached|connection ended/);
  });

  test.each(['http://127.0.0.1/jobs.xml', 'http://169.254.169.254/latest', 'http://[::1]/', 'ftp://acme.example/'])(
    'does not follow a redirect to %s',
    async (location) => {
      replay.set(PATH, (_request, response) => void response.writeHead(302, { location }).end());
      await expect(count()).rejects.toThrow(/Not a public address|Not a web address/);
    },
  );

  test('does not leave the websites of a company by a redirect', async () => {
    replay.set(PATH, (_request, response) => void response.writeHead(302, { location: 'https://other.example/jobs' }).end());
    await expect(count({ domains: ['acme.example'] })).rejects.toThrow('It is at another website, other.example.');
    replay.set(PATH, JOBS);
    await expect(count({ domains: ['other.example'] })).rejects.toThrow('It is at another website, acme.example.');
    expect((await count({ domains: ['acme.example'] })).rows).toBe(1);
  });

  test('sends the version of the last run, and ends when nothing has changed', async () => {
    replay.set(PATH, (_request, response) => void response.writeHead(200, { etag: '"v1"' }).end(JOBS));
    const { version } = await count();
    expect(version).toEqual({ etag: '"v1"', last_modified: null });
    replay.set(
      PATH,
      (request, response) =>
        void (request.headers['if-none-match'] === '"v1"' ? response.writeHead(304).end() : response.end(JOBS)),
    );
    await expect(count({ known: version })).rejects.toThrow(Unchanged);
  });

  test.each([
    [404, 'The server replied 404: there is nothing at this address.'],
    [503, 'The server replied 503.'],
  ])('reports status %i', async (status, message) => {
    replay.set(PATH, (_request, response) => void response.writeHead(status).end());
    await expect(count()).rejects.toThrow(message);
  });

  test('stops when its process stops', async () => {
    const stopping = new AbortController();
    replay.set(PATH, () => stopping.abort(new Error('Stopped')));
    await expect(count({ signal: stopping.signal })).rejects.toThrow('Stopped');
  });
});

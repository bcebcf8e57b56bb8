import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type VisitOptions, webVisitor } from './visit.ts';

type Request = { method: string; path: string; headers: http.IncomingHttpHeaders };

const requests: Request[] = [];
const server = http.createServer((request, response) => {
  const path = request.url ?? '';
  requests.push({ method: request.method ?? '', path, headers: request.headers });
  const status = Number(/^\/status\/(\d+)/.exec(path)?.[1]);
  if (status) return response.writeHead(status).end();
  if (path === '/no-head') return response.writeHead(request.method === 'HEAD' ? 500 : 200).end('Here');
  if (path === '/drops-head') return request.method === 'HEAD' ? void request.socket.destroy() : void response.end('Here');
  if (path === '/loop') return response.writeHead(302, { location: '/loop', 'set-cookie': 'seen=1' }).end();
  if (path.startsWith('/to/')) return response.writeHead(302, { location: decodeURIComponent(path.slice(4)) }).end();
  if (path === '/silent') return;
  if (path === '/endless') {
    if (request.method === 'HEAD') return response.writeHead(500).end();
    const timer = setInterval(() => response.write('x'.repeat(1024)), 1);
    response.on('close', () => clearInterval(timer));
    return;
  }
  if (path === '/wide') return response.writeHead(200, { 'x-wide': 'x'.repeat(60_000) }).end();
  return response.end('Here');
});

let port = 0;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Allows this test's server only, under the names it is given. */
const options = (more: VisitOptions = {}): VisitOptions => ({
  resolve: async (host) => (host === 'site.example' ? ['127.0.0.1'] : []),
  allows: (target) => target.host === 'site.example' && target.address === '127.0.0.1' && target.port === port,
  ...more,
});
const visit = (path: string, more: VisitOptions = {}) => webVisitor(options(more))(`http://site.example:${port}${path}`);
const fault = (text: string, responded = false) => ({ outcome: 'fault', fault: text, responded });

describe('a visit', () => {
  test('finds a page that is there', async () => {
    expect(await visit('/')).toEqual({ outcome: 'ok' });
  });

  test('sends no cookie, credential or referrer, also after a redirect that sets a cookie', async () => {
    requests.length = 0;
    expect(await visit('/loop')).toEqual(fault('Redirects in a loop.'));
    expect(requests).toHaveLength(6);
    for (const { headers } of requests)
      expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
  });

  test.each([
    [404, fault('The page is gone (404).', true)],
    [410, fault('The page is gone (410).', true)],
    [400, fault('The website refused the page (400).', true)],
    [503, fault('The website returned an error (503).', true)],
    [403, { outcome: 'ok' }],
    [429, { outcome: 'ok' }],
  ])('takes status %i for what it means to a person', async (status, expected) => {
    expect(await visit(`/status/${status}`)).toEqual(expected);
  });

  test.each(['/no-head', '/drops-head'])('sends GET if HEAD fails: %s', async (path) => {
    expect(await visit(path)).toEqual({ outcome: 'ok' });
  });

  test('cuts off a page without end', async () => {
    expect(await visit('/endless')).toEqual({ outcome: 'ok' });
  });

  test('refuses headers beyond 16 KB', async () => {
    expect(await visit('/wide')).toEqual(fault('The website does not speak HTTP.'));
  });

  test('ends when there is no reply in time', async () => {
    expect(await visit('/silent', { timeout_ms: 200 })).toEqual(fault('No reply before the time limit.'));
  });

  test('says nothing when it is stopped', async () => {
    const stopping = AbortSignal.abort();
    expect(await webVisitor(options())(`http://site.example:${port}/`, stopping)).toEqual({ outcome: 'no_network' });
  });
});

describe('a visit of what is not public', () => {
  const private_ = fault('Not a public address.');

  test.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'https://10.0.0.1/',
    'http://1.1.1.1:22/',
  ])('does not connect to %s', async (url) => {
    requests.length = 0;
    const found = await webVisitor({ resolve: async () => ['127.0.0.1'] })(url);
    expect(found).toEqual(private_);
    expect(requests).toEqual([]);
  });

  test('does not connect to a name with one private address among public ones', async () => {
    const resolve = async () => ['93.184.215.14', '10.0.0.7'];
    expect(await webVisitor({ resolve })('http://rebinding.example/')).toEqual(private_);
  });

  test('resolves a name once, so it cannot change between check and connection', async () => {
    let requested = 0;
    const resolve = async () => {
      requested += 1;
      return requested === 1 ? ['127.0.0.1'] : ['10.0.0.7'];
    };
    expect(await visit('/', { resolve })).toEqual({ outcome: 'ok' });
    expect(requested).toBe(1);
  });

  test.each([
    ['http://169.254.169.254/', 'Not a public address.'],
    ['http://[::ffff:a9fe:a9fe]/', 'Not a public address.'],
    [`http://127.0.0.1:1/`, 'Not a public address.'],
    ['file:///etc/passwd', 'Not a web address.'],
    ['http://user:secret@site.example/', 'The address contains a user name or password.'],
    ['http://nowhere.example/', 'The name of the website does not exist.'],
    ['http://[', 'Redirects to something that is not an address.'],
  ])('does not follow a redirect to %s', async (target, text) => {
    requests.length = 0;
    expect(await visit(`/to/${encodeURIComponent(target)}`)).toEqual(fault(text));
    expect(requests.length).toBeLessThanOrEqual(2);
  });

  test('gives no verdict where no name server responds', async () => {
    const dns_servers = ['127.0.0.1:9'];
    expect(await webVisitor({ dns_servers })('http://site.example/')).toEqual({ outcome: 'no_network' });
  });
});

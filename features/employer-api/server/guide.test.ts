import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { codeBlocks, runCommands } from '#apps/api/testing/documented-commands.ts';
import { newTenant, PASSWORD, TEST_CONFIG } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { deliverWaiting } from '#features/webhooks/server/testing.ts';
import { findExternalIds } from './index.ts';

const blocks = (language: string) => codeBlocks('employer-api.md', language);

test('every command of the guide for employers works, and the webhook that it creates is received and verified', async () => {
  const tenant = await newTenant();
  const recruiter = await tenant.recruiter();
  const host = `${tenant.slug}.localhost`;
  await tenant.owner.query('insert into tenant_hosts (host, tenant_id) values ($1, $2)', [host, tenant.id]);
  const app = await buildApp({ config: TEST_CONFIG, db: tenant.db, secret: TEST_SECRET });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const port = (app.server.address() as AddressInfo).port;
  const [settings = '', ...commands] = blocks('sh');
  const here = settings
    .replace('https://jobs.example.org', `http://${host}:${port}`)
    .replace('you@example.org', recruiter.email)
    .replace('your password', PASSWORD);
  expect(commands.length).toBeGreaterThan(4);
  const printed = await runCommands([here, ...commands, 'printf %s "$SECRET"']);
  expect(printed[2]).toContain('"status":"published"');
  expect(printed[3]).toContain('York');
  expect(printed[4]).toContain('"external_id":"REQ-42"');
  expect(printed[5]).toContain('"status":"closed"');

  await tenant.run((db) => db.updateTable('webhook_endpoints').set({ url: hook }).where('tenant_id', '=', tenant.id).execute());
  await deliverWaiting(tenant, findExternalIds);
  expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'job.closed', data: { external_id: 'REQ-42', reason: 'closed' } },
  ]);
  const file = join(mkdtempSync(join(tmpdir(), 'guide-')), 'verify.mjs');
  writeFileSync(file, blocks('js')[0] ?? '');
  const { isGenuine } = (await import(pathToFileURL(file).href)) as {
    isGenuine: (headers: IncomingHttpHeaders, body: string, secret: string) => boolean;
  };
  const secret = printed[6] ?? '';
  const [event] = received;
  expect(secret).toMatch(/^whsec_/);
  expect(isGenuine(event?.headers ?? {}, event?.body ?? '', secret)).toBe(true);
  expect(isGenuine(event?.headers ?? {}, `${event?.body} `, secret)).toBe(false);
  receiver.close();
  await app.close();
});

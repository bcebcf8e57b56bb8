import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callerFor } from '#apps/api/testing/callers.ts';
import { newTenant, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { longestBlock, MOST_BLOCKED } from '#apps/api/testing/main-thread.ts';
import { pathOf, type Route } from '#kit/contract/route.ts';

/** A file with many small parts, or one endless part, must not delay others on any route that takes a file. */

const { app } = await testWorker();
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const fileRoutes = app.muster.routes.filter(({ multipart }) => Object.keys(multipart?.files ?? {}).length > 0);

/** Columns of both tables that can be imported. */
const HEAD = 'name,title,provider,description,category,website,length_amount,length_unit,cost,apply_url\n';
const VARIANTS: Record<string, (bytes: number) => string> = {
  'many rows of a table': (bytes) => HEAD + 'a\n'.repeat(bytes / 2),
  'one row of a table': (bytes) => HEAD + 'a'.repeat(bytes),
  'one row of many cells': (bytes) => HEAD + ','.repeat(bytes),
  'a quote that is never closed': (bytes) => `${HEAD}"${'""'.repeat(bytes / 2)}`,
  'a quote that is never closed before many rows': (bytes) => `${HEAD}a,"a\n${',,,,,,,,,\n'.repeat(bytes / 10)}`,
  'many numbers in a list': (bytes) => `[${'0,'.repeat(bytes / 2)}0]`,
  'many empty objects in a list': (bytes) => `[${'{},'.repeat(bytes / 3)}{}]`,
  'many numbers in an element': (bytes) => `[[${'0,'.repeat(bytes / 2)}0]]`,
  'many fields of an object': (bytes) => `{${'"a":0,'.repeat(bytes / 6)}"b":[]}`,
  'nested lists': (bytes) => '['.repeat(bytes),
  'nested objects': (bytes) => '{"a":'.repeat(bytes / 5),
  'many short lines': (bytes) => '0\n'.repeat(bytes / 2),
  'many short lines of JSON': (bytes) => '{}\n'.repeat(bytes / 3),
  'empty lines': (bytes) => '\n'.repeat(bytes),
};

/** Sent to the routes that take a document or a picture; its kind is recognized before it is parsed. */
const DOCUMENTS = ['one row of a table', 'many numbers in a list', 'nested lists', 'many short lines'];

/** What an import answers to each, where it is not about the header. */
const IMPORT_REFUSALS: Record<string, RegExp> = {
  'many rows of a table': /more than [15],000 rows/,
  'a quote that is never closed before many rows': /more than [15],000 rows/,
  'many numbers in a list': /more than 5,000 rows/,
  'many empty objects in a list': /more than 5,000 rows/,
  'nested lists': /nested more than 64/,
  'nested objects': /nested more than 64/,
  'many short lines of JSON': /more than 5,000 rows/,
};

let tenant: TestTenant;
const tokens = new Map<string, string | null>();
beforeAll(async () => {
  tenant = await newTenant();
  for (const { access } of fileRoutes)
    if (!tokens.has(access)) tokens.set(access, (await callerFor(tenant, access))?.token ?? null);
});

/** The fields without which a route refuses a form before it reads the file. */
function fieldsOf({ body }: Route): [string, string][] {
  const { required = [] } = body
    ? (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as { required?: string[] })
    : {};
  return required.map((name) => [name, name === 'mode' ? 'preview' : 'Test list']);
}

async function request(route: Route, text: (bytes: number) => string) {
  const form = new FormData();
  for (const [name, value] of fieldsOf(route)) form.append(name, value);
  for (const [name, { max_bytes }] of Object.entries(route.multipart?.files ?? {}))
    form.append(name, new File([text(max_bytes - 1000)], 'file.txt'));
  const encoded = new Response(form);
  const params = Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 1]));
  const token = tokens.get(route.access);
  return {
    method: route.method,
    url: pathOf(route, params),
    headers: {
      host: tenant.host,
      'content-type': encoded.headers.get('content-type') ?? '',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

describe('the largest file', () => {
  test.each(Object.keys(VARIANTS))('of %s is refused and delays nobody on any route', async (name) => {
    const wrong: Record<string, unknown> = {};
    for (const route of fileRoutes) {
      const isImport = route.path.endsWith('/import');
      if (!isImport && !DOCUMENTS.includes(name)) continue;
      const { result, blocked } = await longestBlock(
        (sent) => app.inject(sent),
        () => request(route, VARIANTS[name] ?? String),
      );
      const { statusCode } = result;
      // An import reports rows that it can't use.
      const isAnswered = (statusCode >= 400 && statusCode < 500) || (statusCode === 200 && isImport);
      if (blocked > MOST_BLOCKED || !isAnswered) wrong[nameOf(route)] = [statusCode, blocked, result.body.slice(0, 200)];
      const message = route.path === '/api/operator/providers/import' ? IMPORT_REFUSALS[name] : undefined;
      if (message && !message.test(result.body)) wrong[`${nameOf(route)} says`] = result.body.slice(0, 200);
      expect(result.body.length).toBeLessThan(1_000_000);
    }
    expect(wrong).toEqual({});
  });
});

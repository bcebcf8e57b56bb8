import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callerFor } from '#apps/api/testing/callers.ts';
import { newTenant, type Person, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { pathOf, type Route } from '#kit/contract/route.ts';

/** What every route does with input that no browser sends: it refuses with a plain sentence and never fails. */

const { app } = await testWorker();
const routes = app.muster.routes.map((route) => [`${route.method} ${route.path}`, route] as const);
const withBody = routes.filter(([, { method }]) => method === 'POST' || method === 'PUT');

/** Sentences of the validation library and of PostgreSQL, which must not reach a person. */
const RAW =
  /Invalid (input|option|string|email|URL|ISO|UUID)|expected \w+, received|^Too (small|big)|Unrecognized key|violates|invalid byte sequence/i;

const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;
const nestedObjects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Values that break servers, as JSON text, because some cannot be written as JavaScript values. */
const NASTY: Record<string, string> = {
  'a list nested 20,000 deep': nested(20_000),
  'an object nested 10,000 deep': nestedObjects(10_000),
  'a number that overflows': '1e999',
  'the largest safe number plus one': '9007199254740993',
  'a large float': '1e308',
  'a negative zero': '-0',
  'the text NaN': '"NaN"',
  'text of 900 KB': JSON.stringify('x '.repeat(450_000)),
  'a list of 100,000 numbers': JSON.stringify(Array.from({ length: 100_000 }, () => 1)),
  'a list for a scalar': '["a","b"]',
  'an object for a scalar': '{"toString":"x","length":-1}',
  'a list of the largest safe number': '[9007199254740991]',
  'the largest safe number': '9007199254740991',
  'a prototype key': '{"constructor":{"name":"x"},"hasOwnProperty":1}',
  null: 'null',
  'a boolean': 'true',
  'empty text': '""',
  'a direction override': '"\u202egnp.exe"',
  'control characters': '"a\\u0001\\u001b[31m\\r\\nb\\u0085"',
  'a NUL': '"a\\u0000b"',
  'half a surrogate pair': '"\\ud800"',
  'an id with a leading zero': '"01"',
  'a day in the year 0': '"0000-01-01"',
  'an instant in the year 0': '"0000-01-01T00:00:00Z"',
  'a dialling code that nobody has': '"+999"',
  SQL: '"\' or 1=1 --"',
};

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
  minLength?: number;
  format?: string;
  pattern?: string;
};

/** One of these meets each pattern of a path's parameter. */
const PATTERNED = [
  'Something else',
  'something',
  'something-else',
  'something.else',
  'application-1',
  'request-1',
  'x'.repeat(43),
];

const schemaOf = (shape: z.ZodType) => z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema;

/** A value that a schema accepts, as far as the schema shows. */
function sample(schema: Schema): unknown {
  const branch = schema.oneOf?.[0] ?? schema.anyOf?.find(({ type }) => type !== 'null');
  if (branch) return sample(branch);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, inside]) => [name, sample(inside)]));
  if (schema.type === 'array') return schema.items ? [sample(schema.items)] : [];
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  if (schema.format === 'date') return '1990-01-31';
  if (schema.format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (schema.format === 'email') return 'someone@example.test';
  if (schema.type !== 'string') return 1;
  const { pattern = '', minLength = 0 } = schema;
  return PATTERNED.find((text) => new RegExp(pattern, 'u').test(text.padEnd(minLength, 'x')))?.padEnd(minLength, 'x') ?? '';
}

const fieldsOf = (shape: z.ZodType | undefined): Record<string, unknown> => {
  const created = shape && sample(schemaOf(shape));
  return typeof created === 'object' && created !== null ? { ...created } : {};
};

describe('a request with', () => {
  let tenant: TestTenant;

  beforeAll(async () => {
    tenant = await newTenant();
  });

  /** A new person for each route, because some routes end the caller's session or account. */
  async function callerOf({ access }: Route): Promise<Person> {
    return (await callerFor(tenant, access)) ?? tenant.veteran();
  }

  type Sent = { query?: string; type?: string; payload?: string };

  /** Sends it, and once more with the limits of requests reset if they were reached. */
  async function send(route: Route, as: Person | null, sent: Sent) {
    const answer = await sendOnce(route, as, sent);
    if (answer.statusCode !== 429) return answer;
    await tenant.run((db) => db.deleteFrom('rate_limits').where('tenant_id', '=', tenant.id).execute());
    return sendOnce(route, as, sent);
  }

  async function sendOnce(route: Route, as: Person | null, sent: Sent) {
    const { statusCode, body, headers } = await app.inject({
      method: route.method,
      url: pathOf(route, fieldsOf(route.params)) + (sent.query ?? ''),
      headers: {
        host: tenant.host,
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...(sent.payload !== undefined && { 'content-type': sent.type ?? 'application/json' }),
      },
      ...(sent.payload !== undefined && { payload: sent.payload }),
    });
    return { statusCode, body, type: String(headers['content-type']) };
  }

  function expectPlain({ statusCode, body, type }: { statusCode: number; body: string; type: string }, what: string) {
    expect(statusCode, `${what}: ${body.slice(0, 300)}`).toBeLessThan(500);
    if (statusCode < 400) return;
    expect(type).toContain('application/json');
    const { status, message, errors = {} } = JSON.parse(body);
    expect(status).toBe(false);
    for (const sentence of [message, ...Object.values<string[]>(errors).flat()]) {
      expect(sentence).toMatch(/\S/);
      expect(sentence, what).not.toMatch(RAW);
    }
  }

  test.each(routes)('an unknown query parameter is refused by name: %s', async (_, route) => {
    const answer = await send(route, await callerOf(route), { query: '?no_such_field=1' });
    expect([answer.statusCode, JSON.parse(answer.body).errors?.no_such_field]).toEqual([
      422,
      ['no_such_field is not a field of this request. Check its spelling or leave it out.'],
    ]);
  });

  test.each(withBody.filter(([, route]) => !route.multipart))('an unknown field is refused by name: %s', async (_, route) => {
    const payload = JSON.stringify({ ...fieldsOf(route.body), no_such_field: 1 });
    const answer = await send(route, await callerOf(route), { payload, query: queryFor(route) });
    expect([answer.statusCode, JSON.parse(answer.body).errors?.no_such_field]).toEqual([
      422,
      ['no_such_field is not a field of this request. Check its spelling or leave it out.'],
    ]);
  });

  test.each(withBody)('plain text where JSON or a form is expected is 415: %s', async (_, route) => {
    const answer = await send(route, await callerOf(route), { type: 'text/plain', payload: '{}' });
    expect(answer.statusCode).toBe(415);
  });

  test.each(withBody.filter(([, { access, multipart }]) => access === 'public' && !multipart))(
    'JSON nested 20,000 deep from a visitor is 400: %s',
    async (_, route) => {
      for (const payload of [nested(20_000), nestedObjects(20_000), `{"email":${nested(20_000)}}`])
        expect((await send(route, null, { payload })).statusCode).toBe(400);
    },
  );

  const shapes = new Set<string>();
  test.each(withBody.filter(([, { multipart }]) => !multipart))('a hostile body is refused plainly: %s', async (_, route) => {
    const as = await callerOf(route);
    const fields = fieldsOf(route.body);
    const names = Object.keys(fields);
    const shape = JSON.stringify(route.body && schemaOf(route.body));
    const isKnown = shapes.has(shape);
    shapes.add(shape);
    for (const [index, [what, value]] of Object.entries(NASTY).entries()) {
      // Reading a large body depends on its shape and on nothing else of the route.
      if (isKnown && value.length > 100_000) continue;
      expectPlain(await send(route, as, { payload: value }), `${what} as the body`);
      // Each kind of value goes to another field, so over all kinds every field gets some.
      for (const name of names.length > 0 ? [names[index % names.length]] : []) {
        const rest = JSON.stringify({ ...fields, [name ?? '']: undefined }).slice(1, -1);
        const payload = `{${rest}${rest ? ',' : ''}${JSON.stringify(name)}:${value}}`;
        expectPlain(await send(route, as, { payload, query: queryFor(route) }), `${what} as ${name}`);
      }
    }
  });

  test.each(routes.filter(([, { query }]) => Object.keys(fieldsOf(query)).length > 0))(
    'a hostile query is refused plainly: %s',
    async (_, route) => {
      const as = await callerOf(route);
      const texts = [
        '1e999',
        'NaN',
        '-1',
        '01',
        '9'.repeat(30),
        '\u202e',
        '\u0000',
        '%',
        "'",
        'x'.repeat(4000),
        '[',
        '__proto__',
        '0000-01-01',
        ...['-', '- ', '-!', '-<', '"', '(-', 'or '].map((part) => part.repeat(99)),
      ];
      for (const name of Object.keys(fieldsOf(route.query))) {
        for (const text of texts)
          expectPlain(await send(route, as, { query: `?${new URLSearchParams({ [name]: text })}` }), `${text} as ${name}`);
        expectPlain(await send(route, as, { query: `?${`${name}=1&`.repeat(500)}` }), `500 times ${name}`);
      }
    },
  );

  /** The query that a route needs before it reads a body. */
  function queryFor(route: Route): string {
    const { properties = {}, required = [] } = route.query ? schemaOf(route.query) : {};
    const given = required.map((name) => [name, String(sample(properties[name] ?? {}))]);
    return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  }
});

test.each(['01', '+1', '1e0', '1.0', '%201', '1%20', '0x1', '%D9%A1', '-1', '0', '2147483648', '__proto__', 'NaN'])(
  'an id written as %s is 404 on every route that takes one',
  async (id) => {
    const tenant = await newTenant();
    const answered = await Promise.all(
      routes
        .filter(([, { access, path }]) => access === 'public' && path.includes('{id}'))
        .map(async ([name, route]) => {
          const url = route.path.replace('{id}', id);
          return [name, (await app.inject({ method: route.method, url, headers: { host: tenant.host } })).statusCode];
        }),
    );
    expect(answered.filter(([, status]) => status !== 404)).toEqual([]);
  },
);

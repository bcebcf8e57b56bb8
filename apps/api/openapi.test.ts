import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { testWorker } from '#apps/api/testing/index.ts';
import { refuseUnknownFields } from '#kit/server/http/strict-shapes.ts';

type Schema = { properties?: Record<string, Schema>; description?: string; format?: string; [key: string]: unknown };
type Operation = {
  method: string;
  path: string;
  name: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters: { name: string; in: string; required: boolean; description?: string }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, { $ref?: string; description?: string; content?: Record<string, { example?: unknown }> }>;
};

/** The OpenAPI document as clients receive it. */
let document: {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path' | 'name'>>>;
  components: { responses: Record<string, { description: string }> };
};
let operations: Operation[];
beforeAll(async () => {
  const { app } = await testWorker();
  document = (await app.inject('/api/openapi.json')).json();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      name: `${method.toUpperCase()} ${path}`,
    })),
  );
});

/** Why a shape refuses an example, one line for each field. */
function problemsOf(what: string, shape: z.ZodType, example: unknown): string[] {
  const { error } = refuseUnknownFields(shape).safeParse(example);
  return (error?.issues ?? []).map(({ path, message }) => `${what} ${path.join('.')}: ${message}`);
}

/** Names of the operations for which something is wrong. */
const those = (isWrong: (operation: Operation) => boolean) => operations.filter(isWrong).map(({ name }) => name);
const named = (name: string) => operations.find((operation) => operation.name === name) as Operation;

describe('every operation of the OpenAPI document', () => {
  test('has a description of at least one sentence that does more than repeat the summary', () => {
    expect(operations.length).toBeGreaterThan(150);
    expect(
      those(({ description = '', summary }) => !/^\p{Lu}.{25,}\.$/su.test(description) || description === `${summary}.`),
    ).toEqual([]);
  });

  test('has a tag', () => {
    expect(those(({ tags = [] }) => tags.length === 0)).toEqual([]);
  });

  test('lists error replies, each with a description', () => {
    expect(those(({ responses }) => !responses['404'] || !responses['503'])).toEqual([]);
    expect(
      those(({ responses }) =>
        Object.entries(responses).some(
          ([status, { $ref, description }]) =>
            !description && !document.components.responses[$ref?.split('/').at(-1) ?? '']?.description && status !== '',
        ),
      ),
    ).toEqual([]);
  });

  test('lists 400, 413, 415 and 422 if it has a body, and only then 415', () => {
    const needed = ['400', '413', '415', '422'];
    expect(those(({ requestBody, responses }) => !!requestBody && !needed.every((status) => responses[status]))).toEqual([]);
    expect(those(({ requestBody, responses }) => !requestBody && !!responses['415'])).toEqual([]);
    expect(those(({ method, requestBody }) => method === 'GET' && !!requestBody)).toEqual([]);
  });

  test('lists 429 exactly if the route counts calls or tries', async () => {
    const { app } = await testWorker();
    const limited = app.muster.routes.filter(
      ({ limit, counts_tries, access }) => limit || counts_tries || access === 'company_key',
    );
    expect(those(({ responses }) => !!responses['429']).sort()).toEqual(
      limited.map(({ method, path }) => `${method} ${path}`).sort(),
    );
    expect(limited.length).toBeGreaterThan(30);
  });

  test('has an example body and an example reply that its own shapes accept', async () => {
    const { app } = await testWorker();
    const wrong = operations.flatMap(({ name, requestBody, responses }) => {
      const route = app.muster.routes.find(({ method, path }) => `${method} ${path}` === name);
      const [body] = Object.values(requestBody?.content ?? {});
      const [reply] = Object.values((responses['201'] ?? responses['200'])?.content ?? {});
      return [
        ...(body && route?.body ? problemsOf(`${name} body`, route.body, body.example) : []),
        ...(reply && route?.reply ? problemsOf(`${name} reply`, route.reply, reply.example) : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('describes its path parameters, pages, days, times and shared ids', () => {
    const silent = (schema: Schema): string[] =>
      Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
        ...(/(^id|_id|_ids|_at|^page|^revision)$/.test(name) && !field.description ? [name] : []),
        ...silent(field),
      ]);
    const lacking = operations.flatMap(({ name, parameters, requestBody }) => [
      ...parameters.filter((one) => /(^id|_id|^page)$/.test(one.name) && !one.description).map((one) => `${name} ${one.name}`),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => silent(schema).map((field) => `${name} ${field}`)),
    ]);
    expect(lacking).toEqual([]);
  });
});

describe('the OpenAPI document', () => {
  test('says 201 where something is created', () => {
    expect(Object.keys(named('POST /api/resumes').responses)).toContain('201');
    expect(Object.keys(named('POST /api/resumes').responses)).not.toContain('200');
    expect(Object.keys(named('GET /api/resumes').responses)).toContain('200');
  });

  test('says which fields and bodies are required', () => {
    const login = named('POST /api/auth/login').requestBody;
    expect([login?.required, login?.content['application/json']?.schema.required]).toEqual([
      true,
      expect.arrayContaining(['email', 'password']),
    ]);
    expect(named('POST /api/resumes').requestBody?.required).toBe(false);
    const cv = named('POST /api/resumes/parse').requestBody?.content['multipart/form-data']?.schema;
    expect(cv?.properties?.file).toMatchObject({ format: 'binary' });
    expect(named('GET /api/jobs').parameters.filter(({ required }) => required)).toEqual([]);
  });
});

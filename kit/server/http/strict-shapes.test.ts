import { expect, test } from 'vitest';
import { z } from 'zod';
import { refuseUnknownFields } from './strict-shapes.ts';

const unknownKeys = (schema: z.ZodType, value: unknown) =>
  (refuseUnknownFields(schema).safeParse(value).error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    issue.code === 'unrecognized_keys' ? issue.keys : issue.code,
  ]);

test.each<[string, z.ZodType, unknown, string]>([
  ['an object', z.object({ a: z.string() }), { a: 'x', b: 1 }, ''],
  ['a list', z.object({ items: z.array(z.object({})) }), { items: [{}, { b: 1 }] }, 'items.1'],
  ['an optional field', z.object({ a: z.object({}).optional() }), { a: { b: 1 } }, 'a'],
  ['a nullable default', z.object({ a: z.object({}).nullable().default(null) }), { a: { b: 1 } }, 'a'],
  ['a preprocessed field', z.object({ a: z.preprocess((value) => value, z.object({})) }), { a: { b: 1 } }, 'a'],
  ['a piped field', z.object({}).pipe(z.object({})), { b: 1 }, ''],
  ['a transformed object', z.object({}).transform(() => 1), { b: 1 }, ''],
  ['a union', z.union([z.string(), z.object({})]), { b: 1 }, ''],
  ['a discriminated union', z.discriminatedUnion('k', [z.object({ k: z.literal('a') })]), { k: 'a', b: 1 }, ''],
  ['a record', z.record(z.string(), z.object({})), { any: { b: 1 } }, 'any'],
  ['a tuple', z.tuple([z.object({})]), [{ b: 1 }], '0'],
  ['a lazy schema', z.lazy(() => z.object({})), { b: 1 }, ''],
  ['a refined object', z.object({}).refine(() => true), { b: 1 }, ''],
])('an unknown field inside %s is reported where it is', (_, schema, value, path) => {
  expect(schema.safeParse(value).success).toBe(true);
  expect(unknownKeys(schema, value)).toEqual([[path, ['b']]]);
});

test('a recursive schema is strict at every depth', () => {
  const Node: z.ZodType = z.object({ name: z.string(), children: z.array(z.lazy(() => Node)).default([]) });
  const tree = { name: 'a', children: [{ name: 'b', children: [{ name: 'c', extra: 1 }] }] };
  expect(unknownKeys(Node, tree)).toEqual([['children.0.children.0', ['extra']]]);
});

test('an object that declares itself open stays open', () => {
  expect(unknownKeys(z.looseObject({ a: z.string() }), { a: 'x', b: 1 })).toEqual([]);
});

test('defaults, checks and transforms of the original still apply', () => {
  const schema = refuseUnknownFields(
    z
      .object({ a: z.string().trim().default('x'), b: z.number().optional() })
      .refine(({ b }) => b !== 3, { message: 'not 3', path: ['b'] })
      .transform(({ a }) => a),
  );
  expect(schema.parse({})).toBe('x');
  expect(schema.parse({ a: ' y ' })).toBe('y');
  expect(schema.safeParse({ b: 3 }).error?.issues[0]?.message).toBe('not 3');
});

test('the original schema is not changed', () => {
  const schema = z.object({ a: z.object({}) });
  refuseUnknownFields(schema);
  expect(schema.safeParse({ a: { b: 1 }, c: 1 }).success).toBe(true);
});

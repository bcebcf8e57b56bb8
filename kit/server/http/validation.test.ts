import { expect, test } from 'vitest';
import { z } from 'zod';
import { Id, many, ONE_LINE, Page, singleLine } from '#kit/contract/shapes.ts';
import { Refusal } from './errors.ts';
import { type Part, validate } from './validation.ts';

function refusalOf(schema: z.ZodType, value: unknown, part: Part = 'body'): Refusal {
  try {
    validate(schema, value, part);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('was accepted');
}

test.each<[z.ZodType, unknown, Record<string, string[]>]>([
  [z.object({ first_name: z.string() }), {}, { first_name: ['First name is required.'] }],
  [z.object({ first_name: z.string() }), { first_name: 7 }, { first_name: ['First name must be text.'] }],
  [z.object({ age: z.number() }), { age: Number.NaN }, { age: ['Age must be a number.'] }],
  [z.object({ age: z.number().int() }), { age: 1.5 }, { age: ['Age must be a whole number.'] }],
  [z.object({ age: z.number().min(18) }), { age: 1 }, { age: ['Age must be 18 or more.'] }],
  [z.object({ pay: z.number().max(10_000) }), { pay: 1e308 }, { pay: ['Pay must be 10,000 or less.'] }],
  [z.object({ name: z.string().min(1) }), { name: '' }, { name: ['Name is required.'] }],
  [z.object({ name: z.string().max(3) }), { name: 'abcd' }, { name: ['Name must be 3 characters or fewer.'] }],
  [z.object({ kind: z.enum(['a', 'b']) }), { kind: 'c' }, { kind: ['Kind must be one of: a, b.'] }],
  [z.object({ email: z.email() }), { email: 'x' }, { email: ['Email must be an email address like name@example.org.'] }],
  [z.object({ skill_ids: z.array(Id).max(1) }), { skill_ids: [1, 2] }, { skill_ids: ['Skill can have at most 1 item.'] }],
  [z.object({ on: z.boolean() }), { on: 'x' }, { on: ['On must be true or false.'] }],
  [z.object({ list: z.array(z.string()) }), { list: [1] }, { 'list.0': ['List (item 1) must be text.'] }],
  [z.object({ a: z.object({}) }), { a: [] }, { a: ['A must be an object with named fields.'] }],
  [z.object({}), [], { body: ['This value must be an object with named fields.'] }],
  [z.object({ a: z.union([z.literal(''), z.number()]) }), { a: 'x' }, { a: ['A must be a number.'] }],
  [z.object({ a: z.union([z.literal(''), z.null(), Id]) }), { a: [] }, { a: ['Must be a number'] }],
  [z.object({ a: z.union([z.literal(''), z.enum(['b', 'c'])]) }), { a: 'x' }, { a: ['A must be one of: b, c.'] }],
  [
    z.object({ a: z.union([z.literal(''), z.union([z.literal(0), z.literal(1), z.boolean()])]) }),
    { a: 'x' },
    { a: ['A must be 0, 1 or true or false.'] },
  ],
  [z.object({ a: z.union([z.string(), z.number()]) }), { a: [] }, { a: ['A must be text or a number.'] }],
  [z.object({ a: z.union([z.string(), z.object({ b: z.number() })]) }), { a: { b: 'x' } }, { 'a.b': ['B must be a number.'] }],
  [z.object({ a: z.string({ error: 'Give an A' }) }), {}, { a: ['Give an A'] }],
  [
    z.strictObject({}),
    { '\u202eevil': 1 },
    { evil: ['evil is not a field of this request. Check its spelling or leave it out.'] },
  ],
  [
    z.strictObject({}),
    JSON.parse('{"__proto__": 1}'),
    { ['__proto__']: ['__proto__ is not a field of this request. Check its spelling or leave it out.'] },
  ],
])('%#: each field gets one plain sentence', (schema, value, errors) => {
  const refusal = refusalOf(schema, value);
  expect([refusal.status, refusal.errors]).toEqual([422, errors]);
});

test.each([0, -1, 10_001, 'x', '1e2', '01', ['1', '2']])('page %j is refused with the valid range', (page) => {
  expect(refusalOf(z.object({ page: Page }), { page }).errors).toEqual({ page: ['Pages are numbered from 1 to 10,000'] });
});

test.each(['01', '+1', '1e3', ' 1', '1.0', '0x1', '٣', '', '0', '-1', '2147483648', true, [1], null])(
  'the id %j is not canonical',
  (id) => expect(refusalOf(z.object({ id: Id }), { id }, 'params').status).toBe(404),
);

test.each([
  [1, 1],
  ['1', 1],
  ['2147483647', 2_147_483_647],
])('the id %j is read', (id, read) => expect(validate(z.object({ id: Id }), { id }, 'params')).toEqual({ id: read }));

test('a value nested 20,000 deep is refused without overflowing the stack', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 20_000; level++) deep = [deep];
  expect(refusalOf(z.unknown(), deep).status).toBe(400);
});

test('a list with too many values is refused before any is looked at', () => {
  let looked = 0;
  const list = new Proxy(Array(100_000).fill(1), {
    get: (target, name, receiver) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) looked++;
      return Reflect.get(target, name, receiver);
    },
  });
  expect(refusalOf(z.unknown(), list)).toMatchObject({ status: 400, message: expect.stringContaining('too many values') });
  expect(looked).toBe(0);
  expect(validate(z.unknown(), list.slice(1), 'body')).toHaveLength(99_999);
});

test('a character that PostgreSQL cannot store is refused, also inside JSON that a field carries as text', () => {
  const message = ['This field contains a character we can’t store. Remove it and try again.'];
  expect(refusalOf(z.object({ a: z.string() }), { a: 'x\0' }).errors).toEqual({ a: message });
  expect(refusalOf(z.object({ a: z.string() }), { a: '\ud800' }).errors).toEqual({ a: message });
  const decoded = z.object({ a: z.string().transform((text): unknown => JSON.parse(text)) });
  expect(refusalOf(decoded, { a: '["\\u0000"]' }).errors).toEqual({ 'a.0': message });
});

test('a refusal names a bounded number of fields', () => {
  const errors =
    refusalOf(
      many(Id, 100_000),
      Array.from({ length: 5000 }, () => 'x'),
    ).errors ?? {};
  expect(Object.keys(errors)).toHaveLength(50);
});

test.each([
  'Line\nbreak',
  'Line\u2028separator',
  'Tab\there',
  'Bell\u0007',
  'Turned \u202eexe.txt',
  'Isolated \u2067text',
  'Mark\u200f',
])('a text on one line refuses %j with a plain sentence', (name) =>
  expect(refusalOf(z.object({ name: singleLine() }), { name }).errors).toEqual({ name: [ONE_LINE] }),
);

test('a text on one line is trimmed and may have any script', () => {
  const shape = z.object({ name: singleLine().min(1) });
  for (const name of ['Zoë O’Neill', 'Łódź', '東京', 'חיפה'])
    expect(validate(shape, { name: ` ${name}\n` }, 'body')).toEqual({ name });
});

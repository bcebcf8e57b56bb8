/**
 * Requests for every operation of an OpenAPI document: valid ones, made from the schemas and the document's examples, and ones with a single
 * fault. A seed repeats them.
 */

type Json = Record<string, unknown>;
type Operation = {
  'x-access': string;
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: Json }[];
  responses: Json;
  requestBody?: { content: Record<string, { schema: Json; example?: unknown }> };
};
export type OpenApiDocument = { paths: Record<string, Record<string, Operation>>; components: Json };

export type Call = { method: string; path: string; access: string; operation: Operation };
export type FuzzRequest = { method: string; url: string; headers: Record<string, string>; payload?: string | Buffer };

/** Where values come from: random numbers with a seed, the ids that this caller has seen, and the text that marks what they wrote. */
export type Source = { random: () => number; idsFor: (collection: string) => number[]; marker: string };

/** Mulberry32: 32 bits of state are enough to repeat a run. @returns numbers from 0 to below 1 */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function callsOf(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      access: operation['x-access'],
      operation,
    })),
  );
}

/** The collection that a path parameter belongs to: `/api/jobs/{id}/save` → `/api/jobs`. */
export const collectionOf = (path: string, name: string): string => path.slice(0, path.indexOf(`/{${name}}`));

/** A request that the operation's schemas accept. Rules that a schema cannot express may still refuse it. */
export function validRequest(call: Call, source: Source): FuzzRequest {
  return build(call, source, validBody(call, source), queryOf(call, source), pathValues(call, source));
}

/** A request with one fault: in the path, the query, a field of the body, or the body as text. */
export function faultyRequest(call: Call, source: Source): FuzzRequest {
  const { random } = source;
  const body = validBody(call, source);
  const query = queryOf(call, source);
  const values = pathValues(call, source);
  const kinds = [
    ...(Object.keys(values).length > 0 ? ['path'] : []),
    'query',
    ...(bodyContent(call) ? ['field', 'field', 'field', 'body'] : []),
  ];
  const kind = pick(kinds, random);
  if (kind === 'path') values[pick(Object.keys(values), random)] = String(pick(FAULTS, random)).slice(0, 3000);
  if (kind === 'query') {
    const names = [...(call.operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name), 'unknown'];
    query[pick(names, random)] = pick(FAULTS, random);
  }
  if (kind === 'field') return build(call, source, withFault(body, random), query, values);
  if (kind === 'body') {
    const request = build(call, source, body, query, values);
    const text = Buffer.isBuffer(request.payload) ? request.payload : Buffer.from(request.payload ?? '');
    return { ...request, ...pick(BODY_FAULTS, random)(text) };
  }
  return build(call, source, body, query, values);
}

/** Values that break servers. */
const FAULTS: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2_147_483_648,
  9_007_199_254_740_992,
  '',
  ' ',
  '0',
  '01',
  '-'.repeat(300),
  '%',
  "' or 1=1 --",
  '../../etc/passwd',
  'https://127.0.0.1:5432/',
  '{{first_name}}',
  '<script>alert(1)</script>',
  'a\u0000b',
  '\ud800',
  '\u202egnp.exe',
  'a\r\nb: c',
  '((((((((((a|a)*)*)*)*)*)*)*)*)$',
  '🎖️'.repeat(200),
  'é'.normalize('NFD').repeat(500),
  'x '.repeat(5000),
  'x'.repeat(70_000),
  '2026-02-30',
  '0000-01-01',
  '+099999-12-31T23:59:59.999Z',
  [],
  {},
  [[[[[[[[[[1]]]]]]]]]],
  { constructor: { name: 'x' }, length: -1 },
  Array.from({ length: 300 }, (_, index) => index),
  Array.from({ length: 300 }, () => ({})),
];

type BodyFault = (body: Buffer) => { payload: string | Buffer; headers?: Record<string, string> };
const BODY_FAULTS: BodyFault[] = [
  (body) => ({ payload: body.subarray(0, Math.floor(body.length / 2)) }),
  () => ({ payload: '{"a":' }),
  () => ({ payload: '['.repeat(20_000), headers: { 'content-type': 'application/json' } }),
  () => ({ payload: 'null', headers: { 'content-type': 'application/json' } }),
  () => ({ payload: '[1,2]', headers: { 'content-type': 'application/json' } }),
  (body) => ({ payload: body, headers: { 'content-type': 'text/plain' } }),
  (body) => ({ payload: body, headers: { 'content-type': `multipart/form-data; boundary=${'b'.repeat(300)}` } }),
  (body) => ({ payload: body, headers: { 'content-type': 'multipart/form-data' } }),
  () => ({
    payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }),
  () => ({ payload: '', headers: { 'content-type': 'application/json' } }),
];

/** Files that a form may carry: right ones, wrong ones and damaged ones. */
const FILES: readonly { name: string; bytes: Buffer }[] = [
  {
    name: 'cv.txt',
    bytes: Buffer.from('Sam Test\nsam@example.test\n\nExperience\nFitter, Northgate Rail, York, 2019 to 2024\n'),
  },
  { name: 'rows.csv', bytes: Buffer.from('name,title,category\nOne,Two,Three\n"unclosed,Four') },
  { name: 'rows.json', bytes: Buffer.from('[{"name":"One"},{"name":{}},[],0,null]') },
  { name: 'zeros.json', bytes: Buffer.from(`[${'0,'.repeat(20_000)}0]`) },
  { name: 'deep.json', bytes: Buffer.from('['.repeat(30_000)) },
  { name: 'short.pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>') },
  {
    name: 'image.png',
    bytes: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  },
  { name: 'archive.zip', bytes: Buffer.from('PK\u0003\u0004 nothing that can be unpacked') },
  { name: 'empty.csv', bytes: Buffer.alloc(0) },
];

function build(call: Call, source: Source, body: unknown, query: Json, values: Record<string, string>): FuzzRequest {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wellFormed(values[name] ?? '1')));
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      text.append(name, wellFormed(typeof one === 'object' ? JSON.stringify(one) : String(one)));
  const url = text.size > 0 ? `${path}?${text.toString().slice(0, 6000)}` : path;
  const content = bodyContent(call);
  if (!content) return { method: call.method, url, headers: {} };
  if (content.type === 'application/json')
    return { method: call.method, url, headers: { 'content-type': content.type }, payload: JSON.stringify(body) };
  return { method: call.method, url, ...form(call, body, source) };
}

const wellFormed = (text: string) => text.replaceAll(/[\ud800-\udfff]/g, '\ufffd');

function form(call: Call, body: unknown, { random }: Source) {
  const boundary = `fuzz${Math.floor(random() * 1e9)}`;
  const parts: Buffer[] = [];
  const part = (name: string, value: Buffer, filename?: string) =>
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n\r\n`,
      ),
      value,
      Buffer.from('\r\n'),
    );
  for (const [name, value] of Object.entries(isObject(body) ? body : {})) {
    if (value === undefined || value === null) continue;
    part(name, Buffer.from(typeof value === 'object' ? JSON.stringify(value) : String(value)));
  }
  const { properties = {} } = bodyContent(call)?.schema ?? {};
  for (const [name, schema] of Object.entries(isObject(properties) ? properties : {})) {
    if (!isObject(schema) || schema.format !== 'binary' || random() < 0.1) continue;
    const file = pick(FILES, random);
    part(name, file.bytes, file.name);
  }
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

function bodyContent(call: Call): { type: string; schema: Json; example?: unknown } | undefined {
  const [entry] = Object.entries(call.operation.requestBody?.content ?? {});
  return entry && { type: entry[0], ...entry[1] };
}

function pathValues(call: Call, source: Source): Record<string, string> {
  const { random } = source;
  const parameters = (call.operation.parameters ?? []).filter((one) => one.in === 'path');
  return Object.fromEntries(
    parameters.map(({ name, schema }) => {
      const ids = source.idsFor(collectionOf(call.path, name));
      if (ids.length > 0 && schema.type === 'integer' && random() < 0.9) return [name, String(pick(ids, random))];
      return [name, String(generate(schema, source, name, schema, 0) ?? 1)];
    }),
  );
}

function queryOf(call: Call, source: Source): Json {
  const { random } = source;
  const parameters = (call.operation.parameters ?? []).filter((one) => one.in === 'query');
  const chosen = parameters.filter(({ required }) => required || random() < 0.3);
  return Object.fromEntries(chosen.map(({ name, schema }) => [name, generate(schema, source, name, schema, 0)]));
}

/** The document's example with some fields replaced or left out or, one time in three, a body made from the schema alone. */
function validBody(call: Call, source: Source): unknown {
  const content = bodyContent(call);
  if (!content) return undefined;
  const { schema, example } = content;
  const created = generate(schema, source, 'body', schema, 0);
  if (!isObject(example) || source.random() < 0.33) return created;
  const changed = marked(structuredClone(example), source);
  if (!isObject(created) || !isObject(changed)) return changed;
  const needed: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  for (const name of Object.keys(changed))
    if (!needed.includes(name) && source.random() < 0.3) Reflect.deleteProperty(changed, name);
  for (const [name, value] of Object.entries(created)) {
    const isId = name.endsWith('_id') || name === 'id' || name.endsWith('_ids');
    if (source.random() < (isId ? 0.8 : 0.15)) changed[name] = value;
  }
  return changed;
}

/** Appends the marker to free texts of an example, so that what a person wrote can be recognized elsewhere. */
function marked(value: unknown, source: Source): unknown {
  if (typeof value === 'string') return /^[A-Z][a-z]+ [a-z ]+$/.test(value) ? `${value} ${source.marker}` : value;
  if (Array.isArray(value)) return value.map((one) => marked(one, source));
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, marked(one, source)]));
  return value;
}

/** Replaces one value anywhere in a body, removes it, or adds a field that nobody defined. */
function withFault(body: unknown, random: () => number): unknown {
  const faulty = structuredClone(body);
  const places: { holder: Json | unknown[]; key: string }[] = [];
  const walk = (value: unknown) => {
    if (!isObject(value) && !Array.isArray(value)) return;
    for (const [key, inside] of Object.entries(value)) {
      places.push({ holder: value, key });
      walk(inside);
    }
  };
  walk(faulty);
  if (places.length === 0 || random() < 0.1)
    return isObject(faulty) ? { ...faulty, unknown_field: pick(FAULTS, random) } : pick(FAULTS, random);
  const { holder, key } = pick(places, random);
  if (random() < 0.15) Reflect.deleteProperty(holder, key);
  else Reflect.set(holder, key, pick(FAULTS, random));
  return faulty;
}

const DEEPEST = 7;
const FORMATS: Record<string, readonly string[]> = {
  date: ['2026-11-21', '2024-02-29', '1990-01-31', '2031-12-31'],
  'date-time': ['2026-11-21T08:00:00.000Z', '2027-06-30T23:59:59.000Z'],
  email: ['sam@example.org', 'o.reilly+jobs@mail.example.co.uk'],
  uri: ['https://www.example.org/', 'https://example.com/a/b?c=d#e'],
  uuid: ['0b8f6e0a-4f3c-4d6e-9a57-3c1f0f2a9d11'],
};
const WORDS = [
  'engineer',
  'York',
  'logistics',
  '25B',
  'naïve',
  'Ödön',
  '日本語',
  'safety "first"',
  'a; b',
  'Royal Navy',
  '-radar',
  'C++',
  '50%',
];

function generate(schema: Json, source: Source, name: string, root: Json, depth: number): unknown {
  const { random } = source;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return pick(schema.enum, random);
  if (typeof schema.$ref === 'string')
    return depth > DEEPEST ? null : generate(definition(schema.$ref, root), source, name, root, depth + 1);
  const options = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(options)) return generate(pick(options.filter(isObject), random) ?? {}, source, name, root, depth);
  if (Array.isArray(schema.allOf))
    return Object.assign({}, ...schema.allOf.filter(isObject).map((part) => generate(part, source, name, root, depth)));
  switch (Array.isArray(schema.type) ? pick(schema.type, random) : schema.type) {
    case 'object':
      return objectOf(schema, source, root, depth);
    case 'array':
      return arrayOf(schema, source, name, root, depth);
    case 'string':
      return textOf(schema, source);
    case 'integer':
    case 'number':
      return numberOf(schema, source, name);
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return schema.default ?? null;
  }
}

function objectOf({ properties, required, additionalProperties }: Json, source: Source, root: Json, depth: number): Json {
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const fields = Object.entries(isObject(properties) ? properties : {}).filter(
    ([name, field]) =>
      (needed.includes(name) || (depth < DEEPEST && source.random() < 0.6)) && !(isObject(field) && field.format === 'binary'),
  );
  const created = Object.fromEntries(
    fields.flatMap(([name, field]) => (isObject(field) ? [[name, generate(field, source, name, root, depth + 1)]] : [])),
  );
  if (isObject(additionalProperties) && Object.keys(additionalProperties).length > 0 && source.random() < 0.5)
    created['1'] = generate(additionalProperties, source, 'value', root, depth + 1);
  return created;
}

function arrayOf(
  { items, minItems, maxItems, prefixItems }: Json,
  source: Source,
  name: string,
  root: Json,
  depth: number,
): unknown[] {
  if (Array.isArray(prefixItems))
    return prefixItems.filter(isObject).map((item) => generate(item, source, name, root, depth + 1));
  if (!isObject(items)) return [];
  const least = typeof minItems === 'number' ? minItems : 0;
  const most = Math.min(typeof maxItems === 'number' ? maxItems : 3, least + 2);
  const count = depth > DEEPEST ? least : least + Math.floor(source.random() * (most - least + 1));
  return Array.from({ length: count }, () => generate(items, source, name, root, depth + 1));
}

function textOf({ format, minLength, maxLength, pattern }: Json, { random, marker }: Source): string {
  const known = typeof format === 'string' ? FORMATS[format] : undefined;
  if (known) return pick(known, random);
  if (typeof pattern === 'string') return pick(['1', 'text', 'application-1', '+44', '12:30', 'x'.repeat(43)], random);
  const words = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(WORDS, random)).join(' ');
  const least = typeof minLength === 'number' ? minLength : 0;
  const most = typeof maxLength === 'number' ? maxLength : 400;
  const full = random() < 0.05 ? `${marker} `.repeat(Math.min(most, 5000)) : `${words} ${marker}`;
  return full.padEnd(least, ' more').slice(0, most);
}

function numberOf({ minimum, exclusiveMinimum, maximum, type }: Json, source: Source, name: string): number {
  const { random } = source;
  const ids = name.endsWith('_id') || name.endsWith('_ids') || name === 'ids' ? source.idsFor(name) : [];
  if (ids.length > 0 && random() < 0.9) return pick(ids, random);
  const least = typeof minimum === 'number' ? minimum : typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 0;
  const most = Math.min(typeof maximum === 'number' ? maximum : least + 50, least + 100_000);
  const value = least + random() * (most - least);
  return type === 'number' ? Math.round(value * 100) / 100 : Math.round(value);
}

/** Resolves `#/$defs/name` or `#` in the schema that contains it. */
function definition($ref: string, root: Json): Json {
  let at: unknown = root;
  for (const part of $ref.split('/').slice(1)) at = isObject(at) ? at[part] : undefined;
  return isObject(at) ? at : {};
}

function pick<T>(from: readonly T[], random: () => number): T {
  return from[Math.floor(random() * from.length)] as T;
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

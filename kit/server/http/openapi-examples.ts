import type { z } from 'zod';

type Json = Record<string, unknown>;

/** Depth up to which an example includes optional parts. It bounds shapes that contain themselves. */
const DEEPEST = 6;

/**
 * An example value for a JSON schema: from its `examples`, `default`, `const` or `enum`, or else from its type. It satisfies the
 * schema, but not necessarily rules that a schema cannot express. Routes with such rules define their own `example`.
 */
export function exampleOf(schema: Json, root: Json = schema, depth = 0, name = 'text'): unknown {
  const { examples, $ref } = schema;
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (typeof $ref === 'string') return depth < DEEPEST ? exampleOf(definition($ref, root), root, depth + 1, name) : null;
  const options = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(options)) return exampleOf(mostTelling(options.filter(isObject)), root, depth, name);
  if (Array.isArray(schema.allOf))
    return Object.assign({}, ...schema.allOf.filter(isObject).map((part) => exampleOf(part, root, depth)));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return objectExample(schema, root, depth);
    case 'array':
      return arrayExample(schema, root, depth, name);
    case 'string':
      return textExample(schema, name);
    case 'integer':
    case 'number':
      return numberExample(schema);
    case 'boolean':
      return schema.default ?? true;
    case 'null':
      return null;
    default:
      return schema.default ?? null;
  }
}

/** Leaves out the parts of an example that its shape refuses: a schema cannot express every rule, and most of these parts are optional. */
export function acceptedExample(shape: z.ZodType, example: unknown): unknown {
  const accepted = structuredClone(example);
  for (let round = 0; round < 5; round++) {
    const { error } = shape.safeParse(accepted);
    if (!error) return accepted;
    for (const { path } of error.issues) remove(accepted, path);
  }
  return example;
}

function remove(value: unknown, path: readonly PropertyKey[]): void {
  let at = value;
  for (const part of path.slice(0, -1)) at = isObject(at) || Array.isArray(at) ? Reflect.get(at, part) : undefined;
  const last = path.at(-1);
  if (last !== undefined && isObject(at)) Reflect.deleteProperty(at, last);
}

function objectExample({ properties, required = [] }: Json, root: Json, depth: number): Json {
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const fields = Object.entries(isObject(properties) ? properties : {}).filter(
    ([name]) => depth < DEEPEST || needed.includes(name),
  );
  return Object.fromEntries(
    fields.flatMap(([name, field]) => (isObject(field) ? [[name, exampleOf(field, root, depth + 1, name)]] : [])),
  );
}

function arrayExample({ items, minItems, prefixItems }: Json, root: Json, depth: number, name: string): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.filter(isObject).map((item) => exampleOf(item, root, depth + 1));
  const least = typeof minItems === 'number' ? minItems : 0;
  if (!isObject(items) || (depth >= DEEPEST && least === 0)) return [];
  return Array.from({ length: Math.max(1, least) }, () => exampleOf(items, root, depth + 1, name));
}

const TEXTS: Record<string, string> = {
  date: '2026-11-21',
  'date-time': '2026-11-21T08:00:00.000Z',
  email: 'sam@example.org',
  uri: 'https://www.example.org/',
  uuid: '0b8f6e0a-4f3c-4d6e-9a57-3c1f0f2a9d11',
};

/** The usual text of the format, or else the field's name in words. */
function textExample({ default: preset, format, minLength, maxLength }: Json, name: string): string {
  if (typeof preset === 'string' && preset !== '') return preset;
  const words = name.replaceAll('_', ' ');
  const text = (typeof format === 'string' && TEXTS[format]) || words.charAt(0).toUpperCase() + words.slice(1);
  const least = typeof minLength === 'number' ? minLength : 0;
  const most = typeof maxLength === 'number' ? maxLength : text.length;
  return text.padEnd(least, ' text').slice(0, Math.max(most, least));
}

function numberExample({ default: preset, minimum, exclusiveMinimum, maximum }: Json): number {
  if (typeof preset === 'number') return preset;
  const least = typeof minimum === 'number' ? minimum : typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 1;
  return typeof maximum === 'number' ? Math.min(Math.max(1, least), maximum) : Math.max(1, least);
}

/** The most informative option: a value rather than null, an empty text or an empty list. */
function mostTelling(options: Json[]): Json {
  return options.find((option) => option.type !== 'null' && option.const !== '' && option.const !== null) ?? options[0] ?? {};
}

/** Resolves `#/$defs/name` or `#` in the schema that contains it. */
function definition($ref: string, root: Json): Json {
  let at: unknown = root;
  for (const part of $ref.split('/').slice(1)) at = isObject(at) ? at[part] : undefined;
  return isObject(at) ? at : {};
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

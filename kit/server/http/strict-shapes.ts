import { z } from 'zod';
import type { Route } from '#kit/contract/route.ts';

/** Accepts an object without fields: the query or body of a route that declares none. */
const NO_FIELDS = z.object({});

/** @returns the route with a query and a body that refuse every field they do not name, at any depth */
export function withStrictShapes<T extends Route>(route: T): T & { query: z.ZodType; body: z.ZodType } {
  return { ...route, query: refuseUnknownFields(route.query ?? NO_FIELDS), body: refuseUnknownFields(route.body ?? NO_FIELDS) };
}

type Def = z.core.$ZodTypeDef & Record<string, unknown>;

/** Where each kind of schema stores its inner schemas. */
const CHILDREN: Partial<Record<Def['type'], readonly string[]>> = {
  array: ['element'],
  catch: ['innerType'],
  default: ['innerType'],
  intersection: ['left', 'right'],
  map: ['keyType', 'valueType'],
  nonoptional: ['innerType'],
  nullable: ['innerType'],
  optional: ['innerType'],
  pipe: ['in', 'out'],
  prefault: ['innerType'],
  readonly: ['innerType'],
  record: ['keyType', 'valueType'],
  set: ['valueType'],
  tuple: ['items', 'rest'],
  union: ['options'],
};

/**
 * Copies a schema so that each plain `z.object()` in it reports unknown fields (`unrecognized_keys`) instead of dropping them.
 * Objects made with `z.looseObject()` or `.catchall()` keep their own rule.
 */
export function refuseUnknownFields(schema: z.ZodType): z.ZodType {
  return strictCopy(schema, new Map());
}

function strictCopy(schema: z.ZodType, copies: Map<z.ZodType, z.ZodType>): z.ZodType {
  const known = copies.get(schema);
  if (known) return known;
  // Definitions use getters for lazy values: copy descriptors, not values.
  const def = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema._zod.def)) as Def;
  const inside = (child: unknown): unknown =>
    Array.isArray(child) ? child.map(inside) : child instanceof z.ZodType ? strictCopy(child, copies) : child;
  const replace = (name: string, value: () => unknown) => {
    let shape: unknown;
    Object.defineProperty(def, name, { get: () => (shape ??= value()), enumerable: true, configurable: true });
  };
  const original = schema._zod.def as Def;
  if (original.type === 'object') {
    replace('shape', () =>
      Object.fromEntries(Object.entries(original.shape as Record<string, unknown>).map(([name, child]) => [name, inside(child)])),
    );
    def.catchall ??= z.never();
  } else if (original.type === 'lazy') {
    const getter = original.getter as () => z.ZodType;
    def.getter = () => strictCopy(getter(), copies);
    // The library caches the original getter's value here.
    delete def._cachedInner;
  } else {
    const children = CHILDREN[original.type];
    if (!children) return schema;
    for (const name of children) replace(name, () => inside(original[name]));
  }
  const copy = z.clone(schema, def as never);
  copies.set(schema, copy);
  const meta = z.globalRegistry.get(schema);
  if (meta) z.globalRegistry.add(copy, meta);
  return copy;
}

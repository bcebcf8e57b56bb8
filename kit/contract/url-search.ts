import { z } from 'zod';

/** How one query parameter of a page's address is read. Plain data, so that the build can ship it without zod. */
export type SearchField =
  | { kind: 'text'; max?: number; default?: unknown }
  | { kind: 'day'; default?: unknown }
  | { kind: 'number'; whole: boolean; min?: number; max?: number; default?: unknown }
  | { kind: 'choice'; of: readonly (string | number)[]; default?: unknown }
  | { kind: 'flag'; default?: unknown }
  | { kind: 'list'; item: SearchField; max?: number; default?: unknown };

/** The query parameters of a page's address. `Search` is what `readSearch` (kit/ui/lists/search-params.ts) returns for them. */
export type SearchFields<Search> = { readonly [Name in keyof Search]-?: SearchField };

/** What `readSearch` returns for these fields: `SearchOf<typeof RecruiterJobSearch>`. */
export type SearchOf<Fields> = Fields extends SearchFields<infer Search> ? Search : never;

/**
 * Describes the query parameters of a page's address by a zod shape, usually one of a route's own:
 *
 *   export const RecruiterJobSearch = searchFields(findRecruiterJobs.query.pick({ status: true, search: true, page: true }));
 *   const search = useUrlSearch(RecruiterJobSearch);                         // in the page
 *   <Link href={searchHref(paths.recruiter.jobs(), RecruiterJobSearch, search, { status: 'draft' })}>
 *
 * Export it from a contract or shapes file: the build replaces those exports with plain data (apps/web/contracts-without-schemas.ts), so the
 * page needs no zod. Supported are strings, dates, numbers, enums, literals, booleans and lists of them, with `optional` and `default`.
 * @throws when a parameter has neither a default nor is optional, or when its type has no form in an address
 */
export function searchFields<Shape extends z.ZodObject>(shape: Shape): SearchFields<z.output<Shape>> {
  const fields = Object.entries(shape.shape).map(([name, type]) => {
    const field = fieldOf(type as z.core.$ZodType, name);
    if (field.kind === 'list') field.default ??= [];
    if (field.kind === 'flag') field.default ??= false;
    if (field.default === undefined && !z.safeParse(type as z.core.$ZodType, undefined).success) {
      throw new Error(`The search parameter ${name} needs a default, or must be optional: an address may leave it out`);
    }
    return [name, field];
  });
  return Object.fromEntries(fields);
}

function fieldOf(type: z.core.$ZodType, name: string): SearchField {
  const { def } = (type as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'readonly':
      return fieldOf(def.innerType, name);
    case 'default':
    case 'prefault':
    case 'catch':
      return { ...fieldOf(def.innerType, name), default: z.parse(type, undefined) };
    case 'pipe':
      // A preprocess comes before the type, a transform after it; a stringbool is a boolean.
      return fieldOf(def.out._zod.def.type === 'transform' ? def.in : def.out, name);
    case 'array': {
      const { maxItems } = z.toJSONSchema(type, { io: 'output', unrepresentable: 'any' });
      return { kind: 'list', item: fieldOf(def.element, name), ...(maxItems !== undefined && { max: maxItems }) };
    }
    case 'string': {
      const { format, maxLength } = z.toJSONSchema(type);
      return format === 'date' ? { kind: 'day' } : { kind: 'text', ...(maxLength !== undefined && { max: maxLength }) };
    }
    case 'number': {
      const { type: kind, minimum, maximum } = z.toJSONSchema(type);
      return {
        kind: 'number',
        whole: kind === 'integer',
        ...(minimum !== undefined && { min: minimum }),
        ...(maximum !== undefined && { max: maximum }),
      };
    }
    case 'boolean':
      return { kind: 'flag' };
    case 'enum':
      return { kind: 'choice', of: Object.values(def.entries) };
    case 'literal':
      return { kind: 'choice', of: def.values.filter((value) => typeof value === 'string' || typeof value === 'number') };
    default:
      throw new Error(`The search parameter ${name} is of type ${def.type}, which has no form in an address`);
  }
}

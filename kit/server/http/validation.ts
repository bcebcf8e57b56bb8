import type { z } from 'zod';
import { fail, invalid, notFound, unreadable } from './errors.ts';

/** Deeper than any body of the contract. Recursive code that walks a body is safe below it. */
const MAX_DEPTH = 32;
/** Values in one body: each object, list, text and number counts. The largest CV that the editor can save has a tenth of them. */
const MAX_VALUES = 100_000;
/** Fields named in one refusal. */
const MAX_FIELDS = 50;
const MAX_NAME = 80;

const UNSTORABLE = 'This field contains a character we can’t store. Remove it and try again.';

export type Part = 'params' | 'query' | 'body';

/**
 * Validates one part of a request. Refuses with 422 and one plain sentence per field. An invalid id in a path is 404, a body that
 * is nested too deeply is 400.
 */
export function validate(schema: z.ZodType, value: unknown, part: Part): unknown {
  refuseUnstorable(value, part);
  const result = schema.safeParse(value, { error: () => DEFAULT_MESSAGE, reportInput: true });
  if (!result.success) {
    if (part === 'params') fail(notFound('Page'));
    fail(invalid(errorsByField(result.error.issues, part)));
  }
  // A field that carries JSON as text is decoded by its schema, so a forbidden character may appear only now.
  refuseUnstorable(result.data, part);
  return result.data;
}

/**
 * PostgreSQL cannot store NUL or half of a surrogate pair in text. Walks without recursion, because the depth is not limited yet.
 */
function refuseUnstorable(value: unknown, part: Part): void {
  const pending: { value: unknown; path: string; depth: number }[] = [{ value, path: '', depth: 0 }];
  let values = 1;
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (typeof next.value === 'string' && isUnstorable(next.value)) refuseField(next.path, part);
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth === MAX_DEPTH) fail(unreadable(`The ${part} is nested more than ${MAX_DEPTH} levels deep.`));
    // Counted before they are listed: listing the entries of a long list takes most of the time.
    values += Array.isArray(next.value) ? next.value.length : Object.keys(next.value).length;
    if (values > MAX_VALUES) fail(unreadable(`The ${part} contains too many values. Send less at a time.`));
    for (const [name, inside] of Object.entries(next.value)) {
      if (isUnstorable(name)) refuseField(next.path, part);
      pending.push({ value: inside, path: next.path ? `${next.path}.${name}` : name, depth: next.depth + 1 });
    }
  }
}

const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed();

function refuseField(path: string, part: Part): never {
  fail(part === 'params' ? notFound('Page') : invalid({ [path || part]: [UNSTORABLE] }));
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Marks an issue of a schema without a custom message, until its full path is known. No schema can use it as a message. */
const DEFAULT_MESSAGE = '\0';

/** @returns sentences by dotted field name, e.g. `{ 'answers.2': ['…'] }` */
export function errorsByField(issues: readonly Issue[], part: Part = 'body'): Record<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const { path, message } of issues.flatMap((issue) => plainIssues(issue, []))) {
    const field = path.map(nameForShow).join('.') || part;
    const words = errors.get(field) ?? [];
    if (errors.size < MAX_FIELDS || words.length > 0) errors.set(field, words.includes(message) ? words : [...words, message]);
  }
  return Object.fromEntries(errors);
}

function plainIssues(issue: Issue, parent: Path): { path: Path; message: string }[] {
  const path = [...parent, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, MAX_FIELDS).map((key) => ({
      path: [...path, key],
      message: `${nameForShow(key)} is not a field of this request. Check its spelling or leave it out.`,
    }));
  if (issue.message !== DEFAULT_MESSAGE) return [{ path, message: issue.message }];
  if (issue.code === 'invalid_union') {
    const closest = closestBranch(issue.errors) ?? onlyBranch(issue.errors);
    if (closest) return closest.flatMap((one) => plainIssues(one, path));
  }
  return [{ path, message: `${labelOf(path)} ${complaint(issue)}.` }];
}

/** The alternative of a union that the value was meant for: the one whose type matches. */
function closestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const isOtherType = ({ path, code }: Issue) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');
  return branches.filter((issues) => issues.length > 0 && !issues.some(isOtherType)).sort((a, b) => a.length - b.length)[0];
}

/** The alternative of a union that is not just "empty", if there is only one. */
function onlyBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const [only, ...others] = branches.filter((issues) => issues.length > 0 && !issues.every(isEmptyOnly));
  return others.length === 0 ? only : undefined;
}

const isEmptyOnly = (issue: Issue) =>
  issue.path.length === 0 &&
  (issue.code === 'invalid_value'
    ? issue.values.every((value) => value === '' || value === null)
    : issue.code === 'invalid_type' && issue.expected === 'null');

/** What the alternatives of a union accept: `["0", "1", "true or false"]`. */
function accepted(branches: readonly (readonly Issue[])[]): string[] {
  const found = branches.flat().flatMap((issue): readonly string[] => {
    if (issue.path.length > 0 || isEmptyOnly(issue)) return [];
    if (issue.code === 'invalid_union') return accepted(issue.errors);
    if (issue.code === 'invalid_value') return issue.values.map(String);
    const type = issue.code === 'invalid_type' && TYPES[issue.expected];
    return type ? [type] : [];
  });
  return [...new Set(found)];
}

const nameForShow = (name: PropertyKey) => String(name).replace(/\p{C}/gu, '').slice(0, MAX_NAME);

/** `['screening_questions', 1, 'max_length']` reads "Max length (item 2)". */
function labelOf(path: Path): string {
  const name = path.findLast((part) => typeof part === 'string');
  const index = path.findLast((part) => typeof part === 'number');
  const words = nameForShow(name ?? 'this value')
    .replace(/_ids?$/, '')
    .replaceAll('_', ' ')
    .trim();
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return index === undefined ? label : `${label} (item ${index + 1})`;
}

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object with named fields',
  record: 'an object with named fields',
  file: 'a file',
};

const FORMATS: Record<string, string> = {
  email: 'an email address like name@example.org',
  url: 'a web address that starts with https://',
  date: 'a date like 2026-11-21',
  datetime: 'a date and time like 2026-11-21T09:00:00Z',
  time: 'a time like 09:00',
};

/** What is wrong, as the end of a sentence that begins with the field's label. */
function complaint(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'is required';
      return TYPES[issue.expected] ? `must be ${TYPES[issue.expected]}` : 'is not valid';
    case 'invalid_value':
      if (issue.input === undefined || issue.input === null || issue.input === '') return 'is required';
      return issue.values.length <= 20 ? `must be one of: ${issue.values.map(String).join(', ')}` : 'is not one of the choices';
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive ?? true);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive ?? true);
    case 'not_multiple_of':
      return issue.divisor === 1 ? 'must be a whole number' : `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return FORMATS[issue.format] ? `must be ${FORMATS[issue.format]}` : 'is not in the expected format';
    case 'invalid_union': {
      const choices = accepted(issue.errors);
      return choices.length > 0 && choices.length <= 20 ? `must be ${inWords(choices)}` : 'is not valid';
    }
    default:
      return 'is not valid';
  }
}

const inWords = (choices: readonly string[]) => [choices.slice(0, -1).join(', '), choices.at(-1)].filter(Boolean).join(' or ');

const count = (amount: number) => amount.toLocaleString('en-GB');

function tooSmall(origin: string, minimum: number, inclusive: boolean): string {
  if (origin === 'string') return minimum === 1 ? 'is required' : `must be at least ${count(minimum)} characters long`;
  if (origin === 'array' || origin === 'set')
    return minimum === 1 ? 'needs at least one item' : `needs at least ${count(minimum)} items`;
  return inclusive ? `must be ${count(minimum)} or more` : `must be more than ${count(minimum)}`;
}

function tooBig(origin: string, maximum: number, inclusive: boolean): string {
  if (origin === 'string') return `must be ${count(maximum)} characters or fewer`;
  if (origin === 'array' || origin === 'set') return `can have at most ${count(maximum)} ${maximum === 1 ? 'item' : 'items'}`;
  return inclusive ? `must be ${count(maximum)} or less` : `must be less than ${count(maximum)}`;
}

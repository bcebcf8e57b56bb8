import { TooManyRows } from '../files/csv-rows.ts';

/*
 * Lists in JSON, one element after another: the ends of values are found in the text before any value is built, so a small file
 * cannot become millions of objects.
 */

/** An element of a list, or why it is none. `row` counts from 1; for a document on each line it is the line. */
export type JsonRow = { row: number } & ({ value: unknown } | { fault: string });

/** The text as a whole cannot be used. The message is for the person who chose the file. */
export class UnusableJson extends Error {}

const MAX_DEPTH = 64;
/** Characters of one element. */
const LONGEST_ROW = 500_000;

/**
 * The elements of a JSON document, or of a document on each line. A document that is an object is a list where a field of `names`
 * contains one, otherwise it is the only element.
 * @throws TooManyRows after `most` elements, UnusableJson
 */
export function* jsonRows(text: string, names: readonly string[], most = Number.POSITIVE_INFINITY): Generator<JsonRow> {
  let rows = 0;
  let hasValue = false;
  const isOne = isWhole(text);
  for (const row of isOne ? elements(text, names) : lines(text, names)) {
    if (++rows > most) throw new TooManyRows(most);
    hasValue ||= 'value' in row;
    yield row;
  }
  if (rows > 0 && !hasValue && !isOne) throw new UnusableJson('The file is not valid JSON.');
}

/** Whether the text is one value, as far as brackets and quotes show. @throws UnusableJson when it is nested too deeply */
const isWhole = (text: string) => spaceEnd(text, valueEnd(text, spaceEnd(text, 0))) === text.length;

function* lines(text: string, names: readonly string[]): Generator<JsonRow> {
  let number = 0;
  for (let at = 0; at < text.length; ) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    const line = text.slice(at, end);
    at = end + 1;
    number++;
    if (line.trim() === '') continue;
    try {
      if (!isWhole(line)) throw new UnusableJson('The line is cut off.');
      for (const row of elements(line, names)) yield { ...row, row: number };
    } catch (error) {
      if (!(error instanceof UnusableJson)) throw error;
      yield { row: number, fault: 'This line is not valid JSON' };
    }
  }
}

/** @throws UnusableJson */
function* elements(text: string, names: readonly string[]): Generator<JsonRow> {
  const start = spaceEnd(text, 0);
  const list = text[start] === '[' ? start : text[start] === '{' ? listIn(text, start, names) : null;
  let row = 0;
  if (list === null) yield elementOf(text.slice(start), 1);
  else for (const [from, to] of membersOf(text, list)) yield elementOf(text.slice(from, to), ++row);
}

function elementOf(text: string, row: number): JsonRow {
  if (text.length > LONGEST_ROW) return { row, fault: `It is longer than ${LONGEST_ROW.toLocaleString('en')} characters` };
  try {
    const value: unknown = JSON.parse(text);
    return { row, value };
  } catch {
    throw new UnusableJson('The file is not valid JSON.');
  }
}

/** Where the first field of an object that is named and contains a list begins it, or null. */
function listIn(text: string, object: number, names: readonly string[]): number | null {
  for (const [from, to] of membersOf(text, object)) {
    const keyEnd = valueEnd(text, from);
    const colon = spaceEnd(text, keyEnd);
    const value = spaceEnd(text, colon + 1);
    if (value >= to) continue;
    if (text[value] === '[' && names.some((name) => text.slice(from, keyEnd) === `"${name}"`)) return value;
  }
  return null;
}

/** Where the members of the list or object at `open` begin and end. @throws UnusableJson where they are not separated by commas */
function* membersOf(text: string, open: number): Generator<[from: number, to: number]> {
  const isObject = text[open] === '{';
  const close = isObject ? '}' : ']';
  let at = spaceEnd(text, open + 1);
  while (text[at] !== close) {
    const from = at;
    let to = valueEnd(text, from);
    if (isObject && text[spaceEnd(text, to)] === ':') to = valueEnd(text, spaceEnd(text, spaceEnd(text, to) + 1));
    at = spaceEnd(text, to);
    if (to === from || (text[at] !== ',' && text[at] !== close)) throw new UnusableJson('The file is not valid JSON.');
    yield [from, to];
    if (text[at] === ',') at = spaceEnd(text, at + 1);
  }
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const isOpening = (code: number) => code === 0x5b || code === 0x7b;
const isClosing = (code: number) => code === 0x5d || code === 0x7d;
const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

function spaceEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** Where the value that begins at `from` ends; past the text where it doesn't. @throws UnusableJson when it is nested too deeply */
function valueEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = stringEnd(text, at);
      if (depth === 0) return at + 1;
    } else if (isOpening(code)) {
      if (++depth > MAX_DEPTH) throw new UnusableJson(`The file is nested more than ${MAX_DEPTH} levels deep.`);
    } else if (isClosing(code)) {
      if (depth <= 1) return depth === 0 ? at : at + 1;
      depth--;
    } else if (depth === 0 && (code === COMMA || code === COLON || isSpace(code))) return at;
  }
  return depth === 0 ? text.length : text.length + 1;
}

/** Where the closing quote of the string at `from` is. */
function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at++;
  }
  return text.length;
}

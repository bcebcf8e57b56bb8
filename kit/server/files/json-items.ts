import { BrokenText, LONGEST_ENTRY } from './broken-text.ts';

type Container = { isArray: boolean; key: string | null };

const QUOTE = 34;
const BACKSLASH = 92;
const OPENS = new Map([
  [123, false],
  [91, true],
]);
const CLOSES = new Set([125, 93]);

/**
 * Yields the objects of one list in a JSON text, one by one, so that a large text needs no more memory than a small one.
 * @param path the keys that lead to the list; null for the first list of objects that is not inside another list
 * @throws BrokenText when the text is not JSON, ends early, has no such list or an entry of over a million characters
 */
export async function* jsonItems(pieces: AsyncIterable<string>, path: readonly string[] | null): AsyncGenerator<unknown> {
  const stack: Container[] = [];
  let text = '';
  let at = 0;
  /** Where the current string and the current item begin; -1 outside of one. */
  let string = -1;
  let item = -1;
  let itemDepth = 0;
  let found = path;
  let hasList = false;

  const isList = (): boolean => {
    const top = stack.at(-1);
    if (!top?.isArray || stack.slice(0, -1).some(({ isArray }) => isArray)) return false;
    const keys = stack.slice(0, -1).map(({ key }) => key);
    return found === null || (keys.length === found.length && keys.every((key, index) => key === found?.[index]));
  };

  let isFirst = true;
  for await (const piece of pieces) {
    const from = string >= 0 || item >= 0 ? Math.min(...[string, item].filter((start) => start >= 0)) : at;
    text = text.slice(from) + piece;
    at -= from;
    if (string >= 0) string -= from;
    if (item >= 0) item -= from;
    if (text.length > LONGEST_ENTRY + piece.length) throw new BrokenText('An entry is longer than a million characters.');
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (string >= 0) {
        if (code === BACKSLASH) {
          // The escaped character may be in the next piece.
          if (at + 1 >= text.length) break;
          at += 1;
        } else if (code === QUOTE) {
          if (item < 0) keyOf(text.slice(string, at + 1));
          string = -1;
        }
        continue;
      }
      if (code <= 32 || code === 0xfeff) continue;
      if (isFirst && !OPENS.has(code))
        throw new BrokenText(code === 60 ? 'It is a web page or XML, not JSON.' : 'It is not JSON.');
      isFirst = false;
      const opens = OPENS.get(code);
      if (code === QUOTE) string = at;
      else if (opens !== undefined) {
        if (item < 0 && !opens && isList()) {
          found ??= stack.slice(0, -1).map(({ key }) => key ?? '');
          item = at;
          itemDepth = stack.length;
        }
        stack.push({ isArray: opens, key: null });
        if (item < 0 && opens && isList()) hasList = true;
      } else if (CLOSES.has(code)) {
        if (stack.pop()?.isArray !== (code === 93)) throw new BrokenText('It is not valid JSON.');
        if (item >= 0 && stack.length === itemDepth) {
          yield parsed(text.slice(item, at + 1));
          item = -1;
        }
      }
    }
  }
  if (isFirst) throw new BrokenText('It is empty.');
  if (stack.length > 0 || string >= 0) throw new BrokenText('The text ends before its list does.');
  if (!hasList) throw new BrokenText('It has no list of jobs.');

  /** A string outside of the items is a key or a value; the last one before a container is its key. */
  function keyOf(quoted: string): void {
    const top = stack.at(-1);
    if (top && !top.isArray) top.key = quoted.slice(1, -1);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenText('It is not valid JSON.');
  }
}

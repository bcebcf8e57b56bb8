const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)))/iuy;

/** What may follow. `key!` is a key after a comma, which no closing bracket may follow. */
type Expected = 'value' | 'value or ]' | 'key' | 'key!' | ':' | ', or end';

/**
 * The line of the first error in a text that is not valid JSON. The errors of `JSON.parse` do not always contain a position.
 * @returns the line, from 1; the last one when the text breaks off
 */
export function lineOfJsonError(text: string): number {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let end = 0;
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < text.length; ) {
    const token = TOKEN.exec(text);
    const next: Expected | null = token && following(expected, token, open);
    if (!next) break;
    expected = next;
    end = TOKEN.lastIndex;
    if (open.length === 0) break;
  }
  const at = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
  return text.slice(0, at < text.length ? at : text.trimEnd().length).split(/\r\n|\r|\n/).length;
}

/** @returns what may follow the token; null where it is not expected. Updates the brackets that are open. */
function following(expected: Expected, [, mark, string, literal]: RegExpExecArray, open: ('{' | '[')[]): Expected | null {
  const isValue = expected === 'value' || expected === 'value or ]';
  if (string !== undefined && (expected === 'key' || expected === 'key!')) return ':';
  if (string !== undefined || literal !== undefined) return isValue ? ', or end' : null;
  if (mark === '{' && isValue) {
    open.push('{');
    return 'key';
  }
  if (mark === '[' && isValue) {
    open.push('[');
    return 'value or ]';
  }
  const inside = open.at(-1);
  if (mark === ':' && expected === ':') return 'value';
  if (mark === ',' && expected === ', or end') return inside === '{' ? 'key!' : 'value';
  const closes =
    (mark === '}' && inside === '{' && (expected === 'key' || expected === ', or end')) ||
    (mark === ']' && inside === '[' && (expected === 'value or ]' || expected === ', or end'));
  if (!closes) return null;
  open.pop();
  return ', or end';
}

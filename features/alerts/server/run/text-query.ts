/**
 * PostgreSQL's full-text queries, evaluated in memory: a `tsquery` as its text, and which of many jobs it matches. The words of the jobs come from the
 * same `tsvector` that search reads, so both find the same.
 */
export type TextQuery =
  | { kind: 'word'; word: string }
  | { kind: 'not'; of: TextQuery }
  | { kind: 'and' | 'or'; of: TextQuery[] }
  | { kind: 'phrase'; left: TextQuery; right: TextQuery; distance: number };

const TOKEN = /\s*(?:'((?:[^'\\]|''|\\.)*)'|(<->|<\d+>|[!&|()]))/gy;

/**
 * Parses the text of a `tsquery` without weights or prefixes: `'weld' & !'robot' | 'lead' <-> 'engin'`.
 * @returns null for an empty query, which matches nothing
 */
export function parseTextQuery(text: string): TextQuery | null {
  const tokens = [...text.matchAll(TOKEN)].map(([, word, sign]) =>
    sign === undefined
      ? { word: (word ?? '').replace(/''|\\(.)/g, (pair, char: string | undefined) => char ?? pair[0] ?? '') }
      : { sign },
  );
  let at = 0;
  const next = () => tokens[at];
  const isNext = (sign: string) => next()?.sign === sign;

  function operand(): TextQuery {
    if (isNext('!')) {
      at++;
      return { kind: 'not', of: operand() };
    }
    if (isNext('(')) {
      at++;
      const inner = either();
      at++;
      return inner;
    }
    const { word } = tokens[at++] ?? {};
    if (word === undefined) throw new Error(`This text query cannot be read: ${text}`);
    return { kind: 'word', word };
  }
  function phrase(): TextQuery {
    let left = operand();
    for (let sign = next()?.sign; sign?.startsWith('<'); sign = next()?.sign) {
      at++;
      left = { kind: 'phrase', left, right: operand(), distance: sign === '<->' ? 1 : Number(sign.slice(1, -1)) };
    }
    return left;
  }
  const all = (): TextQuery => joined('and', '&', phrase);
  const either = (): TextQuery => joined('or', '|', all);
  function joined(kind: 'and' | 'or', sign: string, part: () => TextQuery): TextQuery {
    const of = [part()];
    while (isNext(sign)) {
      at++;
      of.push(part());
    }
    const [only] = of;
    return of.length === 1 && only ? only : { kind, of };
  }
  return tokens.length === 0 ? null : either();
}

/** Several queries as one. Empty ones count for nothing. */
export function combined(kind: 'and' | 'or', queries: readonly (TextQuery | null)[]): TextQuery | null {
  const of = queries.filter((query) => query !== null);
  const [only] = of;
  return only === undefined ? null : of.length === 1 ? only : { kind, of };
}

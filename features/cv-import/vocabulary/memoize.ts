/** More than the different texts of a CV. A hostile file may have any number. */
const MAX_TEXTS = 10_000;
/** Longer texts rarely repeat, and storing them could use a lot of memory. */
const MAX_CHARACTERS = 300;

const all: Map<string, unknown>[] = [];

/**
 * Returns `compute` with its results stored by text until `forgetTexts`. Rules test the same text many times, for example once for each
 * way to read a heading.
 * @param compute must depend on its text only, or `forgetTexts` be called when what else it depends on changes; callers must not modify its results
 */
export function memoizeByText<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  all.push(results);
  return (text) => {
    const stored = results.get(text);
    if (stored !== undefined) return stored;
    const result = compute(text);
    if (text.length > MAX_CHARACTERS) return result;
    if (results.size >= MAX_TEXTS) results.clear();
    results.set(text, result);
    return result;
  };
}

/** Drops all stored results, so that no text of a parsed CV stays in memory. */
export function forgetTexts(): void {
  for (const results of all) results.clear();
}

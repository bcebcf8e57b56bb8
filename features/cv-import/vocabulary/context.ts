/** More than the cells of the largest accepted file: with fewer, every rule would start again for a text that has more. */
const MAX_TEXTS = 70_000;
/** Longer texts rarely repeat, and storing them could use a lot of memory. */
const MAX_CHARACTERS = 300;

/** How a document writes dates that can be read in two ways. */
export type DateHabits = {
  /** Has whole dates like `12/25/2020`. */
  isMonthFirst: boolean;
  /** Has months like `03.16` in cells of their own. */
  hasDottedMonths: boolean;
};

/** Finds out what a text means in its document. It must depend on the context and the text only; callers must not modify its results. */
type Annotate<Result> = (context: Context, text: string) => Result;

/**
 * What is true of a whole document. It is made once for each document and passed to every rule that depends on it, and it stores what the
 * texts of the document mean: rules test the same text many times, for example once for each way to read a heading.
 */
export class Context {
  readonly dates: Readonly<DateHabits>;
  readonly leavesOut: (step: string) => boolean;
  readonly #annotations = new Map<Annotate<unknown>, Map<string, unknown>>();

  /** @param leavesOut whether to leave out a step, by its name; for benchmarks */
  constructor(
    dates: DateHabits = { isMonthFirst: false, hasDottedMonths: false },
    leavesOut: (step: string) => boolean = () => false,
  ) {
    this.dates = dates;
    this.leavesOut = leavesOut;
  }

  annotate<Result>(annotate: Annotate<Result>, text: string): Result {
    if (text.length > MAX_CHARACTERS) return annotate(this, text);
    let results = this.#annotations.get(annotate) as Map<string, Result> | undefined;
    if (!results) {
      results = new Map();
      this.#annotations.set(annotate, results);
    }
    const stored = results.get(text);
    if (stored !== undefined) return stored;
    const result = annotate(this, text);
    if (results.size >= MAX_TEXTS) results.clear();
    results.set(text, result);
    return result;
  }
}

/** Returns `annotate` with its results stored in the context. */
export const annotated =
  <Result>(annotate: Annotate<Result>): Annotate<Result> =>
  (context, text) =>
    context.annotate(annotate, text);

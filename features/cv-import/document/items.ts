/**
 * A piece of text on a page. Positions are in points: `x` from the left, `y` of the baseline from the top of the page.
 * `font` only distinguishes fonts.
 */
export type Item = {
  page: number;
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  font: string;
  /** The number of the table row that it is in, for files that say so. */
  row?: number;
  /** The number of the cell of that table that it is in. */
  tableCell?: number;
  /** The number of the paragraph that it belongs to, for files that say so. */
  paragraph?: number;
  /** The number of its line, in a file of plain text. */
  line?: number;
};

export const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The value that carries the most weight. */
export function heaviest<T>(pairs: Iterable<readonly [T, number]>): T | undefined {
  const sums = new Map<T, number>();
  for (const [value, weight] of pairs) sums.set(value, (sums.get(value) ?? 0) + weight);
  let best: [T, number] | undefined;
  for (const pair of sums) if (!best || pair[1] > best[1]) best = pair;
  return best?.[0];
}

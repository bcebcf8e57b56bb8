/** Rows of one insert. PostgreSQL accepts 65,535 parameters in a statement, one for each value, and long statements take memory. */
const ROWS_AT_ONCE = 500;

/** The rows in their order, in slices for one statement each. */
export function* slicesOf<Row>(rows: readonly Row[], size = ROWS_AT_ONCE): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

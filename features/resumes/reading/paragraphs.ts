import { type Cell, type Line, textOf } from './lines.ts';

/**
 * Joins two lines of one text. A word broken by a soft hyphen, or by the hyphen character that browsers insert, becomes whole; a typed
 * hyphen may be part of the word and is kept.
 */
export function joined(first: string, second: string): string {
  if (first.endsWith('\u00ad') || (/\p{L}\u2010$/u.test(first) && /^\p{Ll}/u.test(second))) return first.slice(0, -1) + second;
  if (/[\p{L}\d][-\u2010\u2011]$/u.test(first)) return first + second;
  return `${first} ${second}`;
}

/** Lines of prose as paragraphs. */
export function paragraphsOf(lines: Line[]): string[] {
  const paragraphs: string[] = [];
  let last: Cell | undefined;
  for (const line of lines) {
    const cell = line.cells[0];
    const text = textOf(line);
    const wraps =
      last &&
      cell &&
      !cell.bullet &&
      cell.y > last.y &&
      cell.y - last.y < 2 * cell.size &&
      !(
        /[.!?:]$/.test(last.text) && last.right < 0.8 * Math.max(...lines.flatMap((other) => other.cells.map((one) => one.right)))
      );
    if (wraps && paragraphs.length > 0) paragraphs.push(joined(paragraphs.pop() ?? '', text));
    else paragraphs.push(text);
    last = cell;
  }
  return paragraphs;
}

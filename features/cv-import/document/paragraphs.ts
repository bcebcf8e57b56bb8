import { type Cell, type Line, textOf } from './lines.ts';

const ENDING =
  /^(?:ments?|tions?|sions?|tional|tionally|ings?|ness|it(?:y|ies)|[ae]nce|[ai]ble|ably|ibly|ally|ers?|ed|ly|ious|ous|ive|tives?|tively|ical|ically|log(?:y|ies|ical)|ship|gram|grams)(?![\p{L}-])/u;
const FIRST_OF_COMPOUND =
  /(?:^|[^\p{L}])(?:re|co|pre|post|non|ex|self|well|full|part|long|short|high|low|multi|cross|mid|anti|over|under|semi|sub|vice|all|\p{L}|\d+)-$/iu;

/**
 * Joins two lines of one text. A word broken by a soft hyphen, or by the hyphen character that browsers insert, becomes whole. A typed
 * hyphen is part of the word unless what follows it is only an ending: `manage-` `ment` but `re-` `enlistment`.
 */
export function joined(first: string, second: string): string {
  if (first.endsWith('\u00ad') || (/\p{L}\u2010$/u.test(first) && /^\p{Ll}/u.test(second))) return first.slice(0, -1) + second;
  if (/\p{Ll}{2}-$/u.test(first) && ENDING.test(second) && !FIRST_OF_COMPOUND.test(first)) return first.slice(0, -1) + second;
  if (/[\p{L}\d][-\u2010\u2011]$/u.test(first)) return first + second;
  return `${first} ${second}`;
}

/**
 * Whether a line left of a list item's text is a new text and not the item's next line: the item's last line had room for its first word, or
 * it is set like the label above the first item, `Leading people`.
 */
function endsItem(item: Cell | undefined, last: Cell, cell: Cell, [first, second]: Line[], right: number): boolean {
  if (item === undefined || cell.x > item.x - 3 || !/^\p{Lu}/u.test(cell.text)) return false;
  const [word = '', ...others] = cell.text.split(' ');
  const [label, beside] = first?.cells ?? [];
  const isLikeLabel =
    label !== undefined &&
    !beside &&
    !label.bullet &&
    second?.cells[0]?.bullet === true &&
    Math.abs(label.x - cell.x) < 2 &&
    others.length < 4 &&
    !/[.;,]$/.test(cell.text);
  return isLikeLabel || last.right + (word.length + 1) * cell.size * 0.6 < right;
}

/** Lines of prose as paragraphs. */
export function paragraphsOf(lines: Line[]): string[] {
  const paragraphs: string[] = [];
  const right = Math.max(...lines.flatMap((line) => line.cells.map((cell) => cell.right)));
  const margin = Math.max(right, ...lines.map((line) => line.right));
  let last: Cell | undefined;
  let item: Cell | undefined;
  for (const line of lines) {
    const cell = line.cells[0];
    const text = textOf(line);
    const wraps =
      last &&
      cell &&
      !cell.bullet &&
      cell.y > last.y &&
      cell.y - last.y < 2 * cell.size &&
      !(/[.!?:]$/.test(last.text) && last.right < 0.8 * right) &&
      !endsItem(item, last, cell, lines, margin);
    if (!wraps) item = cell?.bullet ? cell : undefined;
    if (wraps && paragraphs.length > 0) paragraphs.push(joined(paragraphs.pop() ?? '', text));
    else paragraphs.push(text);
    last = cell;
  }
  return paragraphs;
}

import { getResolvedPDFJS } from 'unpdf';
import type { Item } from '../../document/items.ts';
import { pairsOf } from './pdf-marks.ts';

/** The share of single letters among the pieces of a text from which it counts as letter-spaced, and the fewest letters of such a text. */
const LEAST_SHARE = 0.5;
const LEAST_LETTERS = 4;

/**
 * Restores the spaces between letter-spaced words from the drawing commands: `SELECTED WORK` for `S E L E C T E D W O R K`, because pdf.js returns
 * the same space between letters and between words. Texts of pages that draw no spaces are unchanged.
 */
export async function withDrawnSpaces(printed: Item[], operators: unknown): Promise<Item[]> {
  if (!printed.some(({ text }) => isLetterSpaced(text))) return printed;
  const items = withWordsJoined(printed);
  const drawn = await drawnText(operators);
  const places: number[] = [];
  let bare = '';
  for (const [at, letter] of [...drawn].entries())
    if (letter.trim() !== '') {
      bare += letter;
      places.push(at);
    }
  const letters = [...drawn];
  let from = 0;
  return items.map((item) => {
    if (!isLetterSpaced(item.text)) return item;
    const glued = item.text.replace(/\s+/g, '');
    const found = bare.indexOf(glued, from);
    const at = found < 0 ? bare.indexOf(glued) : found;
    if (at < 0 || glued.length !== [...glued].length) return item;
    from = at + glued.length;
    const text = letters
      .slice(places[at], (places[from - 1] ?? 0) + 1)
      .join('')
      .replace(/\s+/g, ' ');
    return { ...item, text };
  });
}

/** Between letter-spaced words the gap is as wide as between columns, in multiples of the type size. */
const WORD_GAP = 2.2;

/** Letter-spaced words that follow each other on one line as one item, also those of a letter or two: `I N` before `B R I E F`. */
function withWordsJoined(items: Item[]): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const last = joined.findLast(({ text }) => text.trim() !== '');
    const gap = last ? item.x - last.x - last.width : 0;
    const isNext =
      last !== undefined &&
      Math.abs(item.y - last.y) < 0.5 &&
      Math.abs(item.size - last.size) < 0.5 &&
      item.bold === last.bold &&
      gap > 0 &&
      gap < WORD_GAP * item.size &&
      [last, item].every(({ text }) => isSpread(text)) &&
      [last, item].some(({ text }) => isLetterSpaced(text));
    if (!isNext || !last) joined.push(item);
    else joined[joined.lastIndexOf(last)] = { ...last, text: `${last.text} ${item.text}`, width: item.x + item.width - last.x };
  }
  return joined;
}

const isSpread = (text: string) => isLetterSpaced(text) || /^(?:[\p{L}&] ){0,2}[\p{L}&]$/u.test(text.trim());

function isLetterSpaced(text: string): boolean {
  const parts = text.trim().split(/\s+/);
  const single = parts.filter((part) => /^\p{L}$/u.test(part)).length;
  return single >= LEAST_LETTERS && single >= LEAST_SHARE * parts.length;
}

/** The letters of a page in the order in which it draws them, spaces included. */
async function drawnText(operators: unknown): Promise<string> {
  const { OPS } = await getResolvedPDFJS();
  let text = '';
  for (const [operator, given] of pairsOf(operators)) {
    if (operator !== OPS.showText || !Array.isArray(given) || !Array.isArray(given[0])) continue;
    for (const glyph of given[0]) {
      const letter: unknown = typeof glyph === 'object' && glyph !== null && 'unicode' in glyph ? glyph.unicode : '';
      // Characters beyond the basic plane would shift the positions.
      if (typeof letter === 'string' && letter.length === 1) text += letter;
    }
  }
  return text;
}

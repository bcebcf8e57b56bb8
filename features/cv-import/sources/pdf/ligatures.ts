import type { Item } from '../../document/items.ts';
import { anyOf } from '../../vocabulary/terms.ts';

/**
 * Fonts without a Unicode mapping for a ligature's glyph leave NUL or the replacement character in its place. The word around it shows
 * which ligature it was. Glyphs of one font and width are the same ligature, so one certain word decides the others.
 */
const BROKEN = /[\0\ufffd]/;

const SURE: readonly (readonly [string, RegExp])[] = ['ffi', 'ffl', 'ff', 'fl', 'fi'].map((ligature) => [
  ligature,
  new RegExp(`^${anyOf('ligatures', ligature)}`),
]);

const AROUND = /[\p{L}\0\ufffd]+/gu;

export function repairLigatures(items: Item[]): Item[] {
  if (!items.some((item) => BROKEN.test(item.text))) return items;
  const settled = new Map<string, string>();
  for (const [word, pieces] of brokenWords(items)) {
    const sure = SURE.find(([, pattern]) => pattern.test(word.replace(/[\0\ufffd]/g, '_').toLowerCase()))?.[0];
    for (const piece of pieces) if (sure && isAlone(piece)) settled.set(glyphOf(piece), settled.get(glyphOf(piece)) ?? sure);
  }
  return items.map((item, index) => {
    if (!BROKEN.test(item.text)) return item;
    const known = isAlone(item) ? settled.get(glyphOf(item)) : undefined;
    const text = item.text.replace(/[\0\ufffd]/g, (_, at: number) => known ?? guess(items, index, at));
    return { ...item, text };
  });
}

const isAlone = (item: Item) => item.text.length === 1;
const glyphOf = (item: Item) => `${item.font} ${Math.round((item.width / (item.size || 1)) * 100)}`;

const touches = (left: Item | undefined, right: Item | undefined) =>
  left !== undefined &&
  right !== undefined &&
  left.page === right.page &&
  Math.abs(left.y - right.y) < 1 &&
  Math.abs(right.x - left.x - left.width) < right.size * 0.15;

/** Words that contain a broken character, across the pieces that they consist of. */
function* brokenWords(items: Item[]): Generator<[string, Item[]]> {
  let word = '';
  let pieces: Item[] = [];
  let last: Item | undefined;
  for (const item of items) {
    if (!touches(last, item)) {
      if (BROKEN.test(word)) yield [word, pieces];
      word = '';
      pieces = [];
    }
    // Letters joined before a space belong to a word that has ended.
    for (const part of item.text.split(/(?<=[^\p{L}\0\ufffd])/u)) {
      word += part;
      pieces.push(item);
      if (/[^\p{L}\0\ufffd]$/u.test(part)) {
        if (BROKEN.test(word)) yield [word, pieces];
        word = '';
        pieces = [];
      }
    }
    last = item;
  }
  if (BROKEN.test(word)) yield [word, pieces];
}

/** A broken character with no letter next to it is an icon. */
const ICON = '\ue000';

/** Judged by the word; `fi` is by far the most common. */
function guess(items: Item[], index: number, at: number): string {
  const [last, item, next] = [items[index - 1], items[index], items[index + 1]];
  const before = (touches(last, item) && last?.text.match(/\p{L}+$/u)?.[0]) || '';
  const after = (touches(item, next) && next?.text.match(/^\p{L}+/u)?.[0]) || '';
  const around = `${before}${item?.text ?? ''}${after}`;
  const place = at + before.length;
  for (const match of around.matchAll(AROUND)) {
    if (match.index > place || match.index + match[0].length <= place) continue;
    const word = match[0].replace(/[\0\ufffd]/g, '_').toLowerCase();
    if (/^_+$/.test(word)) return ICON;
    return SURE.find(([, pattern]) => pattern.test(word))?.[0] ?? 'fi';
  }
  return 'fi';
}

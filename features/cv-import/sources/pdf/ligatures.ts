import type { Item } from '../../document/items.ts';

/**
 * Fonts without a Unicode mapping for a ligature's glyph leave NUL or the replacement character in its place. The word around it shows
 * which ligature it was. Glyphs of one font and width are the same ligature, so one certain word decides the others.
 */
const BROKEN = /[\0\ufffd]/;

const SURE: readonly (readonly [string, RegExp])[] = [
  ['ffi', /^(?:o_(?:ce|cer|cial)|e_cien|coe_cien|pro_cien|su_cien|di_cul|tra_c|a_(?:liat|rm|davit)|gra_ti|insu_cien|ine_cien)/],
  ['ffl', /^(?:ba_e|sni_|wa_e|shu_e|raf_e|o_ine)/],
  [
    'ff',
    /^(?:o_(?:er|ered|ering|ers|ice|set)|sta_|e_(?:ect|ort)|a_(?:air|ect|ord)|di_er|su_(?:er|ix)|bu_er|tari_|sheri_|kicko_|tradeo_|co_ee|cuto_)/,
  ],
  [
    'fl',
    /^(?:_(?:ow|ex|eet|oor|uen|ight|at|ag|y|ash|ood|uid|our|owers?|oat|air|orida|utter|ask|ux)|work_ow|in_u|in_at|re_e|con_ict|air_ow|over_ow|cash_ow|tensor_ow|data_ow|a_oat|de_ect|snow_ake|cloud_are|air_ow|out_ow|multi_ow)/,
  ],
  [
    'fi',
    /^(?:_(?:nan|rst|eld|nal|le|nd|ll|t|x|re|ve|gure|lm|rm|nish|lter|tness|sh|bre|ber|ghter|ring)|pro_(?:le|t)|certi_|speci_|de_n|con_(?:den|g|rm|n)|of_ce|quali_|scienti_|bene_|veri_|identi_|noti_|simpli_|classi_|modi_|uni_|signi_|arti_c|re_n|satis_|e_cien|of_c|traf_c|dif_c|suf_c|pro_c|paci_c|identi_|forti_|grati_|technical)/,
  ],
];

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

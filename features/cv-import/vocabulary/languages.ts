import { annotated, type Context } from './context.ts';
import { anyOf } from './terms.ts';

/** Names of languages in English, beside those of CLDR below. */
const ENGLISH = new RegExp(`^${anyOf('languages', 'common')}$`, 'iu');
/** Languages that ISO 639-1 does not have, or has under another name: of Africa, Asia, the Pacific, Europe and America. */
const OTHERS = new RegExp(`^${anyOf('languages', 'not-in-iso-639-1')}$`, 'iu');
/** A variety of a language: `Brazilian Portuguese`, `Modern Standard Arabic`. */
const VARIETY = /^(?:\p{Lu}\p{L}+(?:ian|ine|ish|ese|ican)|swiss|modern|standard|egyptian|gulf|iraqi|moroccan)$/iu;

/** Tongues in which a CV may name the languages; German or Polish authors often do so in their own. */
const NAMED_IN = ['en', 'de', 'fr', 'es', 'it', 'pl', 'nl', 'pt', 'cy'];
let names: ReadonlySet<string> | undefined;
/** Names of the languages of ISO 639-1 as CLDR has them. Loaded late, because its data takes 30 ms. */
const namesOfCldr = (): ReadonlySet<string> => {
  if (names) return names;
  const namers = NAMED_IN.map((language) => new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }));
  const codes = [...Array(26 * 26).keys()].map((n) => String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26)));
  const known = codes.filter((code) => namers[0]?.of(code) !== undefined);
  const all = known.flatMap((code) => namers.map((namer) => namer.of(code)?.toLowerCase() ?? ''));
  names = new Set(all.filter((name) => name.length > 3));
  return names;
};

const isListedLanguage = annotated(
  (_context, text: string): boolean => ENGLISH.test(text) || OTHERS.test(text) || namesOfCldr().has(text.toLowerCase()),
);

type Found = { name: string; from: number; to: number };

/** The languages that a text names outside brackets, from left to right. */
export const languagesIn = annotated((context, text: string): Found[] => {
  const words = [...text.matchAll(/[\p{L}\p{M}’']+/gu)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    text: match[0],
  }));
  const depth = depthsOf(text);
  const found: Found[] = [];
  for (let index = 0; index < words.length; index++) {
    const first = words[index];
    if (!first || (depth[first.from] ?? 0) > 0) continue;
    for (let count = Math.min(4, words.length - index); count > 0; count--) {
      const last = words[index + count - 1];
      const name = last ? text.slice(first.from, last.to) : '';
      if (!last || (count > 1 && !/^\S+(?:[ -]\S+)*$/.test(name)) || !isLanguageName(context, name)) continue;
      found.push({ name, from: first.from, to: last.to });
      index += count - 1;
      break;
    }
  }
  return found;
});

function isLanguageName(context: Context, name: string): boolean {
  // A conjunction or level is no variety of a sign language.
  if (/sign language$/i.test(name) && !/^(?:\p{Lu}\p{L}+ ){1,2}Sign Language$/iu.test(name)) return false;
  if (/^(?:and|native|fluent|basic|some|good|in|level)\b/i.test(name)) return false;
  if (isListedLanguage(context, name)) return true;
  const [variety = '', ...rest] = name.split(' ');
  const base = rest.join(' ');
  return (
    rest.length > 0 &&
    VARIETY.test(variety) &&
    !isListedLanguage(context, variety) &&
    (isListedLanguage(context, base) || isLanguageName(context, base))
  );
}

/** How many brackets are open at each character. */
export function depthsOf(text: string): number[] {
  let depth = 0;
  return [...Array(text.length).keys()].map((index) => {
    if (text[index] === '(') depth++;
    else if (text[index] === ')' && depth > 0) depth--;
    return depth;
  });
}

/** Whether a text begins with the name of a language. */
export const isLanguage = (context: Context, text: string) => languagesIn(context, text.trim())[0]?.from === 0;

/** Letters that do not come apart into a letter and an accent, and the other form of sigma. */
const LETTERS: Record<string, string> = { ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ς: 'σ' };
/** Accents of Latin, Greek and Cyrillic, and points of Hebrew and Arabic. Vowels of other scripts are marks too, but part of their words. */
const ACCENTS =
  /[\u0300-\u036f]|[\u0483-\u0489]|[\u0591-\u05c7]|[\u0610-\u061a]|[\u064b-\u065f]|\u0670|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/g;
/** Apostrophes of every kind, full stops and invisible characters. */
const NOT_COMPARED = /['’‘‛ʹʼʻʽʾʿ′.\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII.
const NOT_ASCII = /[^\x00-\x7f]/;

/** A text in small letters without accents: `Łódź` is `lodz`. For comparison only. */
export const plainLetters = (text: string): string =>
  NOT_ASCII.test(text) ? lettersWithoutAccents(text) : text.replaceAll('`', '').toLowerCase();

const lettersWithoutAccents = (text: string): string =>
  text
    // Before they come apart into a space and an accent.
    .replace(/[`´]/g, '')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(/[łøßæœđðþıς]/g, (letter) => LETTERS[letter] ?? letter);

/**
 * A name of a person, town or organisation in the form that two spellings of it share: without accents, apostrophes and full stops, in small letters,
 * with a space for a hyphen and `st` for Saint. For comparison only. The database has the same as `fold_name`.
 */
export const foldName = (name: string): string =>
  plainLetters(name)
    .replace(NOT_COMPARED, '')
    .replace(/[ \t\n\r\f\v_\u2010-\u2015\u2212-]+/g, ' ')
    .replace(/(^| )saint(?= |$)/g, '$1st')
    .replace(/^ | $/g, '');

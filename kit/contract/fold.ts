/** Letters that do not come apart into a letter and an accent. */
const LETTERS: Record<string, string> = { ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/**
 * A name of a person, town or organisation in the form that two spellings of it share: without accents, apostrophes and full stops, in small letters,
 * with a space for a hyphen and `st` for Saint. For comparison only.
 */
export const foldName = (name: string): string =>
  name
    // Before they come apart into a space and an accent.
    .replace(/[`´]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøßæœđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘ʼʻ′.\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[\s\u2010-\u2015\u2212_-]+/g, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim();

import { LOOK_ALIKES } from './look-alikes.ts';

const LATIN = new Map(Object.entries(LOOK_ALIKES).flatMap(([latin, others]) => [...others].map((other) => [other, latin])));

/** Letters in white on black, and the letters that flags are made of, which compatibility normalization leaves as they are. */
function enclosedLetter(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  const first = [0x1f150, 0x1f170, 0x1f1e6].find((start) => code >= start && code < start + 26);
  return first === undefined ? undefined : String.fromCharCode(97 + code - first);
}

/**
 * A text as it is compared: compatibility forms, letters of other alphabets that look Latin, accents and marks, invisible characters, quotation
 * marks, dashes and spaces are made plain. Line breaks remain.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]/gu, '')
    .replace(/[^\p{ASCII}]/gu, (character) => LATIN.get(character.toLowerCase()) ?? enclosedLetter(character) ?? character)
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[‐‑‒–—―]/g, '-')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ');
}

/** Three or more single characters with the same separator: `b a n k`, `b.a.n.k`. */
const SPACED = /(?<![a-z\d])[a-z\d](?:([ .*_-])[a-z\d](?:\1[a-z\d])+)(?![a-z\d])/gi;
/** A word with digits in it, and letters written as signs. */
const MIXED = /(?<![\w@$])(?=[\w@$]*[a-z])(?=[\w@$]*[\d@$])[\w@$]{2,40}(?![\w@$])/gi;
const DIGITS: Readonly<Record<string, string>> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's' };

/** The ways in which a plain text may be read: as it is, with spaced letters joined, and with digits as the letters they resemble. */
export function readings(plain: string): string[] {
  const joined = plain.replace(SPACED, (run) => run.replace(/(?<=[a-z\d])[^a-z\d](?=[a-z\d])/gi, ''));
  const withLetters = (one: string) =>
    joined.replace(MIXED, (word) => word.replace(/[\d@$]/g, (sign) => (sign === '1' ? one : (DIGITS[sign] ?? sign))));
  return [...new Set([plain, joined, withLetters('i'), withLetters('l')])].map((text) => text.replace(/ {2,}/g, ' '));
}

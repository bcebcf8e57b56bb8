import { wordsOf } from './words.ts';

/** Below this share of known words a text is no title of work. */
const LEAST_KNOWN = 1 / 3;
/** A word no longer than this is near to a known one by chance. */
const SHORT = 5;
/** Whether a word can name work: numbers, Roman ones too, and single letters cannot. */
const says = (word: string) => word.length > 1 && !/^(?:\d+|i{2,3}|iv|vi{0,3})$/.test(word);
/** Grades and types say nothing unless they are known: B737. */
const tells = (word: string, isKnown: (word: string) => boolean) => says(word) && (!/\d/.test(word) || isKnown(word));

/** The nouns of a title that say what somebody is, with its abbreviations in brackets: clerk of "Script Clerk", "Clerk, Script". */
export function headNouns(title: string): string[] {
  const [name = ''] = title.replace(/\([^)]*\)/g, ' ').split(/[,(]/);
  const abbreviations = [...title.matchAll(/\(([A-Z][A-Za-z]*[A-Z])\)/g)].flatMap(([, letters]) => letters ?? []);
  return [name, ...abbreviations].flatMap((part) => wordsOf(part).at(-1) ?? []).filter(says);
}

/** Whether so many words of a text are known that it can be a title. */
export function areKnown(words: readonly string[], isKnown: (word: string) => boolean): boolean {
  const telling = words.filter((word) => tells(word, isKnown));
  return telling.length > 0 && telling.filter(isKnown).length / telling.length >= LEAST_KNOWN;
}

/** Whether an unknown word can be a typing mistake: a short one only where all others are known. */
export const mayBeMistyped = (word: string, words: readonly string[], isKnown: (word: string) => boolean): boolean =>
  word.length > SHORT || words.every((other) => other === word || !tells(other, isKnown) || isKnown(other));

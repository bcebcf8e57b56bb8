import { wordsOf } from './words.ts';

/*
 * Texts that name no work: code, addresses and grades by their form, other texts by their words.
 */

/** Characters and sequences of programs, markup and queries that no title has. */
const CODE =
  /[<>{}\\^`]|=|;\s*$|--\s*$|['"]\s*;|&#?\w+;|%[0-9a-f]{2}|\w[.:]\w+\(|\(\s*\*?\s*\)|\(['"]|(?:^|\s)(?:~|\.{1,2})?\/\S*\//i;
/** Statements of a query language, by their grammar: a verb and what has to follow it. */
const STATEMENT =
  /\bselect\b.+\bfrom\b|\bunion\s+(?:all\s+)?select\b|\binsert\s+into\b|\bdelete\s+from\b|\b(?:drop|create|alter)\s+(?:table|database)\b|\bupdate\s+\S+\s+set\b/i;
/** An email address, a web address or a handle, with or without other words. */
const ADDRESS = /@|:\/\/|\bwww\.|(?:^|\s)#\w/i;
/** A name of a host, with a path or not, that is the whole text: example.com/careers. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,6}(?:[/:?#]\S*)?$/;
/** A grade or step of pay alone: Band 6. */
const GRADE = /^(?:band|grade|level|step|tier|scale)\s*\d+[a-d]?$/i;

/** Whether a text is code, an address or a grade, so that its words name no work. */
export const isNoTitle = (text: string): boolean => {
  const typed = text.trim();
  return [CODE, STATEMENT, ADDRESS, HOST, GRADE].some((form) => form.test(typed));
};

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

/** The share of the words of a text that are known, without those that cannot name work; null where it has no others. */
function shareKnown(words: readonly string[], isKnown: (word: string) => boolean): number | null {
  const telling = words.filter((word) => tells(word, isKnown));
  return telling.length === 0 ? null : telling.filter(isKnown).length / telling.length;
}

/** Whether more of a text is known than not: enough to offer occupations to choose from. */
export const areMostlyKnown = (words: readonly string[], isKnown: (word: string) => boolean): boolean =>
  (shareKnown(words, isKnown) ?? 0) > 1 / 2;

/** Whether so many words of a text are known that it can be a title. */
export const areKnown = (words: readonly string[], isKnown: (word: string) => boolean): boolean =>
  (shareKnown(words, isKnown) ?? 0) >= LEAST_KNOWN;

/** Whether a noun is for a person: many military titles end in a subject instead, "Flight Test". */
export const isPerson = (noun: string): boolean => PERSON.test(noun);
const PERSON = /(?:er|or|ist|ian|ant|ent|eer|man|men|woman|person|crew|smith|chief|nco|officer|medic|mate|aide|ee)$/;

/** A word of so many letters is near to a known one by chance, whatever is beside it. */
const SHORTEST = 4;

/** Whether an unknown word can be a typing mistake: a short one only where all others are known, and the shortest not alone. */
export const mayBeMistyped = (word: string, words: readonly string[], isKnown: (word: string) => boolean): boolean =>
  (word.length > SHORTEST || words.length > 1) &&
  (word.length > SHORT || words.every((other) => other === word || !tells(other, isKnown) || isKnown(other)));

import { readFileSync } from 'node:fs';
import { allRegistrations, plain, registrationNeeded } from './registrations.ts';

/*
 * Parts of a register that don't replace each other: a nurse of the mental health part is no adult nurse. An advert asks for those that it
 * names; where it names none, the words of its patients and places tell the part. The file is `data/register-parts.txt`.
 */

/** `codes` are the registrations of which each suffices. */
type Part = { codes: readonly string[]; names: readonly string[]; signs: readonly string[] };

let parts: readonly Part[] | undefined;
function registerParts(): readonly Part[] {
  parts ??= readFileSync(new URL('../data/register-parts.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, country = '', named = '', names = '', signs = ''] = /^(UK|US) ([^=]+) = ([^|]*)\|(.*)$/.exec(line) ?? [];
      const codes = named.split(' ').map((code) => `${country.toLowerCase()}-${code}`);
      const phrases = allRegistrations().find(({ code }) => code === codes[0])?.phrases ?? [];
      const listIn = (text: string) => text.split(',').map(plain).filter(Boolean);
      return { codes, names: [...new Set([...phrases, ...listIn(names)])], signs: listIn(signs) };
    });
  return parts;
}

/** The register of a registration that has parts, `uk-nmc`. */
const registerOf = (code: string) => code.split('-', 2).join('-');

const named = (text: string) => {
  const words = ` ${plain(text)} `;
  return registerParts().filter(({ names }) => names.some((name) => words.includes(` ${name} `)));
};

/** The registrations that a title or a line of a record names by their part; of a person these are the parts of the work that was done. */
export const partsNamed = (text: string): string[] => [...new Set(named(text).flatMap(({ codes }) => codes))];

/** Sentences about other people than the one who is wanted, and what shows that they are about both. */
const OF_OTHERS =
  /\b(?:team|alongside|colleagues?|liais\w*|multi|mdt|comprises?|consists?|supported by|led by|report(?:s|ing)? to|work(?:ing)? with|together with|referrals?)\b/i;
const OF_READER =
  /\b(?:you|your|must|qualified|registered|applicants?|candidates?|essential|looking|seeking|recruit\w*|appoint|require[sd]?|band \d)\b/i;

/** A sign in the title says more than any in the text. */
const OF_TITLE = 4;
/** Each sign of the text counts at most so often. */
const MOST_OF_A_SIGN = 2;
/** The signs that tell a part, and how far it has to be ahead of another one to be the only one. */
const LEAST_SIGNS = 2;
const AHEAD = 1.5;
/** Work for everybody tells no part. */
const ALL_AGES =
  / (?:adults? (?:and|or) (?:children|paediatrics?|young people)|(?:children|paediatrics?) (?:and|or) adults?|adults young people and children|adults children and young people|children young people and adults|all ages) /g;

const countIn = (text: string, signs: readonly string[]) => signs.filter((sign) => text.includes(` ${sign} `));

/** How often the signs of each part are in the title and the sentences; a title with signs leaves the other parts out. A sentence with signs of several parts lists services. */
function countSigns(all: readonly Part[], title: string, sentences: readonly string[]): { part: Part; count: number }[] {
  const titled = all.filter(({ signs }) => countIn(title, signs).length > 0);
  const among = titled.length > 0 ? titled : all;
  const found = sentences.map((sentence) => among.map(({ signs }) => countIn(sentence, signs)));
  return among.map((part, place) => {
    const seen = new Map<string, number>();
    for (const ofParts of found)
      if (ofParts.every((signs, other) => other === place || signs.length === 0))
        for (const sign of ofParts[place] ?? []) seen.set(sign, (seen.get(sign) ?? 0) + 1);
    const inText = [...seen.values()].reduce((sum, count) => sum + Math.min(MOST_OF_A_SIGN, count), 0);
    return { part, count: OF_TITLE * countIn(title, part.signs).length + inText };
  });
}

/**
 * The registrations of which an advert asks for one, by the part of the register; none where that can't be told.
 * @param sentences of its description
 */
export function partsAsked(title: string, sentences: readonly string[], occupation: string | null): string[] {
  const allowed = new Set(
    (['UK', 'US'] as const).flatMap((country) =>
      occupation === null ? [] : (registrationNeeded(occupation, country)?.any_of ?? []).map(({ code }) => code),
    ),
  );
  const isAllowed = ({ codes }: Part) => codes.some((code) => allowed.has(code));
  // "Category C" is a licence only for the work that needs one.
  const namedHere = (text: string) => named(text).filter((part) => part.signs.length > 0 || isAllowed(part));
  const inTitle = namedHere(title);
  const inText =
    inTitle.length > 0
      ? inTitle
      : sentences.filter((sentence) => !OF_OTHERS.test(sentence) || OF_READER.test(sentence)).flatMap(namedHere);
  if (inText.length > 0) return [...new Set(inText.flatMap(({ codes }) => codes))];
  const among = registerParts().filter(isAllowed);
  if (among.length === 0) return [];
  const wordsOf = (text: string) => ` ${plain(text)} `.replace(ALL_AGES, ' ');
  const counted = countSigns(among, wordsOf(title), sentences.map(wordsOf));
  const most = Math.max(...counted.map(({ count }) => count));
  if (most < LEAST_SIGNS) return [];
  // As in mental health care of children: either may be meant.
  return [...new Set(counted.filter(({ count }) => count * AHEAD > most).flatMap(({ part }) => part.codes))];
}

/** Of the registrations that the law allows for an occupation, those of the part that adverts usually mean that show none; none where it has no parts. */
export const partUsual = (allowed: readonly string[]): readonly string[] =>
  registerParts().find(({ codes, signs }) => signs.length > 0 && codes.some((code) => allowed.includes(code)))?.codes ?? [];

/** Registrations as people read them: `Registered nurse, adult (Nursing and Midwifery Council)`. */
export const nameRegistrations = (codes: readonly string[]): string =>
  allRegistrations()
    .filter(({ code }) => codes.includes(code))
    .map(({ name, body }) => `${name} (${body})`)
    .join(' or ');

/**
 * The registrations of a record, where lines of it name the part of a register that a registration leaves open: "NMC PIN" of a "Mental Health Nurse".
 * @param lines titles of posts and studies
 */
export function withPartsOf(held: ReadonlySet<string>, lines: readonly string[]): ReadonlySet<string> {
  const named = lines.flatMap(partsNamed);
  const isPartOf = (code: string) => (part: string) => part.startsWith(`${code}-`);
  const open = [...held].filter((code) => named.some(isPartOf(code)));
  const closed = [...held].filter((code) => !open.includes(code));
  return new Set([...closed, ...open.flatMap((code) => named.filter(isPartOf(code)))]);
}

/**
 * Whether somebody is on another part of a register than the advert asks for. A registration that names no part may be any.
 * @param held codes of registrations
 * @param wanted those of which the advert asks for one
 */
export function isOnOtherPart(held: ReadonlySet<string>, wanted: readonly string[]): boolean {
  if (wanted.length === 0 || wanted.some((code) => held.has(code))) return false;
  const registers = new Set(wanted.map(registerOf));
  const own = [...held].filter((code) => registers.has(registerOf(code)));
  const known = new Set(registerParts().flatMap(({ codes }) => codes));
  return own.length > 0 && own.every((code) => known.has(code));
}

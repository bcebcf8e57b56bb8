import { SYNONYMS } from './synonyms.ts';

/** One thing that a search asks for, and the phrases that mean it; at least one phrase. */
export type Term = { typed: string; phrases: readonly string[] };

/** More words are searched as they are, without synonyms. */
const MOST_TERMS = 12;
const LONGEST_SYNONYM = 5;
/** Terms that are combined in searches for some of them. */
const MOST_COMBINED = 6;
const MANY_JOBS = 50_000;
/** The name of an occupation weighs more than a word that only one job in a hundred thousand has. */
const OCCUPATION_WEIGHT = 12;
/** What each further term adds. */
const MORE_TERMS = 2;
/** Words of titles that say the standing of a person but not the work. */
const RANKS = new Set(
  'supervisor manager leader lead team head director officer assistant operative operator worker specialist coordinator administrator associate senior junior trainee apprentice deputy chief adviser advisor consultant representative staff analyst engineer technician'.split(
    ' ',
  ),
);

/** Words that say nothing about a job, in lower case. "it" is not among them: in a search for jobs it means information technology. */
const EMPTY_WORDS = new Set(
  'a an and the of in on at to for with by from or as is are be i my me near job jobs vacancy vacancies role roles'.split(' '),
);

/**
 * The terms of a search in plain words, or null where it has none or uses quotes, `or` or a minus, whose meaning is left as typed.
 * @param search as typed
 */
export function readTerms(search: string): Term[] | null {
  if (/["“”„‟«»″＂]|(^|\s)-\S|\sor\s/i.test(search)) return null;
  const words = search
    .toLowerCase()
    .replace(SPACED_AND, '$1&$2')
    .split(/[\s,;:()[\]|]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}.#+&]+|[^\p{L}\p{N}#+&]+$/gu, ''))
    .map((word) => (word === 'i.t' ? 'it' : word))
    .filter((word) => word !== '');
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const length = Math.min(LONGEST_SYNONYM, words.length - at);
    const found = Array.from({ length }, (_, less) => words.slice(at, at + length - less).join(' ')).find((phrase) =>
      synonymsOf(phrase),
    );
    const typed = found ?? words[at] ?? '';
    at += typed.split(' ').length;
    if (!found && EMPTY_WORDS.has(typed)) continue;
    const phrases = synonymsOf(typed) ?? [typed];
    if (!terms.some((term) => term.phrases.includes(typed))) terms.push({ typed, phrases: phrases.flatMap(formsOf) });
  }
  return terms.length === 0 || terms.length > MOST_TERMS ? null : terms;
}

/** The one word or quoted phrase that a search looks for as it is typed; null for several words, or for one with synonyms. */
export function onlyPhrase(search: string): string | null {
  const [, quoted] = /^["“”]([^"“”]+)["“”]$/.exec(search.trim()) ?? [];
  if (quoted) return quoted.trim() || null;
  const [only, other] = readTerms(search) ?? [];
  if (!only || other || only.phrases.length > 1 || only.phrases[0] !== only.typed) return null;
  return only.typed === search.trim().toLowerCase() ? search.trim() : only.typed;
}

const SPACED_AND = /(?<![\p{L}\p{N}])(\p{L}) ?& ?(\p{L})(?![\p{L}\p{N}])/gu;

/** Words with symbols as one word each, as in with_short_words of the database: "A&E" is "aande", "C++17" is "cplusplus 17". */
const withShortWords = (text: string) =>
  text
    .replace(SPACED_AND, '$1and$2')
    .replace(/(?<![\p{L}\p{N}_])([a-z]{1,3})&([a-z]{1,3})(?![\p{L}\p{N}_])/giu, '$1and$2')
    .replace(/(?<![\p{L}\p{N}_])c\+\+/giu, ' cplusplus ')
    .replace(/(?<![\p{L}\p{N}_])([cfj])[#♯]/giu, ' $1sharp ')
    .replace(/\.net(?![a-z])/gi, ' dotnet ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** The phrases that mean the same. `first-line` is `first line`. */
const synonymsOf = (phrase: string): readonly string[] | undefined =>
  SYNONYMS.get(phrase) ?? SYNONYMS.get(phrase.replaceAll('-', ' '));

/**
 * A search in the syntax of the web, with short words as they are indexed. A minus excludes the other spellings of its word too:
 * `-node` those of Node.js.
 */
export const webForms = (search: string): string =>
  search
    .replace(SPACED_AND, '$1&$2')
    .replace(/(?<![\p{L}\p{N}.])(?:IT|I\.T\.?)(?![\p{L}\p{N}])/gu, 'informationtechnology')
    .replace(/[^\s"“”„‟«»″＂]+/g, (word, at: number, whole: string) =>
      word.startsWith('-') && !/\S/.test(whole[at - 1] ?? ' ')
        ? [word.slice(1), ...(synonymsOf(word.slice(1).toLowerCase()) ?? [])]
            .map((phrase) => (/[\s&+#♯.]/.test(phrase) ? `-"${withShortWords(phrase)}"` : `-${phrase}`))
            .join(' ')
        : withShortWords(word),
    );

/** How a phrase is indexed: without words that the index drops between others. */
function formsOf(phrase: string): string[] {
  if (phrase === 'it') return ['informationtechnology'];
  const short = withShortWords(phrase);
  return short.includes(' and ') ? [short, short.replaceAll(' and ', ' ')] : [short];
}

/**
 * The terms of which some may be missing in a partial match: those of the search, or the words of its only term.
 * @returns fewer than two where nothing can be left out
 */
export function partsOf(terms: readonly Term[]): readonly Term[] {
  const [only] = terms;
  if (terms.length !== 1 || !only) return terms;
  return only.typed.split(' ').flatMap((word) => readTerms(word) ?? []);
}

/**
 * The searches with some of the terms, the most telling first: the name of an occupation, then rare words. In "paramedic team leader bristol" it is
 * the paramedic that matters.
 * @param found the number of jobs with each term
 * @param isTitle whether words are the title of an occupation
 * @param most how many searches are returned
 */
export function smallerSearches(
  terms: readonly Term[],
  found: readonly number[],
  isTitle: (words: string) => boolean,
  most: number,
): Term[][] {
  const known = terms
    .flatMap((term, index) => ((found[index] ?? 0) > 0 ? [{ term, index, weight: rarity(found[index] ?? 0) }] : []))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST_COMBINED)
    .sort((one, other) => one.index - other.index);
  const choices: { some: Term[]; weight: number }[] = [];
  for (let bits = 1; bits < 2 ** known.length; bits++) {
    const some = known.filter((_, index) => bits & (1 << index));
    if (some.length === terms.length) continue;
    const typed = some.map(({ term }) => term.typed);
    const isNamed = !typed.every((words) => words.split(' ').every((word) => RANKS.has(word))) && isTitle(typed.join(' '));
    const rare = some.reduce((sum, { weight }) => sum + weight, 0) / some.length;
    choices.push({
      some: some.map(({ term }) => term),
      weight: rare + MORE_TERMS * (some.length - 1) + (isNamed ? OCCUPATION_WEIGHT : 0),
    });
  }
  return choices
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ some }) => some);
}

/** The inverse frequency of a word among jobs, as in full-text ranking. */
const rarity = (jobs: number) => Math.log(MANY_JOBS / Math.min(jobs, MANY_JOBS / 2));

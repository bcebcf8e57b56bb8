import type { WordingSuggestion } from '../resumes-contract.ts';
import { type MilitaryWord, wordsOf } from './word-list.ts';
import { UK_WORDS } from './words-uk.ts';
import { US_WORDS } from './words-us.ts';

const REASONS: Record<MilitaryWord['kind'], string> = {
  rank: 'Few civilians know what a rank is responsible for. Keep the rank and add its level.',
  'short form':
    'Few people outside the forces know this abbreviation, and software that sorts applications doesn’t search for it.',
  trade: 'Employers search for the civilian name of this work.',
  course: 'Employers don’t know this course by name. Say what it teaches.',
  term: 'Plain words are clearer to people who haven’t served.',
};

type Matcher = { pattern: RegExp; known: Map<string, MilitaryWord> };
const matchers = new Map<'UK' | 'US', Matcher[]>();

/** All terms of a country's armed forces. */
export const militaryWords = (country: 'UK' | 'US'): MilitaryWord[] => wordsOf(country === 'UK' ? UK_WORDS : US_WORDS);

/** Suggestions for one text at most. */
export const MAX_SUGGESTIONS = 200;

/**
 * Military words of a text with civilian wording to replace them, the first 200. Offsets count UTF-16 units. Of words that overlap the
 * longest is taken. Each is a proposal: some words mean other things to other people.
 */
export function suggestCivilianWording(text: string, { country }: { country: 'UK' | 'US' }): WordingSuggestion[] {
  const found = matchersOf(country).flatMap(({ pattern, known }) => {
    const suggestions: WordingSuggestion[] = [];
    for (const match of text.matchAll(pattern)) {
      const suggestion = suggestionAt(text, match, known);
      if (suggestion && suggestions.push(suggestion) >= MAX_SUGGESTIONS) break;
    }
    return suggestions;
  });
  const taken: WordingSuggestion[] = [];
  // Each offset is checked once per word that covers it, so the cost is linear in the text.
  const covered = new Set<number>();
  for (const one of found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    const offsets = Array.from({ length: one.end - one.start }, (_, index) => one.start + index);
    if (offsets.some((offset) => covered.has(offset))) continue;
    for (const offset of offsets) covered.add(offset);
    taken.push(one);
  }
  return taken.sort((a, b) => a.start - b.start).slice(0, MAX_SUGGESTIONS);
}

/**
 * A text with every military word replaced, for sentences that are generated. Ranks stay: their wording adds an explanation in brackets.
 * @param asWritten texts whose words stay, such as the employer's own
 */
export function inCivilianWords(text: string, country: 'UK' | 'US', asWritten: readonly string[] = []): string {
  return suggestCivilianWording(text, { country })
    .filter(({ term, suggestion }) => !suggestion.includes('(') && !asWritten.some((own) => isNamedIn(own, term)))
    .reduceRight((worded, { start, end, suggestion }) => worded.slice(0, start) + suggestion + worded.slice(end), text);
}

/**
 * A line with its military words replaced where the plain words say the same. What would add a number, an explanation in brackets or a
 * guess at the size of a team stays: a rewrite adds no fact.
 */
export function inPlainWords(text: string, country: 'UK' | 'US'): string {
  return suggestCivilianWording(text, { country })
    .filter(
      ({ suggestion, term, end }) =>
        !ADDS_FACT.test(suggestion) &&
        !/\d{2}/.test(term) &&
        !/^ (?:course|badge|qualification|school|exam)s?\b/i.test(text.slice(end)) &&
        !repeats(suggestion, text.slice(end)),
    )
    .reduceRight(
      (worded, { start, end, suggestion }) => withArticle(worded.slice(0, start), suggestion) + worded.slice(end),
      text,
    );
}

const ADDS_FACT = /[(\d]|\b(?:of|leads) (?:two|three|four|five|six|seven|eight|nine|ten|senior|junior|a )/;

/** `SA80 rifle` as `rifle rifle`. */
const repeats = (suggestion: string, after: string) =>
  suggestion.split(' ').at(-1)?.toLowerCase() === /^\s*(\p{L}+?)s?\b/u.exec(after)?.[1]?.toLowerCase();

/** `an IED` as `an explosive device`, `an SOP` as `a standard procedure`. */
const withArticle = (before: string, word: string) =>
  before.replace(/\b([Aa])n? $/, (_, a: string) => `${a}${/^[aeiouAEIOU]/.test(word) ? 'n' : ''} `) + word;

const isNamedIn = (text: string, term: string) => ` ${text.replace(/[^\p{L}\p{N}&/-]+/gu, ' ')} `.includes(` ${term} `);

function suggestionAt(text: string, match: RegExpExecArray, known: Map<string, MilitaryWord>): WordingSuggestion | null {
  const [term, base = '', plural = ''] = match;
  const word = known.get(typeset(base)) ?? known.get(typeset(base).toLowerCase());
  if (!word) return null;
  const end = match.index + term.length;
  // Explained already: a suggestion that was accepted is not made again.
  if (/^\s*\(/.test(text.slice(end)) && word.suggestion.includes('(')) return null;
  const worded = plural ? plurally(word.suggestion) : word.suggestion;
  const suggestion = startsSentence(text, match.index, base) ? capital(worded) : worded;
  return { start: match.index, end, term, suggestion, reason: REASONS[word.kind], source: word.source };
}

function matchersOf(country: 'UK' | 'US'): Matcher[] {
  const before = matchers.get(country);
  if (before) return before;
  const words = militaryWords(country);
  const created = [
    matcher(words.filter(isExact), (term) => term, 'gu'),
    matcher(
      words.filter((word) => !isExact(word)),
      (term) => term.toLowerCase(),
      'giu',
    ),
  ];
  matchers.set(country, created);
  return created;
}

/** Abbreviations, ranks and one-word trades match only in their exact case: a seaman or a gunner may mean something else in lower case. */
const isExact = ({ term, kind }: MilitaryWord) =>
  kind === 'rank' || kind === 'short form' || (kind === 'trade' && !term.includes(' ')) || /\d/.test(term);

function matcher(words: MilitaryWord[], keyOf: (term: string) => string, flags: string): Matcher {
  const known = new Map(words.map((word) => [keyOf(word.term), word]));
  const terms = words
    .map(({ term }) => term)
    .sort((a, b) => b.length - a.length)
    .map((term) => term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/’/g, "[’']"));
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}&/-])(${terms.join('|')})(s?)(?![\\p{L}\\p{N}&/-])`, flags), known };
}

/** Replaces straight apostrophes by typographic ones. */
const typeset = (words: string) => words.replace(/'/g, '’');

function plurally(words: string): string {
  const [head = '', gloss] = words.split(/ (?=\()/);
  const many = /s$/.test(head) ? head : /[^aeiou]y$/.test(head) ? `${head.slice(0, -1)}ies` : `${head}s`;
  return gloss ? `${many} ${gloss}` : many;
}

/** Whether a word has its capital only because it starts a sentence. */
function startsSentence(text: string, at: number, term: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(term) && /(?:^|[.!?\n•–-])\s*$/u.test(text.slice(Math.max(0, at - 3), at));
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

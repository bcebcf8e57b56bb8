import type { TONES } from '../../resumes-contract.ts';
import { DONE, EMPTY, FIRM, GLADLY, IRREGULAR, KEEN, LONG, OTHERWISE, RESULTS, SPOKEN } from './phrases.ts';

export type Tone = (typeof TONES)[number];

/**
 * Rewrites a text in another tone using rules: other words, another order. No fact, name or number is added or removed. A text that no rule
 * matches is returned unchanged. @param of a letter keeps the first person, a resume leaves it out
 */
export function rewriteByRules(text: string, tone: Tone, of: 'resume' | 'letter' = 'resume'): string {
  return text
    .split('\n')
    .map((line) => {
      const sentences = sentencesOf(line);
      return sentences
        .map((sentence, index) => rewritten(sentence, { tone, of, index, isAlone: sentences.length === 1 }))
        .join('');
    })
    .join('\n');
}

/** Sentences with the text between them; joined, they are the original line. */
function sentencesOf(line: string): string[] {
  return line.match(/[^.!?]*(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*\s*/g)?.filter((part) => part !== '') ?? [];
}

type Way = { tone: Tone; of: 'resume' | 'letter'; index: number; isAlone: boolean };

function rewritten(given: string, { tone, of, index, isAlone }: Way): string {
  const lead = /^[\s•*–-]*/.exec(given)?.[0] ?? '';
  const tail = /\s*$/.exec(given.slice(lead.length))?.[0] ?? '';
  const said = given.slice(lead.length, given.length - tail.length);
  if (!/\p{L}/u.test(said)) return given;
  const other = TONE_RULES[tone](direct(said), index, isAlone);
  return `${lead}${of === 'letter' ? withSpeaker(other, said) : other}${tail}`;
}

/** Restores what the rules drop and a letter needs: `Led a team.`, made from `I led a team.`, becomes `I led a team.` again. */
function withSpeaker(sentence: string, before: string): string {
  const [who] = /^(?:I|We)(?= )/.exec(before) ?? [];
  const said =
    who === undefined || new RegExp(`\\b${who}\\b`).test(sentence)
      ? sentence
      : `${who} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  const [end = ''] = /[.!?]$/.exec(before) ?? [];
  return end !== '' && !/[.!?]$/.test(said) ? `${said}.` : said;
}

/** The rule of each tone, given the sentence, its index in the line and whether it is the only one. */
const TONE_RULES: Record<Tone, (sentence: string, index: number, isAlone: boolean) => string> = {
  rephrase: (sentence) => withVerb(sentence, (verb) => OTHERWISE[verb]),
  shorten: short,
  professional: (sentence) => exchange(sentence, SPOKEN).replace(/!+$/, '.'),
  enthusiastic: (sentence, index) => {
    const keen = exchange(sentence, KEEN);
    // Once per line: enthusiasm in every sentence sounds fake.
    return index > 0 ? keen : withVerb(keen, (verb) => (isPast(verb) ? `${GLADLY[verb] ?? 'proudly'} ${verb}` : undefined));
  },
  persuasive: (sentence) => resultFirst(exchange(sentence, FIRM)),
  ninja: (sentence, _, isAlone) =>
    capital(
      short(sentence)
        .replace(/\b(?:the|a|an|my|our)\s+(?=\p{L})/giu, '')
        .replace(/[.!]+$/, isAlone ? '' : '.'),
    ),
};

/** Replaces responsibilities by actions and drops `I` before a verb. */
function direct(sentence: string): string {
  const duty =
    /^(?:I |we )?(?:(?:was|were|am|have been|had been) )?(?:(?:solely|directly|jointly) )?(?:responsible for|tasked with|charged with|in charge of)\s+(.+)$/is.exec(
      sentence,
    ) ??
    /^(?:my )?(?:duties|responsibilities|tasks|role)(?: here)? (?:included|include|involved|was|were):?\s+(.+)$/is.exec(sentence);
  const what = duty?.[1];
  if (what !== undefined) {
    const [, verb, rest] = /^(?:the )?(\w+ing)\b(.*)$/is.exec(what) ?? [];
    const past = verb && !/^of\b/.test(rest?.trim() ?? '') ? pastOf(verb.toLowerCase()) : undefined;
    if (past && rest !== undefined) return capital(`${past}${alike(rest)}`);
    const [, noun, of] = /^(?:the )?(\w+) of (.+)$/is.exec(what) ?? [];
    const done = noun === undefined ? undefined : DONE[noun.toLowerCase()];
    if (done !== undefined) return capital(`${done} ${of}`);
    // Only for countable things: “managed safety” or “managed morale” is not idiomatic.
    if (
      /^[^.]*?\b(?:responsible for|in charge of)\b/i.test(sentence) &&
      /^(?:an?|the|all|our|its|my|\d[\d,]*) /i.test(what) &&
      !verb
    )
      return `Managed ${what}`;
  }
  const [, own] = /^(?:I|we) (\p{Ll}+\b.*)$/su.exec(sentence) ?? [];
  return own !== undefined && isPast(/^\p{Ll}+/u.exec(own)?.[0] ?? '') ? capital(own) : sentence;
}

/** Puts the following verbs into the past too: `, supervising and training of`. */
const alike = (rest: string) =>
  rest
    .replace(/^((?:,? ?(?:and )?\w+ing\b)+) of /i, '$1 ')
    .replace(/^((?:,? ?(?:and )?\w+ing\b)+)/i, (list) =>
      list.replace(/\w+ing\b/gi, (verb) => pastOf(verb.toLowerCase()) ?? verb),
    );

function pastOf(gerund: string): string | undefined {
  const known = IRREGULAR[gerund];
  if (known) return known;
  const stem = gerund.slice(0, -3);
  // `thing`, `during` and `spring` are not verbs.
  if (stem.length < 3 || /^(?:dur|spr|str|everyth|someth|noth|anyth|build|meet|accord|includ|ceil|morn|even)$/.test(stem))
    return undefined;
  if (/[^aeiou]y$/.test(stem)) return `${stem.slice(0, -1)}ied`;
  return stem.endsWith('e') ? `${stem}d` : `${stem}ed`;
}

const PAST = new Set([...Object.values(IRREGULAR), ...Object.values(DONE), ...Object.keys(OTHERWISE), ...Object.keys(GLADLY)]);
const NOT_PAST = new Set(['need', 'feed', 'speed', 'red', 'bed', 'exceed', 'proceed', 'succeed', 'indeed', 'led-based']);
const isPast = (word: string) => PAST.has(word) || (/[a-z]{2}ed$/.test(word) && !NOT_PAST.has(word));

/** Replaces the verb at the start of a sentence. */
function withVerb(sentence: string, other: (verb: string) => string | undefined): string {
  // `Led to`, `Kept up`, `Managed with`: the next word changes their meaning.
  const [whole = '', first = ''] =
    /^(\p{Lu}\p{Ll}+)(?=[\s,])(?! (?:to|by|with|that|up|out|off|on|in|for|from|into|over|through)\b)/u.exec(sentence) ?? [];
  const instead = first === '' ? undefined : other(first.toLowerCase());
  return instead === undefined ? sentence : `${capital(instead)}${sentence.slice(whole.length)}`;
}

function short(sentence: string): string {
  const empty = new RegExp(`(?<![\\p{L}-])(?:${EMPTY.join('|')}) (?=\\p{L})`, 'giu');
  const shorter = exchange(sentence, LONG).replace(empty, '').replace(/ {2,}/g, ' ');
  return /^\p{Lu}/u.test(sentence) ? capital(shorter) : shorter;
}

/** Puts the result first: `Planned stock, cutting waste by half.` becomes `Cut waste by half: planned stock.` */
function resultFirst(sentence: string): string {
  const [, done = '', gerund = '', result = '', end = ''] =
    new RegExp(
      `^(\\p{Lu}\\p{Ll}+\\b[^:;]*?),? (?:which |thereby |and so |resulting in |)?(${RESULTS.join('|')}) ([^:;]+?)([.!]?)$`,
      'u',
    ).exec(sentence) ?? [];
  const past = gerund === '' ? undefined : pastOf(gerund);
  const verb = /^\p{L}+/u.exec(done)?.[0]?.toLowerCase() ?? '';
  // Only where the sentence starts with an action, and not where a list continues after its first result.
  if (!past || !isPast(verb) || /\band \w+ing\b/.test(result)) return sentence;
  return `${capital(past)} ${result}: ${verb}${done.slice(verb.length)}${end}`;
}

function exchange(text: string, phrases: readonly (readonly [string, string])[]): string {
  return phrases.reduce((now, [from, to]) => {
    const words = from.replace(/'/g, "['’]");
    return now.replace(new RegExp(`(?<![\\p{L}\\p{N}-])${words}(?![\\p{L}\\p{N}-])`, 'giu'), (found) =>
      /^\p{Lu}\p{Ll}/u.test(found) ? capital(to) : to,
    );
  }, text);
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

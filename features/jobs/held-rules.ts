import { asksFor, NUMBERS, RULES, RULES_OF_QUESTIONS, type Rule, rulesFor } from './held-patterns.ts';
import { HELD_FOR, type HeldFor } from './held-reasons.ts';
import { plainText, readings } from './plain-text.ts';
import type { ScreeningQuestion } from './shapes.ts';

/** `- `, `1. `, `(a) `, `Step 2: ` before an item of a list. */
const ITEM = /^(?:[-*•·▪◦‣○●►>]+|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.):]|step \d{1,2} ?[:.)-])\s+/i;
/** A line that the next ones belong to. */
const LEADS = /(?::|-|\b(?:following|below|listed|these|with)\b[^:]*)$|^[^.!?]*[^.!?]$/i;
const SHORT = 60;
/** Lines that may be one sentence. */
const LINES_JOINED = 8;
const LONGEST_LEAD = 200;
const END = /(?<=[.!?])\s+/;
const LINE_BREAK = /\r\n?|[\n\u2028\u2029]/;

/** A sentence of one line, or the piece of a sentence that the line has: the `place`th of `of`. */
type Part = { text: string; line: number; place: number; of: number };
type Sentence = { text: string; parts: readonly Part[] };

const withoutItem = (line: string): string => line.trim().replace(ITEM, '');

function partsOf(line: string, number: number): Part[] {
  const texts = withoutItem(line).split(END);
  return texts.map((text, place) => ({ text, line: number, place, of: texts.length }));
}

/** Sentences that begin in one line and end in another. */
function sentencesAcross(paragraph: readonly Part[]): Sentence[] {
  const found: Sentence[] = [];
  let parts: Part[] = [];
  const end = () => {
    if (parts[0]?.line !== parts.at(-1)?.line) found.push({ text: parts.map(({ text }) => text).join(' '), parts });
    parts = [];
  };
  for (const part of paragraph) {
    parts.push(part);
    if (/[.!?]$/.test(part.text)) end();
  }
  end();
  return found;
}

/**
 * The sentences of a text. A sentence that goes on in the next line is one, and each item of a list appears after the line that leads the list
 * as well: "Please send: Account number".
 */
function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  let lead: Part | undefined;
  let paragraph: Part[] = [];
  let lines = 0;
  const endParagraph = () => {
    found.push(...sentencesAcross(paragraph));
    paragraph = [];
    lines = 0;
  };
  for (const [number, untrimmed] of text.split('\n').entries()) {
    const line = untrimmed.trim();
    const words = withoutItem(line);
    if (words === '') continue;
    const isItem = words !== line;
    const parts = partsOf(line, number);
    found.push(...parts.map((part) => ({ text: part.text, parts: [part] })));
    const leading = lead !== undefined && (isItem || words.length <= SHORT) ? lead : undefined;
    if (leading) found.push(...parts.map((part) => ({ text: `${leading.text}: ${part.text}`, parts: [leading, part] })));
    if (isItem || /[.!?]$/.test(paragraph.at(-1)?.text ?? '') || lines === LINES_JOINED) endParagraph();
    if (!isItem) {
      paragraph.push(...parts);
      lines += 1;
    }
    const last = parts.at(-1);
    if (last && !isItem && (!leading || words.endsWith(':')) && LEADS.test(last.text))
      lead = { ...last, text: last.text.replace(/[\s:.-]+$/, '').slice(-LONGEST_LEAD) };
    else if (!leading) lead = undefined;
  }
  endParagraph();
  return found;
}

type Match = { what: HeldFor; parts: readonly Part[] };
type Placed = { from: number; to: number; part: Part };

/** The parts of a text's lines with their positions. */
function placedParts(text: string): Placed[] {
  let start = 0;
  return text.split('\n').flatMap((line, number) => {
    let at = start;
    start += line.length + 1;
    return partsOf(line, number).map((part) => {
      const from = text.indexOf(part.text, at);
      at = from + part.text.length;
      return { from, to: at, part };
    });
  });
}

/** Numbers in a text, each with the parts of lines that it is in. */
function numbersIn(text: string): Match[] {
  const found: Match[] = [];
  let placed: Placed[] | undefined;
  for (const { what, pattern, passes } of NUMBERS) {
    let next = 0;
    for (const { 0: number, index } of text.matchAll(pattern)) {
      if (passes && !passes(number)) continue;
      placed ??= placedParts(text);
      while ((placed[next]?.to ?? Infinity) <= index) next += 1;
      let end = next;
      while ((placed[end]?.from ?? Infinity) < index + number.length) end += 1;
      found.push({ what, parts: placed.slice(next, end).map(({ part }) => part) });
    }
  }
  return found;
}

/** What a text asks for or contains, each with where. */
function matchesIn(text: string, rules: readonly Rule[]): Match[] {
  const plain = plainText(text);
  const found = new Map<string, Match>();
  const keyOf = (what: HeldFor, parts: readonly Part[]) => `${what} ${parts.map(({ line, place }) => `${line}.${place}`).join()}`;
  const add = (what: HeldFor, parts: readonly Part[]) => {
    // A sentence that asks by itself does so without the line above it, too.
    if (parts.length > 1 && parts.some((part) => found.has(keyOf(what, [part])))) return;
    found.set(keyOf(what, parts), { what, parts });
  };
  for (const { what, parts } of numbersIn(plain)) add(what, parts);
  // Most sentences read the same in every way, and a repeated one says nothing new.
  const read = new Set<string>();
  for (const reading of readings(plain))
    for (const { text: sentence, parts } of sentencesOf(reading)) {
      if (read.has(sentence)) continue;
      read.add(sentence);
      for (const rule of rulesFor(sentence, rules))
        if (!found.has(keyOf(rule.what, parts)) && asksFor(sentence, rule)) add(rule.what, parts);
    }
  return [...found.values()];
}

const reasonsOf = (matches: readonly { what: HeldFor }[]): HeldFor[] =>
  HELD_FOR.filter((what) => matches.some((match) => match.what === what));

/**
 * What a text asks people for, or contains, that no honest employer needs before hiring; empty for ordinary text. A message, contact request or
 * job post with such a text waits for an operator. A pure decision over words and number formats: honest pay talk, such as "the salary is
 * £30,000", doesn't match.
 */
export function heldFor(...texts: readonly (string | null | undefined)[]): HeldFor[] {
  return reasonsOf(matchesIn(texts.filter(Boolean).join('\n'), RULES));
}

/** Words of a text, as written, and what they ask for. A request may be in two places: a line, and an item of the list below it. */
export type Passage = { held_for: HeldFor[]; quotes: string[] };

/** A text with more is one passage. */
const MOST_PASSAGES = 50;

/** The passages of a text that ask for something, in their order. */
export function passagesIn(text: string, rules: readonly Rule[] = RULES): Passage[] {
  const lines = text.split(LINE_BREAK);
  const quoteOf = ({ line, place, of }: Part) => {
    const parts = partsOf(lines[line] ?? '', line);
    return (parts.length === of ? parts[place]?.text : lines[line]?.trim()) ?? '';
  };
  const matches = matchesIn(text, rules).map(({ what, parts: [first, ...others] }) => {
    const isLead = others.length > 0;
    const quotes = [first, ...others].flatMap((part) => (part ? [quoteOf(part)] : []));
    return { what, first, quotes: quotes.map((quote, index) => (isLead && index === 0 ? quote.slice(-LONGEST_LEAD) : quote)) };
  });
  const passages = [...Map.groupBy(matches, ({ quotes }) => quotes.join('\n')).values()].flatMap((some) =>
    some[0] ? [{ held_for: reasonsOf(some), quotes: some[0].quotes, at: some[0].first }] : [],
  );
  if (passages.length > MOST_PASSAGES) return [{ held_for: reasonsOf(matches), quotes: [text.trim()] }];
  return passages
    .sort(({ at: a }, { at: b }) => (a?.line ?? 0) - (b?.line ?? 0) || (a?.place ?? 0) - (b?.place ?? 0))
    .map(({ held_for, quotes }) => ({ held_for, quotes }));
}

export type JobPassage = Passage & { field: string };

/** The same for a passage that is moved to another field. */
export const passageKey = ({ quotes }: Passage): string => quotes.join('\n');

type JobText = {
  title: string;
  job_role?: string | null;
  description: string;
  responsibilities?: readonly string[];
  requirements?: readonly string[];
  skills?: readonly string[];
  screening_questions?: readonly Pick<ScreeningQuestion, 'question' | 'choices'>[];
};

/** The texts of a job post that people read, by field. Rich text as lines. */
export function textsOf(job: JobText): { field: string; text: string; isQuestion: boolean }[] {
  const of = (field: string, text: string | null | undefined, isQuestion = false) => (text ? [{ field, text, isQuestion }] : []);
  const each = (field: string, texts: readonly string[] = []) => texts.flatMap((text, index) => of(`${field}.${index}`, text));
  return [
    ...of('title', job.title),
    ...of('job_role', job.job_role),
    ...of('description', linesOf(job.description)),
    ...each('responsibilities', job.responsibilities),
    ...each('requirements', job.requirements),
    ...each('skills', job.skills),
    ...(job.screening_questions ?? []).flatMap(({ question, choices }, index) => [
      ...of(`screening_questions.${index}.question`, question, true),
      ...each(`screening_questions.${index}.choices`, choices),
    ]),
  ];
}

/** In a question to applicants, naming the thing is enough: "Sort code". */
const QUESTION_RULES = [...RULES, ...RULES_OF_QUESTIONS];

/** The passages of a job post that ask applicants for bank details, identity numbers or money, by field. */
export const passagesOf = (job: JobText): JobPassage[] =>
  textsOf(job).flatMap(({ field, text, isQuestion }) =>
    passagesIn(text, isQuestion ? QUESTION_RULES : RULES).map((passage) => ({ field, ...passage })),
  );

/** Rich text as lines, with a dash before list items. */
const linesOf = (html: string): string =>
  html
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(/<\/?(?:p|h\d|ul|ol|li|div)\b[^<>]*>|<br ?\/?>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .replace(/&lt;|&gt;|&quot;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

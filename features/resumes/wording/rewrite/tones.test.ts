import { describe, expect, test } from 'vitest';
import { suggestCivilianWording } from '../../military-words/civilian-wording.ts';
import { TONES } from '../../resumes-contract.ts';
import { BULLETS } from './bullets.testing.ts';
import { HELD_OUT_BULLETS } from './held-out-bullets.testing.ts';
import { DIGITS } from './phrases.ts';
import { rewrite } from './rewrite.ts';
import { rewriteByRules, type Tone } from './rules-engine.ts';
import { HELD_OUT_VARIED_LINES, LATER_VARIED_LINES, VARIED_LINES } from './varied-lines.testing.ts';

const NUMBER_WORDS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|halv(?:ed|ing)|doubl(?:e|ed|ing)|twice)\b/gi;
const numbersIn = (text: string) =>
  [
    ...(text.match(/\d[\d.,]*\d|\d/g) ?? []),
    // “eight” and “8” are the same number.
    ...(text.replace(/^Not one /, '').match(NUMBER_WORDS) ?? []).map(
      (word) => DIGITS.get(word.toLowerCase()) ?? word.toLowerCase().replace(/ing$/, 'ed'),
    ),
  ].sort();

/** Capitalised words after the first word, and words with capitals inside: names and abbreviations. */
const namesIn = (text: string) =>
  (text.match(/(?<!^)(?<![.!?] )\b\p{Lu}[\p{L}\d'’&+-]*/gu) ?? []).filter((word) => word !== 'I').sort();

/** What no English sentence has. */
const UNGRAMMATICAL = [
  /\b(?:a|the|an) (?:a|the|an)\b/i,
  /\ba [aeio]\w/i,
  /\ban [bcdfgjklmnpqrstvwxyz]\w/,
  / [,.;:]| {2}|,,|\.\./,
  /\b(of of|to to|for for|and and|in in|was was)\b/i,
  /\b(?:of|to|for|the|a|an|and|with|by|from|into)[.!]?$/i,
  /\b\w+(?:eded|inged|inging|ssed ed)\b/,
  /\b(?:for|of|by|without) (?:led|ran|planned|managed|trained|kept|wrote|drove|built|mentored|delivered)\b/i,
  /\b(?:proudly|gladly|eagerly) (?:proudly|gladly|eagerly|of|the|a)\b/i,
  /\b(?:to|can|could|will) (?:led|ran|wrote|kept|built|\w+ing)\b/,
  /^[\p{Ll}]/u,
  /\b(?:was|were) (?:led|ran|wrote|drove)\b/,
  /\b(?:to|helped) (?:established|ensured|repaired|resolved|began|assisted|erected|assumed|introduced)\b/,
  // A rate without its article: `140 drops day`.
  /\d \p{Ll}+ (?:day|week|hour|month|year|shift|night)\b(?! (?:shift|watch|of))/u,
  /^(?:Proudly|Gladly|Eagerly) (?:acting \p{Lu}|trusted|promoted|selected|sworn)/u,
  /^(?:Reduced|Lowered) (?:grass|wood|trees|cable)/,
  /^(?:Provided|Serviced|Looked after) (?:parcels|mail|post|\d+%)/,
];

/** Each tone with how many of the bullets it changes at least. */
const CHANGED: Record<Tone, number> = {
  rephrase: 0.5,
  shorten: 0.1,
  professional: 0.35,
  enthusiastic: 0.9,
  persuasive: 0.09,
  ninja: 0.95,
};

const proposals = async (text: string) =>
  Object.fromEntries(
    await Promise.all(TONES.map(async (tone) => [tone, await rewrite({ text, tone, of: 'resume' }, null)] as const)),
  ) as Record<Tone, Awaited<ReturnType<typeof rewrite>>>;

test('there are two hundred bullets that the rules were made with, and eighty others', () => {
  expect(new Set(BULLETS).size).toBeGreaterThanOrEqual(200);
  expect(new Set([...BULLETS, ...HELD_OUT_BULLETS]).size).toBe(new Set(BULLETS).size + 80);
});

/** Lines 21 to 33 of each list are American. */
const countryOf = (index: number) => (index >= 20 && index < 33 ? 'US' : 'UK');
const OPENING = /^(?:(?:Took|Takes?|Taking) pride in|Relished|Thrived on|Loved|Proudly|Gladly|Eagerly) /;
/** What is left without the opening verb and the adverb before it: a change there is more than another first word. */
const afterOpening = (text: string) =>
  text
    .replace(OPENING, '')
    .replace(/^\p{L}+/u, '')
    .replace(/\.$/, '');

test.each([
  ['lines that the clause rules were made with', VARIED_LINES, 0.5],
  ['lines written before the clause rules', HELD_OUT_VARIED_LINES, 0.45],
  ['lines written after them', LATER_VARIED_LINES, 0.33],
])('of %s, each tone changes more than the first word of its share', (_, lines, least) => {
  expect(new Set(lines).size).toBe(40);
  const changed = (tone: Tone) =>
    lines.filter((text, index) => afterOpening(rewriteByRules(text, tone, 'resume', countryOf(index))) !== afterOpening(text))
      .length;
  const perTone = Object.fromEntries(TONES.map((tone) => [tone, changed(tone)])) as Record<Tone, number>;
  const all = Object.values(perTone).reduce((sum, one) => sum + one, 0);
  expect(all / (lines.length * TONES.length), JSON.stringify(perTone)).toBeGreaterThanOrEqual(least);
  for (const tone of TONES) expect(perTone[tone], tone).toBeGreaterThanOrEqual(6);
});

describe.each([
  ['the bullets the rules were made with', BULLETS, CHANGED],
  // Their wording is less usual: for more of them a tone says why it changes nothing.
  [
    'bullets written before the rules',
    HELD_OUT_BULLETS,
    { ...CHANGED, rephrase: 0.45, enthusiastic: 0.85, shorten: 0.05, professional: 0.3, persuasive: 0.05 },
  ],
  [
    'varied lines of CVs and resumes',
    [...VARIED_LINES, ...HELD_OUT_VARIED_LINES, ...LATER_VARIED_LINES],
    { ...CHANGED, shorten: 0.25, persuasive: 0.3 },
  ],
])('on %s', (_, bullets, least) => {
  test.each(TONES)('%s loses no number and no name, and stays grammatical', async (tone) => {
    const faults: string[] = [];
    for (const text of bullets) {
      const { proposal } = await rewrite({ text, tone, of: 'resume' }, null);
      const fault = (what: string) => faults.push(`${what}: ${text} → ${proposal}`);
      const first = text.split(' ')[0] ?? '';
      // Plain words for a military term are what the professional tone is for: `logistics` for `G4` loses no number.
      const suggestions = suggestCivilianWording(text, { country: 'UK' });
      const worded = suggestions.reduce(
        (of, { term, suggestion }) => (tone === 'professional' && !proposal.includes(term) ? of.replace(term, suggestion) : of),
        text,
      );
      if (String(numbersIn(proposal)) !== String(numbersIn(worded))) fault('numbers');
      const isTerm = (name: string) => tone === 'professional' && suggestions.some(({ term }) => term.includes(name));
      const missing = namesIn(text).filter((name) => !proposal.includes(name) && !isTerm(name));
      if (missing.length > 0) fault(`names ${missing}`);
      const inPlain = tone === 'professional' ? suggestions.map(({ suggestion }) => suggestion).join(' ') : '';
      const added = namesIn(proposal).filter(
        (name) => ![text, inPlain].some((from) => from.includes(name)) && name.toLowerCase() !== first.toLowerCase(),
      );
      if (added.length > 0) fault(`new names ${added}`);
      for (const pattern of UNGRAMMATICAL) if (pattern.test(proposal) && !pattern.test(text)) fault(String(pattern));
    }
    expect(faults).toEqual([]);
  });

  test('each tone changes the text or says why not, and no two propose the same without saying so', async () => {
    const faults: string[] = [];
    const changed = new Map<Tone, number>();
    for (const text of bullets) {
      const of = await proposals(text);
      for (const tone of TONES) {
        const { proposal, notice } = of[tone];
        if (proposal !== text) changed.set(tone, (changed.get(tone) ?? 0) + 1);
        else if (!notice) faults.push(`${tone} says nothing: ${text}`);
        const twin = TONES.find((other) => other < tone && of[other].proposal === proposal && proposal !== text);
        if (twin && !notice && !of[twin].notice) faults.push(`${twin} = ${tone}: ${text} → ${proposal}`);
      }
    }
    expect(faults).toEqual([]);
    for (const tone of TONES) expect((changed.get(tone) ?? 0) / bullets.length, tone).toBeGreaterThan(least[tone]);
  });
});

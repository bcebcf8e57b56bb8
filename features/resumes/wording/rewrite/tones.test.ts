import { describe, expect, test } from 'vitest';
import { TONES } from '../../resumes-contract.ts';
import { BULLETS } from './bullets.testing.ts';
import { HELD_OUT_BULLETS } from './held-out-bullets.testing.ts';
import { rewrite } from './rewrite.ts';
import type { Tone } from './rules-engine.ts';

const NUMBER_WORDS = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|halved|double|doubled|twice)\b/gi;
const numbersIn = (text: string) =>
  [...(text.match(/\d[\d.,]*\d|\d/g) ?? []), ...(text.match(NUMBER_WORDS) ?? []).map((word) => word.toLowerCase())].sort();

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

describe.each([
  ['the bullets the rules were made with', BULLETS, CHANGED],
  // Their wording is less usual: for more of them a tone says why it changes nothing.
  [
    'bullets written before the rules',
    HELD_OUT_BULLETS,
    { ...CHANGED, rephrase: 0.45, enthusiastic: 0.85, shorten: 0.05, professional: 0.3, persuasive: 0.05 },
  ],
])('on %s', (_, bullets, least) => {
  test.each(TONES)('%s loses no number and no name, and stays grammatical', async (tone) => {
    const faults: string[] = [];
    for (const text of bullets) {
      const { proposal } = await rewrite({ text, tone, of: 'resume' }, null);
      const fault = (what: string) => faults.push(`${what}: ${text} → ${proposal}`);
      if (String(numbersIn(proposal)) !== String(numbersIn(text))) fault('numbers');
      const first = text.split(' ')[0] ?? '';
      const missing = namesIn(text).filter((name) => !proposal.includes(name));
      if (missing.length > 0) fault(`names ${missing}`);
      const added = namesIn(proposal).filter((name) => !text.includes(name) && name.toLowerCase() !== first.toLowerCase());
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

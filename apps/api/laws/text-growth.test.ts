import { describe, expect, test } from 'vitest';
import { growthOf, MOST_GROWTH } from '#apps/api/testing/growth.ts';
import { itemsOfText, readCv } from '#features/cv-import/testing.ts';
import { heldFor, passagesOf } from '#features/jobs/held-rules.ts';
import { readTerms } from '#features/jobs/server/testing.ts';
import { findService, withoutRank, wordsOf } from '#features/occupations/server/testing.ts';
import { suggestCivilianWording } from '#features/resumes/military-words/civilian-wording.ts';
import { rewriteByRules } from '#features/resumes/server/testing.ts';
import { webSearch } from '#kit/server/database/search-text.ts';

/** Every rule that reads a person's text takes about twice as long for twice the text, whatever it repeats. */

const filled = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Growth from half of so many characters to all of them, of the parts where it is too much. */
function tooMuch(parts: readonly string[], characters: (part: string) => number, work: (text: string) => unknown) {
  work(filled('Fitter 2019 - 2020\n', 2000));
  const found: Record<string, number> = {};
  for (const part of parts) {
    const long = characters(part);
    const growth = growthOf(work, filled(part, long / 2), filled(part, long));
    if (growth > MOST_GROWTH) found[part] = growth;
  }
  return found;
}

/** Lines and words of CVs. */
const LINES = [
  ...['EXPERIENCE\n', 'a\n', 'Name: x\n', 'Jan 2019 to Feb 2020\n', '• point\n', 'Manager, Acme, London\n', 'SKILLS\na\n'],
  ...['a    b    c\n', 'EDUCATION\nBSc 2010\n', '2019 - 2020 Fitter at Acme\n', 'Royal Navy\n', 'English: fluent\n', '___\n'],
  ...['Page 1 of 2\n', 'a: b, c\n', '# a\n', 'Name\nAddress\n', 'A\n\n'],
  ...['a\tb\tc\td\te\tf\n', 'BSc Physics, Tern University   2010 - 2012\n', 'Sergeant, Royal Engineers   2010 - 2012\n'],
];
const WORDS = [
  ...['a', ' ', 'a ', '(', ')', 'a.', '. ', '!', '1', '1 ', '1,', '<', '@', 'a@', '’', 'Á', '-', '•', 'a\u00ad', '07700 900123 '],
  ...['https://x.y ', 'a@b.co ', 'London, ', 'Sergeant ', 'ext ', 'x (mobile) ', 'a|', 'a\t', '\t'],
];

test('CVs, by lines', () => {
  const characters = (part: string) => (1500 / (part.split('\n').length - 1)) * part.length;
  expect(tooMuch(LINES, characters, (text) => readCv(itemsOfText(text)))).toEqual({});
});

test('CVs of one line', () => {
  expect(
    tooMuch(
      WORDS,
      (part) => (part.includes('\t') ? 20_000 : 300_000),
      (text) => readCv(itemsOfText(text)),
    ),
  ).toEqual({});
});

/** Beginnings of what the rules look for. */
const PHRASES = [
  ...['send ', 'send me ', 'your bank ', 'account ', 'sort code ', 'passport ', 'please ', 'fee ', '£50 ', 'pay ', 'we need '],
  ...['OC ', 'Sergeant Sergeant ', 'SSgt (', 'sergeant-', 'Led ', 'responsible for ', 'in order to ', 'and training '],
  ...['"a ', '-', '-a ', 'or ', 'a or '],
];
/** Twice as long as any route accepts. */
const LONGEST_TEXT = 40_000;
const RULES: Record<string, (text: string) => unknown> = {
  'messages that are held': (text) => heldFor(text),
  'adverts that are held': (description) =>
    passagesOf({ title: '', description, responsibilities: [], requirements: [], screening_questions: [] }),
  'civilian wording': (text) => suggestCivilianWording(text, { country: 'UK' }),
  'texts that are rewritten': (text) => rewriteByRules(text, 'professional'),
  'terms of a search': readTerms,
  'the search of PostgreSQL': webSearch,
  'words of a translation': wordsOf,
  'the rank of a translation': withoutRank,
  'the service of a translation': (text) => findService(text, 'UK'),
};

describe('the rule for', () => {
  test.each(Object.keys(RULES))('%s', (name) => {
    expect(tooMuch([...WORDS, ...PHRASES], () => LONGEST_TEXT, RULES[name] ?? String)).toEqual({});
  });
});

import { describe, expect, test } from 'vitest';
import { read } from '../testing.ts';

const spoken = (...lines: string[]) => read(...lines).languages.map(({ language, fluency }) => `${language}: ${fluency}`);

describe('languages and their levels', () => {
  test.each([
    ['Deutsch (Muttersprache), Français B2', ['Deutsch: Muttersprache', 'Français: B2']],
    ['Pashto SLP 3333 / Dari 2+/2', ['Pashto: SLP 3333', 'Dari: 2+/2']],
    [
      'Native Cantonese, conversational German and Portuguese',
      ['Cantonese: Native', 'German: conversational', 'Portuguese: conversational'],
    ],
    ['Polish, mother tongue; Russian, B1+', ['Polish: mother tongue', 'Russian: B1+']],
    ['Brazilian Portuguese (native) | British Sign Language', ['Brazilian Portuguese: native', 'British Sign Language: ']],
    ['isiXhosa: native, English: fluent', ['isiXhosa: native', 'English: fluent']],
    ['English fluent, Mirpuri native', ['English: fluent', 'Mirpuri: native']],
  ])('%s', (text, wanted) => expect(spoken('LANGUAGES', text)).toEqual(wanted));

  test('are found under a heading that names skills', () =>
    expect(spoken('SKILLS', 'Typing, Filing', '', 'LINGUISTIC SKILLS', 'Tamil (fluent)', 'Welsh (basic)')).toEqual([
      'Tamil: fluent',
      'Welsh: basic',
    ]));

  test('are found in a labelled row of skills that wraps', () => {
    const lines = ['SKILLS', 'Office: Typing, Filing', 'Spoken languages: Haitian', 'Creole (fluent), Nepali (A2)'];
    expect(spoken(...lines)).toEqual(['Haitian Creole: fluent', 'Nepali: A2']);
  });

  test('wrap within a name or a bracket', () =>
    expect(spoken('LANGUAGES', 'British Sign', 'Language (good working', 'knowledge)', 'Urdu')).toEqual([
      'British Sign Language: good working knowledge',
      'Urdu: ',
    ]));

  test('for computers are skills', () => expect(spoken('SKILLS', 'Languages: C, Java, Go')).toEqual([]));
});

test('languages at the end of a list of skills are languages', () => {
  const { skills, languages } = read('SKILLS', 'QGIS, Excel, French (intermediate), Gaelic (beginner)');
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(['QGIS', 'Excel']);
  expect(languages).toEqual([
    { language: 'French', fluency: 'intermediate' },
    { language: 'Gaelic', fluency: 'beginner' },
  ]);
});

test('a list of skills that names only languages leaves no empty skill', () => {
  const { skills, languages } = read('SKILLS', 'Welding, Turning', 'Spoken', 'French (intermediate), Gaelic (beginner)');
  expect(languages.map(({ language }) => language)).toEqual(['French', 'Gaelic']);
  expect(skills.every(({ name, keywords }) => name !== '' || keywords.length > 0)).toBe(true);
});

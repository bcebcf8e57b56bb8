import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';

test('a table of names and lists has a group of skills in each row, also one named like a section', () => {
  const rows = [
    ['Design', 'AutoCAD, Revit'],
    ['Languages', 'Python, Go'],
    ['Surveying', 'Total station, GPS'],
  ] as const;
  const { skills } = readCv([
    piece('Jane Frost', 0, 20, { size: 18, bold: true }),
    piece('SKILLS', 0, 60, { bold: true }),
    ...rows.flatMap(([label, list], index) => [piece(label, 0, 80 + 16 * index), piece(list, 140, 80 + 16 * index)]),
    piece('EDUCATION', 0, 160, { bold: true }),
    piece('BSc Surveying, Calder University, Leeds, 2011', 0, 176),
  ]);
  expect(skills.map(({ name, keywords }) => [name, keywords])).toEqual(rows.map(([name, list]) => [name, list.split(', ')]));
});

test('lines with the names of sections in a section of anything else are those sections', () => {
  const { awards, skills, languages, interests, more } = read(
    'EDUCATION',
    'BSc Physics, Calder University, 2009',
    '',
    'ADDITIONAL',
    'Awards: Baxter Prize; Chancellor Medal',
    'Skills: Stata, R',
    'Languages: French (fluent)',
    'Interests: rowing, chess',
    'Notice: three months',
  );
  expect(awards.map(({ name }) => name)).toEqual(['Baxter Prize', 'Chancellor Medal']);
  expect(skills.flatMap(({ name, keywords }) => [name, ...keywords].filter(Boolean))).toEqual(['Stata', 'R']);
  expect(languages).toEqual([{ language: 'French', fluency: 'fluent' }]);
  expect(interests).toEqual(['rowing', 'chess']);
  expect(more.flatMap(({ lines }) => lines)).toContain('Notice: three months');
});

describe('languages without a symbol before their levels', () => {
  test.each([
    ['Polish mother tongue – English C1 – Russian A2', ['Polish: mother tongue', 'English: C1', 'Russian: A2']],
    [
      'Welsh and English from home; good reading French and Latin.',
      ['Welsh: from home', 'English: from home', 'French: good reading', 'Latin: good reading'],
    ],
    ['Native Spanish, basic Italian', ['Spanish: Native', 'Italian: basic']],
    ['Fluent in Hindi and Urdu', ['Hindi: Fluent', 'Urdu: Fluent']],
    ['Greek (native), British Sign Language', ['Greek: native', 'British Sign Language: ']],
    ['Irish Gaelic, Scots', ['Irish Gaelic: ', 'Scots: ']],
  ])('%s', (text, wanted) =>
    expect(read('LANGUAGES', text).languages.map(({ language, fluency }) => `${language}: ${fluency}`)).toEqual(wanted),
  );
});

import { expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';

test('signs before dates and towns separate them', () => {
  const { work } = read(
    'EMPLOYMENT',
    'Fitter, Tern Mill',
    '▦ Mar 2020 – Apr 2022 ⌂ Leeds',
    '- Set looms',
    'Baker, Wren Bakery',
    '▦ Mar 2018 – Feb 2020 ⌂ Yarm',
    '- Baked',
  );
  expect(work.map(({ name, location, startDate, endDate }) => [name, location, startDate, endDate])).toEqual([
    ['Tern Mill', 'Leeds', '2020-03', '2022-04'],
    ['Wren Bakery', 'Yarm', '2018-03', '2020-02'],
  ]);
});

test('names in frames are a skill each', () => {
  const tags = (y: number, ...texts: string[]) => {
    let x = 40;
    return texts.map((text) => {
      const tag = piece(text, x, y);
      x += text.length * 5 + 9;
      return tag;
    });
  };
  const { skills } = readCv([
    piece('Jane Frost', 40, 20, { size: 20, bold: true }),
    piece('Skills', 40, 60, { bold: true, size: 12 }),
    ...tags(80, 'Route planning', 'Forklift', 'Stock control'),
    ...tags(96, 'Cold storage', 'Rostering', 'First aid'),
    piece('Experience', 40, 130, { bold: true, size: 12 }),
    piece('Fitter, Tern Mill, 2019 – 2021', 40, 150),
    piece('Set looms for three shifts every week.', 40, 164),
  ]);
  expect(skills.map(({ name }) => name)).toEqual([
    'Route planning',
    'Forklift',
    'Stock control',
    'Cold storage',
    'Rostering',
    'First aid',
  ]);
});

test('a skill may have its level and how long it was used', () => {
  const { skills } = read('SKILLS', 'Motor grader - Expert - 14 years and 0 months', 'Roller - Beginner - 6 months');
  expect(skills).toMatchObject([
    { name: 'Motor grader', level: 'Expert - 14 years and 0 months' },
    { name: 'Roller', level: 'Beginner - 6 months' },
  ]);
});

test('remarks beside levels belong to each language, also to one that nobody listed', () => {
  const rows = [
    ['Ngas', 'mother tongue', 'read and written'],
    ['English', 'fluent', 'IELTS 8.0'],
    ['Hausa', 'basic', 'two years in Kano'],
  ];
  const { languages } = readCv([
    piece('Jane Frost', 40, 20, { size: 20, bold: true }),
    piece('Languages', 40, 60, { bold: true, size: 13 }),
    ...rows.flatMap((row, index) =>
      row.map((text, column) => piece(text, 40 + 110 * column, 80 + 16 * index, { row: index + 1 })),
    ),
  ]);
  expect(languages).toEqual([
    { language: 'Ngas', fluency: 'mother tongue, read and written' },
    { language: 'English', fluency: 'fluent, IELTS 8.0' },
    { language: 'Hausa', fluency: 'basic, two years in Kano' },
  ]);
});

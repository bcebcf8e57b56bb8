import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';
import { Context } from './context.ts';
import { isResidence } from './residence.ts';

const context = new Context();

const basicsOf = (...lines: string[]) => read(...lines, '', 'PROFILE', 'Baker with ten years in busy kitchens.').basics;

describe('the place of residence', () => {
  test.each([
    'Wath upon Dearne',
    'Greater Chillicothe area',
    '61-666 Słupsk',
    'Am Alten Markt 104, 92238 Wismar',
    'Corner Brook, NL A2H 1K2',
    'Coeur d’Alene, Idaho',
    'Coimbatore 641001',
  ])('%s', (text) => {
    expect(isResidence(context, text)).toBe(true);
    expect(basicsOf(text, 'jane@frost.test | 07700 900123').location).toBe(text);
  });

  test.each(['Scaffolder', 'Bid Writer', 'Home', 'Scaffolder, Painter', 'Jane Frost'])('is not %s', (text) =>
    expect(isResidence(context, text)).toBe(false),
  );

  test('below a headline', () =>
    expect(basicsOf('Scaffolder', 'Passau', 'jane@frost.test')).toMatchObject({ label: 'Scaffolder', location: 'Passau' }));

  test('has a street above it', () =>
    expect(basicsOf('14 Mill Lane', 'Thame OX9 2AB', 'jane@frost.test').location).toBe('14 Mill Lane, Thame OX9 2AB'));

  test('says nothing of moving', () => {
    const cv = read('jane@frost.test | Opa-locka (willing to relocate)', '', 'PROFILE', 'Baker.');
    expect(cv.basics.location).toBe('Opa-locka');
    expect(cv.more).toContainEqual({ title: 'Availability', lines: ['willing to relocate'] });
  });

  test('may be at the foot of the page', () => {
    const cv = read('jane@frost.test', '', 'INTERESTS', 'Rowing', '', 'jane@frost.test · 07700 900123 · Husum');
    expect(cv.basics.location).toBe('Husum');
    expect(cv.interests).toEqual(['Rowing']);
  });

  test('is not where someone was born', () => expect(read('jane@frost.test', 'Born    1980').basics.location).toBe(''));
});

test('the contacts in the lines at the foot of a page are those of the person, and a hobby above them is none', () => {
  const { basics, interests } = read(
    'WORK EXPERIENCE',
    'Engineer, Tern Works Ltd, 2015 – today',
    'INTERESTS',
    'Cycling',
    'Reading',
    '7 Clift House Lane – Bristol BS3',
    '07700 900207 – jane@frost.test',
  );
  expect(basics.location).toContain('Bristol BS3');
  expect(basics.phone).toBe('07700 900207');
  expect(interests).toEqual(['Cycling', 'Reading']);
});

test('a town and region that no list has are the residence among contacts', () => {
  const cv = readCv([
    piece('Jane Frost', 40, 20, { size: 20 }),
    piece('Contact', 40, 60, { bold: true }),
    piece('07700 900129', 40, 76),
    piece('Hoedspruit, Wexmoorland', 40, 92),
    piece('Skills', 40, 120, { bold: true }),
    piece('Tracking, Bookkeeping', 40, 136),
  ]);
  expect(cv.basics.location).toBe('Hoedspruit, Wexmoorland');
});

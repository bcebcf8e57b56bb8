import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksOf, MOST_BLOCKS } from './sent-text.ts';

test('lines after space are headings, marks make bullets, the rest are lines', () => {
  expect(
    blocksOf([
      'Rhys Pritchard',
      'Cardiff',
      '',
      'Experience',
      'Crew chief, Army Air Corps',
      '• Led five people',
      '- Kept Apaches',
      '2019 - 2024',
      '',
    ]),
  ).toEqual([
    { kind: 'heading', text: 'Rhys Pritchard' },
    { kind: 'line', text: 'Cardiff' },
    { kind: 'heading', text: 'Experience' },
    { kind: 'line', text: 'Crew chief, Army Air Corps' },
    { kind: 'bullet', text: 'Led five people' },
    { kind: 'bullet', text: 'Kept Apaches' },
    { kind: 'line', text: '2019 - 2024' },
  ]);
});

test('a long sentence after space is no heading, and a lone mark is no bullet', () => {
  expect(blocksOf(['', 'I kept helicopters flying for fifteen years, and now I want to keep trains moving.', '•'])).toMatchObject(
    [{ kind: 'line' }, { kind: 'line', text: '•' }],
  );
});

test('any lines give bounded blocks without empty text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 60 }), (lines) => {
      for (const { text } of blocksOf(lines)) expect(text.trim()).not.toBe('');
    }),
  );
  expect(blocksOf(Array.from({ length: 3000 }, () => 'x'))).toHaveLength(MOST_BLOCKS);
});

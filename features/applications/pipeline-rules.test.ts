import { expect, test } from 'vitest';
import { mentionedIn } from './pipeline-rules.ts';

const named = (note: string, ...names: string[]) =>
  mentionedIn(
    note,
    names.map((name) => ({ name })),
  ).map(({ name }) => name);

test('a note mentions whom it names after an @, wherever that is', () => {
  expect(named('@Ann Lee, can you call? (@Tom Ellery)', 'Ann Lee', 'Tom Ellery', 'Priya Shah').toSorted()).toEqual([
    'Ann Lee',
    'Tom Ellery',
  ]);
  expect(named('Ask Ann Lee, or ann@lee.example', 'Ann Lee')).toEqual([]);
  expect(named('I share @Ann Lee’s view', 'Ann Lee')).toEqual(['Ann Lee']);
});

test.each(['@Ann Leeson', '@Ann Lee-Shaw', '@Ann Lee Shaw', 'first @Ann Lee Shaw'])(
  'a name that begins like another mentions one person: %s',
  (note) => {
    const full = note.slice(note.indexOf('@') + 1);
    expect(named(note, 'Ann Lee', full)).toEqual([full]);
  },
);

import { expect, test } from 'vitest';
import { colleaguesFor, mentionAt, withMention } from './note-mentions.ts';

test('a name is mentioned where the caret is, also in the middle of the text', () => {
  const text = 'Ask @To about shifts';
  const mention = mentionAt(text, 7);
  expect(mention).toEqual({ from: 5, typed: 'To' });
  expect(withMention(text, mention ?? { from: 0, typed: '' }, 'Tom Ashworth')).toEqual({
    text: 'Ask @Tom Ashworth about shifts',
    caret: 18,
  });
  expect(mentionAt(text, 3)).toBeNull();
});

test('an address is no mention', () => {
  expect(mentionAt('write to tom@example', 20)).toBeNull();
});

test('colleagues are found by each part of their name, until it is complete', () => {
  const people = [{ name: 'Tom Ashworth' }, { name: 'Ann Tomlin' }];
  expect(colleaguesFor('to', people)).toEqual(people);
  expect(colleaguesFor('ash', people)).toEqual([people[0]]);
  expect(colleaguesFor('Tom Ashworth', people)).toEqual([]);
});

import { expect, test } from 'vitest';
import { withoutEntities } from './html-entities.ts';

test.each([
  ['Guy&#39;s &amp; St Thomas&rsquo;', "Guy's & St Thomas’"],
  ['&pound;30,000&nbsp;&ndash; &#x20AC;40,000', '£30,000\u00a0– €40,000'],
  // Names that every JavaScript object has.
  ['&constructor; &toString; &__proto__;', '&constructor; &toString; &__proto__;'],
  ['R&D, AT&T, B&reg, fish &chips;', 'R&D, AT&T, B&reg, fish &chips;'],
])('%s', (text, expected) => {
  expect(withoutEntities(text)).toBe(expected);
});

test('numbers that are no characters leave text that can be stored', () => {
  const text = withoutEntities('&#55357; &#xD800; &#0; &#99999999;');
  expect(text.isWellFormed()).toBe(true);
  expect(text).not.toContain('\0');
});

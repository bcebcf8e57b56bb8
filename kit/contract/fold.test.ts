import { expect, test } from 'vitest';
import { foldName } from './fold.ts';

test.each([
  ["O'Neill", 'O’Neill', 'OʼNeill', 'O`Neill'],
  ['Zoe', 'Zoë', 'Zoe\u0308'],
  ['King’s Lynn', 'Kings Lynn', 'KING´S  LYNN'],
  ['Saint Helens', 'St. Helens', 'St Helens', 'saint-helens'],
  ['Stoke-on-Trent', 'Stoke on Trent', 'Stoke‑on–Trent'],
  ['Łódź', 'Lodz'],
  ['Søren Müller', 'Soren Muller'],
  ['Straße', 'Strasse'],
  ['Ægir', 'Aegir'],
  ['Winston-Salem', 'Winston  Salem\u00a0'],
  ['Coeur d’Alene', "Cœur d'Alene"],
  ['Ｊｏｎｅｓ', 'Jones'],
])('%s and its other spellings are one name', (...names) => expect(new Set(names.map(foldName)).size).toBe(1));

test.each([
  ['Santa Fe', 'St Fe'],
  ['Newport', 'New Port'],
  ['Lynn', 'Lynne'],
])('%s and %s are two names', (one, other) => expect(foldName(one)).not.toBe(foldName(other)));

test.each([
  ['d’Arcy', "D'ARCY", 'dʻArcy', 'd‘arcy', 'dArcy', 'd＇Arcy', 'dʾArcy'],
  ['Nuñez', 'NUÑEZ', 'Nun\u0303ez', 'Nunez'],
  ['Đorđević', 'Dordevic'],
  ['İpek', 'Ipek'],
  ['ΠΑΠΑΔΟΠΟΥΛΟΣ', 'Παπαδόπουλος'],
  ['ﬁnch', 'Finch'],
  ['St. Saint', 'Saint  St'],
  ['Smith\u00adson', 'Smithson', 'Smith\u200bson'],
  ['GROẞ', 'groß', 'Gross'],
  ['Þór', 'Thor'],
  ['Anne_Marie', 'Anne-Marie', 'anne marie'],
])('%s and its other spellings are one name too', (...names) => expect(new Set(names.map(foldName)).size).toBe(1));

test('keeps the vowels of scripts that write them as marks', () => expect(foldName('प्रिया')).toBe('प्रिया'));

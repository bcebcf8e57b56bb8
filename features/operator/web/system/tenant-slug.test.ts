import { expect, it } from 'vitest';
import { slugOf } from './tenant-slug.ts';

it.each([
  ['Homefront', 'homefront'],
  ['King’s & Co', 'kings-co'],
  ['Élan Vétérans', 'elan-veterans'],
  ['  1st Battalion  ', 'st-battalion'],
  ['!!!', ''],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
])('%s becomes "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

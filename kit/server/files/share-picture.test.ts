import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSharePicture } from './share-picture.ts';

const PICTURE = {
  site: 'Muster',
  title: 'Rail fitter',
  detail: 'Northgate Rail · Leeds',
  foot: '£32,000 a year',
  colour: '#F76800',
};

test.each([
  ['markup', { title: '<b>Fitter</b> & "mate" <span foreground="red">' }],
  ['control characters', { title: 'Rail\u0000 fit\u202eter' }],
  ['nothing but a title', { site: '', detail: '', foot: null }],
  ['a long word', { title: 'x'.repeat(300) }],
  [
    'a long title, employer and pay',
    { title: 'long words '.repeat(30), detail: 'a long employer '.repeat(20), foot: '9'.repeat(200) },
  ],
  ['other scripts', { title: '日本語 العربية 🚆' }],
])('draws a title with %s in one size', async (_, change) => {
  const bytes = await drawSharePicture({ ...PICTURE, ...change });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

test('draws the title and the pay', async () => {
  const drawn = await drawSharePicture(PICTURE);
  expect((await drawSharePicture({ ...PICTURE, title: 'Rail planner' })).equals(drawn)).toBe(false);
  expect((await drawSharePicture({ ...PICTURE, foot: null })).equals(drawn)).toBe(false);
});

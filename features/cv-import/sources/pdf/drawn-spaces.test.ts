import { getResolvedPDFJS } from 'unpdf';
import { expect, test } from 'vitest';
import { piece } from '../../testing.ts';
import { withDrawnSpaces } from './pdf-spaces.ts';

/** Drawing commands that write these texts letter by letter. */
const drawn = async (...texts: string[]) => {
  const { OPS } = await getResolvedPDFJS();
  const letters = texts.flatMap((text) => [...text]);
  return { fnArray: letters.map(() => OPS.showText), argsArray: letters.map((unicode) => [[{ unicode }, -20]]) };
};

test('letter-spaced words keep the spaces that the page draws between them', async () => {
  const items = [piece('J A N E F R O S T', 40, 20), piece('S E L E C T E D W O R K', 40, 60), piece('Ran the depot', 40, 80)];
  const read = await withDrawnSpaces(items, await drawn('JANE FROST', 'SELECTED WORK', 'Ran the depot'));
  expect(read.map(({ text }) => text)).toEqual(['JANE FROST', 'SELECTED WORK', 'Ran the depot']);
});

test('letter-spaced words that came out apart are one text, also a short one', async () => {
  const items = [piece('I N', 40, 20, { width: 12 }), piece('B R I E F', 60, 20, { width: 40 })];
  const read = await withDrawnSpaces(items, await drawn('IN BRIEF'));
  expect(read).toMatchObject([{ text: 'IN BRIEF', x: 40, width: 60 }]);
});

test('texts that the page does not draw in this order stay as they are', async () => {
  const items = [piece('J A N E F R O S T', 40, 20)];
  expect(await withDrawnSpaces(items, await drawn('Ran the depot'))).toEqual(items);
});
